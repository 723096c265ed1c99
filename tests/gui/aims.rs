//! Charges chosen on the map: where to strike from and the facing by the mouse, the wheel and keys, with ghost and chances.

use super::commands::{pick, table};
use super::{Window, on_screen, picture, port, positions_barons, press, spanish};
use egui::{Event, Key, Modifiers, MouseWheelUnit, PointerButton, Pos2, Vec2, vec2};
use egui_kittest::kittest::Queryable;
use gonfalon::gui::map::aims::Aim;
use gonfalon::view::{Choice, ChoiceKind};

/// What is aimed at.
fn aim(window: &Window) -> Option<Aim> {
    window.state().table.as_ref().expect("a game").workspace.map.aim.clone()
}

/// The choice that is meant.
fn meant(window: &Window) -> Choice {
    let aim = aim(window).expect("several choices are aimed at the hex");
    port(window).choices()[aim.choice()].clone()
}

/// Moves the mouse to that side of a hex.
fn point(window: &mut Window, hex: &str, side: Vec2) -> Pos2 {
    let zoom = window.state().table.as_ref().expect("a game").workspace.map.camera.expect("").zoom;
    let at = on_screen(window, hex) + side * zoom * 0.6;
    window.hover_at(at);
    window.run();
    at
}

/// The hex that can be charged in most ways, by its printed number, and how many those are.
fn charged(window: &Window) -> (String, usize) {
    let map = port(window).map().expect("a map");
    let charges = || port(window).choices().iter().filter(|c| c.kind == ChoiceKind::Charge);
    let ways = |hex| charges().filter(|c| c.hex == hex).count();
    let most = charges().map(|c| c.hex).max_by_key(|&hex| ways(hex)).expect("a charge");
    (map.label(most.expect("a hex")).to_owned(), ways(most))
}

/// The horse of the Barons, picked up beside a single enemy with open ground around him.
fn many() -> Window {
    let mut window = table(positions_barons::charging());
    pick(&mut window, "T.BAR.HC1");
    window
}

/// Every side of the hex means the charge that comes from there; every charge has its side.
#[test]
fn the_mouse_about_the_hex_picks_place_and_facing() {
    let mut window = many();
    let (hex, all) = charged(&window);
    assert!(all > 5, "{all}");
    let map = port(&window).map().expect("a map");
    let mut found: Vec<usize> = Vec::new();
    for k in 0..72 {
        let side = Vec2::angled((k as f32 * 5.0).to_radians());
        point(&mut window, &hex, side);
        let choice = meant(&window);
        if found.last() != Some(&choice.id) {
            found.push(choice.id);
        }
        // Of all ways, none comes from nearer to where the mouse is.
        let middle = on_screen(&window, &hex);
        let from = |choice: &Choice| {
            let own = port(&window).board(None).expect("a board").counters;
            let own = own.into_iter().find(|c| Some(&c.id) == choice.subject.as_ref());
            let end = choice.path.last().copied().or(own.expect("it is there").at);
            (on_screen(&window, map.label(end.expect("it stands somewhere"))) - middle).normalized()
        };
        let there = |c: &&Choice| c.kind == ChoiceKind::Charge && c.hex == choice.hex;
        let charges = port(&window).choices().iter().filter(there);
        let best = charges.map(|c| from(c).dot(side)).fold(f32::MIN, f32::max);
        assert!(from(&choice).dot(side) > best - 0.6, "{k}: {}", choice.label);
    }
    found.sort_unstable();
    found.dedup();
    assert_eq!(found.len(), all, "every charge has a side of the hex");
}

/// The words and the chances of what is meant stand beside it; a click takes just that.
#[test]
fn a_click_takes_the_charge_that_is_shown() {
    let mut window = table(positions_barons::interrupted());
    let (hex, all) = charged(&window);
    point(&mut window, &hex, vec2(-1.0, -0.3));
    picture(&mut window, "aim-west");
    let first = meant(&window);
    let at = point(&mut window, &hex, vec2(0.9, 0.5));
    picture(&mut window, "aim-east");
    let choice = meant(&window);
    assert_ne!(first.id, choice.id);
    let forecast = choice.forecast.as_ref().expect("its chances").hits().expect("hits").clone();
    assert!(window.query_all_by_label(&choice.label).next().is_some());
    let of = f32::from(forecast.rolls[0].sides);
    let likely = (0..).zip(&forecast.rolls[0].chances).find(|(_, n)| **n > 0).expect("a chance");
    let hits = if likely.0 == 0 { "no hit".to_owned() } else { format!("{} hit", likely.0) };
    let words = format!("{hits} {:.0} %", *likely.1 as f32 / of * 100.0);
    assert!(window.query_all_by_label_contains(&words).next().is_some(), "{words}");
    let steps = port(&window).steps();
    press(&mut window, at, PointerButton::Primary);
    assert_eq!(port(&window).steps(), steps + 1, "one of {all} was taken at once");
    let told = port(&window).journal();
    let from =
        choice.path.last().map(|&end| port(&window).map().expect("a map").label(end).to_owned());
    if let Some(from) = from {
        assert!(told.iter().any(|line| line.text.contains(&from)), "{from}");
    }
}

