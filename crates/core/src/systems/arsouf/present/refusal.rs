//! Refusals as sentences.

use super::super::scene::Scene;
use super::super::why::{Refused, Why};
use super::Localizer;
use super::board::spaces_moved;
use crate::kernel::{Reason, UnitId};
use crate::say;
use crate::view::Refusal;
use crate::words::Language;

pub fn refusal(l10n: Localizer, refused: &Refused) -> Refusal {
    Refusal {
        rule: refused.rule.section.to_owned(),
        why: refused.why.slug().to_owned(),
        text: text(l10n.scene, &refused.why, l10n.language),
    }
}

fn text(scene: &Scene, why: &Why, l: Language) -> String {
    let name = |unit: UnitId| scene.name(unit, l);
    let goal = || scene.goal.name.noun(l);
    let enemy = || scene.armies[scene.goal.side.enemy()].name.noun(l);
    match *why {
        Why::Phase => say!(l, "arsouf-why-phase"),
        Why::AllPlaced => say!(l, "arsouf-why-all-placed"),
        Why::Chosen { unit } => say!(l, "arsouf-why-chosen", unit = name(unit)),
        Why::Picked { unit } => say!(l, "arsouf-why-picked", unit = name(unit)),
        Why::NothingPicked => say!(l, "arsouf-why-nothing-picked"),
        Why::Side { unit } => say!(l, "arsouf-why-side", unit = name(unit)),
        Why::DeployZone => say!(l, "arsouf-why-deploy-zone"),
        Why::Occupied { by } => say!(l, "arsouf-why-occupied", unit = name(by)),
        Why::DeployIncomplete { left } => say!(l, "arsouf-why-deploy-incomplete", left = left),
        Why::OffBoard { unit } => say!(l, "arsouf-why-off-board", unit = name(unit)),
        Why::NoSuchPiece => say!(l, "arsouf-why-no-such-piece"),
        Why::Empty => say!(l, "arsouf-why-empty"),
        Why::Moved { unit } => say!(l, "arsouf-why-moved", unit = name(unit)),
        Why::Here { unit } => say!(l, "arsouf-why-here", unit = name(unit)),
        Why::Range { spaces, open, most, road } => {
            let moves = spaces_moved(most, road, l);
            if open {
                say!(l, "arsouf-why-range", spaces = spaces, moves = moves)
            } else {
                say!(l, "arsouf-why-far", spaces = spaces, moves = moves)
            }
        }
        Why::Terrain => say!(l, "arsouf-why-terrain"),
        Why::OffMap => say!(l, "arsouf-why-no-space"),
        Why::TerrainBars { at } => say!(l, "arsouf-why-terrain-bars", hex = scene.label(at)),
        Why::River { from, to } => {
            say!(l, "arsouf-why-river", from = scene.label(from), to = scene.label(to))
        }
        Why::RiverBetween { unit, target } => {
            say!(l, "arsouf-why-river-between", unit = name(unit), target = name(target))
        }
        Why::Forest { at } => say!(l, "arsouf-why-forest", hex = scene.label(at)),
        Why::Blocked { by } => say!(l, "arsouf-why-occupied", unit = name(by)),
        Why::Bars { by, at } => {
            say!(l, "arsouf-why-bars", unit = name(by), hex = scene.label(at))
        }
        Why::Goal => say!(l, "arsouf-why-goal", side = enemy(), goal = goal()),
        Why::Arrives => say!(l, "arsouf-why-arrives", goal = goal()),
        Why::GoalBars { at } => {
            say!(l, "arsouf-why-goal-bars", side = enemy(), goal = goal(), hex = scene.label(at))
        }
        Why::GoalEnds { at } => {
            say!(l, "arsouf-why-goal-ends", goal = goal(), hex = scene.label(at))
        }
        Why::NothingToTakeBack { unit } => say!(l, "arsouf-why-no-move", unit = name(unit)),
        Why::OriginTaken { by } => say!(l, "arsouf-why-origin-taken", unit = name(by)),
        Why::NotTheLast => say!(l, "arsouf-why-not-the-last"),
        Why::HasArrived { unit } => say!(l, "arsouf-why-arrived", unit = name(unit)),
        Why::Wounded { unit } => say!(l, "arsouf-why-wounded", unit = name(unit)),
        Why::Attacked { unit } => say!(l, "arsouf-why-attacked", unit = name(unit)),
        Why::Announced { unit } => say!(l, "arsouf-why-announced", unit = name(unit)),
        Why::NotAdjacent { unit, target } => {
            say!(l, "arsouf-why-not-adjacent", unit = name(unit), target = name(target))
        }
        Why::Target { target } => say!(l, "arsouf-why-target", unit = name(target)),
        Why::NoTarget { unit } => say!(l, "arsouf-why-no-target", unit = name(unit)),
        Why::Baggage { unit } => say!(l, "arsouf-why-baggage", unit = name(unit)),
        Why::PlayedOut => say!(l, "arsouf-why-played-out"),
        Why::NoClaimant => {
            say!(l, "arsouf-why-no-claimant", side = scene.armies[scene.goal.side].name.noun(l))
        }
        Why::Hindered { enemies } => {
            say!(l, "arsouf-why-hindered", enemies = enemies)
        }
        Why::TooLate => say!(l, "arsouf-why-too-late", goal = goal()),
    }
}
