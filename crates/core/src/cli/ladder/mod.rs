//! `gonfalon ladder`: how strong the computer's levels are, beside each other.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `rating_match.rs` | two players meet in pairs of games |
//! | `ladder_table.rs` | what came of all meetings, for people, for programs and as a page |
//! | `ladder_page.rs` | the file of that page |

mod ladder_page;
mod ladder_table;
mod rating_match;

use super::players::{Limits, player};
use super::{Done, Failure, interrupt, pick, print, whole_numbers};
use crate::ai::Level;
use crate::scenario::Scenario;
use crate::simulation::Player;
use crate::simulation::one_game::LONGEST;
use crate::statistics::Sprt;
use clap::Args;
use ladder_table::LadderTable;
use rating_match::{Meeting, Rules};
use std::io::Write;
use std::path::PathBuf;

/// Let the computer's levels play each other, and rate them.
#[derive(Args, Debug)]
#[command(
    after_help = "Examples:\n  gonfalon ladder acre lewes --pairs 200\n  gonfalon ladder acre --players easy:nodes=50,easy --sprt\n  \
                  gonfalon ladder acre arsouf --markdown strength.md\n\nEvery player meets the one before in the list, the \
                  levels from the weakest to the strongest if none are named. A pair is two games on the same dice \
                  with the sides swapped, so that what the battle is worth to a side cancels out. The Elo \
                  difference is that of the mean score, a draw and an unfinished game being half a win; its 95 % interval \
                  reckons with the spread of the pairs.\n\n--sprt stops a meeting as soon as it is sure enough that the difference is \
                  --elo1 rather than --elo0, or the other way round; the difference that is told then is a little too \
                  large on average. The same seed gives the same figures on any number of threads, unless a limit of \
                  milliseconds lets the clock decide."
)]
pub struct Ladder {
    /// Ids of built-in scenarios, or scenario files.
    #[arg(required = true)]
    scenarios: Vec<String>,
    /// Change an optional ruling in all of them, such as `ex_advance=none`; may be repeated.
    #[arg(short = 'o', long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// Who plays, from the weakest on: levels, and after colons their styles, handicaps and limits, such as
    /// easy:nodes=200 or normal:style=cautious:handicap=small.
    #[arg(long, value_name = "PLAYER", value_delimiter = ',', value_parser = player)]
    players: Vec<Player>,
    /// Everybody meets everybody.
    #[arg(long)]
    every_pair: bool,
    /// How many pairs of games for each meeting, at most.
    #[arg(long, default_value_t = 100, value_parser = whole_numbers::at_least_one, allow_negative_numbers = true)]
    pairs: u64,
    /// The seed of the first pair; the others follow it.
    #[arg(long, default_value_t = 0, value_parser = whole_numbers::any, allow_negative_numbers = true)]
    seed: u64,
    /// How many threads; 0 takes them all.
    #[arg(long, default_value_t = 0, value_parser = whole_numbers::threads, allow_negative_numbers = true)]
    threads: usize,
    #[command(flatten)]
    limits: Limits,
    /// A game with more actions counts as a draw.
    #[arg(long, default_value_t = LONGEST, value_parser = whole_numbers::at_least_one, allow_negative_numbers = true)]
    longest: u64,
    /// Stop a meeting as soon as the test is sure.
    #[arg(long)]
    sprt: bool,
    /// The test: the difference that one hypothesis has.
    #[arg(
        long,
        value_name = "ELO",
        default_value_t = 0.0,
        allow_negative_numbers = true,
        requires = "sprt"
    )]
    elo0: f64,
    /// The difference that the other hypothesis has.
    #[arg(
        long,
        value_name = "ELO",
        default_value_t = 50.0,
        allow_negative_numbers = true,
        requires = "sprt"
    )]
    elo1: f64,
    /// The chance to accept --elo1 wrongly.
    #[arg(
        long,
        value_name = "CHANCE",
        default_value_t = 0.05,
        allow_negative_numbers = true,
        requires = "sprt"
    )]
    alpha: f64,
    /// The chance to accept --elo0 wrongly.
    #[arg(
        long,
        value_name = "CHANCE",
        default_value_t = 0.05,
        allow_negative_numbers = true,
        requires = "sprt"
    )]
    beta: f64,
    /// Write the table to this file besides, as a page of Markdown.
    #[arg(long, value_name = "FILE")]
    markdown: Option<PathBuf>,
    /// Write JSON.
    #[arg(long)]
    json: bool,
}

