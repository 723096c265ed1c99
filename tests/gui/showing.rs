//! What has happened is shown where it happened: the happenings that the window reads from the journal, and their way over
//! the screen.

use super::{
    Patience, Window, actions, battles, do_it, on_screen, picture, port, positions_barons, window,
};
use egui::{Key, Rect, ViewportId};
use egui_kittest::kittest::Queryable;
use gonfalon::ai::{Cancel, Level, SearchOptions};
use gonfalon::board::Hex;
use gonfalon::gui::board_index::BoardIndex;
use gonfalon::gui::command_queue::{Command, PaneId};
use gonfalon::gui::map::gliding::Gliding;
use gonfalon::gui::map::showing::{self, Weight};
use gonfalon::gui::seats::{Seat, Seats};
use gonfalon::gui::settings::{Places, Speed};
use gonfalon::gui::showing::happening::{Happening, Reader};
use gonfalon::kernel::{SeededDice, Side};
use gonfalon::scenario::catalogue;
use gonfalon::session::Port;
use gonfalon::view::{MapView, Sign};
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

/// Actions that only take back or give up.
const RETRACTS: [&str; 7] =
    ["put-back", "release", "call-off", "take-back", "take-up", "take-chit", "concede"];

/// The longest part of a game that is read.
const LONGEST: usize = 900;

/// Everything that happens in a game, played at random, with a computer's move now and then: random players seldom fight.
fn happenings(mut port: Box<dyn Port>, seed: u64) -> Vec<Happening> {
    let mut pick = SeededDice::new(seed);
    let (mut reader, mut all) = (Reader::default(), Vec::new());
    reader.read(&*port, None, &mut all);
    for step in 0..LONGEST {
        if port.prompt().over.is_some() {
            break;
        }
        if step % 3 == 0 {
            let search = SearchOptions::new(Level::Easy, seed ^ step as u64);
            let chosen = port.search_job(&search)(&Cancel::default()).expect("it finds something");
            port.play_chosen(&chosen).expect("it is legal");
        } else {
            let kinds = actions::kinds(&*port);
            let acts: Vec<usize> =
                (0..kinds.len()).filter(|&id| !RETRACTS.contains(&kinds[id].as_str())).collect();
            let id = if acts.is_empty() { 0 } else { acts[pick.below(acts.len())] };
            port.choose(id).expect("it is offered");
        }
        reader.read(&*port, None, &mut all);
    }
    all
}

/// Every kind of event of every system is seen on the board where it happens, or told above it when it concerns no place; and
/// every die is shown once, with what came of it.
#[test]
fn everything_that_happens_is_shown_where_it_happens() {
    let (mut nowhere, mut somewhere) = (BTreeMap::new(), BTreeSet::new());
    let mut alone = BTreeSet::new();
    for scenario in catalogue::built_in() {
        let system = scenario.system();
        let game = battles::game(scenario);
        let all = happenings(game, 11);
        assert!(all.len() > 20, "{system:?}");
        for happening in all {
            let kind = (system.tag(), happening.rule.clone(), format!("{:?}", happening.sign));
            match (happening.sign, happening.places.is_empty()) {
                (Sign::Course, true) => {}
                (_, false) => drop(somewhere.insert(kind.clone())),
                (_, true) => drop(nowhere.insert(kind.clone(), happening.text.clone())),
            }
            let lost = happening.sign == Sign::Lost;
            assert_eq!(happening.gone.is_empty(), !lost, "{}", happening.text);
            if happening.text.contains("Die ") || happening.text.contains("die (") {
                alone.insert((system.tag(), happening.rule));
            }
        }
    }
    assert!(somewhere.len() > 30, "{somewhere:?}");
    // A Battle that is not on the map yet is told of above it.
    nowhere.retain(|kind, _| !somewhere.contains(kind));
    assert!(nowhere.is_empty(), "{nowhere:#?}");
    // A unit that does not scatter to plunder just stays.
    alone.remove(&("bmw", Some("15.2".to_owned())));
    assert!(alone.is_empty(), "dice of which nothing comes: {alone:?}");
}

