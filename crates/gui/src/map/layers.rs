//! What the map shows besides ground and counters, as the player likes it.

use crate::say;
use egui::Ui;
use gonfalon_core::cartography::MapStyle;
use gonfalon_core::drawing::ground::Style;
use gonfalon_core::kernel::Side;
use gonfalon_core::view::MapView;
use serde::{Deserialize, Serialize};

/// The switches of the map.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Layers {
    /// The zone of control of the side listed first.
    pub zoc_a: bool,
    /// The zone of control of the side listed second.
    pub zoc_b: bool,
    /// Hex numbers.
    pub numbers: bool,
    /// Names of places and roads.
    pub names: bool,
    /// The ways of the last player turn.
    pub trails: bool,
    /// Named zones of the scenario.
    pub zones: bool,
    /// How high the land lies.
    pub heights: bool,
    /// The style of the map; without one it is that of its author.
    pub style: Option<MapStyle>,
    /// The small map in the corner.
    pub minimap: bool,
}

impl Default for Layers {
    fn default() -> Self {
        Layers {
            zoc_a: false,
            zoc_b: false,
            numbers: true,
            names: true,
            trails: false,
            zones: false,
            heights: true,
            style: None,
            minimap: true,
        }
    }
}

impl Layers {
    /// Whether the zone of control of a side is shown.
    #[must_use]
    pub const fn zoc(&self, side: Side) -> bool {
        match side {
            Side::A => self.zoc_a,
            Side::B => self.zoc_b,
        }
    }

    /// How a map is drawn.
    #[must_use]
    pub fn styles(&self, map: &MapView) -> (Style, MapStyle) {
        let style = Style { numbers: self.numbers, heights: self.heights };
        (style, self.style.unwrap_or(map.appearance.style))
    }

    /// The switches. In high contrast a map is drawn hex by hex, whatever its style.
    pub fn ui(&mut self, ui: &mut Ui, names: [&str; 2], map: &MapView, contrast: bool) {
        ui.checkbox(&mut self.zoc_a, say!(ui, "gui-layer-zoc", side = names[0]));
        ui.checkbox(&mut self.zoc_b, say!(ui, "gui-layer-zoc", side = names[1]));
        ui.checkbox(&mut self.numbers, say!(ui, "gui-layer-numbers"));
        ui.checkbox(&mut self.names, say!(ui, "gui-layer-names"));
        ui.checkbox(&mut self.trails, say!(ui, "gui-layer-ways"));
        ui.checkbox(&mut self.zones, say!(ui, "gui-layer-zones"));
        ui.checkbox(&mut self.heights, say!(ui, "gui-layer-heights"));
        ui.checkbox(&mut self.minimap, say!(ui, "gui-layer-minimap"));
        ui.separator();
        ui.label(say!(ui, "gui-layer-style"));
        ui.add_enabled_ui(!contrast, |ui| styles(ui, &mut self.style, map.appearance.style));
        if contrast {
            ui.weak(say!(ui, "gui-layer-style-contrast"));
        }
    }
}

/// Lets the player choose a style, or leave it to the author of the map, who chose `own`.
pub fn styles(ui: &mut Ui, style: &mut Option<MapStyle>, own: MapStyle) {
    ui.horizontal_wrapped(|ui| {
        let named = say!(ui, "gui-map-style-{}" own.tag());
        ui.selectable_value(style, None, say!(ui, "gui-map-style-author", style = named));
        for known in MapStyle::ALL {
            ui.selectable_value(style, Some(known), say!(ui, "gui-map-style-{}" known.tag()));
        }
    });
}
