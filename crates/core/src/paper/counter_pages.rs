//! Sheets of counters and markers.

use super::counter_faces::CounterFaces;
use super::markers::markers;
use super::registered::{Piece, Register};
use super::request::{Request, What};
use super::sheet::Sheet;
use super::tiling::MARGIN;
use crate::drawing::{Palette, Point};
use crate::kernel::Side;
use crate::say;
use crate::session::Port;

/// Every counter and marker, front and back; nothing if the game has none.
#[must_use]
pub fn pages(port: &dyn Port, request: &Request, palette: &Palette) -> Vec<Sheet> {
    let faces = CounterFaces {
        system: port.system(),
        liveries: port.scenario().sides.each_ref().map(|side| side.livery),
        palette,
        side: request.counter,
    };
    let counters = port.board(None).map(|board| board.counters).unwrap_or_default();
    let of = |side: Side| -> Vec<Piece> {
        counters.iter().filter(|c| c.side == side).map(|c| faces.piece(c)).collect()
    };
    let mut groups: Vec<Vec<Piece>> = Side::ALL.map(of).to_vec();
    groups.extend(markers(port, &faces, counters.len()));
    groups.retain(|group| !group.is_empty());
    let register = Register {
        paper: request.paper.upright(),
        piece: Point::splat(request.counter),
        margin: Point::splat(MARGIN),
        palette,
    };
    let l = port.language();
    let battle = port.scenario().title.get(l);
    let label = |number: usize, of: usize, back: bool| {
        if back {
            say!(l, "paper-counters-back", battle = battle, number = number, of = of)
        } else {
            say!(l, "paper-counters-front", battle = battle, number = number, of = of)
        }
    };
    let mut sheets = register.sheets(&groups, label);
    if let Some(first) = sheets.first_mut() {
        first.bookmark(0, &What::Counters.name(l), 0.0);
    }
    sheets
}
