//! Chapters 14 and 15: scenarios, Edward's rule, reinforcements, the end of the game.

use super::geo;
use super::table::*;
use gonfalon::scenario::barons::SymbolKind;
use gonfalon::scenario::catalogue;
use gonfalon::session;
use gonfalon::words::Language;
use serde_json::Value;

/// Where automatic set-up puts every counter of a scenario, with facings: `SIM.HC1 0505 1`.
fn automatic(id: &str) -> Vec<String> {
    let mut play = Table::of(id).start();
    for _ in 0..2 {
        play.play("set-up-automatically").play("set-up-done");
    }
    let state = play.whole();
    let list = |name: &str| state[name].as_array().expect("a list").clone();
    let word = |item: &Value| {
        let facing = item["facing"].as_u64().map_or(String::new(), |f| format!(" {f}"));
        let at = item["at"].as_str().or(item["off"].as_str()).expect("a place");
        format!("{} {at}{facing}", item["id"].as_str().expect("an id"))
    };
    list("units").iter().chain(&list("leaders")).map(word).collect()
}

/// A deployment: `SIM 3510: HC1 3310, ...` is its leader and its units.
fn deployment(text: &str, facing: u8, prefix: &str) -> Vec<String> {
    let mut all = Vec::new();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (head, units) = line.split_once(": ").expect("a Battle");
        let (battle, leader) = head.split_once(' ').expect("its leader's hex");
        all.push(format!("{prefix}.{battle}.L {leader}"));
        for unit in units.split(", ") {
            all.push(format!("{prefix}.{battle}.{unit} {facing}"));
        }
    }
    all
}

#[test]
fn r14_0_a_battle_starts_within_two_hexes_of_its_set_up_hex() {
    let mut play = Table::of("lewes").start();
    assert_eq!(play.decides(), "barons 14.0");
    // Henry de Montfort's set-up hex is 3205.
    let near = |to: geo::At| geo::distance(geo::at("3205"), to) <= 2;
    for to in geo::all(38, 23) {
        let hex = geo::label(to);
        let expected = (!near(to)).then(|| "14.0/set-up-area".to_owned());
        for unit in ["HDM.HC1", "HDM.IN1", "HDM.L"] {
            assert_eq!(play.verdict(&place(unit, &hex)), expected, "{unit} in {hex}");
        }
    }
    play.refused(place("COR.HC1", "1504"), "14.0/not-yours");
    play.refused(end_movement(), "7.0/not-now").refused("set-up-done", "14.0/not-set-up");
    // Stacking and facing: a unit takes the facing of the one it joins.
    play.play(place("HDM.MA1", "3205")).play(face("HDM.MA1", 2));
    play.play(place("HDM.IN1", "3205"));
    assert_eq!(play.number("HDM.IN1", "facing"), 2);
    play.refused(place("HDM.IN2", "3205"), "7.3/full");
    play.play(place("HDM.HC1", "3204")).refused(place("HDM.MA2", "3204"), "7.3/pairing");
    play.refused(place("SIM.HC1", "3204"), "14.0/set-up-area");
    play.play(swap("HDM.IN1"));
    assert_eq!(play.number("HDM.IN1", "depth"), 0);
}

#[test]
fn r14_0_counters_are_taken_up_again_and_everybody_must_stand() {
    let mut play = Table::of("lewes").start();
    play.play("set-up-automatically");
    play.play(take_up("SIM.HC1")).refused("set-up-done", "14.0/not-set-up");
    play.refused(take_up("SIM.HC1"), "14.0/off-map").refused(take_up("COR.HC1"), "14.0/not-yours");
    play.play(place("SIM.HC1", "3508")).play("set-up-done");
    assert_eq!(play.decides(), "royalists 14.0", "U-77: the Barons set up first");
    play.refused(take_up("SIM.HC1"), "14.0/not-yours");
    play.play("set-up-automatically").refused("set-up-automatically", "14.0/not-now");
}