/// The wheel and Tab go through all of them without a move of the mouse; Ctrl and the wheel zoom as ever.
#[test]
fn the_wheel_goes_through_all_of_them() {
    let mut window = many();
    let (hex, all) = charged(&window);
    point(&mut window, &hex, vec2(0.3, 0.9));
    let zoom = |window: &Window| {
        window.state().table.as_ref().expect("a game").workspace.map.camera.expect("shown").zoom
    };
    let before = zoom(&window);
    let mut seen = vec![meant(&window).id];
    for _ in 1..all {
        let (unit, delta) = (MouseWheelUnit::Line, vec2(0.0, -1.0));
        let (phase, source) = (egui::TouchPhase::Move, egui::MouseWheelSource::Wheel);
        let modifiers = Modifiers::NONE;
        window.event(Event::MouseWheel { unit, delta, phase, source, modifiers });
        window.run();
        seen.push(meant(&window).id);
    }
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen.len(), all);
    assert!((zoom(&window) - before).abs() < 1e-3, "the map stays as it is");
    let now = meant(&window).id;
    window.key_press(Key::Period);
    window.run();
    assert_ne!(meant(&window).id, now);
    window.key_press(Key::Comma);
    window.run();
    assert_eq!(meant(&window).id, now);
}

/// Without a mouse: a key goes to the hex, goes through the charges, and Enter takes the one that is shown.
#[test]
fn keys_alone_choose_a_charge() {
    let mut window = table(positions_barons::interrupted());
    let (hex, _) = charged(&window);
    window.key_press(Key::Period);
    window.run();
    let map = port(&window).map().expect("a map");
    assert_eq!(aim(&window).map(|aim| map.label(aim.hex).to_owned()), Some(hex));
    let first = meant(&window).id;
    window.key_press(Key::Period);
    window.run();
    let choice = meant(&window);
    assert_ne!(choice.id, first);
    window.get_all_by_label(&choice.label).next().expect("the prompt says what Enter takes");
    let steps = port(&window).steps();
    window.key_press(Key::Enter);
    window.run();
    assert_eq!(port(&window).steps(), steps + 1);
}

/// A right click, or a key, still lists them all.
#[test]
fn the_list_is_a_right_click_away() {
    let mut window = table(positions_barons::interrupted());
    let (hex, all) = charged(&window);
    let at = point(&mut window, &hex, vec2(0.9, -0.4));
    press(&mut window, at, PointerButton::Secondary);
    let listed = |window: &Window| {
        let state = &window.state().table.as_ref().expect("a game").workspace.map;
        state.menu.as_ref().map(|menu| menu.choices.len())
    };
    assert_eq!(listed(&window), Some(all));
    picture(&mut window, "aim-list");
    window.key_press(Key::Escape);
    window.run();
    assert_eq!(listed(&window), None);
    point(&mut window, &hex, vec2(0.9, 0.4));
    window.key_press(Key::V);
    window.run();
    assert_eq!(listed(&window), Some(all));
}

/// A planned charge is chosen the same way, and so is the facing of a charge from where the horse stands.
#[test]
fn a_planned_charge_is_aimed_too() {
    let mut window = many();
    window.state_mut().settings.language = spanish();
    window.run();
    let (hex, all) = charged(&window);
    let at = point(&mut window, &hex, vec2(-0.8, 0.2));
    picture(&mut window, "aim-planned");
    let choice = meant(&window);
    press(&mut window, at, PointerButton::Primary);
    assert!(port(&window).choices().iter().filter(|c| c.kind == ChoiceKind::Charge).count() < all);
    let end = choice.path.last().copied().expect("it rides");
    let told = port(&window).map().expect("a map").label(end).to_owned();
    assert!(port(&window).journal().iter().any(|line| line.text.contains(&told)), "{told}");
}
