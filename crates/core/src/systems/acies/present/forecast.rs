//! What an attack, a shot or a withdrawal would lead to, with the exact chances.

use super::super::action::{Kind as AttackKind, Withdrawal};
use super::super::attack::{Declared, check_flank};
use super::super::attack_resolution::AttackResolution;
use super::super::check::{FACES, successes};
use super::super::field::{Cell, Piece};
use super::super::flank::Attempt;
use super::super::melee::Melee;
use super::super::missile::{self, RAMPAGE};
use super::super::rules;
use super::super::scene::Scene;
use super::super::state::State;
use super::super::totals::{Added, Part, Verdict};
use super::super::withdrawal::{self, Chance};
use super::Localizer;
use super::localizer::signed;
use crate::kernel::Side;
use crate::say;
use crate::scenario::acies::options::ElephantMissile;
use crate::scenario::acies::{Tactic, UnitType};
use crate::view::{Ahead, CheckView, DuelChance, DuelPart, DuelView, Forecast, ModifierView};

/// What becomes of the two units of a combat.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    TargetLost,
    TargetMarked,
    TargetSpared,
    Tie,
    AttackerSpared,
    AttackerMarked,
    AttackerLost,
}

const FATES: [Fate; 7] = [
    Fate::TargetLost,
    Fate::TargetMarked,
    Fate::TargetSpared,
    Fate::Tie,
    Fate::AttackerSpared,
    Fate::AttackerMarked,
    Fate::AttackerLost,
];

impl Fate {
    const fn ahead(self) -> Ahead {
        match self {
            Fate::TargetLost | Fate::TargetMarked | Fate::TargetSpared => Ahead::Attacker,
            Fate::Tie => Ahead::Nobody,
            Fate::AttackerSpared | Fate::AttackerMarked | Fate::AttackerLost => Ahead::Defender,
        }
    }

    fn label(self, l10n: Localizer) -> String {
        match self {
            Fate::TargetLost => say!(l10n, "acies-fate-target-lost"),
            Fate::TargetMarked => say!(l10n, "acies-fate-target-marked"),
            Fate::TargetSpared => say!(l10n, "acies-fate-target-spared"),
            Fate::Tie => say!(l10n, "acies-fate-tie"),
            Fate::AttackerSpared => say!(l10n, "acies-fate-attacker-spared"),
            Fate::AttackerMarked => say!(l10n, "acies-fate-attacker-marked"),
            Fate::AttackerLost => say!(l10n, "acies-fate-attacker-lost"),
        }
    }
}

/// A combat between units of two cells.
#[derive(Clone, Copy)]
pub struct Bout {
    /// The units and their cards.
    pub melee: Melee,
    /// The attacker's cell.
    pub from: Cell,
    /// The target's cell.
    pub target: Cell,
}

impl Bout {
    /// The combat of an attack as it stands.
    pub fn of(s: &State, resolution: &AttackResolution) -> Option<Bout> {
        let melee = Melee::of(s, resolution)?;
        Some(Bout { melee, from: resolution.from, target: resolution.target? })
    }

    /// The combat of an attack that is not declared yet.
    fn new(s: &State, from: Cell, target: Cell, flank: bool, treacherous: u8) -> Option<Bout> {
        let (attacker, defender) = (s.field.at(from)?, s.field.at(target)?);
        let plain = Melee::plain(attacker.side, (attacker.kind, defender.kind), flank);
        let melee = Melee { treacherous, ..plain };
        Some(Bout { melee, from, target })
    }

    /// The same combat with one more tactics card of a side.
    pub fn with(mut self, side: Side, tactic: Tactic) -> Bout {
        self.melee = self.melee.with(side, tactic);
        self
    }

    /// ACIES 10.10: what becomes of the units with these totals.
    fn fate(&self, scene: &Scene, s: &State, attack: i16, defence: i16) -> Fate {
        let (won, result) = self.melee.result(scene, attack, defence);
        let Some(won) = won else { return Fate::Tie };
        let loser = if won { self.target } else { self.from };
        let last = s.field.at(loser).is_some_and(|piece| is_last(scene, piece));
        let spared = self.melee.spares(scene, s, loser, result);
        match (result, won) {
            (Verdict::Tie, _) => Fate::Tie,
            (Verdict::Marker, true) if spared => Fate::TargetSpared,
            (Verdict::Marker, false) if spared => Fate::AttackerSpared,
            (Verdict::Marker, true) if !last => Fate::TargetMarked,
            (Verdict::Marker, false) if !last => Fate::AttackerMarked,
            (_, true) => Fate::TargetLost,
            (_, false) => Fate::AttackerLost,
        }
    }

