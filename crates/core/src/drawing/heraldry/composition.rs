//! A whole coat of arms: what lies where, and in which order it is painted.

use super::Carrier;
use super::arrangement::{arrange, usual_rows};
use super::charges;
use super::covering::{Brush, Patch};
use super::ordinaries::{self, Ground};
use super::spaces::{self, Space};
use crate::drawing::art::{self, Shaping};
use crate::drawing::clipping::{bounds, clipped, halved, inset};
use crate::drawing::geometry::{Area, Point, point};
use crate::drawing::palette;
use crate::drawing::svg::Ring;
use crate::heraldry::{
    Arms, Attitude, Bearing, Detail, Division, Figure, Form, Place, Surface, Tincture,
};

/// A charge in its place.
struct Laid {
    shaping: Shaping,
    crown: Option<Shaping>,
    at: Point,
    scale: f32,
}

impl Laid {
    fn rings(&self) -> Vec<Ring> {
        self.shaping.ink(self.at, self.scale)
    }
}

/// Figures that are no charges with a symbol but shields: their outlines.
fn escutcheon(at: Point, wide: f32) -> Vec<Point> {
    let high = Carrier::Shield.aspect();
    let middle = point(0.5, high * 0.5);
    Carrier::Shield.outline().into_iter().map(|p| at + (p - middle) * wide).collect()
}

impl Brush {
    /// Draws arms on a convex place.
    pub fn arms(&mut self, arms: &Arms, place: &[Point]) {
        let is = |figure: Figure| move |own: &&Bearing| own.figure == figure && own.count == 1;
        // A bordure and a chief leave less room to what is named before them.
        let bordure = arms.bearings.iter().find(is(Figure::Bordure));
        let chief = arms.bearings.iter().find(is(Figure::Chief));
        let unit = bounds(place).width().min(bounds(place).height());
        let inner = bordure.map_or_else(
            || place.to_vec(),
            |own| inset(place, ordinaries::bordure(!own.on.is_empty()) * unit),
        );
        let rest = chief.map_or_else(
            || inner.clone(),
            |own| {
                let area = bounds(&inner);
                let y = area.top() + area.height() * ordinaries::chief(!own.on.is_empty());
                halved(&inner, (point(area.left(), y), point(area.right(), y)))
            },
        );
        let tressure =
            arms.bearings.iter().any(|own| matches!(own.figure, Figure::Tressure | Figure::Orle));
        let orle = arms.bearings.iter().any(|own| own.place == Some(Place::Orle));
        let free = if tressure && arms.bearings.len() > 1 {
            inset(&rest, 0.17 * unit)
        } else if orle
            && arms.bearings.len() > 1
            && arms
                .bearings
                .iter()
                .any(|own| !own.figure.is_ordinary() && own.place != Some(Place::Orle))
        {
            inset(&rest, 0.2 * unit)
        } else {
            rest.clone()
        };
        let avoid = strewn_around(arms, &free);
        self.cover(&arms.field, &Patch::convex(place), (&arms.field, place), &avoid);
        let context = (&arms.field, place);
        let mut last = Vec::new();
        for own in &arms.bearings {
            match own.figure {
                Figure::Bordure if own.count == 1 => last.push((own, place)),
                Figure::Chief => self.bearing(own, &inner, context),
                Figure::Label => last.push((own, &inner[..])),
                Figure::Canton | Figure::Quarter => self.bearing(own, &inner, context),
                figure if figure.is_peripheral() => self.bearing(own, &rest, context),
                _ if own.place == Some(Place::Orle) => self.bearing(own, &rest, context),
                _ if own.over_all => self.bearing(own, &inner, context),
                _ => {
                    let room = room(own, arms, &free);
                    self.bearing(own, &room, context);
                }
            }
        }
        for (own, place) in last {
            self.bearing(own, place, context);
        }
    }