/// Of the ways of a long turn the last five stand out, and those that begin or end where somebody points.
#[test]
fn of_many_ways_the_last_ones_stand_out() {
    let all = happenings(battles::game(battles::built_in("first-clash")), 3);
    let ways: Vec<&Happening> =
        all.iter().filter(|happening| happening.sign == Sign::Way).take(12).collect();
    assert_eq!(ways.len(), 12);
    let weights = showing::weights(&ways, None);
    let faint = |weight: &Weight| *weight == Weight::Faint;
    assert!(weights[..7].iter().all(faint) && !weights[7..].iter().any(faint), "{weights:?}");
    let pointed = showing::weights(&ways, ways[0].place());
    assert_eq!(pointed[0], Weight::Strong);
}

fn seated(game: Box<dyn Port>, seats: [Seat; 2], speed: Speed) -> Window {
    let mut window = window((1280.0, 800.0), Places::default(), None);
    window.state_mut().settings.speed = speed;
    window.state_mut().sit_down_as(game, Some(Seats(seats)));
    window
}

const COMPUTER: Seat = Seat::computer(Level::Easy);

/// Frames until something is on show of which `wished` holds.
fn until_shown(window: &mut Window, wished: impl Fn(&Happening) -> bool) -> bool {
    let patience = Patience::begins();
    while patience.holds() {
        let now = window.ctx.input(|i| i.time);
        let reel = &window.state().table.as_ref().expect("a game").reel;
        if reel.current(now).is_some_and(|(happening, _)| wished(happening)) {
            return true;
        }
        if port(window).prompt().over.is_some() && !reel.is_playing() {
            return false;
        }
        window.step();
        std::thread::sleep(Duration::from_micros(200));
    }
    false
}

/// Dice, attacks and losses are on show, in every system, and the board is that of the moment.
#[test]
fn dice_and_losses_are_seen_on_the_board() {
    let games: [(&str, Box<dyn Port>); 4] = [
        ("acre", battles::game(battles::built_in("first-clash"))),
        ("lewes", positions_barons::melee()),
        ("arsouf", battles::game(battles::built_in("arsouf"))),
        ("acies", battles::game(battles::built_in("acies-fast-play"))),
    ];
    for (name, game) in games {
        let mut window = seated(game, [COMPUTER, COMPUTER], Speed::Fast);
        let dice = until_shown(&mut window, |h| !h.dice.is_empty() && !h.places.is_empty());
        assert!(dice, "{name}: dice are on show");
        do_it(&mut window, Command::PauseComputer);
        do_it(&mut window, Command::PauseReel);
        picture(&mut window, &format!("shown-dice-{name}"));
        do_it(&mut window, Command::PlayReel);
        do_it(&mut window, Command::PauseComputer);
        let lost = until_shown(&mut window, |h| h.sign == Sign::Lost);
        assert!(lost, "{name}: a loss is on show");
        do_it(&mut window, Command::PauseReel);
        let reel = &window.state().table.as_ref().expect("a game").reel;
        let words = reel.happenings()[reel.at().expect("one is on show")].text.clone();
        window.get_all_by_label_contains(&words).next().expect("it is told in words");
        picture(&mut window, &format!("shown-loss-{name}"));
    }
}

/// The pointer tells who was lost in a hex as long as he is marked there.
#[test]
fn the_pointer_tells_who_was_lost() {
    let game = battles::game(battles::built_in("first-clash"));
    let mut window = seated(game, [COMPUTER, COMPUTER], Speed::Fast);
    assert!(until_shown(&mut window, |h| h.sign == Sign::Lost), "somebody is lost");
    do_it(&mut window, Command::PauseComputer);
    do_it(&mut window, Command::PauseReel);
    let reel = &window.state().table.as_ref().expect("a game").reel;
    let lost = reel.marks().iter().rfind(|happening| happening.sign == Sign::Lost);
    let lost = lost.expect("it is marked").clone();
    let told = |window: &Window| window.query_all_by_label(&lost.text).count();
    let before = told(&window);
    let at = on_screen(&window, lost.place().expect("he stood somewhere"));
    window.hover_at(at);
    for _ in 0..60 {
        window.step();
    }
    assert_eq!(told(&window), before + 1, "{}", lost.text);
}

