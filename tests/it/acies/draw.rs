//! 13.1 to 13.5: discard and draw, Rally, Initiative.

use super::table::*;

fn discarding(hand: &str) -> Table {
    Table::field("A5 horde, B5 horde").hand(A, hand).at("discard").deck(A, "warriors horde*11")
}

#[test]
fn r13_1_any_number_goes_to_the_reserve_and_six_may_stay() {
    let mut play = discarding("psiloi*3 horde*3 overrun").start();
    play.asks("a 13.1").refused("pass", "13.1/hand").play("discard overrun").allowed("pass");
    assert_eq!((play.hand(A), play.reserve(A)), ("psiloi*3 horde*3".into(), "overrun".into()));
    play.play("pass");
    assert_eq!(play.hand(A), "psiloi*3 horde*3 warriors");
    // More than seven: as many have to go.
    let mut play = discarding("psiloi*5 horde*5").start();
    for _ in 0..4 {
        play.refused("pass", "13.1/hand").play("discard psiloi");
    }
    play.allowed("pass").refused("discard numides", "5.0/not-yours");
    // All of them, tactics and units alike.
    let mut play = discarding("psiloi overrun*2 horde").start();
    play.play("discard psiloi").play("discard overrun").play("discard overrun");
    play.play("discard horde");
    assert_eq!(
        (play.hand(A), play.reserve(A)),
        ("warriors".into(), "psiloi horde overrun*2".into())
    );
}

#[test]
fn r13_1_both_sides_of_the_limit() {
    for (count, passes) in [(1, true), (5, true), (6, true), (7, false), (8, false)] {
        let mut play = discarding(&format!("psiloi*{count}")).start();
        play.asks("a 13.1");
        if passes {
            play.allowed("pass");
        } else {
            play.refused("pass", "13.1/hand");
        }
    }
}

#[test]
fn r13_2_exactly_one_card_is_drawn_whether_one_likes_it_or_not() {
    for (hand, after) in
        [("", "warriors"), ("psiloi*6", "psiloi*6 warriors"), ("psiloi", "psiloi warriors")]
    {
        let mut play = discarding(hand).start();
        if !hand.is_empty() {
            play.play("pass");
        }
        assert_eq!(play.hand(A), after);
        assert_eq!((play.deck(A), play.hand(B)), ("horde*11".into(), String::new()));
    }
}

#[test]
fn r13_2_only_the_active_side_draws() {
    let mut play = discarding("psiloi").hand(B, "psiloi*9").start();
    play.play("pass");
    assert_eq!(play.hand(B), "psiloi*9", "nor does the other side discard");
    play.pass_to("b 13.1").refused("pass", "13.1/hand");
}

/// Seven cards, the Rally card among them: one goes, one comes.
#[test]
fn r13_3_rally_keeps_the_hand_at_seven() {
    let table = discarding("psiloi*4 rally*2").lost(A, "hoplites phalanx", "");
    let mut play = table.start();
    play.play("pass").asks("a 13.4").play("rally phalanx");
    assert_eq!(play.hand(A), "psiloi*4 warriors phalanx rally");
    assert_eq!((play.lost(A).0, play.reserve(A)), ("hoplites".into(), "rally".into()));
    play.asks("a 13.4").play("rally hoplites");
    assert_eq!(play.hand(A), "psiloi*4 warriors hoplites phalanx");
}

#[test]
fn r13_4_either_side_may_rally_the_active_one_first() {
    let table = discarding("rally psiloi").hand(B, "rally psiloi").lost(A, "hoplites", "");
    let table = table.lost(B, "phalanx", "");
    let mut play = table.start();
    play.refused("rally hoplites", "16.9/card-window").play("pass").asks("a 13.4");
    play.refused("rally phalanx", "16.9/not-yours").play("rally hoplites").asks("b 13.4");
    play.refused("rally hoplites", "16.9/not-yours").play("rally phalanx");
    assert_eq!(play.hand(B), "psiloi phalanx");
    assert_eq!((play.reserve(B), play.lost(B).0), ("rally".into(), String::new()));
    // A hand of any size may rally out of its own turn.
    let table = discarding("psiloi").hand(B, "rally*2 psiloi*8").lost(B, "phalanx horde", "");
    let mut play = table.start();
    play.play("pass").asks("b 13.4").play("rally phalanx").asks("b 13.4").play("rally horde");
    assert_eq!(play.hand(B), "psiloi*8 horde phalanx");
}

