//! The whole map at its size on paper: title, ground, names, zones, key and rulers.

use super::sheet::{FINE, PT, Placed, Sheet, words};
use super::{map_key, tracks};
use crate::board::Hex;
use crate::cartography::beyond::margins;
use crate::cartography::{Cartographer, Groundwork, Lettering, MapStyle};
use crate::drawing::compass_rose::compass_rose;
use crate::drawing::ground::{Ground, Land, Style};
use crate::drawing::typeface::typeface;
use crate::drawing::{Anchor, Area, Drawing, Face, Palette, Point, Shape, Stroke, Text, point};
use crate::say;
use crate::scenario::Scenario;
use crate::view::MapView;
use crate::words::{Language, decimal};

/// The distance between the frame and the hexes, in millimetres.
const PAD: f32 = 3.0;

/// A map to be printed.
#[derive(Clone, Copy)]
pub struct PrintedMap<'a> {
    /// The map.
    pub map: &'a MapView,
    /// The battle.
    pub scenario: &'a Scenario,
    /// The colours.
    pub palette: &'a Palette,
    /// The size of a hex from flat to flat, in millimetres.
    pub hex: f32,
    /// What it looks like.
    pub style: Option<MapStyle>,
    /// The last turn, if the battle has one and its track is not too long.
    pub turns: Option<u16>,
    /// The side of a counter, in millimetres.
    pub counter: f32,
    /// The language.
    pub language: Language,
}

