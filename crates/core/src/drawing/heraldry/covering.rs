//! Fills outlines with a surface.

use super::charges;
use super::patterns::{self, Piece, fur};
use crate::drawing::art::Shaping;
use crate::drawing::clipping::{bounds, centroid, clipped, clipped_ring, contains};
use crate::drawing::colour::Colour;
use crate::drawing::cut::Cut;
use crate::drawing::geometry::{Area, Point, point};
use crate::drawing::palette;
use crate::drawing::shape::{Shape, Stroke};
use crate::drawing::svg::Ring;
use crate::heraldry::{Arms, Division, Figure, PartitionLine, Surface, Tincture};

/// An outline that is to be filled.
pub(super) struct Patch {
    /// What it consists of.
    pub rings: Vec<Ring>,
    /// The same in convex parts, for patterns; empty where it is none that parts are known of.
    pub pieces: Vec<Vec<Point>>,
}

impl Patch {
    /// A convex outline.
    pub fn convex(points: &[Point]) -> Patch {
        Patch {
            rings: vec![Ring { points: points.to_vec(), holes: Vec::new() }],
            pieces: vec![points.to_vec()],
        }
    }

    /// The rectangle around it.
    pub fn bounds(&self) -> Area {
        let mut all = self.rings.iter().map(|ring| bounds(&ring.points));
        let first = all.next().unwrap_or_default();
        all.fold(first, |area, other| area.join(&other))
    }
}

/// What draws, and how finely.
pub(super) struct Brush {
    /// What was drawn.
    pub out: Vec<Shape>,
    /// The size of a point of the screen, for a carrier as wide as 1.
    pub fine: f32,
}

/// Lines inside figures are drawn where a point of the screen is not larger than this.
const DETAILED: f32 = 0.03;
/// Lines around figures are drawn where it is not larger than this.
const OUTLINED: f32 = 0.045;

impl Brush {
    /// Whether lines inside figures can be seen.
    pub fn is_detailed(&self) -> bool {
        self.fine <= DETAILED
    }

    /// Fills an outline.
    pub fn fill(&mut self, ring: Ring, fill: Colour) {
        if ring.points.len() > 2 {
            let Ring { points, holes } = ring;
            self.out.push(Shape::Fill { points, holes, cut: Some(Cut::default()), fill });
        }
    }

    fn simple(&mut self, points: Vec<Point>, of: Tincture) {
        self.fill(Ring { points, holes: Vec::new() }, palette::tincture(of));
    }

    /// Draws a line around an outline.
    pub fn edge(&mut self, rings: &[Ring], share: f32) {
        if self.fine > OUTLINED {
            return;
        }
        let stroke = Stroke::new((0.011 * share).max(0.6 * self.fine), palette::HERALDIC_INK);
        for ring in rings {
            let starts = [0].into_iter().chain(ring.holes.iter().copied());
            let ends = ring.holes.iter().copied().chain([ring.points.len()]);
            for (start, end) in starts.zip(ends) {
                self.out.push(Shape::outline(ring.points[start..end].to_vec(), stroke));
            }
        }
    }

    /// Fills a patch with a surface. `field` is the surface of what it lies on with its outline, for what is
    /// counterchanged; nothing that strews it comes near the outlines to avoid.
    pub fn cover(
        &mut self,
        surface: &Surface,
        patch: &Patch,
        (field, place): (&Surface, &[Point]),
        avoid: &[Ring],
    ) {
        match surface {
            Surface::Plain(tincture) => self.plain(*tincture, patch),
            Surface::Varied { pattern, count, line, of: [first, second] } => {
                self.plain(*first, patch);
                // Figures of any outline take straight lines.
                let line = if patch.pieces.is_empty() { PartitionLine::Plain } else { *line };
                for outline in frames(patch) {
                    let pieces = patterns::varied((*pattern, *count, line), *second, &outline.0);
                    self.lay(&pieces, patch, outline.1);
                }
            }
            Surface::Semy { ground, figure, forms, of } => {
                self.plain(*ground, patch);
                self.strew((*figure, forms, *of), patch, avoid);
            }
            Surface::Fretty { ground, of } => {
                self.plain(*ground, patch);
                self.lattice(*of, patch);
            }
            Surface::Parted { division, line, parts } => {
                self.parted((*division, *line), parts, patch);
            }
            Surface::Counterchanged => match patterns::swapped(field) {
                Surface::Parted { division, parts, .. } => {
                    self.counterchanged(division, &parts, place, patch);
                }
                Surface::Varied { pattern, count, of: [first, second], .. } => {
                    self.plain(first, patch);
                    let straight = (pattern, count, PartitionLine::Plain);
                    self.lay(&patterns::varied(straight, second, place), patch, None);
                }
                other => self.plain(other.main(), patch),
            },
        }
    }

