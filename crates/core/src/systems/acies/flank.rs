//! ACIES 11: the tactical flank advantage: where a flank lies, and what an attempt needs.

use super::check;
use super::field::{Cell, Flank, Line, Piece};
use super::scene::Scene;
use super::state::State;
use crate::scenario::acies::options::TfaGeometry;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// ACIES 11.4: what the advantage adds to the attacker's total.
pub const BONUS: i8 = 4;

/// ACIES 11.2: what an attempt at a flank needs.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Attempt {
    /// A die of no more than this.
    Roll(u8),
    /// Nothing: it succeeds.
    Automatic,
}

impl Attempt {
    /// The chance that it succeeds, from 0 to 1.
    #[must_use]
    pub fn chance(self) -> f64 {
        match self {
            Attempt::Roll(value) => check::chance(0, value),
            Attempt::Automatic => 1.0,
        }
    }
}

/// ACIES 11.1: the enemy that a unit could attack on a flank, if it is unopposed.
#[must_use]
pub fn candidate(scene: &Scene, s: &State, from: Cell, flank: Flank) -> Option<Cell> {
    let piece = s.field.at(from)?;
    let column = s.field.beside(from.column, flank)?;
    if !scene.options.tfa_cross_zone && scene.zone(column) != scene.zone(from.column) {
        return None;
    }
    let enemy = |cell: Cell| s.field.holds(piece.side.enemy(), cell).then_some(cell);
    let beside = Cell::melee(column);
    let front = Cell::first(piece.side.enemy(), column);
    let diagonal = scene.options.tfa_geometry == TfaGeometry::SameOrDiagonal;
    match from.line {
        Line::Melee => enemy(beside).or_else(|| enemy(front).filter(|_| diagonal)),
        _ if !Scene::is_home(piece.side, from) => None,
        // ACR-16: where the option lets winners advance so far, an enemy may stand in the own First Line.
        _ => enemy(beside).filter(|_| diagonal).or_else(|| enemy(Cell { column, ..from })),
    }
}

/// The flank on which a unit would attack a target.
#[must_use]
pub fn towards(scene: &Scene, s: &State, from: Cell, target: Cell) -> Option<Flank> {
    Flank::ALL.into_iter().find(|flank| candidate(scene, s, from, *flank) == Some(target))
}

/// ACIES 11.2, F2: whether another own unit is in contact with the target.
fn pinned(s: &State, from: Cell, target: Cell, own: &Piece) -> bool {
    let touches = |cell: Cell| {
        cell != from
            && s.field.holds(own.side, cell)
            && (s.field.contact(cell) == Some(target) || s.field.contact(target) == Some(cell))
    };
    Line::ALL.into_iter().any(|line| touches(Cell { line, column: target.column }))
}

/// ACIES 11.2: the best case that is given; none if there is none.
#[must_use]
pub fn attempt(scene: &Scene, s: &State, from: Cell, target: Cell) -> Option<Attempt> {
    let (own, other) = (s.field.at(from)?, s.field.at(target)?);
    if !other.is_upright() {
        return Some(Attempt::Automatic);
    }
    let (fast, slow) = (scene.unit(own.kind).mobility, scene.unit(other.kind).mobility);
    let case = if pinned(s, from, target, own) || fast > 2 * slow {
        Attempt::Roll(8)
    } else if fast > slow {
        Attempt::Roll(6)
    } else {
        return None;
    };
    Some(if scene.options.tfa_roll { case } else { Attempt::Automatic })
}
