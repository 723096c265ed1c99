//! 15: a row of the table of units, and how each unit of it is tried in play.

use crate::acies::muster::IDS;
use crate::acies::table::{A, B, Table};
use gonfalon::scenario::acies::stock;

/// A row of the table.
pub(super) struct Row {
    pub(super) id: &'static str,
    pub(super) kind: &'static str,
    pub(super) mobility: u8,
    pub(super) melee: i16,
    /// Short and long; 0 is "not at that range".
    pub(super) missile: Option<(u8, u8)>,
    pub(super) hits: u8,
    pub(super) cost: u16,
    pub(super) scout: bool,
    pub(super) flank: bool,
    pub(super) fire: i8,
    pub(super) versus: &'static [(&'static str, i8)],
}

/// The types of 1.6.
fn kind_of(id: &str) -> &'static str {
    match id {
        "slingers" | "bowmen" | "javelineers" => "SK",
        "light-infantry" | "psiloi" => "LI",
        "peltasts" | "auxilia" => "MI",
        "barbarians" | "horde" | "warriors" => "WB",
        "legionaires" | "hoplites" => "HI",
        "phalanx" => "PH",
        "horse-archers" | "light-cavalry" | "numides" => "LC",
        "heavy-cavalry" | "cataphracts" => "HC",
        "light-chariots" | "heavy-chariots" => "CH",
        "elephants" => "EL",
        "war-wagon" => "WW",
        "artillery" => "AR",
        other => panic!("no unit {other}"),
    }
}

/// 1.6: whom a note means.
fn means(note: &str, kind: &str) -> bool {
    match note {
        "CAV" => matches!(kind, "LC" | "HC"),
        "HI" => matches!(kind, "HI" | "PH"),
        note => note == kind,
    }
}

fn is_cavalry(id: &str) -> bool {
    matches!(kind_of(id), "LC" | "HC")
}

impl Row {
    #[track_caller]
    pub(super) fn check(&self) {
        self.values();
        self.traits();
        self.shoots();
        self.is_shot_at();
        self.fights();
        self.enters();
    }

    /// What the card says.
    #[track_caller]
    fn values(&self) {
        let unit =
            stock().units.iter().find(|unit| unit.id == self.id).expect("a unit of the game");
        assert_eq!(unit.kind.word(), self.kind);
        assert_eq!(kind_of(self.id), self.kind);
        assert_eq!((unit.mobility, i16::from(unit.melee)), (self.mobility, self.melee));
        assert_eq!(unit.missile, self.missile);
        assert_eq!((unit.hits, unit.cost), (self.hits, self.cost));
        assert_eq!((unit.scout, unit.flank, unit.fire), (self.scout, self.flank, self.fire));
        let versus: Vec<(&str, i8)> =
            unit.versus.iter().map(|(foe, value)| (foe.word(), *value)).collect();
        let mut expected = self.versus.to_vec();
        let mut found = versus;
        expected.sort_unstable();
        found.sort_unstable();
        assert_eq!(found, expected);
        assert_eq!(unit.elephants_only_by_flank, is_cavalry(self.id));
    }

    /// 6.1, 7.1, 8.3: what it may be discarded for, and whether it moves.
    #[track_caller]
    fn traits(&self) {
        let hand = format!("{} slingers numides", self.id);
        let mut play = Table::combat("").hand(A, &hand).at("scout").start();
        let words = format!("scout {} own", self.id);
        if self.scout {
            play.allowed(&words);
        } else {
            play.refused(&words, "6.1/trait");
        }
        let mut play = Table::combat("").hand(A, &hand).at("encircling").start();
        let words = format!("point {}", self.id);
        if self.flank {
            play.allowed(&words);
        } else {
            play.refused(&words, "7.1/trait");
        }
        let mut play = Table::combat(&format!("A5 {}, A6 horde", self.id)).at("manoeuvre").start();
        if self.mobility > 0 {
            play.allowed("move A5 M5");
        } else {
            play.refused("move A5 M5", "8.3/immobile");
        }
    }

