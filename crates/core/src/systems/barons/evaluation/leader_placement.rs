//! BARONS 6.0, 6.2: where a leader belongs: with strong units of his Battle, his men within his span.

use super::super::action::Action;
use super::situation::Situation;
use super::terms::Term;
use crate::board::Hex;
use crate::kernel::{Candidate, Scaled, Tally, UnitId};

/// The rides that are open to a leader alone.
pub fn rides(field: &Situation<'_>, leader: UnitId, actions: &[Action]) -> Vec<Candidate<Action>> {
    let gain = |action: &Action| {
        let mut sum = 0.0;
        judge(field, leader, action, &mut sum)?;
        Some(Candidate::worth(action.clone(), sum))
    };
    actions.iter().filter_map(gain).collect()
}

/// What a ride is judged by; nothing if it need not be weighed.
pub fn judge(
    field: &Situation<'_>,
    leader: UnitId,
    action: &Action,
    tally: &mut impl Tally<Term>,
) -> Option<()> {
    match action {
        Action::Finish { .. } => {}
        Action::March { hex, .. } | Action::Step { hex, .. } => {
            let at = field.s.hex(leader)?;
            seat(field, leader, *hex, tally);
            seat(field, leader, at, &mut Scaled::by(tally, -1.0));
            tally.add(Term::Effort, -8.0 * field.styles.of(leader).effort);
        }
        _ => return None,
    }
    Some(())
}

/// What it is worth to have a leader in a hex.
pub fn seat(field: &Situation<'_>, leader: UnitId, hex: Hex, tally: &mut impl Tally<Term>) {
    let (scene, s, weights) = (field.scene, field.s, field.styles.of(leader));
    let grid = &scene.map.grid;
    let span = u16::from(s.span(scene, leader));
    let command = scene.battle(scene.leader(leader).battle);
    let own = || command.units.iter().filter_map(|&unit| s.hex(unit));
    let led = own().filter(|&at| grid.distance(hex, at) <= span).count() as f64;
    // Among equals the middle of his men is best.
    let apart: f64 = own().map(|at| f64::from(grid.distance(hex, at))).sum();
    let near = field.near(hex);
    let beset = near.iter().filter(|foe| foe.far <= 3).count() as f64;
    let with = s.stack(hex).filter(|&unit| scene.unit(unit).battle == scene.leader(leader).battle);
    let strength: u8 = with.map(|unit| s.strength(scene, unit)).sum();
    if strength == 0 {
        tally.add(Term::Peril, -weights.peril * beset);
    } else {
        let help = f64::from(s.bonus(scene, leader)) * 0.005 * beset.min(2.0);
        tally.add(Term::Peril, weights.company + help + 0.001 * f64::from(strength));
    }
    tally.add(Term::Leading, weights.leads * led - 0.0003 * apart);
}
