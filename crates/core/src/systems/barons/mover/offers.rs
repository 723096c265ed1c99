//! What is offered to a mover, and how a choice would look.

use super::super::action::Action;
use super::super::facing::Facing;
use super::super::pathfinding::{Leg, Ways};
use super::super::scene::{Scene, Setup};
use super::super::state::State;
use super::Mover;
use crate::board::Hex;
use crate::kernel::Procedure;
use smallvec::SmallVec;
use std::rc::Rc;

impl Mover {
    /// BARONS 14.5: whether a reinforcement finds a hex of entry.
    #[must_use]
    pub fn can_enter(&self, scene: &Scene, s: &State) -> bool {
        let mut actions = Vec::new();
        self.entry_candidates(scene, s, &mut actions);
        !actions.is_empty()
    }

    /// BARONS 5.3: the enemy hexes one of which must be named for entering a hex.
    #[must_use]
    pub fn sources(&self, scene: &Scene, s: &State, hex: Hex) -> SmallVec<[Hex; 6]> {
        self.walker(scene, s).sources(hex)
    }

    /// Adds steps and marches; returns the ways that they were found on, if units looked for any.
    pub(super) fn march_candidates(
        &self,
        scene: &Scene,
        s: &State,
        actions: &mut Vec<Action>,
    ) -> Option<Rc<Ways>> {
        let at = self.at.filter(|_| self.left(scene, s) > 0)?;
        if self.units.is_empty() {
            if let Some(reach) = self.leader_reach(scene, s) {
                let hexes = reach.hexes().iter();
                actions.extend(hexes.map(|&hex| Action::March { hex, against: None }));
            }
            return None;
        }
        let marches = self.marches(scene, s, None)?;
        let walker = marches.walker();
        let ahead = self.facing(s).front().map(|direction| scene.beside(at, direction));
        actions.reserve(marches.ways().hexes().len() + 32);
        if !marches.ways().hexes().is_empty() {
            walker.survey();
        }
        for &hex in marches.ways().hexes() {
            let in_front = ahead.contains(&Some(hex));
            if !in_front && marches.is_plain(hex) {
                actions.push(Action::March { hex, against: None });
                continue;
            }
            let step = in_front && self.step_sources(walker, scene, s, hex).is_ok();
            if !step && !marches.leads(hex) {
                continue;
            }
            let offer = |against| {
                if step { Action::Step { hex, against } } else { Action::March { hex, against } }
            };
            let sources = walker.sources(hex);
            if sources.is_empty() {
                actions.push(offer(None));
            }
            actions.extend(sources.into_iter().map(|source| offer(Some(source))));
        }
        Some(marches.into_ways())
    }

    /// The facings in which it can come onto the map; a leader alone has none: 0 is offered, and
    /// any is accepted.
    #[must_use]
    pub fn entry_facings(&self) -> &'static [Facing] {
        if self.solo { &Facing::ALL[..1] } else { &Facing::ALL }
    }

    pub(super) fn entry_candidates(&self, scene: &Scene, s: &State, actions: &mut Vec<Action>) {
        let battle = scene.battle_of(self.head());
        let Setup::Enters { hexes, .. } = &scene.battle(battle).setup else { return };
        for &hex in hexes {
            let all = self.entry_facings().iter().map(|&facing| Action::Enter { hex, facing });
            actions.extend(all.filter(|action| self.check(scene, s, action).is_ok()));
        }
    }

    /// The way that a choice would take, for screens: hexes without the start, and movement points left.
    #[must_use]
    pub fn preview(&self, scene: &Scene, s: &State, to: Hex) -> (Vec<Hex>, Option<u8>) {
        if self.units.is_empty() {
            let allowance = self.allowance(scene, s);
            let Some(reach) = self.leader_reach(scene, s) else { return (Vec::new(), None) };
            let left = reach.cost(to).map(|cost| allowance.saturating_sub(self.spent + cost));
            return (if left.is_some() { reach.path(to) } else { Vec::new() }, left);
        }
        let Some(marches) = self.marches(scene, s, Some(to)) else { return (Vec::new(), None) };
        let Some(legs) = marches.way(to) else { return (Vec::new(), None) };
        let left = marches.left(&legs);
        let steps = legs.into_iter().filter_map(|leg| match leg {
            Leg::Step(hex) => Some(hex),
            Leg::Turn(_) => None,
        });
        (steps.collect(), Some(left))
    }
}
