//! How a battle comes out when the computer plays it many times: who wins, and after how many player turns.

mod trails;

pub use trails::Trails;

use crate::ai::{Cancel, Level};
use crate::kernel::{Both, Evaluator, GameOf, Side};
use crate::scenario::{Fault, FromScenario, Scenario};
use crate::simulation::game_record::points;
use crate::simulation::one_game::LONGEST;
use crate::simulation::{Match, Player};
use crate::systems::with_system;
use crate::view::Present;
use rayon::prelude::*;
use trails::Following;

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
        if let Some(result) = one::<R>(&scene, &start, order, game, cancel) {
            tell(result);
        }
    });
    Ok(())
}

/// One game; nothing if it was cancelled.
fn one<R: Present + Evaluator>(
    scene: &R::Scene,
    start: &GameOf<R>,
    order: &BalanceOrder,
    number: u64,
    cancel: &Cancel,
) -> Option<GameResult> {
    let players = Both(order.levels.map(Player::new));
    let game = Match::<R> { scene, start, players, longest: LONGEST };
    let mut following = Following::<R>::default();
    let ended = game.play(order.seed.wrapping_add(number), cancel, &mut following)?;
    Some(GameResult {
        game: number,
        winner: ended.outcome.as_ref().and_then(|outcome| outcome.winner),
        turns: ended.turns,
        over: ended.outcome.is_some(),
        points: points::<R>(scene, &ended).0,
        trails: following.trails,
    })
}
