//! `gonfalon perft`: how many legal lines of play there are, every die face included.

use super::pick::Pick;
use super::{Done, print};
use crate::kernel::flow::begin;
use crate::kernel::{
    Awaits, Cx, GameOf, Log, SeededDice, apply, awaits, every_outcome, legal_actions,
};
use crate::scenario::{FromScenario, Scenario};
use crate::view::Present;
use crate::with_system;
use crate::words::Language;
use clap::Args;
use rayon::prelude::*;
use serde::Serialize;
use std::io::Write;
use std::ops::Add;
use std::time::Instant;

/// Count the legal lines of play, every die face included.
#[derive(Args, Debug)]
#[command(
    after_help = "Example:\n  gonfalon perft first-clash --depth 2 --divide\n\nA line is a series of actions with \
                  the faces that were thrown. Two versions of the rules that disagree on a count disagree on a \
                  rule."
)]
pub struct Perft {
    #[command(flatten)]
    pick: Pick,
    /// How many actions a line has.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..))]
    depth: u32,
    /// The seed of dice that are thrown before the first decision.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// List the counts below each first action too.
    #[arg(long)]
    divide: bool,
    /// Write JSON.
    #[arg(long)]
    json: bool,
}

/// Lines of full length, and games that ended on the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Count {
    /// Lines with the full number of actions.
    pub lines: u64,
    /// Lines that ended the game, at any length.
    pub ended: u64,
}

impl Add for Count {
    type Output = Count;
    fn add(self, other: Count) -> Count {
        Count { lines: self.lines + other.lines, ended: self.ended + other.ended }
    }
}

#[derive(Serialize)]
struct Row {
    depth: u32,
    #[serde(flatten)]
    count: Count,
    millis: u128,
}

impl Perft {
    pub(super) fn run(&self, out: &mut dyn Write) -> Done {
        let scenario = self.pick.read()?;
        with_system!(scenario.system, R => self.count::<R>(&scenario, out))
    }

    fn count<R: Present + FromScenario>(&self, scenario: &Scenario, out: &mut dyn Write) -> Done
    where
        GameOf<R>: Send + Sync,
    {
        let (scene, mut game) = R::start(scenario)?;
        let (mut dice, mut log) = (SeededDice::new(self.seed), Log::default());
        begin::<R>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game);
        let mut rows = Vec::new();
        for depth in 1..=self.depth {
            let start = Instant::now();
            let parts = divided::<R>(&scene, &game, depth);
            let count = parts.iter().fold(Count::default(), |sum, (_, part)| sum + *part);
            rows.push(Row { depth, count, millis: start.elapsed().as_millis() });
            if self.divide && depth == self.depth && !self.json {
                for (index, (action, part)) in parts.iter().enumerate() {
                    let label = R::choice(&scene, &game, index, action, Language::default()).label;
                    writeln!(out, "{:>14}  {label}", part.lines)?;
                }
            }
        }
        if self.json {
            return Ok(print::json(out, &rows)?);
        }
        let head = ["depth", "lines", "ended", "ms"].map(str::to_owned);
        let cells: Vec<Vec<String>> = rows
            .iter()
            .map(|row| {
                let numbers = [row.count.lines, row.count.ended];
                let mut cells = vec![row.depth.to_string()];
                cells.extend(numbers.map(|number| number.to_string()));
                cells.push(row.millis.to_string());
                cells
            })
            .collect();
        Ok(write!(out, "{}", print::table(&head, &cells))?)
    }
}

fn divided<R: Present>(scene: &R::Scene, game: &GameOf<R>, depth: u32) -> Vec<(R::Action, Count)>
where
    GameOf<R>: Send + Sync,
{
    if matches!(awaits::<R>(scene, game), Awaits::Over(_)) {
        return Vec::new();
    }
    let actions = legal_actions::<R>(scene, game);
    actions
        .into_par_iter()
        .map(|action| {
            let count = below::<R>(scene, game, &action, depth);
            (action, count)
        })
        .collect()
}

/// The lines that begin with `action`.
fn below<R: Present>(scene: &R::Scene, game: &GameOf<R>, action: &R::Action, depth: u32) -> Count {
    let after = every_outcome(|dice| {
        let (mut game, mut log) = (game.clone(), Log::default());
        apply::<R>(&mut Cx::new(scene, dice, &mut log), &mut game, action);
        game
    });
    after.iter().fold(Count::default(), |sum, (_, game)| sum + lines::<R>(scene, game, depth - 1))
}

/// The lines of `depth` more actions.
fn lines<R: Present>(scene: &R::Scene, game: &GameOf<R>, depth: u32) -> Count {
    let over = matches!(awaits::<R>(scene, game), Awaits::Over(_));
    let here = Count { lines: u64::from(depth == 0), ended: u64::from(over) };
    if depth == 0 || over {
        return here;
    }
    let actions = legal_actions::<R>(scene, game);
    actions.iter().fold(here, |sum, action| sum + below::<R>(scene, game, action, depth))
}
