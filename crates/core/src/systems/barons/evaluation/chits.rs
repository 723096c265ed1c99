//! BARONS 4.0, 5.0, 6.1: how command is divided: by what a Battle can do with it, and by what its leader can.

use super::super::action::Action;
use super::super::chits::{self, Allotment, Replacement, fours_at_start};
use super::super::scene::{BattleId, Scene};
use super::super::state::{Effectiveness, State};
use super::terms::Term;
use super::weights::{PORTFOLIO, Weights};
use crate::kernel::{Candidate, Procedure, Side};

/// The next chit of the plan: for the Battle that has the fewest points for its weight, a 4 for a leader who can use it, then
/// threes and twos.
pub fn allot(
    scene: &Scene,
    s: &State,
    allotment: &Allotment,
    weights: &Weights,
) -> Vec<Candidate<Action>> {
    let actions = allotment.candidates(scene, s);
    let legal = |action: &Action| allotment.check(scene, s, action).is_ok();
    let weighed = actions.into_iter().filter(legal);
    let gain = |action| {
        let (_, gain) = allotted(scene, s, &action, weights)?;
        Some(Candidate::worth(action, gain))
    };
    weighed.filter_map(gain).collect()
}

/// What an answer in the allotment is judged by.
pub fn allotted(
    scene: &Scene,
    s: &State,
    action: &Action,
    weights: &Weights,
) -> Option<(Term, f64)> {
    match *action {
        Action::AllotDone => Some((Term::Ready, 1.0)),
        Action::AllotAutomatically => Some((Term::Want, -1000.0)),
        Action::PlaceChit { battle, chit } => {
            Some((Term::Need { battle }, want(scene, s, (battle, chit), weights)))
        }
        _ => None,
    }
}

/// The weight of a Battle among those of its side: its strength, and what its leader makes of it.
fn weight(scene: &Scene, battle: BattleId) -> f64 {
    let command = scene.battle(battle);
    let strength: u32 = command.units.iter().map(|&unit| u32::from(scene.unit(unit).front.0)).sum();
    let leader = scene.leader(command.leader);
    f64::from(strength) * (1.0 + 0.1 * f64::from(leader.leadership + leader.bonus))
}

fn want(scene: &Scene, s: &State, (battle, chit): (BattleId, u8), weights: &Weights) -> f64 {
    let state = s.battle(battle);
    let need = -f64::from(state.points()) / weight(scene, battle);
    // Who may have a certain number only has them all.
    let fours = fours_at_start(scene, battle).map_or(weights.fours, f64::from);
    let kind = match chit {
        4 if f64::from(state.chits[3]) < fours => 4.0,
        // Two threes for each two.
        3 if state.chits[2] < 2 * (state.chits[1] + 1) => 3.0,
        2 => 2.0,
        3 => 1.5,
        1 => 1.0,
        _ => 0.0,
    };
    need + 0.0001 * kind
}

/// A replacement chit goes to the Battle in good order that has the fewest points for its weight.
pub fn replace(scene: &Scene, s: &State, replacement: &Replacement) -> Vec<Candidate<Action>> {
    let actions = replacement.candidates(scene, s).into_iter();
    let legal = actions.filter(|action| replacement.check(scene, s, action).is_ok());
    let gain = |action| {
        let (_, gain) = replaced(scene, s, &action)?;
        Some(Candidate::worth(action, gain))
    };
    legal.filter_map(gain).collect()
}

/// What the place of a replacement chit is judged by.
pub fn replaced(scene: &Scene, s: &State, action: &Action) -> Option<(Term, f64)> {
    match *action {
        Action::PlaceChit { battle, chit } => {
            let leads = scene.leader(scene.battle(battle).leader).leadership >= 2;
            let suits = if (chit == 4) == leads { 0.002 } else { 0.0 };
            let down =
                if s.battle(battle).effectiveness == Effectiveness::Good { 0.0 } else { 10.0 };
            let need = f64::from(s.battle(battle).points()) / weight(scene, battle);
            Some((Term::Need { battle }, 20.0 - down - need + suits))
        }
        Action::DeclineChit => Some((Term::Want, 0.0)),
        _ => None,
    }
}

/// BARONS 5.0: in place of the chits that a side has allotted unseen, those that judgement would have given it. How many points
/// there are to allot everybody knows.
pub fn guess(scene: &Scene, s: &mut State, side: Side) {
    if s.revealed {
        return;
    }
    let has_allotted = chits::allotted(scene, s, side) > 0;
    s.forget_chits(scene, side);
    if !has_allotted {
        return;
    }
    let (allotment, weights) = (Allotment::of(side), &PORTFOLIO.styles[0].weights);
    let gain = |candidate: &Candidate<Action>| candidate.gain.unwrap_or(f64::NEG_INFINITY);
    while let Some(Candidate { action: Action::PlaceChit { battle, chit }, .. }) =
        allot(scene, s, &allotment, weights)
            .into_iter()
            .max_by(|a, b| f64::total_cmp(&gain(a), &gain(b)))
    {
        s.place_chit(battle, chit);
    }
}