    fn plain(&mut self, tincture: Tincture, patch: &Patch) {
        let (ground, spots) = fur(tincture);
        for ring in &patch.rings {
            self.fill(ring.clone(), palette::tincture(ground));
        }
        if ground == spots {
            return;
        }
        for (outline, piece) in frames(patch) {
            let area = bounds(&outline);
            match tincture {
                Tincture::Vair | Tincture::Countervair => {
                    let bells = patterns::bells(area, spots, tincture == Tincture::Countervair);
                    self.lay(&bells, patch, piece);
                }
                Tincture::Potent => self.lay(&patterns::crutches(area, spots), patch, piece),
                _ => self.spots(area, spots, patch, piece),
            }
        }
    }

    /// Lays pieces on a patch, or on one convex part of it.
    fn lay(&mut self, pieces: &[Piece], patch: &Patch, part: Option<usize>) {
        for piece in pieces {
            let parts = patch.pieces.iter().enumerate();
            for (_, within) in parts.filter(|(k, _)| part.is_none_or(|part| part == *k)) {
                self.simple(clipped(&piece.points, within), piece.of);
            }
            if patch.pieces.is_empty() && piece.convex {
                for ring in patch.rings.iter().filter_map(|ring| clipped_ring(ring, &piece.points))
                {
                    self.fill(ring, palette::tincture(piece.of));
                }
            }
        }
    }

    /// Tails of ermine.
    fn spots(&mut self, area: Area, of: Tincture, patch: &Patch, piece: Option<usize>) {
        let Some(shaping) = charges::shaping("ermine-spot") else { return };
        let least = area.width().min(area.height());
        let tall = if least < 0.3 { least * 0.52 } else { 0.12 };
        let (dx, dy) = (tall * 1.05, tall * 1.2);
        self.lattice_of(&shaping, (dx, dy, tall), (area, of), patch, piece, &[]);
    }

    /// Small figures in staggered rows.
    fn strew(
        &mut self,
        (figure, forms, of): (Figure, &[crate::heraldry::Form], Tincture),
        patch: &Patch,
        avoid: &[Ring],
    ) {
        let Some(shaping) = charges::shaping(&charges::small(figure, forms)) else { return };
        let around = patch.bounds();
        if patch.pieces.len() > 4 {
            // A bordure: figures follow it.
            self.strew_around(&shaping, of, patch);
            return;
        }
        let least = around.width().min(around.height());
        let share = if avoid.is_empty() { 0.155 } else { 0.115 };
        let tall = if least < 0.35 { least * 0.62 } else { least * share };
        for (outline, piece) in frames(patch) {
            let (dx, dy) = (tall * 1.5, tall * 1.28);
            self.lattice_of(&shaping, (dx, dy, tall), (bounds(&outline), of), patch, piece, avoid);
        }
    }

