//! ARSOUF 6.5: how well pieces stand by each other: from where enemies could strike in their next turn, and what it would bring them
//! against those who support one another there.

use super::super::attack;
use super::super::reach::allowance;
use super::super::scene::Scene;
use super::super::state::State;
use super::weights::Weights;
use super::{expectation, worth};
use crate::board::Hex;
use crate::kernel::UnitId;
use smallvec::{SmallVec, smallvec};

/// From where the enemies of the side to move could strike.
pub struct Menace {
    /// By hex: what the strongest sound enemy adds who stands there, or can, in half points; 0 if there is none.
    strongest: SmallVec<[u8; 352]>,
    /// What that enemy loses when he is beaten back, by fighting value.
    loss: SmallVec<[f64; 8]>,
}

impl Menace {
    /// Looks around for enemies.
    pub fn new(scene: &Scene, s: &State, left: (u8, u8), weights: &Weights) -> Menace {
        let mut strongest = smallvec![0; scene.map.grid.len()];
        let mut loss: SmallVec<[f64; 8]> = SmallVec::new();
        for (unit, hex) in s.on_board(scene, s.active.enemy()) {
            let printed = scene.piece(unit);
            if s.piece(unit).wounded || printed.baggage {
                continue;
            }
            let value = 2 * printed.value;
            let place = usize::from(printed.value);
            if loss.len() <= place {
                loss.resize(place + 1, 0.0);
            }
            loss[place] = worth::of_a_blow(scene, s, left, unit, weights);
            let (moves, _) = allowance(scene, s, unit);
            for at in scene.map.grid.within(hex, u16::from(moves)) {
                let most: &mut u8 = &mut strongest[at.index()];
                *most = value.max(*most);
            }
        }
        Menace { strongest, loss }
    }

    /// What enemies may expect of their best attacks from these spaces, as far as nobody of the side to move stands there.
    pub fn promises(
        &self,
        scene: &Scene,
        s: &State,
        left: (u8, u8),
        spaces: &[Hex],
        weights: &Weights,
    ) -> f64 {
        spaces.iter().map(|&space| self.promise(scene, s, left, space, weights)).sum()
    }

    fn promise(
        &self,
        scene: &Scene,
        s: &State,
        left: (u8, u8),
        space: Hex,
        weights: &Weights,
    ) -> f64 {
        let standing = s.unit_at(space);
        let value = match standing {
            Some(unit) if scene.side(unit) == s.active || s.piece(unit).wounded => return 0.0,
            Some(unit) if scene.piece(unit).baggage => return 0.0,
            Some(unit) => 2 * scene.piece(unit).value,
            None => self.strongest[space.index()],
        };
        if value == 0 {
            return 0.0;
        }
        let mut near: SmallVec<[UnitId; 6]> = SmallVec::new();
        let mut support = 0;
        for (d, unit) in s.beside(scene, space) {
            if scene.side(unit) != s.active {
                continue;
            }
            if !s.piece(unit).wounded {
                support += i32::from(attack::half(scene, s, unit));
            }
            if scene.is_fought_across(space, d) {
                near.push(unit);
            }
        }
        let mut best = 0.0;
        for unit in near {
            let own = if s.piece(unit).wounded { 0 } else { attack::half(scene, s, unit) };
            let alone = 2 * u16::from(scene.piece(unit).value) + attack::leader(scene, s, unit);
            let defence = i32::from(alone) + support - i32::from(own);
            let (wins, losses) = expectation::chances(i32::from(value) - defence);
            let risk = self.loss.get(usize::from(value / 2)).copied().unwrap_or_default();
            let gain = wins * worth::of_a_blow(scene, s, left, unit, weights)
                - weights.deterrence * losses * risk;
            best = f64::max(best, gain);
        }
        best
    }
}

/// The spaces from which it matters whether a piece stands here or there.
pub fn around(scene: &Scene, here: Hex, there: Hex) -> SmallVec<[Hex; 14]> {
    let mut spaces: SmallVec<[Hex; 14]> = smallvec![here, there];
    for hex in [here, there] {
        for (_, near) in scene.map.grid.neighbors(hex) {
            if !spaces.contains(&near) {
                spaces.push(near);
            }
        }
    }
    spaces
}
