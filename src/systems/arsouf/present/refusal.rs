//! Refusals as sentences.

use super::super::scene::Scene;
use super::super::why::{Refused, Why};
use crate::kernel::{Reason, UnitId};
use crate::say;
use crate::view::Refusal;
use crate::words::Language;

pub fn refusal(scene: &Scene, refused: &Refused, language: Language) -> Refusal {
    Refusal {
        rule: refused.rule.section.to_owned(),
        why: refused.why.slug().to_owned(),
        text: text(scene, &refused.why, language),
    }
}

fn text(scene: &Scene, why: &Why, l: Language) -> String {
    let name = |unit: UnitId| scene.name(unit, l);
    match *why {
        Why::Phase => say!(l, "arsouf-why-phase"),
        Why::Side { unit } => say!(l, "arsouf-why-side", unit = name(unit)),
        Why::DeployZone => say!(l, "arsouf-why-deploy-zone"),
        Why::Occupied { by } => say!(l, "arsouf-why-occupied", unit = name(by)),
        Why::DeployIncomplete { left } => say!(l, "arsouf-why-deploy-incomplete", left = left),
        Why::OffBoard { unit } => say!(l, "arsouf-why-off-board", unit = name(unit)),
        Why::Moved { unit } => say!(l, "arsouf-why-moved", unit = name(unit)),
        Why::Range { most } => say!(l, "arsouf-why-range", most = most),
        Why::Terrain => say!(l, "arsouf-why-terrain"),
        Why::River => say!(l, "arsouf-why-river"),
        Why::Blocked { by: Some(by) } => say!(l, "arsouf-why-occupied", unit = name(by)),
        Why::Blocked { by: None } => say!(l, "arsouf-why-blocked"),
        Why::Goal => {
            let enemy = &scene.armies[scene.goal.side.enemy()].name;
            let goal = scene.goal.name.get(l);
            say!(l, "arsouf-why-goal", side = enemy.get(l), goal = goal)
        }
        Why::NothingToTakeBack { unit } => say!(l, "arsouf-why-no-move", unit = name(unit)),
        Why::OriginTaken { by } => say!(l, "arsouf-why-origin-taken", unit = name(by)),
        Why::NotTheLast => say!(l, "arsouf-why-not-the-last"),
        Why::HasArrived { unit } => say!(l, "arsouf-why-arrived", unit = name(unit)),
        Why::Wounded { unit } => say!(l, "arsouf-why-wounded", unit = name(unit)),
        Why::Attacked { unit } => say!(l, "arsouf-why-attacked", unit = name(unit)),
        Why::NotAdjacent { unit, target } => {
            say!(l, "arsouf-why-not-adjacent", unit = name(unit), target = name(target))
        }
        Why::Target { target } => say!(l, "arsouf-why-target", unit = name(target)),
        Why::NoTarget { unit } => say!(l, "arsouf-why-no-target", unit = name(unit)),
        Why::Baggage { unit } => say!(l, "arsouf-why-baggage", unit = name(unit)),
        Why::NoClaim => say!(l, "arsouf-why-no-claim"),
    }
}
