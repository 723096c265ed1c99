//! Whom a move comes nearer to: for who reads why it is made, "the enemy" is several Battles.

use super::super::action::Action;
use super::super::scene::BattleId;
use super::situation::Situation;
use super::terms::Term;
use crate::kernel::Tally;

/// A tally in which what is near has a name.
pub struct Towards<'a, Y> {
    tally: &'a mut Y,
    battle: Option<BattleId>,
}

impl<'a, Y: Tally<Term>> Towards<'a, Y> {
    /// Tells of the enemy Battle of which somebody is nearest to where an action leads.
    pub fn the_nearest(field: &Situation<'_>, action: &Action, tally: &'a mut Y) -> Self {
        let to = match *action {
            Action::Step { hex, .. } | Action::March { hex, .. } | Action::Enter { hex, .. }
                if Y::LISTS =>
            {
                Some(hex)
            }
            _ => None,
        };
        let nearest = to.and_then(|to| {
            let far = |at| field.scene.map.grid.distance(to, at);
            field.foes.iter().min_by_key(|&&(at, unit)| (far(at), unit))
        });
        Towards { tally, battle: nearest.map(|&(_, unit)| field.scene.battle_of(unit)) }
    }
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
