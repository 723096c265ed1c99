//! One game, from the first decision to the end.

use super::Player;
use crate::ai::{Cancel, Memory, think};
use crate::kernel::flow::begin;
use crate::kernel::{
    Awaits, Both, Cx, Evaluator, GameOf, Log, Outcome, Ruleset, SeededDice, Side, apply,
};
use std::time::{Duration, Instant};

/// A game with more actions is broken off.
pub const LONGEST: u64 = 50_000;

/// What is the same for every game of a series.
#[derive(Debug)]
pub struct Match<'a, R: Ruleset> {
    /// The battle.
    pub scene: &'a R::Scene,
    /// How it begins.
    pub start: &'a GameOf<R>,
    /// Who plays each side.
    pub players: Both<Player>,
    /// A game with more actions is broken off.
    pub longest: u64,
}

/// A game at its end.
#[derive(Debug)]
pub struct Ended<R: Ruleset> {
    /// The position.
    pub game: GameOf<R>,
    /// How it ended; `None` if it was broken off.
    pub outcome: Option<Outcome>,
    /// How many player turns it had.
    pub turns: u32,
    /// How many actions it had.
    pub actions: u64,
}

/// Somebody who watches a game. He changes nothing of it, and throws none of its dice.
pub trait Watch<R: Evaluator> {
    /// A player turn begins.
    fn turn(&mut self, _scene: &R::Scene, _game: &GameOf<R>, _side: Side) {}

    /// A side has thought so long about its decision.
    fn thought(&mut self, _side: Side, _time: Duration) {}

    /// An action is about to be carried out.
    fn acts(&mut self, _scene: &R::Scene, _game: &GameOf<R>, _action: &R::Action) {}

    /// It has been, and this came of it.
    fn acted(
        &mut self,
        _scene: &R::Scene,
        _game: &GameOf<R>,
        _action: &R::Action,
        _log: &Log<R::Event>,
    ) {
    }

    /// The game is over, or is broken off.
    fn ended(&mut self, _scene: &R::Scene, _game: &GameOf<R>) {}
}

/// Nobody watches.
impl<R: Evaluator> Watch<R> for () {}

/// Two watch, or one of them.
impl<R: Evaluator, One: Watch<R>, Other: Watch<R>> Watch<R> for (One, Option<Other>) {
    fn turn(&mut self, scene: &R::Scene, game: &GameOf<R>, side: Side) {
        self.0.turn(scene, game, side);
        self.1.iter_mut().for_each(|other| other.turn(scene, game, side));
    }

    fn thought(&mut self, side: Side, time: Duration) {
        Watch::<R>::thought(&mut self.0, side, time);
        self.1.iter_mut().for_each(|other| Watch::<R>::thought(other, side, time));
    }

    fn acts(&mut self, scene: &R::Scene, game: &GameOf<R>, action: &R::Action) {
        self.0.acts(scene, game, action);
        self.1.iter_mut().for_each(|other| other.acts(scene, game, action));
    }

    fn acted(
        &mut self,
        scene: &R::Scene,
        game: &GameOf<R>,
        action: &R::Action,
        log: &Log<R::Event>,
    ) {
        self.0.acted(scene, game, action, log);
        self.1.iter_mut().for_each(|other| other.acted(scene, game, action, log));
    }

    fn ended(&mut self, scene: &R::Scene, game: &GameOf<R>) {
        self.0.ended(scene, game);
        self.1.iter_mut().for_each(|other| other.ended(scene, game));
    }
}

impl<R: Evaluator> Match<'_, R> {
    /// Plays the game with this seed: the same every time, unless a player has a limit of time. Nothing comes of it when it
    /// is cancelled.
    ///
    /// # Panics
    /// At a fault of the rules.
    pub fn play(&self, seed: u64, cancel: &Cancel, watch: &mut impl Watch<R>) -> Option<Ended<R>> {
        let scene = self.scene;
        let (mut dice, mut log) = (SeededDice::new(seed), Log::default());
        let [a, b] = self.players.0;
        let searches = Both(
            [(a, 0xa), (b, 0xb)].map(|(player, salt)| player.search(seed.rotate_left(32) ^ salt)),
        );
        let mut ended = Ended { game: self.start.clone(), outcome: None, turns: 0, actions: 0 };
        let (game, mut last_turn) = (&mut ended.game, None);
        let memory = Memory::default();
        let mut awaited = begin::<R>(&mut Cx::new(scene, &mut dice, &mut log), game);
        for step in 0.. {
            let side = match awaited {
                Awaits::Decision { side, .. } => side,
                Awaits::Over(outcome) => {
                    ended.outcome = Some(outcome);
                    break;
                }
            };
            if ended.actions >= self.longest {
                break;
            }
            let turn = R::player_turn(scene, game);
            if last_turn != Some(turn) {
                (last_turn, ended.turns) = (Some(turn), ended.turns + 1);
                watch.turn(scene, game, side);
            }
            let begun = Instant::now();
            let search = searches[side].at_step(step);
            let action = think::<R>(scene, game, &search, cancel, &memory)?.action;
            watch.thought(side, begun.elapsed());
            watch.acts(scene, game, &action);
            ended.actions += 1;
            log.records.clear();
            log.lots.clear();
            awaited = apply::<R>(&mut Cx::new(scene, &mut dice, &mut log), game, &action);
            watch.acted(scene, game, &action, &log);
        }
        watch.ended(scene, game);
        Some(ended)
    }
}