#[test]
fn r14_0_a_side_may_give_up_at_any_of_its_decisions() {
    let mut play = Table::of("lewes").start();
    play.play("concede");
    assert_eq!(play.decides(), "over royalists conceded 14.0");
    let text = "SIM.MA1 0505 f1, SIM.L 0404, HEN.MA1 0605 f4, HEN.L 1313";
    for (at, over) in [
        ("initiative", "over barons conceded 14.0"),
        ("movement", "over royalists conceded 14.0"),
        ("adjustment", "over barons conceded 14.0"),
        ("melee", "over royalists conceded 14.0"),
    ] {
        let mut play = Table::field(text).at(at).start();
        play.play("concede");
        assert_eq!(play.decides(), over, "{at}");
    }
    // The middle of a move.
    let mut play = Table::field(text).start();
    play.play(pick("SIM.L")).play("concede");
    assert_eq!(play.decides(), "over royalists conceded 14.0");
}

#[test]
fn r14_1_the_royalists_name_a_battle_if_the_rule_is_in_force() {
    for rule in [false, true] {
        let mut play = Table::of("lewes").option("edward_rule", rule).start();
        for _ in 0..2 {
            play.play("set-up-automatically").play("set-up-done");
        }
        if !rule {
            assert_eq!(play.decides(), "barons 5.0");
            play.refused(designate("SIM"), "14.1/not-now");
            continue;
        }
        assert_eq!(play.decides(), "royalists 14.1");
        assert_eq!(play.offers_of("designate").len(), 4);
        play.refused(designate("COR"), "14.1/cannot-name")
            .refused(designate("EDW"), "14.1/cannot-name");
        play.play(designate("SEG"));
        assert_eq!(play.whole()["edward"]["target"], "L.SEG");
        assert_eq!(play.decides(), "barons 5.0");
    }
}

/// Edward's knights and crossbows between the Londoners (bound) and Simon.
fn edward() -> Table {
    let table = Table::field(
        "EDW.HC1 0705 f4, EDW.IN1 0805 f4, EDW.L 0806, SEG.IN1 0605 f1, SEG.IN2 0504 f1, SEG.L 0405,
         SIM.MA1 0604 f1, SIM.MA2 0503 f1, SIM.L 0304",
    );
    table.option("edward_rule", true).bound("SEG").chit(4)
}

#[test]
fn r14_1_edwards_battle_attacks_shoots_and_charges_at_the_named_battle_only() {
    let mut play = edward().at("melee").start();
    play.refused(attack("0604", "0705"), "14.1/edward-bound").allowed(attack("0605", "0705"));
    let mut play = edward().at("offensive-fire").start();
    play.refused(fire("EDW.IN1", "0604"), "14.1/edward-bound").allowed(fire("EDW.IN1", "0605"));
    // A charge: 0505 and 0504 lie apart from the knights.
    let table = Table::field(
        "EDW.HC1 1005 f4, EDW.L 1105, SEG.IN1 0605 f1, SEG.L 0405, SIM.MA1 0704 f1, SIM.L 0304",
    );
    let table = table.option("edward_rule", true).bound("SEG");
    let mut play = table.clone().start();
    play.play(pick("EDW.HC1"));
    let charges = play.offers_of("charge");
    assert!(
        !charges.is_empty() && charges.iter().all(|offer| offer["target"] == "0605"),
        "{charges:?}"
    );
    let mut play = table.option("edward_rule", false).start();
    play.play(pick("EDW.HC1"));
    assert!(play.offers_of("charge").iter().any(|offer| offer["target"] == "0704"));
    // Without the option nothing binds him.
    let mut play = edward().option("edward_rule", false).at("melee").start();
    play.allowed(attack("0604", "0705"));
}

/// He reacts to the named Battle only; defending and replies are free.
#[test]
fn r14_1_reactions_are_bound_and_defence_is_free() {
    let text = "SIM.MA1 0404 f1, SIM.MA2 0303 f1, SIM.L 0303, SEG.MA1 0405 f1, SEG.L 0405, EDW.HC1 0805 f4,
                EDW.IN1 0704 f4, EDW.L 0905";
    let table = |target: &str| Table::field(text).option("edward_rule", true).bound(target);
    let mut play = table("SEG").start();
    play.play(pick("SIM.MA1")).play(step("0505"));
    assert_eq!(play.events_of("reaction-checked").len(), 0);
    let mut play = table("SIM").start();
    play.play(pick("SIM.MA1")).roll(&[1], step("0505"));
    assert_eq!(play.throws(), "10.3:d10=1");
    let mut play = table("SEG").at("defensive-fire").start();
    play.allowed(fire("EDW.IN1", "0404"));
    // The reply to an attack of Simon's men.
    let table = Table::field(
        "SIM.MA1 0604 f1, SIM.L 0303, SEG.MA1 0405 f1, SEG.L 0405, EDW.HC1 0705 f4, EDW.L 0905",
    );
    let mut play = table.option("edward_rule", true).bound("SEG").at("melee").start();
    play.roll(&[1, 1, 1, 1], attack("0705", "0604"));
    assert_eq!(play.throws(), "9.1.2:d8=1 9.1.4:d10=1 4.0:d10=1 4.0:d10=1");
}