#[test]
fn r13_4_the_window_does_not_betray_the_hand() {
    // Somebody with casualties and cards is asked, whatever they are.
    let mut play = discarding("psiloi").hand(B, "horde").lost(B, "phalanx", "").start();
    play.play("pass").asks("b 13.4");
    assert_eq!(play.offers(""), ["pass"]);
    let table = discarding("psiloi").hand(B, "horde").lost(B, "phalanx", "");
    let mut play = table.option("fast_windows", true).start();
    assert_ne!(play.play("pass").decides(), "b 13.4");
    let table = discarding("psiloi").hand(B, "rally").lost(B, "phalanx", "");
    table.option("fast_windows", true).start().play("pass").asks("b 13.4");
    // Without casualties, or without a card, there is nothing to ask.
    for (hand, lost) in [("rally", ""), ("", "phalanx")] {
        let mut play = discarding("psiloi").hand(B, hand).lost(B, lost, "").start();
        assert_ne!(play.play("pass").decides(), "b 13.4", "{hand} {lost}");
    }
}

#[test]
fn r13_5_initiative_takes_the_next_turn_too() {
    let mut play = discarding("initiative psiloi").start();
    play.refused("initiative", "16.11/card-window").play("pass").asks("a 13.5");
    play.play("initiative");
    let state = play.state();
    assert_eq!((state.turn, state.active, state.extra), (4, A, true));
    assert_eq!(play.reserve(A), "initiative");
    assert_eq!(play.events("again").len(), 1);
    // After it comes the other side.
    play.pass_to("a 13.1").play("pass").pass_to("b 8.1");
    assert_eq!((play.state().turn, play.state().active, play.state().extra), (5, B, false));
    // Whoever does not play it has no extra turn.
    let mut play = discarding("initiative psiloi").start();
    play.play("pass").play("pass").pass_to("b 8.1");
    assert_eq!((play.state().turn, play.state().extra), (4, false));
}

#[test]
fn r13_5_the_opponent_may_cancel_it_and_nobody_answers_that() {
    let table = discarding("initiative*2 psiloi").hand(B, "initiative*2 horde");
    let mut play = table.start();
    play.play("pass").play("initiative").asks("b 13.5").allowed("pass").play("initiative");
    assert_eq!(play.events("cancelled").len(), 1);
    let state = play.state();
    assert_eq!((state.turn, state.active, state.extra), (4, B, false));
    assert_eq!((play.reserve(A), play.reserve(B)), ("initiative".into(), "initiative".into()));
    assert_eq!(
        (play.hand(A), play.hand(B)),
        ("psiloi warriors initiative".into(), "horde initiative".into())
    );
    // Who lets it pass lets it happen.
    let mut play = table.start();
    play.play("pass").play("initiative").play("pass");
    assert_eq!((play.state().active, play.state().extra), (A, true));
    assert_eq!(play.hand(B), "horde initiative*2");
}

#[test]
fn r13_5_only_the_active_side_claims_a_turn() {
    let mut play = discarding("psiloi").hand(B, "initiative").start();
    play.play("pass").asks("a 13.5").play("pass");
    assert_ne!(play.decides(), "b 13.5");
    assert_eq!((play.state().turn, play.state().active), (4, B));
}

#[test]
fn r13_5_an_extra_turn_gains_no_other_unless_the_option_says_so() {
    // Cohesion keeps the step open.
    let table = discarding("initiative psiloi cohesion").extra();
    let table = table.begin(|begin| begin.field[0].markers = 1);
    let mut play = table.clone().start();
    play.play("pass").pass_to("a 13.5").refused("initiative", "13.5/card-window");
    let mut play = table.option("initiative_chain", true).start();
    play.play("pass").pass_to("a 13.5").play("initiative");
    assert_eq!((play.state().active, play.state().extra, play.state().turn), (A, true, 4));
    // A turn that was gained and spent does not bar the one after the enemy's.
    let mut play = discarding("initiative*2 psiloi").start();
    play.play("pass").play("initiative").pass_to("a 13.1").play("pass");
    play.pass_to("b 8.1").play("pass").pass_to("a 13.1").play("pass").asks("a 13.5");
}

#[test]
fn r13_5_the_reply_does_not_betray_the_hand() {
    for (hand, fast, asked) in [
        ("horde", false, true),
        ("horde", true, false),
        ("initiative", true, true),
        ("", false, false),
    ] {
        let table = discarding("initiative psiloi").hand(B, hand).option("fast_windows", fast);
        let mut play = table.start();
        play.play("pass").play("initiative");
        assert_eq!(play.decides() == "b 13.5", asked, "{hand:?} {fast}");
    }
}
