//! The map as players see it: drawn while the author rests. While he paints, the plain map shows what is what.

use super::board_state::BoardState;
use crate::map::camera::Camera;
use crate::map::ground_layer::{GroundLayer, GroundView};
use crate::map::neatline;
use crate::say;
use crate::theme::Palette;
use egui::{Align2, Area, Button, Frame, Id, Key, Order, Painter, Rect, Ui, vec2};
use gonfalon_core::drawing::ground::Style;
use gonfalon_core::view::MapView;
use std::sync::Arc;
use std::time::Duration;

/// The map rests when nothing has changed for so long, in seconds.
const REST: f64 = 0.5;
/// Shows it, or does so no longer.
pub const KEY: Key = Key::V;

/// The finished look of a map.
#[derive(Default)]
pub struct FinishedLook {
    /// Whether the author wants to see it.
    pub wanted: bool,
    map: Option<Arc<MapView>>,
    layer: GroundLayer,
    /// Since when nothing has changed.
    since: Option<f64>,
}

impl FinishedLook {
    /// The map has changed.
    pub fn forget(&mut self) {
        (self.map, self.since) = (None, None);
    }

    /// Paints the ground on top of the plain one, if the map has rested for a moment.
    pub fn paint(
        &mut self,
        painter: &Painter,
        map: &MapView,
        palette: &'static Palette,
        (camera, screen): (&Camera, Rect),
    ) {
        if !self.wanted {
            self.map = None;
            self.layer.rest();
            return;
        }
        let now = painter.ctx().input(|input| input.time);
        let rests = now - *self.since.get_or_insert(now);
        if self.map.is_none() && rests < REST {
            painter.ctx().request_repaint_after(Duration::from_secs_f64(REST - rests));
            return;
        }
        let finished = self.map.get_or_insert_with(|| Arc::new(map.clone()));
        let style = Style { numbers: true, heights: true };
        let map_style = finished.appearance.style;
        let view =
            GroundView { map: finished, palette, style, map_style, camera, screen, picture: None };
        neatline::framed(painter, &view, |painter| self.layer.paint(painter, &view));
    }

    /// Whether what is seen is not yet as sharp as the screen.
    #[must_use]
    pub fn is_waiting(&self) -> bool {
        self.wanted && (self.map.is_none() || self.layer.is_waiting())
    }
}

/// The switch, at the upper right corner of the map.
pub fn switch(ui: &Ui, board: &mut BoardState, screen: Rect) {
    let words = say!(ui, "author-finished");
    let about = format!("{} ({})", say!(ui, "author-finished-about"), KEY.name());
    let corner = screen.right_top() + vec2(-8.0, 8.0);
    Area::new(Id::unique("author-finished"))
        .order(Order::Middle)
        .fixed_pos(corner)
        .pivot(Align2::RIGHT_TOP)
        .constrain_to(screen)
        .show(ui.ctx(), |ui| {
            Frame::group(ui.style()).fill(ui.visuals().panel_fill).inner_margin(2).show(ui, |ui| {
                let button = Button::new(words).selected(board.finished.wanted);
                if ui.add(button).on_hover_text(about).clicked() {
                    board.finished.wanted = !board.finished.wanted;
                }
            });
        });
}
