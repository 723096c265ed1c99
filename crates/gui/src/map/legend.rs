//! The key of the map: what its ground looks like and does, who stands on it, and what signs and counters show.

use super::super::game_table::View;
use super::key_part::KeyPart;
use super::key_pictures::PICTURE;
use super::sign_key::{signs, states};
use super::state::MapState;
use super::{arms_key, figure_key};
use crate::locale::HasLanguage;
use crate::say;
use egui::{Image, ScrollArea, Ui, Vec2};
use gonfalon_core::cartography::MapStyle;
use gonfalon_core::drawing::ground::heights;
use gonfalon_core::drawing::ground::samples::SampleKind;
use gonfalon_core::paper::map_key::sample_name;
use gonfalon_core::view::MapView;
use std::sync::Arc;

/// The widest line beside a picture, in points.
pub const WIDE: f32 = 270.0;
fn name(part: KeyPart, view: &View) -> String {
    match part {
        KeyPart::Ground => say!(view, "gui-key-ground"),
        KeyPart::Counters => say!(view, "gui-key-counters"),
        KeyPart::Signs => say!(view, "gui-key-signs"),
    }
}

/// Shows what the ground, the counters and the signs mean.
pub fn show(ui: &mut Ui, view: &View, map: &Arc<MapView>, state: &mut MapState) {
    ui.horizontal(|ui| {
        for part in KeyPart::ALL {
            ui.selectable_value(&mut state.key_part, part, name(part, view));
        }
    });
    ui.separator();
    let screen = ui.ctx().content_rect();
    let room = (screen.bottom() - ui.cursor().top() - 24.0).max(screen.height() * 0.4);
    let mut scrolled = ScrollArea::vertical()
        .id_salt(state.key_part as u8)
        .max_height(room)
        .min_scrolled_height(room);
    if !state.key_is_open {
        // It opens at its beginning, wherever it was read last.
        scrolled = scrolled.vertical_scroll_offset(0.0);
    }
    // In a menu text would be spread over the width of its lines.
    let part = |ui: &mut Ui| {
        // Each part is as wide as the widest: the map beside it stays where it is.
        ui.set_min_width(PICTURE[0] + WIDE);
        match state.key_part {
            KeyPart::Ground => ground(ui, view, map, state),
            KeyPart::Counters => {
                states(ui, view);
                ui.add_space(6.0);
                arms_key::show(ui, view);
                ui.add_space(6.0);
                figure_key::show(ui, view);
            }
            KeyPart::Signs => signs(ui, view),
        }
    };
    scrolled.show(ui, |ui| ui.vertical(part));
}

/// The ground: what it looks like, what it is called, and what the rules say of it.
fn ground(ui: &mut Ui, view: &View, map: &Arc<MapView>, state: &mut MapState) {
    let (palette, rules) = (view.palette, view.port.ground_rules());
    let (styles, ppp) = (view.settings.layers.styles(map), ui.ctx().pixels_per_point());
    let source = state.ground.source(map, palette.drawn(), styles, ppp);
    let pictures = state.key_pictures.of(ui.ctx(), map, &source);
    if !rules.rule.is_empty() {
        ui.weak(say!(view, "gui-key-rule", rule = rules.rule));
    }
    for (sample, texture) in pictures {
        let effect = match sample.kind {
            SampleKind::Terrain(number) => rules.terrains.get(usize::from(number)),
            SampleKind::Feature(number) => rules.features.get(number),
            SampleKind::Road => Some(&rules.road),
            SampleKind::Stream => None,
            SampleKind::Slope => Some(&rules.slope),
            SampleKind::Steep => Some(&rules.steep),
        };
        ui.horizontal(|ui| {
            ui.add(Image::new((texture.id(), Vec2::from(PICTURE))).corner_radius(3.0));
            ui.vertical(|ui| {
                ui.set_max_width(WIDE);
                ui.label(sample_name(sample, map, view.language()));
                if let Some(effect) = effect.filter(|effect| !effect.is_empty()) {
                    ui.weak(effect);
                }
            });
        });
    }
    if source.has_scenery() {
        ui.set_max_width(PICTURE[0] + WIDE);
        ui.weak(say!(view, "gui-key-scenery"));
    }
    if heights::highest(map) > 0 && view.settings.layers.heights {
        ui.set_max_width(PICTURE[0] + WIDE);
        let (_, style) = view.settings.layers.styles(map);
        let is_land = style != MapStyle::Plain && !view.palette.contrast;
        ui.weak(say!(view, "gui-key-heights", look = if is_land { "land" } else { "plain" }));
    }
}
