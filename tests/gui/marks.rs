//! What a game of single steps and opposed dice shows: circles, rings, crosses, duels, progress.

use super::fake::Fake;
use super::{Window, little, on_screen, press, window};
use egui::{Color32, PointerButton, Shape, vec2};
use egui_kittest::kittest::Queryable;
use gonfalon::gui::paint::counter::{self, Paint};
use gonfalon::gui::pane::Pane;
use gonfalon::gui::settings::Places;
use gonfalon::gui::theme::{LIGHT, ThemeChoice};
use gonfalon::view::{Choice, ChoiceKind};
use gonfalon::words::Language;

fn duels() -> Window {
    let game = Fake::new(26, 29, 40).with_duels();
    let mut window = window((1280.0, 800.0), Places::default(), Some(Box::new(game)));
    window.state_mut().settings.layers.minimap = false;
    window.run();
    window
}

fn choice(window: &Window, kind: ChoiceKind) -> Option<Choice> {
    let table = window.state().table.as_ref().expect("a game");
    table.port.choices().iter().find(|choice| choice.kind == kind && choice.hex.is_some()).cloned()
}

fn take(window: &mut Window, kind: ChoiceKind) -> Choice {
    let choice = choice(window, kind).expect("it is offered");
    let table = window.state_mut().table.as_mut().expect("a game");
    table.port.choose(choice.id).expect("it is allowed");
    table.refresh();
    window.run();
    choice
}

fn at(window: &Window, unit: &str) -> String {
    let table = window.state().table.as_ref().expect("a game");
    let hex =
        table.snapshot.board_index.get(unit).expect("it is there").at.expect("it is on the map");
    table.snapshot.map.as_ref().expect("a map").label(hex).to_owned()
}

/// How many circles of a colour are drawn.
fn circles(window: &Window, color: Color32) -> usize {
    fn count(shape: &Shape, color: Color32) -> usize {
        match shape {
            Shape::Circle(circle) => usize::from(circle.stroke.color == color),
            Shape::Vec(shapes) => shapes.iter().map(|shape| count(shape, color)).sum(),
            _ => 0,
        }
    }
    window.output().shapes.iter().map(|shape| count(&shape.shape, color)).sum()
}

/// ARSOUF M5.1: every hex that the picked counter can reach has a cyan circle.
#[test]
fn m5_1_reachable_hexes_have_cyan_circles() {
    let mut window = duels();
    assert_eq!(circles(&window, LIGHT.reach), 0);
    take(&mut window, ChoiceKind::Select);
    let table = window.state().table.as_ref().expect("a game");
    let moves = table.port.choices().iter().filter(|c| c.kind == ChoiceKind::Move).count();
    assert!(moves > 3);
    assert_eq!(circles(&window, LIGHT.reach), moves);
}

/// ARSOUF M5.3, M5.4: a red ring stands where a move began; a right click on it takes that move back, whatever
/// was moved since.
#[test]
fn m5_4_a_right_click_where_a_move_began_takes_it_back() {
    let mut window = duels();
    let picked = take(&mut window, ChoiceKind::Select).subject.expect("a counter");
    let from = at(&window, &picked);
    take(&mut window, ChoiceKind::Move);
    assert_ne!(at(&window, &picked), from);
    assert_eq!(circles(&window, LIGHT.target), 1, "a red ring");
    let place = on_screen(&window, &from);
    window.hover_at(place);
    for _ in 0..60 {
        window.step();
    }
    window.get_by_label_contains("Right click: Take back the move of");
    press(&mut window, place, PointerButton::Primary);
    assert_ne!(at(&window, &picked), from, "the other button only lists it");
    window.key_press(egui::Key::Escape);
    window.run();
    press(&mut window, place, PointerButton::Secondary);
    assert_eq!(at(&window, &picked), from);
    assert_eq!(circles(&window, LIGHT.target), 0);
}

/// ARSOUF M6.2: a right click elsewhere puts the picked counter back.
#[test]
fn m6_2_a_right_click_elsewhere_puts_the_counter_back() {
    let mut window = duels();
    take(&mut window, ChoiceKind::Select);
    let place = on_screen(&window, "2603");
    press(&mut window, place, PointerButton::Secondary);
    let table = window.state().table.as_ref().expect("a game");
    assert_eq!(table.port.prompt().selected, None);
}

/// ARSOUF M6.1, M6.3: targets have red circles; pointing at one shows both sums and all chances.
#[test]
fn m6_1_targets_have_red_circles_and_show_their_duel() {
    let mut window = duels();
    window.state_mut().dock.open(Pane::Duel);
    window.run();
    window.get_by_label_contains("Pick a counter up");
    take(&mut window, ChoiceKind::Select);
    let target = choice(&window, ChoiceKind::Strike).expect("somebody is near");
    assert!(circles(&window, LIGHT.target) >= 1);
    let table = window.state().table.as_ref().expect("a game");
    let label = table.snapshot.map.as_ref().expect("a map").label(target.hex.expect("on the map"));
    let place = on_screen(&window, label);
    window.hover_at(place);
    window.run();
    window.get_by_label("Templar knights 1 against Syrian archers 2");
    window.get_by_label("the defender is wounded");
    window.get_by_label("21 in 36 (58.3 %)");
    window.get_by_label("attacker 1, defender 6: the attacker is wounded");
}

