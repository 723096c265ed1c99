//! 14.1 to 14.6: piles and the end of the game.

use super::table::*;

fn discarding() -> Table {
    Table::field("A5 horde, B5 horde").at("discard").hand(A, "psiloi")
}

#[test]
fn r14_1_an_empty_deck_is_made_anew_from_the_reserve_at_once() {
    let mut play = discarding().deck(A, "hoplites").reserve(A, "overrun*2 warriors").start();
    play.play("pass");
    assert_eq!(play.hand(A), "psiloi hoplites");
    assert_eq!(play.reserve(A), "");
    let mut deck = cards(&play.deck(A));
    deck.sort();
    assert_eq!(deck, ["overrun", "overrun", "warriors"]);
    assert_eq!(play.events("shuffled").len(), 1);
    // Two cards left: one draw does not empty the deck.
    let mut play = discarding().deck(A, "hoplites*2").reserve(A, "overrun*2").start();
    play.play("pass");
    assert_eq!((play.deck(A), play.reserve(A)), ("hoplites".into(), "overrun*2".into()));
    assert!(play.events("shuffled").is_empty());
    // What is discarded before the draw is in the new deck.
    let mut play = discarding().hand(A, "psiloi phalanx").deck(A, "hoplites").start();
    play.play("discard phalanx").play("pass");
    assert_eq!((play.hand(A), play.deck(A)), ("psiloi hoplites".into(), "phalanx".into()));
}

#[test]
fn r14_1_the_new_deck_is_shuffled() {
    let order = |seed: u64| {
        let reserve = "psiloi horde warriors hoplites phalanx numides elephants rally overrun";
        let table = discarding().deck(A, "hoplites").reserve(A, reserve);
        let mut play = table.start();
        let pass = play.read("pass");
        play.act(&mut gonfalon::kernel::SeededDice::new(seed), &pass);
        play.deck(A)
    };
    let orders: std::collections::BTreeSet<String> = (0..20).map(order).collect();
    assert!(orders.len() > 17, "{} orders", orders.len());
    assert_eq!(order(4), order(4));
}

/// The enemy's attack on the main body empties a deck as well.
#[test]
fn r14_1_a_deck_that_the_enemy_emptied_is_made_anew_too() {
    let table = Table::field("M5 a horde, A1 horde, M1 b horde").at("attack").deck(B, "hoplites");
    let mut play = table.reserve(B, "overrun warriors").start();
    play.play("body M5");
    assert_eq!(play.lost(B), (String::new(), "hoplites".into()));
    assert_eq!((play.state().of(B).deck.len(), play.reserve(B)), (2, String::new()));
}

#[test]
fn r14_2_without_deck_and_reserve_the_game_is_lost_at_once() {
    let mut play = discarding().deck(A, "hoplites").start();
    play.play("pass").asks("over b no-cards 14.2");
    // Neither the hand nor the field count, nor the casualties.
    let table = discarding().hand(A, "psiloi*6").deck(A, "hoplites").lost(A, "horde*9", "horde");
    table.start().play("pass").asks("over b no-cards 14.2");
    // One card in the reserve saves the game.
    let mut play = discarding().deck(A, "hoplites").reserve(A, "horde").start();
    play.play("pass");
    assert_eq!(play.state().over, None);
    // By the enemy's hand.
    let table = Table::field("M5 a horde, A1 horde, M1 b horde").at("attack").deck(B, "hoplites");
    table.start().play("body M5").asks("over a no-cards 14.2");
    // In phase 2, with cards still to be drawn.
    let table =
        Table::field("A5 horde").at("encircling").hand(A, "reserve psiloi").deck(A, "horde*2");
    table.start().play("reserve").asks("over b no-cards 14.2");
}

#[test]
fn r14_3_casualties_never_come_back_to_the_deck() {
    let table = discarding().deck(A, "hoplites").reserve(A, "overrun*2");
    let mut play = table.lost(A, "phalanx elephants", "warriors").start();
    play.play("pass");
    assert_eq!(play.deck(A), "overrun*2");
    assert_eq!(play.lost(A), ("phalanx elephants".into(), "warriors".into()));
}

/// Side B owns units worth so much; one of its bowmen (40 points) is about to be shot.
fn shot(b: &str, on_field: &str) -> Table {
    let cards = format!("M5 a bowmen, B5 bowmen, M1 a horde, B1 {on_field}");
    Table::field(&cards).at("missile").deck(B, b).option("route_level", true)
}

fn decided(table: &Table) -> String {
    let mut play = table.start();
    play.roll(&[4], "shoot M5 B5");
    assert_eq!(play.at("B5"), "-");
    play.decides()
}

#[test]
fn r14_4_more_than_half_of_the_army_is_too_much() {
    // 40 of 80: half is not more than half.
    assert_eq!(decided(&shot("overrun*5", "light-infantry")), "a 10.1");
    // 40 of 70: it is.
    assert_eq!(decided(&shot("overrun*5", "javelineers")), "over a rout 14.4");
    // All cards of the list count, wherever they are: 40 of 95, 40 of 75 + 25.
    assert_eq!(decided(&shot("overrun*5 slingers", "javelineers")), "a 10.1");
    assert_eq!(decided(&shot("overrun*5", "javelineers").hand(B, "slingers")), "a 10.1");
    assert_eq!(decided(&shot("overrun*5", "javelineers").reserve(B, "slingers")), "a 10.1");
    // What is lost already counts on both sides: 40 + 25 of 95.
    let table = shot("overrun*5", "javelineers").lost(B, "slingers", "");
    assert_eq!(decided(&table), "over a rout 14.4");
    // Face-up tactics are worth nothing.
    let table = shot("overrun*5", "light-infantry").lost(B, "overrun*9", "");
    assert_eq!(decided(&table), "a 10.1");
    // Without the option nobody counts.
    let table = shot("overrun*5", "javelineers").option("route_level", false);
    assert_eq!(decided(&table), "a 10.1");
}

