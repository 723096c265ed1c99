//! How a battle comes out when the computer plays it many times: who wins, and after how many player turns.

mod trails;

pub use trails::Trails;

use crate::ai::{Cancel, Level, SearchOptions, think};
use crate::kernel::flow::begin;
use crate::kernel::{Awaits, Both, Cx, Evaluator, GameOf, Log, SeededDice, Side, apply, awaits};
use crate::scenario::{Fault, FromScenario, Scenario};
use crate::systems::with_system;
use crate::view::{Localizer, Present};
use crate::words::Language;
use rayon::prelude::*;

/// A game with more actions counts as unfinished.
const LONGEST: u64 = 50_000;

/// Which games are played.
#[derive(Clone, Debug)]
pub struct BalanceOrder {
    /// The battle.
    pub scenario: Scenario,
    /// How many games.
    pub games: u64,
    /// How well each side plays.
    pub levels: [Level; 2],
    /// The seed of the first game; the others follow it. Two versions of a battle are compared on the same seeds.
    pub seed: u64,
}

/// How a game came out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameResult {
    /// Its number in the order.
    pub game: u64,
    /// Who won; nobody in a draw, or when it went on too long.
    pub winner: Option<Side>,
    /// How many player turns it had.
    pub turns: u32,
    /// Whether it came to an end.
    pub over: bool,
    /// Victory points of each side at the end, in games that count them.
    pub points: [Option<u32>; 2],
    /// Where counters went and were lost.
    pub trails: Trails,
}

/// Plays these games of an order, by their numbers, on all cores, and tells of each as it ends. Whoever cancelled goes on with
/// the numbers that are missing.
///
/// # Errors
/// The faults of the battle.
pub fn play(
    order: &BalanceOrder,
    numbers: &[u64],
    cancel: &Cancel,
    tell: &(dyn Fn(GameResult) + Sync),
) -> Result<(), Vec<Fault>> {
    with_system!(order.scenario.system(), R => all::<R>(order, numbers, cancel, tell))
}

fn all<R: Present + FromScenario + Evaluator>(
    order: &BalanceOrder,
    numbers: &[u64],
    cancel: &Cancel,
    tell: &(dyn Fn(GameResult) + Sync),
) -> Result<(), Vec<Fault>>
where
    GameOf<R>: Send + Sync,
{
    let (scene, start) = R::start(&order.scenario)?;
    // Each game is a task of its own: none waits behind others while a core is idle.
    numbers.par_iter().with_max_len(1).for_each(|&game| {
        if cancel.is_cancelled() {
            return;
        }
        if let Some(result) = one::<R>(&scene, start.clone(), order, game, cancel) {
            tell(result);
        }
    });
    Ok(())
}

/// One game; nothing if it was cancelled.
fn one<R: Present + Evaluator>(
    scene: &R::Scene,
    mut game: GameOf<R>,
    order: &BalanceOrder,
    number: u64,
    cancel: &Cancel,
) -> Option<GameResult> {
    let seed = order.seed.wrapping_add(number);
    let mut dice = SeededDice::new(seed);
    let search = |level, salt| SearchOptions::new(level, seed.rotate_left(32) ^ salt);
    let [a, b] = order.levels;
    let searches = Both([search(a, 0xa), search(b, 0xb)]);
    let mut log = Log::default();
    begin::<R>(&mut Cx::new(scene, &mut dice, &mut log), &mut game);
    let (mut turns, mut last) = (0, None);
    let mut trails = Trails::default();
    for step in 0.. {
        let side = match awaits::<R>(scene, &game) {
            Awaits::Decision { side, .. } => side,
            Awaits::Over(outcome) => {
                let winner = outcome.winner;
                return Some(ended::<R>(scene, &game, (number, turns), (winner, true), trails));
            }
        };
        if u64::try_from(step).unwrap_or(u64::MAX) >= LONGEST {
            break;
        }
        let turn = R::player_turn(scene, &game);
        if last != Some(turn) {
            (last, turns) = (Some(turn), turns + 1);
            trails.look::<R>(scene, &game);
        }
        let thought = think::<R>(scene, &game, &searches[side].at_step(step), cancel)?;
        log.records.clear();
        let before = game.clone();
        apply::<R>(&mut Cx::new(scene, &mut dice, &mut log), &mut game, &thought.action);
        trails.follow::<R>(scene, &before, &log);
    }
    Some(ended::<R>(scene, &game, (number, turns), (None, false), trails))
}

/// What is kept of a game, at its end.
fn ended<R: Present>(
    scene: &R::Scene,
    game: &GameOf<R>,
    (number, turns): (u64, u32),
    (winner, over): (Option<Side>, bool),
    mut trails: Trails,
) -> GameResult {
    trails.look::<R>(scene, game);
    let table = R::table(Localizer { scene, language: Language::ENGLISH }, game, None);
    let points = [table.sides[0].vp, table.sides[1].vp];
    GameResult { game: number, winner, turns, over, points, trails }
}
