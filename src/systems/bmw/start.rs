//! From a scenario to the first decision of a game (BMW 3.1, 14.0).

use super::Bmw;
use super::compile::compile;
use super::morale;
use super::mutate;
use super::rehearsal;
use super::scene::{Role, Scene};
use super::sequence::{Course, PlayerTurn};
use super::state::{Face, Field, Piece, Place, State};
use crate::kernel::{Both, Cx, GameOf, Log, ScriptedDice, Side, UnitId};
use crate::scenario::bmw::{BeginData, BmwData, CounterBegin, OffMap, PhaseName};
use crate::scenario::{Fault, FromScenario, Scenario};

impl FromScenario for Bmw {
    fn start(scenario: &Scenario) -> Result<(Scene, GameOf<Bmw>), Vec<Fault>> {
        let scene = compile(scenario)?;
        let data = scenario.bmw.as_ref().expect("a compiled scenario has its data");
        let mut state = empty(&scene);
        let game = match begin_of(data) {
            Some(begin) => {
                let mut faults = Vec::new();
                let procedures = in_battle(&scene, &mut state, &begin, scenario, &mut faults);
                if !faults.is_empty() {
                    return Err(faults);
                }
                let Some((turn, doing)) = procedures else { return Err(faults) };
                let course = Course::under_way(&scene, &state);
                let stack = [course.into(), turn.into()].into_iter().chain(doing);
                GameOf::<Bmw>::with_stack(state, stack.collect())
            }
            None => {
                before_setup(&scene, &mut state);
                let game = GameOf::<Bmw>::new(state, Course::from_setup().into());
                if let Some(fault) = rehearsal::fault(&scene, &game) {
                    return Err(vec![fault]);
                }
                game
            }
        };
        Ok((scene, game))
    }
}

/// A scenario without set-up starts with the first player's movement.
fn begin_of(data: &BmwData) -> Option<BeginData> {
    data.begin.clone().or_else(|| {
        data.setup.is_empty().then(|| BeginData {
            stage: 1,
            turn: 1,
            side: data.sequence.first.clone(),
            phase: PhaseName::Movement,
            counters: std::collections::BTreeMap::new(),
            sortie: false,
            bonus: [0, 0],
        })
    })
}

fn empty(scene: &Scene) -> State {
    State {
        stage: 1,
        turn: 0,
        active: scene.first,
        phase: PhaseName::Movement,
        flips_open: false,
        sortie: false,
        sortie_open: false,
        edge_closed: false,
        bonus: Both([0; 2]),
        demoralized: Both([false; 2]),
        ever_demoralized: Both([false; 2]),
        fallen: Both([0; 2]),
        over: None,
        pieces: scene.counters.iter().map(|_| Piece::at(Place::Unplaced)).collect(),
        field: Field::new(scene.map.grid.len()),
    }
}

fn ids(scene: &Scene) -> impl Iterator<Item = UnitId> + use<> {
    (0..scene.counters.len()).map(|i| UnitId(u16::try_from(i).unwrap_or(u16::MAX)))
}

/// BMW 14.2, 14.3: camps stand, garrisons are set aside, sides without a plan stand; the rest waits.
fn before_setup(scene: &Scene, state: &mut State) {
    for unit in ids(scene) {
        let counter = scene.counter(unit);
        if let Some(aside) = scene.starts_aside(counter) {
            state.piece_mut(unit).place = Place::Off(aside);
            continue;
        }
        let planned = scene.setup.iter().find(|plan| plan.side == counter.side);
        let waits = match counter.role {
            Role::Camp => false,
            Role::Trebuchet => planned.is_some_and(|plan| plan.trebuchets.is_some()),
            _ => planned.is_some(),
        };
        if let Some(hex) = counter.setup.filter(|_| !waits) {
            mutate::settle(scene, state, unit, hex);
        }
    }
}

