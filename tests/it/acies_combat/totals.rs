//! 10.9 to 10.11, 11.4 to 11.6, 16: combats at random, with cards, the Encircling army and options, reckoned a second
//! time from the text.

use crate::acies::actions::cell;
use crate::acies::muster::IDS;
use crate::acies::table::{A, B, Play, Table};
use gonfalon::kernel::{SeededDice, Side};
use gonfalon::scenario::acies::{Foe, UnitData};
use gonfalon::scenario::acies::{UnitType, stock};

fn unit(id: &str) -> &'static UnitData {
    stock().units.iter().find(|unit| unit.id == id).expect("a unit of the game")
}

fn means(note: Foe, kind: UnitType) -> bool {
    match note.word() {
        "CAV" => matches!(kind, UnitType::Lc | UnitType::Hc),
        "HI" => matches!(kind, UnitType::Hi | UnitType::Ph),
        word => word == kind.word(),
    }
}

/// A combat and what is played into it.
#[derive(Clone, Debug)]
struct Fight {
    own: &'static str,
    other: &'static str,
    own_markers: u8,
    other_markers: u8,
    flank: bool,
    treacherous: usize,
    overrun: usize,
    bloodlust: (usize, usize),
    defensible: usize,
    points: (u32, u32),
    negates: &'static str,
    bonus: &'static str,
    lenient: bool,
    dice: (u8, u8),
}

impl Fight {
    fn at_random(pick: &mut SeededDice) -> Fight {
        let own = IDS[pick.below(22)];
        let other = IDS[pick.below(23)];
        let flank = pick.below(2) == 0;
        let heavy = [
            "peltasts",
            "auxilia",
            "barbarians",
            "horde",
            "warriors",
            "legionaires",
            "hoplites",
            "phalanx",
        ];
        let light = ["light-infantry", "psiloi"].contains(&other);
        let mut few = |yes: bool| if yes { pick.below(3) } else { 0 };
        let treacherous = few(heavy.contains(&own));
        let (overrun, defensible) = (few(true), few(light && !flank));
        let bloodlust = (few(true), few(true));
        Fight {
            own,
            other,
            own_markers: pick.below(unit(own).hits.into()) as u8,
            other_markers: pick.below(unit(other).hits.into()) as u8,
            flank,
            treacherous,
            overrun,
            bloodlust,
            defensible,
            points: (pick.below(3) as u32, pick.below(3) as u32),
            negates: ["both_positive", "defender_only", "all"][pick.below(3)],
            bonus: ["melee_all", "attacker_only"][pick.below(2)],
            lenient: pick.below(2) == 0,
            dice: (pick.below(10) as u8 + 1, pick.below(10) as u8 + 1),
        }
    }

    fn notes(&self, attacks: bool) -> i16 {
        let (own, other) = if attacks { (self.own, self.other) } else { (self.other, self.own) };
        let fitting = unit(own).versus.iter().filter(|(note, _)| means(**note, unit(other).kind));
        let values = fitting.map(|(_, value)| i16::from(*value));
        let counts = |value: &i16| match (self.flank, self.negates) {
            (false, _) => true,
            (true, "both_positive") => *value < 0,
            (true, "defender_only") => attacks || *value < 0,
            _ => false,
        };
        values.filter(counts).sum()
    }

    fn totals(&self) -> (i16, i16) {
        let flank = if self.flank { 4 } else { 0 };
        let own = i16::from(self.dice.0)
            + i16::from(unit(self.own).melee)
            + self.notes(true)
            + flank
            + 2 * self.overrun as i16
            + 3 * (self.treacherous + self.bloodlust.0) as i16
            + i16::from(self.points.0 > self.points.1);
        let encircles = self.points.1 > self.points.0 && self.bonus == "melee_all";
        let other = i16::from(self.dice.1)
            + i16::from(unit(self.other).melee)
            + self.notes(false)
            + 3 * (self.defensible + self.bloodlust.1) as i16
            + i16::from(encircles);
        (own, other)
    }

