//! 5.8 and M5: taking moves back, and what the movement phase tells.

use super::table::*;

#[test]
fn r5_8_every_move_of_the_phase_can_be_taken_back() {
    let mut play = Table::with("T 0807, H 1007, K1 1207, M1 0505").start();
    let before = play.pieces();
    play.play(mv("T", "0806")).play(mv("H", "1006")).play(mv("K1", "1206"));
    // Not the last one first.
    play.play(take_back("H"));
    assert_eq!((play.events().as_str(), play.at("H").as_str()), ("took-back", "1007"));
    play.play(mv("H", "1008")).play(take_back("T")).play(take_back("K1")).play(take_back("H"));
    assert_eq!(play.pieces(), before, "as if nothing had moved");
}

#[test]
fn r5_8_not_after_the_phase_has_ended() {
    let mut play = Table::with("T 0807, M1 1207").start();
    play.play(mv("T", "0806")).play(end_movement());
    assert_eq!(play.refused(take_back("T")), "6.1/phase");
    play.pass_to("crusader", "movement");
    assert_eq!(play.refused(take_back("T")), "M5.4/undo", "the next turn knows nothing of it");
}

#[test]
fn m5_4_only_while_the_old_hex_is_free() {
    let mut play = Table::with("T 0807, H 0907, M1 0505").start();
    assert_eq!(play.refused(take_back("T")), "M5.4/undo", "it has not moved");
    play.play(mv("T", "0806")).play(mv("H", "0807"));
    assert_eq!(play.refused(take_back("T")), "M5.4/undo", "its old hex is taken");
    play.play(take_back("H")).play(take_back("T"));
    assert_eq!((play.at("T").as_str(), play.at("H").as_str()), ("0807", "0907"));
    assert_eq!(play.refused(take_back("T")), "M5.4/undo", "once is all");
    play.play(mv("T", "0808"));
    assert_eq!(play.at("T"), "0808", "it may move again");
}

#[test]
fn m5_4_an_arrival_stays() {
    let mut play = Table::with("B1 0203, T 0204, M1 0505").goal(1, 1).start();
    play.play(mv("B1", "0202"));
    assert_eq!(play.refused(take_back("B1")), "M5.4/undo");
    assert!(play.session.can_undo().is_err(), "nor can it be undone otherwise");
    assert!(play.session.undo().is_err());
}

#[test]
fn m5_4_what_can_be_taken_back_is_offered() {
    let mut play = Table::with("T 0807, H 0907, K1 1107, M1 0505").start();
    assert!(play.offers_of("take-back").is_empty());
    play.play(mv("T", "0806")).play(mv("H", "0807")).play(mv("K1", "1106"));
    let offers = play.offers_of("take-back");
    assert_eq!(offers, [take_back("H"), take_back("K1")], "the Templars' old hex is taken");
    // With another piece picked up too.
    play.play(take_back("H")).play(select("H"));
    assert_eq!(play.offers_of("take-back").len(), 2);
    play.play(take_back("K1"));
    assert_eq!(play.session.prompt().selected.as_deref(), Some("H"), "the piece stays picked");
}

#[test]
fn m5_1_picking_a_piece_up_offers_its_moves() {
    let mut play = Table::with("I1 1105, M1 0814").start();
    play.play(select("I1"));
    assert_eq!(play.session.prompt().selected.as_deref(), Some("I1"));
    assert_eq!(play.offers_of("move").len(), 8);
    assert!(play.offers_of("select").is_empty());
}

#[test]
fn m5_2_a_piece_is_moved_or_let_go() {
    let mut play = Table::with("I1 1105, T 0805, M1 0814").start();
    let before = play.pieces();
    play.play(select("I1")).play(word("put-back"));
    assert_eq!((play.session.prompt().selected.as_deref(), play.pieces()), (None, before));
    assert_eq!(play.refused(word("put-back")), "6.1/phase", "nothing is picked");
    play.play(select("I1"));
    for action in [end_movement(), select("T"), word("claim-win")] {
        assert_eq!(play.refused(action), "6.1/phase", "first the piece is put down");
    }
    play.play(mv("I1", "1304"));
    assert_eq!((play.at("I1").as_str(), play.session.prompt().selected.as_deref()), ("1304", None));
}

#[test]
fn m5_3_the_hex_that_a_piece_has_left_is_told() {
    let mut play = Table::with("T 0807, B1 0203, M1 0505").goal(1, 1).start();
    play.play(mv("T", "0806")).play(mv("B1", "0202"));
    assert_eq!(play.piece("T")["from"], "0807");
    let back = play.choice(&take_back("T")).expect("a ring");
    let map = play.session.map().expect("a map");
    assert_eq!(back.hex.map(|hex| map.map.grid.label(hex)).as_deref(), Some("0807"));
    assert_eq!(play.offers_of("take-back").len(), 1, "an arrival leaves no ring");
}

#[test]
fn m5_5_a_charge_is_journalled_at_once() {
    let mut play = Table::with("T 1404, M1 1104").start();
    play.play(mv("T", "1204"));
    assert_eq!(play.events(), "moved charged");
    let event = &play.events_of("charged")[0];
    assert_eq!(
        (&event["unit"], &event["target"], &event["hex"]),
        (&"T".into(), &"M1".into(), &"1104".into())
    );
    let last = play.session.journal().last().expect("a line").text.clone();
    assert!(
        last.contains("Templars") && last.contains("Mamelukes") && last.contains("1104"),
        "{last}"
    );
}

#[test]
fn m5_6_a_piece_that_has_moved_says_so() {
    let mut play = Table::with("T 0807, M1 1207").start();
    play.play(mv("T", "0806"));
    assert_eq!(play.refused(select("T")), "5.1/moved");
    assert_eq!(play.refused(mv("T", "0805")), "5.1/moved");
    let why = play.session.why_not_action(&select("T")).expect("an action");
    assert!(why[0].text.contains("Templars"), "{}", why[0].text);
    play.play(take_back("T")).play(mv("T", "0805"));
}