/// The window is painted again as soon as something else is on show than what was painted: it does not wait for the pointer.
#[test]
fn what_is_on_show_is_painted_at_once() {
    let game = battles::game(battles::built_in("first-clash"));
    let mut window = seated(game, [COMPUTER, COMPUTER], Speed::Fast);
    let on_show = |window: &Window| window.state().table.as_ref().expect("a game").reel.on_show();
    let (patience, mut changes) = (Patience::begins(), 0);
    while changes < 12 && patience.holds() {
        let painted = on_show(&window);
        window.step();
        if on_show(&window) != painted {
            changes += 1;
            let delay = window.output().viewport_output[&ViewportId::ROOT].repaint_delay;
            assert_eq!(delay, Duration::ZERO, "{painted:?} gives way to {:?}", on_show(&window));
        }
        std::thread::sleep(Duration::from_micros(200));
    }
    assert_eq!(changes, 12, "enough was on show");
}

/// The computer's turn is told line by line, each line leads to its moment, and the list can be walked through, played and left.
#[test]
fn the_other_sides_turn_can_be_seen_again() {
    let mut window = seated(battles::apart("muslim"), [Seat::Person, COMPUTER], Speed::Instant);
    let patience = Patience::begins();
    while patience.holds() {
        if port(&window).prompt().side == Some(Side::A) {
            break;
        }
        window.step();
        std::thread::sleep(Duration::from_micros(200));
    }
    window.run();
    do_it(&mut window, Command::OpenPane(PaneId::SINCE));
    let table = |window: &Window| {
        let table = window.state().table.as_ref().expect("a game");
        (table.reel.at(), table.workspace.past.as_ref().map(|past| past.step))
    };
    let reel = &window.state().table.as_ref().expect("a game").reel;
    let ways: Vec<(usize, String)> = (reel.happenings().iter().enumerate())
        .filter(|(_, happening)| happening.sign == Sign::Way)
        .map(|(number, happening)| (number, happening.text.clone()))
        .collect();
    assert!(ways.len() >= 2, "several counters moved: {ways:?}");
    assert_eq!(table(&window), (None, None), "without pauses nothing is on show");
    let (number, words) = &ways[0];
    window.get_by_label(words).click();
    window.run();
    let (at, past) = table(&window);
    assert_eq!(at, Some(*number));
    let past = past.expect("an earlier moment is shown");
    assert!(past < port(&window).steps());
    window.get_all_by_label("One step forward").next().expect("a button").click();
    window.run();
    assert_eq!(table(&window).0, Some(number + 1));
    window.get_all_by_label("One step back").next().expect("a button").click();
    window.run();
    assert_eq!(table(&window), (Some(*number), Some(past)));
    picture(&mut window, "shown-again");
    window.key_press(Key::Escape);
    window.run();
    assert_eq!(table(&window), (None, None), "Esc leads back to now");
    let count = window.state().table.as_ref().expect("a game").reel.happenings().len();
    let play = "Show it again, from the beginning or from here";
    window.get_all_by_label(play).next().expect("a button").click();
    window.run_steps(2);
    assert_eq!(table(&window).0, Some(0), "it plays from the beginning");
    let mut seen = BTreeSet::new();
    let patience = Patience::begins();
    while patience.holds() && table(&window) != (None, None) {
        seen.extend(table(&window).0);
        window.step();
    }
    assert_eq!(seen.len(), count, "each is on show");
    assert_eq!(table(&window), (None, None), "and it leads back to now");
}

