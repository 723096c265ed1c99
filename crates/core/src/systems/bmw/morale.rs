//! BMW 11.3, 11.4: losses, demoralization and recovery, disintegration.

use super::event::Event;
use super::rules;
use super::scene::{Role, Scene};
use super::state::{Ending, Level, Place, State, Victory};
use super::system::Bmw;
use crate::kernel::{Both, Cx, Side};
use crate::scenario::bmw::OffMap;
use crate::scenario::options::MoraleCounts;

/// BMW 16.2: the enemy's points for lost leaders of a side.
#[must_use]
pub fn leader_losses(scene: &Scene, s: &State, side: Side) -> u32 {
    let lost = |u| s.piece(u).place == Place::Off(OffMap::Eliminated);
    scene.leaders[side]
        .iter()
        .filter(|&&u| lost(u))
        .map(|&u| scene.counter(u).leader_points())
        .sum()
}

/// BMW 16.2: the enemy's points for captured camps and trebuchets of a side.
#[must_use]
pub fn marker_losses(scene: &Scene, s: &State, side: Side) -> (u32, u32) {
    let lost = |role| {
        let captured = scene.markers[side].iter().filter(|&&u| {
            scene.counter(u).role == role && s.piece(u).place == Place::Off(OffMap::Removed)
        });
        u32::try_from(captured.count()).unwrap_or(u32::MAX)
    };
    let camp = scene.special.camps.map_or(0, |terms| terms.vp);
    let trebuchet = scene.special.trebuchets.map_or(0, |terms| terms.vp);
    (lost(Role::Camp) * camp, lost(Role::Trebuchet) * trebuchet)
}

/// BMW 11.3: the losses of an army as its morale counts them.
#[must_use]
pub fn losses(scene: &Scene, s: &State, side: Side) -> u32 {
    match scene.options.morale_counts {
        MoraleCounts::StrengthOnly => s.fallen[side],
        MoraleCounts::VpLosses => {
            let (camps, trebuchets) = marker_losses(scene, s, side);
            s.fallen[side] + leader_losses(scene, s, side) + camps + trebuchets
        }
    }
}

/// BMW 11.3, 11.4: re-reads both armies' morale after any change of losses. If one event takes both armies
/// to disintegration, the active player wins.
pub fn review(cx: &mut Cx<'_, Bmw>, s: &mut State) {
    if s.over.is_some() {
        return;
    }
    let mut broken = Both([false; 2]);
    for side in Side::ALL {
        let levels = cx.scene.morale(side, s.stage);
        let losses = losses(cx.scene, s, side);
        let demoralized = losses >= levels.demoralized;
        if demoralized != s.demoralized[side] {
            s.demoralized[side] = demoralized;
            s.ever_demoralized[side] |= demoralized;
            let event = if demoralized {
                Event::Demoralized { side, losses }
            } else {
                Event::Recovered { side, losses }
            };
            cx.record(rules::DEMORALIZATION, event);
        }
        if losses >= levels.disintegrates {
            broken[side] = true;
            cx.record(rules::DISINTEGRATION, Event::Disintegrated { side, losses });
        }
    }
    let winner = match (broken[s.active], broken[s.active.enemy()]) {
        (_, true) => s.active,
        (true, false) => s.active.enemy(),
        (false, false) => return,
    };
    super::victory::end(
        cx,
        s,
        Victory { winner: Some(winner), level: Level::Epic, by: Ending::Disintegration },
    );
}
