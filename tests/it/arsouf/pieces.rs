//! Chapters 1 and 2: the pieces and the die.

use super::table::*;
use gonfalon::session::PlayError;
use std::collections::{BTreeMap, BTreeSet};

#[test]
fn r1_1_two_armies_of_sixteen() {
    let play = Table::battle().start();
    let mut kinds: BTreeMap<(String, String), (u64, u64, u64)> = BTreeMap::new();
    for piece in play.pieces().as_array().expect("a list") {
        let word = |field: &str| piece[field].as_str().expect("a word").to_owned();
        let number = |field: &str| piece[field].as_u64().expect("a number");
        let row = kinds.entry((word("side"), word("kind"))).or_default();
        *row = (row.0 + 1, number("value"), number("moves"));
    }
    let printed = [
        ("crusader", "Baggage train", 4, 1, 2),
        ("crusader", "Infantry", 6, 2, 2),
        ("crusader", "Knights", 3, 3, 2),
        ("crusader", "Knights Hospitalers", 1, 4, 2),
        ("crusader", "Knights Templars", 1, 4, 2),
        ("crusader", "Richard Lionheart", 1, 2, 2),
        ("moslem", "Horse-archers", 6, 2, 3),
        ("moslem", "Mamelukes", 4, 3, 3),
        ("moslem", "Saladin", 1, 2, 3),
        ("moslem", "Skirmishers", 5, 1, 3),
    ];
    assert_eq!(kinds.len(), printed.len());
    for (side, kind, n, value, moves) in printed {
        assert_eq!(kinds[&(side.to_owned(), kind.to_owned())], (n, value, moves), "{kind}");
    }
    let sum = |side: &str| -> u64 {
        let of = kinds.iter().filter(|((s, _), _)| s == side);
        of.map(|(_, (n, value, _))| n * value).sum()
    };
    assert_eq!((sum("crusader"), sum("moslem")), (35, 31));
    let of = |side: &str| printed.iter().filter(|row| row.0 == side).map(|row| row.2).sum::<u64>();
    assert_eq!((of("crusader"), of("moslem")), (16, 16));
}

#[test]
fn r1_2_a_leader_adds_2_to_a_piece_next_to_him() {
    let beside = Table::with("I1 0807, R 0707, K1 0102 arrived, M1 0907").goal(0, 2).combat();
    assert_eq!(beside.start().would_be("I1", "M1"), "2+2+0:3+0+0");
    let apart = Table::with("I1 0807, R 0607, K1 0102 arrived, M1 0907").goal(0, 2).combat();
    assert_eq!(apart.start().would_be("I1", "M1"), "2+0+0:3+0+0");
}

#[test]
fn r1_3_a_piece_is_undeployed_upright_wounded_killed_or_arrived() {
    let play = Table::battle().start();
    assert_eq!(play.at("T"), "undeployed");
    let mut play = Table::with("I1 0103, K1 0807, M1 0907 wounded, A1 1407").goal(0, 2).start();
    assert_eq!((play.at("K1"), play.at("M1")), ("0807".to_owned(), "0907*".to_owned()));
    play.play(mv("I1", "0102"));
    assert_eq!(play.at("I1"), "arrived");
    play.play(end_movement()).roll(&[6, 1], attack("K1", "M1"));
    assert_eq!(play.at("M1"), "killed");
    // What is off the board does nothing and is nobody's target.
    assert_eq!(play.refused(attack("I1", "A1")), "1.3/off-board");
    assert_eq!(play.refused(attack("K1", "M1")), "6.2/attacked");
    play.pass_to("moslem", "movement");
    assert_eq!(play.refused(mv("M1", "0907")), "1.3/off-board");
    assert_eq!(play.refused(select("M1")), "1.3/off-board");
    play.pass_to("crusader", "movement");
    assert_eq!(play.refused(mv("I1", "0103")), "1.3/off-board");
}

#[test]
fn r1_4_every_piece_has_its_own_name() {
    let play = Table::battle().start();
    let pieces = play.pieces();
    let words = |field: &str| -> BTreeSet<String> {
        let list = pieces.as_array().expect("a list").iter();
        list.map(|p| p[field].as_str().expect("a word").to_owned()).collect()
    };
    assert_eq!((words("id").len(), words("name").len()), (32, 32));
    assert_eq!(play.piece("I3")["name"], "Infantry 3");
    let mut play = Table::battle().start();
    play.play(place("I3", "2101"));
    assert!(play.journal().contains("Infantry 3"), "{}", play.journal());
}

#[test]
fn r2_1_an_attack_throws_two_dice_the_attackers_first() {
    let mut play = Table::with("T 0807, M1 0907").combat().start();
    for wrong in [&[][..], &[3], &[3, 3, 3], &[0, 3], &[3, 7]] {
        let thrown = play.session.play(&attack("T", "M1"), Some(wrong));
        assert!(matches!(thrown, Err(PlayError::WrongDice(_))), "{wrong:?}: {thrown:?}");
    }
    play.roll(&[6, 1], attack("T", "M1"));
    assert_eq!(play.throws(), "6.3:6 6.4:1");
    assert_eq!(play.at("M1"), "0907*", "the first die is the attacker's");
    let journal = play.session.journal();
    assert_eq!(journal.iter().filter(|line| line.throw.is_some()).count(), 2);
    // Nothing else throws: moves, the ends of phases and recovery take no dice.
    play.play(end_attacks()).play(end_movement()).play(end_attacks());
    play.play(mv("T", "0806")).play(end_movement());
    assert_eq!(play.throws(), "");
}

/// ARSOUF 2.1: the faces come from the seed.
#[test]
fn the_same_seed_throws_the_same_dice() {
    let throws = |seed: u64| {
        let table = Table::with("T 0807, H 0806, K1 0808, M1 0907, M2 0906").combat();
        let mut session = gonfalon::session::Session::<gonfalon::systems::arsouf::Arsouf>::new(
            table.scenario().clone(),
            seed,
        )
        .expect("a sound position");
        let mut faces = Vec::new();
        for action in [attack("T", "M1"), attack("H", "M2"), attack("K1", "M1")] {
            if let Ok(played) = session.play(&action, None) {
                faces.extend(played.throws.iter().map(|t| (t.sides, t.face)));
            }
        }
        faces
    };
    assert_eq!(throws(7), throws(7));
    assert!(throws(7).iter().all(|&(sides, face)| sides == 6 && (1..=6).contains(&face)));
    assert!((0..20).any(|seed| throws(seed) != throws(7)));
}