#[test]
fn r14_4_a_face_down_card_counts_25_or_what_the_option_says() {
    let body = |points: Option<u16>, cards: &str| {
        // Two attacks on the main body: the cards that go are tactics, what they are is not looked at.
        let table = Table::field("M5 a horde, M7 a horde").at("attack").hand(A, "psiloi");
        let mut table = table.deck(B, &format!("overrun*9 {cards}")).option("route_level", true);
        if let Some(points) = points {
            table = table.option("face_down_rout_points", points);
        }
        let mut play = table.start();
        let mut after = vec![play.play("body M5").decides()];
        if after[0] == "a 10.1" {
            after.push(play.play("body M7").decides());
        }
        after
    };
    let rout = || "over a rout 14.4".to_owned();
    let on = || "a 10.1".to_owned();
    let over = || "a 10.1".to_owned();
    // Half of 50 is 25: one card is half, two are more.
    assert_eq!(body(None, "horde"), [on(), rout()]);
    // Half of 95: two cards are more; half of 100 or of 145: they are not.
    assert_eq!(body(None, "heavy-chariots"), [on(), rout()]);
    assert_eq!(body(None, "horde heavy-chariots"), [on(), over()]);
    assert_eq!(body(None, "horde*2"), [on(), over()]);
    assert_eq!(body(Some(26), "horde"), [rout()]);
    assert_eq!(body(Some(26), "horde*2"), [on(), rout()]);
    assert_eq!(body(Some(0), "horde"), [on(), over()]);
}

#[test]
fn r14_4_either_side_can_be_routed() {
    // The attacker throws his army away: 25 of 25 points.
    let cards = "M5 a slingers, B5 hoplites";
    let table = Table::field(cards).at("attack").deck(A, "overrun*5").option("route_level", true);
    table.start().roll(&[1, 10], "front M5 B5").asks("over b rout 14.4");
}

#[test]
fn r14_5_after_the_last_turn_the_game_is_drawn() {
    let at = |turn: u16, cap: u16| {
        let table = discarding().turn(turn).option("turn_cap", cap);
        let mut play = table.start();
        play.play("pass").asks("a 13.5").play("pass");
        play.decides()
    };
    assert_eq!(at(5, 5), "over nobody turn-cap 14.5");
    assert_ne!(at(4, 5), "over nobody turn-cap 14.5");
    assert_eq!(at(300, 300), "over nobody turn-cap 14.5");
    let capped = |cap: i64| discarding().option("turn_cap", cap).turn(1).faulty();
    assert_eq!((capped(1), capped(0)), (String::new(), "option 14.5".to_owned()));
    // 300 unless told otherwise.
    let mut play = discarding().turn(300).start();
    play.play("pass").play("pass").asks("over nobody turn-cap 14.5");
    let mut play = discarding().turn(299).start();
    assert_eq!(play.play("pass").play("pass").state().over, None);
    // An extra turn does not come either.
    let mut play = discarding().hand(A, "initiative").turn(300).start();
    play.play("pass").play("initiative").asks("over nobody turn-cap 14.5");
}

#[test]
fn r14_5_with_the_route_level_the_smaller_share_of_losses_wins() {
    for (route, a, b, end) in [
        (true, "psiloi", "", "over b turn-cap 14.5"),
        (true, "", "psiloi", "over a turn-cap 14.5"),
        (true, "psiloi", "psiloi", "over nobody turn-cap 14.5"),
        (true, "", "", "over nobody turn-cap 14.5"),
        (false, "psiloi", "", "over nobody turn-cap 14.5"),
    ] {
        let table = discarding().turn(300).lost(A, a, "").lost(B, b, "").hand(A, "overrun");
        table.option("route_level", route).start().play("pass").pass_to(end);
    }
    // The share counts, not the sum: 60 of 660 + 60 against 40 of 200 + 40.
    let table = discarding().turn(300).hand(A, "overrun").lost(A, "hoplites", "");
    let table = table.lost(B, "bowmen", "").deck(B, "horde*3").option("route_level", true);
    table.start().play("pass").pass_to("over a turn-cap 14.5");
}

#[test]
fn r14_6_either_side_may_give_up_at_any_decision() {
    let cards = "A5 bowmen, A6 horde turned, B5 horde, M8 a psiloi east, M9 b horde, A2 horde, \
                 M14 a horde, B14 horde";
    for phase in
        ["scout", "encircling", "manoeuvre", "ready", "play", "missile", "attack", "discard"]
    {
        let table = Table::field(cards).hand(A, "slingers numides horde").hand(B, "horde");
        let mut play = table.at(phase).start();
        assert!(play.decides().starts_with('a'), "{phase}");
        assert!(play.legal().contains(&play.read("concede")));
        play.play("concede").asks("over b conceded 14.6");
    }
    // Replies are decisions too.
    let table = Table::field(cards).hand(A, "numides").hand(B, "horde").at("encircling");
    let mut play = table.start();
    play.play("point numides").asks("b 16.6").play("concede").asks("over a conceded 14.6");
    let mut play = Table::whole("horde*12").start();
    play.play("concede").asks("over b conceded 14.6");
}
