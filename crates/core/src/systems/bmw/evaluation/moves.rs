//! The movement phase: who closes in on whom.
//!
//! Every decision is planned anew from what is on the table: first the attack that promises most, then one unit
//! after the other that is out of place, then the leaders.

use super::super::action::Action;
use super::super::movement::{self, Way};
use super::super::scene::{Role, Scene};
use super::super::special::objective::objective;
use super::super::state::{Face, State};
use super::super::{Bmw, cavalry};
use super::distances::Distances;
use super::march::{self, making_room, marching};
use super::placement::{NOTHING, following, judge_place, judge_ride, riding};
use super::plans::{Plan, plans};
use super::terms::Term;
use super::weights::Weights;
use super::worth::Prices;
use crate::kernel::{Candidate, GameOf, Styles, Tally};

/// What it is worth to turn to the front.
const FRONT: f64 = 1.0;

/// What to do next in the movement phase; ending it gains nothing.
pub fn moves(
    scene: &Scene,
    game: &GameOf<Bmw>,
    styles: Styles<'_, Weights>,
) -> Vec<Candidate<Action>> {
    let s = &game.state;
    let ground = Distances::new(scene, s, s.active);
    let mut listed = vec![Candidate::worth(Action::EndMovement, 0.0)];
    if s.flips_open {
        listed.extend(flips(scene, s, &ground));
    }
    if listed.len() == 1 {
        listed.extend(making_room(scene, s));
    }
    if listed.len() == 1 {
        listed.extend(marching(scene, s, &ground, styles));
    }
    if listed.len() == 1 {
        let prices = Prices::new(scene, s, styles.army());
        listed.extend(closing(scene, s, &prices, &ground, styles));
        if listed.len() == 1 {
            listed.extend(following(scene, s, &prices, &ground, styles));
        }
    }
    if listed.len() == 1 {
        listed.extend(riding(scene, s, &ground, styles));
    }
    listed
}

/// Heavy cavalry that is near the enemy turns to its front (BMW 9.6).
fn flips(scene: &Scene, s: &State, ground: &Distances<'_>) -> Option<Candidate<Action>> {
    let unit = s.units_on_map(scene, s.active).find(|&(unit, hex)| {
        s.piece(unit).face == Face::Back
            && ground.distance(hex) <= 5.0
            && cavalry::check_flip(scene, s, unit).is_ok()
    });
    unit.map(|(unit, _)| Candidate::worth(Action::Flip { unit }, FRONT))
}

/// The first moves of the attacks that promise most.
fn closing(
    scene: &Scene,
    s: &State,
    prices: &Prices,
    ground: &Distances<'_>,
    styles: Styles<'_, Weights>,
) -> Vec<Candidate<Action>> {
    let go = |plan: &Plan| {
        let how = if plan.charge { Way::Charge } else { Way::March };
        let gain = plan.prospects.gain(plan.target);
        let action = movement::move_to(scene, s, plan.unit, how, plan.to)?;
        (gain > NOTHING).then(|| Candidate::worth(action, gain))
    };
    plans(scene, s, prices, ground, styles).iter().filter_map(go).collect()
}

/// Judges whatever can be done in the phase.
pub struct MoveJudge<'a> {
    scene: &'a Scene,
    s: &'a State,
    styles: Styles<'a, Weights>,
    ground: Distances<'a>,
    prices: Prices,
    plans: Vec<Plan>,
}

impl<'a> MoveJudge<'a> {
    /// Looks around.
    pub fn new(scene: &'a Scene, s: &'a State, styles: Styles<'a, Weights>) -> MoveJudge<'a> {
        let ground = Distances::new(scene, s, s.active);
        let prices = Prices::new(scene, s, styles.army());
        let plans = plans(scene, s, &prices, &ground, styles);
        MoveJudge { scene, s, styles, ground, prices, plans }
    }

    /// What an action is judged by.
    pub fn judge(&self, action: &Action, tally: &mut impl Tally<Term>) {
        let MoveJudge { scene, s, styles, ref ground, ref prices, ref plans } = *self;
        if let Action::Flip { .. } = action {
            return tally.add(Term::Front, FRONT);
        }
        let Action::Move { unit, path, charge } = action else { return };
        let (Some(from), Some(&to)) = (s.hex(*unit), path.last()) else { return };
        let way = (*unit, from, to);
        if matches!(scene.counter(*unit).role, Role::Leader { .. }) {
            return judge_ride(scene, s, (ground, styles), way, tally);
        }
        if objective(scene, *unit).is_some() {
            return march::judge(scene, s, (ground, styles), way, tally);
        }
        let is_it = |plan: &&Plan| (plan.unit, plan.to, plan.charge) == (*unit, to, *charge);
        match plans.iter().find(is_it) {
            Some(plan) => plan.prospects.judge(plan.target, tally),
            None => judge_place(scene, s, (prices, ground, styles), way, tally),
        }
    }

    /// What an action gains.
    pub fn gain(&self, action: &Action) -> f64 {
        let mut sum = 0.0;
        self.judge(action, &mut sum);
        sum
    }
}
