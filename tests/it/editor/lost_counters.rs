//! Where the balance says that counters were lost, beside what each system's own events say.

use gonfalon::ai::{Cancel, Level, Memory, SearchOptions, think};
use gonfalon::board::Hex;
use gonfalon::editor::balance::{self, BalanceOrder, GameResult};
use gonfalon::kernel::flow::begin;
use gonfalon::kernel::{
    Awaits, Cx, Evaluator, GameOf, Log, SeededDice, Side, apply, awaits, sample_action,
};
use gonfalon::scenario::{FromScenario, Scenario, catalogue};
use gonfalon::systems::acies::Acies;
use gonfalon::systems::arsouf::Arsouf;
use gonfalon::systems::barons::Barons;
use gonfalon::systems::bmw::Bmw;
use gonfalon::systems::{acies, arsouf, barons, bmw};
use gonfalon::view::{Localizer, Present, Sign};
use gonfalon::words::Language;
use std::collections::BTreeMap;
use std::sync::Mutex;

/// What an event says of one counter.
enum Told {
    /// It stands here now.
    Stands(String, Hex),
    /// It is lost: where, if the event says so.
    Lost(String, Option<Hex>),
    /// Somebody is lost in a place of a field.
    LostIn(String, Side),
}

/// Losses by hex or by the name of a place.
type Losses = BTreeMap<String, [u32; 2]>;

fn battle(id: &str) -> Scenario {
    catalogue::built_in().into_iter().find(|scenario| scenario.id == id).expect("it is built in")
}

fn order(id: &str, games: u64) -> BalanceOrder {
    BalanceOrder { scenario: battle(id), games, levels: [Level::Random; 2], seed: 0 }
}

/// The losses of a game that is played as the balance plays it, as the events themselves have it.
fn told_by_events<R: Present + FromScenario + Evaluator>(
    order: &BalanceOrder,
    number: u64,
    tell: impl Fn(&R::Scene, &R::Event) -> Vec<Told>,
) -> Losses {
    let (scene, mut game): (_, GameOf<R>) = R::start(&order.scenario).expect("it is sound");
    let l10n = Localizer { scene: &scene, language: Language::ENGLISH };
    let (mut dice, mut log) = (SeededDice::new(number), Log::default());
    let search = |salt| SearchOptions::new(Level::Random, number.rotate_left(32) ^ salt);
    let searches = [search(0xa), search(0xb)];
    begin::<R>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game);
    let mut losses = Losses::new();
    for step in 0.. {
        let Awaits::Decision { side, .. } = awaits::<R>(&scene, &game) else { break };
        let options = searches[side as usize].at_step(step);
        let thought = think::<R>(&scene, &game, &options, &Cancel::default(), &Memory::default())
            .expect("it thinks");
        log.records.clear();
        let before = game.clone();
        apply::<R>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game, &thought.action);
        let told: Vec<Told> = log.events().flat_map(|event| tell(&scene, event)).collect();
        if told.iter().all(|told| matches!(told, Told::Stands(..))) {
            continue;
        }
        let board = R::board(l10n, &before, None);
        let counters = board.iter().flat_map(|board| &board.counters);
        let mut places: BTreeMap<String, (Option<Hex>, Side)> =
            counters.map(|counter| (counter.id.clone(), (counter.at, counter.side))).collect();
        for told in told {
            match told {
                Told::Stands(unit, hex) => {
                    places.get_mut(&unit).expect("it is known").0 = Some(hex);
                }
                Told::Lost(unit, at) => {
                    let (place, side) = places[&unit];
                    if let Some(hex) = at.or(place) {
                        losses.entry(hex.0.to_string()).or_default()[side as usize] += 1;
                    }
                }
                Told::LostIn(place, side) => {
                    losses.entry(place).or_default()[side as usize] += 1;
                }
            }
        }
    }
    losses
}

fn told_by_the_balance(order: &BalanceOrder) -> Vec<GameResult> {
    let results = Mutex::new(Vec::new());
    let numbers: Vec<u64> = (0..order.games).collect();
    let tell = |result| results.lock().expect("nobody panicked").push(result);
    balance::play(order, &numbers, &Cancel::default(), &tell).expect("it is sound");
    let mut results = results.into_inner().expect("nobody panicked");
    results.sort_by_key(|result| result.game);
    results
}

fn agree<R: Present + FromScenario + Evaluator>(
    (id, games): (&str, u64),
    tell: impl Fn(&R::Scene, &R::Event) -> Vec<Told>,
) {
    let order = order(id, games);
    let mut all = 0;
    for result in told_by_the_balance(&order) {
        let trails = &result.trails;
        let hexes = trails.lost.iter().map(|(hex, count)| (hex.0.to_string(), *count));
        let places = trails.lost_in_places.iter().map(|(place, count)| (place.clone(), *count));
        let counted: Losses = hexes.chain(places).collect();
        let expected = told_by_events::<R>(&order, result.game, &tell);
        assert_eq!(counted, expected, "{id}, game {}", result.game);
        all += expected.values().flatten().sum::<u32>();
    }
    assert!(all >= 10, "{id}: {all} losses are few to compare");
}

