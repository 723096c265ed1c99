//! Computer opponents, proved on a game with a known best answer: the last stone of a heap wins; and The Barons' War,
//! where a turn is long and chits are hidden.

use gonfalon::ai::{BackgroundSearch, Cancel, Level, Memory, SearchOptions, SearchResult, think};
use gonfalon::kernel::flow::begin;
use gonfalon::kernel::{
    Awaits, Cx, Evaluator, Game, GameOf, Handicaps, Log, Lookahead, Outcome, Portfolio, Procedure,
    Reason, Rejection, Rule, Ruleset, SeededDice, Side, Step, Style, System, Tempers, apply,
    awaits, check,
};
use gonfalon::scenario::{FromScenario, catalogue};
use gonfalon::systems::barons::Barons;
use gonfalon::systems::barons::action::Action;
use gonfalon::systems::barons::frame::Frame;
use gonfalon::systems::barons::scene::Scene;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock, mpsc};
use std::time::{Duration, Instant};

const RULE: Rule = Rule { system: System::Bmw, section: "3.3" };
/// What it is worth to win: more than the tree search takes for a good position.
const WIN: f64 = 100.0;

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

#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
enum HeapAction {
    Take(u8),
    /// A gesture: the hand goes to the heap.
    Reach,
    /// Takes the gesture back.
    PullBack,
    Bet,
    /// What follows a bet: nothing else can.
    Throw,
}

gonfalon::weights! {
    /// What a player of the heap goes by.
    struct Hands {
        /// How much he likes to bet.
        daring = 1.0,
    }
}

#[derive(Clone, PartialEq, Debug)]
struct Not;

impl Reason for Not {
    const CODES: &'static [(&'static str, &'static str)] = &[("not", "It is not allowed.")];