/// From the turn after the named Battle is Broken or gone one die at the start of each turn: a 10 frees him.
#[test]
fn r14_1_a_ten_frees_edward_when_his_enemy_is_broken() {
    let table = Table::field(
        "SIM.MA1 0404 f1, SIM.L 0303, SEG.MA1 0405 f1, SEG.IN1 gone, SEG.L 0405, EDW.HC1 1305 f4, EDW.L 1305",
    );
    let table = table.option("edward_rule", true).bound("SEG").initiative("barons", 1);
    // Good order: no die.
    table.clone().at("turn").start_with(&[1, 1]);
    let broken = table.clone().state("SEG", SymbolKind::Broken).at("turn");
    for (die, freed) in [(9, false), (10, true)] {
        let play = broken.clone().start_with(&[1, 1, die]);
        assert_eq!(play.throws(), format!("4.0:d10=1 4.0:d10=1 14.1:d10={die}"), "after phase A");
        assert_eq!(play.whole()["edward"]["freed"], freed);
    }
    // A Shaken Battle is not enough.
    table.clone().state("SEG", SymbolKind::Shaken).at("turn").start_with(&[1, 1]);
    // Broken in this turn: the die comes in the next one. Symbol, morale of the last unit, chits, Edward.
    let table = table.symbol("SEG", 1, SymbolKind::Broken, 5);
    let table = table.battle("SEG", |battle| battle.pending = vec![1]).at("recovery");
    let mut play = table.start_with(&[6, 1, 1, 1, 10]);
    assert_eq!(play.throws(), "13.0:d10=6 12.0:d10=1 4.0:d10=1 4.0:d10=1 14.1:d10=10");
    assert_eq!(play.whole()["edward"]["freed"], true);
    play.play(bid("EDW", 0)).play("pass");
}

#[test]
fn r14_2_lewes_as_it_was() {
    let play = Table::of("lewes").start();
    assert_eq!(play.scene.command_points[BARONS], 45);
    assert_eq!(play.scene.command_points[ROYALISTS], 40);
    assert_eq!(play.scene.first, ROYALISTS);
    let overall = |side| {
        let leaders = play.scene.leaders.iter().filter(|l| l.side == side && l.overall);
        leaders.map(|l| l.id.clone()).collect::<Vec<_>>()
    };
    assert_eq!(
        (overall(BARONS), overall(ROYALISTS)),
        (vec!["L.SIM.L".into()], vec!["L.HEN.L".into()])
    );
    let mut expected = deployment(
        "HDM 3205: MA1 3005, MA2 3004, IN1 3006, IN2 3105, IN3 3104, HC1 3106, HC2 3107
         GLO 3210: MA1 3010, MA2 3009, IN1 3011, IN2 3110, IN3 3109, HC1 3111, HC2 3112
         SEG 3215: MA1 3015, IN1 3014, IN2 3016, IN3 3115, IN4 3114, IN5 3116, HC1 3117
         SIM 3510: HC1 3310, HC2 3309, HC3 3311, MA1 3410, MA2 3409, IN1 3411, IN2 3408",
        4,
        "L",
    );
    expected.extend(deployment(
        "COR 1504: MA1 1704, MA2 1703, IN1 1705, IN2 1604, IN3 1603, IN4 1605, IN5 1602, IN6 1504, HC1 1503, HC2 1505
         HEN 1509: MA1 1709, MA2 1708, MA3 1710, IN1 1609, IN2 1608, IN3 1610, IN4 1607, IN5 1509, HC1 1508, HC2 1510, HC3 1507
         EDW 1616: HC1 1816, HC2 1815, HC3 1817, HC4 1716, HC5 1715, HC6 1717, HC7 1616, IN1 1615, IN2 1617",
        1,
        "L",
    ));
    let mut found = automatic("lewes");
    found.sort();
    expected.sort();
    assert_eq!(found, expected);
}

