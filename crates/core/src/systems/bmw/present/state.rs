//! The whole position as the protocol writes it.

use super::super::frame::Frame;
use super::super::scene::Scene;
use super::super::state::{Face, Mark, Place, State, Victory};
use super::super::system::Bmw;
use super::super::{morale, victory};
use crate::board::Hex;
use crate::kernel::{GameOf, Side, System, UnitId};
use crate::scenario::bmw::{Dot, OffMap, PhaseName};
use crate::scenario::options::Options;
use schemars::JsonSchema;
use serde::Serialize;

/// The whole position.
#[derive(Serialize, JsonSchema)]
pub struct Position<'a> {
    /// The rule system: `bmw`.
    system: System,
    /// 1, or 2 after a strategic withdrawal.
    stage: u8,
    /// The game turn, from 1; 0 during set-up.
    turn: u8,
    /// The last turn.
    turns: u8,
    /// Whose player turn it is.
    active: Side,
    /// The phase of the player turn.
    phase: PhaseName,
    /// Whether the sortie has been declared (15.4).
    sortie: bool,
    /// Whether garrison units may still appear (15.4).
    sortie_open: bool,
    /// The end, once it has come.
    over: Option<Victory>,
    /// Both armies, in the scenario's order.
    armies: [ArmyState; 2],
    /// Every counter, in the scenario's order.
    counters: Vec<CounterState<'a>>,
    /// What is being done, the outermost first: the last one asks.
    procedures: Option<&'a [Frame]>,
    /// The optional rulings.
    options: &'a Options,
}

/// An army.
#[derive(Serialize, JsonSchema)]
struct ArmyState {
    /// Its side.
    side: Side,
    /// Victory points now.
    vp: u32,
    /// Points of losses now (11.3).
    losses: u32,
    /// Strength points of eliminated units, as they count (7.7).
    fallen: u32,
    /// Whether it is demoralized.
    demoralized: bool,
    /// Whether it has ever been demoralized (15.5).
    ever_demoralized: bool,
    /// The losses at which it is demoralized, in this stage.
    demoralized_at: u32,
    /// The losses at which it disintegrates, in this stage.
    disintegrates_at: u32,
    /// Victory points for the enemy's strategic withdrawal (16.2).
    bonus: u32,
}

/// A counter.
#[derive(Serialize, JsonSchema)]
struct CounterState<'a> {
    /// Its id.
    id: UnitId,
    /// Its name, in English.
    name: &'a str,
    /// Its side.
    side: Side,
    /// Its hex, if it is on the map.
    at: Option<Hex>,
    /// Where it is otherwise.
    off: Option<Off>,
    /// Which side of it is up.
    face: Face,
    /// Whether its back side was up when the archery phase began (6.5).
    back_before: bool,
    /// Strength points of that side; a leader's value.
    strength: u8,
    /// Movement points of that side.
    ma: u8,
    /// Archery factor and range in hexes of that side.
    archery: Option<(u8, u8)>,
    /// The dot of that side.
    dot: Dot,
    /// Whether it has moved in this movement phase (4.1).
    moved: bool,
    /// Whether it has disengaged in this player turn (8.23).
    disengaged: bool,
    /// Whether it was turned to its front in this movement phase (9.6).
    flipped_up: bool,
    /// Whether it charges (9.6).
    charging: bool,
    /// Whether it has fired in this archery phase (6.1).
    fired: bool,
    /// Whether it has fought in this combat phase (7.1).
    fought: bool,
    /// Whether it must attack or be attacked in this combat phase (7.3).
    duty: bool,
}

/// Where a counter is that is not on the map.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum Off {
    /// To be set up.
    Unplaced,
    /// Elsewhere.
    #[serde(untagged)]
    Off(OffMap),
}

/// The position of a game.
pub fn position<'a>(scene: &'a Scene, game: &'a GameOf<Bmw>, viewer: Option<Side>) -> Position<'a> {
    let s = &game.state;
    let ids = (0..).map(UnitId).take(scene.counters.len());
    Position {
        system: System::Bmw,
        stage: s.stage,
        turn: s.turn,
        turns: scene.turns,
        active: s.active,
        phase: s.phase,
        sortie: s.sortie,
        sortie_open: s.sortie_open,
        over: s.over,
        armies: Side::ALL.map(|side| army(scene, s, side)),
        counters: ids.map(|unit| counter(scene, s, unit)).collect(),
        procedures: viewer.is_none().then(|| game.procedures()),
        options: &scene.options,
    }
}

fn army(scene: &Scene, s: &State, side: Side) -> ArmyState {
    let levels = scene.morale(side, s.stage);
    ArmyState {
        side,
        vp: victory::points(scene, s, side),
        losses: morale::losses(scene, s, side),
        fallen: s.fallen[side],
        demoralized: s.demoralized[side],
        ever_demoralized: s.ever_demoralized[side],
        demoralized_at: levels.demoralized,
        disintegrates_at: levels.disintegrates,
        bonus: s.bonus[side],
    }
}

fn counter<'a>(scene: &'a Scene, s: &State, unit: UnitId) -> CounterState<'a> {
    let (printed, piece) = (scene.counter(unit), s.piece(unit));
    let (at, off) = match piece.place {
        Place::Map(hex) => (Some(hex), None),
        Place::Unplaced => (None, Some(Off::Unplaced)),
        Place::Off(off) => (None, Some(Off::Off(off))),
    };
    let values = printed.face(piece.face);
    CounterState {
        id: unit,
        name: &printed.name.source,
        side: printed.side,
        at,
        off,
        face: piece.face,
        back_before: piece.face_before == Face::Back,
        strength: values.strength,
        ma: values.ma,
        archery: values.archery,
        dot: values.dot,
        moved: piece.has(Mark::Moved),
        disengaged: piece.has(Mark::Disengaged),
        flipped_up: piece.has(Mark::FlippedUp),
        charging: piece.has(Mark::Charging),
        fired: piece.has(Mark::Fired),
        fought: piece.has(Mark::Fought),
        duty: piece.has(Mark::Duty),
    }
}
