//! Every value of every optional ruling does what is written of it.

use super::geo::{self, distance, labels, spot};
use super::table::*;
use gonfalon::scenario::OptionSet;
use gonfalon::scenario::arsouf_options::Options;
use std::collections::BTreeSet;

#[test]
fn every_option_can_be_set_to_every_value() {
    let values = [
        ("slow_pieces", "infantry_and_baggage baggage_only"),
        ("deploy_order", "crusader_first moslem_first hidden"),
        ("pass_friends", "true false"),
        ("forest_stops", "false true"),
        ("moslems_may_enter_arsouf", "false true"),
        ("declare_all_attacks_first", "false true"),
        ("half_fv", "exact floor_each floor_sum ceil_each"),
        ("leader_boosts_support", "false true"),
        ("charge_through_friends", "false true"),
        ("recovery", "end_of_each_half own_turn_start own_turn_end"),
        ("wounded_leader_inspires", "true false"),
        ("leader_death_ends_game", "false true"),
        ("baggage_may_attack", "true false"),
        ("undo", "any last"),
        ("surplus_baggage_counts", "false true"),
        ("turn_limit", "50 35 0"),
        ("claim_win", "true false"),
        ("fill_corner", "false true"),
        ("attack_across_river", "false true"),
        ("auto_skip_empty_attack", "false true"),
    ];
    let names: BTreeSet<&str> = values.iter().map(|(name, _)| *name).collect();
    let known = Options::default().entries();
    assert_eq!(names, known.iter().map(|(name, _)| name.as_str()).collect::<BTreeSet<_>>());
    assert_eq!(names.len(), 20);
    for (name, list) in values {
        let list: Vec<&str> = list.split(' ').collect();
        let default = Options::default().get(name).expect("it is known");
        assert_eq!(default, list[0], "{name}: the default comes first");
        for value in list {
            let play = Table::battle().option(name, value).start();
            let shown = play.session.table(None).options;
            let shown = shown.iter().find(|o| o.name == name).expect("it is shown");
            assert_eq!((shown.value.as_str(), shown.is_default), (value, value == default));
        }
    }
}

/// ARSOUF 5.3
#[test]
fn slow_pieces_infantry_and_baggage_or_baggage_only() {
    let reach = |value: &str, unit: &str| {
        let table = Table::with(&format!("{unit} 0807, M1 0814")).option("slow_pieces", value);
        table.start().reach(unit).split(' ').count()
    };
    assert_eq!(reach("infantry_and_baggage", "I1"), 6);
    assert_eq!(reach("infantry_and_baggage", "B1"), 6);
    assert_eq!(reach("baggage_only", "I1"), 18, "infantry goes two hexes everywhere");
    assert_eq!(reach("baggage_only", "B1"), 6);
    let mut play = Table::with("I1 0807, M1 0814").option("slow_pieces", "baggage_only").start();
    assert_eq!(play.refused(mv("I1", "1107")), "5.2/range");
}

/// ARSOUF 4.2
#[test]
fn deploy_order_decides_who_places_first() {
    for (value, order) in [
        ("crusader_first", ["crusader 4.2", "moslem 4.2"]),
        ("moslem_first", ["moslem 4.2", "crusader 4.2"]),
        ("hidden", ["crusader 4.2", "moslem 4.2"]),
    ] {
        let mut play = Table::battle().option("deploy_order", value).start();
        for side in order {
            assert_eq!(play.decides(), side, "{value}");
            play.play(word("deploy-automatically")).play(word("deploy-done"));
        }
        assert_eq!(play.decides(), "crusader 5.1", "the Crusaders move first all the same");
    }
}

/// ARSOUF 5.4
#[test]
fn pass_friends_or_not() {
    let table = Table::with("T 0805, H 0905, M1 0814");
    table.start().play(mv("T", "1005"));
    let table = table.option("pass_friends", "false");
    assert_eq!(table.start().refused(mv("T", "1005")), "5.4/blocked");
    table.start().play(mv("T", "1004"));
}

