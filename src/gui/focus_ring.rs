//! The ring around what has the keyboard: the same around everything, in every theme.

use super::theme::Palette;
use egui::{Context, CornerRadius, Event, Rect, Stroke, StrokeKind};

/// Whether the window is led by keys. Whoever points with the mouse sees no ring.
#[derive(Debug, Default)]
pub struct FocusRing {
    by_keys: bool,
}

impl FocusRing {
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
