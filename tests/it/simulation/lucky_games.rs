//! What the dice of a game were worth.

use gonfalon::ai::{Cancel, Level};
use gonfalon::kernel::{Both, Cx, Dice, Evaluator, GameOf, Log, Side, apply, outcomes_within};
use gonfalon::scenario::{FromScenario, catalogue};
use gonfalon::simulation::{Luck, Match, Player, Watch};
use gonfalon::statistics::control_variate::without_luck;
use gonfalon::statistics::spread::moments;
use gonfalon::systems::acies::Acies;
use gonfalon::systems::arsouf::Arsouf;
use gonfalon::systems::barons::Barons;
use gonfalon::systems::bmw::Bmw;

fn of_match<R: FromScenario + Evaluator, T>(
    id: &str,
    level: Level,
    work: impl FnOnce(&Match<'_, R>) -> T,
) -> T {
    let scenario = catalogue::find(id).expect("it is built in");
    let (scene, start) = R::start(&scenario).expect("it is sound");
    let players = Both([Player::new(level); 2]);
    work(&Match::<R> { scene: &scene, start: &start, players, longest: 3_000 })
}

/// Compares, for actions with dice that can be told apart and without lots, the luck of every outcome with its chance.
struct Weighing<R: Evaluator> {
    before: Option<GameOf<R>>,
    weighed: usize,
}

impl<R: Evaluator> Watch<R> for Weighing<R> {
    fn acts(&mut self, _: &R::Scene, game: &GameOf<R>, _: &R::Action) {
        self.before = Some(game.clone());
    }

    fn acted(&mut self, scene: &R::Scene, _: &GameOf<R>, action: &R::Action, log: &Log<R::Event>) {
        let before = self.before.take().expect("it was about to be carried out");
        if log.throws().next().is_none() || self.weighed >= 60 {
            return;
        }
        let outcomes = outcomes_within(216, |dice: &mut dyn Dice| {
            let (mut game, mut log, mut luck) = (before.clone(), Log::default(), Luck::<R>::new(1));
            luck.acts(scene, &before, action);
            apply::<R>(&mut Cx::new(scene, dice, &mut log), &mut game, action);
            luck.acted(scene, &game, action, &log);
            (luck.total(), !log.lots.is_empty())
        });
        let Some(outcomes) = outcomes else { return };
        if outcomes.iter().any(|(_, (_, drew_lots))| *drew_lots) {
            return;
        }
        let mean: f64 = outcomes.iter().map(|(chance, (luck, _))| chance * luck).sum();
        assert!(mean.abs() < 1e-9, "{action:?}: luck has the mean {mean}");
        // Many throws change nothing at once: they only say who must retreat.
        self.weighed += usize::from(outcomes.iter().any(|(_, (luck, _))| luck.abs() > 1e-3));
    }
}

fn is_fair<R: FromScenario + Evaluator>(id: &str, level: Level) {
    let mut weighing = Weighing::<R> { before: None, weighed: 0 };
    of_match::<R, _>(id, level, |game| {
        for seed in 0..6 {
            game.play(seed, &Cancel::default(), &mut weighing).expect("nobody cancels");
        }
    });
    assert!(
        weighing.weighed >= 20,
        "{id}: {} actions whose dice were worth something",
        weighing.weighed
    );
}

#[test]
fn the_luck_of_an_action_is_nothing_on_average() {
    is_fair::<Bmw>("bmw-lewes", Level::Easy);
    is_fair::<Arsouf>("arsouf", Level::Easy);
    is_fair::<Barons>("lewes", Level::Easy);
    is_fair::<Acies>("acies-fast-play", Level::Easy);
}

#[test]
fn the_luck_of_many_games_is_nothing_on_average_and_explains_some_of_them() {
    let games = 400;
    let (wins, luck): (Vec<f64>, Vec<f64>) =
        of_match::<Bmw, _>("first-clash", Level::Easy, |game| {
            let one = |seed| {
                let mut luck = Luck::<Bmw>::new(seed);
                let ended = game.play(seed, &Cancel::default(), &mut luck).expect("nobody cancels");
                let won = ended.outcome.is_some_and(|outcome| outcome.winner == Some(Side::A));
                (f64::from(u8::from(won)), luck.total())
            };
            (0..games).map(one).unzip()
        });
    let (mean, variance) = moments(&luck);
    let error = (variance / games as f64).sqrt();
    assert!(mean.abs() < 3.5 * error, "{mean} with an error of {error}");
    let adjusted = without_luck(&wins, &luck);
    let ((share, plain), (without, rest)) = (moments(&wins), moments(&adjusted));
    assert!(rest < 0.85 * plain, "the variance falls from {plain} to {rest}");
    assert!((share - without).abs() < 3.5 * (plain / games as f64).sqrt(), "{share} and {without}");
}

/// Whoever watches changes nothing.
#[test]
fn reckoning_luck_leaves_the_game_alone() {
    of_match::<Acies, _>("acies-fast-play", Level::Random, |game| {
        for seed in 0..3 {
            let alone = game.play(seed, &Cancel::default(), &mut ()).expect("nobody cancels");
            let mut luck = Luck::<Acies>::new(seed);
            let watched = game.play(seed, &Cancel::default(), &mut luck).expect("nobody cancels");
            assert_eq!(alone.game, watched.game);
            assert_eq!((alone.turns, alone.actions), (watched.turns, watched.actions));
            // Its own dice come from the seed alone.
            let mut again = Luck::<Acies>::new(seed);
            game.play(seed, &Cancel::default(), &mut again).expect("nobody cancels");
            assert_eq!(luck.total().to_bits(), again.total().to_bits());
        }
    });
}