    /// Draws figures of one kind with what belongs to them.
    fn bearing(&mut self, own: &Bearing, place: &[Point], context: (&Surface, &[Point])) {
        if place.len() < 3 {
            return;
        }
        if own.figure == Figure::Escutcheon {
            self.escutcheons(own, spaces::on_field(own, place));
            return;
        }
        let ground = Ground::of(place);
        let couped = own.figure == Figure::Cross && (own.has(Form::Couped) || own.count > 1);
        if own.figure.is_ordinary() && !couped {
            self.ordinary(own, &ground, context);
        } else {
            let quartered =
                matches!(context.0, Surface::Parted { division: Division::Quarterly, .. });
            let spaces =
                if quartered && own.count == 4 && own.place.is_none() && own.rows.is_empty() {
                    // One in each quarter.
                    let parts = super::patterns::parts(Division::Quarterly, place, 4);
                    parts.into_iter().map(|part| Space::of(part, 1)).collect()
                } else {
                    spaces::on_field(own, place)
                };
            self.charges(own, spaces, context);
            for other in &own.between {
                let spaces = spaces::around(place, other.count, 0.24);
                self.group(other, spaces, context);
            }
        }
    }

    /// Draws charges, or small shields, in rooms.
    fn group(&mut self, own: &Bearing, spaces: Vec<Space>, context: (&Surface, &[Point])) {
        if own.figure == Figure::Escutcheon {
            self.escutcheons(own, spaces);
        } else {
            self.charges(own, spaces, context);
        }
    }

    fn ordinary(&mut self, own: &Bearing, ground: &Ground, context: (&Surface, &[Point])) {
        let Some(patch) = ground.patch(own) else { return };
        if let Some(cotises) = ground.cotises(own) {
            let of = own.details.iter().find(|(detail, _)| *detail == Detail::Cotised);
            let of = of.and_then(|(_, of)| *of).unwrap_or_else(|| own.surface.main());
            self.cover(&Surface::Plain(of), &cotises, context, &[]);
            self.edge(&cotises.rings, 0.7);
        }
        if own.figure == Figure::Tressure && own.has(Form::FloryCounterflory) {
            self.lilies(own, ground);
        }
        if own.figure == Figure::Fret {
            // Each band by itself, so that one is seen to lie over the other.
            for ring in patch.rings {
                let rings = vec![ring];
                let band = Patch { rings, pieces: Vec::new() };
                self.cover(&own.surface, &band, context, &[]);
                self.edge(&band.rings, 0.8);
            }
        } else {
            self.cover(&own.surface, &patch, context, &[]);
            self.edge(&patch.rings, 0.8);
        }
        if own.has(Form::Voided) && own.figure == Figure::Cross {
            let slim = Bearing {
                on: Vec::new(),
                between: vec![own.clone()],
                forms: Vec::new(),
                ..own.clone()
            };
            if let Some(core) = ground.patch(&slim) {
                let narrow = core.rings.iter().map(|ring| narrowed(ring, ground.place)).collect();
                let core = Patch { rings: narrow, pieces: Vec::new() };
                self.cover(&Surface::Plain(context.0.main()), &core, context, &[]);
                self.edge(&core.rings, 0.8);
            }
        }
        // Figures beside it are as large as each other.
        let all: u8 = own.between.iter().map(|other| other.count).fold(0, u8::saturating_add);
        let mut used = 0_usize;
        let mut spaces = spaces::beside(own, all, ground);
        if let [other] = &own.between[..] {
            if other.figure.is_ordinary() {
                self.twins(other, own, ground, context);
            } else {
                self.group(other, spaces, context);
            }
        } else {
            for other in &own.between {
                let mut mine = Vec::new();
                let mut wanted = other.count;
                while wanted > 0 && used < spaces.len() {
                    let count = spaces[used].count.min(wanted);
                    let outline = spaces[used].outline.clone();
                    mine.push(Space::of(outline, count));
                    wanted -= count;
                    spaces[used].count -= count;
                    if spaces[used].count == 0 {
                        used += 1;
                    }
                }
                self.group(other, mine, context);
            }
        }
        let covered = patch.pieces.iter().map(|piece| bounds(piece)).reduce(|a, b| a.join(&b));
        for on in &own.on {
            let spaces = spaces::upon(own, on, ground, covered.unwrap_or_default());
            if on.figure.is_ordinary() {
                let place = clipped(&covered.unwrap_or_default().corners(), ground.place);
                self.bearing(on, &place, (&own.surface, &place));
            } else {
                self.group(on, spaces, context);
            }
        }
    }

