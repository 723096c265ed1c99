//! The field for the name of a file, where the desktop has no dialog for it.

use super::file_purpose::Purpose;
use super::widgets;
use crate::locale::HasLanguage;
use crate::say;
use egui::{Button, Context, Key, Label, Modifiers, RichText, TextEdit, Window};
use std::path::{Path, PathBuf};

/// The room of a path, in points.
const WIDE: f32 = 480.0;
/// What a small window leaves free beside it.
const AROUND: f32 = 60.0;

/// What speaks against a path.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Objection {
    /// Another file is there, and would be replaced.
    Taken,
    /// The folder is not there.
    NoFolder,
    /// There is nothing to be opened.
    Missing,
}

/// How a question for the name of a file was answered.
pub(super) enum Answered {
    /// With a path.
    Path(PathBuf),
    /// Nobody wants one any more.
    Cancelled,
}

/// A question for the name of a file.
pub(super) struct FileField {
    purpose: Purpose,
    path: String,
    /// The folder of what was suggested: it is made where it is missing.
    folder: PathBuf,
    /// The path that was last objected to.
    objection: Option<(PathBuf, Objection)>,
}

impl FileField {
    pub(super) fn new(purpose: Purpose, path: String) -> FileField {
        let folder = Path::new(&path).parent().map(Path::to_owned).unwrap_or_default();
        FileField { purpose, path, folder, objection: None }
    }

    /// Asks whether a file is to be replaced that is there.
    pub(super) fn asking(purpose: Purpose, path: PathBuf) -> FileField {
        let field = FileField::new(purpose, path.display().to_string());
        FileField { objection: Some((path, Objection::Taken)), ..field }
    }

    pub(super) fn into_purpose(self) -> Purpose {
        self.purpose
    }

    /// Shows it. Returns the answer, once there is one.
    pub(super) fn show(&mut self, ctx: &Context) -> Option<Answered> {
        let (mut open, mut picked, mut cancelled) = (true, false, false);
        let mut replaced = false;
        let window = Window::new(self.purpose.title(ctx))
            .open(&mut open)
            .collapsible(false)
            .resizable(false)
            .anchor(egui::Align2::CENTER_CENTER, egui::Vec2::ZERO);
        widgets::fitted(ctx, window, |ui| {
            ui.set_min_width(WIDE.min(ui.ctx().content_rect().width() - AROUND));
            let label = ui.label(say!(ui, "gui-file-name")).id;
            let edit =
                ui.add(TextEdit::singleline(&mut self.path).desired_width(WIDE)).labelled_by(label);
            if !edit.has_focus() && !edit.lost_focus() && ui.memory(|m| m.focused().is_none()) {
                edit.request_focus();
            }
            if edit.changed() {
                self.objection = None;
            }
            let font = egui::TextStyle::Body.resolve(ui.style());
            let ink = ui.visuals().text_color();
            let wide = ui.painter().layout_no_wrap(self.path.clone(), font, ink).size().x;
            if wide > edit.rect.width() - 2.0 * ui.spacing().button_padding.x - 4.0 {
                // The field shows its end alone: below it the path stands whole.
                ui.scope(|ui| {
                    ui.set_max_width(WIDE);
                    ui.add(Label::new(RichText::new(&self.path).weak().small()).wrap());
                });
            }
            if let Some((path, objection)) = &self.objection {
                let words = objection.told(path, &*ui);
                let color = ui.visuals().warn_fg_color;
                ui.scope(|ui| {
                    ui.set_max_width(WIDE);
                    ui.add(Label::new(RichText::new(words).color(color)).wrap());
                });
            }
            let taken = matches!(self.objection, Some((_, Objection::Taken)));
            let entered = edit.lost_focus() && ui.input(|i| i.key_pressed(Key::Enter));
            ui.horizontal(|ui| {
                if taken {
                    // A second Enter may still have been meant for the first question.
                    replaced = ui.button(say!(ui, "gui-file-replace")).clicked();
                } else {
                    let ready = !self.path.trim().is_empty();
                    let pressed = ui.add_enabled(ready, Button::new(say!(ui, "gui-ok"))).clicked();
                    picked = (pressed || entered) && ready;
                }
                cancelled = ui.button(say!(ui, "gui-cancel")).clicked();
            });
        });
        if picked || replaced {
            let path = self.purpose.full_path(PathBuf::from(self.path.trim()));
            let objection = self.objection_to(&path).filter(|_| !replaced);
            let Some(objection) = objection else { return Some(Answered::Path(path)) };
            self.objection = Some((path, objection));
            ctx.request_repaint();
        }
        let escape = ctx.input_mut(|i| i.consume_key(Modifiers::NONE, Key::Escape));
        (!open || cancelled || escape).then_some(Answered::Cancelled)
    }

    fn objection_to(&self, path: &Path) -> Option<Objection> {
        if !self.purpose.writes() {
            return (!path.exists()).then_some(Objection::Missing);
        }
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        if folder.is_some_and(|folder| !folder.is_dir() && folder != self.folder) {
            return Some(Objection::NoFolder);
        }
        path.exists().then_some(Objection::Taken)
    }
}

impl Objection {
    fn told(&self, path: &Path, lang: impl HasLanguage) -> String {
        let folder = path.parent().map(|folder| folder.display().to_string()).unwrap_or_default();
        let path = path.display().to_string();
        match self {
            Objection::Taken => say!(lang, "gui-file-taken", path = path),
            Objection::NoFolder => say!(lang, "gui-file-no-folder", path = folder),
            Objection::Missing => say!(lang, "gui-file-missing", path = path),
        }
    }
}