#[test]
fn r14_3_lewes_with_free_set_up() {
    let (letters, mut play) = (Letters::of("lewes-free"), Table::of("lewes-free").start());
    assert_eq!(play.scene.command_points[BARONS], 45);
    assert_eq!(play.scene.command_points[ROYALISTS], 40);
    for to in geo::all(38, 23) {
        let hex = geo::label(to);
        let letter = letters.at(to);
        let open = to.0 >= 32 && letter != '~';
        let expected = (!open).then_some("14.0/set-up-area");
        for unit in ["SIM.HC1", "SEG.IN1", "GLO.L"] {
            assert_eq!(play.verdict(&place(unit, &hex)).as_deref(), expected, "{unit} in {hex}");
        }
    }
    // Battles may mingle; a hex is of one Battle.
    play.play(place("SIM.MA1", "3215")).play(place("SEG.IN1", "3216"));
    play.refused(place("SEG.IN2", "3215"), "7.31a/other-battle");
    play.play("set-up-automatically").play("set-up-done");
    for to in geo::all(38, 23) {
        let hex = geo::label(to);
        let letter = letters.at(to);
        let zone = (to.0 > 16 || letter == '~').then_some("14.0/set-up-area");
        for (unit, rides) in [("EDW.HC1", true), ("HEN.IN1", false), ("COR.L", false)] {
            let wet = (rides && letter == 'm').then_some("7.0/prohibited");
            let verdict = play.verdict(&place(unit, &hex));
            assert_eq!(verdict.as_deref(), zone.or(wet), "{unit} in {hex}");
        }
    }
    play.play("set-up-automatically").play("set-up-done");
    play.play("allot-automatically")
        .play("allot-done")
        .play("allot-automatically")
        .play("allot-done");
    assert_eq!(play.decides(), "royalists 3.B1");
}

/// The letters of a built-in map.
struct Letters(Vec<String>);

impl Letters {
    fn of(id: &str) -> Letters {
        let scenario = gonfalon::scenario::catalogue::find(id).expect("it is built in");
        Letters(scenario.map.expect("a map").grid)
    }

    fn at(&self, (column, row): geo::At) -> char {
        let row = &self.0[usize::try_from(row - 1).expect("a row")];
        row.chars().nth(usize::try_from(column - 1).expect("a column")).expect("a letter")
    }
}

#[test]
fn r14_4_evesham_as_it_was() {
    let mut play = Table::of("evesham").start();
    assert_eq!(play.scene.command_points[BARONS], 20);
    assert_eq!(play.scene.command_points[ROYALISTS], 30);
    assert_eq!(play.scene.first, BARONS);
    let ids: Vec<&str> = play.scene.battles.iter().map(|battle| battle.id.as_str()).collect();
    assert_eq!(ids, ["E.SIM", "E.GIL", "E.EDW"], "U-80: no Mortimer");
    let overall: Vec<&str> =
        play.scene.leaders.iter().filter(|l| l.overall).map(|l| l.id.as_str()).collect();
    assert_eq!(overall, ["E.SIM.L", "E.EDW.L"]);
    let mut expected = deployment(
        "SIM 1608: HC1 1808, HC2 1807, HC3 1809, HC4 1708, HC5 1707, MA1 1709, MA2 1710, MA3 1608, MA4 1607, IN1 1609, IN2 1606, IN3 1610, WE1 1508, WE2 1507, WE3 1509, WE4 1510",
        1,
        "E",
    );
    expected.extend(deployment(
        "GIL 2906: MA1 2706, MA2 2705, IN1 2707, IN2 2806, IN3 2805, HC1 2807, HC2 2804, HC3 2906
         EDW 2812: MA1 2612, MA2 2611, IN1 2613, IN2 2712, IN3 2711, HC1 2713, HC2 2714, HC3 2812, HC4 2811",
        4,
        "E",
    ));
    let mut found = automatic("evesham");
    found.sort();
    expected.sort();
    assert_eq!(found, expected);
    for _ in 0..2 {
        play.play("set-up-automatically").play("set-up-done");
    }
    for _ in 0..2 {
        play.play("allot-automatically").play("allot-done");
    }
    assert_eq!(play.decides(), "barons 3.B1");
}

