//! Draws what is built, from above, with light from the north-west.

use super::footprint::Footprint;
use super::{Building, BuildingKind};
use crate::cartography::quadrangle::Quadrangle;
use crate::cartography::{noise, trees};
use crate::drawing::ground::TreeKind;
use crate::drawing::{Colour, Point, Shape, Stroke, point};
use crate::scenario::appearance::Country;

/// Where tents and roofs are smaller, their edges are left out.
const CLEAR: f32 = 16.0;
/// The corners of what is round, clockwise from the right.
const ROUND: [(f32, f32); 12] = [
    (1.0, 0.0),
    (0.866, 0.5),
    (0.5, 0.866),
    (0.0, 1.0),
    (-0.5, 0.866),
    (-0.866, 0.5),
    (-1.0, 0.0),
    (-0.866, -0.5),
    (-0.5, -0.866),
    (0.0, -1.0),
    (0.5, -0.866),
    (0.866, -0.5),
];

/// Draws lanes, gardens and buildings of a part of the map.
pub fn draw(quadrangle: &Quadrangle<'_>, out: &mut Vec<Shape>) {
    let (palette, built) = (quadrangle.palette, &quadrangle.groundwork.settlements);
    let lane = quadrangle.line(0.1, 0.8, palette.road.lerp(palette.fortress, 0.3));
    for part in quadrangle.near(&built.lanes) {
        out.extend(
            [part[0], part[part.len() - 1]]
                .map(|end| Shape::disc(end, lane.wide / 2.0, lane.colour)),
        );
        out.push(Shape::line(part, lane));
    }
    for [from, to] in built.moles.iter().filter(|[from, _]| quadrangle.holds(*from)) {
        for (wide, colour) in [(0.2, palette.wall), (0.15, palette.fortress)] {
            out.push(Shape::line([*from, *to], quadrangle.line(wide, 1.0, colour)));
        }
    }
    if !quadrangle.is_flat {
        let green = palette.woods.lerp(palette.fortress, 0.35);
        let hedge = quadrangle.line(0.014, 0.4, palette.woods_ink.thin(0.5));
        for garden in built.gardens.iter().filter(|garden| quadrangle.holds(garden.at)) {
            out.push(Shape::fill(garden.corners().to_vec(), green));
            if quadrangle.zoom >= CLEAR {
                out.push(Shape::outline(garden.corners().to_vec(), hedge));
            }
        }
    }
    for tree in built.trees.iter().filter(|tree| quadrangle.holds(tree.at)) {
        let radius = quadrangle.least(tree.half.x, 0.7);
        trees::tree(quadrangle, kind_of(quadrangle, tree.at), (tree.at, radius), out);
    }
    let roofs = Roofs { quadrangle, edge: quadrangle.line(0.018, 0.5, palette.wall) };
    let own = |building: &&Building| quadrangle.holds(building.print.at);
    // Shadows first: they fall on neighbours.
    for building in built.buildings.iter().filter(own) {
        roofs.shadow(building, out);
    }
    for building in built.buildings.iter().filter(own) {
        roofs.building(building, out);
    }
}

struct Roofs<'a> {
    quadrangle: &'a Quadrangle<'a>,
    edge: Stroke,
}

