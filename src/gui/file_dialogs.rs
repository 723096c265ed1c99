//! Asking for file names: with the desktop's dialog, or with a field of our own where there is none.

use super::author::author_command::AuthorCommand;
use super::command_queue::{Command, CommandQueue};
use super::widgets;
use crate::say;
use crate::session::io_error;
use crate::words::HasLanguage;
use egui::{Context, TextEdit, Window};
use std::future::Future;
use std::path::PathBuf;
use std::pin::pin;
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::task::{Context as TaskContext, Poll, Wake, Waker};
use std::time::{Duration, Instant};

/// What a file name is asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// To open a scenario or a saved game.
    Open,
    /// To save the game.
    Save,
    /// To write the journal.
    Journal(String),
    /// To open a deck.
    OpenDeck,
    /// To write a deck.
    SaveDeck(String),
    /// To print.
    Print,
    /// To open a battle, so as to write on it.
    OpenBattle,
    /// To save the battle that is being written.
    SaveBattle,
    /// To lay a picture below the map of that battle.
    Picture,
}

impl Purpose {
    fn title(&self, lang: impl HasLanguage) -> String {
        match self {
            Purpose::Open => say!(lang, "gui-file-open"),
            Purpose::Save => say!(lang, "gui-file-save"),
            Purpose::Journal(_) => say!(lang, "gui-file-journal"),
            Purpose::OpenDeck => say!(lang, "gui-file-open-deck"),
            Purpose::SaveDeck(_) => say!(lang, "gui-file-save-deck"),
            Purpose::Print => say!(lang, "gui-file-print"),
            Purpose::OpenBattle => say!(lang, "author-file-open"),
            Purpose::SaveBattle => say!(lang, "author-file-save"),
            Purpose::Picture => say!(lang, "author-file-picture"),
        }
    }
}

struct Asked {
    purpose: Purpose,
    answer: Receiver<Option<PathBuf>>,
    suggestion: String,
    since: Instant,
}

