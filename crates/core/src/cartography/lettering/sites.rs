//! Where the name of a place may stand: that of a town beside it, that of a stretch of land across it.

use super::baseline::Baseline;
use super::hand::Hand;
use super::lettered::{Letters, Setting};
use crate::board::Hex;
use crate::cartography::{Cover, routes};
use crate::drawing::ground::Land;
use crate::drawing::{Area, Point, point};
use std::collections::BTreeSet;

/// A stretch of land with fewer hexes has its name beside its hex, like a town.
const STRETCH: usize = 5;
/// A stretch of land is looked at as far as so many hexes.
const MOST: usize = 400;
/// The steepest lines that names follow, in radians.
const STEEP: f32 = 0.55;
/// Letters stand apart so far at most, as a share of their size.
const SPACED: f32 = 0.45;
/// What speaks for naming a stretch across it rather than in one place.
const WORTH: f32 = 2.0;
/// What speaks against a spot that is nearer to another place that has a name.
const MISLED: f32 = 2.0;
/// Places farther off than this have names that nobody takes for each other's.
const READ_WITH: f32 = 12.0;
/// Water is followed so many hexes from the one that bears its name.
const DOWNSTREAM: usize = 6;
/// The share of a stretch that its name runs through.
const SPAN: f32 = 0.66;

/// A line on which a name may stand.
#[derive(Clone, Debug)]
pub struct Site {
    /// The name, set.
    pub setting: Setting,
    /// The line.
    pub baseline: Baseline,
    /// Where on it.
    pub spots: Vec<Spot>,
}

/// A place on such a line.
#[derive(Clone, Copy, Debug)]
pub struct Spot {
    /// What speaks against it, besides what it covers.
    pub against: f32,
    /// How far along the line the middle of the name stands.
    pub far: f32,
    /// How far it stands off the line, to the right of its way.
    pub off: f32,
}

/// Where the name of the place in a hex may stand.
///
/// `places` are all the names of the map with the middles of their hexes.
pub fn of(
    land: &Land<'_>,
    (hex, name): (Hex, &str),
    places: &[(&str, Point)],
    letters: Letters,
) -> Vec<Site> {
    let (x, y) = land.map().hexes[hex.index()].center;
    let home = point(x, y);
    let near = |(other, at): &&(&str, Point)| *other != name && (*at - home).length() < READ_WITH;
    let others: Vec<Point> = places.iter().filter(near).map(|(_, at)| *at).collect();
    let on_road = land.map().roads.iter().any(|(_, road)| road.contains(&hex));
    let cover = match Cover::of(land.ground(hex)) {
        // What a road leads over is a bridge or a ford: the name is not the river's.
        Some(Cover::Water) if on_road => Some(Cover::Built),
        cover => cover,
    };
    let hand = Hand::of(cover);
    let mut sites = vec![beside(name, hand, (home, &others), letters)];
    // Slanted letters are no words to who searches a document.
    if letters.zoom > 0.0 && !matches!(cover, None | Some(Cover::Open | Cover::Built)) {
        let stretch = stretch(land, hex);
        if let Some(river) = river(land, hex) {
            sites.extend(along(name, hand, river, letters));
        } else if stretch.len() >= STRETCH {
            sites.extend(across(name, hand, (home, &stretch), letters));
        }
    }
    sites
}