    /// What each side adds, and the chances over all pairs of dice.
    pub fn duel(&self, l10n: Localizer, s: &State) -> DuelView {
        let adds = [true, false].map(|attacks| self.melee.adds(l10n.scene, s, attacks));
        let total = |die: u8, adds: i16| i16::from(die) + adds;
        let fate = |attack_die: u8, defence_die: u8| {
            self.fate(l10n.scene, s, total(attack_die, adds[0]), total(defence_die, adds[1]))
        };
        let row = |die: u8| (1..=FACES).map(move |other| fate(die, other)).collect::<Vec<_>>();
        let rows: Vec<Vec<Fate>> = (1..=FACES).map(row).collect();
        let cases = |fate: Fate| rows.iter().flatten().filter(|other| **other == fate).count();
        let fates: Vec<Fate> = FATES.into_iter().filter(|fate| cases(*fate) > 0).collect();
        let place = |fate: &Fate| fates.iter().position(|other| other == fate).unwrap_or(0);
        let chance = |fate: &Fate| DuelChance {
            label: fate.label(l10n),
            ahead: fate.ahead(),
            cases: u32::try_from(cases(*fate)).unwrap_or(u32::MAX),
        };
        DuelView {
            attacker: l10n.at(s, self.from).text.into_owned(),
            defender: l10n.at(s, self.target).text.into_owned(),
            attack: self.parts(l10n, s, true),
            defence: self.parts(l10n, s, false),
            attack_adds: adds[0].to_string(),
            defence_adds: adds[1].to_string(),
            attack_halves: 2 * adds[0],
            defence_halves: 2 * adds[1],
            escapes: Vec::new(),
            chances: fates.iter().map(chance).collect(),
            cases: u32::from(FACES) * u32::from(FACES),
            cells: rows.iter().map(|row| row.iter().map(place).collect()).collect(),
        }
    }

    /// ACIES 10.9: the parts of a side's total.
    fn parts(&self, l10n: Localizer, s: &State, attacks: bool) -> Vec<DuelPart> {
        let (own, other) = self.melee.kinds;
        let enemy = if attacks { other } else { own };
        let parts = self.melee.parts(l10n.scene, s, attacks);
        let part = |Added { part, adds }: Added| DuelPart {
            label: label(l10n, part, l10n.scene.kind_type(enemy)),
            adds: signed(adds),
            halves: 2 * i16::from(adds),
            rule: part.rule().section.to_owned(),
        };
        parts.into_iter().map(part).collect()
    }
}

/// What a part of a total is called.
fn label(l10n: Localizer, part: Part, enemy: UnitType) -> String {
    match part {
        Part::Melee => say!(l10n, "acies-part-melee"),
        Part::Versus => say!(l10n, "acies-part-versus", code = l10n.code(enemy)),
        Part::Flank => say!(l10n, "acies-part-flank"),
        Part::Encircling => say!(l10n, "acies-part-encircling"),
        Part::Cards { tactic, count } => l10n.cards(tactic, count),
    }
}

/// ACIES 1.3: whether the next marker eliminates a unit.
fn is_last(scene: &Scene, piece: &Piece) -> bool {
    piece.markers + 1 >= scene.unit(piece.kind).hits
}

fn at_most(value: u8) -> i8 {
    i8::try_from(value).unwrap_or(i8::MAX)
}

/// An attack that could be declared: the combat, or the attempt at the flank before it.
pub fn attack(l10n: Localizer, s: &State, declared: &Declared) -> Option<Forecast> {
    let Declared { from, kind, target, treacherous, outflank } = *declared;
    let target = target?;
    let flank = kind == AttackKind::Flank || outflank;
    let bout = Bout::new(s, from, target, flank, treacherous)?;
    let escapes = escapes(l10n, s, (from, target), treacherous > 0);
    let duel = Forecast::Duel(DuelView { escapes, ..bout.duel(l10n, s) });
    if kind != AttackKind::Flank {
        return Some(duel);
    }
    match check_flank(l10n.scene, s, (from, target), outflank) {
        Ok(Attempt::Roll(value)) => Some(Forecast::Check(CheckView {
            label: say!(l10n, "acies-check-flank"),
            who: l10n.at(s, from).text.into_owned(),
            sides: FACES,
            at_most: at_most(value),
            modifiers: Vec::new(),
            successes: successes(0, value),
            means: say!(l10n, "acies-check-flank-means"),
            then: Some(Box::new(duel)),
        })),
        _ => Some(duel),
    }
}

