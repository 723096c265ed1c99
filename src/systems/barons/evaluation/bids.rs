//! BARONS 3.B1, 5.1 to 5.3: which Battle to name, and with which chit: what it could do with it now, and what the chit is
//! worth later.

use super::super::action::Action;
use super::super::initiative::{Bid, Stage, offers};
use super::super::melee::Strikers;
use super::super::scene::{BattleId, MovementMode, Scene};
use super::super::state::State;
use super::expectation;
use super::situation::{FAR, Situation, is_willing};
use super::weights::Weights;
use super::worth;
use crate::board::Hex;
use crate::kernel::{Both, Candidate, Procedure, Styles};
use smallvec::SmallVec;

/// How many units share one new attack.
const ABREAST: usize = 3;

/// What every bid is worth.
pub fn bids(
    scene: &Scene,
    s: &State,
    bid: &Bid,
    styles: Styles<'_, Weights>,
) -> Vec<Candidate<Action>> {
    let (side, weights) = (bid.side(), styles.army());
    let fields = Both::from_fn(|side| Situation::new(scene, s, side, None, styles));
    let own =
        |battle, chit| activation(&fields[side], battle, chit) - weights.point * f64::from(chit);
    let feared = match bid.stage() {
        Stage::Answer(battle, chit) => {
            weights.fear * activation(&fields[side.enemy()], battle, chit)
        }
        _ => 0.0,
    };
    let highest = offers(scene, s, side.enemy()).first().map_or(0, |&(_, chit)| chit);
    let gain = |action: Action| {
        let gain = match action {
            Action::Bid { battle, chit } if bid.stage() == Stage::Offer => {
                let kept = if highest > chit { 1.0 - weights.beaten } else { 1.0 };
                // Beaten, a chit is kept; a bad turn is not made better by being likely to be beaten.
                let worth = own(battle, chit);
                if worth > 0.0 { kept * worth } else { worth }
            }
            Action::Bid { battle, chit } => feared + own(battle, chit),
            _ => 0.0,
        };
        Candidate::worth(action, gain)
    };
    bid.candidates(scene, s).into_iter().map(gain).collect()
}

/// What a Battle could do now with a chit: strike whom it touches, as many more as the chit allows, and come nearer.
pub fn activation(field: &Situation<'_>, battle: BattleId, chit: u8) -> f64 {
    let (scene, s, weights) = (field.scene, field.s, field.styles.army());
    let command = scene.battle(battle);
    let prize = prize(field);
    let (mut fresh, mut nearer, mut shaken) = (0_usize, 0.0, 0.0);
    let mut contacts: SmallVec<[(Hex, SmallVec<[Strikers; 4]>); 8]> = SmallVec::new();
    for &unit in &command.units {
        let Some(hex) = s.hex(unit) else {
            // Those who wait to come are wanted.
            nearer +=
                if matches!(s.place(unit), super::super::state::Place::Waits) { 0.01 } else { 0.0 };
            continue;
        };
        if !is_willing(scene, s, unit) {
            shaken += 0.001;
            continue;
        }
        let printed = scene.unit(unit);
        let far = field.distance(MovementMode::from(printed.class), hex);
        let ma = u16::from(printed.ma);
        if far == 0 {
            let top = s.top(hex) == Some(unit);
            for target in
                expectation::ahead(scene, s, unit, hex, s.unit(unit).facing).filter(|_| top)
            {
                let party = expectation::able(s, hex);
                match contacts.iter_mut().find(|(other, _)| *other == target) {
                    Some((_, parties)) => parties.push(party),
                    None => contacts.push((target, SmallVec::from_iter([party]))),
                }
            }
        } else if far <= ma {
            fresh += 1;
        } else if far < FAR {
            nearer += weights.closer * f64::from((far - ma).min(ma));
        }
    }
    let struck: f64 = contacts
        .iter()
        .map(|(target, parties)| {
            expectation::exchange(scene, s, *target, parties, weights).max(0.0)
        })
        .sum();
    let most = match chit {
        0 => 0,
        1 | 2 => ABREAST * usize::from(chit),
        _ => usize::MAX,
    };
    // BARONS 11.0, 6.1, 6.3: nobody else goes on attacking.
    let leads = scene.leader(command.leader).leadership >= 2 && !s.leader(command.leader).wounded;
    let again = if chit == 4 && leads { weights.again } else { 1.0 };
    again * (struck + weights.fresh * prize * fresh.min(most) as f64) + nearer + shaken
}

/// What an enemy unit is worth on average.
fn prize(field: &Situation<'_>) -> f64 {
    let worth = field.foes.iter().map(|&(_, unit)| worth::of_unit(field.scene, field.s, unit));
    worth.sum::<f64>() / field.foes.len().max(1) as f64
}