/// Simon, Gilbert, and the reinforcements of both sides.
fn possible() -> Table {
    let table = Table::on(
        "evesham-possible",
        "SIM.MA1 1608 f1, SIM.L 1608, YNG.HC1 waits, YNG.MA1 waits, YNG.IN1 waits, YNG.L waits,
         GIL.MA1 2906 f4, GIL.L 2906, MOR.HC1 waits, MOR.IN1 waits, MOR.IN2 waits, MOR.IN3 waits, MOR.L waits",
    );
    table.at("initiative").initiative("royalists", 1)
}

#[test]
fn r14_5_the_points_and_battles_of_evesham_as_it_might_have_been() {
    let play = Table::of("evesham-possible").start();
    assert_eq!(play.scene.command_points[BARONS], 30);
    assert_eq!(play.scene.command_points[ROYALISTS], 45);
    assert_eq!(play.scene.first, BARONS);
    let found = automatic("evesham-possible");
    assert!(
        found.contains(&"E.YNG.HC1 waits".to_owned())
            && found.contains(&"E.MOR.L waits".to_owned())
    );
}

/// U-79: from the third own activation on, with a real chit of the own track.
#[test]
fn r14_5_reinforcements_come_with_the_third_activation_of_their_side() {
    for (won, option, may) in [
        ([2, 0], "own_side", true),
        ([3, 0], "own_side", true),
        ([1, 5], "own_side", false),
        ([1, 1], "game", true),
        ([1, 0], "game", false),
    ] {
        let table = possible().won(won).option("third_activation", option);
        let mut play = table.chits("YNG", &[1]).start();
        if may {
            play.allowed(bid("YNG", 1));
        } else {
            play.refused(bid("YNG", 1), "14.5/not-yet");
        }
        play.refused(bid("YNG", 0), "14.5/not-yet").allowed(bid("SIM", 0));
        // A chit it does not have.
        if may {
            play.refused(bid("YNG", 2), "5.0/no-chit");
        }
    }
}

#[test]
fn r14_5_simon_the_younger_comes_from_column_10_and_row_15() {
    let letters = Letters::of("evesham-possible");
    let mut play = possible().won([2, 2]).chits("YNG", &[2]).start();
    play.play(bid("YNG", 2)).play("pass");
    let column = (4..=15).map(|row| format!("10{row:02}"));
    let entries: Vec<String> = column.chain((11..=17).map(|c| format!("{c}15"))).collect();
    for (unit, dry) in [("YNG.HC1", true), ("YNG.MA1", false), ("YNG.L", false)] {
        play.play(pick(unit));
        assert_eq!(play.decides(), "barons 7.0");
        for to in geo::all(38, 23) {
            let hex = geo::label(to);
            let marsh = letters.at(to) == 'm';
            let expected = match entries.contains(&hex) {
                false => Some("14.5/no-entry"),
                true if dry && marsh => Some("7.0/prohibited"),
                true => None,
            };
            assert_eq!(play.verdict(&enter(&hex, 3)).as_deref(), expected, "{unit} {hex}");
        }
        play.play("put-back");
    }
    // The entry costs what the hex costs, in any facing; the unit goes on, and is in command.
    play.play(pick("YNG.MA1")).refused(enter("1010", 6), "7.1/bad-facing");
    play.refused(finish(), "7.0/not-now");
    play.play(enter("1014", 1));
    assert!(play.is("YNG.MA1", "in_command"));
    // Marsh is 3 of 6 points: three hexes are left. 1015 and 1115 are marsh as well.
    play.play(step("1114"));
    assert_eq!(play.spent(), 4);
    play.play(finish());
    // Others may use other hexes. No charge in the turn of entry.
    play.play(pick("YNG.HC1")).play(enter("1715", 0));
    assert!(play.offers_of("charge").is_empty());
    play.refused(charge("1608", "1609", 0), "10.0/charge-first");
    play.play(finish());
    play.play(pick("YNG.L")).play(enter("1008", 0)).play(finish());
    assert_eq!((play.hex("YNG.HC1"), play.hex("YNG.L")), ("1715".to_owned(), "1008".to_owned()));
    play.refused(pick("YNG.HC1"), "7.0/moved").allowed(pick("YNG.IN1"));
}

