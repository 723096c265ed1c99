//! Many games on several threads, told in the order of their numbers.

use std::collections::BTreeMap;
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

/// What has been played and not been told, because an earlier one is missing.
struct Waiting<T, F> {
    next: u64,
    done: BTreeMap<u64, T>,
    tell: F,
}

impl<T, F: FnMut(T) -> ControlFlow<()>> Waiting<T, F> {
    fn take(&mut self, number: u64, result: T) -> ControlFlow<()> {
        self.done.insert(number, result);
        while let Some(result) = self.done.remove(&self.next) {
            self.next += 1;
            (self.tell)(result)?;
        }
        ControlFlow::Continue(())
    }
}

/// Stops the others when a thread fails.
struct StopsOnFailure<'a>(&'a AtomicBool);

impl Drop for StopsOnFailure<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.store(true, Ordering::Relaxed);
        }
    }
}

/// Plays numbers of a series on so many threads (0 takes all of the machine), or on fewer if the system gives no more, the lowest
/// first, and tells of each in order, as soon as all before it are done. So what is told does not depend on the threads, and
/// whatever was told can be gone on from.
/// It ends when `tell` breaks off or `play` has nothing more; what was begun then is dropped.
///
/// # Panics
/// If playing does.
pub fn in_order<T: Send>(
    numbers: Range<u64>,
    threads: usize,
    play: impl Fn(u64) -> Option<T> + Sync,
    tell: impl FnMut(T) -> ControlFlow<()> + Send,
) {
    let threads = match threads {
        0 => thread::available_parallelism().map_or(1, usize::from),
        threads => threads,
    };
    let (next, stopped) = (AtomicU64::new(numbers.start), AtomicBool::new(false));
    let waiting = Mutex::new(Waiting { next: numbers.start, done: BTreeMap::new(), tell });
    let work = || {
        let _guard = StopsOnFailure(&stopped);
        while !stopped.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= numbers.end {
                return;
            }
            let told = play(number).is_some_and(|result| {
                // A thread that failed while it told has stopped everything.
                let mut waiting = waiting.lock().unwrap_or_else(PoisonError::into_inner);
                !stopped.load(Ordering::Relaxed) && waiting.take(number, result).is_continue()
            });
            if !told {
                stopped.store(true, Ordering::Relaxed);
            }
        }
    };
    let count = usize::try_from(numbers.end.saturating_sub(numbers.start)).unwrap_or(threads);
    thread::scope(|scope| {
        let threads = 0..threads.min(count);
        let begun =
            threads.map_while(|_| thread::Builder::new().spawn_scoped(scope, work).ok()).count();
        // As many threads as the system gives; if it gives none, this one plays.
        if begun == 0 {
            work();
        }
    });
}