impl PrintedMap<'_> {
    /// Millimetres from the centre of a hex to its corner.
    #[must_use]
    pub fn unit(&self) -> f32 {
        self.hex / 3.0_f32.sqrt()
    }

    /// The part of the plane that the hexes in play cover, in units.
    #[must_use]
    pub fn bounds(&self) -> Area {
        let corners = self.map.layout.corners();
        let mut bounds: Option<Area> = None;
        for hex in self.in_play() {
            let (x, y) = self.map.hexes[hex.index()].center;
            for (dx, dy) in corners {
                let at = point(x + dx, y + dy);
                let spot = Area::new(at, at);
                bounds = Some(bounds.map_or(spot, |b: Area| b.join(&spot)));
            }
        }
        let Area { min, max } = bounds.unwrap_or_default();
        let [above, right, below, left] = margins(self.map);
        Area::new(min - point(left, above), max + point(right, below))
    }

    pub(super) fn in_play(&self) -> impl Iterator<Item = Hex> + '_ {
        let grounds = Ground::all(self.map);
        self.map.map.grid.hexes().filter(move |hex| {
            let terrain = usize::from(self.map.hexes[hex.index()].terrain);
            grounds.get(terrain) != Some(&Ground::Void)
        })
    }

    /// The map with all that stands around it, as a sheet of its size.
    #[must_use]
    pub fn sheet(&self) -> Sheet {
        let (bounds, unit) = (self.bounds(), self.unit());
        let inner = bounds.size() * unit;
        let wide = inner.x + 2.0 * PAD;
        let mut title = Vec::new();
        let head = self.title(wide, &mut title);
        self.rose((wide, head), &mut title);
        let frame = Area::sized(point(0.0, head), point(wide, inner.y + 2.0 * PAD));
        let mut below = Vec::new();
        let mut samples = Vec::new();
        let foot = self.foot(frame.bottom() + 3.0, wide, &mut below, &mut samples);
        let mut sheet = Sheet::new(point(wide, foot));
        sheet.add("title", title);
        let edge = Stroke::new(0.5, self.palette.plate_ink);
        let inside = Stroke::new(0.2, self.palette.plate_ink);
        let lines = [Shape::frame(frame, 0.0, edge), Shape::frame(frame.shrink(1.1), 0.0, inside)];
        sheet.add("frame", lines.into());
        let at = frame.min + Point::splat(PAD) - bounds.min * unit;
        let clip = Some(frame.shrink(1.3));
        sheet.placed.push(Placed { drawing: self.ground(true), at, scale: unit, clip });
        sheet.add("rulers", below);
        sheet.placed.extend(samples);
        sheet
    }

    /// The ground with names, and with zones if they are wanted.
    #[must_use]
    pub fn ground(&self, zones: bool) -> Drawing {
        let hexes: Vec<Hex> = self.map.map.grid.hexes().collect();
        let style = Style { numbers: true, heights: true };
        let land = Land::new(self.map, self.palette, style, self.unit() / FINE);
        let groundwork = Groundwork::of(self.map);
        let cartographer = Cartographer::new(land.clone(), style_of(self), &groundwork);
        let mut drawing = cartographer.draw(&hexes);
        let lettering = Lettering::on_paper(&land);
        if zones {
            drawing.layers.extend(land.zones(typeface(), lettering.rooms()).layers);
        }
        drawing.layers.extend(lettering.draw(&land).layers);
        drawing
    }

    /// Title and what is below it; gives their height.
    fn title(&self, wide: f32, out: &mut Vec<Shape>) -> f32 {
        let (l, ink) = (self.language, self.palette.plate_ink);
        let title = self.scenario.title.get(l);
        let line = self.scenario.below_title(l).join(" · ");
        let mut pt = (wide * 0.075 / PT).clamp(14.0, 40.0);
        let at = point(0.0, pt * PT * 0.6);
        let mut head = Text {
            at,
            anchor: Anchor::Left,
            text: title.to_owned(),
            face: Face::Roman,
            size: pt * PT,
            ink,
            ..Text::default()
        };
        pt = pt.min(pt * wide / typeface().width_of(&head).max(1.0));
        let high = pt * PT;
        (head.at.y, head.size) = (high * 0.6, high);
        out.push(Shape::Text(head));
        if line.is_empty() {
            return high * 1.4;
        }
        let small = (pt * 0.45).max(8.0);
        let small = small.min(small * wide / typeface().wide(&line, small * PT).max(1.0));
        let y = high * 1.25 + small * PT * 0.5;
        out.push(words(point(0.0, y), Anchor::Left, &line, (small, ink)));
        y + small * PT * 1.1
    }

    /// A rose at the right of the title, where there is room.
    fn rose(&self, (wide, high): (f32, f32), title: &mut Vec<Shape>) {
        let Some(north) = self.map.appearance.north else { return };
        let radius = high * 0.46;
        let free = title.iter().all(|shape| match shape {
            Shape::Text(text) => typeface().width_of(text) + 2.4 * radius < wide,
            _ => true,
        });
        if free {
            let at = point(wide - radius, high * 0.48);
            title.extend(compass_rose((at, radius), north, self.palette));
        }
    }

    /// Rulers, the key, and where the map comes from; gives the height at which they end.
    fn foot(&self, top: f32, wide: f32, out: &mut Vec<Shape>, samples: &mut Vec<Placed>) -> f32 {
        let mut y = self.rulers(top, wide, out);
        y = self.tracks(y, wide, out);
        y = map_key::draw(self, (y + 2.0, wide), out, samples);
        if let Some(note) = &self.map.reconstructed {
            let ink = self.palette.plate_ink;
            for line in super::text_flow::broken(note, wide, 8.0 * PT) {
                y += 8.0 * PT * 1.3;
                out.push(words(point(0.0, y - 2.0), Anchor::Left, &line, (8.0, ink)));
            }
        }
        y + 1.0
    }

    /// The tracks that the author wants; gives the height at which they end.
    fn tracks(&self, mut y: f32, wide: f32, out: &mut Vec<Shape>) -> f32 {
        let (l, look) = (self.language, self.map.appearance);
        let turns = self.turns.filter(|_| look.turn_track).map(|last| (1..=last).collect());
        let record = look.record_track.then(|| (0..=9).chain((10..100).step_by(10)).collect());
        let turns = turns.map(|numbers| (say!(l, "paper-turn-track"), numbers));
        let record = record.map(|numbers| (say!(l, "paper-record-track"), numbers));
        for (title, numbers) in turns.into_iter().chain(record) {
            let numbers: Vec<u16> = numbers;
            let ink = self.palette.plate_ink;
            out.push(words(point(0.0, y + 2.5), Anchor::Left, &title, (9.0, ink)));
            y = tracks::numbered(&numbers, (y + 5.0, wide, self.counter), self.palette, out) + 2.0;
        }
        y
    }

    /// A ruler in hexes, and one in centimetres to see whether the printer kept the scale.
    fn rulers(&self, top: f32, wide: f32, out: &mut Vec<Shape>) -> f32 {
        let ink = self.palette.plate_ink;
        let line = Stroke::new(0.3, ink);
        let y = top + 2.0;
        let mut ruler = |left: f32, step: f32, count: u16, text: &str| {
            let end = left + step * f32::from(count);
            out.push(Shape::line([point(left, y), point(end, y)], line));
            for k in 0..=count {
                let x = left + step * f32::from(k);
                let high = if k == 0 || k == count { 1.6 } else { 1.0 };
                out.push(Shape::line([point(x, y - high), point(x, y + high)], line));
            }
            out.push(words(point(end + 2.0, y), Anchor::Left, text, (8.0, ink)));
            end + 2.0 + typeface().wide(text, 8.0 * PT) + 8.0
        };
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // at most five
        let hexes = (wide * 0.35 / self.hex).clamp(1.0, 5.0) as u16;
        let size =
            decimal(self.language, f64::from(self.hex), usize::from(self.hex.fract() > 0.01));
        let text = say!(self.language, "paper-ruler-hexes", n = hexes, size = size);
        let left = ruler(0.3, self.hex, hexes, &text);
        let room = wide - left;
        if room > 60.0 {
            let centimetres = if room > 140.0 { 10 } else { 5 };
            let text = say!(self.language, "paper-ruler-mm", mm = centimetres * 10);
            let needed = f32::from(centimetres) * 10.0 + 2.0 + typeface().wide(&text, 8.0 * PT);
            if needed < room {
                ruler(wide - needed - 0.3, 10.0, centimetres, &text);
            }
        }
        y + 3.0
    }
}

/// The style that was asked for, or that of the author.
fn style_of(printed: &PrintedMap) -> MapStyle {
    printed.style.unwrap_or(printed.map.appearance.style)
}
