//! Colours and places between the drawings and egui, which have types of their own.

use egui::{Color32, Pos2, Rect};
use gonfalon_core::drawing::{Area, Colour, Point};

/// What drawings have, too.
pub trait ToDrawing {
    /// What they call it.
    type Drawn;

    /// As drawings have it.
    fn drawn(self) -> Self::Drawn;
}

impl ToDrawing for Color32 {
    type Drawn = Colour;

    fn drawn(self) -> Colour {
        let [r, g, b, a] = self.to_srgba_unmultiplied();
        Colour { r, g, b, a }
    }
}

impl ToDrawing for Pos2 {
    type Drawn = Point;

    fn drawn(self) -> Point {
        Point { x: self.x, y: self.y }
    }
}

impl ToDrawing for Rect {
    type Drawn = Area;

    fn drawn(self) -> Area {
        Area::new(self.min.drawn(), self.max.drawn())
    }
}

/// What egui has, too.
pub trait ToScreen {
    /// What it calls it.
    type Shown;

    /// As egui has it.
    fn shown(self) -> Self::Shown;
}

impl ToScreen for Colour {
    type Shown = Color32;

    fn shown(self) -> Color32 {
        let Colour { r, g, b, a } = self;
        Color32::from_rgba_unmultiplied(r, g, b, a)
    }
}
