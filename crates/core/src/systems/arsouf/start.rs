//! From a scenario to the first decision of a game (ARSOUF 4.1, 4.2, 4.6).

use super::attack_phase::Attacks;
use super::begin::in_battle;
use super::compile::compile;
use super::frame::Frame;
use super::moment;
use super::movement::Movement;
use super::scene::Scene;
use super::sequence::{Course, Next};
use super::state::State;
use super::system::Arsouf;
use crate::kernel::{Game, GameOf};
use crate::scenario::arsouf::ArsoufData;
use crate::scenario::arsouf::PhaseName;
use crate::scenario::{Fault, FromScenario, Scenario};

impl FromScenario for Arsouf {
    fn start(scenario: &Scenario) -> Result<(Scene, GameOf<Arsouf>), Vec<Fault>> {
        let (mut scene, mut faults) = compile(scenario)?;
        let course = |next| Frame::Course(Course::to(next));
        let data = scenario.data::<ArsoufData>();
        let game = match data.and_then(|data| Some((data, data.begin.as_ref()?))) {
            None => Game::new(State::empty(&scene), course(Next::FirstDeployment)),
            Some((data, begin)) => {
                let (state, announced) = in_battle(&scene, data, begin, &mut faults);
                scene.killed_before = state.killed;
                let stack = match begin.phase {
                    PhaseName::Deployment | PhaseName::Movement => {
                        vec![course(Next::Attacks), Frame::Movement(Movement::default())]
                    }
                    PhaseName::Combat => {
                        vec![course(Next::Recovery), Frame::Attacks(Attacks::announced(announced))]
                    }
                };
                Game::with_stack(state, stack)
            }
        };
        if faults.is_empty() { Ok((scene, game)) } else { Err(faults) }
    }

    fn beginning_at(
        scenario: &Scenario,
        scene: &Scene,
        game: &GameOf<Arsouf>,
    ) -> Option<(Scenario, GameOf<Arsouf>)> {
        let (mut begun, mut now) = (scenario.clone(), game.clone());
        now.state = moment::settled(scene, &game.state);
        begun.data_mut::<ArsoufData>()?.begin = Some(moment::beginning(scene, &now)?);
        Some((begun, now))
    }
}