impl Ladder {
    pub(super) fn run(&self, out: &mut dyn Write) -> Done {
        let rules = self.rules()?;
        let meetings = self.meetings()?;
        let scenarios = self.battles()?;
        self.markdown.as_deref().map_or(Ok(()), ladder_page::check)?;
        let mut table = LadderTable::new(rules.clone());
        let cancel = interrupt::watch();
        for scenario in &scenarios {
            for &meeting in meetings.iter().filter(|_| !cancel.is_cancelled()) {
                let met = rating_match::play(scenario, meeting, &rules)?;
                if met.score.pairs.pairs() > 0 {
                    table.add(met);
                }
            }
        }
        if !table.is_empty() {
            table.write(self.json, out)?;
        }
        if cancel.is_cancelled() {
            let kept = if self.markdown.is_some() { " No page was written." } else { "" };
            let pairs = usize::try_from(table.pairs()).unwrap_or(usize::MAX);
            let pairs = print::count(pairs, "pair");
            let what = format!("Interrupted: {pairs} of games had been played.{kept}");
            return Err(Failure::Interrupted(what));
        }
        self.markdown.as_deref().map_or(Ok(()), |path| ladder_page::write(path, &table.page()))
    }

    /// The battles, each once: what is played twice is no second piece of evidence.
    fn battles(&self) -> Result<Vec<Scenario>, Failure> {
        let read = |name: &String| pick::read(name, &self.options);
        let scenarios = self.scenarios.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        for (k, scenario) in scenarios.iter().enumerate() {
            if let Some(other) =
                scenarios[..k].iter().position(|other| other.is_fought_like(scenario))
            {
                let what = match (&self.scenarios[other], &self.scenarios[k]) {
                    (first, second) if first == second => format!("{first} is named twice"),
                    (first, second) => format!("{first} and {second} are the same battle"),
                };
                return Err(Failure::Usage(format!("{what}: its games would count twice.")));
            }
        }
        Ok(scenarios)
    }

    fn rules(&self) -> Result<Rules, Failure> {
        let sprt = Sprt { elo0: self.elo0, elo1: self.elo1, alpha: self.alpha, beta: self.beta };
        let is_chance = |chance: f64| chance > 0.0 && chance < 0.5;
        let within = |elo: f64| elo.abs() <= 1_000.0;
        if !(within(sprt.elo0) && within(sprt.elo1) && sprt.elo0 < sprt.elo1) {
            let what = "--elo0 must be less than --elo1, and both lie between -1000 and 1000.";
            return Err(Failure::Usage(what.to_owned()));
        }
        if !(is_chance(sprt.alpha) && is_chance(sprt.beta)) {
            let what = "--alpha and --beta are chances above 0 and below 0.5.";
            return Err(Failure::Usage(what.to_owned()));
        }
        Ok(Rules {
            pairs: self.pairs,
            seed: self.seed,
            threads: self.threads,
            longest: self.longest,
            sprt,
            stops_early: self.sprt,
            options: self.options.clone(),
        })
    }

    /// Who meets whom: the stronger first, as the list has it.
    fn meetings(&self) -> Result<Vec<Meeting>, Failure> {
        let named = if self.players.is_empty() {
            Level::ALL.map(Player::new).to_vec()
        } else {
            self.players.clone()
        };
        let players: Vec<Player> = named.into_iter().map(|player| self.limits.on(player)).collect();
        if players.len() < 2 {
            return Err(Failure::Usage("Name two players or more, with commas.".to_owned()));
        }
        let mut meetings = Vec::new();
        for (k, &player) in players.iter().enumerate().skip(1) {
            let nearest = if self.every_pair { 0 } else { k - 1 };
            let before = players[nearest..k].iter();
            for &opponent in before {
                let meeting = Meeting { player, opponent };
                let mirrored = Meeting { player: opponent, opponent: player };
                if meetings.contains(&meeting) || meetings.contains(&mirrored) {
                    return Err(Failure::Usage(format!(
                        "{player} would meet {opponent} twice, in the same games: name each player once."
                    )));
                }
                meetings.push(meeting);
            }
        }
        Ok(meetings)
    }
}
