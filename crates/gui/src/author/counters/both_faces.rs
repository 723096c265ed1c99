//! The counter in hand, large: its front and its back as they look in play.

use super::counter_marks;
use crate::author::work::{Around, Work};
use crate::paint::counter::{self, Paint};
use crate::say;
use egui::{Role, Sense, Ui, WidgetInfo, vec2};
use gonfalon_core::view::{CounterKind, CounterView};

/// The side of a face, in points.
const SIDE: f32 = 76.0;

/// Shows them, as long as the battle can be begun.
pub fn show(ui: &mut Ui, work: &Work, around: &Around) {
    let in_hand = work.table.in_hand.as_deref();
    let known = work.found.counters.iter().find(|counter| Some(counter.id.as_str()) == in_hand);
    let Some(known) = known else { return };
    let livery = counter_marks::liveries(work)[known.side as usize];
    ui.horizontal(|ui| {
        for (back_up, word) in [(false, "front"), (true, "back")] {
            if back_up && known.back.is_none() && known.kind != CounterKind::Leader {
                continue;
            }
            let face = CounterView { back_up, ..known.clone() };
            let (rect, response) = ui.allocate_exact_size(vec2(SIDE, SIDE), Sense::hover());
            let paint = Paint { ctx: ui.ctx(), palette: around.palette, livery };
            let mut shapes = Vec::new();
            counter::draw(&face, rect.shrink(2.0), paint, &mut shapes);
            ui.painter().extend(shapes);
            let words = say!(ui, "author-face-{}" word);
            response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &words));
            response.on_hover_text(words);
        }
        ui.label(&known.name);
    });
    ui.separator();
}