/// ARSOUF 5.6
#[test]
fn forest_stops_or_not() {
    // 0910 is forest, 0909 too; 0809 is open. From 0808 over 0909 to 0910.
    let table = Table::with("T 0808, M1 0814");
    let ends = table.start().reach("T");
    assert!(ends.contains("0909") && ends.contains("0910"), "{ends}");
    let mut stopped = table.clone().option("forest_stops", "true").start();
    let ends = stopped.reach("T");
    // 0808 is even: its neighbours below are 0709 (forest) and 0809. From 0809, 0810 and 0910 are entered.
    assert!(ends.contains("0709") && ends.contains("0810") && ends.contains("0910"), "{ends}");
    assert_eq!(stopped.refused(mv("T", "0710")), "5.6/forest", "over the forest of 0709 only");
    assert!(table.start().allows(mv("T", "0710")));
    // A charge ends there too: 1409, 1510, 1611 would lead through forest.
    let charge = Table::with("T 1210, M1 1510");
    charge.start().play(mv("T", "1410"));
    assert_eq!(
        charge.option("forest_stops", "true").start().refused(mv("T", "1410")),
        "5.6/forest"
    );
}

/// ARSOUF 5.7
#[test]
fn moslems_may_enter_arsouf_or_not() {
    let table = Table::with("T 0304, H 0807, M1 0103").goal(0, 2).moslem();
    assert_eq!(table.start().refused(mv("M1", "0102")), "5.7/arsouf");
    let mut play = table.option("moslems_may_enter_arsouf", "true").start();
    play.play(mv("M1", "0202"));
    assert_eq!(play.at("M1"), "0202", "it stands there");
    play.pass_to("crusader", "movement");
    assert_eq!(play.refused(mv("T", "0202")), "5.4/blocked");
    play.play(mv("T", "0302")).play(end_movement());
    play.roll(&[6, 1], attack("T", "M1"));
    assert_eq!(play.at("M1"), "0202*");
    play.pass_to("moslem", "movement").play(mv("M1", "0203"));
}

/// ARSOUF 6.2
#[test]
fn attacks_one_by_one_or_announced_first() {
    let pieces = "T 0807, H 0906, K1 2201, M1 0907 wounded, M2 0808";
    let mut play = Table::with(pieces).goal(0, 3).combat().start();
    play.roll(&[6, 1], attack("H", "M1"));
    assert_eq!(play.at("M1"), "killed", "settled at once");
    assert_eq!(play.refused(attack("T", "M1")), "6.2/target");

    let announce =
        Table::with(pieces).goal(0, 3).combat().option("declare_all_attacks_first", "true");
    let mut play = announce.start();
    play.play(attack("H", "M1"));
    assert_eq!((play.events().as_str(), play.throws().as_str()), ("announced", ""));
    assert_eq!(play.refused(attack("H", "M1")), "6.2/attacked", "announced once");
    assert_eq!(play.refused(select("H")), "6.2/attacked");
    play.play(attack("T", "M2")).play(take_back("T"));
    assert_eq!(play.events(), "dropped");
    assert_eq!(play.refused(take_back("T")), "6.1/phase");
    play.play(attack("T", "M1"));
    let engaged = play.session.table(None).engaged;
    let told: Vec<_> = engaged.iter().map(|a| (&a.attackers[..], &a.defenders[..])).collect();
    let pairs = [("H", "M1"), ("T", "M1")].map(|(who, whom)| ([who.into()], [whom.into()]));
    let pairs: Vec<(&[String], &[String])> =
        pairs.iter().map(|(who, whom)| (&who[..], &whom[..])).collect();
    assert_eq!(told, pairs, "each attack by itself");
    // Two attacks, one kill: the second finds nobody and throws nothing.
    play.roll(&[6, 1], end_attacks());
    assert_eq!(play.events(), "attacked killed void phase");
    // In the order of announcement; a first loss changes the sums of the second.
    let mut play = announce.start();
    play.play(attack("T", "M2")).play(attack("H", "M1"));
    play.roll(&[6, 1, 6, 1], end_attacks());
    assert_eq!(play.throws(), "6.3:6 6.4:1 6.3:6 6.4:1");
    assert_eq!((play.at("M2").as_str(), play.at("M1").as_str()), ("0808*", "killed"));
}

