//! A series of games that the computer plays against itself, on threads of their own.

use egui::Context;
use gonfalon_core::ai::{Cancel, Level};
use gonfalon_core::editor::balance::{self, BalanceOrder, GameResult};
use gonfalon_core::kernel::Side;
use gonfalon_core::scenario::Scenario;
use gonfalon_core::statistics::wilson;
use rayon::ThreadPoolBuilder;
use std::collections::BTreeSet;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};
use thread_priority::{ThreadPriority, set_current_thread_priority};

/// A series.
pub struct Series {
    /// What is played.
    pub order: BalanceOrder,
    /// The steps of the document when it was begun, by which versions are told apart.
    pub version: String,
    /// The games that have ended.
    pub results: Vec<GameResult>,
    running: Option<Running>,
    spent: Duration,
}

struct Running {
    answer: Receiver<GameResult>,
    cancel: Cancel,
    since: Instant,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.cancel.cancel();
    }
}

impl Series {
    /// A series that has not begun.
    #[must_use]
    pub fn new(scenario: Scenario, games: u64, levels: [Level; 2], version: String) -> Series {
        let order = BalanceOrder { scenario, games, levels, seed: 0 };
        Series { order, version, results: Vec::new(), running: None, spent: Duration::ZERO }
    }

    /// Whether games are being played.
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.running.is_some()
    }

    /// Whether every game has ended.
    #[must_use]
    pub fn is_done(&self) -> bool {
        u64::try_from(self.results.len()).unwrap_or(u64::MAX) >= self.order.games
    }

    /// Plays the games that have not ended yet.
    pub fn run(&mut self, ctx: &Context) {
        let done: BTreeSet<u64> = self.results.iter().map(|result| result.game).collect();
        let numbers: Vec<u64> = (0..self.order.games).filter(|k| !done.contains(k)).collect();
        let (tell, answer) = channel();
        let cancel = Cancel::default();
        let (order, stop, ctx) = (self.order.clone(), cancel.clone(), ctx.clone());
        std::thread::spawn(move || {
            let told = std::sync::Mutex::new(tell);
            let play = || {
                balance::play(&order, &numbers, &stop, &|result| {
                    let tell = told.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                    // Nobody listens any more if the series was put away.
                    let _ = tell.send(result);
                    ctx.request_repaint_after(Duration::from_millis(100));
                })
            };
            // The games take all cores, but none of them from the window. Where that can't be had they are played all the same.
            let behind = |_| _ = set_current_thread_priority(ThreadPriority::Min);
            let _ = match ThreadPoolBuilder::new().start_handler(behind).build() {
                Ok(pool) => pool.install(play),
                Err(_) => play(),
            };
            drop(told);
            ctx.request_repaint();
        });
        self.running = Some(Running { answer, cancel, since: Instant::now() });
    }

    /// Takes what has ended.
    pub fn follow(&mut self) {
        let Some(running) = &self.running else { return };
        loop {
            match running.answer.try_recv() {
                Ok(result) => self.results.push(result),
                Err(std::sync::mpsc::TryRecvError::Empty) => return,
                Err(std::sync::mpsc::TryRecvError::Disconnected) => break,
            }
        }
        self.stop();
    }

    /// Stops; what has ended stays, and the rest can be played later.
    pub fn stop(&mut self) {
        if let Some(running) = self.running.take() {
            self.spent += running.since.elapsed();
        }
    }

    /// How long the rest will take, in seconds; nothing before the first game has ended.
    #[must_use]
    pub fn left(&self) -> Option<u64> {
        let running = self.running.as_ref()?;
        let (done, all) = (self.results.len() as f64, self.order.games as f64);
        let spent = (self.spent + running.since.elapsed()).as_secs_f64();
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // a time to be told
        (done > 0.0).then(|| ((all - done) * spent / done).ceil() as u64)
    }

    /// How many games a side has won, with its share and the 95 % interval, in percent.
    #[must_use]
    pub fn share(&self, side: Side) -> (u64, f64, f64, f64) {
        let wins = self.results.iter().filter(|result| result.winner == Some(side)).count() as u64;
        let games = self.results.len() as u64;
        let (low, high) = wilson(wins, games);
        let share = wins as f64 / games.max(1) as f64;
        (wins, 100.0 * share, 100.0 * low, 100.0 * high)
    }

    /// How many games ended with such a lead of the first side, in games that count points.
    #[must_use]
    pub fn margins(&self) -> std::collections::BTreeMap<i64, u64> {
        let mut margins = std::collections::BTreeMap::new();
        for result in self.results.iter().filter(|result| result.over) {
            if let [Some(one), Some(other)] = result.points {
                *margins.entry(i64::from(one) - i64::from(other)).or_insert(0) += 1;
            }
        }
        margins
    }

    /// How many games two series have in common, and how many of them ended in another way.
    #[must_use]
    pub fn beside(&self, other: &Series) -> (usize, usize) {
        let winner = |game: u64| {
            other.results.iter().find(|result| result.game == game).map(|result| result.winner)
        };
        let both = self.results.iter().filter_map(|own| Some((own.winner, winner(own.game)?)));
        let both: Vec<_> = both.collect();
        (both.len(), both.iter().filter(|(own, other)| own != other).count())
    }

    /// How many games had so many player turns.
    #[must_use]
    pub fn lengths(&self) -> std::collections::BTreeMap<u32, u64> {
        let mut lengths = std::collections::BTreeMap::new();
        for result in self.results.iter().filter(|result| result.over) {
            *lengths.entry(result.turns).or_insert(0) += 1;
        }
        lengths
    }
}