    fn lattice_of(
        &mut self,
        shaping: &Shaping,
        (dx, dy, tall): (f32, f32, f32),
        (area, of): (Area, Tincture),
        patch: &Patch,
        piece: Option<usize>,
        avoid: &[Ring],
    ) {
        let hull = shaping.hull();
        let own = bounds(&hull);
        let scale = (tall / own.height().max(1e-3)).min(dx * 0.8 / own.width().max(1e-3));
        if scale * own.width() < 1.6 * self.fine {
            return;
        }
        // The rows begin so that the first lies whole below the upper edge.
        let (mut y, mut row) = (area.top() + dy * 0.6, 0);
        while y < area.bottom() + dy * 0.5 {
            let shift = if row % 2 == 0 { 0.0 } else { dx * 0.5 };
            let columns = (area.width() / dx / 2.0).ceil() + 1.0;
            let mut k = -columns;
            while k <= columns {
                let at = point(area.center().x + k * dx + shift, y);
                k += 1.0;
                let here: Vec<Point> = hull.iter().map(|&p| at + p * (scale * 1.12)).collect();
                let near = |ring: &Ring| {
                    let box_of = bounds(&ring.points);
                    box_of.meets(&bounds(&here))
                        && (here.iter().any(|&p| contains(&ring.points, p))
                            || contains(&ring.points, at)
                            || ring.points.iter().any(|&p| contains(&here, p)))
                };
                if avoid.iter().any(near) {
                    continue;
                }
                for ring in shaping.ink(at, scale) {
                    self.within(&ring, patch, piece, of);
                }
            }
            y += dy;
            row += 1;
        }
    }

    /// Fills what of an outline lies within a patch, or in one convex part of it.
    fn within(&mut self, ring: &Ring, patch: &Patch, piece: Option<usize>, of: Tincture) {
        let colour = palette::tincture(of);
        if patch.pieces.is_empty() {
            let inside = |at: &Point| patch.rings.iter().any(|ring| contains(&ring.points, *at));
            if ring.points.iter().all(inside) {
                self.fill(ring.clone(), colour);
            }
            return;
        }
        let parts = patch.pieces.iter().enumerate();
        for (_, part) in parts.filter(|(k, _)| piece.is_none_or(|piece| piece == *k)) {
            if let Some(ring) = clipped_ring(ring, part) {
                self.fill(ring, colour);
            }
        }
    }

    /// Figures along the middle of a bordure.
    fn strew_around(&mut self, shaping: &Shaping, of: Tincture, patch: &Patch) {
        let middles: Vec<Point> = patch.pieces.iter().map(|piece| centroid(piece)).collect();
        let Some(ring) = patch.rings.first() else { return };
        let inner = ring.holes.first().map_or(0.0, |&start| {
            let (out, hole) = (bounds(&ring.points[..start]), bounds(&ring.points[start..]));
            hole.left() - out.left()
        });
        let hull = bounds(&shaping.hull());
        let scale = inner * 0.66 / hull.width().max(hull.height()).max(1e-3);
        let lengths: Vec<f32> = (0..middles.len())
            .map(|k| (middles[(k + 1) % middles.len()] - middles[k]).length())
            .collect();
        let whole: f32 = lengths.iter().sum();
        let n = (whole / (inner * 1.55)).round().clamp(6.0, 24.0);
        // The first lies in the middle of the upper edge.
        let top = (0..middles.len()).min_by(|&a, &b| middles[a].y.total_cmp(&middles[b].y));
        let start: f32 = lengths.iter().take(top.unwrap_or(0)).sum();
        let mut k = 0.0;
        while k < n {
            let mut far = (start + whole * k / n) % whole;
            k += 1.0;
            for (at, &length) in lengths.iter().enumerate() {
                if far <= length {
                    let to = middles[(at + 1) % middles.len()];
                    let place = middles[at].lerp(to, far / length.max(1e-6));
                    for ring in shaping.ink(place, scale) {
                        self.fill(ring, palette::tincture(of));
                    }
                    break;
                }
                far -= length;
            }
        }
    }