    /// What is left of both: markers, or nothing.
    fn left(&self) -> (Option<u8>, Option<u8>) {
        let (own, other) = self.totals();
        if own == other {
            return (Some(self.own_markers), Some(self.other_markers));
        }
        let won = own > other;
        let (winner, loser, markers) = if won {
            (self.own, self.other, self.other_markers)
        } else {
            (self.other, self.own, self.own_markers)
        };
        let skirmish = unit(winner).kind == UnitType::Sk;
        let out = own.max(other) > 2 * own.min(other) || won && self.flank;
        let last = markers + 1 == unit(loser).hits;
        let rest = match (skirmish, out) {
            (false, true) => None,
            (true, _) if last && !self.lenient => Some(markers),
            _ if last => None,
            _ => Some(markers + 1),
        };
        if won { (Some(self.own_markers), rest) } else { (rest, Some(self.other_markers)) }
    }

    fn start(&self) -> Play {
        let own = format!("{} x{}", self.own, self.own_markers);
        let other = format!("{} x{}", self.other, self.other_markers);
        let field = if self.flank {
            format!("M5 a {own} east, M6 b {other}")
        } else {
            format!("M5 a {own}, B5 {other}")
        };
        let hand = |cards: &[(&str, usize)]| {
            let copies = |(card, count): &(&str, usize)| format!("{card} ").repeat(*count);
            cards.iter().map(copies).collect::<String>()
        };
        let attacker = [
            ("treacherous-terrain", self.treacherous),
            ("overrun", self.overrun),
            ("bloodlust", self.bloodlust.0),
            ("horde", 1),
        ];
        let defender = [
            ("defensible-terrain", self.defensible),
            ("bloodlust", self.bloodlust.1),
            ("horde", 1),
        ];
        Table::busy(&field)
            .hand(A, &hand(&attacker))
            .hand(B, &hand(&defender))
            .points(A, self.points.0)
            .points(B, self.points.1)
            .option("tfa_negates", self.negates)
            .option("encircle_bonus", self.bonus)
            .option("sk_dm_can_eliminate", self.lenient)
            .start()
    }
}

/// ACIES 10.9, 10.10: thousands of combats.
#[test]
fn r10_9_combats_reckoned_again() {
    let mut pick = SeededDice::new(109);
    let mut fought = 0;
    while fought < 3000 {
        let fight = Fight::at_random(&mut pick);
        let cavalry = matches!(unit(fight.own).kind, UnitType::Lc | UnitType::Hc);
        if cavalry && fight.other == "elephants" && !fight.flank {
            continue;
        }
        fought += 1;
        let mut play = fight.start();
        let target = if fight.flank { "M6" } else { "B5" };
        let words = if fight.flank { "flank M5 M6" } else { "front M5 B5" };
        play.play(&format!("{words}{}", " treacherous".repeat(fight.treacherous))).play("stand");
        // Everything is played that there is, in any order; then both pass.
        let faces = [fight.dice.0, fight.dice.1];
        let mut passes = 0;
        while play.asked() == "10.8" {
            let cards = ["overrun", "bloodlust", "defensible-terrain"];
            let fits = |card: &&str| play.verdict(card).is_none();
            let open: Vec<&str> = cards.into_iter().filter(fits).collect();
            if open.is_empty() {
                passes += 1;
                if passes == 2 {
                    play.roll(&faces, "pass")
                } else {
                    play.play("pass")
                };
            } else {
                passes = 0;
                play.play(open[pick.below(open.len())]);
            }
        }
        let (own, other) = fight.totals();
        assert!(
            play.fought().starts_with(&format!("{own}:{other} ")),
            "{fight:?}: {}",
            play.fought()
        );
        let left = |side: Side, name: &str| {
            let cell = cell(name);
            play.game.state.field.own(side, cell).map(|piece| piece.markers)
        };
        assert_eq!((left(Side::A, "M5"), left(Side::B, target)), fight.left(), "{fight:?}");
    }
}