#[test]
fn r14_5_mortimer_comes_by_one_hex_with_all_his_men() {
    let table = possible().initiative("barons", 1).won([2, 2]).chits("MOR", &[2]);
    let mut play = table.start();
    play.play(bid("MOR", 2)).play("pass").play(pick("MOR.IN1"));
    play.allowed(enter("2918", 0))
        .allowed(enter("1008", 0))
        .refused(enter("1010", 0), "14.5/no-entry");
    play.play(enter("2918", 0)).play(step("2917")).play(finish());
    assert_eq!(play.whole()["entries"][0]["hex"], "2918");
    play.play(pick("MOR.HC1")).refused(enter("1008", 0), "14.5/no-entry").play(enter("2918", 0));
    play.play(finish());
    // Horse stands there now: infantry passes it, and may not stay.
    play.play(pick("MOR.IN2")).play(enter("2918", 5)).refused(finish(), "7.3/pairing");
    // The infantry in 2917 faces 0: whoever joins it faces so too.
    play.play(step("2917")).refused(finish(), "7.1/facing-differs");
    play.play(face("MOR.IN2", 0)).play(finish());
}

/// U-79: who finds every hex of entry held or full waits.
#[test]
fn r14_5_blocked_units_wait() {
    let table = Table::on(
        "evesham-possible",
        "MOR.HC1 waits, MOR.IN1 waits, MOR.L waits, GIL.MA1 2706 f4, GIL.L 2706,
         SIM.MA1 2918 f1 shaken, SIM.MA2 1008 f1 shaken, SIM.L 1608",
    );
    let table = table.at("initiative").initiative("barons", 1).won([2, 2]).chits("MOR", &[2]);
    let mut play = table.start();
    play.play(bid("MOR", 2)).play("pass");
    play.refused(pick("MOR.HC1"), "14.5/entry-blocked")
        .refused(pick("MOR.IN1"), "14.5/entry-blocked");
    // The men-at-arms in 1008 are within Simon's span and recover; then the dice of the next turn.
    play.roll(&[1, 1, 1], end_movement());
    assert_eq!(play.hex("MOR.HC1"), "waits");
}

/// It is bound by zones and by the limit of the chit like everybody.
#[test]
fn r14_5_an_entry_into_a_zone_counts_as_a_new_attack() {
    let table = |chit: u8| {
        let table = Table::on(
            "evesham-possible",
            "MOR.IN1 waits, MOR.IN2 waits, MOR.L waits, GIL.MA1 2706 f4, GIL.L 2706,
             SIM.MA1 2917 f2, SIM.MA2 1408 f4, SIM.L 1608",
        );
        table.at("initiative").initiative("barons", 1).won([2, 2]).chits("MOR", &[chit]).start()
    };
    // 2917 looks at 2918 and 3017.
    let mut play = table(1);
    play.play(bid("MOR", 1)).play("pass").play(pick("MOR.IN1")).play(enter("2918", 5));
    assert_eq!(play.designated(), "2917");
    play.refused(step("2817"), "7.24/in-zoc");
}

/// Two Battles of each side; the states of three are given, that of Henry's is settled by a symbol in this turn.
fn last_turn() -> Table {
    let table = Table::field(
        "HEN.MA1 1203 f4, HEN.IN1 gone, HEN.L 1203, EDW.IN1 1208 f4, EDW.L 1208,
         SIM.MA1 0203 f1, SIM.L 0203, GLO.MA1 0208 f1, GLO.IN1 gone, GLO.L 0208",
    );
    let table = table.at("recovery").battle("HEN", |battle| battle.pending = vec![1]);
    table.symbol("HEN", 1, SymbolKind::Shaken, 5)
}

/// Numbers of the Barons and of the Royalists, as events write them.
fn by_side([barons, royalists]: [u8; 2]) -> serde_json::Value {
    serde_json::json!({ "barons": barons, "royalists": royalists })
}

#[test]
fn r15_0_the_game_ends_when_every_battle_of_a_side_is_down() {
    // Edward's Battle is Shaken; the symbol fails on more than 5.
    let table = last_turn().state("EDW", SymbolKind::Shaken);
    let play = table.clone().start_with(&[6, 1]);
    assert_eq!(play.throws(), "13.0:d10=6 12.0:d10=1");
    assert_eq!(play.decides(), "over barons defeated 15.0");
    assert_eq!(play.events_of("over")[0]["points"], by_side([2, 0]));
    let play = table.start_with(&[5, 1, 1]);
    assert_eq!(play.decides(), "barons 3.B1", "the symbol had no effect");
    // With Edward in good order the game goes on.
    let play = last_turn().start_with(&[6, 1, 1, 1]);
    assert_eq!(play.decides(), "barons 3.B1");
}

