//! `gonfalon tune`: weights of a computer's judgement by self-play.

use super::{Done, Failure, bulk, interrupt, pick, whole_numbers};
use crate::ai::tuning::{Cloud, Field, duel};
use crate::kernel::{Evaluator, GameOf, Side, Style};
use crate::scenario::{FromScenario, Scenario};
use crate::systems::with_system;
use crate::view::Present;
use clap::Args;
use serde_json::json;
use std::io::Write;

/// After so many generations the style in the middle is written down: who stops a long run has that.
const EVERY: u64 = 10;
/// So far apart are the seeds of two series.
const SERIES: u64 = 1_000_000;

/// Let styles play against each other, and follow those that win.
#[derive(Args, Debug)]
#[command(
    after_help = "Example:\n  gonfalon tune acre first-clash --generations 40 --seed 1\n\nEvery style plays each battle as \
                  both sides against each rival, with the same dice as the others. The last line is the style in the \
                  middle, as files of opponents hold it."
)]
pub struct Tune {
    /// Built-in scenarios' ids or scenario files, all of one system.
    #[arg(required = true)]
    scenarios: Vec<String>,
    /// How many generations.
    #[arg(long, default_value_t = 40, value_parser = whole_numbers::at_least_one, allow_negative_numbers = true)]
    generations: u64,
    /// How many styles a generation has, in mirrored pairs.
    #[arg(long, default_value_t = 16, value_parser = pairs, allow_negative_numbers = true)]
    styles: usize,
    /// How many seeds each style plays on each battle as each side, against one rival.
    #[arg(long, default_value_t = 10, value_parser = whole_numbers::at_least_one, allow_negative_numbers = true)]
    games: u64,
    /// The names of the styles of the system that are rivals, besides the default.
    #[arg(long, value_name = "STYLE")]
    rival: Vec<String>,
    /// Whoever plays by rule of thumb is a rival, too: at Arsouf everybody goes for the closest enemy, else towards the goal.
    #[arg(long)]
    plain: bool,
    /// The style to begin with.
    #[arg(long, value_name = "STYLE")]
    from: Option<String>,
    /// Tune for one side alone, by its id.
    #[arg(long, value_name = "SIDE")]
    side: Option<String>,
    /// The share of the score that is for how clear an end is, from 0 to 1: where a side nearly always wins.
    #[arg(long, value_name = "SHARE", default_value_t = 0.0, value_parser = share, allow_negative_numbers = true)]
    clearness: f64,
    /// The first seed.
    #[arg(long, default_value_t = 0, value_parser = whole_numbers::any, allow_negative_numbers = true)]
    seed: u64,
    /// How many threads; 0 takes them all.
    #[arg(long, default_value_t = 0, value_parser = whole_numbers::threads, allow_negative_numbers = true)]
    threads: usize,
}

/// More styles than that are no generation.
const MOST: usize = 10_000;

/// How many styles on the command line: they come in mirrored pairs.
fn pairs(text: &str) -> Result<usize, String> {
    let fits = |number: &usize| (2..=MOST).contains(number) && number.is_multiple_of(2);
    let number = text.parse().ok().filter(fits);
    number.ok_or_else(|| {
        format!("write an even number from 2 to {MOST}: styles come in mirrored pairs")
    })
}

/// A share on the command line.
fn share(text: &str) -> Result<f64, String> {
    let share = text.parse().ok().filter(|share| (0.0..=1.0).contains(share));
    share.ok_or_else(|| "write a number from 0 to 1".to_owned())
}

impl Tune {
    pub(super) fn run(&self, out: &mut dyn Write) -> Done {
        let (scenarios, system) = pick::of_one_system(&self.scenarios)?;
        with_system!(system, R => self.all::<R>(&scenarios, out))
    }

    fn style<R: Evaluator>(name: &str) -> Result<Style<R::Weights>, Failure> {
        let found = R::portfolio().styles.iter().find(|style| style.name == name).cloned();
        let names = || {
            let names = R::portfolio().styles.iter().map(|style| style.name.as_str());
            names.collect::<Vec<_>>().join(", ")
        };
        found.ok_or_else(|| {
            Failure::Usage(format!("There is no style \"{name}\": there are {}.", names()))
        })
    }

    fn all<R: Present + FromScenario + Evaluator>(
        &self,
        scenarios: &[Scenario],
        out: &mut dyn Write,
    ) -> Done
    where
        GameOf<R>: Send + Sync,
    {
        let mut fields: Vec<(Field<R>, Vec<Side>)> = Vec::new();
        for scenario in scenarios {
            let (scene, start) =
                R::start(scenario).map_err(|faults| pick::named(&scenario.id, faults))?;
            let asked =
                |side: &Side| self.side.as_ref().is_none_or(|id| *id == R::side_id(&scene, *side));
            let sides: Vec<Side> = Side::ALL.into_iter().filter(asked).collect();
            if sides.is_empty() {
                let ids = Side::ALL.map(|side| R::side_id(&scene, side)).join(" and ");
                let what = format!("There is no such side: the battle's sides are {ids}.");
                return Err(Failure::Usage(what));
            }
            fields.push((Field { scene, start }, sides));
        }
        let mut rivals = vec![Some(Style::default())];
        for name in &self.rival {
            rivals.push(Some(Self::style::<R>(name)?));
        }
        if self.plain && R::rule_of_thumb().is_none() {
            let what = "No rule of thumb is written down for this system: leave `--plain` out.";
            return Err(Failure::Usage(what.to_owned()));
        }
        if self.plain {
            rivals.push(None);
        }
        let first = match &self.from {
            Some(name) => Self::style::<R>(name)?,
            None => Style::default(),
        };
        let mut cloud = Cloud::around(&first.weights, self.seed);
        let (pool, bar) = bulk::of_games(self.generations, self.threads)?;
        let cancel = interrupt::watch();
        let score = |weights: &R::Weights, seed: &(dyn Fn(u64) -> u64 + Sync)| {
            let style = Style { name: String::new(), weights: weights.clone() };
            let (mut sum, mut count) = (0.0, 0.0);
            for (field, sides) in &fields {
                for &side in sides {
                    for rival in &rivals {
                        for game in (0..self.games).take_while(|_| !cancel.is_cancelled()) {
                            sum += duel(
                                field,
                                side,
                                (&style, rival.as_ref()),
                                seed(game),
                                self.clearness,
                            );
                            count += 1.0;
                        }
                    }
                }
            }
            sum / count
        };
        for generation in 0..self.generations {
            let seed = |game| {
                let number = generation.wrapping_mul(self.games).wrapping_add(game);
                self.seed.wrapping_mul(SERIES).wrapping_add(number)
            };
            let before = cloud.clone();
            let mean = pool
                .install(|| cloud.step::<R::Weights>(self.styles, |weights| score(weights, &seed)));
            if cancel.is_cancelled() {
                bar.finish_and_clear();
                writeln!(out, "{}", json!(before.middle::<R::Weights>()))?;
                return interrupt::told(generation, self.generations, "generations");
            }
            bar.inc(1);
            writeln!(out, "{generation}: {mean:.3}")?;
            if generation % EVERY == EVERY - 1 || generation + 1 == self.generations {
                writeln!(out, "{}", json!(cloud.middle::<R::Weights>()))?;
            }
            out.flush()?;
        }
        bar.finish_and_clear();
        Ok(())
    }
}
