//! How somebody prints: kept with the settings, since the paper in a printer seldom changes.

use gonfalon_core::cartography::MapStyle;
use gonfalon_core::paper::{COUNTER_SIZES, DOTS, HEX_SIZES, PaperSize, Request};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// Paper and sizes.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct PrintSettings {
    /// The paper in the printer.
    pub paper: PaperSize,
    /// Whether the map is on one sheet.
    pub one_sheet: bool,
    /// The size of a hex from flat to flat, in millimetres.
    pub hex: f32,
    /// The side of a counter, in millimetres.
    pub counter: f32,
    /// What the map looks like.
    pub style: Option<MapStyle>,
    /// The dots to the inch of a picture.
    pub dpi: f32,
}

impl Default for PrintSettings {
    fn default() -> PrintSettings {
        let Request { paper, one_sheet, hex, counter, style, .. } = Request::default();
        PrintSettings { paper, one_sheet, hex, counter, style, dpi: 150.0 }
    }
}

impl PrintSettings {
    /// The same with every number in its range.
    #[must_use]
    pub fn tidy(self) -> PrintSettings {
        let usual = PrintSettings::default();
        let within = |number: f32, range: RangeInclusive<f32>, usual: f32| {
            if range.contains(&number) { number } else { usual }
        };
        PrintSettings {
            hex: within(self.hex, HEX_SIZES, usual.hex),
            counter: within(self.counter, COUNTER_SIZES, usual.counter),
            dpi: within(self.dpi, DOTS, usual.dpi),
            ..self
        }
    }
}
