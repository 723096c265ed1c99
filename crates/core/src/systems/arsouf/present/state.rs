//! The whole position as the protocol writes it.

use super::super::frame::Frame;
use super::super::scene::{Scene, unit_id};
use super::super::state::Place;
use super::super::system::Arsouf;
use super::board::is_hidden;
use crate::board::{Direction, Hex};
use crate::kernel::{GameOf, Side, System, UnitId};
use crate::scenario::arsouf::PhaseName;
use crate::scenario::arsouf_options::Options;
use crate::view::wire::Over;
use schemars::JsonSchema;
use serde::Serialize;

/// The whole position.
#[derive(Serialize, JsonSchema)]
pub struct Position<'a> {
    /// The rule system: `arsouf`.
    system: System,
    /// The turn, from 1; 0 before the first.
    turn: u16,
    /// The last turn, if there is one.
    turns: Option<u16>,
    /// Whose half-turn it is, or who deploys.
    active: Side,
    /// The phase.
    phase: PhaseName,
    /// Pieces that have arrived at their goal (3.1).
    arrived: Arrivals,
    /// The piece that moved last and may be taken back, where only the last move may.
    last: Option<UnitId>,
    /// Attacks that have been announced and not yet fought.
    announced: Vec<Announced>,
    /// Pieces that must arrive.
    goal: Arrivals,
    /// The end, once it has come.
    over: Option<Over>,
    /// Every piece, in the scenario's order.
    pieces: Vec<PieceState<'a>>,
    /// What is being done, the outermost first: the last one asks. Null for the viewer of a side.
    procedures: Option<&'a [Frame]>,
    /// The optional rulings.
    options: &'a Options,
}

/// Numbers of pieces.
#[derive(Serialize, JsonSchema)]
struct Arrivals {
    /// Baggage.
    baggage: u8,
    /// Others.
    others: u8,
}

/// An announced attack.
#[derive(Serialize, JsonSchema)]
struct Announced {
    /// Who attacks.
    unit: UnitId,
    /// Who is attacked.
    target: UnitId,
}

/// A piece.
#[derive(Serialize, JsonSchema)]
struct PieceState<'a> {
    /// Its id.
    id: UnitId,
    /// Its name, in English.
    name: &'a str,
    /// Its kind, in English.
    kind: &'a str,
    /// Its side.
    side: Side,
    /// Its fighting value, in points.
    value: u8,
    /// How many spaces it moves.
    moves: u8,
    /// Its space, if it is on the board and not hidden.
    at: Option<Hex>,
    /// Its condition.
    state: Condition,
    /// The space from which it moved in this half-turn.
    from: Option<Hex>,
    /// Whether it has moved in this half-turn.
    moved: bool,
    /// Whether it has attacked in this half-turn.
    attacked: bool,
    /// The space at which it charges (7.1).
    charges: Option<Hex>,
}

/// A piece's condition.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum Condition {
    /// To be deployed.
    Undeployed,
    /// On the board, unharmed.
    Upright,
    /// On the board, wounded.
    Wounded,
    /// Killed.
    Killed,
    /// At its goal.
    Arrived,
    /// Deployed unseen by the viewer, or not yet.
    Hidden,
}

/// The position of a game as `viewer` may see it.
pub fn position<'a>(
    scene: &'a Scene,
    game: &'a GameOf<Arsouf>,
    viewer: Option<Side>,
) -> Position<'a> {
    let s = &game.state;
    let pieces = (0..scene.pieces.len()).map(unit_id);
    let announced = match game.top() {
        Some(Frame::Attacks(attacks)) => attacks.announced.as_slice(),
        _ => &[],
    };
    Position {
        system: System::Arsouf,
        turn: s.turn,
        turns: scene.turn_limit(),
        active: s.active,
        phase: s.phase,
        arrived: Arrivals { baggage: s.arrived.0, others: s.arrived.1 },
        last: s.last,
        announced: announced.iter().map(|&(unit, target)| Announced { unit, target }).collect(),
        goal: Arrivals { baggage: scene.goal.baggage, others: scene.goal.others },
        over: s.over.map(|end| Over {
            winner: Some(end.winner),
            level: end.by.word(),
            rule: end.by.rule().section,
        }),
        pieces: pieces.map(|unit| piece(scene, game, unit, viewer)).collect(),
        procedures: viewer.is_none().then(|| game.procedures()),
        options: &scene.options,
    }
}

fn piece<'a>(
    scene: &'a Scene,
    game: &GameOf<Arsouf>,
    unit: UnitId,
    viewer: Option<Side>,
) -> PieceState<'a> {
    let s = &game.state;
    let (printed, piece) = (scene.piece(unit), s.piece(unit));
    let hidden = is_hidden(scene, game, unit, viewer);
    let state = match piece.place {
        _ if hidden => Condition::Hidden,
        Place::Undeployed => Condition::Undeployed,
        Place::Killed => Condition::Killed,
        Place::Arrived => Condition::Arrived,
        Place::Map(_) if piece.wounded => Condition::Wounded,
        Place::Map(_) => Condition::Upright,
    };
    let aim = |d: Direction| scene.map.grid.neighbor(s.hex(unit)?, d);
    PieceState {
        id: unit,
        name: &printed.name.source,
        kind: &printed.kind.source,
        side: printed.side,
        value: printed.value,
        moves: printed.moves,
        at: s.hex(unit).filter(|_| !hidden),
        state,
        from: piece.from.filter(|_| piece.has_origin()),
        moved: piece.from.is_some(),
        attacked: piece.attacked,
        charges: piece.charge.and_then(aim),
    }
}
