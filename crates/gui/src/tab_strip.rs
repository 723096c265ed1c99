//! The strip of tabs above panels: which part of it is seen where there are more tabs than room. It always begins with a whole
//! title, and holds the tab in front and the one that has the keyboard.

use egui::{Id, Ui};

/// So many frames the strip needs to come to rest: its arrows come and go with what it is scrolled by.
const RESTS: u8 = 4;
/// Less is no difference, in points.
const NOTHING: f32 = 0.5;

/// The tabs of a strip, from its left end.
#[derive(Clone, Debug, Default)]
pub struct TabStrip {
    /// Where each of them begins.
    edges: Vec<f32>,
    /// Where the last one ends.
    end: f32,
    /// Where the one that is to be seen begins and ends.
    wanted: (f32, f32),
}

/// What is known of a strip from the frame before.
#[derive(Clone, Copy, Debug)]
struct Known {
    /// What is to be seen, and the room for it.
    wanted: (Option<Id>, f32),
    /// How many frames it is held there.
    held: u8,
    /// What it was scrolled by, and where it last came to rest.
    scroll: f32,
    rest: f32,
}

impl TabStrip {
    /// Adds a tab at the right.
    pub fn add(&mut self, wide: f32, wanted: bool) {
        self.edges.push(self.end);
        if wanted {
            self.wanted = (self.end, self.end + wide);
        }
        self.end += wide;
    }

    /// The farthest that it is scrolled to the right, where it has so much room beside the arrow at its left.
    fn farthest(&self, room: f32) -> f32 {
        self.edges.iter().copied().find(|edge| self.end - edge <= room).unwrap_or(self.end)
    }

    /// The room that is left free behind the last tab, so that a whole title stands at the left all the same.
    #[must_use]
    pub fn free(&self, room: f32, arrow: f32) -> f32 {
        let beside = room - arrow;
        if self.end <= room { 0.0 } else { (self.farthest(beside) + beside - self.end).max(0.0) }
    }

    /// What it is to be scrolled by for what is wanted to be seen.
    fn to_wanted(&self, scroll: f32, room: f32, arrow: f32) -> f32 {
        let (from, to) = self.wanted;
        // There is an arrow at the right, and one at the left where it is scrolled.
        let seen = (room - 2.0 * arrow).max(0.0);
        if self.end <= room || to <= room - arrow {
            0.0
        } else if from < scroll {
            from
        } else if to > scroll + seen {
            let least = to - seen;
            let edge = self.edges.iter().copied().find(|edge| *edge >= least);
            edge.unwrap_or(from).min(from).min(self.farthest(room - arrow))
        } else {
            scroll
        }
    }

    /// The beginning of a title where it came to rest: the next one in the direction that it was scrolled in.
    fn to_edge(&self, scroll: f32, rest: f32) -> f32 {
        let mut edges = self.edges.iter().copied();
        let found = if scroll > rest {
            edges.find(|edge| *edge + NOTHING >= scroll)
        } else {
            edges.rfind(|edge| *edge - NOTHING <= scroll)
        };
        found.unwrap_or(scroll)
    }

    /// Scrolls it: what has newly come to the front or has the keyboard comes into sight, and so it does when there is less
    /// room; otherwise whoever scrolls is followed.
    pub fn scroll(&self, ui: &Ui, strip: Id, wanted: Option<Id>, arrow: f32, scroll: &mut f32) {
        let room = ui.available_width();
        let wanted = (wanted, room.round());
        let before: Option<Known> = ui.data(|data| data.get_temp(strip));
        let known = before.filter(|known| known.wanted == wanted);
        let held = known.map_or(RESTS, |known| known.held);
        let rest = before.map_or(0.0, |known| known.rest);
        let rests = known.is_some_and(|known| (known.scroll - *scroll).abs() < NOTHING);
        if held > 0 {
            *scroll = self.to_wanted(*scroll, room, arrow);
        } else if rests {
            *scroll = if self.end <= room { 0.0 } else { self.to_edge(*scroll, rest) };
        }
        let rest = if rests || held > 0 { *scroll } else { rest };
        let now = Known { wanted, held: held.saturating_sub(1), scroll: *scroll, rest };
        ui.data_mut(|data| data.insert_temp(strip, now));
        if held > 0 || !rests {
            ui.ctx().request_repaint();
        }
    }
}
