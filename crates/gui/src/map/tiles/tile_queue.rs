//! Which tiles are wanted, and the threads that draw them.

use super::tile_grid::{Pixels, TileGrid, TileId};
use super::tile_source::TileSource;
use egui::{ColorImage, Context};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use thread_priority::{ThreadPriority, ThreadPriorityValue, set_current_thread_priority};

/// So many threads draw at most.
const MOST_THREADS: usize = 4;
/// How urgent they are, of 100, where the window has 50: somebody waits for the picture, but not as much as for the window.
const PRIORITY: u8 = 35;

/// A tile that is drawn.
pub struct DrawnTile {
    /// Which one.
    pub id: TileId,
    /// The pixels that it shows, without the rim.
    pub pixels: Pixels,
    /// The picture, with the rim.
    pub image: ColorImage,
}

/// A tile that is being drawn.
struct Begun {
    id: TileId,
    /// Whether nobody wants it any more.
    dropped: Arc<AtomicBool>,
}

#[derive(Default)]
struct State {
    /// What is drawn, and how the plane is divided.
    order: Option<(Arc<TileSource>, TileGrid)>,
    /// The tiles that nobody draws yet, the most urgent last.
    wanted: Vec<TileId>,
    /// Those of all tiles that are seen.
    seen: Vec<TileId>,
    begun: Vec<Begun>,
    done: Vec<DrawnTile>,
    /// The threads at work.
    threads: usize,
}

/// The tiles of one map that are wanted. What is asked for replaces what was asked for before.
#[derive(Default)]
pub struct TileQueue {
    state: Arc<Mutex<State>>,
}

impl TileQueue {
    /// Asks for tiles, the most urgent first, and for no others: those that are seen, and those that are not yet. Whoever waits
    /// for a tile that is seen is woken when it is done.
    pub fn ask(
        &self,
        ctx: &Context,
        (source, grid): (&Arc<TileSource>, TileGrid),
        seen: &[TileId],
        near: &[TileId],
    ) {
        let mut state = lock(&self.state);
        let same = state
            .order
            .as_ref()
            .is_some_and(|(before, at)| Arc::ptr_eq(before, source) && *at == grid);
        if !same {
            state.order = Some((Arc::clone(source), grid));
        }
        let asked = |id: &TileId| seen.contains(id) || near.contains(id);
        for begun in &state.begun {
            if !same || !asked(&begun.id) {
                begun.dropped.store(true, Ordering::Relaxed);
            }
        }
        let busy = |id: &&TileId| {
            let drawn = |begun: &Begun| begun.id == **id && !begun.dropped.load(Ordering::Relaxed);
            !state.begun.iter().any(drawn) && !state.done.iter().any(|done| done.id == **id)
        };
        let wanted: Vec<TileId> = seen.iter().chain(near).filter(busy).rev().copied().collect();
        state.wanted = wanted;
        state.seen = seen.to_vec();
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let idle = threads.min(MOST_THREADS).saturating_sub(state.threads);
        for _ in 0..idle.min(state.wanted.len()) {
            let (shared, ctx) = (Arc::clone(&self.state), ctx.clone());
            let thread = std::thread::Builder::new().name("ground".to_owned());
            // They end when nothing is wanted, and give back what they have used.
            let begun = thread.spawn(move || {
                // Where that can't be had the tiles are drawn all the same.
                if let Ok(value) = ThreadPriorityValue::try_from(PRIORITY) {
                    let _ = set_current_thread_priority(ThreadPriority::Crossplatform(value));
                }
                work(&shared, &ctx);
            });
            state.threads += usize::from(begun.is_ok());
        }
    }

    /// Takes up to so many tiles that are done.
    #[must_use]
    pub fn take(&self, most: usize) -> Vec<DrawnTile> {
        let mut state = lock(&self.state);
        let count = state.done.len().min(most);
        state.done.drain(..count).collect()
    }

    /// Asks for nothing any more.
    pub fn cancel(&self) {
        let mut state = lock(&self.state);
        state.begun.iter().for_each(|begun| begun.dropped.store(true, Ordering::Relaxed));
        state.wanted.clear();
        state.done.clear();
        state.order = None;
    }

    /// Whether something is being drawn, or waits for it.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        let state = lock(&self.state);
        !state.wanted.is_empty() || !state.begun.is_empty()
    }
}

impl Drop for TileQueue {
    fn drop(&mut self) {
        self.cancel();
    }
}

fn lock(state: &Mutex<State>) -> MutexGuard<'_, State> {
    state.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Draws tiles until none is wanted.
fn work(shared: &Mutex<State>, ctx: &Context) {
    loop {
        let mut state = lock(shared);
        let (Some((source, grid)), Some(id)) = (state.order.clone(), state.wanted.pop()) else {
            state.threads -= 1;
            return;
        };
        let dropped = Arc::new(AtomicBool::new(false));
        state.begun.push(Begun { id, dropped: Arc::clone(&dropped) });
        drop(state);
        let image = source.draw(&grid, id, || !dropped.load(Ordering::Relaxed));
        let mut state = lock(shared);
        state.begun.retain(|begun| !Arc::ptr_eq(&begun.dropped, &dropped));
        if dropped.load(Ordering::Relaxed) {
            continue;
        }
        let wakes = state.seen.contains(&id);
        state.done.extend(image.map(|image| DrawnTile { id, pixels: grid.pixels(id), image }));
        drop(state);
        if wakes {
            ctx.request_repaint();
        }
    }
}