impl Roofs<'_> {
    fn shadow(&self, building: &Building, out: &mut Vec<Shape>) {
        if self.quadrangle.is_flat {
            return;
        }
        let shaded = self.quadrangle.palette.shaded;
        let (print, kind) = (building.print, building.kind);
        let cast = |far: f32, corners: Vec<Point>, out: &mut Vec<Shape>| {
            let moved: Vec<Point> = corners.iter().map(|at| *at + point(far, far * 1.2)).collect();
            out.push(Shape::fill(moved, shaded));
        };
        match kind {
            BuildingKind::House(_) => cast(0.04, print.corners().to_vec(), out),
            BuildingKind::Tent(_) | BuildingKind::Pavilion => {
                let wide = print.half.x;
                let fall = [(-0.9, 0.9), (0.9, 0.9), (1.9, 0.55), (0.4, 0.0)];
                let fall = fall.map(|(x, y)| print.at + point(x, y) * wide);
                out.push(Shape::fill(fall.to_vec(), shaded));
            }
            BuildingKind::Church => {
                cast(0.07, nave(&print).corners().to_vec(), out);
                cast(0.07, transept(&print).corners().to_vec(), out);
                cast(0.13, tower(&print).corners().to_vec(), out);
            }
            BuildingKind::Mosque => {
                cast(0.05, print.corners().to_vec(), out);
                cast(0.14, round(minaret(&print), print.half.x * 0.16), out);
            }
            BuildingKind::Cloister => cast(0.05, print.corners().to_vec(), out),
            BuildingKind::Keep => cast(0.12, round(print.at, print.half.x * 0.55), out),
            BuildingKind::Tower => cast(0.12, round(print.at, print.half.x), out),
            BuildingKind::Mill => {
                let fall = [(-0.4, 0.75), (0.4, 0.75), (1.3, 0.5), (1.1, 0.2)];
                let fall = fall.map(|(x, y)| print.at + point(x, y) * print.half.x);
                out.push(Shape::fill(fall.to_vec(), shaded));
            }
            BuildingKind::Ship => {}
        }
    }

    fn building(&self, building: &Building, out: &mut Vec<Shape>) {
        let palette = self.quadrangle.palette;
        let print = building.print;
        let lead = palette.wall.lerp(palette.fortress, 0.5);
        match building.kind {
            BuildingKind::House(chance) => {
                let tile = palette.roof;
                let tiles = [tile, tile.lerp(palette.wall, 0.14), tile.lerp(palette.dunes, 0.25)];
                let roof = tiles[usize::from(chance > 0.35) + usize::from(chance > 0.7)];
                self.roof(&print, roof, out);
            }
            BuildingKind::Church => self.church(&print, lead, out),
            BuildingKind::Mosque => self.mosque(&print, lead, out),
            BuildingKind::Cloister => {
                self.roof(&print, lead, out);
                let garth = print.part((0.0, 0.0), (0.5, 0.5)).corners().to_vec();
                out.push(Shape::fill(garth.clone(), palette.woods));
                out.push(Shape::outline(garth, self.edge));
            }
            BuildingKind::Keep => self.keep(&print, out),
            BuildingKind::Tent(chance) => {
                let stain = 0.25 * chance;
                self.tent(&print, palette.halo.lerp(palette.dunes, stain), out);
            }
            BuildingKind::Pavilion => self.pavilion(&print, out),
            BuildingKind::Tower => self.tower(&print, out),
            BuildingKind::Mill => self.mill(&print, out),
            BuildingKind::Ship => self.ship(&print, out),
        }
    }

    /// A roof with its ridge along the building: the side towards the light is lighter.
    fn roof(&self, print: &Footprint, colour: Colour, out: &mut Vec<Shape>) {
        let palette = self.quadrangle.palette;
        let corners = print.corners();
        if self.quadrangle.is_flat {
            out.push(Shape::fill(corners.to_vec(), palette.wall));
            return;
        }
        out.push(Shape::fill(corners.to_vec(), colour));
        // The half whose eaves look north or west.
        let eaves = print.place(0.0, 1.0) - print.at;
        let side = if eaves.x + eaves.y < 0.0 { 1.0 } else { -1.0 };
        let lit = [(-1.0, side), (1.0, side), (1.0, 0.0), (-1.0, 0.0)];
        let lit = lit.map(|(x, y)| print.place(x, y)).to_vec();
        out.push(Shape::fill(lit, colour.lerp(palette.halo, 0.24)));
        if self.quadrangle.zoom >= CLEAR {
            out.push(Shape::outline(corners.to_vec(), self.edge));
        }
    }

    fn church(&self, print: &Footprint, lead: Colour, out: &mut Vec<Shape>) {
        let palette = self.quadrangle.palette;
        let nave = nave(print);
        // The apse looks east.
        let apse = round(nave.place(1.0, 0.0), nave.half.y);
        let ink = if self.quadrangle.is_flat { palette.wall } else { lead };
        out.push(Shape::fill(apse.clone(), ink));
        if !self.quadrangle.is_flat {
            out.push(Shape::outline(apse, self.edge));
        }
        self.roof(&transept(print), lead, out);
        self.roof(&nave, lead, out);
        self.spire(&tower(print), lead, out);
    }

    /// A tower with a pyramid for a roof.
    fn spire(&self, print: &Footprint, lead: Colour, out: &mut Vec<Shape>) {
        let palette = self.quadrangle.palette;
        let corners = print.corners();
        if self.quadrangle.is_flat {
            out.push(Shape::fill(corners.to_vec(), palette.wall));
            return;
        }
        for k in 0..4 {
            let (a, b) = (corners[k], corners[(k + 1) % 4]);
            let out_of = a.lerp(b, 0.5) - print.at;
            let light = (-out_of.x - out_of.y) / (print.half.x + print.half.y);
            let tint = if light > 0.0 {
                lead.lerp(palette.halo, 0.4 * light)
            } else {
                lead.lerp(palette.wall, -0.5 * light)
            };
            out.push(Shape::fill(vec![a, b, print.at], tint));
        }
        out.push(Shape::outline(corners.to_vec(), self.edge));
    }

    fn mosque(&self, print: &Footprint, lead: Colour, out: &mut Vec<Shape>) {
        let palette = self.quadrangle.palette;
        self.roof(print, lead, out);
        let court = print.part((-0.22, 0.0), (0.52, 0.62)).corners().to_vec();
        let floor = palette.halo.lerp(palette.dunes, 0.3);
        out.push(Shape::fill(court.clone(), floor));
        out.push(Shape::outline(court, self.edge));
        let dome = print.place(0.62, 0.0);
        let radius = print.half.y * 0.42;
        self.dome(dome, radius, lead.lerp(palette.halo, 0.45), out);
        self.dome(minaret(print), print.half.x * 0.15, floor, out);
    }

    fn dome(&self, at: Point, radius: f32, colour: Colour, out: &mut Vec<Shape>) {
        let palette = self.quadrangle.palette;
        out.push(Shape::disc(at, radius, colour.lerp(palette.wall, 0.25)));
        let lit = at - Point::splat(radius * 0.18);
        out.push(Shape::disc(lit, radius * 0.72, colour));
        out.push(Shape::disc(
            lit - Point::splat(radius * 0.12),
            radius * 0.34,
            colour.lerp(palette.halo, 0.6),
        ));
        let ring = Some(self.edge);
        out.push(Shape::Round {
            center: at,
            radius: (radius, radius),
            fill: Colour::NONE,
            stroke: ring,
        });
    }

    /// A mound with strokes down its slope, and a round tower with its court.
    fn keep(&self, print: &Footprint, out: &mut Vec<Shape>) {
        let palette = self.quadrangle.palette;
        let (at, radius) = (print.at, print.half.x);
        let foot = round(at, radius);
        out.push(Shape::fill(foot.clone(), palette.clear.lerp(palette.hill, 0.6)));
        let stroke = self.quadrangle.line(0.03, 0.6, palette.hill_ink);
        for (k, out_of) in foot.iter().enumerate() {
            let between = out_of.lerp(foot[(k + 1) % foot.len()], 0.5);
            for end in [*out_of, between] {
                out.push(Shape::line([at.lerp(end, 0.68), at.lerp(end, 0.97)], stroke));
            }
        }
        let stone = palette.wall.lerp(palette.fortress, 0.25);
        for (share, colour) in [(0.6, palette.wall), (0.55, stone), (0.34, palette.fortress)] {
            out.push(Shape::disc(at, radius * share, colour));
        }
        let hall = Footprint { half: point(radius * 0.2, radius * 0.12), ..*print };
        self.roof(&hall, palette.roof, out);
    }

    /// A bell tent as it is seen from the south: half of it in the light, with its door.
    fn tent(&self, print: &Footprint, canvas: Colour, out: &mut Vec<Shape>) {
        let palette = self.quadrangle.palette;
        let place = |x: f32, y: f32| print.at + point(x, y) * print.half.x;
        let (top, left, right) = (place(0.0, -1.25), place(-1.0, 0.8), place(1.0, 0.8));
        let foot = place(0.15, 1.0);
        out.push(Shape::fill(vec![top, left, foot, right], canvas));
        if !self.quadrangle.is_flat {
            out.push(Shape::fill(vec![top, foot, right], canvas.lerp(palette.wall, 0.4)));
        }
        if self.quadrangle.zoom >= CLEAR || self.quadrangle.is_flat {
            let door = vec![place(-0.05, -0.1), place(-0.32, 0.88), place(0.08, 0.97)];
            out.push(Shape::fill(door, palette.wall));
            out.push(Shape::outline(vec![top, left, foot, right], self.edge));
        }
    }

    /// A pavilion: a striped roof over its walls, and a pennon.
    fn pavilion(&self, print: &Footprint, out: &mut Vec<Shape>) {
        let palette = self.quadrangle.palette;
        let place = |x: f32, y: f32| print.at + point(x, y) * print.half.x;
        let stripes = 6_u8;
        let along = |k: u8| f32::from(k) / f32::from(stripes) * 2.0 - 1.0;
        // Eaves and feet bend towards the beholder.
        let eaves = |x: f32| place(x, 0.18 + 0.16 * (1.0 - x * x));
        let feet = |x: f32| place(x * 0.86, 0.72 + 0.2 * (1.0 - x * x));
        let top = place(0.0, -1.1);
        for k in 0..stripes {
            let (a, b) = (along(k), along(k + 1));
            let cloth = if k % 2 == 0 { palette.halo } else { palette.roof };
            let shade = if self.quadrangle.is_flat { 0.0 } else { (a + b).max(-0.4) * 0.12 + 0.06 };
            let wall = cloth.lerp(palette.wall, shade + 0.14);
            out.push(Shape::fill(vec![eaves(a), eaves(b), feet(b), feet(a)], wall));
            out.push(Shape::fill(vec![top, eaves(b), eaves(a)], cloth.lerp(palette.wall, shade)));
        }
        let rim: Vec<Point> = (0..=stripes).map(|k| eaves(along(k))).collect();
        out.push(Shape::line([&[top][..], &rim, &[top]].concat(), self.edge));
        out.push(Shape::line([eaves(-1.0), feet(-1.0)], self.edge));
        out.push(Shape::line([eaves(1.0), feet(1.0)], self.edge));
        out.push(Shape::line([top, place(0.0, -1.6)], self.edge));
        let pennon = vec![place(0.0, -1.6), place(0.55, -1.45), place(0.0, -1.3)];
        out.push(Shape::fill(pennon, palette.roof));
    }
}

