//! The shield beside a blazon that is being written, and what is wrong with the blazon.

use crate::locale::HasLanguage;
use crate::paint::counter;
use crate::say;
use egui::{Role, Sense, Ui, Vec2, WidgetInfo, vec2};
use gonfalon_core::drawing::heraldry::Carrier;
use gonfalon_core::editor::{Key, Pointer};
use gonfalon_core::heraldry;

/// The size of the shield, in points.
const SHIELD: Vec2 = vec2(50.0, 60.0);

/// Whether a text at a place is a blazon.
#[must_use]
pub fn is_blazon(at: &Pointer) -> bool {
    matches!(at.0.last().and_then(Key::name), Some("arms" | "blazon"))
}

/// Shows the arms that a blazon describes, or the first word of it that is not understood.
pub fn show(ui: &mut Ui, blazon: &str) {
    if blazon.trim().is_empty() {
        return;
    }
    match heraldry::parse(blazon) {
        Ok(arms) => {
            let (rect, response) = ui.allocate_exact_size(SHIELD, Sense::hover());
            let mut shapes = Vec::new();
            counter::arms_on(Carrier::Shield, &arms, rect.shrink(1.0), ui.ctx(), &mut shapes);
            ui.painter().extend(shapes);
            let spoken = say!(ui, "gui-unit-shield", blazon = arms.to_string());
            response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &spoken));
            response.on_hover_text(spoken);
        }
        Err(fault) => {
            let language = ui.language();
            let told = format!("{}. {}", fault.what().told(language), fault.todo().told(language));
            ui.colored_label(ui.visuals().warn_fg_color, told);
        }
    }
}