/// ARSOUF 3.3: what had been announced is not played when the game is over.
#[test]
fn announced_attacks_end_with_the_game() {
    let mut play = Table::with("B1 0807 wounded, T 1107, M1 0907, M2 1007")
        .goal(1, 1)
        .moslem()
        .combat()
        .option("declare_all_attacks_first", "true")
        .start();
    play.play(attack("M1", "B1")).play(attack("M2", "T"));
    play.roll(&[6, 1], end_attacks());
    assert_eq!(play.events(), "attacked killed over");
    assert_eq!(play.decides(), "over moslem prevented 3.2");
}

/// ARSOUF 6.5
#[test]
fn half_fv_exact_or_rounded() {
    // Supporters of FV 1, 1 and 3: halves 0.5, 0.5, 1.5.
    for (value, sum) in
        [("exact", "2.5"), ("floor_each", "1"), ("floor_sum", "2"), ("ceil_each", "4")]
    {
        let table = Table::with("T 0807, A1 0907, S1 0806, S2 0808, M1 0707").combat();
        let play = table.option("half_fv", value).start();
        assert_eq!(play.would_be("T", "A1"), format!("4+0+0:2+0+{sum}"), "{value}");
    }
    for (value, sum) in
        [("exact", "1"), ("floor_each", "1"), ("floor_sum", "1"), ("ceil_each", "1")]
    {
        let table = Table::with("T 0807, A1 0907, A2 0806").combat();
        let play = table.option("half_fv", value).start();
        assert_eq!(play.would_be("T", "A1"), format!("4+0+0:2+0+{sum}"), "even values: {value}");
    }
}

/// ARSOUF 6.6
#[test]
fn leader_boosts_support_or_not() {
    // 0705 adjoins the supporter on 0706; Saladin adjoins neither the attacker nor the defender.
    let table = Table::with("T 0807, A1 0907, S1 0806, L 0805, M1 0808").combat();
    assert_eq!(table.start().would_be("T", "A1"), "4+0+0:2+0+2");
    let boosted = table.clone().option("leader_boosts_support", "true");
    assert_eq!(boosted.start().would_be("T", "A1"), "4+0+0:2+0+3", "(1 + 2) / 2 and 1.5");
    // Saladin himself supports with 1 only.
    let himself = Table::with("T 0807, A1 0907, L 0806").combat();
    let himself = himself.option("leader_boosts_support", "true");
    assert_eq!(himself.start().would_be("T", "A1"), "4+0+0:2+0+1");
    // Rounded halves: (1 + 2) / 2 down to 1.
    let floor = boosted.option("half_fv", "floor_each");
    assert_eq!(floor.start().would_be("T", "A1"), "4+0+0:2+0+2");
}

/// ARSOUF 7.2
#[test]
fn charge_through_friends_or_not() {
    let table = Table::with("T 1404, H 1304, M1 1104");
    let charges = |table: &Table| {
        let mut play = table.start();
        play.play(mv("T", "1204"));
        play.events()
    };
    assert_eq!(charges(&table), "moved");
    let through = table.option("charge_through_friends", "true");
    assert_eq!(charges(&through), "moved charged");
    let blocked = through.option("pass_friends", "false");
    assert_eq!(blocked.start().refused(mv("T", "1204")), "5.4/blocked");
}

/// ARSOUF 6.12: who has recovered after the Crusaders' half-turn, at the start of the Muslims', and after it.
#[test]
fn recovery_has_three_moments() {
    let course = |value: &str| {
        let pieces = "T 0804 wounded, H 2201, M1 1508 wounded, A1 0814";
        let mut play = Table::with(pieces).goal(0, 2).combat().option("recovery", value).start();
        let mut seen = Vec::new();
        for action in [end_attacks(), end_movement(), end_attacks()] {
            play.play(action);
            seen.push(format!("{} {}", play.at("T"), play.at("M1")));
        }
        seen.join(", ")
    };
    assert_eq!(course("end_of_each_half"), "0804 1508, 0804 1508, 0804 1508");
    assert_eq!(course("own_turn_end"), "0804 1508*, 0804 1508*, 0804 1508");
    // The Muslims' half-turn begins with the first action, the Crusaders' with the last.
    assert_eq!(course("own_turn_start"), "0804* 1508, 0804* 1508, 0804 1508");
    // At the start of a half-turn: the piece moves as an upright one at once.
    let table =
        Table::with("T 0804, M1 1508 wounded").combat().option("recovery", "own_turn_start");
    table.start().play(end_attacks()).play(mv("M1", "1208"));
}

