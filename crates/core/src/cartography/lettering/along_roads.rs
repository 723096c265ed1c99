//! Where the name of a road may stand: beside it, along its bends.

use super::baseline::Baseline;
use super::hand::Hand;
use super::lettered::{Letters, Setting};
use super::sites::{Site, Spot, beside};
use crate::board::Hex;
use crate::cartography::routes;
use crate::view::MapView;

/// How far letters stand from the middle of the road, besides half their height.
const AWAY: f32 = 0.15;
/// What speaks against a name that stands level near its road.
const ASIDE: f32 = 2.0;
/// How far the places that are looked at lie apart along a road.
const STEP: f32 = 0.6;
/// How far letters of a name stand apart besides, as a share of their size.
const SPACING: f32 = 0.06;

/// Where the name of a road may stand: along it, and along it the other way, since nobody reads upside down.
pub fn of(map: &MapView, (name, road): (&str, &[Hex]), letters: Letters) -> Vec<Site> {
    let Some(baseline) = Baseline::new(routes::through(map, road, [None; 2])) else {
        return Vec::new();
    };
    let setting = Setting::new(name, Hand::Road, letters, SPACING);
    // Where there is no room along it a name stands level near it.
    let middle = baseline.at(baseline.length() / 2.0).0;
    let mut level = beside(name, Hand::Road, (middle, &[]), letters);
    for spot in &mut level.spots {
        spot.against += ASIDE;
    }
    let baselines = [baseline.reversed(), baseline].map(|baseline| Site {
        spots: spots(&baseline, &setting, letters.size),
        setting: setting.clone(),
        baseline,
    });
    baselines.into_iter().chain([level]).collect()
}

fn spots(baseline: &Baseline, setting: &Setting, size: f32) -> Vec<Spot> {
    let length = baseline.length();
    let half = (setting.long() / 2.0).min(length / 2.0);
    let steps = ((length - 2.0 * half) / STEP).floor().max(0.0);
    let mut spots = Vec::new();
    let mut step = 0.0;
    while step <= steps {
        let share = if steps > 0.0 { step / steps } else { 0.5 };
        step += 1.0;
        let far = half + (length - 2.0 * half) * share;
        let angle = baseline.at(far).1;
        if angle.cos() < -0.01 {
            continue;
        }
        for side in [-1.0, 1.0] {
            // In the middle a name is most easily seen to be that of the whole road, and above it it reads best.
            let aside = (2.0 * far / length - 1.0).abs();
            let below = if side > 0.0 { 0.3 } else { 0.0 };
            let against = 1.2 * aside + 0.8 * angle.sin().abs() + below;
            spots.push(Spot { against, far, off: side * (AWAY + size * 0.5) });
        }
    }
    spots
}