/// Level around a place, best just below its middle, and rather not where it would be read as the name of one of the other places.
pub(super) fn beside(
    name: &str,
    hand: Hand,
    (home, others): (Point, &[Point]),
    letters: Letters,
) -> Site {
    let spacing = if hand == Hand::Settlement { 0.02 } else { 0.05 };
    let setting = Setting::new(name, hand, letters, spacing);
    let room = point(setting.long(), letters.size);
    let misleads = |at: Point| {
        let area = Area::around(at, room);
        let own = area.gap(home);
        others.iter().any(|&other| area.gap(other) < own)
    };
    let spot = |row: i8, column: i8| {
        let (x, y) = (f32::from(column) * 0.3, f32::from(row) * 0.075);
        let below = y - 0.5;
        let against = 1.1 * x.abs() + if below < 0.0 { -1.3 * below } else { below };
        let against = against + if misleads(home + point(x, y)) { MISLED } else { 0.0 };
        Spot { against, far: 1.0 + x, off: y }
    };
    let spots = (-30..=30).flat_map(|row| (-14..=14).map(move |column| spot(row, column)));
    Site { setting, baseline: Baseline::straight(home, 0.0), spots: spots.collect() }
}

/// Through a stretch of land as it lies, with letters set apart.
fn across(
    name: &str,
    hand: Hand,
    (home, stretch): (Point, &[Point]),
    letters: Letters,
) -> Option<Site> {
    let count = stretch.len() as f32;
    let middle = stretch.iter().fold(Point::default(), |sum, at| sum + *at) * (1.0 / count);
    let angle = lie(stretch, middle).clamp(-STEEP, STEEP);
    let (along, abreast) = (point(angle.cos(), angle.sin()), point(-angle.sin(), angle.cos()));
    let flat = |at: &Point| {
        let way = *at - middle;
        point(way.x * along.x + way.y * along.y, way.x * abreast.x + way.y * abreast.y)
    };
    let flat: Vec<Point> = stretch.iter().map(flat).collect();
    let most = flat.iter().map(|at| at.x).fold(f32::MIN, f32::max);
    let least = flat.iter().map(|at| at.x).fold(f32::MAX, f32::min);
    let extent = most - least;
    let (bow, rise) = bow(&flat);
    // Larger letters where there is more land to name.
    let size = letters.size * (1.0 + (count / 60.0).min(0.35));
    let letters = Letters { size, ..letters };
    let plain = Setting::new(name, hand, letters, 0.0);
    let gaps = name.chars().count().max(2) as f32 - 1.0;
    let spacing = ((extent * SPAN - plain.long()) / gaps / size).clamp(0.04, SPACED);
    let line = (0..=24_u8).map(|k| {
        let x = least + extent * f32::from(k) / 24.0;
        middle + along * x + abreast * (rise + bow * x * x)
    });
    let baseline = Baseline::new(line.collect())?;
    let half = baseline.length() / 2.0;
    let spot = |row: i8, column: i8| {
        let (off, shift) = (f32::from(row) * 0.11, f32::from(column) * extent * 0.06);
        let (at, angle) = baseline.at(half + shift);
        let at = at + point(-angle.sin(), angle.cos()) * off;
        // A stretch is named in its middle, the nearer to the hex that bears the name the better.
        let against = 0.12 * (at - home).length() + 0.9 * off.abs() + 0.4 * shift.abs() - WORTH;
        Spot { against, far: half + shift, off }
    };
    let spots = (-14..=14).flat_map(|row| (-4..=4).map(move |column| (row, column)));
    let spots = spots.map(|(row, column)| spot(row, column)).collect();
    Some(Site { setting: Setting::new(name, hand, letters, spacing), baseline, spots })
}

/// The bed of running water around a hex: the middles of its hexes in order, and which of them is that hex; nothing where water is
/// wide.
fn river(land: &Land<'_>, hex: Hex) -> Option<(Vec<Point>, usize)> {
    let (grid, wet) = (&land.map().map.grid, |hex: Hex| land.ground(hex).is_water());
    let wet_beside = |hex: Hex| -> Vec<Hex> {
        grid.neighbors(hex).map(|(_, next)| next).filter(|&next| wet(next)).collect()
    };
    let beside = wet_beside(hex);
    if !wet(hex) || beside.is_empty() || beside.len() > 2 {
        return None;
    }
    let mut bed = vec![hex];
    for (k, &first) in beside.iter().enumerate() {
        let (mut last, mut next) = (hex, Some(first));
        for _ in 0..DOWNSTREAM {
            let Some(here) = next else { break };
            if k == 0 {
                bed.push(here);
            } else {
                bed.insert(0, here);
            }
            let on =
                wet_beside(here).into_iter().filter(|&on| on != last && !grid.adjacent(on, last));
            let on: Vec<Hex> = on.collect();
            next = if let [only] = on[..] { Some(only) } else { None };
            last = here;
        }
    }
    let own = bed.iter().position(|&here| here == hex)?;
    Some((bed.into_iter().map(|hex| routes::middle(land.map(), hex)).collect(), own))
}

