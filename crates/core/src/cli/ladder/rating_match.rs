//! Two players meet in pairs of games: the same dice, and the sides swapped.

use crate::cli::{Failure, bulk, interrupt, pick};
use crate::kernel::{Both, Evaluator, GameOf, Side};
use crate::scenario::{FromScenario, Scenario};
use crate::simulation::{Match, Player, in_order};
use crate::statistics::{PairCounts, Sprt, Verdict};
use crate::systems::with_system;
use crate::view::Present;
use crate::words::Language;
use serde::Serialize;
use std::ops::ControlFlow;

/// Who meets whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Meeting {
    /// Whose score is counted.
    pub player: Player,
    /// Against whom.
    pub opponent: Player,
}

/// What is the same for every meeting.
#[derive(Clone, Debug)]
pub struct Rules {
    /// How many pairs of games, at most.
    pub pairs: u64,
    /// The seed of the first pair; the others follow it.
    pub seed: u64,
    /// On how many threads; 0 takes them all.
    pub threads: usize,
    /// A game with more actions is a draw.
    pub longest: u64,
    /// The test.
    pub sprt: Sprt,
    /// Whether a meeting stops as soon as the test is sure.
    pub stops_early: bool,
    /// Optional rulings that were changed, as they are written on the command line.
    pub options: Vec<String>,
}

/// What came of a meeting.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Score {
    /// The pairs.
    pub pairs: PairCounts,
    /// Games that the player won.
    pub wins: u64,
    /// Games that nobody won, unfinished ones too.
    pub draws: u64,
    /// Games that the opponent won.
    pub losses: u64,
    /// Games that were broken off.
    pub unfinished: u64,
}

/// A meeting that has ended.
#[derive(Clone, PartialEq, Debug)]
pub struct Met {
    /// The id of the battle; nothing for several together.
    pub scenario: Option<String>,
    /// Its title.
    pub title: String,
    /// Who met.
    pub meeting: Meeting,
    /// What came of it.
    pub score: Score,
}

/// How a game went for the player.
enum GameScore {
    Won,
    Drawn,
    Lost,
    Unfinished,
}

impl Score {
    /// Counts a game; gives its halves of a win.
    fn count(&mut self, result: &GameScore) -> usize {
        match result {
            GameScore::Won => {
                self.wins += 1;
                return 2;
            }
            GameScore::Lost => {
                self.losses += 1;
                return 0;
            }
            GameScore::Drawn => {}
            GameScore::Unfinished => self.unfinished += 1,
        }
        self.draws += 1;
        1
    }

    /// Adds another.
    pub fn add(&mut self, other: &Score) {
        for (own, other) in self.pairs.0.iter_mut().zip(other.pairs.0) {
            *own += other;
        }
        self.wins += other.wins;
        self.draws += other.draws;
        self.losses += other.losses;
        self.unfinished += other.unfinished;
    }
}

/// Plays a meeting, or as many of its pairs as there are when somebody asks to end.
///
/// # Errors
/// The faults of the battle.
pub fn play(scenario: &Scenario, meeting: Meeting, rules: &Rules) -> Result<Met, Failure> {
    let score = with_system!(scenario.system(), R => all::<R>(scenario, meeting, rules))?;
    let title = scenario.title.get(Language::ENGLISH).to_owned();
    Ok(Met { scenario: Some(scenario.id.clone()), title, meeting, score })
}

fn all<R: Present + FromScenario + Evaluator>(
    scenario: &Scenario,
    meeting: Meeting,
    rules: &Rules,
) -> Result<Score, Failure>
where
    GameOf<R>: Send + Sync,
{
    let (scene, start) = R::start(scenario).map_err(|faults| pick::named(&scenario.id, faults))?;
    let (bar, cancel) = (bulk::bar(rules.pairs.saturating_mul(2)), interrupt::watch());
    let one = |side: Side, seed: u64| {
        let own = |of: Side| if of == side { meeting.player } else { meeting.opponent };
        let (players, longest) = (Both::from_fn(own), rules.longest);
        let game = Match::<R> { scene: &scene, start: &start, players, longest };
        let ended = game.play(seed, cancel, &mut ())?;
        bar.inc(1);
        Some(match ended.outcome {
            None => GameScore::Unfinished,
            Some(outcome) => match outcome.winner {
                None => GameScore::Drawn,
                Some(winner) if winner == side => GameScore::Won,
                Some(_) => GameScore::Lost,
            },
        })
    };
    let pair = |number: u64| {
        let seed = rules.seed.wrapping_add(number);
        Some([one(Side::A, seed)?, one(Side::B, seed)?])
    };
    let mut score = Score::default();
    in_order(0..rules.pairs, rules.threads, pair, |results| {
        let halves = results.iter().map(|result| score.count(result)).sum();
        score.pairs.count(halves);
        let sure = rules.stops_early && rules.sprt.verdict(&score.pairs) != Verdict::Open;
        if sure { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    bar.finish_and_clear();
    Ok(score)
}
