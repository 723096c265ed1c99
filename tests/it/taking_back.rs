//! Taking back: gestures go with the deed that they led to, and which actions only take back what was planned.

use crate::kit::actions::find;
use crate::kit::games::port;
use gonfalon::kernel::Ruleset;
use gonfalon::scenario::catalogue;
use gonfalon::systems::acies::Acies;
use gonfalon::systems::arsouf::Arsouf;
use gonfalon::systems::barons::Barons;
use gonfalon::systems::bmw::Bmw;

#[test]
fn gestures_are_taken_back_with_the_deed() {
    let scenario = catalogue::find("first-clash").expect("it is built in");
    let mut session = port(scenario, 1);
    let start = session.state(None);
    let select = find(&*session, "select").expect("a unit");
    session.choose(select).expect("it is offered");
    let go = find(&*session, "move").expect("a move");
    session.choose(go).expect("it is offered");
    session.undo().expect("no die was thrown");
    assert_eq!(session.state(None), start, "one step back undoes picking up and moving");
}

#[test]
fn retracting_actions_are_the_planning_ones() {
    use gonfalon::systems::acies::action::Action as Fourth;
    use gonfalon::systems::arsouf::action::Action as Other;
    use gonfalon::systems::barons::action::Action as Third;
    use gonfalon::systems::bmw::action::Action;
    assert!(Bmw::retracts(&Action::PutBack) && Bmw::retracts(&Action::CallOff));
    assert!(!Bmw::retracts(&Action::Commit) && !Bmw::retracts(&Action::EndCombat));
    assert!(Arsouf::retracts(&Other::PutBack) && !Arsouf::retracts(&Other::EndMovement));
    assert!(Barons::retracts(&Third::Concede) && Barons::retracts(&Third::PutBack));
    assert!(Acies::retracts(&Fourth::Concede) && !Acies::retracts(&Fourth::Pass));
    assert!(!Barons::retracts(&Third::EndMovement) && !Barons::retracts(&Third::Pass));
    assert!(!Arsouf::retracts(&Other::EndAttacks) && !Arsouf::retracts(&Other::ClaimWin));
}
