//! What counters, armies and positions are worth, in victory points.

use super::super::scene::{Role, Scene};
use super::super::special::objective::objective;
use super::super::state::{Face, State};
use super::super::{Bmw, morale, victory};
use super::weights::Weights;
use crate::kernel::{Both, Ruleset, Side, UnitId};
use crate::scenario::bmw::{MoraleData, UnitKind};

/// What winning is worth: more than everything on the table.
pub const VICTORY: f64 = 1000.0;
/// How much dearer losses become, on the whole way to disintegration.
const ATTRITION: f64 = 20.0;
/// So many points before disintegration every loss begins to count towards defeat: two that are risked at once can be too many.
const BRINK: f64 = 10.0;
/// What a point of strength is worth that a disordered unit lacks.
const DISORDER: f64 = 0.25;

/// How far a side is ahead.
pub fn position(scene: &Scene, s: &State, side: Side) -> f64 {
    let decided = |winner| if winner == side { VICTORY } else { -VICTORY };
    let end = Bmw::outcome(scene, s).and_then(|end| end.winner).map_or(0.0, decided);
    end + army(scene, s, side) - army(scene, s, side.enemy())
}

fn army(scene: &Scene, s: &State, side: Side) -> f64 {
    let levels = scene.morale(side, s.stage);
    let losses = f64::from(morale::losses(scene, s, side));
    let spent = losses / f64::from(levels.disintegrates.max(1));
    let shaken = if s.demoralized[side] { Weights::default().demoralization } else { 0.0 };
    let disorder: f64 = s.units_on_map(scene, side).map(|(unit, _)| lacking(scene, s, unit)).sum();
    f64::from(victory::points(scene, s, side))
        - ATTRITION * spent * spent
        - shaken
        - DISORDER * disorder
}

/// The strength that a disordered unit lacks; a heavy cavalry's other side is no disorder.
fn lacking(scene: &Scene, s: &State, unit: UnitId) -> f64 {
    let counter = scene.counter(unit);
    if s.piece(unit).face == Face::Front || counter.kind() == Some(UnitKind::HeavyCavalry) {
        return 0.0;
    }
    f64::from(counter.front.strength.saturating_sub(counter.back.strength))
}

/// How close such losses are to defeat, from 0 to 1.
fn defeat(levels: MoraleData, losses: u32) -> f64 {
    let left = f64::from(levels.disintegrates.saturating_sub(losses));
    (1.0 - left / BRINK).max(0.0).powi(2)
}

/// What losses cost in a position; worked out once for every decision.
pub struct Prices {
    losses: Both<u32>,
    levels: Both<MoraleData>,
    demoralization: f64,
    attrition: f64,
}

impl Prices {
    /// The prices of a position.
    pub fn new(scene: &Scene, s: &State, weights: &Weights) -> Prices {
        Prices {
            losses: Both::from_fn(|side| morale::losses(scene, s, side)),
            levels: Both::from_fn(|side| scene.morale(side, s.stage)),
            demoralization: weights.demoralization,
            attrition: weights.attrition,
        }
    }

    /// What the loss of a counter costs its side.
    pub fn of(&self, scene: &Scene, unit: UnitId) -> f64 {
        let counter = scene.counter(unit);
        let points = match counter.role {
            Role::Leader { vp } => vp,
            _ => u32::from(counter.front.strength),
        };
        let (losses, levels) = (self.losses[counter.side], self.levels[counter.side]);
        let after = losses + points;
        let mut worth = f64::from(points);
        worth *= 1.0 + self.attrition * f64::from(losses) / f64::from(levels.disintegrates.max(1));
        worth += objective(scene, unit).map_or(0.0, |terms| f64::from(terms.vp));
        if losses < levels.demoralized && after >= levels.demoralized {
            worth += self.demoralization;
        }
        worth + VICTORY / 4.0 * (defeat(levels, after) - defeat(levels, losses))
    }
}
