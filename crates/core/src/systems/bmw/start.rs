//! From a scenario to the first decision of a game (BMW 3.1, 14.0).

use super::begin::in_battle;
use super::compile::compile;
use super::moment;
use super::mutate;
use super::presence::Presence;
use super::rehearsal;
use super::scene::{Role, Scene};
use super::sequence::Course;
use super::state::{Piece, Place, State};
use super::system::Bmw;
use crate::kernel::{Both, GameOf, UnitId};
use crate::scenario::bmw::{BeginData, BmwData, PhaseName};
use crate::scenario::{Fault, FromScenario, Scenario};

impl FromScenario for Bmw {
    fn start(scenario: &Scenario) -> Result<(Scene, GameOf<Bmw>), Vec<Fault>> {
        let (scene, mut faults) = compile(scenario)?;
        let data = scenario.data::<BmwData>().expect("a compiled scenario has its data");
        let mut state = empty(&scene);
        let game = match begin_of(data) {
            Some(begin) => {
                let (turn, doing) = in_battle(&scene, &mut state, &begin, scenario, &mut faults);
                let course = Course::under_way(&scene, &state);
                let stack = [course.into(), turn.into()].into_iter().chain(doing);
                GameOf::<Bmw>::with_stack(state, stack.collect())
            }
            None if !faults.is_empty() => return Err(faults),
            None => {
                before_setup(&scene, &mut state);
                let game = GameOf::<Bmw>::new(state, Course::from_setup().into());
                if let Some(fault) = rehearsal::fault(&scene, &game) {
                    return Err(vec![fault]);
                }
                game
            }
        };
        if faults.is_empty() { Ok((scene, game)) } else { Err(faults) }
    }

    fn beginning_at(
        scenario: &Scenario,
        scene: &Scene,
        game: &GameOf<Bmw>,
    ) -> Option<(Scenario, GameOf<Bmw>)> {
        let (mut begun, mut now) = (scenario.clone(), game.clone());
        now.state = moment::settled(scene, &game.state);
        begun.data_mut::<BmwData>()?.begin = Some(moment::beginning(scene, &now)?);
        Some((begun, now))
    }
}

/// A scenario without set-up starts with the first player's movement.
fn begin_of(data: &BmwData) -> Option<BeginData> {
    data.begin.clone().or_else(|| {
        data.setup.is_empty().then(|| BeginData {
            stage: 1,
            turn: 1,
            side: data.sequence.first.clone(),
            ..BeginData::default()
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
        presence: Presence::new(scene.map.grid.len(), scene.counters.len()),
    }
}

pub(super) fn ids(scene: &Scene) -> impl Iterator<Item = UnitId> + use<> {
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