/// ARSOUF M6.4: a wounded unit bears a red cross at every zoom, and is called wounded.
#[test]
fn m6_4_the_wounded_bear_a_red_cross() {
    let window = duels();
    let table = window.state().table.as_ref().expect("a game");
    let wounded = table.snapshot.board_index.get("u1").expect("it is there");
    for size in [3.0, 12.0, 60.0] {
        let mut shapes = Vec::new();
        let rect = egui::Rect::from_min_size(egui::Pos2::ZERO, vec2(size, size));
        let livery = table.port.scenario().sides[1].livery;
        let paint = Paint { ctx: &window.ctx, palette: &LIGHT, livery };
        counter::draw(wounded, rect, paint, &mut shapes);
        let red = |shape: &&Shape| matches!(shape, Shape::Rect(r) if r.fill == LIGHT.wound);
        assert_eq!(shapes.iter().filter(red).count(), 2, "a cross at size {size}");
    }
    let spoken = gonfalon::gui::map::alt_text::counter(Language::ENGLISH, wounded);
    assert!(spoken.contains("wounded"), "{spoken}");
}

/// ARSOUF M6.5: the cross goes when the unit recovers.
#[test]
fn m6_5_the_cross_goes_when_the_unit_recovers() {
    let window = duels();
    let table = window.state().table.as_ref().expect("a game");
    let mut recovered = table.snapshot.board_index.get("u1").expect("it is there").clone();
    recovered.badge = None;
    let mut shapes = Vec::new();
    let rect = egui::Rect::from_min_size(egui::Pos2::ZERO, vec2(40.0, 40.0));
    let livery = table.port.scenario().sides[1].livery;
    counter::draw(
        &recovered,
        rect,
        Paint { ctx: &window.ctx, palette: &LIGHT, livery },
        &mut shapes,
    );
    assert!(!shapes.iter().any(|s| matches!(s, Shape::Rect(r) if r.fill == LIGHT.wound)));
}

/// ARSOUF M5.1, M5.2: a click picks a counter up, a click on a circle moves it.
#[test]
fn m5_2_a_click_on_a_circle_moves_the_counter() {
    let mut window = duels();
    let label = at(&window, "u2");
    let place = on_screen(&window, &label);
    press(&mut window, place, PointerButton::Primary);
    let selected = |window: &Window| {
        window.state().table.as_ref().expect("a game").port.prompt().selected.clone()
    };
    assert_eq!(selected(&window).as_deref(), Some("u2"));
    let table = window.state().table.as_ref().expect("a game");
    let free = |choice: &&Choice| {
        let others = table.port.choices().iter().filter(|c| c.hex == choice.hex).count();
        choice.kind == ChoiceKind::Move && others == 1
    };
    let to = table.port.choices().iter().find(free).and_then(|c| c.hex).expect("a free hex");
    let label = table.snapshot.map.as_ref().expect("a map").label(to).to_owned();
    let place = on_screen(&window, &label);
    press(&mut window, place, PointerButton::Primary);
    assert_eq!(at(&window, "u2"), label);
}

/// ARSOUF M4.2, M4.3, M4.5: facts of the unit, facts of the turn, progress towards victory.
#[test]
fn m4_5_progress_and_facts_are_shown() {
    let mut window = duels();
    window.get_by_label("Baggage 1/2");
    window.state_mut().dock.open(Pane::Turn);
    window.run();
    assert_eq!(window.get_all_by_label("Baggage 1/2").count(), 3, "in the bar, as a bar, in words");
    window.get_by_label("5 : 2");
    window.state_mut().table.as_mut().expect("a game").workspace.inspected = Some("u0".into());
    window.state_mut().dock.open(Pane::Unit);
    window.run();
    window.get_by_label("Fighting value");
}

/// Panels that a game has no use for are hidden; the layout comes back with a game that has.
#[test]
fn panels_come_and_go_with_the_game() {
    let mut window = duels();
    assert!(window.query_by_label("CRT").is_none() && window.query_by_label("Morale").is_none());
    window.get_by_label("Duel");
    window.state_mut().sit_down(little().expect("a game"));
    window.run();
    window.get_by_label("CRT");
    window.get_by_label("Morale");
    assert!(window.query_by_label("Duel").is_none());
}

/// Pictures of a game of duels, in both languages.
#[test]
fn pictures_of_duels() {
    if std::env::var_os("GONFALON_PICTURES").is_none() {
        return;
    }
    for (language, theme, size) in [
        (Language::ENGLISH, ThemeChoice::Light, (1280.0, 800.0)),
        (crate::spanish(), ThemeChoice::Dark, (1280.0, 800.0)),
        (crate::spanish(), ThemeChoice::Light, (1920.0, 1080.0)),
    ] {
        let game = Fake::new(26, 29, 40).with_duels();
        let mut window = window(size, Places::default(), Some(Box::new(game)));
        let settings = &mut window.state_mut().settings;
        (settings.language, settings.theme) = (language, theme);
        window.run();
        take(&mut window, ChoiceKind::Select);
        take(&mut window, ChoiceKind::Move);
        let name = format!("duels-{}-{}", language.tag(), size.0);
        super::picture(&mut window, &format!("{name}-ring"));
        let table = window.state_mut().table.as_mut().expect("a game");
        let choices = table.port.choices().iter();
        let pick = choices.filter(|c| c.kind == ChoiceKind::Select && c.hex.is_some()).nth(5);
        let pick = pick.expect("a counter").id;
        table.port.choose(pick).expect("it is allowed");
        table.refresh();
        window.state_mut().dock.open(Pane::Duel);
        window.run();
        let target = choice(&window, ChoiceKind::Strike).and_then(|c| c.hex);
        let table = window.state().table.as_ref().expect("a game");
        if let Some(hex) = target {
            let label = table.snapshot.map.as_ref().expect("a map").label(hex).to_owned();
            let place = on_screen(&window, &label);
            window.hover_at(place);
            window.run();
        }
        super::picture(&mut window, &name);
        window.state_mut().dock.open(Pane::Turn);
        window.run();
        super::picture(&mut window, &format!("{name}-turn"));
    }
}
