//! From a scenario to the first decision of a game (ARSOUF 4.1, 4.2, 4.6).

use super::Arsouf;
use super::combat::Attacks;
use super::compile::compile;
use super::course::{Course, Next};
use super::frame::Doing;
use super::movement::Movement;
use super::mutate;
use super::scene::{Scene, unit_id};
use super::state::{Place, State};
use super::victory;
use crate::board::Direction;
use crate::kernel::{Cx, Game, GameOf, Log, ScriptedDice, Side, UnitId};
use crate::scenario::arsouf::{BeginData, PhaseName, PieceBegin, PieceState};
use crate::scenario::{Fault, FromScenario, Scenario};

impl FromScenario for Arsouf {
    fn start(scenario: &Scenario) -> Result<(Scene, GameOf<Arsouf>), Vec<Fault>> {
        let scene = compile(scenario)?;
        let mut state = State::empty(&scene);
        let begin = scenario.arsouf.as_ref().and_then(|data| data.begin.as_ref());
        let course = |next| Doing::Course(Course::to(next));
        let game = match begin {
            None => Game::new(state, course(Next::FirstDeployment)),
            Some(begin) => {
                let faults = in_battle(&scene, &mut state, begin, scenario);
                if !faults.is_empty() {
                    return Err(faults);
                }
                let stack = match begin.phase {
                    PhaseName::Deployment | PhaseName::Movement => {
                        vec![course(Next::Attacks), Doing::Movement(Movement::default())]
                    }
                    PhaseName::Combat => {
                        vec![course(Next::Recovery), Doing::Attacks(Attacks::default())]
                    }
                };
                Game::with_stack(state, stack)
            }
        };
        Ok((scene, game))
    }
}

/// Sets a battle up in the middle and reports what can't be.
fn in_battle(scene: &Scene, s: &mut State, begin: &BeginData, scenario: &Scenario) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut fault = |at: String, name: &str, what: String, todo: &str| {
        faults.push(Fault::new(at, name, what, todo));
    };
    if begin.phase == PhaseName::Deployment {
        let what = "a game in mid-battle does not begin with deployment".to_owned();
        fault("arsouf.begin.phase".into(), "phase", what, "Use movement or combat.");
    }
    if begin.turn == 0 || scene.turn_limit().is_some_and(|last| begin.turn > last) {
        let what = format!("there is no turn {}", begin.turn);
        fault("arsouf.begin.turn".into(), "turn", what, "Use a turn from 1 to the last.");
    }
    match scenario.sides.iter().position(|side| side.id == begin.side) {
        Some(side) => s.active = Side::ALL[side],
        None => {
            let what = format!("there is no side \"{}\"", begin.side);
            fault("arsouf.begin.side".into(), "unknown-side", what, "Use a side's id.");
        }
    }
    (s.turn, s.phase) = (begin.turn, begin.phase);
    for id in begin.pieces.keys().filter(|id| scene.find(id).is_none()) {
        let what = format!("there is no piece \"{id}\"");
        fault(format!("arsouf.begin.pieces.{id}"), "unknown-piece", what, "Use a piece's id.");
    }
    let usual = PieceBegin::default();
    for index in 0..scene.pieces.len() {
        let (unit, printed) = (unit_id(index), &scene.pieces[index]);
        let at = format!("arsouf.begin.pieces.{}", printed.id);
        let data = begin.pieces.get(&printed.id).unwrap_or(&usual);
        let hex = match &data.at {
            Some(label) => scene.map.grid.parse(label),
            None => printed.setup,
        };
        let place = match (data.state, hex) {
            (PieceState::Killed, _) => Place::Killed,
            (PieceState::Arrived, _) if printed.side == scene.goal.side => Place::Arrived,
            (PieceState::Upright | PieceState::Wounded, Some(hex))
                if s.unit_at(hex).is_none()
                    && !scene.is_closed(hex)
                    && !scene.goal.town.contains(hex) =>
            {
                Place::Map(hex)
            }
            _ => {
                let what = format!("{} can't stand there", printed.id);
                fault(
                    at,
                    "place",
                    what,
                    "Give it an open space of its own, or a state off the board.",
                );
                continue;
            }
        };
        mutate::set(scene, s, unit, place, data.state == PieceState::Wounded);
        let piece = &mut s.pieces[index];
        if data.done && printed.side == s.active {
            match begin.phase {
                PhaseName::Combat => piece.attacked = true,
                _ => piece.from = hex,
            }
        }
    }
    charges(scene, s, begin, &mut faults);
    if faults.is_empty() {
        let mut nothing = ScriptedDice::new(&[]);
        let mut log = Log::default();
        victory::test(&mut Cx::new(scene, &mut nothing, &mut log), s);
    }
    if s.over.is_some() {
        let what = "the game would be over before it begins";
        faults.push(
            Fault::new("arsouf.begin", "over", what, "Change the pieces' states.").against("3.3"),
        );
    }
    faults
}

/// ARSOUF 7.1: knights that are charging when the scenario begins.
fn charges(scene: &Scene, s: &mut State, begin: &BeginData, faults: &mut Vec<Fault>) {
    for (id, data) in &begin.pieces {
        let (Some(unit), Some(target)) = (scene.find(id), &data.charges) else { continue };
        let direction = s.hex(unit).and_then(|hex| {
            let target = scene.map.grid.parse(target)?;
            let direction = scene.map.grid.direction(hex, target)?;
            let back = scene.step(hex, Direction::opposite(direction))?;
            let start = scene.step(back, Direction::opposite(direction))?;
            Some((direction, start))
        });
        match direction {
            Some((direction, start)) if can_charge(scene, s, unit) => {
                let piece = &mut s.pieces[unit.index()];
                (piece.charge, piece.from) = (Some(direction), Some(start));
            }
            _ => faults.push(
                Fault::new(
                    format!("arsouf.begin.pieces.{id}.charges"),
                    "charge",
                    format!("{id} can't be charging there"),
                    "An upright knight of the side to move charges at the space next to it, over two open spaces.",
                )
                .against("7.1"),
            ),
        }
    }
}

fn can_charge(scene: &Scene, s: &State, unit: UnitId) -> bool {
    let printed = scene.piece(unit);
    printed.knight && printed.side == s.active && !s.piece(unit).wounded
}