struct Field {
    purpose: Purpose,
    path: String,
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
    field: Option<Field>,
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
            self.field = Some(Field { purpose, path: in_documents(suggestion) });
            return;
        }
        if self.asked.is_some() {
            return;
        }
        let dialog = rfd::AsyncFileDialog::new().set_title(purpose.title(ctx));
        let (tell, answer) = channel();
        let filter = say!(ctx, "gui-file-filter");
        let decks = say!(ctx, "gui-file-decks");
        let pictures = say!(ctx, "author-file-pictures");
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
        if matches!(purpose, Purpose::OpenDeck | Purpose::OpenBattle) {
            let filter = if purpose == Purpose::OpenDeck { decks } else { filter };
            let future = dialog.add_filter(filter, &["json"]).pick_file();
            spawn(Box::new(move || wait(future).map(|f| f.path().to_owned())));
        } else if purpose == Purpose::Picture {
            let future = dialog.add_filter(pictures, &["png", "jpg", "jpeg"]).pick_file();
            spawn(Box::new(move || wait(future).map(|f| f.path().to_owned())));
        } else if purpose == Purpose::Open {
            let future = dialog.add_filter(filter, &["gonfalon", "json"]).pick_file();
            spawn(Box::new(move || wait(future).map(|f| f.path().to_owned())));
        } else {
            let future = dialog.set_file_name(name).save_file();
            spawn(Box::new(move || wait(future).map(|f| f.path().to_owned())));
        }
        let suggestion = suggestion.to_owned();
        self.asked = Some(Asked { purpose, answer, suggestion, since: Instant::now() });
    }

    /// Shows the field where there is no dialog. Returns an answer once it is there.
    pub fn ui(&mut self, ctx: &Context) -> Option<(Purpose, PathBuf)> {
        if let Some(asked) = &self.asked
            && let Ok(answer) = asked.answer.try_recv()
        {
            let asked = self.asked.take()?;
            match answer {
                Some(path) => return Some((asked.purpose, path)),
                // No desktop dialog exists: it "answers" at once, faster than anybody can cancel.
                None if asked.since.elapsed() < Duration::from_millis(250) => {
                    self.native = false;
                    self.field = Some(Field {
                        purpose: asked.purpose,
                        path: in_documents(&asked.suggestion),
                    });
                }
                None => {}
            }
        }
        self.field_ui(ctx)
    }

    fn field_ui(&mut self, ctx: &Context) -> Option<(Purpose, PathBuf)> {
        let field = self.field.as_mut()?;
        let (mut open, mut done, mut cancelled) = (true, false, false);
        let window = Window::new(field.purpose.title(ctx))
            .open(&mut open)
            .collapsible(false)
            .resizable(false)
            .anchor(egui::Align2::CENTER_CENTER, egui::Vec2::ZERO);
        widgets::fitted(ctx, window, |ui| {
            let label = ui.label(say!(ui, "gui-file-name")).id;
            let edit = ui
                .add(TextEdit::singleline(&mut field.path).desired_width(420.0))
                .labelled_by(label);
            if !edit.has_focus() && !edit.lost_focus() && ui.memory(|m| m.focused().is_none()) {
                edit.request_focus();
            }
            let entered = edit.lost_focus() && ui.input(|i| i.key_pressed(egui::Key::Enter));
            ui.horizontal(|ui| {
                let ready = !field.path.trim().is_empty();
                done = (ui.add_enabled(ready, egui::Button::new(say!(ui, "gui-ok"))).clicked()
                    || entered)
                    && ready;
                cancelled = ui.button(say!(ui, "gui-cancel")).clicked();
            });
        });
        if done {
            let field = self.field.take()?;
            return Some((field.purpose, PathBuf::from(field.path.trim())));
        }
        let escape = ctx.input_mut(|i| i.consume_key(egui::Modifiers::NONE, egui::Key::Escape));
        if !open || cancelled || escape {
            self.field = None;
        }
        None
    }
}

/// What to do with an answer.
pub fn answer(lang: impl HasLanguage, purpose: Purpose, path: PathBuf, out: &mut CommandQueue) {
    match purpose {
        Purpose::Open => out.send(Command::OpenPath(path)),
        Purpose::Save => {
            let path =
                if path.extension().is_none() { path.with_extension("gonfalon") } else { path };
            out.send(Command::SaveTo(path));
        }
        Purpose::OpenDeck => out.send(Command::OpenDeck(path)),
        Purpose::Print => out.send(Command::PrintInto(path)),
        Purpose::Picture => out.send(Command::Author(AuthorCommand::Trace(path))),
        Purpose::OpenBattle => out.send(Command::Author(AuthorCommand::Open(path))),
        Purpose::SaveBattle => {
            let path = if path.extension().is_none() { path.with_extension("json") } else { path };
            out.send(Command::Author(AuthorCommand::SaveTo(path)));
        }
        Purpose::SaveDeck(text) => {
            let path = if path.extension().is_none() { path.with_extension("json") } else { path };
            let name = path.display().to_string();
            let words = match crate::session::atomic::write(&path, text.as_bytes()) {
                Ok(()) => {
                    out.send(Command::DeckWritten(text));
                    say!(lang, "gui-deck-written", path = name)
                }
                Err(e) => {
                    let error = io_error::told(&e, lang.language());
                    say!(lang, "gui-deck-not-written", path = name, error = error)
                }
            };
            out.send(Command::Say(words));
        }
        Purpose::Journal(text) => {
            let name = path.display().to_string();
            let words = match crate::session::atomic::write(&path, text.as_bytes()) {
                Ok(()) => say!(lang, "gui-journal-written", path = name),
                Err(e) => {
                    let error = io_error::told(&e, lang.language());
                    say!(lang, "gui-journal-not-written", path = name, error = error)
                }
            };
            out.send(Command::Say(words));
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
