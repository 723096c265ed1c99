//! `gonfalon simulate`: whole games, computer against computer.

use super::{Done, bulk, pick, print};
use crate::ai::{Cancel, Level, SearchOptions, think};
use crate::kernel::flow::begin;
use crate::kernel::{Awaits, Both, Cx, Evaluator, GameOf, Log, SeededDice, Side, apply, awaits};
use crate::scenario::{FromScenario, Scenario};
use crate::systems::with_system;
use crate::view::Present;
use crate::words::Language;
use clap::Args;
use rayon::prelude::*;
use serde::Serialize;
use serde_json::json;
use std::io::Write;
use std::time::{Duration, Instant};

/// Let the computer play against itself and count the wins.
#[derive(Args, Debug)]
#[command(
    after_help = "Example:\n  gonfalon simulate acre --games 200 --a easy --b random --seed 1\n\nThe same seed \
                  gives the same games on any number of threads, unless --millis lets the clock decide. Shares of \
                  wins come with a 95 % interval (Wilson). A turn's time is what a side thinks from the end of its \
                  last turn to the end of this one, its answers to the enemy included."
)]
pub struct Simulate {
    #[command(flatten)]
    scenario: pick::Pick,
    /// How many games.
    #[arg(long, default_value_t = 100, value_parser = bulk::at_least_one)]
    games: u64,
    /// How well the side listed first plays: random or easy.
    #[arg(long, value_name = "LEVEL", default_value = "easy", value_parser = level)]
    a: Level,
    /// How well the side listed second plays.
    #[arg(long, value_name = "LEVEL", default_value = "easy", value_parser = level)]
    b: Level,
    /// The seed of the first game; the others follow it.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// How many threads; 0 takes them all.
    #[arg(long, default_value_t = 0)]
    threads: usize,
    /// The longest time for one decision, in milliseconds.
    #[arg(long)]
    millis: Option<u64>,
    /// A game with more actions counts as unfinished.
    #[arg(long, default_value_t = 50_000, value_parser = bulk::at_least_one)]
    longest: u64,
    /// Write JSON.
    #[arg(long)]
    json: bool,
}

/// A level from the command line.
///
/// # Errors
/// The levels there are.
pub fn level(word: &str) -> Result<Level, String> {
    Level::from_tag(word).ok_or_else(|| format!("the levels are {}", levels()))
}

/// The levels in words.
#[must_use]
pub fn levels() -> String {
    Level::ALL.map(Level::tag).join(", ")
}

/// What the games came to. Times are left out: they are never twice the same.
#[derive(Default, Serialize)]
struct Tally {
    games: u64,
    wins: [u64; 2],
    draws: u64,
    unfinished: u64,
    player_turns: u64,
    actions: u64,
}

/// How long the sides thought.
#[derive(Default)]
struct Times(Both<SideTimes>);

#[derive(Clone, Copy, Default)]
struct SideTimes {
    turns: u32,
    total: Duration,
    worst: Duration,
}

impl Tally {
    fn with(self, other: Tally) -> Tally {
        Tally {
            games: self.games + other.games,
            wins: [self.wins[0] + other.wins[0], self.wins[1] + other.wins[1]],
            draws: self.draws + other.draws,
            unfinished: self.unfinished + other.unfinished,
            player_turns: self.player_turns + other.player_turns,
            actions: self.actions + other.actions,
        }
    }
}

impl Times {
    fn with(self, other: Times) -> Times {
        Times(Both::from_fn(|side| {
            let (a, b) = (self.0[side], other.0[side]);
            SideTimes {
                turns: a.turns + b.turns,
                total: a.total + b.total,
                worst: a.worst.max(b.worst),
            }
        }))
    }
}

/// The clock of one game: whose turn it is, and how long each side has thought since its last turn ended.
#[derive(Default)]
struct Clock {
    turn: Option<(u32, Side)>,
    thought: Both<Duration>,
    turns: u64,
    times: Times,
}

impl Clock {
    fn thinks(&mut self, turn: u32, side: Side, time: Duration) {
        if self.turn.is_none_or(|(now, _)| now != turn) {
            self.end_turn();
            self.turn = Some((turn, side));
        }
        self.thought[side] += time;
    }

    fn end_turn(&mut self) {
        let Some((_, side)) = self.turn.take() else { return };
        let time = std::mem::take(&mut self.thought[side]);
        let times = &mut self.times.0[side];
        times.turns += 1;
        times.total += time;
        times.worst = times.worst.max(time);
        self.turns += 1;
    }
}

impl Simulate {
    pub(super) fn run(&self, out: &mut dyn Write) -> Done {
        let scenario = self.scenario.read()?;
        with_system!(scenario.system(), R => self.all::<R>(&scenario, out))
    }

    fn all<R: Present + FromScenario + Evaluator>(
        &self,
        scenario: &Scenario,
        out: &mut dyn Write,
    ) -> Done
    where
        GameOf<R>: Send + Sync,
    {
        let (scene, start) = R::start(scenario)?;
        let (pool, bar) = bulk::of_games(self.games, self.threads)?;
        let clock = Instant::now();
        let (tally, times) = pool.install(|| {
            (0..self.games)
                .into_par_iter()
                .map(|game| {
                    let result = self.one::<R>(&scene, start.clone(), self.seed.wrapping_add(game));
                    bar.inc(1);
                    result
                })
                .reduce(Default::default, |a, b| (a.0.with(b.0), a.1.with(b.1)))
        });
        bar.finish_and_clear();
        let names = Side::ALL.map(|side| R::side_name(&scene, side, Language::ENGLISH));
        let ids = Side::ALL.map(|side| R::side_id(&scene, side));
        let seconds = clock.elapsed().as_secs_f64();
        if self.json {
            self.write_json(&tally, &times, ids, seconds, out)
        } else {
            self.report(&tally, &times, names, seconds, out)
        }
    }