    fn slug(&self) -> &'static str {
        "not"
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
struct Table;

impl Procedure<Nim> for Table {
    fn asks(&self, (): &(), s: &Heap) -> Option<(Side, Rule)> {
        Some((s.mover, RULE))
    }
    fn candidates(&self, (): &(), _: &Heap) -> Vec<HeapAction> {
        let takes = (1..=3).map(HeapAction::Take);
        takes
            .chain([HeapAction::Reach, HeapAction::PullBack, HeapAction::Bet, HeapAction::Throw])
            .collect()
    }
    fn check(&self, (): &(), s: &Heap, action: &HeapAction) -> Result<(), Rejection<Not>> {
        let allowed = match action {
            HeapAction::Throw => s.staked,
            _ if s.staked => false,
            HeapAction::Take(n) => s.reaching && *n <= s.stones,
            HeapAction::Reach => !s.reaching,
            HeapAction::PullBack => s.reaching,
            HeapAction::Bet => s.dice > 0,
        };
        if allowed { Ok(()) } else { Err(Rejection { rule: RULE, why: Not }) }
    }
    fn answer(&mut self, cx: &mut Cx<'_, Nim>, s: &mut Heap, action: &HeapAction) -> Step<Table> {
        match action {
            HeapAction::Take(n) => {
                s.stones -= n;
                s.winner = (s.stones == 0).then_some(s.mover);
                s.reaching = false;
                s.mover = s.mover.enemy();
            }
            HeapAction::Reach => s.reaching = true,
            HeapAction::PullBack => s.reaching = false,
            HeapAction::Bet => s.staked = true,
            HeapAction::Throw => {
                let sixes = (0..s.dice).filter(|_| cx.roll(s.mover, RULE, "bet", 6) == 6).count();
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
    type Action = HeapAction;
    type Event = ();
    type Frame = Table;
    type Why = Not;
    type Pointed = ();
    fn not_asked((): &(), _: &Heap, _: &HeapAction) -> Rejection<Not> {
        Rejection { rule: RULE, why: Not }
    }
    fn outcome((): &(), s: &Heap) -> Option<Outcome> {
        s.winner.map(|winner| Outcome { winner: Some(winner), level: "whole", rule: RULE })
    }
    fn audit((): &(), _: &Heap) -> Result<(), String> {
        Ok(())
    }
    fn is_gesture(action: &HeapAction) -> bool {
        matches!(action, HeapAction::Reach | HeapAction::PullBack)
    }
    fn retracts(action: &HeapAction) -> bool {
        *action == HeapAction::PullBack
    }
}

impl Evaluator for Nim {
    type Weights = Hands;
    type Term = ();
    type Features = ();

    fn portfolio() -> &'static Portfolio<Hands, ()> {
        static STYLES: LazyLock<Portfolio<Hands, ()>> = LazyLock::new(|| Portfolio {
            made: Vec::new(),
            lookahead: Lookahead {
                rivals: 3,
                whim: 2.0,
                turns: None,
                decided: None,
                lines: 1_000_000,
                enough: 12,
                sure: 2.0,
                positions: 100_000,
                answers: None,
            },
            outlook: (),
            styles: vec![Style::default()],
            tempers: Tempers::default(),
            handicap: Handicaps::default(),
        });
        &STYLES
    }

    const DECIDED: f64 = WIN;

    /// Whoever has to move before a multiple of four has lost, short of a bet.
    fn value((): &(), game: &GameOf<Nim>, side: Side) -> f64 {
        let s = &game.state;
        let ahead = s.winner.unwrap_or(match s.stones % 4 {
            0 => s.mover.enemy(),
            _ => s.mover,
        });
        if ahead == side { WIN } else { -WIN }
    }
    fn phasing((): &(), game: &GameOf<Nim>) -> Option<Side> {
        Some(game.state.mover)
    }
    /// A bet says nothing before the dice have fallen.
    fn expected_action((): &(), game: &GameOf<Nim>) -> Option<HeapAction> {
        game.state.staked.then_some(HeapAction::Throw)
    }
    fn player_turn((): &(), game: &GameOf<Nim>) -> u32 {
        u32::from(game.state.stones)
    }
}

fn heap(stones: u8, dice: u8) -> GameOf<Nim> {
    let heap = Heap { stones, mover: Side::A, reaching: false, staked: false, winner: None, dice };
    Game::new(heap, Table)
}

fn thought(game: &GameOf<Nim>, level: Level, seed: u64) -> SearchResult<HeapAction> {
    think::<Nim>(
        &(),
        game,
        &SearchOptions::new(level, seed),
        &Cancel::default(),
        &Memory::default(),
    )
    .expect("it is not over")
}

fn act(game: &mut GameOf<Nim>, action: &HeapAction, dice: &mut SeededDice) {
    apply::<Nim>(&mut Cx::new(&(), dice, &mut Log::default()), game, action);
}

/// A whole game; gives the winner and everything that was done.
fn game(stones: u8, a: Level, b: Level, seed: u64) -> (Option<Side>, Vec<HeapAction>) {
    let (mut game, mut dice, mut deeds) = (heap(stones, 0), SeededDice::new(seed), Vec::new());
    while let Awaits::Decision { side, .. } = awaits::<Nim>(&(), &game) {
        let level = if side == Side::A { a } else { b };
        let search = SearchOptions::new(level, seed).at_step(deeds.len());
        let thought = think::<Nim>(&(), &game, &search, &Cancel::default(), &Memory::default())
            .expect("it is not over");
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
        assert_eq!(first.action, HeapAction::Reach, "the hand goes to the heap first");
        act(&mut game, &first.action, &mut SeededDice::new(0));
        let second = thought(&game, Level::Easy, 1);
        assert_eq!(second.action, HeapAction::Take(stones % 4));
        assert!(second.after >= second.before && second.weighed >= 1);
    }
}

#[test]
fn a_gesture_is_worth_what_it_makes_possible() {
    let won = thought(&heap(6, 1), Level::Easy, 1);
    assert!((won.after - WIN).abs() < 1e-9, "taking two stones wins");
    let (next, chance) = won.next.expect("there is also the bet");
    assert_eq!(next, HeapAction::Bet);
    assert!((chance - WIN * (1.0 / 6.0 - 5.0 / 6.0)).abs() < 1e-9, "{chance}");
}

#[test]
fn a_lost_position_is_worth_a_bet() {
    for dice in 1..=3 {
        let lost = thought(&heap(8, dice), Level::Easy, 1);
        assert_eq!(lost.action, HeapAction::Bet);
        let chance = 6f64.powi(-i32::from(dice));
        assert!(
            (lost.after - WIN * (2.0 * chance - 1.0)).abs() < 1e-9,
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
    assert!((lost.after + WIN).abs() < 1e-9);
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
    act(&mut game, &HeapAction::Reach, &mut SeededDice::new(0));
    let taken = |seed| thought(&game, Level::Easy, seed).action;
    assert!((1..=3).all(|n| (0..50).any(|seed| taken(seed) == HeapAction::Take(n))));
}

#[test]
fn a_cap_on_positions_still_gives_a_legal_action() {
    let mut game = heap(9, 0);
    act(&mut game, &HeapAction::Reach, &mut SeededDice::new(0));
    let search = SearchOptions { nodes: Some(1), ..SearchOptions::new(Level::Easy, 5) };
    let capped = think::<Nim>(&(), &game, &search, &Cancel::default(), &Memory::default())
        .expect("it is not over");
    assert_eq!((capped.action, capped.weighed), (HeapAction::Take(1), 1));
}

#[test]
fn nothing_comes_of_a_cancelled_or_finished_game() {
    let cancel = Cancel::default();
    cancel.cancel();
    assert_eq!(
        think::<Nim>(&(), &heap(9, 0), &SearchOptions::default(), &cancel, &Memory::default()),
        None
    );
    let mut over = heap(1, 0);
    for action in [HeapAction::Reach, HeapAction::Take(1)] {
        act(&mut over, &action, &mut SeededDice::new(0));
    }
    assert_eq!(
        think::<Nim>(&(), &over, &SearchOptions::default(), &Cancel::default(), &Memory::default()),
        None
    );
}

#[test]
fn pondering_goes_on_on_another_thread() {
    let (told, hears) = mpsc::channel();
    let job = |cancel: &Cancel| {
        think::<Nim>(&(), &heap(6, 1), &SearchOptions::default(), cancel, &Memory::default())
    };
    let pondering = BackgroundSearch::start(job, move || told.send(()).expect("somebody listens"));
    hears.recv().expect("it ends");
    let std::task::Poll::Ready(result) = pondering.poll() else { panic!("it has ended") };
    assert_eq!(result.expect("it was not cancelled").action, HeapAction::Reach);
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
    drop(BackgroundSearch::start(job, move || told.send(()).expect("somebody listens")));
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

/// A scenario of The Barons' War that ends after so many turns, at its first decision.
fn barons(id: &str, turns: u16, seed: u64) -> (Scene, GameOf<Barons>) {
    let mut scenario = catalogue::find(id).expect("it is built in");
    let limit = Map::from_iter([("turn_limit".to_owned(), Value::from(turns))]);
    scenario.set_options(&limit).expect("the option is known");
    let (scene, mut game) =
        Barons::start(&scenario).unwrap_or_else(|faults| panic!("{}", faults[0]));
    let (mut dice, mut log) = (SeededDice::new(seed), Log::default());
    begin::<Barons>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game);
    (scene, game)
}

fn ponders(scene: &Scene, game: &GameOf<Barons>, search: &SearchOptions) -> SearchResult<Action> {
    think::<Barons>(scene, game, search, &Cancel::default(), &Memory::default())
        .expect("it is not over")
}

/// What came of a game of The Barons' War.
struct Fought {
    winner: Option<Side>,
    /// The most positions that the easy side weighed in one turn.
    most: u32,
    /// What the easy sides did.
    deeds: Vec<Action>,
}

/// A whole game; everything that the easy side lists is legal and sound.
fn fight(id: &str, turns: u16, levels: [Level; 2], seed: u64) -> Fought {
    let (scene, mut game) = barons(id, turns, seed);
    let (mut dice, mut log) = (SeededDice::new(seed), Log::default());
    let mut fought = Fought { winner: None, most: 0, deeds: Vec::new() };
    let (mut turn, mut weighed) = (0, 0);
    for step in 0..20_000 {
        let side = match awaits::<Barons>(&scene, &game) {
            Awaits::Decision { side, .. } => side,
            Awaits::Over(outcome) => {
                fought.winner = outcome.winner;
                return fought;
            }
        };
        let level = levels[side as usize];
        let thought = ponders(&scene, &game, &SearchOptions::new(level, seed).at_step(step));
        assert_eq!(check::<Barons>(&scene, &game, &thought.action), Ok(()));
        assert!(thought.after.is_finite(), "{thought:?}");
        let now = Barons::player_turn(&scene, &game);
        if now != turn {
            (turn, weighed) = (now, 0);
        }
        if level == Level::Easy {
            weighed += thought.weighed;
            fought.most = fought.most.max(weighed);
            fought.deeds.push(thought.action.clone());
        }
        let action = thought.action;
        apply::<Barons>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game, &action);
    }
    panic!("the game of {id} with seed {seed} does not end");
}

fn wins(id: &str, turns: u16, easy: Side, seeds: std::ops::Range<u64>) -> usize {
    let mut levels = [Level::Random; 2];
    levels[easy as usize] = Level::Easy;
    seeds.filter(|&seed| fight(id, turns, levels, seed).winner == Some(easy)).count()
}

#[test]
fn the_battle_of_the_tutorial_is_won_against_random_play_from_either_side() {
    for side in Side::ALL {
        assert_eq!(wins("barons-tutorial", 0, side, 0..10), 10, "{side:?}");
    }
}

#[test]
fn evesham_is_won_against_random_play_from_either_side() {
    for side in Side::ALL {
        assert_eq!(wins("evesham", 60, side, 0..4), 4, "{side:?}");
    }
}

#[test]
fn a_turn_of_evesham_is_soon_thought_over_and_nothing_is_done_in_vain() {
    let fought = fight("evesham", 60, [Level::Easy; 2], 1);
    assert!(fought.most <= 6_000, "{} positions in one turn", fought.most);
    for pair in fought.deeds.windows(2) {
        assert!(!matches!(pair[0], Action::PutBack | Action::Concede), "{:?}", pair[0]);
        let idle = matches!(pair[0], Action::Pick { .. })
            && matches!(pair[1], Action::Finish { .. } | Action::EndMovement);
        assert!(!idle, "{:?}", pair[0]);
    }
    let attacks = fought.deeds.iter().filter(|deed| matches!(deed, Action::Attack { .. })).count();
    assert!(attacks >= 10, "{attacks} attacks");
}

/// Plays on until the second side allots its chits, the first having allotted its own in one way or another.
fn second_allotment(automatic: bool) -> (Scene, GameOf<Barons>) {
    let (scene, mut game) = barons("lewes", 60, 1);
    let (mut dice, mut log) = (SeededDice::new(1), Log::default());
    for step in 0..1_000 {
        let action = match game.top() {
            Some(Frame::Allotment(allotment)) if allotment.side() == Side::B => break,
            Some(Frame::Allotment(allotment)) if automatic => {
                if allotment.left(&scene, &game.state) > 0 {
                    Action::AllotAutomatically
                } else {
                    Action::AllotDone
                }
            }
            _ => ponders(&scene, &game, &SearchOptions::new(Level::Easy, 1).at_step(step)).action,
        };
        apply::<Barons>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game, &action);
    }
    (scene, game)
}

#[test]
fn hidden_chits_do_not_change_what_the_other_side_does() {
    let ((scene, planned), (_, spread)) = (second_allotment(false), second_allotment(true));
    assert_ne!(planned.state.battles, spread.state.battles, "the first side has two plans");
    for seed in 0..5 {
        let search = SearchOptions::new(Level::Easy, seed);
        assert_eq!(ponders(&scene, &planned, &search), ponders(&scene, &spread, &search));
    }
}

/// So many positions suffice the plain tree search for a heap of so many stones.
const TREE: (u64, u8) = (10_000, 13);

#[test]
fn plain_tree_search_leaves_a_multiple_of_four() {
    let (nodes, most) = (Some(TREE.0), TREE.1);
    for stones in (1..=most).filter(|stones| stones % 4 != 0) {
        let mut game = heap(stones, 0);
        act(&mut game, &HeapAction::Reach, &mut SeededDice::new(0));
        for seed in 0..5 {
            let search = SearchOptions { nodes, ..SearchOptions::new(Level::Mcts, seed) };
            let cancel = Cancel::default();
            let found = think::<Nim>(&(), &game, &search, &cancel, &Memory::default());
            let taken = found.expect("it is not over").action;
            assert_eq!(taken, HeapAction::Take(stones % 4), "{stones} stones, seed {seed}");
        }
    }
}

#[test]
fn hard_beats_random_from_every_won_heap() {
    for seed in 0..20 {
        let stones = 21 + u8::try_from(seed % 3).expect("it is small");
        assert_eq!(game(stones, Level::Hard, Level::Random, seed).0, Some(Side::A));
    }
}

#[test]
fn all_processors_think_the_same_as_one() {
    let heaps = [9, 14, 16, 23].map(|stones| heap(stones, 1));
    for (heap, seed) in heaps.iter().flat_map(|heap| (0..5).map(move |seed| (heap, seed))) {
        let [one, all] = [false, true].map(|parallel| {
            let nodes = Some(20_000);
            let search = SearchOptions { nodes, parallel, ..SearchOptions::new(Level::Hard, seed) };
            think::<Nim>(&(), heap, &search, &Cancel::default(), &Memory::default())
        });
        assert_eq!(one, all);
    }
    let (scene, game) = barons("barons-tutorial", 0, 1);
    for seed in 0..5 {
        let [one, all] = [false, true].map(|parallel| {
            let nodes = Some(5_000);
            let search = SearchOptions { nodes, parallel, ..SearchOptions::new(Level::Hard, seed) };
            ponders(&scene, &game, &search)
        });
        assert_eq!(one, all);
    }
}

#[test]
fn nothing_comes_of_a_cancelled_search_at_any_level() {
    let cancel = Cancel::default();
    cancel.cancel();
    for level in Level::ALL.into_iter().chain([Level::Mcts]) {
        let search = SearchOptions::new(level, 1);
        let found = think::<Nim>(&(), &heap(9, 1), &search, &cancel, &Memory::default());
        assert_eq!(found, None, "{level:?}");
    }
}

/// From a lost heap no action ever falls behind the others: nothing but the clock ends the comparison.
#[test]
fn the_clock_of_a_turn_ends_the_thinking() {
    let search = SearchOptions {
        turn_millis: Some(30),
        nodes: Some(u64::MAX),
        ..SearchOptions::new(Level::Hard, 1)
    };
    let (mut game, memory, clock) = (heap(240, 0), Memory::default(), Instant::now());
    for _ in 0..2 {
        let found = think::<Nim>(&(), &game, &search, &Cancel::default(), &memory);
        act(&mut game, &found.expect("it is not over").action, &mut SeededDice::new(0));
    }
    assert!(clock.elapsed() < Duration::from_secs(1), "{:?}", clock.elapsed());
}
