//! A map in one of its styles, some hexes at a time.

use super::groundwork::Groundwork;
use super::landscape;
use super::parts::part;
use super::quadrangle::Quadrangle;
use crate::board::Hex;
use crate::drawing::ground::Land;
use crate::drawing::{Area, Drawing};
use crate::scenario::appearance::MapStyle;

/// A map and how it is drawn.
pub struct Cartographer<'a> {
    land: Land<'a>,
    style: MapStyle,
    groundwork: &'a Groundwork,
}

impl<'a> Cartographer<'a> {
    /// A map in a style. In high contrast every map is plain.
    #[must_use]
    pub fn new(land: Land<'a>, style: MapStyle, groundwork: &'a Groundwork) -> Cartographer<'a> {
        let style = if land.palette().contrast { MapStyle::Plain } else { style };
        Cartographer { land, style, groundwork }
    }

    /// The part of the plane that belongs to some hexes that fill a rectangle of columns and rows. Such rectangles fit together.
    #[must_use]
    pub fn area(&self, hexes: &[Hex]) -> Option<Area> {
        part(self.land.map(), hexes)
    }

    /// The land of some hexes that fill such a rectangle; nothing in the plain style.
    #[must_use]
    pub fn ground(&self, hexes: &[Hex]) -> Drawing {
        let quadrangle = self.quadrangle(hexes);
        quadrangle.map_or_else(Drawing::default, |quadrangle| landscape::land(&quadrangle))
    }

    /// What lies on it, up to the numbers of the hexes; in the plain style everything.
    #[must_use]
    pub fn features(&self, hexes: &[Hex]) -> Drawing {
        let Some(quadrangle) = self.quadrangle(hexes) else { return self.land.draw(hexes) };
        let mut drawing = landscape::features(&quadrangle);
        drawing.layers.extend(self.land.above(hexes).layers);
        drawing
    }

    /// Both.
    #[must_use]
    pub fn draw(&self, hexes: &[Hex]) -> Drawing {
        let mut drawing = self.ground(hexes);
        drawing.layers.extend(self.features(hexes).layers);
        drawing
    }

    fn quadrangle(&self, hexes: &[Hex]) -> Option<Quadrangle<'_>> {
        let area = self.area(hexes).filter(|_| self.style != MapStyle::Plain)?;
        Some(Quadrangle {
            map: self.land.map(),
            groundwork: self.groundwork,
            palette: self.land.palette(),
            area,
            highest: self.land.highest(),
            zoom: self.land.zoom(),
            is_flat: self.style == MapStyle::Print,
        })
    }
}