/// On running water, along its bends, either way.
fn along(name: &str, hand: Hand, (bed, own): (Vec<Point>, usize), letters: Letters) -> Vec<Site> {
    let setting = Setting::new(name, hand, letters, 0.22);
    let home = bed[own];
    let Some(baseline) = Baseline::new(routes::eased(&bed)) else { return Vec::new() };
    let sites = [baseline.reversed(), baseline].map(|baseline| {
        let length = baseline.length();
        let half = setting.long() / 2.0;
        let steps = (0..=40_u8).map(|k| half + (length - setting.long()) * f32::from(k) / 40.0);
        let upright = |far: &f32| baseline.at(*far).1.cos() > 0.08;
        let spot = |far: f32| {
            let (at, angle) = baseline.at(far);
            let against = 0.2 * (at - home).length() + 1.2 * angle.sin().abs() - WORTH;
            Spot { against, far, off: 0.0 }
        };
        let fits = setting.long() < length;
        let spots = steps.filter(|far| fits && upright(far)).map(spot).collect();
        Site { setting: setting.clone(), baseline, spots }
    });
    sites.into()
}

/// The angle at which hexes lie, between a quarter turn to the left and one to the right; 0 where they lie in a heap.
fn lie(stretch: &[Point], middle: Point) -> f32 {
    let (mut xx, mut xy, mut yy) = (0.0, 0.0, 0.0);
    for at in stretch {
        let way = *at - middle;
        xx += way.x * way.x;
        xy += way.x * way.y;
        yy += way.y * way.y;
    }
    let spread = ((xx - yy).powi(2) + 4.0 * xy * xy).sqrt();
    let long = (xx + yy + spread) / (xx + yy - spread).max(0.1);
    if long < 2.2 { 0.0 } else { 0.5 * (2.0 * xy).atan2(xx - yy) }
}

/// How a stretch bends, as the factor of the square and the constant of a parabola by least squares; at most gently.
fn bow(flat: &[Point]) -> (f32, f32) {
    let count = flat.len() as f32;
    let mean = |number: &dyn Fn(&Point) -> f32| flat.iter().map(number).sum::<f32>() / count;
    let (square, rise) = (mean(&|at| at.x * at.x), mean(&|at| at.y));
    let above = mean(&|at| (at.x * at.x - square) * (at.y - rise));
    let below = mean(&|at| (at.x * at.x - square).powi(2));
    let bow = if below > 0.1 { (above / below).clamp(-0.035, 0.035) } else { 0.0 };
    (bow, rise - bow * square)
}

/// The middles of the hexes that are of one kind with a hex and hang together with it.
fn stretch(land: &Land<'_>, hex: Hex) -> Vec<Point> {
    let map = land.map();
    let cover = |hex| Cover::of(land.ground(hex));
    let own = cover(hex);
    let (mut seen, mut next) = (BTreeSet::from([hex]), vec![hex]);
    while let Some(hex) = next.pop() {
        for (_, other) in map.map.grid.neighbors(hex) {
            if seen.len() < MOST && cover(other) == own && seen.insert(other) {
                next.push(other);
            }
        }
    }
    let middle = |hex: Hex| {
        let (x, y) = map.hexes[hex.index()].center;
        point(x, y)
    };
    seen.into_iter().map(middle).collect()
}