/// Royalists get 5, 3 or 1 for a Baron Battle that is eliminated, Broken or Shaken, Barons 4, 2 or 1; the worst state counts.
#[test]
fn r15_0_points_by_the_worst_state_of_each_battle() {
    use SymbolKind::{Broken, Shaken};
    for (henry, gloucester, points, over) in [
        (Shaken, None, [2, 0], "over barons defeated 15.0"),
        (Shaken, Some(Shaken), [2, 1], "over barons defeated 15.0"),
        (Broken, Some(Shaken), [3, 1], "over barons defeated 15.0"),
        (Broken, Some(Broken), [3, 3], "over nobody defeated 15.0"),
        (Shaken, Some(Broken), [2, 3], "over royalists defeated 15.0"),
    ] {
        let mut table = last_turn().state("EDW", Shaken).symbol("HEN", 1, henry, 5);
        if let Some(state) = gloucester {
            table = table.state("GLO", state);
        }
        let play = table.start_with(&[6, 1]);
        assert_eq!(play.events_of("over")[0]["points"], by_side(points));
        assert_eq!(play.decides(), over, "{henry:?} {gloucester:?}");
    }
    // Eliminated: no combat unit is left. The men-at-arms, Shaken, rout when their Battle breaks.
    let table = Table::field(
        "HEN.MA1 1203 f4 shaken, HEN.IN1 gone, HEN.L 1303 wounded, EDW.IN1 1208 f4, EDW.L 1208,
         SIM.MA1 0203 f1, SIM.L 0203, GLO.MA1 gone, GLO.L gone",
    );
    let table = table.at("recovery").battle("HEN", |battle| battle.pending = vec![1]);
    let table = table.state("EDW", Shaken).symbol("HEN", 1, Broken, 5);
    // Recovery fails on a 10; the symbol fails; a rout needs no die.
    let play = table.start_with(&[10, 6]);
    assert_eq!(play.events_of("over")[0]["points"], by_side([5, 5]));
    assert_eq!(play.decides(), "over nobody defeated 15.0");
}

/// A Battle that may still come counts as in good order (U-81).
#[test]
fn r15_0_a_battle_that_may_still_come_is_in_good_order() {
    let text = "SIM.MA1 1608 f1, SIM.IN1 gone, SIM.L 1608, GIL.MA1 2906 f4, GIL.L 2906";
    let table = |more: &str| {
        let table = Table::on("evesham-possible", &format!("{text}{more}")).at("recovery");
        let table = table.battle("SIM", |battle| battle.pending = vec![1]);
        table.symbol("SIM", 1, SymbolKind::Shaken, 5)
    };
    let play = table("").start_with(&[6, 1]);
    assert_eq!(play.decides(), "over royalists defeated 15.0");
    let play = table(", YNG.IN1 waits, YNG.L waits").start_with(&[6, 1, 1, 1]);
    assert_eq!(play.decides(), "royalists 3.B1");
}

/// Simon's last men rout at the end of this turn; his son's Battle has not come yet.
fn last_of_simon(won: [u16; 2]) -> Table {
    let table = Table::on(
        "evesham-possible",
        "SIM.MA1 1608 f1 shaken, SIM.IN1 gone, SIM.L 1608, YNG.IN1 waits, YNG.L waits, GIL.MA1 2906 f4,
         GIL.L 2906",
    );
    let table = table.at("recovery").won(won).symbol("SIM", 1, SymbolKind::Broken, 5);
    table.battle("SIM", |battle| battle.pending = vec![1])
}

/// U-79, U-81: it waits for the third activation of its own side; with nobody left to be activated that never comes.
#[test]
fn r15_0_a_battle_that_can_never_come_does_not_count() {
    let play = last_of_simon([1, 1]).start_with(&[10, 6]);
    assert_eq!(play.decides(), "over royalists defeated 15.0");
    assert_eq!(play.events_of("over")[0]["points"], by_side([0, 5]));
}

