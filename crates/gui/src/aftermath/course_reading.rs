//! Reading how a battle went on a thread of its own: the whole game is gone through for it, and the window does not wait.

use super::course::Course;
use egui::Context;
use gonfalon_core::ai::BackgroundSearch;
use gonfalon_core::kernel::Side;
use gonfalon_core::session::{self, Port};
use std::task::Poll;

/// How the battle on the table went, as far as it has been read.
#[derive(Default)]
pub struct CourseReading {
    /// The engine's revision that is being read or has been.
    revision: Option<u64>,
    reading: Option<BackgroundSearch<Course>>,
    course: Option<Course>,
}

impl CourseReading {
    /// Begins to read this game, unless it has been begun, and takes what has been read.
    pub fn follow(&mut self, ctx: &Context, port: &dyn Port, viewer: Option<Side>) {
        if self.revision != Some(port.revision()) {
            let (game, language, ctx) = (port.save(), port.language(), ctx.clone());
            *self = CourseReading {
                revision: Some(port.revision()),
                reading: Some(BackgroundSearch::start(
                    move |_| Some(Course::of(&*session::load_in(game, language).ok()?, viewer)),
                    move || ctx.request_repaint(),
                )),
                course: None,
            };
        }
        if let Some(Poll::Ready(course)) = self.reading.as_ref().map(BackgroundSearch::poll) {
            (self.course, self.reading) = (course, None);
        }
    }

    /// Whether nothing more comes of it.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.reading.is_none()
    }

    /// How the battle went, once that has been read.
    #[must_use]
    pub fn course(&self) -> Option<&Course> {
        self.course.as_ref()
    }
}