    /// Narrow ordinaries at both sides of another: a fess between two chevrons, or between two bars.
    fn twins(
        &mut self,
        other: &Bearing,
        own: &Bearing,
        ground: &Ground,
        context: (&Surface, &[Point]),
    ) {
        let area = bounds(ground.place);
        let Some(patch) = ground.patch(own) else { return };
        let middle = patch.bounds();
        if matches!(other.figure, Figure::Chevron | Figure::Chevronel) {
            for (k, y) in [(0, area.top()), (1, middle.bottom() - area.height() * 0.06)] {
                let high = if k == 0 { middle.top() - area.top() } else { area.bottom() - y };
                let part = Area::new(point(area.left(), y), point(area.right(), y + high * 1.02));
                let place = clipped(&part.corners(), ground.place);
                let single = Bearing {
                    count: 1,
                    between: vec![other.clone()],
                    on: Vec::new(),
                    ..other.clone()
                };
                let slim = Ground::of(&place);
                if let Some(patch) = slim.patch(&single) {
                    self.cover(&other.surface, &patch, context, &[]);
                    self.edge(&patch.rings, 0.8);
                }
            }
            return;
        }
        for (from, to) in [(area.top(), middle.top()), (middle.bottom(), area.bottom())] {
            let part = Area::new(point(area.left(), from), point(area.right(), to));
            let place = clipped(&part.corners(), ground.place);
            if place.len() > 2 {
                let single = Bearing { count: 1, ..other.clone() };
                self.bearing(&single, &place, context);
            }
        }
    }

    /// Lilies along a tressure, by turns inward and outward.
    fn lilies(&mut self, own: &Bearing, ground: &Ground) {
        let Some(lily) = charges::shaping("fleur-de-lis") else { return };
        let unit = bounds(ground.place).width().min(bounds(ground.place).height());
        let path = inset(ground.place, 0.132 * unit);
        let lengths: Vec<f32> =
            (0..path.len()).map(|k| (path[(k + 1) % path.len()] - path[k]).length()).collect();
        let whole: f32 = lengths.iter().sum();
        let n = 18.0;
        let mut k = 0.5;
        while k < n {
            let mut far = whole * k / n;
            let mut at = path.first().copied().unwrap_or_default();
            let mut way = point(1.0, 0.0);
            for (step, &length) in lengths.iter().enumerate() {
                let next = path[(step + 1) % path.len()];
                if far <= length {
                    at = path[step].lerp(next, far / length.max(1e-6));
                    way = (next - path[step]).normalized();
                    break;
                }
                far -= length;
            }
            let outward = way.turned();
            let turn = if k % 2.0 < 1.0 { outward } else { -outward };
            let angle = turn.x.atan2(-turn.y);
            let turned = lily.clone().turned(angle, false);
            for ring in turned.ink(at, 0.16 * unit) {
                if let Some(ring) = crate::drawing::clipping::clipped_ring(&ring, ground.place) {
                    self.fill(ring, palette::tincture(own.surface.main()));
                }
            }
            k += 1.0;
        }
    }

    /// Small shields, which are arms of their own.
    fn escutcheons(&mut self, own: &Bearing, spaces: Vec<Space>) {
        let hull = escutcheon(Point::default(), 1.0);
        for space in spaces {
            let rows = if space.rows.is_empty() {
                usual_rows(space.count, false)
            } else {
                space.rows.clone()
            };
            let Some(found) = arrange(&hull, &rows, &space.outline, false) else { continue };
            let alone = own.count == 1 && own.place.is_none();
            let wide = found.scale * if alone { 0.56 } else { 1.0 };
            for at in found.at {
                let outline = escutcheon(at, wide);
                let bearings = own.on.clone();
                let arms = Arms { field: own.surface.clone(), bearings };
                self.arms(&arms, &outline);
                self.edge(&[Ring { points: outline, holes: Vec::new() }], 0.9);
            }
        }
    }

