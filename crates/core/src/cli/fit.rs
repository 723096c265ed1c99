//! `gonfalon fit`: what the features of a position count for how a battle ends.

use super::{Done, Failure, bulk, interrupt, pick, whole_numbers};
use crate::ai::regression::{Regression, Sample, samples};
use crate::ai::tuning::Field;
use crate::kernel::{Evaluator, GameOf, Weights};
use crate::scenario::{FromScenario, Scenario};
use crate::systems::with_system;
use crate::view::Present;
use clap::Args;
use rayon::prelude::*;
use serde_json::json;
use std::io::Write;

/// Of so many games one after the other the last ones are not fitted: the loss is measured by them.
const OF: u64 = 10;
/// So many of them are fitted.
const FITTED: u64 = 7;
/// Decimals that are written.
const DIGITS: f64 = 1e4;

/// Find out what the features of a position count for how a battle ends.
#[derive(Args, Debug)]
#[command(
    after_help = "Example:\n  gonfalon fit lewes evesham --games 1000 --seed 1\n\nNormal plays against itself, and a logistic \
                  regression over the positions at the ends of all player turns tells what each feature counts, every battle \
                  as much as the others. Three games of ten are left out of it: by them the mean logarithmic loss is \
                  measured, of the fit and of what stands in the file of opponents; 0.693 is to know nothing. In both it is \
                  reckoned with what each battle leans to whatever the position is. The last line is what files of \
                  opponents hold."
)]
pub struct Fit {
    /// Built-in scenarios' ids or scenario files, all of one system.
    #[arg(required = true)]
    scenarios: Vec<String>,
    /// How many games of each battle.
    #[arg(long, default_value_t = 400, value_parser = enough, allow_negative_numbers = true)]
    games: u64,
    /// The first seed.
    #[arg(long, default_value_t = 0, value_parser = whole_numbers::any, allow_negative_numbers = true)]
    seed: u64,
    /// How many threads; 0 takes them all.
    #[arg(long, default_value_t = 0, value_parser = whole_numbers::threads, allow_negative_numbers = true)]
    threads: usize,
}

/// All of them are kept in memory.
const MOST: u64 = 10_000_000;

/// How many games on the command line: some of them must be left out of the fit.
fn enough(text: &str) -> Result<u64, String> {
    let number = text.parse().ok().filter(|number| (OF..=MOST).contains(number));
    number.ok_or_else(|| {
        format!("write a whole number, {OF} or more, up to {MOST}: some are left out to measure the loss")
    })
}

impl Fit {
    pub(super) fn run(&self, out: &mut dyn Write) -> Done {
        let (scenarios, system) = pick::of_one_system(&self.scenarios)?;
        with_system!(system, R => self.all::<R>(&scenarios, out))
    }

    fn all<R: Present + FromScenario + Evaluator>(
        &self,
        scenarios: &[Scenario],
        out: &mut dyn Write,
    ) -> Done
    where
        GameOf<R>: Send + Sync,
    {
        if R::Features::NAMES.is_empty() {
            let what = "Positions of this system have no features: what its lines lead to is measured by points.";
            return Err(Failure::Usage(what.to_owned()));
        }
        let ordered = self.games.saturating_mul(scenarios.len() as u64);
        let (pool, bar) = bulk::of_games(ordered, self.threads)?;
        let cancel = interrupt::watch();
        let (mut fitted, mut kept) = (Vec::new(), Vec::new());
        for scenario in scenarios {
            let (scene, start) =
                R::start(scenario).map_err(|faults| pick::named(&scenario.id, faults))?;
            let field = Field::<R> { scene, start };
            let play = |game: u64| {
                if cancel.is_cancelled() {
                    return Vec::new();
                }
                let played = samples(&field, self.seed.wrapping_add(game));
                bar.inc(1);
                played
            };
            let played: Vec<Vec<Sample>> =
                pool.install(|| (0..self.games).into_par_iter().map(play).collect());
            // A fit of what has been played would be of other games each time.
            interrupt::told(bar.position(), ordered, "games")?;
            let (own, left): (Vec<_>, Vec<_>) =
                (0..).zip(played).partition(|(game, _): &(u64, _)| game % OF < FITTED);
            let flat = |games: Vec<(u64, Vec<Sample>)>| {
                games.into_iter().flat_map(|(_, samples)| samples).collect::<Vec<_>>()
            };
            fitted.push(flat(own));
            kept.push(flat(left));
        }
        bar.finish_and_clear();
        let found = Regression::of(&fitted);
        let known = Regression::known(R::portfolio().outlook.values(), &fitted);
        for (battle, scenario) in self.scenarios.iter().enumerate() {
            let (fit, now) = (found.loss(battle, &kept[battle]), known.loss(battle, &kept[battle]));
            let (count, lean) = (fitted[battle].len(), found.leans[battle]);
            writeln!(
                out,
                "{scenario}: {count} positions, leans {lean:+.2}; loss {fit:.4}, so far {now:.4}"
            )?;
        }
        let rounded: Vec<f64> =
            found.counts.iter().map(|count| (count * DIGITS).round() / DIGITS).collect();
        writeln!(out, "{}", json!(R::Features::with_values(&rounded)))?;
        Ok(())
    }
}
