//! Command chits on their tracks, as the viewer may see them.

use super::super::event::values;
use super::super::scene::{BattleId, Setup};
use super::super::state::{BattleState, Segment, State};
use super::Localizer;
use super::facts::leadership;
use super::mark::mark;
use crate::kernel::Side;
use crate::say;
use crate::view::{CommandView, TrackView};

/// Whether a side's chits are hidden from a viewer.
pub fn is_hidden(s: &State, side: Side, viewer: Option<Side>) -> bool {
    !s.revealed && viewer.is_some_and(|viewer| viewer != side)
}

/// Both sides' tracks.
pub fn command(l10n: Localizer, s: &State, viewer: Option<Side>) -> Vec<CommandView> {
    Side::ALL.into_iter().map(|side| army(l10n, s, side, is_hidden(s, side, viewer))).collect()
}

fn army(l10n: Localizer, s: &State, side: Side, hidden: bool) -> CommandView {
    let placing = s.segment == Segment::Allotment && !s.revealed && !hidden;
    let battles = &l10n.scene.commands[side];
    let placed = battles.iter().map(|&battle| u32::from(s.battle(battle).points())).sum();
    CommandView {
        side,
        points: placing.then(|| (placed, u32::from(l10n.scene.command_points[side]))),
        hidden,
        limits: limits(l10n, s, side, placing),
        tracks: battles.iter().map(|&battle| track(l10n, s, battle, hidden)).collect(),
    }
}

/// What binds a side in placing and using its chits.
fn limits(l10n: Localizer, s: &State, side: Side, placing: bool) -> String {
    let army = || l10n.army(side);
    if placing {
        return say!(l10n, "barons-limits-placing", points = l10n.scene.command_points[side]);
    }
    if !s.revealed {
        return say!(l10n, "barons-limits-secret", points = l10n.scene.command_points[side]);
    }
    match s.initiative {
        Some(holder) if holder == side && s.running >= 2 => {
            say!(l10n, "barons-limits-two-running", army = army())
        }
        Some(holder) if holder == side => say!(l10n, "barons-limits-answers", army = army()),
        Some(_) if s.running >= 2 => say!(l10n, "barons-limits-forced", army = army()),
        Some(_) => say!(l10n, "barons-limits-opens", army = army()),
        None if l10n.scene.first == side => say!(l10n, "barons-limits-first", army = army()),
        None => say!(l10n, "barons-limits-second", army = army()),
    }
}

/// The chits of a track, the highest first.
pub fn chits(state: &BattleState) -> Vec<u8> {
    values(state.chits).collect()
}

fn track(l10n: Localizer, s: &State, battle: BattleId, hidden: bool) -> TrackView {
    let command = l10n.scene.battle(battle);
    let acting = s.activation.as_ref().filter(|active| active.battle == battle);
    TrackView {
        id: command.id.clone(),
        mark: mark(l10n.scene, l10n.language, battle),
        name: l10n.battle(battle).text.into_owned(),
        leader: leader(l10n, s, battle),
        boxes: l10n.scene.options.track_boxes,
        chits: if hidden { Vec::new() } else { chits(s.battle(battle)) },
        active: acting.is_some(),
        in_force: acting.map(|active| active.chit),
        rule: "6.1".to_owned(),
    }
}

/// The leader of a track, with what his leadership allows; and whether his Battle is to come or gone.
fn leader(l10n: Localizer, s: &State, battle: BattleId) -> String {
    let command = l10n.scene.battle(battle);
    let leader = l10n.name(command.leader);
    let allows = leadership(l10n, s, command.leader);
    let text = say!(l10n, "barons-track-leader", leader = leader, allows = allows);
    if s.is_eliminated(battle) {
        return say!(l10n, "barons-track-gone", leader = text);
    }
    match command.setup {
        Setup::Enters { activation, .. } if !s.is_in_play(l10n.scene, battle) => {
            say!(l10n, "barons-track-enters", leader = text, activation = activation)
        }
        _ => text,
    }
}
