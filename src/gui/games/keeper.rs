//! Writes games in the background: by themselves, shortly after every action, and where a player wants them.

use super::claim::Claim;
use crate::session::{SaveFile, save};
use egui::Context;
use std::collections::{BTreeMap, BTreeSet};
use std::io::Error;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// How long after the first action that is not kept yet the game is written, in seconds: several quick actions are
/// written together.
const CALM: f64 = 0.4;
/// How long after a failure it is tried again.
const RETRY: Duration = Duration::from_secs(5);

/// Why a game is written.
#[derive(Clone, Debug)]
pub enum Why {
    /// By itself. If that fails, it is tried again until it succeeds.
    Kept,
    /// Because the player said so, at this revision of the game and with this claim of the file.
    Asked(u64, Arc<Claim>),
}

/// A game that is to be written.
#[derive(Clone, Debug)]
pub struct Order {
    /// The file.
    pub path: PathBuf,
    /// The game.
    pub game: Arc<SaveFile>,
    /// Why.
    pub why: Why,
    /// No other window has the game until it is written.
    pub claim: Option<Arc<Claim>>,
    /// The battle's name, for complaints.
    pub name: String,
}

/// What came of an order.
#[derive(Debug)]
pub struct Report {
    /// The file.
    pub path: PathBuf,
    /// Why it was written.
    pub why: Why,
    /// The battle's name.
    pub name: String,
    /// Why it was not.
    pub trouble: Option<Error>,
}

struct Waiting {
    order: Order,
    number: u64,
    failed: bool,
    due: Option<Instant>,
}

#[derive(Default)]
struct Desk {
    waiting: BTreeMap<PathBuf, Waiting>,
    reports: Vec<Report>,
    /// Files that are to be gone, although they may just be written.
    gone: BTreeSet<PathBuf>,
    orders: u64,
    closing: bool,
    window: Option<Context>,
}

#[derive(Default)]
struct Shared {
    desk: Mutex<Desk>,
    news: Condvar,
}

impl Shared {
    fn desk(&self) -> MutexGuard<'_, Desk> {
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Keeps games.
#[derive(Default)]
pub struct Keeper {
    shared: Arc<Shared>,
    writer: Option<JoinHandle<()>>,
    changed: bool,
    due: Option<f64>,
}

impl Keeper {
    /// The game on the table has changed.
    pub fn touch(&mut self) {
        self.changed = true;
    }

    /// Nothing of the game on the table remains to be written: it has just been handed over.
    pub fn untouch(&mut self) {
        (self.changed, self.due) = (false, None);
    }

    /// Whether the game on the table has changed since it was handed over for writing.
    #[must_use]
    pub fn is_touched(&self) -> bool {
        self.changed
    }

    /// Whether it is time to write the game on the table; if it soon will be, the window wakes up for it, whether
    /// anybody touches it or not.
    #[must_use]
    pub fn is_due(&mut self, ctx: &Context) -> bool {
        if !self.changed {
            return false;
        }
        let now = ctx.input(|i| i.time);
        let due = *self.due.get_or_insert(now + CALM);
        if now < due {
            // A frame that is drawn for another reason forgets when the next one was wished for.
            ctx.request_repaint_after(Duration::from_secs_f64(due - now));
        }
        now >= due
    }

    /// Writes a game, instead of an older state of it that still waits.
    pub fn put(&mut self, ctx: Option<&Context>, order: Order) {
        let mut desk = self.shared.desk();
        desk.orders += 1;
        let waiting = Waiting { number: desk.orders, failed: false, due: None, order };
        desk.gone.remove(&waiting.order.path);
        let failed = desk.waiting.get(&waiting.order.path).is_some_and(|old| old.failed);
        let waiting = Waiting { failed, ..waiting };
        desk.waiting.insert(waiting.order.path.clone(), waiting);
        desk.window = ctx.cloned().or(desk.window.take());
        drop(desk);
        self.shared.news.notify_all();
        let shared = &self.shared;
        self.writer.get_or_insert_with(|| {
            let shared = Arc::clone(shared);
            std::thread::spawn(move || write_all(&shared))
        });
    }

