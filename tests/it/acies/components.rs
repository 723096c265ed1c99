//! 1.1 to 1.6: cards, piles, markers, types.

use super::muster::{UNITS, Unit};
use super::table::*;
use gonfalon::scenario::acies::{AciesData, Foe, UnitType, stock};
use gonfalon::systems::acies::decks::check_units;
use gonfalon::systems::acies::present::deck_view;
use gonfalon::view::Emblem;
use gonfalon::words::Language;
use serde_json::json;

#[test]
fn r1_1_a_card_goes_to_its_owners_places() {
    // A unit that was eliminated, a scout, a flanker, a tactics card, a discard: each to its owner.
    let cards = "M5 a bowmen, B5 psiloi, A7 hoplites, M7 b hoplites";
    let table = Table::field(cards).hand(A, "slingers numides outflank horde*2 phalanx");
    let mut play = table.hand(B, "cataphracts").start();
    play.play("scout slingers hand").play("point numides").play("pass").play("outflank");
    play.pass_to("b 7.1").play("point cataphracts").pass_to("a 9.1").roll(&[3], "shoot M5 B5");
    play.pass_to("a 13.1").play("discard phalanx");
    assert_eq!(play.reserve(A), "slingers phalanx numides outflank");
    assert_eq!((play.reserve(B), play.lost(B).0), ("cataphracts".into(), "psiloi".into()));
    assert_eq!(play.lost(A), (String::new(), String::new()));
}

#[test]
fn r1_2_a_unit_card_says_what_the_table_says() {
    let units = &stock().units;
    assert_eq!(units.len(), UNITS.len());
    for (unit, row) in units.iter().zip(UNITS) {
        assert_eq!((unit.id.as_str(), unit.kind.word()), (row.id, row.kind));
        assert_eq!(i32::from(unit.mobility), row.mobility, "{}", row.id);
        let (short, long) = unit.missile.unwrap_or_default();
        assert_eq!((i32::from(short), i32::from(long)), row.missile, "{}", row.id);
        assert_eq!(unit.missile.is_some(), row.missile.0 > 0, "{}", row.id);
        assert_eq!((i32::from(unit.hits), u32::from(unit.cost)), (row.hits, row.cost));
        assert_eq!((unit.scout, unit.flank), (row.scout, row.flank), "{}", row.id);
        assert_eq!(i32::from(unit.fire), row.fire, "{}", row.id);
    }
}

/// The pictures of the units, in the order of the table.
const EMBLEMS: [Emblem; 23] = [
    Emblem::Sling,
    Emblem::Bow,
    Emblem::Javelin,
    Emblem::LightShield,
    Emblem::Goatskin,
    Emblem::RoundShield,
    Emblem::OvalShield,
    Emblem::Axe,
    Emblem::Crowd,
    Emblem::LongSword,
    Emblem::LegionShield,
    Emblem::HopliteShield,
    Emblem::Pikes,
    Emblem::HorseBow,
    Emblem::Horse,
    Emblem::HorseJavelin,
    Emblem::HeavyHorse,
    Emblem::ArmouredHorse,
    Emblem::Chariot,
    Emblem::ScythedChariot,
    Emblem::Elephant,
    Emblem::Wagon,
    Emblem::Catapult,
];

/// The id of each unit, its picture and the section about it, as its card shows them.
fn faces(data: &AciesData) -> Vec<(String, Emblem, String)> {
    let view = deck_view(Some(data), &deck("horde"), Language::ENGLISH);
    let faces = view.units.into_iter().map(|line| line.face);
    faces.map(|face| (face.id, face.emblem, face.rule)).collect()
}

#[test]
fn r1_2_a_unit_card_has_its_picture_and_its_section() {
    assert_eq!(check_units(&stock().units), []);
    let of_the_game = faces(&AciesData::default());
    let expected = UNITS.iter().zip(EMBLEMS).zip(1..);
    let face =
        |((unit, emblem), n): ((&Unit, Emblem), u8)| (unit.id.into(), emblem, format!("15.{n}"));
    assert_eq!(of_the_game, expected.map(face).collect::<Vec<_>>());
    // What a scenario says of its own units; what it leaves out of one of the game is as it was.
    let own = |id: &str, emblem: Option<&str>, rule: Option<&str>| {
        let mut unit = json!({
            "id": id, "name": "Own", "type": "HI", "move": 1, "melee": 1, "hits": 1, "cost": 1,
        });
        let said = [("emblem", emblem), ("rule", rule)];
        for (field, word) in said.into_iter().filter_map(|(field, word)| Some((field, word?))) {
            unit[field] = word.into();
        }
        serde_json::from_value(unit).expect("a unit")
    };
    let units = vec![
        own("slingers", None, None),
        own("bowmen", Some("wagon"), Some("9.1")),
        own("plain", None, None),
        own("proud", Some("elephant"), Some("15.21")),
    ];
    let mut expected = of_the_game;
    expected[1] = ("bowmen".into(), Emblem::Wagon, "9.1".into());
    expected.push(("plain".into(), Emblem::LegionShield, "1.2".into()));
    expected.push(("proud".into(), Emblem::Elephant, "15.21".into()));
    assert_eq!(faces(&AciesData { units, ..AciesData::default() }), expected);
}

