//! What an attack is worth, by the combat results table.

use super::super::charts::crt::{Crt, OddsColumn};
use super::super::scene::Scene;
use super::terms::Term;
use super::weights::Weights;
use crate::kernel::{Tally, UnitId};
use crate::scenario::bmw::CombatResult as Result;

/// The chances of each column of the combat results table, in sixths.
pub struct Table<'a> {
    columns: Vec<Chances>,
    weights: &'a Weights,
}

#[derive(Clone, Copy, Default)]
struct Chances {
    attacker_lost: f64,
    attacker_back: f64,
    exchange: f64,
    defender_back: f64,
    defender_lost: f64,
}

/// What is at stake in an attack.
#[derive(Clone, Copy)]
pub struct Stakes {
    /// What the defender loses least.
    pub prize: f64,
    /// What the defender loses when he must retreat: those who have nowhere to go.
    pub flight: f64,
    /// Whether none of the defenders has anywhere to go.
    pub cornered: bool,
    /// What the attacker loses least.
    pub loss: f64,
    /// What the attacker loses when he must retreat.
    pub rout: f64,
}

impl<'a> Table<'a> {
    /// The chances of a scenario's table.
    pub fn new(crt: &Crt, weights: &'a Weights) -> Table<'a> {
        let chances = |odds_column: usize| {
            let mut chances = Chances::default();
            for face in 1..=6 {
                *match crt.result(OddsColumn(odds_column), face) {
                    Result::AttackerLoss => &mut chances.attacker_lost,
                    Result::AttackerRetreat => &mut chances.attacker_back,
                    Result::Exchange => &mut chances.exchange,
                    Result::DefenderRetreat => &mut chances.defender_back,
                    Result::DefenderLoss => &mut chances.defender_lost,
                    Result::NoEffect => continue,
                } += 1.0 / 6.0;
            }
            chances
        };
        Table { columns: (0..crt.odds_columns()).map(chances).collect(), weights }
    }

    /// What an attack at these odds is worth to the attacker.
    pub fn expected(&self, odds_column: OddsColumn, stakes: Stakes) -> f64 {
        let mut sum = 0.0;
        self.prospects(odds_column, stakes, None, &mut sum);
        sum
    }

    /// What an attack at these odds is judged by; it is named by one of the defenders.
    pub fn prospects(
        &self,
        odds_column: OddsColumn,
        stakes: Stakes,
        target: Option<UnitId>,
        tally: &mut impl Tally<Term>,
    ) {
        let (chances, weights) = (self.columns[odds_column.0], self.weights);
        let (won, lost) =
            (chances.defender_lost + chances.exchange, chances.attacker_lost + chances.exchange);
        let back = chances.defender_back;
        // Who has nowhere to go is not driven back but eliminated (7.8).
        let all = won + if stakes.cornered { back } else { 0.0 };
        let fall = Term::Elimination { target, chance: percent(all) };
        tally.add(fall, won * stakes.prize);
        let retreat =
            if stakes.cornered { fall } else { Term::Retreat { target, chance: percent(back) } };
        tally.add(retreat, back * (stakes.flight + weights.ground));
        let back = chances.attacker_back;
        let cut_off = stakes.rout >= stakes.loss;
        let harm = Term::Loss { chance: percent(lost + if cut_off { back } else { 0.0 }) };
        tally.add(harm, -lost * (weights.care * stakes.loss));
        let repulse = if cut_off { harm } else { Term::Repulse { chance: percent(back) } };
        tally.add(repulse, -back * (weights.care * stakes.rout + weights.rebuff));
    }
}

/// A chance in hundredths.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // a chance is between 0 and 1
fn percent(chance: f64) -> u8 {
    (100.0 * chance).round() as u8
}

/// The odds column of two totals after so many shifts to the left.
pub fn odds_column(scene: &Scene, attack: u32, defence: u32, left: u32) -> OddsColumn {
    scene.crt.shifted(Crt::ratio(attack, defence), left, scene.options.shift_model)
}