    fn charges(&mut self, own: &Bearing, spaces: Vec<Space>, context: (&Surface, &[Point])) {
        let [armed, tongue] = charges::of_details(own);
        let main = own.surface.main();
        // Without a word of it the tongue is red, or blue on what is red.
        let usual = if main == Tincture::Gules { Tincture::Azure } else { Tincture::Gules };
        for laid in laid(own, spaces) {
            let hull = bounds(&laid.shaping.hull());
            let wide = hull.width().max(hull.height()) * laid.scale;
            if wide < 3.2 * self.fine {
                // Its shape can't be made out: a spot of its colour says that there is something.
                let middle = laid.at + hull.center() * laid.scale;
                let half = 0.4 * wide.max(2.2 * self.fine);
                let points = Area::around(middle, Point::splat(2.0 * half)).corners().to_vec();
                self.fill(Ring { points, holes: Vec::new() }, palette::tincture(main));
                continue;
            }
            let detailed = self.is_detailed() && wide > 16.0 * self.fine;
            let (at, scale) = (laid.at, laid.scale);
            for ring in laid.shaping.tongue(at, scale) {
                let of = tongue.or_else(|| detailed.then_some(usual)).unwrap_or(main);
                self.fill(ring, palette::tincture(of));
            }
            let weapons = laid.shaping.armed(at, scale);
            let patch = Patch { rings: weapons, pieces: Vec::new() };
            match armed {
                Some(of) => self.cover(&Surface::Plain(of), &patch, context, &[]),
                None => self.cover(&own.surface, &patch, context, &[]),
            }
            let rings = laid.rings();
            let patch = Patch { rings, pieces: Vec::new() };
            self.cover(&own.surface, &patch, context, &[]);
            // The heart of a flower and the band of a sheaf lie over the rest.
            if matches!(own.figure, Figure::Rose | Figure::Garb) {
                for ring in laid.shaping.armed(at, scale) {
                    let of = armed.unwrap_or(if own.figure == Figure::Garb {
                        main
                    } else {
                        Tincture::Or
                    });
                    self.fill(ring, palette::tincture(of));
                }
            }
            if detailed {
                let ink = if main.is_light() || main.is_fur() {
                    palette::HERALDIC_INK
                } else {
                    palette::tincture(lines_on(main))
                };
                for ring in laid.shaping.lines(at, scale) {
                    self.fill(ring, ink);
                }
            }
            if let (Some(crown), Some(of)) = (&laid.crown, charges::crown(own)) {
                let rings = crown.ink(at, scale);
                for ring in &rings {
                    self.fill(ring.clone(), palette::tincture(of));
                }
                self.edge(&rings, 0.6);
            }
            if wide > 10.0 * self.fine {
                self.edge(&patch.rings, 0.7);
            }
            for on in &own.on {
                let covered = patch.bounds();
                let ground = Ground::of(context.1);
                let spaces = spaces::upon(own, on, &ground, covered);
                self.group(on, spaces, context);
            }
        }
    }
}

/// The room of a bearing beside others that stand where they are said to.
fn room(own: &Bearing, arms: &Arms, free: &[Point]) -> Vec<Point> {
    let area = bounds(free);
    let top = arms.bearings.iter().any(|other| {
        other.place == Some(Place::Chief) && other != own && !other.figure.is_ordinary()
    });
    if !top || own.place.is_some() {
        if own.place == Some(Place::Chief) && !own.figure.is_ordinary() {
            // Above the first ordinary that lies level.
            let level = arms
                .bearings
                .iter()
                .find(|other| matches!(other.figure, Figure::Fess | Figure::Bar | Figure::Gemel));
            let room = level.map(|other| room(other, arms, free));
            let under =
                level.zip(room.as_deref()).and_then(|(other, room)| Ground::of(room).patch(other));
            if let Some(y) = under.map(|patch| patch.bounds().top()) {
                let part = Area::new(area.min, point(area.right(), y));
                return clipped(&part.corners(), free);
            }
        }
        return free.to_vec();
    }
    if matches!(own.figure, Figure::Bar | Figure::Fess | Figure::Gemel) {
        let y = area.top() + area.height() * 0.24;
        return halved(free, (point(area.left(), y), point(area.right(), y)));
    }
    if own.figure.is_ordinary() {
        return free.to_vec();
    }
    let y = area.top() + area.height() * 0.32;
    halved(free, (point(area.left(), y), point(area.right(), y)))
}

