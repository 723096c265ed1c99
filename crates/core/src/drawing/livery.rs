//! The pattern that tells the sides apart without colour.

use super::art::{self, Inks};
use super::colour::Colour;
use super::geometry::Area;
use super::shape::Shape;
use crate::scenario::model::Livery;

/// Adds the pattern of a livery.
pub fn pattern(livery: Livery, area: Area, colour: Colour, out: &mut Vec<Shape>) {
    let name = match livery {
        Livery::Red => "red",
        Livery::Green => "green",
        Livery::Blue => "blue",
        Livery::Ochre => "ochre",
    };
    let inks = Inks { ink: colour.thin(0.62), ground: Colour::NONE, finest: 0.0 };
    art::place("liveries", name, area, inks, out);
}