    fn one<R: Evaluator>(
        &self,
        scene: &R::Scene,
        mut game: GameOf<R>,
        seed: u64,
    ) -> (Tally, Times) {
        let mut dice = SeededDice::new(seed);
        let search = |level, salt| SearchOptions {
            millis: self.millis,
            ..SearchOptions::new(level, seed.rotate_left(32) ^ salt)
        };
        let searches = Both([search(self.a, 0xa), search(self.b, 0xb)]);
        let (mut log, mut clock, cancel) = (Log::default(), Clock::default(), Cancel::default());
        let mut tally = Tally { games: 1, ..Tally::default() };
        begin::<R>(&mut Cx::new(scene, &mut dice, &mut log), &mut game);
        for step in 0.. {
            let side = match awaits::<R>(scene, &game) {
                Awaits::Decision { side, .. } => side,
                Awaits::Over(outcome) => {
                    match outcome.winner {
                        Some(winner) => tally.wins[winner as usize] += 1,
                        None => tally.draws += 1,
                    }
                    break;
                }
            };
            if tally.actions >= self.longest {
                tally.unfinished += 1;
                break;
            }
            let turn = R::player_turn(scene, &game);
            let begun = Instant::now();
            let thought = think::<R>(scene, &game, &searches[side].at_step(step), &cancel);
            clock.thinks(turn, side, begun.elapsed());
            let action = thought.expect("nobody cancels, and it is not over").action;
            tally.actions += 1;
            log.records.clear();
            apply::<R>(&mut Cx::new(scene, &mut dice, &mut log), &mut game, &action);
        }
        clock.end_turn();
        tally.player_turns = clock.turns;
        (tally, clock.times)
    }

    #[allow(clippy::cast_precision_loss)] // means for people
    fn report(
        &self,
        tally: &Tally,
        times: &Times,
        names: [&str; 2],
        seconds: f64,
        out: &mut dyn Write,
    ) -> Done {
        let games = tally.games.max(1) as f64;
        let rows = Side::ALL.map(|side| {
            let wins = tally.wins[side as usize];
            let (low, high) = wilson(wins, tally.games);
            let side_times = times.0[side];
            let level = if side == Side::A { self.a } else { self.b };
            vec![
                names[side as usize].to_owned(),
                level.tag().to_owned(),
                wins.to_string(),
                format!("{:.1} %", 100.0 * wins as f64 / games),
                format!("{:.1} - {:.1} %", 100.0 * low, 100.0 * high),
                format!("{:.3} ms", side_times.mean() * 1e3),
                format!("{:.3} ms", side_times.worst.as_secs_f64() * 1e3),
            ]
        });
        let head = ["side", "level", "wins", "share", "95 % interval", "turn, mean", "turn, worst"];
        write!(out, "{}", print::table(&head.map(str::to_owned), &rows))?;
        writeln!(
            out,
            "{}, {}, {} unfinished; {:.1} player turns and {:.0} actions a game; {:.1} games/s",
            print::count(usize::try_from(tally.games).unwrap_or(usize::MAX), "game"),
            print::count(usize::try_from(tally.draws).unwrap_or(usize::MAX), "draw"),
            tally.unfinished,
            tally.player_turns as f64 / games,
            tally.actions as f64 / games,
            games / seconds,
        )?;
        Ok(())
    }

    fn write_json(
        &self,
        tally: &Tally,
        times: &Times,
        ids: [&str; 2],
        seconds: f64,
        out: &mut dyn Write,
    ) -> Done {
        let sides = Side::ALL.map(|side| {
            let wins = tally.wins[side as usize];
            let (low, high) = wilson(wins, tally.games);
            let level = if side == Side::A { self.a } else { self.b };
            json!({ "id": ids[side as usize], "level": level, "wins": wins, "interval": [low, high] })
        });
        let times = Side::ALL.map(|side| {
            let of = times.0[side];
            json!({
                "id": ids[side as usize],
                "turns": of.turns,
                "mean_ms": of.mean() * 1e3,
                "worst_ms": of.worst.as_secs_f64() * 1e3,
            })
        });
        let result = json!({
            "seed": self.seed,
            "totals": tally,
            "sides": sides,
            "times": times,
            "seconds": seconds,
        });
        print::json(out, &result)?;
        Ok(())
    }
}

impl SideTimes {
    /// The mean time of a turn, in seconds.
    fn mean(&self) -> f64 {
        self.total.as_secs_f64() / f64::from(self.turns.max(1))
    }
}

/// The 95 % interval of a share of wins, from 0 to 1 (Wilson 1927).
#[must_use]
pub fn wilson(wins: u64, games: u64) -> (f64, f64) {
    const Z: f64 = 1.959_964;
    if games == 0 {
        return (0.0, 1.0);
    }
    let (n, p) = (games as f64, wins as f64 / games as f64);
    let centre = p + Z * Z / (2.0 * n);
    let spread = Z * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + Z * Z / n;
    (((centre - spread) / scale).max(0.0), ((centre + spread) / scale).min(1.0))
}