/// ACIES 10.6, 12.2: the ways in which the target may withdraw before the combat.
fn escapes(l10n: Localizer, s: &State, (from, target): (Cell, Cell), trapped: bool) -> Vec<String> {
    let way = |how: Withdrawal| {
        let chance = withdrawal::check(l10n.scene, s, (from, target), trapped, how).ok()?;
        let need = need(l10n, chance);
        Some(match how {
            Withdrawal::Line => say!(l10n, "acies-escape-line", need = need),
            Withdrawal::Hand => say!(l10n, "acies-escape-hand", need = need),
            Withdrawal::Stay => say!(l10n, "acies-escape-stay", need = need),
        })
    };
    Withdrawal::ALL.into_iter().filter_map(way).collect()
}

/// ACIES 12.3: what a withdrawal needs to succeed.
pub fn need(l10n: Localizer, chance: Chance) -> String {
    match chance {
        Chance::Roll { adds, value } => {
            let most = i16::from(value) - i16::from(adds);
            l10n.at_most(u8::try_from(most).unwrap_or(0))
        }
        Chance::Automatic => say!(l10n, "acies-automatic"),
    }
}

/// ACIES 16.5: the attack on the main body that light infantry turns upon itself.
pub fn diverted(l10n: Localizer, s: &State, from: Cell) -> Option<Forecast> {
    let front = s.field.contact(from)?;
    let side = s.field.at(front)?.side;
    let bout = Bout::new(s, from, front, false, 0)?.with(side, Tactic::DefensibleTerrain);
    Some(Forecast::Duel(bout.duel(l10n, s)))
}

/// ACIES 9.5 to 9.7: a shot, and what it may set off.
pub fn shot(l10n: Localizer, s: &State, from: Cell, target: Cell) -> Option<Forecast> {
    let (_, far) = missile::nearest(l10n.scene, s, from)?;
    let value = missile::value(l10n.scene, s, from, far);
    let struck = s.field.at(target)?;
    let fire = l10n.scene.unit(struck.kind).fire;
    let modifier = ModifierView {
        label: say!(l10n, "acies-check-fire", unit = l10n.unit(struck.kind)),
        adds: signed(fire),
        value: fire,
        rule: rules::TO_HIT.section.to_owned(),
    };
    let elephant = l10n.scene.kind_type(struck.kind) == UnitType::El;
    let lost = is_last(l10n.scene, struck);
    let (means, wild) = match l10n.scene.options.el_missile {
        ElephantMissile::RampageOnly if elephant => {
            (say!(l10n, "acies-check-shot-elephants"), true)
        }
        _ if lost => (say!(l10n, "acies-check-shot-lost"), false),
        ElephantMissile::DmAndRampage if elephant => {
            (say!(l10n, "acies-check-shot-elephants-marked"), true)
        }
        _ => (say!(l10n, "acies-check-shot-marked"), false),
    };
    Some(Forecast::Check(CheckView {
        label: say!(l10n, "acies-check-shot"),
        who: l10n.at(s, target).text.into_owned(),
        sides: FACES,
        at_most: at_most(value),
        modifiers: Some(modifier).filter(|_| fire != 0).into_iter().collect(),
        successes: successes(fire, value),
        means,
        then: wild.then(|| Box::new(rampage(l10n, s, target))),
    }))
}

/// ACIES 9.7: whether elephants run wild.
fn rampage(l10n: Localizer, s: &State, target: Cell) -> Forecast {
    Forecast::Check(CheckView {
        label: say!(l10n, "acies-check-rampage"),
        who: l10n.at(s, target).text.into_owned(),
        sides: FACES,
        at_most: at_most(RAMPAGE),
        modifiers: Vec::new(),
        successes: RAMPAGE,
        means: say!(l10n, "acies-check-rampage-means"),
        then: None,
    })
}

/// ACIES 12.3: a withdrawal that needs a die.
pub fn rolled_withdrawal(
    l10n: Localizer,
    s: &State,
    resolution: &AttackResolution,
    how: Withdrawal,
) -> Option<Forecast> {
    let Ok(Chance::Roll { adds, value }) = resolution.way(l10n.scene, s, how) else { return None };
    let modifier = ModifierView {
        label: say!(l10n, "acies-check-faster"),
        adds: signed(adds),
        value: adds,
        rule: rules::WITHDRAWAL_ROLL.section.to_owned(),
    };
    let means = match how {
        Withdrawal::Line => say!(l10n, "acies-check-withdraw-line"),
        Withdrawal::Hand => say!(l10n, "acies-check-withdraw-hand"),
        Withdrawal::Stay => say!(l10n, "acies-check-withdraw-stay"),
    };
    Some(Forecast::Check(CheckView {
        label: say!(l10n, "acies-check-withdrawal"),
        who: l10n.at(s, resolution.target?).text.into_owned(),
        sides: FACES,
        at_most: at_most(value),
        modifiers: Some(modifier).filter(|_| adds != 0).into_iter().collect(),
        successes: successes(adds, value),
        means,
        then: None,
    }))
}