/// ARSOUF 6.10
#[test]
fn wounded_leader_inspires_or_not() {
    let table = Table::with("K1 0807, R 0707 wounded, M1 0907, L 1007 wounded").combat();
    assert_eq!(table.start().would_be("K1", "M1"), "3+2+0:3+2+0");
    let cold = table.option("wounded_leader_inspires", "false");
    assert_eq!(cold.start().would_be("K1", "M1"), "3+0+0:3+0+0");
    let upright = Table::with("K1 0807, R 0707, M1 0907, L 1007").combat();
    let upright = upright.option("wounded_leader_inspires", "false");
    assert_eq!(upright.start().would_be("K1", "M1"), "3+2+0:3+2+0");
}

/// ARSOUF 6.10
#[test]
fn leader_death_ends_game_or_not() {
    let saladin = Table::with("T 0807, L 0907 wounded, M1 1508").combat();
    let richard = Table::with("R 0807 wounded, T 2201, M1 0907").goal(0, 1).moslem().combat();
    let kill = |table: &Table, unit: &str, target: &str| {
        let mut play = table.start();
        play.roll(&[6, 1], attack(unit, target));
        play.decides()
    };
    assert_eq!(kill(&saladin, "T", "L"), "crusader 6.1");
    assert_eq!(kill(&richard, "M1", "R"), "moslem 6.1");
    let saladin = saladin.option("leader_death_ends_game", "true");
    let richard = richard.option("leader_death_ends_game", "true");
    assert!(kill(&saladin, "T", "L").starts_with("over crusader leader-killed"));
    assert!(kill(&richard, "M1", "R").starts_with("over moslem leader-killed"));
}

/// ARSOUF 6.2
#[test]
fn baggage_may_attack_or_not() {
    let table = Table::with("B1 0807, T 2201, M1 0907").combat();
    table.start().roll(&[3, 3], attack("B1", "M1"));
    let mut play = table.option("baggage_may_attack", "false").start();
    assert_eq!(play.refused(attack("B1", "M1")), "6.2/baggage");
    assert_eq!(play.refused(select("B1")), "6.2/baggage");
    assert_eq!(play.offered(), "end-attacks");
}

/// ARSOUF M5.4
#[test]
fn undo_any_or_the_last() {
    let table = Table::with("T 0807, H 1007, B1 0203, M1 0505").goal(1, 2);
    let mut play = table.start();
    play.play(mv("T", "0806")).play(mv("H", "1006")).play(take_back("T"));
    let mut play = table.option("undo", "last").start();
    play.play(mv("T", "0806")).play(mv("H", "1006"));
    assert_eq!(play.refused(take_back("T")), "M5.4/undo");
    play.play(take_back("H"));
    assert_eq!(play.refused(take_back("T")), "M5.4/undo", "only one move is remembered");
    play.play(mv("H", "1006")).play(mv("B1", "0202"));
    assert_eq!(play.refused(take_back("B1")), "M5.4/undo", "no arrival");
    assert_eq!(play.refused(take_back("H")), "M5.4/undo", "it is not the latest move");
}

/// ARSOUF 3.1
#[test]
fn surplus_baggage_counts_or_not() {
    let pieces = "B1 arrived, B2 arrived, B3 0103, I1 arrived, T 0807 wounded, M1 0907";
    let arrive = |value: &str| {
        let table = Table::with(pieces).goal(2, 2).option("surplus_baggage_counts", value);
        let mut play = table.start();
        play.play(mv("B3", "0102"));
        play.decides()
    };
    assert_eq!(arrive("false"), "crusader 5.1");
    assert_eq!(arrive("true"), "over crusader arrived 3.1");
    // It is impossible only when baggage cannot stand in either.
    let kill = |value: &str| {
        let table = Table::with(pieces).goal(2, 2).moslem().combat();
        let mut play = table.option("surplus_baggage_counts", value).start();
        play.roll(&[6, 1], attack("M1", "T"));
        play.decides()
    };
    assert_eq!(kill("false"), "over moslem prevented 3.2");
    assert_eq!(kill("true"), "moslem 6.1");
}

