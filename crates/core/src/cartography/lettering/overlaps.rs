//! What a name had better not cover.

use super::lettered::Lettered;
use super::sites::{Site, Spot};
use crate::cartography::parts::extent;
use crate::drawing::ground::Land;
use crate::drawing::typeface::typeface;
use crate::drawing::{Area, Point, point};
use crate::view::MapView;

/// How far names keep inside the map.
const INSIDE: f32 = 0.12;
/// Half the width of the middle of a hex that should stay clear.
const MIDDLE: f32 = 0.2;
/// With a larger share of it under counters a name says nothing.
const HIDDEN: f32 = 0.35;
/// What it costs to cover something.
const NAME: f32 = 60.0;
/// The same for standing so near to another name that both read as one.
const BESIDE: f32 = 2.0;
const APART: Point = point(0.5, 0.1);
const NUMBER: f32 = 30.0;
const EDGE: f32 = 40.0;
const COUNTER: f32 = 6.0;
const CENTER: f32 = 0.6;
/// What it costs that letters turn against each other, in radians beyond what nobody minds.
const BENT: f32 = 16.0;
const BEND: f32 = 0.12;

/// What lies on a map already.
pub struct Overlaps<'a> {
    map: &'a MapView,
    /// The size of a hex number, if numbers are shown.
    number: Option<Point>,
    counters: &'a [Area],
    extent: Area,
    /// The room of the names that stand already.
    pub taken: Vec<Area>,
}

impl<'a> Overlaps<'a> {
    /// The overlaps of a map.
    #[must_use]
    pub fn new(land: &Land<'a>, counters: &'a [Area]) -> Overlaps<'a> {
        let number = land.number_size().map(|size| {
            let label = land.map().hexes.first().map_or("0000", |hex| hex.label.as_str());
            point(typeface().wide(label, size), size)
        });
        Overlaps {
            map: land.map(),
            number,
            counters,
            extent: extent(land.map()).shrink(INSIDE),
            taken: Vec::new(),
        }
    }

    /// A name in the best of all places where it may stand.
    #[must_use]
    pub fn best(&self, sites: &[Site]) -> Option<Lettered> {
        let spots = sites.iter().flat_map(|site| site.spots.iter().map(move |spot| (spot, site)));
        let mut spots: Vec<(&Spot, &Site)> = spots.collect();
        spots.sort_by(|a, b| a.0.against.total_cmp(&b.0.against));
        let mut best: Option<(f32, Lettered)> = None;
        for (spot, site) in spots {
            let least = best.as_ref().map_or(f32::MAX, |(least, _)| *least);
            if spot.against >= least {
                break;
            }
            let name = site.setting.along(&site.baseline, spot.far, spot.off);
            let bend = BENT * (name.bend() - BEND).max(0.0);
            let cost = spot.against + bend + self.cost(&name.rooms);
            if cost < least {
                best = Some((cost, name));
            }
        }
        best.map(|(_, name)| name)
    }

    /// Whether no counter stands on a name.
    #[must_use]
    pub fn is_free(&self, name: &Lettered) -> bool {
        let covers = |counter: &Area| name.rooms.iter().any(|room| room.meets(counter));
        !self.counters.iter().any(covers)
    }

    /// Whether a name stands in the room of another.
    #[must_use]
    pub fn is_crowded(&self, name: &Lettered) -> bool {
        let covers = |taken: &Area| name.rooms.iter().any(|room| room.meets(taken));
        self.taken.iter().any(covers)
    }

    /// Whether so much of a name lies under counters that the rest is no word.
    #[must_use]
    pub fn is_hidden(&self, name: &Lettered) -> bool {
        let area = |a: Area| a.width() * a.height();
        let under = |room: &Area| -> f32 {
            self.counters.iter().map(|counter| area(counter.common(room))).sum()
        };
        let all: f32 = name.rooms.iter().copied().map(area).sum();
        let hidden: f32 = name.rooms.iter().map(under).sum();
        hidden > HIDDEN * all
    }

    fn cost(&self, rooms: &[Area]) -> f32 {
        let Some(whole) = rooms.iter().copied().reduce(|a, b| a.join(&b)) else { return 0.0 };
        let covered =
            |thing: &Area| whole.meets(thing) && rooms.iter().any(|room| room.meets(thing));
        let count = |things: &[Area]| things.iter().filter(|thing| covered(thing)).count() as f32;
        let mut cost = NAME * count(&self.taken) + COUNTER * count(self.counters);
        let around = whole.shrink2(-APART.x, -APART.y);
        let close = |name: &&Area| around.meets(name) && !covered(name);
        cost += BESIDE * self.taken.iter().filter(close).count() as f32;
        if self.extent.join(&whole) != self.extent {
            cost += EDGE;
        }
        for (x, y) in self.near(whole) {
            if let Some(size) = self.number {
                // As `drawing/ground` writes it: hanging from a point below the upper edge.
                let top = point(x, y - 0.85 + size.y / 2.0);
                cost += if covered(&Area::around(top, size)) { NUMBER } else { 0.0 };
            }
            let middle = Area::around(point(x, y), Point::splat(2.0 * MIDDLE));
            cost += if covered(&middle) { CENTER } else { 0.0 };
        }
        cost
    }

    /// The middles of the hexes near an area.
    fn near(&self, area: Area) -> impl Iterator<Item = (f32, f32)> {
        let corners =
            [area.min, point(area.max.x, area.min.y), point(area.min.x, area.max.y), area.max];
        let axial = corners.map(|at| self.map.layout.axial_at(at.x, at.y));
        let least = |k: fn(&(i32, i32)) -> i32| axial.iter().map(k).min().unwrap_or(0) - 1;
        let most = |k: fn(&(i32, i32)) -> i32| axial.iter().map(k).max().unwrap_or(0) + 1;
        let (q, r) = ((least(|a| a.0), most(|a| a.0)), (least(|a| a.1), most(|a| a.1)));
        let around = area.shrink(-1.0);
        (q.0..=q.1)
            .flat_map(move |q| (r.0..=r.1).map(move |r| (q, r)))
            .filter_map(|(q, r)| self.map.map.grid.at_axial(q, r))
            .map(|hex| self.map.hexes[hex.index()].center)
            .filter(move |&(x, y)| around.meets(&Area::around(point(x, y), Point::default())))
    }
}
