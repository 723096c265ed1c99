//! What the map shows besides ground and counters, as the player likes it.

use crate::kernel::Side;
use egui::Ui;
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
    /// The ways of the last player turn.
    pub trails: bool,
    /// Named zones of the scenario.
    pub zones: bool,
    /// The small map in the corner.
    pub minimap: bool,
}

impl Default for Layers {
    fn default() -> Self {
        Layers {
            zoc_a: false,
            zoc_b: false,
            numbers: true,
            trails: true,
            zones: false,
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

    /// The switches.
    pub fn ui(&mut self, ui: &mut Ui, names: [&str; 2]) {
        ui.checkbox(&mut self.zoc_a, format!("Zone of control: {}", names[0]));
        ui.checkbox(&mut self.zoc_b, format!("Zone of control: {}", names[1]));
        ui.checkbox(&mut self.numbers, "Hex numbers");
        ui.checkbox(&mut self.trails, "Ways of the last player turn");
        ui.checkbox(&mut self.zones, "Zones of the scenario");
        ui.checkbox(&mut self.minimap, "Small map in the corner");
    }
}