/// A side that has nobody to name is passed over until a chit brings its reinforcements.
#[test]
fn r14_5_a_side_without_anybody_to_name_is_passed_over() {
    let mut play = last_of_simon([2, 1]).start_with(&[10, 6, 1, 1]);
    assert_eq!(play.decides(), "royalists 3.B1");
    play.play(bid("GIL", 0));
    assert_eq!(play.offered(), "concede pass");
    play.play("pass").roll(&[1, 1], end_movement());
    assert_eq!(play.decides(), "royalists 3.B1", "the Barons would open");
    play.refused("pass", "3.B1/not-now");
    // A replacement chit on the track of the younger Simon ends that.
    play.play(bid("GIL", 0)).roll(&[8], end_movement()).roll(&[1], place_chit("YNG", 2));
    assert_eq!(play.decides(), "barons 5.1b");
    play.play(bid("YNG", 2)).play(pick("YNG.IN1")).play(enter("1008", 1));
}

/// U-81: no limit in the book; with the option the points decide after the last turn.
#[test]
fn r15_0_the_last_turn_is_an_option() {
    let text =
        "SIM.MA1 0203 f1, SIM.L 0203, HEN.MA1 1203 f4, HEN.L 1203, EDW.IN1 1208 f4, EDW.L 1208";
    let table = || Table::field(text).at("recovery").turn(7);
    for (limit, over) in [(0, false), (7, true), (8, false)] {
        let table = table().option("turn_limit", limit).state("EDW", SymbolKind::Shaken);
        let play = table.start_with(if over { &[] } else { &[1, 1] });
        let expected = if over { "over barons turn-limit 15.0" } else { "royalists 3.B1" };
        assert_eq!(play.decides(), expected, "limit {limit}");
    }
    let play = table().option("turn_limit", 7).start();
    assert_eq!(play.decides(), "over nobody turn-limit 15.0");
}

/// What the lesson says of its bait: from there the horse, if it can't be held, finds a way to charge.
#[test]
fn r10_3_the_bait_of_the_lesson_is_taken() {
    let mut play = Table::of("barons-tutorial").start();
    for _ in ["barons", "royalists"] {
        play.play("set-up-automatically").play("set-up-done");
    }
    for chit in [4, 2, 2] {
        play.play(place_chit("T.BAR", chit));
    }
    play.play("allot-done").play("allot-automatically").play("allot-done");
    play.play(bid("T.BAR", 2)).play(pick("T.BAR.MA1")).roll(&[4], march("0705"));
    assert_eq!(play.decides(), "royalists 10.3");
    assert!(play.offered().contains("charge"), "{}", play.offered());
}

/// A Battle is marked by an initial of its name, in each language by one of its own, and no two by the same.
#[test]
fn battles_are_marked_by_initials_of_their_names() {
    let letters = |id: &str, language: Language| -> Vec<String> {
        let scenario = catalogue::find(id).expect("it is built in");
        let mut port = session::new(scenario, 1).expect("it has no faults");
        port.set_language(language);
        let table = port.table(None);
        let tracks = table.command.iter().flat_map(|command| &command.tracks);
        tracks.map(|track| track.mark.letter.clone()).collect()
    };
    // Henry, Gloucester, Segrave, Simon de Montfort, Cornwall, the King, the Prince.
    assert_eq!(letters("lewes", Language::ENGLISH), ["H", "G", "S", "M", "C", "K", "P"]);
    let spanish = crate::spanish();
    assert_eq!(letters("lewes", spanish), ["E", "G", "S", "M", "C", "R", "P"]);
    assert_eq!(letters("evesham-possible", Language::ENGLISH), ["S", "Y", "G", "P", "M"]);
}

/// The rose of these maps points to the right, and fronts are named by it.
#[test]
fn fronts_are_named_as_the_rose_has_them() {
    let named = |id: &str| {
        let scenario = catalogue::find(id).expect("it is built in");
        let map = session::new(scenario, 1).expect("it has no faults").map();
        map.expect("it has a map").facings.clone()
    };
    assert_eq!(named("evesham"), ["WSW", "WNW", "N", "ENE", "ESE", "S"]);
    assert_eq!(named("lewes"), ["SSW", "WSW", "NW", "NNE", "ENE", "SE"]);
}
