//! `gonfalon perft`: how many legal lines of play there are, every die face included.

use super::pick::Pick;
use super::{Done, bulk, print, whole_numbers};
use crate::kernel::flow::begin;
use crate::kernel::{
    Awaits, Cx, GameOf, Log, Outcomes, SeededDice, apply, awaits, legal_actions, outcomes_up_to,
};
use crate::scenario::{FromScenario, Scenario};
use crate::systems::with_system;
use crate::view::{Localizer, Present};
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
                  the faces that were thrown. Dice that are thrown again and again are followed up to --throws; how \
                  often there would have been more is counted as cut. Two versions of the rules that disagree on a count disagree on a \
                  rule."
)]
pub struct Perft {
    #[command(flatten)]
    pick: Pick,
    /// How many actions a line has.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..))]
    depth: u32,
    /// How many dice of one action are followed at most: some rules throw equal dice again, for ever.
    #[arg(long, default_value_t = 6)]
    throws: usize,
    /// The seed of dice that are thrown before the first decision.
    #[arg(long, default_value_t = 0, value_parser = whole_numbers::any, allow_negative_numbers = true)]
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
    /// Lines that were left off, at any length: one action threw more dice than are followed.
    pub cut: u64,
}

impl Add for Count {
    type Output = Count;
    fn add(self, other: Count) -> Count {
        Count {
            lines: self.lines + other.lines,
            ended: self.ended + other.ended,
            cut: self.cut + other.cut,
        }
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
        with_system!(scenario.system(), R => self.count::<R>(&scenario, out))
    }

    fn count<R: Present + FromScenario>(&self, scenario: &Scenario, out: &mut dyn Write) -> Done
    where
        GameOf<R>: Send + Sync,
    {
        let (scene, mut game) = R::start(scenario)?;
        let (mut dice, mut log) = (SeededDice::new(self.seed), Log::default());
        begin::<R>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game);
        let (mut rows, pool) = (Vec::new(), bulk::pool(u64::MAX, 0)?);
        for depth in 1..=self.depth {
            let start = Instant::now();
            let parts = pool.install(|| divided::<R>(&scene, &game, depth, self.throws));
            let count = parts.iter().fold(Count::default(), |sum, (_, part)| sum + *part);
            rows.push(Row { depth, count, millis: start.elapsed().as_millis() });
            if self.divide && depth == self.depth && !self.json {
                let v = Localizer { scene: &scene, language: Language::default() };
                for (index, (action, part)) in parts.iter().enumerate() {
                    let label = R::choice(v, &game, index, action).label;
                    writeln!(out, "{:>14}  {label}", part.lines)?;
                }
            }
        }
        if self.json {
            return Ok(print::json(out, &rows)?);
        }
        let head = ["depth", "lines", "ended", "cut", "ms"].map(str::to_owned);
        let cells: Vec<Vec<String>> = rows
            .iter()
            .map(|row| {
                let numbers = [row.count.lines, row.count.ended, row.count.cut];
                let mut cells = vec![row.depth.to_string()];
                cells.extend(numbers.map(|number| number.to_string()));
                cells.push(row.millis.to_string());
                cells
            })
            .collect();
        write!(out, "{}", print::table(&head, &cells))?;
        if rows.iter().any(|row| row.count.cut > 0) {
            let most = self.throws;
            writeln!(
                out,
                "cut: an action threw more than {most} dice (--throws); so many lines were left off there"
            )?;
        }
        Ok(())
    }
}

fn divided<R: Present>(
    scene: &R::Scene,
    game: &GameOf<R>,
    depth: u32,
    throws: usize,
) -> Vec<(R::Action, Count)>
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
            let count = below::<R>(scene, game, &action, depth, throws);
            (action, count)
        })
        .collect()
}

/// The lines that begin with `action`.
fn below<R: Present>(
    scene: &R::Scene,
    game: &GameOf<R>,
    action: &R::Action,
    depth: u32,
    throws: usize,
) -> Count {
    let mut count = Count::default();
    let Outcomes { cut, .. } = outcomes_up_to(throws, |dice| {
        let (mut game, mut log) = (game.clone(), Log::default());
        apply::<R>(&mut Cx::new(scene, dice, &mut log), &mut game, action);
        count = count + lines::<R>(scene, &game, depth - 1, throws);
    });
    Count { cut: count.cut + cut, ..count }
}

/// The lines of `depth` more actions.
fn lines<R: Present>(scene: &R::Scene, game: &GameOf<R>, depth: u32, throws: usize) -> Count {
    let over = matches!(awaits::<R>(scene, game), Awaits::Over(_));
    let here = Count { lines: u64::from(depth == 0), ended: u64::from(over), cut: 0 };
    if depth == 0 || over {
        return here;
    }
    let actions = legal_actions::<R>(scene, game);
    actions.iter().fold(here, |sum, action| sum + below::<R>(scene, game, action, depth, throws))
}
