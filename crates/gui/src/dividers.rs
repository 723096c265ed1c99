//! What `egui_tiles` leaves without a name of ours. The lines between panels: screen readers call them dividers, and Tab goes
//! past them, for only the mouse can move them. The arrows that scroll a strip of tabs: named in the window's language.

use crate::say;
use egui::accesskit::{Action, Node, Role};
use egui::{Context, Event, FullOutput, Key, Modifiers, Plugin, RawInput, Rect};

/// Whatever can be dragged and is no wider than this is a line between panels, in points.
const THIN: f32 = 8.0;

/// The names that `egui_tiles` gives the arrows of a strip, and where each leads.
const ARROWS: [(&str, &str); 2] = [("Scroll tabs left", "left"), ("Scroll tabs right", "right")];

/// Names dividers and arrows, and leads the keyboard past the dividers.
#[derive(Debug, Default)]
pub struct Dividers {
    /// Whether the keyboard goes backwards.
    backwards: bool,
}

impl Plugin for Dividers {
    fn debug_name(&self) -> &'static str {
        "dividers"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        for event in &input.events {
            if let Event::Key { key: Key::Tab, pressed: true, modifiers, .. } = event {
                self.backwards = modifiers.shift;
            }
        }
        if on_divider(ctx) {
            let modifiers = if self.backwards { Modifiers::SHIFT } else { Modifiers::NONE };
            let (key, physical_key) = (Key::Tab, None);
            input.events.push(Event::Key {
                key,
                physical_key,
                pressed: true,
                repeat: false,
                modifiers,
            });
        }
    }

    fn output_hook(&mut self, ctx: &Context, output: &mut FullOutput) {
        if on_divider(ctx) {
            ctx.request_repaint();
        }
        let Some(update) = &mut output.platform_output.accesskit_update else { return };
        let name = say!(ctx, "gui-divider");
        for (_, node) in &mut update.nodes {
            let bare = matches!(node.role(), Role::Unknown | Role::GenericContainer);
            if bare && node.label().is_none() && node.value().is_none() {
                settle(node, &name);
            }
            if let Some((_, way)) = ARROWS.iter().find(|(name, _)| node.label() == Some(*name)) {
                node.set_label(say!(ctx, "gui-tabs-{}" way));
            }
        }
    }
}

/// Whether the keyboard is on a line between panels.
fn on_divider(ctx: &Context) -> bool {
    let focused = ctx.memory(egui::Memory::focused);
    let response = focused.and_then(|id| ctx.read_response(id));
    response.is_some_and(|response| response.sense.senses_drag() && is_thin(response.rect))
}

fn is_thin(rect: Rect) -> bool {
    rect.width().min(rect.height()) < THIN && rect.width().max(rect.height()) > THIN * 4.0
}

/// A line is a divider; what else has no name is ground that is only dragged over, and nothing to be pressed.
fn settle(node: &mut Node, name: &str) {
    let Some(bounds) = node.bounds() else { return };
    let (wide, high) = (bounds.x1 - bounds.x0, bounds.y1 - bounds.y0);
    node.remove_action(Action::Focus);
    node.remove_action(Action::Click);
    let thin = f64::from(THIN);
    if node.role() == Role::Unknown && wide.min(high) < thin && wide.max(high) > thin * 4.0 {
        node.set_role(Role::Splitter);
        node.set_label(name);
    } else {
        node.set_role(Role::GenericContainer);
    }
}