#[test]
fn counters_of_the_medieval_battles_are_lost_where_they_had_come_to() {
    use bmw::event::Event;
    agree::<Bmw>(("acre", 4), |scene, event| {
        let id = |unit| scene.counter(unit).id.clone();
        match event {
            Event::Placed { unit, hex } => vec![Told::Stands(id(*unit), *hex)],
            Event::Moved { unit, with, from, path, .. } => {
                let end = path.last().copied().unwrap_or(*from);
                let all = std::iter::once(unit).chain(with);
                all.map(|&unit| Told::Stands(id(unit), end)).collect()
            }
            Event::Eliminated { unit, .. }
            | Event::Removed { unit }
            | Event::LeaderLost { unit, .. } => vec![Told::Lost(id(*unit), None)],
            Event::Captured { marker, .. } => vec![Told::Lost(id(*marker), None)],
            _ => Vec::new(),
        }
    });
}

#[test]
fn pieces_of_arsouf_are_lost_where_their_events_say() {
    use arsouf::event::Event;
    agree::<Arsouf>(("arsouf", 12), |scene, event| match *event {
        Event::Killed { unit, hex } => {
            vec![Told::Lost(scene.piece(unit).id.clone(), Some(hex))]
        }
        _ => Vec::new(),
    });
}

#[test]
fn units_of_the_barons_war_are_lost_where_their_events_say() {
    use barons::event::Event;
    agree::<Barons>(("lewes", 2), |scene, event| {
        let id = |unit| {
            let leader = scene.is_leader(unit);
            if leader { scene.leader(unit).id.clone() } else { scene.unit(unit).id.clone() }
        };
        match event {
            Event::Moved { unit, with, hex, .. }
            | Event::Retreated { unit, with, hex, .. }
            | Event::Advanced { unit, with, hex, .. } => {
                let all = std::iter::once(unit).chain(with);
                all.map(|&unit| Told::Stands(id(unit), *hex)).collect()
            }
            Event::Displaced { unit, hex, .. } => vec![Told::Stands(id(*unit), *hex)],
            Event::Lost { unit, hex, .. } => vec![Told::Lost(id(*unit), Some(*hex))],
            Event::LeaderGone { unit } => vec![Told::Lost(id(*unit), None)],
            _ => Vec::new(),
        }
    });
}

#[test]
fn units_of_acies_are_lost_in_places_of_the_field() {
    use acies::event::Event;
    agree::<Acies>(("acies-fast-play", 4), |_, event| match *event {
        Event::Eliminated { side, cell, .. } => vec![Told::LostIn(cell.to_string(), side)],
        _ => Vec::new(),
    });
}

/// What the balance asks without words is what the words say: where every counter stands, and which events take somebody away.
#[test]
fn what_the_balance_asks_is_what_is_shown() {
    fn agree<R: Present + FromScenario>(id: &str, games: u64) {
        let scenario = catalogue::find(id).expect("it is built in");
        let (scene, start) = R::start(&scenario).unwrap_or_else(|faults| panic!("{}", faults[0]));
        let told = Localizer { scene: &scene, language: Language::ENGLISH };
        let mut losses = 0;
        for seed in 0..games {
            let (mut game, mut dice) = (start.clone(), SeededDice::new(seed));
            let mut log = Log::default();
            begin::<R>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game);
            for step in 0..40_000 {
                let compares = step % 100 == 0;
                if let Some(board) = compares.then(|| R::board(told, &game, None)).flatten() {
                    let shown = board.counters.iter().map(|c| (c.id.as_str(), c.side, c.at));
                    let standing = R::standing(&scene, &game);
                    let standing: Vec<_> = standing.iter().map(|c| (c.id, c.side, c.at)).collect();
                    assert_eq!(shown.collect::<Vec<_>>(), standing, "{id}");
                }
                let Some(action) = sample_action::<R>(&scene, &game, &mut dice) else { break };
                log.records.clear();
                apply::<R>(&mut Cx::new(&scene, &mut dice, &mut log), &mut game, &action);
                for event in log.events() {
                    let lost = R::showing(told, event).sign == Sign::Lost;
                    assert_eq!(R::is_loss(event), lost, "{id}, game {seed}, action {step}");
                    losses += usize::from(lost);
                }
            }
        }
        assert!(losses >= 10, "{id}: {losses} losses are few to compare");
    }
    agree::<Bmw>("acre", 6);
    agree::<Arsouf>("arsouf", 12);
    agree::<Barons>("evesham", 2);
    agree::<Acies>("acies-fast-play", 4);
}
