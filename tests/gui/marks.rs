//! What a game of single steps and opposed dice shows: circles, rings, crosses, duels, progress.

use super::{Window, battles, do_it, little, on_screen, port, press, window};
use egui::{Color32, PointerButton, Shape, vec2};
use egui_kittest::kittest::Queryable;
use gonfalon::gui::command_queue::Command;
use gonfalon::gui::map::whose::Discs;
use gonfalon::gui::paint::counter::{self, Paint};
use gonfalon::gui::pane::Pane;
use gonfalon::gui::settings::Places;
use gonfalon::gui::theme::{LIGHT, ThemeChoice};
use gonfalon::session::{Faces, Port};
use gonfalon::view::{Choice, ChoiceKind, Target};
use gonfalon::words::Language;
use serde_json::json;

fn table(game: Box<dyn Port>) -> Window {
    let mut window = window((1280.0, 800.0), Places::default(), Some(game));
    window.state_mut().settings.layers.minimap = false;
    window.run();
    window
}

/// The Crusaders move; the skirmishers are wounded, and a baggage train has arrived where two are needed.
fn marching() -> Box<dyn Port> {
    let pieces = json!({"S": {"state": "wounded"}, "B1": {"state": "arrived"}});
    battles::arsouf("crusader", "movement", &pieces, 2)
}

/// The Templars stand next to the Mamelukes and may attack.
fn facing() -> Box<dyn Port> {
    let pieces = json!({"T": {"at": "0603"}, "M": {"at": "0503"}});
    battles::arsouf("crusader", "combat", &pieces, 2)
}

fn duels() -> Window {
    table(marching())
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
    window.get_by_label_contains("Right click: Richard Lionheart: back to 0902");
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
    let place = on_screen(&window, "0101");
    press(&mut window, place, PointerButton::Secondary);
    let table = window.state().table.as_ref().expect("a game");
    assert_eq!(table.port.prompt().selected, None);
}

/// ARSOUF M6.1, M6.3: targets have red circles; pointing at one shows both sums and all chances.
#[test]
fn m6_1_targets_have_red_circles_and_show_their_duel() {
    let mut window = table(facing());
    window.state_mut().dock.open(Pane::Duel);
    window.run();
    window.get_by_label_contains("Pick a counter up");
    assert_eq!(circles(&window, LIGHT.target), 0);
    take(&mut window, ChoiceKind::Select);
    let target = choice(&window, ChoiceKind::Strike).expect("somebody is near");
    assert_eq!(target.target, Target::Unit("M".into()));
    assert_eq!(circles(&window, LIGHT.target), 1);
    let place = on_screen(&window, "0503");
    window.hover_at(place);
    window.run();
    // Fighting values 4 against 3.
    window.get_by_label("Knights Templars against Mamelukes");
    window.get_by_label("attacker wins");
    window.get_by_label("21 in 36 (58.3\u{a0}%)");
    window.get_by_label("tie: nothing happens");
    window.get_by_label("5 in 36 (13.9\u{a0}%)");
    window.get_by_label("defender wins");
    window.get_by_label("10 in 36 (27.8\u{a0}%)");
    window.get_by_label("attacker 1, defender 6: defender wins");
    // An amount stands on the line of what it is for.
    let line = |words: &str| {
        let node = window.get_all_by_label(words).next();
        node.unwrap_or_else(|| panic!("{words} is shown")).rect().center().y
    };
    let (amount, value) = (line("+4"), line("Fighting value"));
    assert!((amount - value).abs() < 3.0, "{amount} and {value}");
}