/// The outlines of charges that whatever strews the field stays away from.
fn strewn_around(arms: &Arms, place: &[Point]) -> Vec<Ring> {
    if !matches!(arms.field, Surface::Semy { .. }) {
        return Vec::new();
    }
    let mut rings = Vec::new();
    let ground = Ground::of(place);
    for own in &arms.bearings {
        if own.figure.is_ordinary() {
            rings.extend(ground.patch(own).map(|patch| patch.rings).unwrap_or_default());
        } else {
            for laid in laid(own, spaces::on_field(own, place)) {
                rings.extend(laid.rings());
                rings.extend(laid.shaping.armed(laid.at, laid.scale));
            }
        }
    }
    rings
}

/// Where the charges of a kind lie in the rooms for them: all are as large as the smallest.
fn laid(own: &Bearing, spaces: Vec<Space>) -> Vec<Laid> {
    let name = charges::name(own);
    let Some(shaping) = charges::shaping(&name) else { return Vec::new() };
    let crown = charges::crown(own).and_then(|_| art::crown("charges", &name));
    let turn = charges::angle(own);
    let mirrored = own.has(Form::Contourny);
    let touching = own.has(Form::Conjoined);
    let long = bounds(&shaping.clone().turned(turn, false).hull());
    let long = long.width() > long.height() * 1.15;
    let spaces = match &spaces[..] {
        [Space { outline, count: count @ 2..=4, rows, angle, .. }]
            if rows.is_empty() && long && *angle == 0.0 =>
        {
            spaces::pile(outline, *count)
        }
        _ => spaces,
    };
    let mut found = Vec::new();
    for space in spaces.into_iter().filter(|space| space.count > 0) {
        let own_turn = turn + if space.upright { 0.0 } else { space.angle };
        // Rows that lie aslant are found in a room that is turned back.
        let shape = shaping.clone().turned(own_turn - space.angle, mirrored);
        let hull = shape.hull();
        let area = bounds(&hull);
        let rows = if space.rows.is_empty() {
            usual_rows(space.count, area.width() > area.height() * 1.15)
        } else {
            space.rows.clone()
        };
        let outline: Vec<Point> = space.outline.iter().map(|at| at.rotated(-space.angle)).collect();
        let Some(arranged) = arrange(&hull, &rows, &outline, touching) else { continue };
        found.push((arranged, own_turn, space.angle));
    }
    let least = found.iter().map(|(arranged, ..)| arranged.scale).fold(f32::MAX, f32::min);
    let mut all = Vec::new();
    for (arranged, own_turn, angle) in found {
        let scale = arranged.scale.min(least * 1.3);
        for at in arranged.at {
            let index = all.len();
            let flip = match own.attitude {
                Some(Attitude::Addorsed) => index % 2 == 1,
                Some(Attitude::Combatant) => index % 2 == 0,
                _ => mirrored,
            };
            let turned = |shape: &Shaping| shape.clone().turned(own_turn, flip);
            let crown = crown.as_ref().map(turned);
            all.push(Laid { shaping: turned(&shaping), crown, at: at.rotated(angle), scale });
        }
    }
    all
}

/// The tincture of lines in a dark figure.
const fn lines_on(main: Tincture) -> Tincture {
    match main {
        Tincture::Sable | Tincture::Pean | Tincture::Ermines => Tincture::Argent,
        _ => Tincture::Sable,
    }
}

/// A cross of which only the middle is left: half as wide.
fn narrowed(ring: &Ring, place: &[Point]) -> Ring {
    let middle = point(bounds(place).center().x, crate::drawing::clipping::centroid(place).y);
    let near = |at: f32, c: f32| c + (at - c) * 0.45;
    let wide = bounds(place).width() * 0.16;
    let points = ring.points.iter().map(|at| {
        let x = if (at.x - middle.x).abs() < wide { near(at.x, middle.x) } else { at.x };
        let y = if (at.y - middle.y).abs() < wide { near(at.y, middle.y) } else { at.y };
        point(x, y)
    });
    Ring { points: points.collect(), holes: ring.holes.clone() }
}
