//! Asking for file names: with the desktop's dialog, or with a field of our own where there is none.

use super::author::author_command::AuthorCommand;
use super::command_queue::{Command, CommandQueue};
use super::file_field::{Answered, FileField};
use super::file_purpose::Purpose;
use crate::locale::HasLanguage;
use crate::say;
use egui::Context;
use gonfalon_core::session::atomic;
use gonfalon_core::words::io_error;
use std::future::Future;
use std::path::PathBuf;
use std::pin::pin;
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::task::{Context as TaskContext, Poll, Wake, Waker};
use std::time::{Duration, Instant};

/// How files of battles end: with a name of their own, and as any other file of its kind.
const BATTLES: [&str; 2] = ["gonfalon-scenario", "json"];

/// Hardly anybody closes a dialog so soon; who does is asked once more, by our own field.
const AT_ONCE: Duration = Duration::from_secs(1);

struct Asked {
    purpose: Purpose,
    answer: Receiver<Option<PathBuf>>,
    suggestion: String,
    since: Instant,
}

/// A mere name of a file, in the folder for documents.
pub(super) fn in_documents(suggestion: &str) -> String {
    let mere = !suggestion.is_empty() && std::path::Path::new(suggestion).components().count() == 1;
    let folders = directories::UserDirs::new().filter(|_| mere);
    let folder = folders.map(|dirs| dirs.document_dir().unwrap_or(dirs.home_dir()).to_owned());
    folder.map_or(suggestion.to_owned(), |folder| folder.join(suggestion).display().to_string())
}

/// Questions for file names that are open.
#[derive(Default)]
pub struct FileDialogs {
    asked: Option<Asked>,
    field: Option<FileField>,
    /// Whether the desktop's dialogs may be used.
    pub native: bool,
}

impl FileDialogs {
    /// Asks with the desktop's dialogs, or only with a field of our own.
    #[must_use]
    pub fn new(native: bool) -> FileDialogs {
        FileDialogs { native, ..FileDialogs::default() }
    }

    /// Asks for a file name. The answer comes from [`FileDialogs::ui`].
    pub fn ask(&mut self, ctx: &Context, purpose: Purpose, suggestion: &str) {
        if !self.native {
            self.field = Some(FileField::new(purpose, in_documents(suggestion)));
            return;
        }
        if self.asked.is_some() {
            return;
        }
        let dialog = rfd::AsyncFileDialog::new().set_title(purpose.title(ctx));
        let (tell, answer) = channel();
        let picks: Option<(String, &[&str])> = match purpose {
            Purpose::OpenDeck => Some((say!(ctx, "gui-file-decks"), &["json"])),
            Purpose::OpenBattle => Some((say!(ctx, "gui-file-filter"), &BATTLES)),
            Purpose::Open => {
                Some((say!(ctx, "gui-file-filter"), &["gonfalon", BATTLES[0], BATTLES[1]]))
            }
            Purpose::Picture => Some((say!(ctx, "author-file-pictures"), &["png", "jpg", "jpeg"])),
            _ => None,
        };
        let ctx = ctx.clone();
        let name =
            std::path::Path::new(suggestion).file_name().map(|n| n.to_string_lossy().into_owned());
        let name = name.unwrap_or_default();
        // The dialog is made here, where the desktop wants it, and waited for elsewhere.
        let spawn = |work: Box<dyn FnOnce() -> Option<PathBuf> + Send>| {
            std::thread::spawn(move || {
                let path = work();
                // Nobody listens any more if the program is being closed.
                let _ = tell.send(path);
                ctx.request_repaint();
            });
        };
        if let Some((filter, extensions)) = picks {
            let future = dialog.add_filter(filter, extensions).pick_file();
            spawn(Box::new(move || wait(future).map(|f| f.path().to_owned())));
        } else {
            let future = dialog.set_file_name(name).save_file();
            spawn(Box::new(move || wait(future).map(|f| f.path().to_owned())));
        }
        let suggestion = suggestion.to_owned();
        self.asked = Some(Asked { purpose, answer, suggestion, since: Instant::now() });
    }

