//! Whom a move comes nearer to: for who reads why it is made, "the enemy" is several Battles.

use super::super::action::Action;
use super::super::mover::Mover;
use super::super::scene::{BattleId, MovementMode};
use super::situation::Situation;
use super::terms::Term;
use crate::kernel::Tally;

/// A tally in which what is near has a name.
pub struct Towards<'a, Y> {
    tally: &'a mut Y,
    battle: Option<BattleId>,
}

impl<'a, Y: Tally<Term>> Towards<'a, Y> {
    /// Tells of the enemy Battle that is nearest to where an action leads, or was nearest to who goes away from it. No Battle
    /// has a name where another way to the enemy grows shorter than the one to it.
    pub fn the_nearest(
        field: &Situation<'_>,
        mover: &Mover,
        action: &Action,
        tally: &'a mut Y,
    ) -> Self {
        let battle = if Y::LISTS { nearest(field, mover, action) } else { None };
        Towards { tally, battle }
    }
}

fn nearest(field: &Situation<'_>, mover: &Mover, action: &Action) -> Option<BattleId> {
    let (Action::Step { hex: to, .. } | Action::March { hex: to, .. }) = *action else {
        return None;
    };
    let from = field.s.hex(mover.head())?;
    let mode = MovementMode::from(field.scene.unit(*mover.units().first()?).class);
    let approaches = field.distance(mode, to) < field.distance(mode, from);
    let here = if approaches { to } else { from };
    let (scene, grid) = (field.scene, &field.scene.map.grid);
    let nearest = field.foes.iter().min_by_key(|&&(at, unit)| (grid.distance(here, at), unit));
    let battle = scene.battle_of(nearest?.1);
    let own = field.foes.iter().filter(|&&(_, unit)| scene.battle_of(unit) == battle);
    let far = |hex| own.clone().map(|&(at, _)| grid.distance(hex, at)).min();
    let is_so = if approaches { far(to) < far(from) } else { far(to) > far(from) };
    is_so.then_some(battle)
}

impl<Y: Tally<Term>> Tally<Term> for Towards<'_, Y> {
    const LISTS: bool = Y::LISTS;

    fn add(&mut self, term: Term, points: f64) {
        let term = match (term, self.battle) {
            (Term::Near, Some(battle)) => Term::Towards { battle },
            (term, _) => term,
        };
        self.tally.add(term, points);
    }
}
