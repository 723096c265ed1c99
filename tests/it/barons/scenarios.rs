//! Chapter 14: the battles as they were, free set-up, Edward's rule.

use super::geo;
use super::table::*;
use gonfalon::scenario::barons::SymbolKind;
use gonfalon::scenario::catalogue;
use gonfalon::session;
use gonfalon::words::Language;
use serde_json::Value;

/// Where automatic set-up puts every counter of a scenario, with facings: `SIM.HC1 0505 1`.
pub(super) fn automatic(id: &str) -> Vec<String> {
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
pub(super) struct Letters(Vec<String>);

impl Letters {
    pub(super) fn of(id: &str) -> Letters {
        let scenario = gonfalon::scenario::catalogue::find(id).expect("it is built in");
        Letters(scenario.map.expect("a map").grid)
    }

    pub(super) fn at(&self, (column, row): geo::At) -> char {
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
