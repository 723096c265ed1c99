//! Composing and writing a file, beside the thread that paints.

use crate::say;
use egui::Context;
use gonfalon_core::paper::{self, PaperError, Request};
use gonfalon_core::scenario::Scenario;
use gonfalon_core::session::atomic;
use gonfalon_core::words::{Language, io_error};
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, TryRecvError, channel};

/// What becomes of a battle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Form {
    /// A document of many sheets.
    Pdf,
    /// The map as a drawing.
    Svg,
    /// The map as a picture.
    Png,
}

impl Form {
    /// Every form.
    pub(super) const ALL: [Form; 3] = [Form::Pdf, Form::Svg, Form::Png];

    /// What the names of its files end with.
    pub(super) const fn ending(self) -> &'static str {
        match self {
            Form::Pdf => "pdf",
            Form::Svg => "svg",
            Form::Png => "png",
        }
    }
}

/// A file that is to be written.
pub(super) struct PrintOrder {
    pub(super) scenario: Scenario,
    pub(super) form: Form,
    pub(super) request: Request,
    /// The dots to the inch of a picture.
    pub(super) dpi: f32,
    pub(super) path: PathBuf,
}

/// What came of an order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Outcome {
    /// It in a sentence.
    pub(crate) words: String,
    /// Whether the file is there.
    pub(crate) written: bool,
}

/// A file that is being written.
pub(super) struct PrintJob {
    answer: Receiver<Outcome>,
    language: Language,
}

impl PrintJob {
    /// Begins to compose the file. What came of it is told in this language.
    pub(super) fn begin(ctx: &Context, order: PrintOrder, language: Language) -> PrintJob {
        let (tell, answer) = channel();
        let ctx = ctx.clone();
        std::thread::spawn(move || {
            let outcome = carry_out(&order, language);
            // Nobody listens any more if the program is being closed.
            let _ = tell.send(outcome);
            drop(tell);
            ctx.request_repaint();
        });
        PrintJob { answer, language }
    }

    /// What came of it, once that is known.
    pub(super) fn outcome(&self) -> Option<Outcome> {
        match self.answer.try_recv() {
            Ok(outcome) => Some(outcome),
            Err(TryRecvError::Empty) => None,
            // The thread has ended without a word; what happened is on the terminal.
            Err(TryRecvError::Disconnected) => {
                let words = PaperError::Unwritable.told(self.language);
                Some(Outcome { words, written: false })
            }
        }
    }
}

fn carry_out(order: &PrintOrder, language: Language) -> Outcome {
    let path = order.path.display().to_string();
    let (bytes, sheets) = match compose(order) {
        Ok(composed) => composed,
        Err(error) => return Outcome { words: error.told(language), written: false },
    };
    match atomic::write(&order.path, &bytes) {
        Ok(()) => {
            let words = say!(language, "gui-printed", path = path, n = sheets);
            Outcome { words, written: true }
        }
        Err(error) => {
            let error = io_error::told(&error, language);
            let words = say!(language, "gui-not-printed", path = path, error = error);
            Outcome { words, written: false }
        }
    }
}

/// The bytes of a file, and how many sheets it has.
fn compose(order: &PrintOrder) -> Result<(Vec<u8>, usize), PaperError> {
    let PrintOrder { scenario, request, dpi, .. } = order;
    match order.form {
        Form::Pdf => {
            let document = paper::document(scenario, request)?;
            Ok((document.pdf()?, document.sheets().count()))
        }
        Form::Svg => Ok((paper::svg(scenario, request)?.into_bytes(), 1)),
        Form::Png => Ok((paper::png(scenario, request, *dpi)?, 1)),
    }
}
