//! Games are played, and written down as they end.

use super::series_file::SeriesFile;
use super::series_settings::SeriesSettings;
use crate::cli::{Failure, bulk, interrupt, pick};
use crate::kernel::{Evaluator, GameOf};
use crate::scenario::{FromScenario, Scenario};
use crate::simulation::{GameRecord, Luck, Match, ThinkingTimes, in_order};
use crate::systems::with_system;
use crate::view::Present;
use std::ops::{ControlFlow, Range};
use std::time::Instant;

/// Which games are played.
pub struct Order {
    /// The battle, with its options.
    pub scenario: Scenario,
    /// What is the same for every game.
    pub settings: SeriesSettings,
    /// The numbers of the games.
    pub numbers: Range<u64>,
    /// On how many threads; 0 takes them all.
    pub threads: usize,
}

/// Games that have been played.
pub struct Series {
    /// What is the same for every game.
    pub settings: SeriesSettings,
    /// The games, in the order of their numbers.
    pub games: Vec<GameRecord>,
    /// What can be told only of games that were played just now.
    pub run: Option<Run>,
    /// What to say if somebody ended it before the last game.
    pub interrupted: Option<Failure>,
}

/// What can be told only of games that were played just now.
pub struct Run {
    /// How many they were.
    pub games: u64,
    /// How long the sides thought.
    pub times: ThinkingTimes,
    /// How long all of it took, in seconds.
    pub seconds: f64,
}

/// Plays the games that a file does not have yet.
///
/// # Errors
/// The faults of the battle, or what the disk says; what was written stays.
pub fn play(order: &Order, file: Option<SeriesFile>) -> Result<Series, Failure> {
    with_system!(order.scenario.system(), R => all::<R>(order, file))
}

fn all<R: Present + FromScenario + Evaluator>(
    order: &Order,
    mut file: Option<SeriesFile>,
) -> Result<Series, Failure>
where
    GameOf<R>: Send + Sync,
{
    let settings = &order.settings;
    let named = |faults| pick::named(&settings.scenario, faults);
    let (scene, start) = R::start(&order.scenario).map_err(named)?;
    let game = Match::<R> {
        scene: &scene,
        start: &start,
        players: settings.players,
        longest: settings.longest,
    };
    let mut games = file.as_mut().map(SeriesFile::take_games).unwrap_or_default();
    let done = games.len() as u64;
    games.retain(|game| order.numbers.contains(&game.game));
    let bar = bulk::bar(order.numbers.end - order.numbers.start);
    bar.set_position(games.len() as u64);
    bar.reset_eta();
    let (clock, mut times, mut failure) = (Instant::now(), ThinkingTimes::default(), None);
    let before = games.len();
    let begin = order.numbers.end.min(order.numbers.start + done);
    let cancel = interrupt::watch();
    let play_one = |number| {
        let seed = settings.seed.wrapping_add(number);
        let luck = settings.luck.then(|| Luck::<R>::new(seed));
        let mut watch = (ThinkingTimes::default(), luck);
        let ended = game.play(seed, cancel, &mut watch)?;
        bar.inc(1);
        let record = GameRecord::of::<R>(&scene, (number, seed), &ended, watch.1.as_ref());
        Some((record, watch.0))
    };
    in_order(begin..order.numbers.end, order.threads, play_one, |(record, thought)| {
        if let Some(Err(error)) = file.as_mut().map(|file| file.write(&record)) {
            failure = Some(error);
            return ControlFlow::Break(());
        }
        times.add(&thought);
        games.push(record);
        ControlFlow::Continue(())
    });
    bar.finish_and_clear();
    if let Some(failure) = failure {
        return Err(failure);
    }
    if let Some(file) = &file {
        file.finish()?;
    }
    let played = (games.len() - before) as u64;
    let run = Run { games: played, times, seconds: clock.elapsed().as_secs_f64() };
    let ordered = order.numbers.end - order.numbers.start;
    let interrupted = ((games.len() as u64) < ordered).then(|| match &file {
        Some(file) => file.goes_on(games.len()),
        None => Failure::Interrupted(format!(
            "Interrupted: that was {} of {ordered} games. With --out they can be gone on from.",
            games.len()
        )),
    });
    let run = (played > 0).then_some(run);
    Ok(Series { settings: settings.clone(), games, run, interrupted })
}
