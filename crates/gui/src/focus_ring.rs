//! The ring around what has the keyboard: the same around everything, in every theme.

use super::page_keys;
use super::theme::Palette;
use egui::style::ScrollAnimation;
use egui::{Context, CornerRadius, Event, Id, Rect, Stroke, StrokeKind, Ui};

/// Whether the window is led by keys. Whoever points with the mouse sees no ring.
#[derive(Debug, Default)]
pub struct FocusRing {
    by_keys: bool,
    /// What had the focus in the last frame.
    on: Option<Id>,
}

/// Where it stands which control has just been given the focus by keys.
fn moved() -> Id {
    Id::unique("focus-moved")
}

/// Makes what is scrolled follow the keys: what has just been given the focus comes into sight, and whole pages are turned. To
/// be called at the end of what is scrolled.
pub fn follow(ui: &Ui) {
    page_keys::follow(ui);
    let moved = ui.data(|data| data.get_temp::<Option<Id>>(moved())).flatten();
    let Some(response) = moved.and_then(|id| ui.ctx().read_response(id)) else { return };
    if response.layer_id == ui.layer_id() && ui.min_rect().contains(response.rect.center()) {
        ui.scroll_to_rect_animation(response.rect.expand(12.0), None, ScrollAnimation::none());
    }
}

impl FocusRing {
    /// Whether anything had the focus in the last frame.
    #[must_use]
    pub const fn had_focus(&self) -> bool {
        self.on.is_some()
    }

    /// Paints the ring, above what has the focus.
    pub fn paint(&mut self, ctx: &Context, palette: &Palette) {
        let mut led = None;
        ctx.input(|i| {
            for event in &i.raw.events {
                match event {
                    Event::Key { pressed: true, .. } | Event::AccessKitActionRequest(_) => {
                        led = Some(true);
                    }
                    Event::PointerButton { pressed: true, .. } => led = Some(false),
                    _ => {}
                }
            }
        });
        self.by_keys = led.unwrap_or(self.by_keys);
        let on = ctx.memory(egui::Memory::focused);
        let moves = on.filter(|_| self.by_keys && on != self.on);
        ctx.data_mut(|data| data.insert_temp(moved(), moves));
        if moves.is_some() {
            // What is scrolled follows in the next frame.
            ctx.request_repaint();
        }
        self.on = on;
        let Some(id) = ctx.memory(egui::Memory::focused).filter(|_| self.by_keys) else { return };
        let Some(response) = ctx.read_response(id) else { return };
        let rect = response.interact_rect.intersect(ctx.content_rect());
        if !rect.is_positive() {
            return;
        }
        let painter = ctx.layer_painter(response.layer_id);
        for (line, color) in [(4.5, palette.halo), (2.0, palette.hover)] {
            let stroke = Stroke::new(line, color);
            painter.rect_stroke(ring(rect, ctx), CornerRadius::same(5), stroke, StrokeKind::Middle);
        }
    }
}

/// Where the ring lies: around the control, or inside of the window's edge.
fn ring(rect: Rect, ctx: &Context) -> Rect {
    rect.expand(1.5).intersect(ctx.content_rect().shrink(2.5))
}