/// The last marker eliminates, whatever the unit: one shot at each with all markers but one, and but two.
#[test]
fn r1_3_as_many_markers_as_hits_eliminate_at_once() {
    for unit in UNITS.into_iter().filter(|unit| unit.kind != "EL") {
        for missing in 1..=unit.hits.min(2) {
            let markers = unit.hits - missing;
            let cards =
                format!("M5 a artillery, B5 {} x{markers}, A1 artillery, B1 horde", unit.id);
            let mut play = Table::field(&cards).at("missile").start();
            play.roll(&[1], "shoot M5 B5");
            if missing == 1 {
                assert_eq!((play.at("B5"), play.lost(B).0), ("-".into(), unit.id.to_owned()));
            } else {
                assert_eq!(play.at("B5"), format!("b {} x{}", unit.id, markers + 1));
            }
        }
        let full = format!("B5 {} x{}", unit.id, unit.hits);
        assert_eq!(Table::field(&full).faulty(), "markers 1.3");
    }
}

#[test]
fn r1_4_flank_points_begin_at_zero() {
    let mut play = Table::whole("horde*20").start();
    play.play("ready").roll(&[2, 1], "ready");
    assert_eq!(play.points(), (0, 0));
    assert_eq!(play.state().encircling(), None);
}

/// Out of the field and back again: neither markers nor stance nor deeds are left.
#[test]
fn r1_5_a_card_that_leaves_the_field_leaves_everything_behind() {
    let cards = "A5 bowmen, M5 b light-infantry x1, A9 hoplites, M9 b hoplites";
    let table = Table::field(cards).at("missile").hand(B, "rally horde");
    let mut play = table.start();
    play.roll(&[5], "shoot A5 M5");
    assert_eq!(play.lost(B).0, "light-infantry");
    play.pass_to("b 13.4").play("rally light-infantry").pass_to("b 8.6");
    play.play("play light-infantry B5");
    assert_eq!(play.at("B5"), "b light-infantry turned");
}

#[test]
fn r1_6_heavy_infantry_includes_the_phalanx_and_cavalry_is_light_or_heavy() {
    for kind in UnitType::ALL {
        let heavy = matches!(kind, UnitType::Hi | UnitType::Ph);
        assert_eq!(Foe::Hi.covers(kind), heavy, "{kind:?}");
        assert_eq!(Foe::Ph.covers(kind), kind == UnitType::Ph, "the converse is false: {kind:?}");
        let cavalry = matches!(kind, UnitType::Lc | UnitType::Hc);
        assert_eq!(Foe::Cav.covers(kind), cavalry, "{kind:?}");
        assert_eq!(Foe::Li.covers(kind), kind == UnitType::Li);
        assert_eq!(Foe::El.covers(kind), kind == UnitType::El);
        assert_eq!(Foe::Ch.covers(kind), kind == UnitType::Ch);
    }
}

#[test]
fn r2_7_a_unit_that_stops_flanking_may_shoot_again() {
    let cards =
        "A5 psiloi east, M6 b horde, M5 a horde, B5 horde, A9 horse-archers east, M10 b horde";
    let mut play = Table::field(cards).at("missile").start();
    // Neither has a target that it could shoot at, and neither could shoot: nothing is asked.
    play.asks("a 10.1");
    let cards = "M5 a psiloi east, M6 b horde, A1 artillery, B1 horde";
    let mut play = Table::field(cards).active(B).at("play").hand(B, "horde*2").start();
    play.play("play horde B5");
    // Raised by the newcomer it may react at once.
    play.asks("a 8.10").roll(&[3], "shoot M5 B5");
    assert_eq!(play.at("B5"), "b horde x1 turned");
}