    /// The state of a game that is still to be written to a file.
    #[must_use]
    pub fn waiting(&self, path: &Path) -> Option<Arc<SaveFile>> {
        self.shared.desk().waiting.get(path).map(|waiting| Arc::clone(&waiting.order.game))
    }

    /// Whether writing to this file has failed, and nothing newer has been written since.
    #[must_use]
    pub fn fails(&self, path: &Path) -> bool {
        self.shared.desk().waiting.get(path).is_some_and(|waiting| waiting.failed)
    }

    /// The names of games that could not be written and are in memory alone.
    #[must_use]
    pub fn unwritten(&self) -> Vec<String> {
        let desk = self.shared.desk();
        desk.waiting.values().filter(|w| w.failed).map(|w| w.order.name.clone()).collect()
    }

    /// Gives up a game that still waits.
    pub fn forget(&mut self, path: &Path) {
        self.shared.desk().waiting.remove(path);
    }

    /// Gives up a game and its file, also if that is just being written.
    pub fn discard(&mut self, path: &Path) {
        let mut desk = self.shared.desk();
        desk.waiting.remove(path);
        desk.gone.insert(path.to_owned());
        // It may not have been written yet.
        let _ = std::fs::remove_file(path);
    }

    /// What came of orders since the last time.
    #[must_use]
    pub fn reports(&self) -> Vec<Report> {
        std::mem::take(&mut self.shared.desk().reports)
    }

    /// Writes what waits and ends. The program ends after that, not before.
    pub fn finish(&mut self) {
        self.shared.desk().closing = true;
        self.shared.news.notify_all();
        if let Some(writer) = self.writer.take() {
            // If it has panicked, its message is on the terminal.
            let _ = writer.join();
        }
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        self.finish();
    }
}

/// What is to be written now, or how long nothing is to be written.
fn next(desk: &Desk, now: Instant) -> Result<(u64, Order), Option<Duration>> {
    let ready = |w: &&Waiting| desk.closing || w.due.is_none_or(|due| due <= now);
    if let Some(waiting) = desk.waiting.values().find(ready) {
        return Ok((waiting.number, waiting.order.clone()));
    }
    Err(desk.waiting.values().filter_map(|w| w.due).min().map(|due| due - now))
}

fn write_all(shared: &Shared) {
    let mut desk = shared.desk();
    loop {
        match next(&desk, Instant::now()) {
            Ok((number, order)) => {
                drop(desk);
                let result = save::write(&order.path, &order.game);
                desk = shared.desk();
                settle(&mut desk, number, order, result.err());
            }
            Err(_) if desk.closing => return,
            Err(Some(pause)) => {
                let woken = shared.news.wait_timeout(desk, pause);
                desk = woken.unwrap_or_else(PoisonError::into_inner).0;
            }
            Err(None) => {
                desk = shared.news.wait(desk).unwrap_or_else(PoisonError::into_inner);
            }
        }
    }
}

/// Takes note of what came of an order.
fn settle(desk: &mut Desk, number: u64, order: Order, trouble: Option<Error>) {
    let again = trouble.is_some() && matches!(order.why, Why::Kept) && !desk.closing;
    if desk.waiting.get(&order.path).is_some_and(|waiting| waiting.number == number) {
        if again {
            if let Some(waiting) = desk.waiting.get_mut(&order.path) {
                (waiting.failed, waiting.due) = (true, Some(Instant::now() + RETRY));
            }
        } else {
            desk.waiting.remove(&order.path);
        }
    }
    let Order { path, why, name, .. } = order;
    if desk.gone.remove(&path) {
        // It was dropped while it was being written; if that failed, there is nothing to remove.
        let _ = std::fs::remove_file(&path);
        return;
    }
    desk.reports.push(Report { path, why, name, trouble });
    if let Some(window) = &desk.window {
        window.request_repaint();
    }
}
