//! Command chits on their tracks, as the viewer may see them.

use super::super::event::values;
use super::super::scene::{BattleId, Setup};
use super::super::state::{BattleState, Segment, State};
use super::Voice;
use super::facts::leadership;
use crate::kernel::Side;
use crate::say;
use crate::view::{CommandView, TrackView};

/// Whether a side's chits are hidden from a viewer.
pub fn is_hidden(s: &State, side: Side, viewer: Option<Side>) -> bool {
    !s.revealed && viewer.is_some_and(|viewer| viewer != side)
}

/// Both sides' tracks.
pub fn command(v: Voice, s: &State, viewer: Option<Side>) -> Vec<CommandView> {
    Side::ALL.into_iter().map(|side| army(v, s, side, is_hidden(s, side, viewer))).collect()
}

fn army(v: Voice, s: &State, side: Side, hidden: bool) -> CommandView {
    let placing = s.segment == Segment::Allotment && !s.revealed && !hidden;
    let battles = &v.scene.commands[side];
    let placed = battles.iter().map(|&battle| u32::from(s.battle(battle).points())).sum();
    CommandView {
        side,
        points: placing.then(|| (placed, u32::from(v.scene.command_points[side]))),
        hidden,
        limits: limits(v, s, side, placing),
        tracks: battles.iter().map(|&battle| track(v, s, battle, hidden)).collect(),
    }
}

/// What binds a side in placing and using its chits.
fn limits(v: Voice, s: &State, side: Side, placing: bool) -> String {
    let army = || v.army(side);
    if placing {
        return say!(v, "barons-limits-placing", points = v.scene.command_points[side]);
    }
    if !s.revealed {
        return say!(v, "barons-limits-secret", points = v.scene.command_points[side]);
    }
    match s.initiative {
        Some(holder) if holder == side && s.running >= 2 => {
            say!(v, "barons-limits-two-running", army = army())
        }
        Some(holder) if holder == side => say!(v, "barons-limits-answers", army = army()),
        Some(_) if s.running >= 2 => say!(v, "barons-limits-forced", army = army()),
        Some(_) => say!(v, "barons-limits-opens", army = army()),
        None if v.scene.first == side => say!(v, "barons-limits-first", army = army()),
        None => say!(v, "barons-limits-second", army = army()),
    }
}

/// The chits of a track, the highest first.
pub fn chits(state: &BattleState) -> Vec<u8> {
    values(state.chits).collect()
}

fn track(v: Voice, s: &State, battle: BattleId, hidden: bool) -> TrackView {
    let command = v.scene.battle(battle);
    let acting = s.activation.as_ref().filter(|active| active.battle == battle);
    TrackView {
        id: command.id.clone(),
        name: v.battle(battle).text.into_owned(),
        leader: leader(v, s, battle),
        boxes: v.scene.options.track_boxes,
        chits: if hidden { Vec::new() } else { chits(s.battle(battle)) },
        active: acting.is_some(),
        in_force: acting.map(|active| active.chit),
        rule: "6.1".to_owned(),
    }
}

/// The leader of a track, with what his leadership allows; and whether his Battle is to come or gone.
fn leader(v: Voice, s: &State, battle: BattleId) -> String {
    let command = v.scene.battle(battle);
    let leader = v.name(command.leader);
    let allows = leadership(v, s, command.leader);
    let text = say!(v, "barons-track-leader", leader = leader, allows = allows);
    if s.is_eliminated(battle) {
        return say!(v, "barons-track-gone", leader = text);
    }
    match command.setup {
        Setup::Enters { activation, .. } if !s.is_in_play(v.scene, battle) => {
            say!(v, "barons-track-enters", leader = text, activation = activation)
        }
        _ => text,
    }
}