    /// Two sets of narrow bands over and under each other.
    fn lattice(&mut self, of: Tincture, patch: &Patch) {
        let area = patch.bounds();
        let least = area.width().min(area.height());
        let step = if least < 0.4 { least * 0.8 } else { 0.3 * least.max(0.7) };
        let half = step * 0.125;
        let reach = area.width() + area.height();
        let mut bands = Vec::new();
        for (way, from) in [(point(1.0, 1.0), area.min), (point(-1.0, 1.0), area.right_top())] {
            let mut k = -12.0;
            while k <= 12.0 {
                let at = point(from.x + k * step, from.y);
                let aside = way.normalized().turned() * half;
                let (a, b) = (at - way * 0.2, at + way * reach);
                bands.push(crate::drawing::clipping::clockwise(vec![
                    a + aside,
                    b + aside,
                    b - aside,
                    a - aside,
                ]));
                k += 1.0;
            }
        }
        for band in bands {
            for part in patch.pieces.clone() {
                let points = clipped(&band, &part);
                if points.len() > 2 {
                    let ring = Ring { points, holes: Vec::new() };
                    self.fill(ring.clone(), palette::tincture(of));
                    self.edge(&[ring], 0.6);
                }
            }
            if patch.pieces.is_empty() {
                for ring in patch.rings.iter().filter_map(|ring| clipped_ring(ring, &band)) {
                    self.fill(ring, palette::tincture(of));
                }
            }
        }
    }

    fn parted(
        &mut self,
        (division, line): (Division, PartitionLine),
        parts: &[Arms],
        patch: &Patch,
    ) {
        let Some(first) = parts.first() else { return };
        let [outline] = &patch.pieces[..] else {
            // Not one convex outline: its parts are plain.
            let place: Vec<Point> = patch.bounds().corners().to_vec();
            self.counterchanged(division, parts, &place, patch);
            return;
        };
        let outline = outline.clone();
        if line != PartitionLine::Plain && parts.len() > 1 {
            let second = &parts[1];
            self.cover(&first.field, patch, (&first.field, &outline), &[]);
            for part in patterns::shaped_part(division, line, &outline) {
                let points = clipped(&part, &outline);
                let ring = Ring { points, holes: Vec::new() };
                let patch = Patch { rings: vec![ring], pieces: Vec::new() };
                self.cover(&second.field, &patch, (&second.field, &outline), &[]);
            }
            return;
        }
        for (k, place) in patterns::parts(division, &outline, parts.len()).iter().enumerate() {
            if place.len() > 2 {
                let arms = part_of(division, parts, k);
                self.arms(arms, place);
            }
        }
    }

    /// The parts of a division of a place, in plain tinctures, on a patch that lies there.
    fn counterchanged(
        &mut self,
        division: Division,
        parts: &[Arms],
        place: &[Point],
        patch: &Patch,
    ) {
        let Some(first) = parts.first() else { return };
        self.plain(first.field.main(), patch);
        for (k, outline) in patterns::parts(division, place, parts.len()).into_iter().enumerate() {
            let of = part_of(division, parts, k).field.main();
            if of != first.field.main() && outline.len() > 2 {
                let piece = Piece { points: outline, convex: true, of };
                self.lay(&[piece], patch, None);
            }
        }
    }
}

/// Which of the parts lies in a place of a division: two may lie in four.
fn part_of(division: Division, parts: &[Arms], k: usize) -> &Arms {
    let index = match (division, parts.len()) {
        (_, 4) => k,
        (Division::Quarterly, _) => [0, 1, 1, 0][k % 4],
        (Division::Saltire, _) => [0, 1, 0, 1][k % 4],
        _ => k,
    };
    &parts[index.min(parts.len() - 1)]
}

/// The outlines that patterns are laid out on: each convex part of a patch by itself, or the rectangle around it.
fn frames(patch: &Patch) -> Vec<(Vec<Point>, Option<usize>)> {
    if patch.pieces.is_empty() || patch.pieces.len() > 4 {
        return vec![(patch.bounds().corners().to_vec(), None)];
    }
    patch.pieces.iter().enumerate().map(|(k, piece)| (piece.clone(), Some(k))).collect()
}
