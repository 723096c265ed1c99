//! The game is saved by itself, shortly after the last action and when the program ends.

use crate::session::{Port, SaveFile, save};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};

/// How long nothing must happen before the game is saved.
const CALM: Duration = Duration::from_millis(600);

/// Saves in the background.
pub struct Autosave {
    path: Option<PathBuf>,
    due: Option<Instant>,
    work: Option<Sender<SaveFile>>,
    trouble: Receiver<String>,
}

impl Autosave {
    /// Saves to this file.
    #[must_use]
    pub fn new(path: Option<PathBuf>) -> Autosave {
        let (complain, trouble) = channel();
        let work = path.clone().map(|path| {
            let (send, receive) = channel::<SaveFile>();
            std::thread::spawn(move || {
                while let Ok(mut game) = receive.recv() {
                    // Only the newest state matters.
                    while let Ok(newer) = receive.try_recv() {
                        game = newer;
                    }
                    if let Err(e) = save::write(&path, &game) {
                        // Nobody listens any more if the program is being closed.
                        let _ = complain.send(e.to_string());
                    }
                }
            });
            send
        });
        Autosave { path, due: None, work, trouble }
    }

    /// The file, if it exists.
    #[must_use]
    pub fn found(&self) -> Option<&Path> {
        self.path.as_deref().filter(|p| p.exists())
    }

    /// Something has changed.
    pub fn changed(&mut self, ctx: &egui::Context) {
        if self.work.is_some() {
            self.due = Some(Instant::now() + CALM);
            ctx.request_repaint_after(CALM + Duration::from_millis(20));
        }
    }

    /// Saves if it is time. Returns what went wrong with an earlier save.
    pub fn tick(&mut self, port: Option<&dyn Port>) -> Option<String> {
        if self.due.is_some_and(|due| Instant::now() >= due) {
            self.due = None;
            if let (Some(work), Some(port)) = (&self.work, port) {
                // The thread ends only with the program.
                let _ = work.send(port.save());
            }
        }
        self.trouble.try_recv().ok()
    }

    /// Saves at once, before the program ends.
    pub fn finish(&mut self, port: Option<&dyn Port>) {
        if let (Some(_), Some(port), Some(path)) = (self.due.take(), port, &self.path) {
            // There is no window left that could show an error.
            let _ = save::write(path, &port.save());
        }
    }
}
