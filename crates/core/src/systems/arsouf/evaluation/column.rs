//! ARSOUF 8.1: what the side with the goal wants: its baggage moves on among its soldiers, and they stand between it and the enemy.

use super::placement::Situation;
use super::terms::Term;
use super::weights::Weights;
use crate::board::{Direction, Hex};
use crate::kernel::{Tally, UnitId};

/// As near a soldier guards baggage, in spaces, and so many of them are enough.
const GUARD: (u16, usize) = (2, 4);
/// As far as enemies matter to those who turn to them or away from them.
const FAR: u16 = 8;

impl Situation<'_> {
    /// Baggage moves on, away from gaps through which enemies can come at it.
    pub fn march(&self, hex: Hex, weights: &Weights, tally: &mut impl Tally<Term>) {
        let at = hex.index();
        let way = weights.march * f64::from(self.scene.ways.turns[at])
            + weights.creep * f64::from(self.scene.ways.spaces[at]);
        tally.add(Term::Way, -way - self.lateness(hex, weights));
        tally.add(Term::Gap, -weights.gap * self.gaps(hex));
        if weights.guard > 0.0 && !self.sound.is_empty() {
            tally.add(Term::Guard, weights.guard * self.guards(hex) as f64);
        }
        if weights.shelter > 0.0 {
            tally.add(Term::Shelter, weights.shelter * self.to_enemies(hex));
        }
    }

    /// What it costs that the time grows short, seen from a space: the more, the fewer turns can still be spared.
    fn lateness(&self, hex: Hex, weights: &Weights) -> f64 {
        let Some(time) = self.time else { return 0.0 };
        let needed = f64::from(self.scene.ways.turns[hex.index()]) + weights.spare_turns;
        let short = (needed - f64::from(time)).max(0.0);
        weights.hurry * short * short
    }

    /// How many of its side's sound soldiers are near a space, as far as more of them would matter.
    fn guards(&self, hex: Hex) -> usize {
        let (near, enough) = GUARD;
        let soldiers = self.s.on_board(self.scene, self.s.active).filter(|&(unit, at)| {
            !self.scene.piece(unit).baggage
                && !self.s.piece(unit).wounded
                && self.scene.map.grid.distance(hex, at) <= near
        });
        soldiers.take(enough).count()
    }

    /// How far the nearest enemy is who can attack, as far as it matters.
    fn to_enemies(&self, hex: Hex) -> f64 {
        let near = self.sound.nearest(&self.scene.map.grid, hex);
        f64::from(near.unwrap_or(FAR).min(FAR))
    }

    /// What can come through the open neighbours of a space.
    fn gaps(&self, hex: Hex) -> f64 {
        let open = Direction::ALL.into_iter().filter_map(|d| self.scene.step(hex, d));
        open.filter(|&side| self.s.unit_at(side).is_none()).map(|side| self.threat(side)).sum()
    }

    /// An escort stays with the baggage, between it and the enemy, and moves on with it; when enough baggage is in, it
    /// makes for the goal.
    pub fn escort(&self, unit: UnitId, hex: Hex, weights: &Weights, tally: &mut impl Tally<Term>) {
        let scene = self.scene;
        let way = f64::from(scene.ways.spaces[hex.index()]);
        if self.s.arrived.0 >= scene.goal.baggage || self.baggage.is_empty() {
            return tally.add(Term::Way, -weights.home * way);
        }
        let ahead_of = |b: Hex| scene.ways.spaces[hex.index()] < scene.ways.spaces[b.index()];
        let distance = |b: Hex| scene.map.grid.distance(b, hex);
        // Before the baggage an escort may go farther than beside it or behind it.
        let leash = |b: Hex| if ahead_of(b) { weights.vanguard } else { 1.0 };
        let strays = self.baggage.iter().map(|&b| f64::from(distance(b)) - leash(b));
        let stray = strays.fold(f64::INFINITY, f64::min).max(0.0);
        tally.add(Term::Way, -weights.keep_up * way);
        if weights.front > 0.0 && !self.s.piece(unit).wounded {
            tally.add(Term::Front, -weights.front * self.to_enemies(hex));
        }
        tally.add(Term::Company, -weights.stray * stray);
        let cover = self.baggage.iter().filter(|&&b| scene.map.grid.adjacent(b, hex)).count();
        if cover > 0 {
            tally.add(Term::Shield, weights.shield * cover as f64 * self.threat(hex));
        }
        let on_road = || Direction::ALL.iter().any(|&d| scene.map.road(hex, d));
        let bars = |&b: &Hex| ahead_of(b) && f64::from(distance(b)) <= weights.vanguard;
        if self.baggage.iter().any(bars) && on_road() {
            tally.add(Term::Road, -weights.in_the_way);
        }
    }
}
