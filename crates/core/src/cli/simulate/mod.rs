//! `gonfalon simulate`: whole games, computer against computer.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `series_settings.rs` | what is the same for every game of a series |
//! | `series_run.rs` | games are played, and written down as they end |
//! | `series_file.rs` | files of games, one a line |
//! | `merging.rs` | files of parts become one series |
//! | `figures.rs` | what the games came to |
//! | `report.rs` | the same for people and for programs |
//! | `comparison.rs` | two series on the same dice |
//! | `contrast.rs` | the other version that `--against` asks for |

mod comparison;
mod contrast;
mod figures;
mod merging;
mod report;
mod series_file;
mod series_run;
mod series_settings;

use super::players::{Limits, player};
use super::{Done, Failure, pick, whole_numbers};
use crate::kernel::Both;
use crate::simulation::Player;
use crate::simulation::one_game::LONGEST;
use clap::Args;
use contrast::Contrast;
use series_file::SeriesFile;
use series_run::{Order, play};
use series_settings::SeriesSettings;
use std::io::Write;
use std::path::PathBuf;

/// What says how games are played, and says nothing where none are.
const PLAYING: [&str; 12] = [
    "options", "games", "first", "a", "b", "seed", "threads", "millis", "nodes", "longest", "luck",
    "against",
];

/// Let the computer play against itself and count the wins.
#[derive(Args, Debug)]
#[command(
    after_help = "Examples:\n  gonfalon simulate acre --games 200 --a easy --b random --seed 1\n  gonfalon simulate acre \
                  --games 5000 --luck --out acre.jsonl\n  gonfalon simulate acre --games 1000 --first 2000 --out part-2.jsonl\n  \
                  gonfalon simulate --merge part-*.jsonl --out acre.jsonl\n  gonfalon simulate acre --games 500 --against \
                  ex_advance=none\n  gonfalon simulate mine.json --games 500 --against scenario=mine-2.json --against \
                  b=easy:nodes=100\n  gonfalon simulate --compare before.jsonl after.jsonl\n\nThe same seed gives the same games on \
                  any number of threads, unless a limit of milliseconds lets the clock decide. Shares of wins come \
                  with a 95 % interval (Wilson). A turn's time is what a side thinks from the end of its last turn to \
                  the end of this one, its answers to the enemy included.\n\n--out keeps one line of JSON for each game, in \
                  the order of their numbers; the first line says what was played. The same command goes on where it was \
                  interrupted, by Ctrl-C or a full disk too, and with more --games it adds to the file. A file of \
                  other settings is refused.\n\nLuck (--luck) is what the dice were worth: after every action with dice, how the game stands \
                  less how it was to be expected to stand. Its expectation is 0, so that taking it out of the shares \
                  shifts nothing and makes them surer (control variate)."
)]
pub struct Simulate {
    /// A built-in scenario's id or a scenario file.
    #[arg(
        required_unless_present_any = ["merge", "compare"],
        conflicts_with_all = ["merge", "compare"]
    )]
    scenario: Option<String>,
    /// Change an optional ruling, such as `ex_advance=none`; may be repeated.
    #[arg(short = 'o', long = "option", value_name = "NAME=VALUE", requires = "scenario")]
    options: Vec<String>,
    /// How many games.
    #[arg(long, default_value_t = 100, value_parser = whole_numbers::at_least_one, allow_negative_numbers = true)]
    games: u64,
    /// The number of the first game: a part of a series is played elsewhere, and merged.
    #[arg(long, value_name = "K", default_value_t = 0, value_parser = whole_numbers::any, allow_negative_numbers = true)]
    first: u64,
    /// Who plays the side listed first: a level, and after colons a style, a handicap and limits of its
    /// own, such as easy:nodes=200 or normal:style=cautious:handicap=small.
    #[arg(long, value_name = "PLAYER", default_value = "easy", value_parser = player)]
    a: Player,
    /// Who plays the side listed second.
    #[arg(long, value_name = "PLAYER", default_value = "easy", value_parser = player)]
    b: Player,
    /// The seed of game 0; the others follow it.
    #[arg(long, default_value_t = 0, value_parser = whole_numbers::any, allow_negative_numbers = true)]
    seed: u64,
    /// How many threads; 0 takes them all.
    #[arg(long, default_value_t = 0, value_parser = whole_numbers::threads, allow_negative_numbers = true)]
    threads: usize,
    #[command(flatten)]
    limits: Limits,
    /// A game with more actions counts as unfinished.
    #[arg(long, default_value_t = LONGEST, value_parser = whole_numbers::at_least_one, allow_negative_numbers = true)]
    longest: u64,
    /// Reckon what the dice were worth, and take it out of the shares. Each throw is weighed over all faces, which takes time.
    #[arg(long, requires = "scenario")]
    luck: bool,
    /// Keep the games in this file, and go on with what it has.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["against", "compare"])]
    out: Option<PathBuf>,
    /// Play a second version on the same seeds and compare: NAME=VALUE changes an option, a=PLAYER and b=PLAYER who plays,
    /// scenario=FILE the battle; may be repeated.
    #[arg(long, value_name = "NAME=VALUE", requires = "scenario")]
    against: Vec<String>,
    /// Play nothing: merge files of parts, report, and write the whole to --out.
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with = "compare", conflicts_with_all = PLAYING)]
    merge: Vec<PathBuf>,
    /// Play nothing: compare the games of two files that have the same seeds.
    #[arg(long, value_name = "FILE", num_args = 2, conflicts_with_all = PLAYING)]
    compare: Vec<PathBuf>,
    /// Write JSON.
    #[arg(long)]
    json: bool,
}

