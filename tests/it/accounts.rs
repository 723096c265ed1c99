//! What actions are judged by: the terms of an account add up to what the action gains, in every system.

use gonfalon::kernel::flow::begin;
use gonfalon::kernel::{
    Awaits, Cx, Evaluator, Log, SeededDice, Style, Styles, apply, awaits, sample_action,
};
use gonfalon::scenario::{FromScenario, catalogue};
use gonfalon::systems::arsouf::Arsouf;

/// Of so many actions, one is taken at random: games come to where no computer leads them.
const STRAY: usize = 5;

/// Plays a battle and compares every shortlist on the way; says how many accounts had something to say.
fn add_up<R: FromScenario + Evaluator>(id: &str, seed: u64, decisions: usize) -> usize {
    let scenario = catalogue::find(id).expect("it is built in");
    let (scene, mut game) = R::start(&scenario).unwrap_or_else(|faults| panic!("{}", faults[0]));
    let (mut dice, mut log) = (SeededDice::new(seed), Log::default());
    begin::<R>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game);
    let (plain, mut told) = (Style::default(), 0);
    for step in 0..decisions {
        let Awaits::Decision { .. } = awaits::<R>(&scene, &game) else { break };
        let styles = [&plain, &R::portfolio().styles[0]];
        let styles = Styles::one(styles[step % 2]);
        let mut best: Option<(f64, R::Action)> = None;
        for candidate in R::shortlist(&scene, &game, styles) {
            let account = R::account(&scene, &game, styles, &candidate.action);
            assert_eq!(account.is_none(), candidate.gain.is_none(), "{id}: {candidate:?}");
            let (Some(account), Some(gain)) = (account, candidate.gain) else { continue };
            let sum = account.sum();
            let said = account.terms();
            assert!((sum - gain).abs() < 1e-9, "{id}: {candidate:?}, but {sum}: {said:?}");
            told += usize::from(!said.is_empty());
            if best.as_ref().is_none_or(|(most, _)| gain > *most) {
                best = Some((gain, candidate.action));
            }
        }
        let stray = dice.below(STRAY) == 0;
        let action = match best.filter(|_| !stray) {
            Some((_, action)) => action,
            None => sample_action::<R>(&scene, &game, &mut dice).expect("something can be done"),
        };
        apply::<R>(&mut Cx::new(&scene, &mut dice, &mut Log::default()), &mut game, &action);
    }
    told
}

#[test]
fn arsouf_accounts_add_up_to_gains() {
    let told: usize = (0..4).map(|seed| add_up::<Arsouf>("arsouf", seed, 400)).sum();
    assert!(told > 2000, "{told}");
}
