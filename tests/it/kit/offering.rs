//! What is offered is what is accepted: in games at random, what passes the check is offered or another spelling of an offer, and
//! nothing else is.

use super::games::{Run, Tested, play, scenarios};
use gonfalon::kernel::{Awaits, GameOf, Procedure, Ruleset, awaits, check, legal_actions};
use gonfalon::view::{Localizer, Present};
use gonfalon::words::Language;

/// The position is sound, somebody can decide something, and every offer is legal, offered once, and survives being written
/// and read; so does the game. The benches of all systems look at their positions by this.
#[track_caller]
pub fn inspect<R: Present>(scene: &R::Scene, game: &GameOf<R>) {
    if let Err(what) = R::audit(scene, &game.state) {
        panic!("audit: {what}");
    }
    if matches!(awaits::<R>(scene, game), Awaits::Over(_)) {
        return;
    }
    let legal = legal_actions::<R>(scene, game);
    assert!(!legal.is_empty(), "a decision offers something: {:?}", game.top());
    let l10n = Localizer { scene, language: Language::ENGLISH };
    for action in &legal {
        if let Err(why) = check::<R>(scene, game, action) {
            panic!("{action:?} is offered and refused: {why}");
        }
        let written = R::write_action(scene, action);
        assert_eq!(R::read_action(l10n, &written).as_ref(), Ok(action), "{written}");
    }
    let mut once = legal.clone();
    once.sort_unstable();
    once.dedup();
    assert_eq!(once.len(), legal.len(), "nothing is offered twice: {legal:?}");
    let saved = serde_json::to_value(game).expect("a game can be written");
    let again: GameOf<R> = serde_json::from_value(saved).expect("a game can be read");
    assert!(again == *game, "a game survives being written and read: {again:?} and {game:?}");
}

/// The candidates of the decision that pass the check, sorted: what the rules allow, whatever the list of offers says.
pub fn candidates<R: Ruleset>(scene: &R::Scene, game: &GameOf<R>) -> Vec<R::Action> {
    let top = game.top().expect("the game goes on");
    let mut passed = top.candidates(scene, &game.state);
    passed.retain(|action| top.check(scene, &game.state, action).is_ok());
    passed.sort_unstable();
    passed
}

/// Actions that were legal at other moments of the game: nonsense that looks right.
struct Remembered<R: Ruleset>(Vec<R::Action>);

/// How many actions are remembered.
const MOST: usize = 160;

impl<R: Tested> Remembered<R> {
    /// What was legal at another moment and is accepted now is covered by an offer, and an offer is never refused; how many
    /// were refused.
    fn try_out(&mut self, run: &mut Run<R>, legal: &[R::Action]) -> usize {
        let mut refused = 0;
        for action in &self.0 {
            let offered = legal.contains(action);
            match check::<R>(&run.scene, &run.game, action) {
                Ok(()) => assert!(
                    legal.iter().any(|offer| R::covers(offer, action)),
                    "accepted and not offered: {}",
                    run.write(action)
                ),
                Err(why) => {
                    assert!(!offered, "offered and refused ({why}): {}", run.write(action));
                    refused += 1;
                }
            }
        }
        for _ in 0..3 {
            let action = legal[run.pick.below(legal.len())].clone();
            if self.0.len() < MOST {
                self.0.push(action);
            } else {
                let place = run.pick.below(MOST);
                self.0[place] = action;
            }
        }
        refused
    }
}

/// Every scenario; in small ones every position, in large ones some.
pub fn holds<R: Tested>() {
    for scenario in scenarios::<R>() {
        let (games, stride) = if scenario.facts.tutorial { (4, 1) } else { (1, 9) };
        let mut refused = 0;
        for seed in 0..games {
            let mut remembered = Remembered::<R>(Vec::new());
            play::<R>(&scenario, seed + 40, |run, step| {
                if !step.is_multiple_of(stride) {
                    return;
                }
                inspect::<R>(&run.scene, &run.game);
                let before = run.game.clone();
                let mut legal = run.legal();
                refused += remembered.try_out(run, &legal);
                legal.sort_unstable();
                let passed = candidates::<R>(&run.scene, &run.game);
                assert_eq!(legal, passed, "{}: step {step}", scenario.id);
                assert!(before == run.game, "asking changes nothing");
            });
        }
        assert!(refused > 100, "{}: only {refused} were refused", scenario.id);
    }
}
