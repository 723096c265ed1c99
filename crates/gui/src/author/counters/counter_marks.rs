//! The counters on the author's map: as they look in play if the battle can be begun, otherwise by their ids.

use crate::author::board::hex_points;
use crate::author::work::{Around, Work};
use crate::map::camera::Camera;
use crate::map::chunks::TINY;
use crate::map::{names, stack};
use crate::paint::counter::{self, Paint};
use crate::paint::units::ToScreen;
use egui::{Align2, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, vec2};
use gonfalon_core::board::Hex;
use gonfalon_core::drawing::Palette as Colours;
use gonfalon_core::editor::mapping::counter_places::{self, CounterPlace};
use gonfalon_core::scenario::model::Livery;
use gonfalon_core::view::{CounterView, MapView};
use std::collections::BTreeMap;

/// The liveries of the two sides as the document has them.
#[must_use]
pub fn liveries(work: &Work) -> [Livery; 2] {
    let sides = work.file.document.content().field("sides");
    let of = |place: usize| {
        let word = sides?.item(place)?.field("livery")?;
        serde_json::from_value(word.value()).ok()
    };
    [of(0).unwrap_or(Livery::Red), of(1).unwrap_or(Livery::Green)]
}

/// The counters of the document that are set up on a hex of the map.
#[must_use]
pub fn placed(work: &Work, map: &MapView) -> Vec<(CounterPlace, Hex)> {
    let all = counter_places::counters(work.file.document.content());
    let there = |place: CounterPlace| {
        let hex = map.hex(place.setup.as_deref()?)?;
        Some((place, hex))
    };
    all.into_iter().filter_map(there).collect()
}

/// Paints them.
pub fn paint(painter: &Painter, work: &Work, around: &Around, map: &MapView, view: (Camera, Rect)) {
    let (camera, screen) = view;
    let (palette, liveries) = (around.palette, liveries(work));
    let known: BTreeMap<&str, &CounterView> =
        work.found.counters.iter().map(|counter| (counter.id.as_str(), counter)).collect();
    let mut by_hex: BTreeMap<Hex, Vec<CounterPlace>> = BTreeMap::new();
    for (place, hex) in placed(work, map) {
        by_hex.entry(hex).or_default().push(place);
    }
    let mut shapes = Vec::new();
    for (hex, places) in by_hex {
        let p = hex_points::center(map, hex);
        let center = camera.to_screen(screen, (p.x, p.y));
        if !screen.expand(camera.zoom).contains(center) {
            continue;
        }
        let views: Vec<CounterView> = places
            .iter()
            .filter_map(|place| known.get(place.id.as_str()).copied().cloned())
            .collect();
        if camera.zoom < TINY || views.len() < places.len() {
            for (number, place) in places.iter().enumerate() {
                let livery = known.get(place.id.as_str()).map(|c| liveries[c.side as usize]);
                plain(
                    painter,
                    palette.drawn(),
                    (center, number, camera.zoom),
                    place,
                    livery,
                    &mut shapes,
                );
            }
            continue;
        }
        let here: Vec<usize> = (0..views.len()).collect();
        for (index, rect) in stack::place_counters(&views, &here, center, camera.zoom) {
            let view = &views[index];
            let paint = Paint { ctx: painter.ctx(), palette, livery: liveries[view.side as usize] };
            counter::draw(view, rect, paint, &mut shapes);
        }
    }
    painter.extend(shapes);
}

/// A counter of which nothing but its id is known.
fn plain(
    painter: &Painter,
    colours: &Colours,
    (center, number, zoom): (Pos2, usize, f32),
    place: &CounterPlace,
    livery: Option<Livery>,
    out: &mut Vec<Shape>,
) {
    let side = (zoom * 0.9).max(4.0);
    let aside = vec2(1.0, -1.0) * (side * 0.18 * number as f32);
    let rect = Rect::from_center_size(center + aside, Vec2::splat(side));
    let fill = livery.map_or(colours.faint, |livery| colours.livery(livery).body);
    let line = Stroke::new(1.0, colours.number.shown());
    out.push(Shape::rect_filled(rect, 2.0, fill.shown()));
    out.push(Shape::Rect(egui::epaint::RectShape::stroke(rect, 2.0, line, StrokeKind::Inside)));
    if zoom > 16.0 {
        let ink = colours.number.shown();
        let size = (zoom * 0.3).clamp(8.0, 14.0);
        out.push(names::text(
            painter.ctx(),
            rect.center(),
            Align2::CENTER_CENTER,
            &place.id,
            size,
            ink,
        ));
    }
}