impl Roofs<'_> {
    /// A round tower with its platform.
    fn tower(&self, print: &Footprint, out: &mut Vec<Shape>) {
        let palette = self.quadrangle.palette;
        let stone = palette.wall.lerp(palette.fortress, 0.3);
        for (share, colour) in [(1.0, palette.wall), (0.9, stone), (0.55, palette.fortress)] {
            out.push(Shape::disc(print.at, print.half.x * share, colour));
        }
    }

    /// A windmill as it is seen from the south.
    fn mill(&self, print: &Footprint, out: &mut Vec<Shape>) {
        let palette = self.quadrangle.palette;
        let place = |x: f32, y: f32| print.at + point(x, y) * print.half.x;
        let body = vec![place(-0.28, -0.35), place(0.28, -0.35), place(0.4, 0.8), place(-0.4, 0.8)];
        out.push(Shape::fill(body.clone(), palette.halo.lerp(palette.roof, 0.35)));
        let dark = vec![place(0.04, -0.35), place(0.28, -0.35), place(0.4, 0.8), place(0.06, 0.8)];
        out.push(Shape::fill(dark, palette.roof.lerp(palette.wall, 0.3)));
        out.push(Shape::outline(body, self.edge));
        let cap = vec![place(-0.34, -0.35), place(0.0, -0.75), place(0.34, -0.35)];
        out.push(Shape::fill(cap, palette.wall));
        let sail = self.quadrangle.line(0.045, 0.9, palette.wall);
        for (x, y) in [(0.78, -0.95), (-0.78, 0.05)] {
            out.push(Shape::line([place(x, y), place(-x, -0.9 - y)], sail));
        }
    }

    /// A cog at anchor.
    fn ship(&self, print: &Footprint, out: &mut Vec<Shape>) {
        let palette = self.quadrangle.palette;
        let place = |x: f32, y: f32| print.at + point(x, y) * print.half.x;
        let hull = vec![
            place(-1.0, 0.1),
            place(-0.62, 0.3),
            place(0.62, 0.3),
            place(1.0, 0.0),
            place(0.72, 0.78),
            place(-0.66, 0.78),
        ];
        out.push(Shape::fill(hull.clone(), palette.roof.lerp(palette.wall, 0.4)));
        out.push(Shape::outline(hull, self.edge));
        out.push(Shape::line([place(0.0, 0.3), place(0.0, -1.0)], self.edge));
        let sail =
            vec![place(-0.5, -0.85), place(0.55, -0.85), place(0.68, 0.08), place(-0.4, 0.08)];
        out.push(Shape::fill(sail.clone(), palette.halo));
        out.push(Shape::outline(sail, self.edge));
    }
}

fn round(at: Point, radius: f32) -> Vec<Point> {
    ROUND.map(|(x, y)| at + point(x, y) * radius).to_vec()
}

fn nave(print: &Footprint) -> Footprint {
    print.part((0.0, 0.0), (0.8, 0.5))
}

fn transept(print: &Footprint) -> Footprint {
    print.part((0.32, 0.0), (0.17, 1.0))
}

fn tower(print: &Footprint) -> Footprint {
    let side = print.half.y * 0.62;
    Footprint { at: print.place(-0.8, 0.0), half: Point::splat(side), ..*print }
}

fn minaret(print: &Footprint) -> Point {
    print.place(-0.84, 0.76)
}

/// What grows in a garden: in the Levant here and there a palm.
fn kind_of(quadrangle: &Quadrangle<'_>, at: Point) -> TreeKind {
    let is_warm = quadrangle.map.appearance.country == Country::Levant;
    if is_warm && noise::rough(at * 3.0, 113) > 0.3 { TreeKind::Palm } else { TreeKind::Broadleaf }
}
