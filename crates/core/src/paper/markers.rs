//! Markers: what lies on counters and tracks, by system.

use super::counter_faces::CounterFaces;
use super::registered::{Piece, Printed};
use super::tracks::turns;
use crate::drawing::fit;
use crate::drawing::livery::pattern;
use crate::drawing::typeface::typeface;
use crate::drawing::{Anchor, Area, Colour, Point, Shape, Stroke, insignia, point};
use crate::kernel::{Side, System};
use crate::say;
use crate::scenario::barons::BaronsData;
use crate::session::Port;
use crate::words::Language;

/// The markers of a game: those of both sides together, then each side's.
#[must_use]
pub fn markers(port: &dyn Port, faces: &CounterFaces, units: usize) -> Vec<Vec<Piece>> {
    let list = MarkerList { port, faces, language: port.language() };
    let mut groups = vec![list.common(units)];
    groups.extend(Side::ALL.map(|side| list.of(side)));
    groups.retain(|group| !group.is_empty());
    groups
}

struct MarkerList<'a> {
    port: &'a dyn Port,
    faces: &'a CounterFaces<'a>,
    language: Language,
}

fn times(count: usize, piece: &Piece) -> Vec<Piece> {
    vec![piece.clone(); count]
}

impl MarkerList<'_> {
    fn common(&self, units: usize) -> Vec<Piece> {
        let l = self.language;
        let turn = self.note(&say!(l, "paper-marker-turn"), "");
        let turn = Piece { front: turn.clone(), back: turn };
        let turns = usize::from(turns(&self.port.table(None)).is_some());
        let mut list = times(turns, &turn);
        match self.faces.system {
            System::Bmw => {
                let charging = self.note(&say!(l, "paper-marker-charging"), "»");
                list.extend(times(8, &Piece { front: charging.clone(), back: charging }));
            }
            System::Arsouf => {}
            System::Barons => {
                let hits = |n: u8| self.hits(n);
                let pair = |front, back| Piece { front, back };
                list.extend(times(units.div_ceil(2), &pair(hits(1), hits(2))));
                list.extend(times(units.div_ceil(3), &pair(hits(3), hits(4))));
                list.extend(times(units.div_ceil(8), &pair(hits(5), hits(5))));
                let shaken = self.note(&say!(l, "paper-marker-shaken"), "");
                list.extend(times(units.div_ceil(3), &pair(shaken.clone(), shaken)));
            }
            System::Acies => {
                let hit = self.hits(0);
                list.extend(times(36, &Piece { front: hit.clone(), back: hit }));
            }
        }
        list
    }

    fn of(&self, side: Side) -> Vec<Piece> {
        let l = self.language;
        let mut list = Vec::new();
        let record = |text: String| {
            let both = |factor: &str| self.coloured(side, &text, factor);
            Piece { front: both("× 1"), back: both("× 10") }
        };
        match self.faces.system {
            System::Bmw => {
                list.extend(times(2, &record(say!(l, "paper-marker-losses"))));
                list.extend(times(2, &record(say!(l, "paper-marker-points"))));
                let front = self.coloured(side, &say!(l, "paper-marker-demoralized"), "");
                list.push(Piece { front, back: self.blank(side) });
            }
            System::Arsouf => {}
            System::Barons => {
                list.extend(times(2, &record(say!(l, "paper-marker-points"))));
                list.extend(self.chits(side));
                list.extend(self.commands(side));
            }
            System::Acies => list.extend(times(2, &record(say!(l, "paper-marker-flank")))),
        }
        list
    }

    /// BARONS 5.0: command chits; their backs tell nothing.
    fn chits(&self, side: Side) -> Vec<Piece> {
        let data = self.port.scenario().data::<BaronsData>();
        let points = data.map_or(0, |data| usize::from(data.command_points[side as usize]));
        let chits = |value: u8| {
            let count = points.div_ceil(usize::from(value) + 1);
            let front = self.coloured(side, &value.to_string(), "");
            times(count, &Piece { front, back: self.blank(side) })
        };
        (1..=4).rev().flat_map(chits).collect()
    }

    /// BARONS 13.0: how each command bears up.
    fn commands(&self, side: Side) -> Vec<Piece> {
        let displays = self.port.table(None).displays;
        let piece = |display: &crate::view::DisplayView| {
            let marked = |text: String| {
                let mut face = self.coloured(side, &text, "");
                let s = self.faces.side;
                let area = Area::sized(point(s * 0.36, s * 0.08), Point::splat(s * 0.28));
                insignia::tag(&display.mark, area, self.faces.palette, &mut face.shapes);
                face
            };
            Piece {
                front: marked(say!(self.language, "paper-marker-shaken")),
                back: marked(say!(self.language, "paper-marker-broken")),
            }
        };
        displays.iter().filter(|display| display.side == side).map(piece).collect()
    }

    fn blank(&self, side: Side) -> Printed {
        self.faces.blank(self.faces.liveries[side as usize])
    }

    /// A word on the ground of markers, and a sign below it.
    fn note(&self, text: &str, below: &str) -> Printed {
        let palette = self.faces.palette;
        let mut shapes = self.edge(palette.mark_ink);
        self.words(text, below, palette.mark_ink, &mut shapes);
        Printed { ground: palette.mark, shapes }
    }

    /// A word in the colours of a side.
    fn coloured(&self, side: Side, text: &str, below: &str) -> Printed {
        let livery = self.faces.liveries[side as usize];
        let colours = self.faces.palette.livery(livery);
        let s = self.faces.side;
        let mut shapes = Vec::new();
        pattern(livery, Area::sized(Point::default(), Point::splat(s)), colours.band, &mut shapes);
        let plate = Area::sized(Point::default(), Point::splat(s)).shrink2(s * 0.06, s * 0.2);
        shapes.push(Shape::panel(plate, s * 0.08, self.faces.palette.plate));
        self.words(text, below, self.faces.palette.plate_ink, &mut shapes);
        Printed { ground: colours.body, shapes }
    }

    fn edge(&self, ink: Colour) -> Vec<Shape> {
        let s = self.faces.side;
        let area = Area::sized(Point::default(), Point::splat(s)).shrink(s * 0.04);
        vec![Shape::frame(area, s * 0.08, Stroke::new(s * 0.025, ink))]
    }

    fn words(&self, text: &str, below: &str, ink: Colour, out: &mut Vec<Shape>) {
        let s = self.faces.side;
        let (top, bottom) = if below.is_empty() { (0.22, 0.78) } else { (0.22, 0.56) };
        let area = Area::new(point(s * 0.09, s * top), point(s * 0.91, s * bottom));
        let largest = if text.chars().count() <= 2 { s * 0.6 } else { s * 0.24 };
        let fitted = fit::fit(typeface(), text, (area.width(), area.height()), largest);
        fit::write(&fitted, area, ink, out);
        if !below.is_empty() {
            out.push(Shape::text(point(s * 0.5, s * 0.66), Anchor::Center, below, s * 0.24, ink));
        }
    }

    /// So many hits; 0 for one that is only counted.
    fn hits(&self, count: u8) -> Printed {
        let (palette, s) = (self.faces.palette, self.faces.side);
        let center = Point::splat(s / 2.0);
        let mut shapes = self.edge(palette.wound);
        shapes.push(Shape::disc(center, s * 0.34, palette.wound));
        let ink = palette.wound_edge;
        if count == 0 {
            let line = Stroke::new(s * 0.07, ink);
            for way in [point(0.15, 0.15), point(0.15, -0.15)] {
                shapes.push(Shape::line([center - way * s, center + way * s], line));
            }
        } else {
            let text = count.to_string();
            shapes.push(Shape::text(center, Anchor::Center, &text, s * 0.5, ink));
        }
        Printed { ground: palette.plate, shapes }
    }
}
