//! Battles on paper: scale, register, overlaps, text, and what the command line says of it.

mod command;
mod documents;
mod files;
mod map;
mod other_programs;
mod register;
mod tiles;

use gonfalon::drawing::{Shape, Text};
use gonfalon::paper::{Document, Request, Sheet, What, document};
use gonfalon::scenario::{Scenario, catalogue};
use gonfalon::words::Language;

pub fn battle(id: &str) -> Scenario {
    catalogue::find(id).expect("it is built in")
}

pub fn request(what: &[What]) -> Request {
    Request { what: Some(what.to_vec()), ..Request::default() }
}

pub fn printed(id: &str, what: What) -> Vec<Sheet> {
    let document = document(&battle(id), &request(&[what])).expect("it can be printed");
    document.sheets().cloned().collect()
}

pub fn whole(id: &str, language: Language) -> Document {
    let request = Request { language, ..Request::default() };
    document(&battle(id), &request).unwrap_or_else(|error| panic!("{id}: {error:?}"))
}

pub fn on_one_sheet(hex: f32) -> Request {
    Request { hex, one_sheet: true, ..request(&[What::Map]) }
}

/// Every text of a sheet.
pub fn texts(sheet: &Sheet) -> impl Iterator<Item = &Text> {
    sheet.shapes().filter_map(|(_, _, shape)| match shape {
        Shape::Text(text) => Some(text),
        _ => None,
    })
}

/// The shapes of a layer, with their places in millimetres: corners of lines and tiles.
pub fn corners<'a>(sheet: &'a Sheet, layer: &'a str) -> impl Iterator<Item = Vec<(f32, f32)>> + 'a {
    sheet.shapes().filter(move |(_, name, _)| *name == layer).filter_map(|(placed, _, shape)| {
        let (Shape::Tile { points, .. } | Shape::Line { points, .. }) = shape else {
            return None;
        };
        let place = |p: &gonfalon::drawing::Point| {
            (placed.at.x + p.x * placed.scale, placed.at.y + p.y * placed.scale)
        };
        Some(points.iter().map(place).collect())
    })
}