    /// Whether a name is being asked for.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.asked.is_some() || self.field.is_some()
    }

    /// Shows the field where there is no dialog. Returns an answer once it is there: without a path where a file should have been
    /// written and the desktop's dialog, which may never have come up, was closed without a name.
    pub fn ui(&mut self, ctx: &Context) -> Option<(Purpose, Option<PathBuf>)> {
        if let Some(asked) = &self.asked
            && let Ok(answer) = asked.answer.try_recv()
        {
            let asked = self.asked.take()?;
            match answer {
                Some(path) => {
                    let (purpose, path) = self.confirmed(asked.purpose, path)?;
                    return Some((purpose, Some(path)));
                }
                // No desktop dialog exists: it "answers" at once, faster than most people cancel.
                None if asked.since.elapsed() < AT_ONCE => {
                    let path = in_documents(&asked.suggestion);
                    self.field = Some(FileField::new(asked.purpose, path));
                }
                None => return asked.purpose.writes().then_some((asked.purpose, None)),
            }
        }
        let answered = self.field.as_mut()?.show(ctx)?;
        let purpose = self.field.take()?.into_purpose();
        match answered {
            Answered::Path(path) => Some((purpose, Some(path))),
            Answered::Cancelled => None,
        }
    }

    /// A path that was picked, unless something else than was picked would be replaced by it.
    fn confirmed(&mut self, purpose: Purpose, path: PathBuf) -> Option<(Purpose, PathBuf)> {
        let full = purpose.full_path(path.clone());
        if purpose.writes() && full != path && full.exists() {
            self.field = Some(FileField::asking(purpose, full));
            return None;
        }
        Some((purpose, full))
    }
}

/// What to do with an answer.
pub fn answer(
    lang: impl HasLanguage,
    (purpose, path): (Purpose, Option<PathBuf>),
    out: &mut CommandQueue,
) {
    let Some(path) = path else {
        return out.send(Command::Answer(say!(lang, "gui-file-none")));
    };
    match purpose {
        Purpose::Open => out.send(Command::OpenPath(path)),
        Purpose::Save => out.send(Command::SaveTo(path)),
        Purpose::OpenDeck => out.send(Command::OpenDeck(path)),
        Purpose::Print => out.send(Command::PrintInto(path)),
        Purpose::Picture => out.send(Command::Author(AuthorCommand::Trace(path))),
        Purpose::OpenBattle => out.send(Command::Author(AuthorCommand::Open(path))),
        Purpose::SaveBattle => out.send(Command::Author(AuthorCommand::SaveTo(path))),
        Purpose::SaveDeck(text) => {
            let name = path.display().to_string();
            match atomic::write(&path, text.as_bytes()) {
                Ok(()) => {
                    out.send(Command::DeckWritten(text));
                    out.send(Command::Answer(say!(lang, "gui-deck-written", path = name)));
                }
                Err(e) => {
                    let error = io_error::told(&e, lang.language());
                    let words = say!(lang, "gui-deck-not-written", path = name, error = error);
                    out.send(Command::Say(words));
                }
            }
        }
        Purpose::Journal(text) => {
            let name = path.display().to_string();
            match atomic::write(&path, text.as_bytes()) {
                Ok(()) => {
                    out.send(Command::Answer(say!(lang, "gui-journal-written", path = name)));
                }
                Err(e) => {
                    let error = io_error::told(&e, lang.language());
                    let words = say!(lang, "gui-journal-not-written", path = name, error = error);
                    out.send(Command::Say(words));
                }
            }
        }
    }
}

struct ThreadWaker {
    woken: Mutex<bool>,
    signal: Condvar,
}

impl Wake for ThreadWaker {
    fn wake(self: Arc<Self>) {
        *self.woken.lock().unwrap_or_else(PoisonError::into_inner) = true;
        self.signal.notify_one();
    }
}

/// Waits for a future on this thread.
fn wait<T>(future: impl Future<Output = T>) -> T {
    let signal = Arc::new(ThreadWaker { woken: Mutex::new(false), signal: Condvar::new() });
    let waker = Waker::from(Arc::clone(&signal));
    let mut task = TaskContext::from_waker(&waker);
    let mut future = pin!(future);
    loop {
        if let Poll::Ready(value) = future.as_mut().poll(&mut task) {
            return value;
        }
        let mut woken = signal.woken.lock().unwrap_or_else(PoisonError::into_inner);
        while !*woken {
            woken = signal.signal.wait(woken).unwrap_or_else(PoisonError::into_inner);
        }
        *woken = false;
    }
}