impl Simulate {
    pub(super) fn run(&self, out: &mut dyn Write) -> Done {
        if let [first, second] = &self.compare[..] {
            let [first, second] = [first, second].map(|path| series_file::read(path));
            return comparison::report(&first?, &second?, self.json, out);
        }
        if !self.merge.is_empty() {
            return merging::run(&self.merge, self.out.as_deref(), self.json, out);
        }
        let order = self.order()?;
        if self.against.is_empty() {
            let file =
                self.out.as_deref().map(|path| SeriesFile::open(path, &order)).transpose()?;
            let mut series = play(&order, file)?;
            let interrupted = series.interrupted.take();
            if interrupted.is_none() || !series.games.is_empty() {
                report::report(&series, self.json, out)?;
            }
            return interrupted.map_or(Ok(()), Err);
        }
        let other = Contrast::read(&self.against)?.of(&order, self.limits, &self.options)?;
        let (first, mut second) = (play(&order, None)?, play(&other, None)?);
        let interrupted = |what: String| Err(Failure::Interrupted(format!("Interrupted: {what}")));
        if first.interrupted.is_some() || second.games.len() < 2 {
            return interrupted(
                "the second version has not played, so nothing can be compared.".to_owned(),
            );
        }
        let broken_off = second.interrupted.take().is_some();
        comparison::report(&first, &second, self.json, out)?;
        if broken_off {
            let (played, all) = (second.games.len(), first.games.len());
            return interrupted(format!("the second version has played {played} of {all} games."));
        }
        Ok(())
    }

    fn order(&self) -> Result<Order, Failure> {
        let scenario = pick::read(self.scenario.as_deref().unwrap_or_default(), &self.options)?;
        let players = Both([self.a, self.b].map(|player| self.limits.on(player)));
        let settings = SeriesSettings::new(&scenario, players, self.seed, self.longest, self.luck);
        let end = self.first.checked_add(self.games).ok_or_else(|| {
            Failure::Usage(
                "There are not so many numbers of games: take a smaller --first.".to_owned(),
            )
        })?;
        Ok(Order { scenario, settings, numbers: self.first..end, threads: self.threads })
    }
}