/// Puts every counter where the scenario says and opens the given phase.
fn in_battle(
    scene: &Scene,
    state: &mut State,
    begin: &BeginData,
    scenario: &Scenario,
    faults: &mut Vec<Fault>,
) -> Option<(PlayerTurn, Option<super::frame::Doing>)> {
    for id in begin.counters.keys() {
        if scene.find(id).is_none() {
            faults.push(Fault::new(
                format!("bmw.begin.counters.{id}"),
                "unknown-counter",
                format!("there is no counter \"{id}\""),
                "Use an id from the lists of units, leaders and markers.",
            ));
        }
    }
    for unit in ids(scene) {
        let id = &scene.counter(unit).id;
        let set = begin.counters.get(id).cloned().unwrap_or_default();
        stand(scene, state, unit, &set, faults);
    }
    if begin.turn == 0 || begin.turn > scene.turns {
        faults.push(
            Fault::new(
                "bmw.begin.turn",
                "turn",
                format!("turn {} is not among the {} turns", begin.turn, scene.turns),
                "Use 1 to the number of turns.",
            )
            .against("3.2"),
        );
    }
    if begin.stage == 0 || begin.stage > 2 {
        let what = format!("there is no stage {}", begin.stage);
        faults.push(Fault::new("bmw.begin.stage", "stage", what, "Use 1 or 2.").against("15.5"));
    }
    let Some(side) = scenario.sides.iter().position(|s| s.id == begin.side) else {
        faults.push(Fault::new(
            "bmw.begin.side",
            "unknown-side",
            format!("there is no side \"{}\"", begin.side),
            "Use the id of one of the sides.",
        ));
        return None;
    };
    state.active = Side::ALL[side];
    state.stage = begin.stage;
    state.turn = begin.turn;
    state.phase = begin.phase;
    state.sortie = begin.sortie;
    state.sortie_open = begin.sortie;
    state.bonus = Both(begin.bonus);
    state.flips_open = !state.pieces.iter().any(|p| p.moved);
    let mut dice = ScriptedDice::new(&[]);
    let mut log = Log::default();
    morale::review(&mut Cx::new(scene, &mut dice, &mut log), state);
    Some(PlayerTurn::in_phase(state, begin.phase))
}

/// Puts one counter where it starts in mid-battle.
fn stand(
    scene: &Scene,
    state: &mut State,
    unit: UnitId,
    set: &CounterBegin,
    faults: &mut Vec<Fault>,
) {
    let counter = scene.counter(unit);
    let at = format!("bmw.begin.counters.{}", counter.id);
    let hex = match (&set.at, set.off) {
        (Some(label), _) => {
            let hex = scene.map.grid.parse(label);
            if hex.is_none() {
                let what = format!("there is no hex \"{label}\" on the map");
                let todo = "Write its printed number.";
                faults.push(Fault::new(&at, "unknown-hex", what, todo).against("2.1"));
            }
            hex
        }
        (None, Some(_)) => None,
        (None, None) => counter.setup,
    };
    let face = if set.back && counter.is_unit() { Face::Back } else { Face::Front };
    let piece = state.piece_mut(unit);
    piece.face = face;
    piece.moved = set.moved;
    piece.charging = set.charging;
    let Some(hex) = hex else {
        piece.place = Place::Off(set.off.unwrap_or(OffMap::SetAside));
        if piece.place == Place::Off(OffMap::Eliminated) && counter.is_unit() {
            let strength = mutate::counted_strength(scene, state, unit);
            state.fallen[counter.side] += strength;
        }
        return;
    };
    if counter.is_unit()
        && let Some(other) = state.unit_at(hex)
    {
        let label = scene.map.grid.label(hex);
        let other = &scene.counter(other).id;
        let what = format!("{} and {other} both stand in {label}", counter.id);
        let todo = "Give each unit a hex of its own.";
        faults.push(Fault::new(&at, "overstacked", what, todo).against("4.3"));
        return;
    }
    mutate::settle(scene, state, unit, hex);
}
