//! The keys `PageUp` and `PageDown` scroll what egui scrolls by the wheel alone; in a dialog, so do Home and End.

use egui::style::ScrollAnimation;
use egui::{Context, Event, Id, Key, LayerId, Order, Plugin, RawInput, Rect, Ui, vec2};

/// How much of what is in sight makes way for a press of a key.
const PAGE: f32 = 0.85;

/// Something that can be scrolled, as it was last shown.
#[derive(Clone, Copy, Debug)]
struct Area {
    id: Id,
    layer: LayerId,
    /// What of it is in sight.
    sight: Rect,
}

/// Finds out what the keys scroll.
#[derive(Debug, Default)]
pub struct PageKeys {
    /// What is shown in this frame, and what was in the last one.
    shown: Vec<Area>,
    before: Vec<Area>,
    /// What was pointed at last, or has newly come into sight.
    last: Option<Id>,
    /// What shall be scrolled in this frame, and how far down.
    wanted: Option<(Id, f32)>,
}

/// Makes what is scrolled here follow the keys. To be called at the end of what is scrolled.
pub fn follow(ui: &Ui) {
    let (id, sight) = (ui.unique_id(), ui.clip_rect());
    let area = Area { id, layer: ui.layer_id(), sight };
    if ui.min_rect().height() <= sight.height() + 1.0 {
        return;
    }
    let down = ui.ctx().with_plugin(|keys: &mut PageKeys| {
        keys.shown.push(area);
        keys.wanted.take_if(|(wanted, _)| *wanted == id).map(|(_, down)| down)
    });
    if let Some(down) = down.flatten() {
        ui.scroll_with_delta_animation(vec2(0.0, -down), ScrollAnimation::none());
    }
}

impl PageKeys {
    /// What the keys scroll: what lies uppermost; of several there that which has the keyboard, was pointed at or came into
    /// sight last, or else the largest.
    fn pick(&self, ctx: &Context) -> Option<Area> {
        let reached = |area: &&Area| ctx.memory(|m| m.is_above_modal_layer(area.layer));
        let top = self.before.iter().filter(reached).map(|area| area.layer.order).max()?;
        let there = || self.before.iter().filter(reached).filter(|a| a.layer.order == top);
        let focused = ctx.memory(egui::Memory::focused).and_then(|id| ctx.read_response(id));
        let holds = |area: &&Area| {
            let inside = |on: &egui::Response| area.sight.contains(on.rect.center());
            focused.as_ref().is_some_and(|on| on.layer_id == area.layer && inside(on))
        };
        let last = || there().find(|area| Some(area.id) == self.last);
        let largest = || there().max_by(|a, b| a.sight.area().total_cmp(&b.sight.area()));
        there().find(holds).or_else(last).or_else(largest).copied()
    }
}

impl Plugin for PageKeys {
    fn debug_name(&self) -> &'static str {
        "page keys"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        self.wanted = None;
        let Some(area) = self.pick(ctx) else { return };
        let dialog = area.layer.order != Order::Background;
        let page = area.sight.height() * PAGE;
        input.events.retain(|event| {
            let Event::Key { key, pressed: true, modifiers, .. } = event else { return true };
            let down = match key {
                Key::PageDown => page,
                Key::PageUp => -page,
                Key::End if dialog => 1.0e6,
                Key::Home if dialog => -1.0e6,
                _ => return true,
            };
            let typed = matches!(key, Key::Home | Key::End) && ctx.text_edit_focused();
            if !modifiers.is_none() || typed {
                return true;
            }
            self.wanted = Some((area.id, down));
            false
        });
    }

    fn on_begin_pass(&mut self, _: &mut Ui) {
        self.shown.clear();
    }

    fn on_end_pass(&mut self, ui: &mut Ui) {
        let pointed = ui.input(|i| {
            let moves = i.pointer.is_moving() || i.pointer.any_pressed();
            i.pointer.latest_pos().filter(|_| moves)
        });
        let under = |area: &&Area| pointed.is_some_and(|at| area.sight.contains(at));
        let new = |area: &&Area| self.before.iter().all(|before| before.id != area.id);
        let last = self.shown.iter().rev().find(under).or(self.shown.iter().find(new));
        self.last = last.map_or(self.last, |area| Some(area.id));
        self.before.clone_from(&self.shown);
    }
}