/// On a field larger than its pane what is on show is brought into sight, and what has fallen out of sight is drawn all the same.
#[test]
fn what_happens_on_the_field_is_brought_into_sight() {
    let game = battles::game(battles::built_in("acies-fast-play"));
    let mut window = seated(game, [Seat::Person, COMPUTER], Speed::Fast);
    window.state_mut().settings.scale = 150;
    window.run();
    window.state_mut().table.as_mut().expect("a game").workspace.field.zoom = 2.0;
    let (mut seen, mut pick) = (0, SeededDice::new(5));
    let patience = Patience::begins();
    while seen < 8 && patience.holds() && port(&window).prompt().over.is_none() {
        let on_show = |window: &Window| {
            let now = window.ctx.input(|i| i.time);
            let table = window.state().table.as_ref().expect("a game");
            let happening = table.reel.current(now).map(|(happening, _)| happening.clone());
            happening.filter(|_| table.reel.is_playing())
        };
        if on_show(&window).is_none_or(|h| h.places.is_empty()) {
            let table = window.state().table.as_ref().expect("a game");
            let idle = !table.reel.is_playing();
            if idle && table.computer.decides(&*table.port).is_none() {
                let kinds = actions::kinds(port(&window));
                let acts = |id: &usize| !RETRACTS.contains(&kinds[*id].as_str());
                let legal: Vec<usize> = (0..kinds.len()).filter(acts).collect();
                let chosen = legal[pick.below(legal.len())];
                do_it(&mut window, Command::ChooseAnyway(chosen));
            }
            window.step();
            std::thread::sleep(Duration::from_micros(200));
            continue;
        }
        do_it(&mut window, Command::PauseReel);
        window.run();
        let table = window.state().table.as_ref().expect("a game");
        // Its time may be over before it is paused.
        let Some(at) = table.reel.at() else { continue };
        let happening = &table.reel.happenings()[at];
        let field = &table.workspace.field;
        let sight = field.lines.expect("the field is shown");
        let places = happening.places.iter().filter_map(|name| field.cells.get(name));
        for place in places.clone() {
            let words = &happening.text;
            let apart = places.clone().copied().reduce(egui::Rect::union).expect("a place");
            if apart.width() < sight.width() && apart.height() < sight.height() {
                assert!(sight.contains(place.center()), "{words} {place:?} in {sight:?}");
            }
        }
        seen += 1;
        do_it(&mut window, Command::BackToNow);
    }
    assert!(seen >= 8, "enough was on show");
}

/// Counters that move set out from where they stood and come to rest where they stand; who strikes leans towards whom he strikes,
/// and is back soon.
#[test]
fn counters_glide_along_their_ways_and_lunge() {
    let center = |map: &MapView, hex: Hex| {
        let (x, y) = map.hexes[hex.index()].center;
        egui::pos2(x, y)
    };
    let (mut ways, mut lunges) = (0, 0);
    let games = ["acre", "arsouf"].map(|name| [(name, Level::Easy), (name, Level::Normal)]);
    for (name, level) in games.into_iter().flatten() {
        let mut port = battles::game(battles::built_in(name));
        let mut reader = Reader::default();
        let map = port.map().expect("it has a map");
        for step in 0..120 {
            let search = SearchOptions::new(level, step);
            let chosen = port.search_job(&search)(&Cancel::default()).expect("it finds something");
            port.play_chosen(&chosen).expect("it is legal");
            let mut fresh = Vec::new();
            reader.read(&*port, None, &mut fresh);
            let board_index = BoardIndex::new(port.board(None).expect("it has a board"));
            let Some(happening) = fresh.last() else { continue };
            let at = |age: f32| {
                let gliding = Gliding::of(happening, &map, &board_index, age)?;
                let id = gliding.ids().next()?.to_owned();
                let end = board_index.get(&id)?.at?;
                let rect = Rect::from_center_size(center(&map, end), egui::Vec2::splat(1.0));
                let now = gliding.moved(&id, rect, |hex| center(&map, hex)).expect("it moves");
                Some((now.center(), rect.center()))
            };
            let Some((begin, end)) = at(0.0) else { continue };
            let hexes = happening.hexes(&map);
            assert!(at(0.85).is_none(), "{}", happening.text);
            let (middle, _) = at(0.1).expect("it has not come to rest");
            match happening.sign {
                Sign::Way => {
                    let [first, .., last] = hexes[..] else { panic!("{}", happening.text) };
                    let near = |a: egui::Pos2, b: Hex| a.distance(center(&map, b)) < 0.001;
                    assert!(near(begin, first) && near(end, last), "{}", happening.text);
                    // Whoever enters the hex he won and rides on elsewhere may turn back on his way.
                    let on = |step: &[Hex]| {
                        let [from, to] = [center(&map, step[0]), center(&map, step[1])];
                        let around = from.distance(middle) + middle.distance(to);
                        around - from.distance(to) < 0.001
                    };
                    assert!(begin != middle, "{}", happening.text);
                    assert!(hexes.windows(2).any(on), "{}", happening.text);
                    ways += 1;
                }
                Sign::Strike => {
                    assert_eq!(begin, end, "{}", happening.text);
                    assert!(middle.distance(end) > 0.1, "{}", happening.text);
                    let (late, _) = at(0.35).expect("it has not come to rest");
                    assert!(late.distance(end) < middle.distance(end), "{}", happening.text);
                    lunges += 1;
                }
                _ => {}
            }
        }
    }
    assert!(ways > 20 && lunges > 3, "{ways} ways, {lunges} lunges");
}