    /// 9.4, 9.5: its shots at Horde, which has no note.
    #[track_caller]
    fn shoots(&self) {
        let ranges = [
            (
                format!("A5 {}, M5 b horde", self.id),
                "shoot A5 M5",
                "M5",
                self.missile.map_or(0, |m| m.0),
            ),
            (
                format!("A5 {}, B5 horde", self.id),
                "shoot A5 B5",
                "B5",
                self.missile.map_or(0, |m| m.1),
            ),
        ];
        for (field, words, target, value) in ranges {
            let mut play =
                Table::combat(&format!("{field}, A15 bowmen, B15 horde")).at("missile").start();
            if value == 0 {
                play.refused(words, "9.4/range");
                continue;
            }
            let mut hit = play.clone();
            assert_eq!(hit.roll(&[value], words).at(target), "b horde x1");
            let mut miss = play.clone();
            assert_eq!(miss.roll(&[value + 1], words).at(target), "b horde");
        }
    }

    /// 9.5, 1.3: shots of artillery (7) at it, with one hit left.
    #[track_caller]
    fn is_shot_at(&self) {
        let markers = self.hits - 1;
        let field = format!("A5 artillery, M5 b {} x{markers}, A15 bowmen, B15 horde", self.id);
        let play = Table::combat(&field).at("missile").start();
        let border = u8::try_from(7 - self.fire).expect("a face");
        let mut hit = play.clone();
        if self.kind == "EL" {
            hit.roll(&[border, 3], "shoot A5 M5");
            assert_eq!(hit.at("M5"), "b elephants");
            hit = play.clone();
            hit.roll(&[border, 2], "shoot A5 M5");
        } else {
            hit.roll(&[border], "shoot A5 M5");
        }
        assert_eq!((hit.at("M5").as_str(), hit.lost(B).0.as_str()), ("-", self.id));
        let mut miss = play.clone();
        miss.roll(&[border + 1], "shoot A5 M5");
        assert!(miss.at("M5").starts_with("b "));
        // With one marker fewer it stands.
        if markers > 0 {
            let field =
                format!("A5 artillery, M5 b {} x{}, A15 bowmen, B15 horde", self.id, markers - 1);
            let mut play = Table::combat(&field).at("missile").start();
            play.roll(&[border], "shoot A5 M5");
            assert_eq!(play.at("M5"), format!("b {} x{markers}", self.id));
        }
    }

    /// 10.9: its total against every other unit, attacking and defending.
    #[track_caller]
    fn fights(&self) {
        for other in IDS {
            let notes = self.versus.iter().filter(|(note, _)| means(note, kind_of(other)));
            let total = 5 + self.melee + notes.map(|(_, value)| i16::from(*value)).sum::<i16>();
            let barred = is_cavalry(self.id) && other == "elephants";
            if self.kind != "AR" && !barred {
                let mut play = Table::busy(&format!("M5 a {}, B5 {other}", self.id)).start();
                play.fight(&[5, 5], "front M5 B5");
                let fought = play.fought();
                assert!(
                    fought.starts_with(&format!("{total}:")),
                    "{} at {other}: {fought}",
                    self.id
                );
            }
            let barred = is_cavalry(other) && self.kind == "EL";
            if other != "artillery" && !barred {
                let mut play = Table::busy(&format!("M5 a {other}, B5 {}", self.id)).start();
                play.fight(&[5, 5], "front M5 B5");
                let fought = play.fought();
                assert!(fought.contains(&format!(":{total} ")), "{other} at {}: {fought}", self.id);
            }
        }
        if self.kind == "AR" {
            let mut play = Table::busy("A5 artillery, M5 b horde").start();
            play.refused("front A5 M5", "10.2/missile-only");
        }
        if is_cavalry(self.id) {
            let mut play =
                Table::busy(&format!("M5 a {0}, B5 elephants, M8 a {0}, M9 b elephants", self.id))
                    .start();
            play.refused("front M5 B5", "10.4/el-front");
            play.allowed("flank M8 M9");
        }
    }

    /// 8.7: how it enters.
    #[track_caller]
    fn enters(&self) {
        let mut play = Table::combat("").hand(A, &format!("{} horde", self.id)).at("play");
        play = play.option("units_per_turn", 0);
        let mut play = play.start();
        play.play(&format!("play {} A5", self.id));
        let upright = matches!(self.kind, "SK" | "LC" | "HC" | "EL" | "WW" | "CH");
        let stance = if upright { "" } else { " turned" };
        assert_eq!(play.at("A5"), format!("a {}{stance}", self.id));
    }
}

pub(super) const PLAIN: Row = Row {
    id: "",
    kind: "",
    mobility: 0,
    melee: 0,
    missile: None,
    hits: 1,
    cost: 0,
    scout: false,
    flank: false,
    fire: 0,
    versus: &[],
};
