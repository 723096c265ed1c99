//! What the card table remembers between frames.

use super::field_layout::FARTHEST;
use super::spot::{Pile, Spot};
use super::stage::CLOSEST;
use egui::{Id, Rect, Ui, Vec2};
use gonfalon_core::kernel::Side;
use gonfalon_core::view::Target;
use std::collections::HashMap;

/// What the card table remembers.
#[derive(Default)]
pub struct FieldState {
    /// The pass in which the panel of the card under the pointer was shown last.
    pub described: Option<u64>,
    /// The card that was picked to act.
    pub picked: Option<Target>,
    /// Where it was picked.
    pub picked_at: Option<Spot>,
    /// What is under the pointer, and was in the last frame.
    pub hover: Option<Spot>,
    /// What the keyboard is on.
    pub cursor: Option<Spot>,
    /// Whether the card that had the keyboard may be another one now: it gets it anew.
    pub lets_go: bool,
    /// Where the keyboard is to go.
    pub go_to: Option<Spot>,
    /// What was clicked last: the card panel shows it.
    pub inspected: Option<Spot>,
    /// How much larger the field is shown than with cards that fit and can be read; 0 until the first frame.
    pub zoom: f32,
    /// The zoom at which everything was seen in the last frame.
    pub least: f32,
    /// How the lines were laid out in the last frame.
    pub laid: Option<LaidOut>,
    /// The pile that is looked through.
    pub pile: Option<(Side, Pile)>,
    /// Whether it was opened because the picked card takes something out of it.
    pub pile_for_pick: bool,
    /// Where everything lay on the screen in the last frame.
    pub places: HashMap<Spot, Rect>,
    /// Those of them that take the keyboard, each as it lies: a row that scrolls may hide it.
    pub stops: HashMap<Spot, Rect>,
    /// What had the keyboard when it was last brought into sight.
    pub in_sight: Option<Spot>,
    /// Where the cells lie on the screen, those out of sight as well.
    pub cells: HashMap<String, Rect>,
    /// The part of the screen in which they are seen.
    pub lines: Option<Rect>,
    /// What was brought into sight last, by its line, and how large the field was.
    pub followed: Option<(usize, Vec2)>,
    /// The revision of the game for which who may act was last brought into sight.
    pub sought: Option<u64>,
    /// Where the piles lay on the screen in the last frame.
    pub piles: HashMap<(Side, Pile), Rect>,
    /// Where the card that is being dragged was taken up.
    pub dragged: Option<Spot>,
    /// The pane's place on the screen.
    pub screen: Option<Rect>,
    /// The pane's id among the controls.
    pub id: Option<Id>,
}

/// A little smaller than so cards can be read still.
const NEARLY: f32 = 0.85;

/// How the lines were laid out.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LaidOut {
    /// How much larger than what fits they were.
    pub zoom: f32,
    /// Their size.
    pub size: Vec2,
    /// How far they were scrolled.
    pub offset: Vec2,
}

impl FieldState {
    /// Whether it can be shown larger.
    #[must_use]
    pub fn can_enlarge(&self) -> bool {
        self.zoom < CLOSEST - 0.01
    }

    /// Whether it can be shown smaller.
    #[must_use]
    pub fn can_reduce(&self) -> bool {
        self.zoom > self.least + 0.01
    }

    /// Shows it larger or smaller, from every column to the closest view.
    pub fn scale(&mut self, factor: f32) {
        self.zoom = (self.zoom * factor).clamp(self.least, CLOSEST);
    }

    /// Takes note of the zoom at which everything is seen in the room that there is now. Who saw everything goes on to do so, as
    /// long as it can be read; so it is at first.
    pub fn follow(&mut self, least: f32) {
        if self.zoom < FARTHEST {
            (self.zoom, self.least) = (1.0, 1.0);
        }
        let fitted = self.zoom <= self.least + 0.01;
        if fitted && (least > NEARLY || self.zoom < NEARLY) {
            self.zoom = least;
        }
        (self.zoom, self.least) = (self.zoom.max(least), least);
    }

    /// Shows every column.
    pub fn fit(&mut self) {
        self.zoom = self.least;
    }

    /// Whether a panel shows the card under the pointer: then it is not shown a second time over the field.
    #[must_use]
    pub fn is_described(&self, ui: &Ui) -> bool {
        self.described.is_some_and(|pass| ui.ctx().cumulative_pass_nr() <= pass + 1)
    }

    /// The game has changed.
    pub fn game_changed(&mut self) {
        self.unpick();
        self.dragged = None;
        self.lets_go = matches!(self.cursor, Some(Spot::Hand(..) | Spot::Pile(..)));
    }

    /// Nothing is picked any more.
    pub fn unpick(&mut self) {
        (self.picked, self.picked_at) = (None, None);
        if std::mem::take(&mut self.pile_for_pick) {
            self.pile = None;
        }
    }

    /// What the card panel speaks about: what the pointer or the keyboard is on, or what was clicked last.
    #[must_use]
    pub fn focus(&self) -> Option<&Spot> {
        self.hover.as_ref().or(self.cursor.as_ref()).or(self.inspected.as_ref())
    }
}
