//! Writes games in the background: by themselves, shortly after every action, and where a player wants them.

use super::file_lock::FileLock;
use egui::Context;
use gonfalon_core::session::{SaveFile, save};
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
pub enum WriteReason {
    /// By itself. If that fails, it is tried again until it succeeds.
    Autosave,
    /// Because the player said so, at this revision of the game and with this lock of the file.
    Asked(u64, Arc<FileLock>),
}

/// A game that is to be written.
#[derive(Clone, Debug)]
pub struct WriteJob {
    /// The file.
    pub path: PathBuf,
    /// The game.
    pub game: Arc<SaveFile>,
    /// Why.
    pub why: WriteReason,
    /// No other window has the game until it is written.
    pub lock: Option<Arc<FileLock>>,
    /// The battle's name, for complaints.
    pub name: String,
}

/// What came of an order.
#[derive(Debug)]
pub struct Report {
    /// The file.
    pub path: PathBuf,
    /// Why it was written.
    pub why: WriteReason,
    /// The battle's name.
    pub name: String,
    /// Why it was not.
    pub trouble: Option<Error>,
}

struct Waiting {
    job: WriteJob,
    number: u64,
    failed: bool,
    due: Option<Instant>,
}

#[derive(Default)]
struct WriteQueue {
    waiting: BTreeMap<PathBuf, Waiting>,
    reports: Vec<Report>,
    /// Files that are to be gone, although they may just be written.
    gone: BTreeSet<PathBuf>,
    jobs: u64,
    closing: bool,
    window: Option<Context>,
}

#[derive(Default)]
struct Shared {
    queue: Mutex<WriteQueue>,
    news: Condvar,
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, WriteQueue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Keeps games.
#[derive(Default)]
pub struct GameWriter {
    shared: Arc<Shared>,
    writer: Option<JoinHandle<()>>,
    changed: bool,
    due: Option<f64>,
}

impl GameWriter {
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
    pub fn put(&mut self, ctx: Option<&Context>, job: WriteJob) {
        let mut queue = self.shared.queue();
        queue.jobs += 1;
        let waiting = Waiting { number: queue.jobs, failed: false, due: None, job };
        queue.gone.remove(&waiting.job.path);
        let failed = queue.waiting.get(&waiting.job.path).is_some_and(|old| old.failed);
        let waiting = Waiting { failed, ..waiting };
        queue.waiting.insert(waiting.job.path.clone(), waiting);
        queue.window = ctx.cloned().or(queue.window.take());
        drop(queue);
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
        self.shared.queue().waiting.get(path).map(|waiting| Arc::clone(&waiting.job.game))
    }

    /// Whether writing to this file has failed, and nothing newer has been written since.
    #[must_use]
    pub fn fails(&self, path: &Path) -> bool {
        self.shared.queue().waiting.get(path).is_some_and(|waiting| waiting.failed)
    }

    /// The names of games that could not be written and are in memory alone.
    #[must_use]
    pub fn unwritten(&self) -> Vec<String> {
        let queue = self.shared.queue();
        queue.waiting.values().filter(|w| w.failed).map(|w| w.job.name.clone()).collect()
    }

    /// Gives up a game that still waits.
    pub fn forget(&mut self, path: &Path) {
        self.shared.queue().waiting.remove(path);
    }

    /// Gives up a game and its file, also if that is just being written.
    pub fn discard(&mut self, path: &Path) {
        let mut queue = self.shared.queue();
        queue.waiting.remove(path);
        queue.gone.insert(path.to_owned());
        // It may not have been written yet.
        let _ = std::fs::remove_file(path);
    }

    /// What came of orders since the last time.
    #[must_use]
    pub fn reports(&self) -> Vec<Report> {
        std::mem::take(&mut self.shared.queue().reports)
    }

    /// Writes what waits and ends. The program ends after that, not before.
    pub fn finish(&mut self) {
        self.shared.queue().closing = true;
        self.shared.news.notify_all();
        if let Some(writer) = self.writer.take() {
            // If it has panicked, its message is on the terminal.
            let _ = writer.join();
        }
    }
}

impl Drop for GameWriter {
    fn drop(&mut self) {
        self.finish();
    }
}

/// What is to be written now, or how long nothing is to be written.
fn next(queue: &WriteQueue, now: Instant) -> Result<(u64, WriteJob), Option<Duration>> {
    let ready = |w: &&Waiting| queue.closing || w.due.is_none_or(|due| due <= now);
    if let Some(waiting) = queue.waiting.values().find(ready) {
        return Ok((waiting.number, waiting.job.clone()));
    }
    Err(queue.waiting.values().filter_map(|w| w.due).min().map(|due| due - now))
}

fn write_all(shared: &Shared) {
    let mut queue = shared.queue();
    loop {
        match next(&queue, Instant::now()) {
            Ok((number, job)) => {
                drop(queue);
                let result = save::write(&job.path, &job.game);
                queue = shared.queue();
                settle(&mut queue, number, job, result.err());
            }
            Err(_) if queue.closing => return,
            Err(Some(pause)) => {
                let woken = shared.news.wait_timeout(queue, pause);
                queue = woken.unwrap_or_else(PoisonError::into_inner).0;
            }
            Err(None) => {
                queue = shared.news.wait(queue).unwrap_or_else(PoisonError::into_inner);
            }
        }
    }
}

/// Takes note of what came of an order.
fn settle(queue: &mut WriteQueue, number: u64, job: WriteJob, trouble: Option<Error>) {
    let again = trouble.is_some() && matches!(job.why, WriteReason::Autosave) && !queue.closing;
    if queue.waiting.get(&job.path).is_some_and(|waiting| waiting.number == number) {
        if again {
            if let Some(waiting) = queue.waiting.get_mut(&job.path) {
                (waiting.failed, waiting.due) = (true, Some(Instant::now() + RETRY));
            }
        } else {
            queue.waiting.remove(&job.path);
        }
    }
    let WriteJob { path, why, name, .. } = job;
    if queue.gone.remove(&path) {
        // It was dropped while it was being written; if that failed, there is nothing to remove.
        let _ = std::fs::remove_file(&path);
        return;
    }
    queue.reports.push(Report { path, why, name, trouble });
    if let Some(window) = &queue.window {
        window.request_repaint();
    }
}