/// ARSOUF M6.4: a wounded unit bears a red cross at every zoom, and is called wounded.
#[test]
fn m6_4_the_wounded_bear_a_red_cross() {
    let window = duels();
    let table = window.state().table.as_ref().expect("a game");
    let wounded = table.snapshot.board_index.get("S").expect("it is there");
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

/// Whether a unit's counter bears the red cross.
fn bears_cross(window: &Window, unit: &str) -> bool {
    let table = window.state().table.as_ref().expect("a game");
    let counter = table.snapshot.board_index.get(unit).expect("it is there");
    let mut shapes = Vec::new();
    let rect = egui::Rect::from_min_size(egui::Pos2::ZERO, vec2(40.0, 40.0));
    let livery = table.port.scenario().sides[counter.side as usize].livery;
    counter::draw(counter, rect, Paint { ctx: &window.ctx, palette: &LIGHT, livery }, &mut shapes);
    shapes.iter().any(|s| matches!(s, Shape::Rect(r) if r.fill == LIGHT.wound))
}

/// ARSOUF M6.5: the cross goes when the unit recovers.
#[test]
fn m6_5_the_cross_goes_when_the_unit_recovers() {
    let mut window = table(battles::arsouf(
        "moslem",
        "combat",
        &json!({"S": {"state": "wounded"}, "K": {"state": "wounded"}}),
        2,
    ));
    assert!(bears_cross(&window, "S") && bears_cross(&window, "K"));
    let pass = port(&window).choices().iter().find(|choice| choice.kind.passes());
    let id = pass.expect("the turn can be ended").id;
    do_it(&mut window, Command::Choose(id));
    assert_eq!(port(&window).table(None).turn.turn, 2);
    assert!(!bears_cross(&window, "S") && !bears_cross(&window, "K"));
}

/// ARSOUF M5.1, M5.2: a click picks a counter up, a click on a circle moves it.
#[test]
fn m5_2_a_click_on_a_circle_moves_the_counter() {
    let mut window = duels();
    let label = at(&window, "R");
    let place = on_screen(&window, &label);
    press(&mut window, place, PointerButton::Primary);
    let selected = |window: &Window| {
        window.state().table.as_ref().expect("a game").port.prompt().selected.clone()
    };
    assert_eq!(selected(&window).as_deref(), Some("R"));
    let table = window.state().table.as_ref().expect("a game");
    let free = |choice: &&Choice| {
        let others = table.port.choices().iter().filter(|c| c.hex == choice.hex).count();
        choice.kind == ChoiceKind::Move && others == 1
    };
    let to = table.port.choices().iter().find(free).and_then(|c| c.hex).expect("a free hex");
    let label = table.snapshot.map.as_ref().expect("a map").label(to).to_owned();
    let place = on_screen(&window, &label);
    press(&mut window, place, PointerButton::Primary);
    assert_eq!(at(&window, "R"), label);
}

/// ARSOUF M4.2, M4.3, M4.5: facts of the unit, facts of the turn, progress towards victory.
#[test]
fn m4_5_progress_and_facts_are_shown() {
    let mut game = facing();
    for kind in [ChoiceKind::Select, ChoiceKind::Strike] {
        let id = game.choices().iter().find(|choice| choice.kind == kind).expect("offered").id;
        let faces: &[u8] = if kind == ChoiceKind::Strike { &[5, 2] } else { &[] };
        game.choose_with(id, Faces::exactly(faces)).expect("it is allowed");
    }
    let mut window = table(game);
    window.get_by_label("Baggage 0/2 · Other units 0/1");
    window.state_mut().dock.open(Pane::Turn);
    window.run();
    window.get_by_label("Baggage 0/2 · Other units 0/1");
    for progress in ["Baggage 0/2", "Other units 0/1"] {
        assert_eq!(window.get_all_by_label(progress).count(), 2, "as a bar and in words");
    }
    let wounded = "4 on the board, 1 wounded; 0 killed";
    assert_eq!(window.get_all_by_label(wounded).count(), 1);
    window.state_mut().table.as_mut().expect("a game").workspace.inspected = Some("T".into());
    window.state_mut().dock.open(Pane::Unit);
    window.run();
    window.get_by_label("Fighting value");
}

/// Panels that a game has no use for are hidden; the layout comes back with a game that has.
#[test]
fn panels_come_and_go_with_the_game() {
    let mut window = duels();
    assert!(window.query_by_label("Odds").is_none() && window.query_by_label("Morale").is_none());
    window.get_by_label("Duel");
    window.state_mut().sit_down(little().expect("a game"));
    window.run();
    window.get_by_label("Odds");
    window.get_by_label("Morale");
    assert!(window.query_by_label("Duel").is_none());
}

/// Pictures of a game of duels, in both languages.
#[test]
#[ignore = "writes pictures into the folder that GONFALON_PICTURES names"]
fn pictures_of_duels() {
    for (language, theme, size) in [
        (Language::ENGLISH, ThemeChoice::Light, (1280.0, 800.0)),
        (crate::spanish(), ThemeChoice::Dark, (1280.0, 800.0)),
        (crate::spanish(), ThemeChoice::Light, (1920.0, 1080.0)),
    ] {
        let mut window = window(size, Places::default(), Some(marching()));
        let settings = &mut window.state_mut().settings;
        (settings.language, settings.theme) = (language, theme);
        window.run();
        take(&mut window, ChoiceKind::Select);
        take(&mut window, ChoiceKind::Move);
        let name = format!("duels-{}-{}", language.tag(), size.0);
        super::picture(&mut window, &format!("{name}-ring"));
        window.state_mut().sit_down(facing());
        window.run();
        take(&mut window, ChoiceKind::Select);
        window.state_mut().dock.open(Pane::Duel);
        window.run();
        let place = on_screen(&window, "0503");
        window.hover_at(place);
        window.run();
        super::picture(&mut window, &name);
        window.state_mut().dock.open(Pane::Turn);
        window.run();
        super::picture(&mut window, &format!("{name}-turn"));
    }
}

/// Of the discs in a hex each means the counter whose letter it bears; beside them the hex as a whole is meant.
#[test]
fn a_disc_means_the_counter_of_its_letter() {
    let discs = Discs::new(egui::pos2(100.0, 50.0), (30.0, true), vec!['B', 'A', 'B']);
    let letters: Vec<char> = discs.letters.iter().map(|&(letter, _)| letter).collect();
    assert_eq!(letters, ['A', 'B']);
    for &(letter, middle) in &discs.letters {
        assert_eq!(discs.hit(middle), Some(letter));
    }
    assert_eq!(discs.hit(egui::pos2(100.0, 50.0 - 15.0)), None);
}
