//! Who speaks: a scene's names in a language.

use super::super::card::{Card, Kind};
use super::super::field::Cell;
use super::super::scene::Scene;
use super::super::state::{Phase, State};
use crate::kernel::Side;
use crate::say;
use crate::scenario::acies::{Foe, Tactic, UnitType};
use crate::words::{self, Gender, Noun};

/// A scene with the language in which it is spoken of.
pub type Localizer<'a> = crate::view::Localizer<'a, Scene>;

impl<'a> Localizer<'a> {
    /// The name of a kind of unit.
    pub fn unit(self, kind: Kind) -> Noun<'a> {
        self.scene.unit(kind).name.noun(self.language)
    }

    /// A unit with its cell, for both sides may have some of a kind: `Legionaries (M6)`.
    pub fn unit_at(self, kind: Kind, cell: Cell) -> Noun<'a> {
        self.unit(kind).followed_by(&format!(" ({cell})"))
    }

    /// The unit in a cell with its cell; the cell alone if it is empty.
    pub fn at(self, s: &State, cell: Cell) -> Noun<'a> {
        match s.field.at(cell) {
            Some(piece) => self.unit_at(piece.kind, cell),
            None => Noun::bare(self.language, cell.to_string().into(), Gender::M),
        }
    }

    /// The name of a tactics card.
    pub fn tactic(self, tactic: Tactic) -> Noun<'a> {
        words::proper_name(self.language, &format!("acies-card-{}", tactic.word()))
    }

    /// The name of a tactics card with its number, if there are several.
    pub fn cards(self, tactic: Tactic, count: u8) -> String {
        let card = self.tactic(tactic).text.into_owned();
        if count > 1 { say!(self, "acies-cards", count = count, card = card) } else { card }
    }

    /// The name of a card.
    pub fn card(self, card: Card) -> Noun<'a> {
        match card {
            Card::Unit(kind) => self.unit(kind),
            Card::Tactic(tactic) => self.tactic(tactic),
        }
    }

    /// A side's name.
    pub fn side(self, side: Side) -> Noun<'a> {
        self.scene.armies[side].side.name.noun(self.language)
    }

    /// The short word of a type.
    pub fn code(self, kind: UnitType) -> String {
        say!(self, "acies-code-{}" kind.word())
    }

    /// A type in words.
    pub fn kind_name(self, kind: UnitType) -> String {
        say!(self, "acies-type-{}" kind.word())
    }

    /// A modifier against a type: `+2 vs LI`.
    pub fn versus(self, foe: Foe, adds: i8) -> String {
        let code = say!(self, "acies-code-{}" foe.word());
        say!(self, "acies-versus", adds = signed(adds), code = code)
    }

    /// The name of a phase.
    pub fn phase(self, phase: Phase) -> String {
        match phase {
            Phase::SetUp => say!(self, "acies-phase-set-up"),
            Phase::Scout => say!(self, "acies-phase-scout"),
            Phase::Encircling => say!(self, "acies-phase-encircling"),
            Phase::Manoeuvre | Phase::Ready | Phase::Play => say!(self, "acies-phase-manoeuvre"),
            Phase::Missile => say!(self, "acies-phase-missile"),
            Phase::Attack => say!(self, "acies-phase-attack"),
            Phase::Discard | Phase::Cards | Phase::Initiative => say!(self, "acies-phase-discard"),
        }
    }

    /// What a die must show: `8 or less`.
    pub fn at_most(self, value: u8) -> String {
        say!(self, "acies-at-most", value = value)
    }
}

/// ACIES 5.0: the phases of a turn by their first step.
pub const PHASES: [Phase; 6] = [
    Phase::Scout,
    Phase::Encircling,
    Phase::Manoeuvre,
    Phase::Missile,
    Phase::Attack,
    Phase::Discard,
];

/// The phase that a step belongs to, by its first step.
pub const fn whole(phase: Phase) -> Phase {
    match phase {
        Phase::Ready | Phase::Play => Phase::Manoeuvre,
        Phase::Cards | Phase::Initiative => Phase::Discard,
        other => other,
    }
}

/// A number with its sign.
pub fn signed(number: i8) -> String {
    format!("{number:+}")
}

/// A die with everything that is added to it, and what that is: `9`, or `9 + 5 (melee) - 2 (against EL) = 12`.
pub fn rolled(die: u8, added: &[(i8, String)]) -> String {
    if added.is_empty() {
        return die.to_string();
    }
    let total = added.iter().fold(i16::from(die), |sum, (adds, _)| sum + i16::from(*adds));
    let part = |(adds, what): &(i8, String)| {
        let sign = if *adds < 0 { '-' } else { '+' };
        format!(" {sign} {} ({what})", adds.unsigned_abs())
    };
    let parts: String = added.iter().map(part).collect();
    format!("{die}{parts} = {total}")
}