/// ARSOUF M8.1
#[test]
fn turn_limit_50_35_or_none() {
    let after = |limit: u16, turn: u16| {
        let table = Table::with("T 0807, M1 1508").option("turn_limit", limit).turn(turn);
        let mut play = table.start();
        for action in [end_movement(), end_attacks(), end_movement(), end_attacks()] {
            play.play(action);
        }
        (play.decides(), play.session.table(None).turn.turns)
    };
    let over = "over moslem turn-limit M8.1".to_owned();
    assert_eq!(after(50, 50), (over.clone(), Some(50)));
    assert_eq!(after(35, 34), ("crusader 5.1".to_owned(), Some(35)));
    assert_eq!(after(35, 35), (over, Some(35)));
    assert_eq!(after(0, 50), ("crusader 5.1".to_owned(), None));
    assert_eq!(after(0, 9000), ("crusader 5.1".to_owned(), None));
}

/// ARSOUF 3.3
#[test]
fn claim_win_or_march_to_the_end() {
    let table = Table::with("T 0807, M1 killed");
    assert!(table.start().allows(word("claim-win")));
    let mut play = table.option("claim_win", "false").start();
    assert_eq!(play.refused(word("claim-win")), "3.1/claim");
    assert!(!play.offered().contains("claim-win"));
}

/// ARSOUF 4.5
#[test]
fn fill_corner_or_not() {
    let corner = "1413 1513 1613 1713 1813 1913 2013 1414 1514 1614 1714 1814 1914 2014 2114 \
                  1315 1415 1515 1615 1715 1815 1915 2015 2115";
    assert_eq!(geo::spots(corner).len(), 24);
    let table = Table::with("T 1612, M1 0814");
    assert_eq!(table.start().refused(mv("T", "1613")), "4.5/terrain");
    let mut play = table.option("fill_corner", "true").start();
    let around = geo::all().filter(|&at| (1..=2).contains(&distance(at, spot("1612"))));
    assert_eq!(play.reach("T"), labels(around), "ordinary open ground");
    let scene = Table::battle().option("fill_corner", "true").compiled().0;
    for at in geo::spots(corner) {
        let hex = scene.map.grid.parse(&geo::label(at)).expect("a hex");
        assert!(!scene.is_closed(hex), "{}", geo::label(at));
    }
}

/// ARSOUF 4.3
#[test]
fn attack_across_river_or_not() {
    let table = Table::with("T 1902, M1 1802, M2 1803").combat();
    assert_eq!(table.start().targets("T"), "");
    assert_eq!(table.start().refused(attack("T", "M1")), "4.3/terrain");
    let mut play = table.clone().option("attack_across_river", "true").start();
    assert_eq!(play.targets("T"), "M1 M2");
    // Moving is as before.
    let moves = Table::with("T 1902, M1 0814").option("attack_across_river", "true");
    assert_eq!(moves.start().refused(mv("T", "1802")), "4.3/terrain");
    // A charge ends at the bank and strikes across it.
    let charge = Table::with("T 2102, M1 1802").option("attack_across_river", "true");
    let mut play = charge.start();
    play.play(mv("T", "1902"));
    assert_eq!(play.events(), "moved charged");
}

/// ARSOUF 6.1
#[test]
fn auto_skip_empty_attack_or_wait() {
    let table = Table::with("T 0807, M1 1508");
    let mut play = table.start();
    play.play(end_movement());
    assert_eq!(play.decides(), "crusader 6.1");
    let skips = table.option("auto_skip_empty_attack", "true");
    let mut play = skips.start();
    play.play(end_movement());
    assert_eq!(play.decides(), "moslem 5.1");
    play.play(end_movement());
    assert_eq!(play.decides(), "crusader 5.1");
    // With an attack to make it waits, and recovery is not skipped.
    let mut play = Table::with("T 0807, M1 0907").option("auto_skip_empty_attack", "true").start();
    play.play(end_movement());
    assert_eq!(play.decides(), "crusader 6.1");
    let wounded = Table::with("T 0807 wounded, M1 1508").option("auto_skip_empty_attack", "true");
    let mut play = wounded.start();
    play.play(end_movement());
    assert_eq!(play.events(), "recovered phase");
}
