//! Computer opponents, proved on a game with a known best answer: the last stone of a heap wins.

use gonfalon::ai::{Brief, Cancel, Level, Pondering, Thought, think};
use gonfalon::kernel::{
    Awaits, Cx, Frame, Game, GameOf, Judge, Log, Outcome, Reason, Rejection, Rule, Ruleset,
    SeededDice, Side, Step, System, apply, awaits,
};
use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, mpsc};
use std::time::{Duration, Instant};

const RULE: Rule = Rule { system: System::Bmw, section: "3.3", title: "Victory" };

/// One to three stones are taken in turn; whoever takes the last one wins. A player may also bet: with all dice
/// on six he wins at once, else he has lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Nim;

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
struct Heap {
    stones: u8,
    mover: Side,
    reaching: bool,
    /// A bet was made; the dice have still to be thrown.
    staked: bool,
    winner: Option<Side>,
    /// How many dice a bet takes.
    dice: u8,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
enum Deed {
    Take(u8),
    /// A gesture: the hand goes to the heap.
    Reach,
    /// Takes the gesture back.
    PullBack,
    Bet,
    /// What follows a bet: nothing else can.
    Throw,
}

#[derive(Clone, PartialEq, Debug)]
struct Not;

impl Reason for Not {
    fn slug(&self) -> &'static str {
        "not"
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
struct Table;

impl Frame<Nim> for Table {
    fn asks(&self, (): &(), s: &Heap) -> Option<(Side, Rule)> {
        Some((s.mover, RULE))
    }
    fn candidates(&self, (): &(), _: &Heap) -> Vec<Deed> {
        let takes = (1..=3).map(Deed::Take);
        takes.chain([Deed::Reach, Deed::PullBack, Deed::Bet, Deed::Throw]).collect()
    }
    fn check(&self, (): &(), s: &Heap, action: &Deed) -> Result<(), Rejection<Not>> {
        let allowed = match action {
            Deed::Throw => s.staked,
            _ if s.staked => false,
            Deed::Take(n) => s.reaching && *n <= s.stones,
            Deed::Reach => !s.reaching,
            Deed::PullBack => s.reaching,
            Deed::Bet => s.dice > 0,
        };
        if allowed { Ok(()) } else { Err(Rejection { rule: RULE, why: Not }) }
    }
    fn answer(&mut self, cx: &mut Cx<'_, Nim>, s: &mut Heap, action: &Deed) -> Step<Table> {
        match action {
            Deed::Take(n) => {
                s.stones -= n;
                s.winner = (s.stones == 0).then_some(s.mover);
                s.reaching = false;
                s.mover = s.mover.enemy();
            }
            Deed::Reach => s.reaching = true,
            Deed::PullBack => s.reaching = false,
            Deed::Bet => s.staked = true,
            Deed::Throw => {
                let sixes = (0..s.dice).filter(|_| cx.roll(RULE, "bet", 6) == 6).count();
                let won = sixes == usize::from(s.dice);
                s.winner = Some(if won { s.mover } else { s.mover.enemy() });
            }
        }
        Step::Ask
    }
    fn resume(&mut self, _: &mut Cx<'_, Nim>, _: &mut Heap) -> Step<Table> {
        Step::Ask
    }
}

impl Ruleset for Nim {
    const SYSTEM: System = System::Bmw;
    type Scene = ();
    type State = Heap;
    type Action = Deed;
    type Event = ();
    type Frame = Table;
    type Why = Not;
    fn outcome((): &(), s: &Heap) -> Option<Outcome> {
        s.winner.map(|winner| Outcome { winner: Some(winner), level: "whole", rule: RULE })
    }
    fn audit((): &(), _: &Heap) -> Result<(), String> {
        Ok(())
    }
    fn is_gesture(action: &Deed) -> bool {
        matches!(action, Deed::Reach | Deed::PullBack)
    }
    fn retracts(action: &Deed) -> bool {
        *action == Deed::PullBack
    }
}

impl Judge for Nim {
    /// Whoever has to move before a multiple of four has lost, short of a bet.
    fn value((): &(), game: &GameOf<Nim>, side: Side) -> f64 {
        let s = &game.state;
        let ahead = s.winner.unwrap_or(match s.stones % 4 {
            0 => s.mover.enemy(),
            _ => s.mover,
        });
        if ahead == side { 1.0 } else { -1.0 }
    }
    /// A bet says nothing before the dice have fallen.
    fn goes_on((): &(), game: &GameOf<Nim>) -> Option<Deed> {
        game.state.staked.then_some(Deed::Throw)
    }
    fn player_turn((): &(), game: &GameOf<Nim>) -> u32 {
        u32::from(game.state.stones)
    }
}

fn heap(stones: u8, dice: u8) -> GameOf<Nim> {
    let heap = Heap { stones, mover: Side::A, reaching: false, staked: false, winner: None, dice };
    Game::new(heap, Table)
}

fn thought(game: &GameOf<Nim>, level: Level, seed: u64) -> Thought<Deed> {
    think::<Nim>(&(), game, &Brief::new(level, seed), &Cancel::default()).expect("it is not over")
}

fn act(game: &mut GameOf<Nim>, action: &Deed, dice: &mut SeededDice) {
    apply::<Nim>(&mut Cx::new(&(), dice, &mut Log::default()), game, action);
}

/// A whole game; gives the winner and everything that was done.
fn game(stones: u8, a: Level, b: Level, seed: u64) -> (Option<Side>, Vec<Deed>) {
    let (mut game, mut dice, mut deeds) = (heap(stones, 0), SeededDice::new(seed), Vec::new());
    while let Awaits::Decision { side, .. } = awaits::<Nim>(&(), &game) {
        let level = if side == Side::A { a } else { b };
        let brief = Brief::new(level, seed).at_step(deeds.len());
        let thought = think::<Nim>(&(), &game, &brief, &Cancel::default()).expect("it is not over");
        act(&mut game, &thought.action, &mut dice);
        deeds.push(thought.action);
    }
    (game.state.winner, deeds)
}

#[test]
fn the_easy_opponent_leaves_a_multiple_of_four() {
    for stones in (1..40).filter(|stones| stones % 4 != 0) {
        let mut game = heap(stones, 0);
        let first = thought(&game, Level::Easy, 1);
        assert_eq!(first.action, Deed::Reach, "the hand goes to the heap first");
        act(&mut game, &first.action, &mut SeededDice::new(0));
        let second = thought(&game, Level::Easy, 1);
        assert_eq!(second.action, Deed::Take(stones % 4));
        assert!(second.after >= second.before && second.weighed >= 1);
    }
}

#[test]
fn a_gesture_is_worth_what_it_makes_possible() {
    let won = thought(&heap(6, 1), Level::Easy, 1);
    assert!((won.after - 1.0).abs() < 1e-9, "taking two stones wins");
    let (next, chance) = won.next.expect("there is also the bet");
    assert_eq!(next, Deed::Bet);
    assert!((chance - (1.0 / 6.0 - 5.0 / 6.0)).abs() < 1e-9, "{chance}");
}

#[test]
fn a_lost_position_is_worth_a_bet() {
    for dice in 1..=3 {
        let lost = thought(&heap(8, dice), Level::Easy, 1);
        assert_eq!(lost.action, Deed::Bet);
        let chance = 6f64.powi(-i32::from(dice));
        assert!(
            (lost.after - (2.0 * chance - 1.0)).abs() < 1e-9,
            "{} with {dice} dice",
            lost.after
        );
    }
}

#[test]
fn too_many_dice_are_drawn_by_lot() {
    let clock = Instant::now();
    let lost = thought(&heap(8, 200), Level::Easy, 1);
    assert!(clock.elapsed() < Duration::from_secs(5), "200 dice are not enumerated");
    assert!((lost.after + 1.0).abs() < 1e-9);
}

#[test]
fn easy_beats_random_from_every_won_heap() {
    for seed in 0..100 {
        let stones = 21 + u8::try_from(seed % 3).expect("it is small");
        assert_eq!(game(stones, Level::Easy, Level::Random, seed).0, Some(Side::A));
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    for seed in 0..20 {
        let play = || game(40, Level::Random, Level::Easy, seed);
        assert_eq!(play(), play());
    }
    let games: Vec<_> = (0..20).map(|seed| game(40, Level::Random, Level::Easy, seed)).collect();
    assert!(games.iter().any(|game| *game != games[0]), "the seed matters");
}

#[test]
fn equals_are_told_apart_by_the_seed() {
    let mut game = heap(8, 0);
    act(&mut game, &Deed::Reach, &mut SeededDice::new(0));
    let taken = |seed| thought(&game, Level::Easy, seed).action;
    assert!((1..=3).all(|n| (0..50).any(|seed| taken(seed) == Deed::Take(n))));
}

#[test]
fn a_cap_on_positions_still_gives_a_legal_action() {
    let mut game = heap(9, 0);
    act(&mut game, &Deed::Reach, &mut SeededDice::new(0));
    let brief = Brief { nodes: Some(1), ..Brief::new(Level::Easy, 5) };
    let capped = think::<Nim>(&(), &game, &brief, &Cancel::default()).expect("it is not over");
    assert_eq!((capped.action, capped.weighed), (Deed::Take(1), 1));
}

#[test]
fn nothing_comes_of_a_cancelled_or_finished_game() {
    let cancel = Cancel::default();
    cancel.cancel();
    assert_eq!(think::<Nim>(&(), &heap(9, 0), &Brief::default(), &cancel), None);
    let mut over = heap(1, 0);
    for action in [Deed::Reach, Deed::Take(1)] {
        act(&mut over, &action, &mut SeededDice::new(0));
    }
    assert_eq!(think::<Nim>(&(), &over, &Brief::default(), &Cancel::default()), None);
}

#[test]
fn pondering_goes_on_on_another_thread() {
    let (told, hears) = mpsc::channel();
    let job = |cancel: &Cancel| think::<Nim>(&(), &heap(6, 1), &Brief::default(), cancel);
    let pondering = Pondering::start(job, move || told.send(()).expect("somebody listens"));
    hears.recv().expect("it ends");
    let std::task::Poll::Ready(result) = pondering.poll() else { panic!("it has ended") };
    assert_eq!(result.expect("it was not cancelled").action, Deed::Reach);
}

#[test]
fn dropped_pondering_is_cancelled() {
    let stopped = Arc::new(AtomicBool::new(false));
    let (told, hears) = mpsc::channel();
    let seen = Arc::clone(&stopped);
    let job = move |cancel: &Cancel| -> Option<()> {
        while !cancel.is_cancelled() {
            std::thread::sleep(Duration::from_millis(1));
        }
        seen.store(true, Ordering::Relaxed);
        None
    };
    drop(Pondering::start(job, move || told.send(()).expect("somebody listens")));
    hears.recv_timeout(Duration::from_secs(10)).expect("it stops");
    assert!(stopped.load(Ordering::Relaxed));
}

#[test]
fn levels_have_words() {
    for level in Level::ALL {
        assert_eq!(Level::from_tag(level.tag()), Some(level));
    }
    assert_eq!(Level::from_tag("grandmaster"), None);
}
