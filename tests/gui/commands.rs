//! A game of commands: chits by mouse and keys, turning, hits, interruptions, secrets, giving up.

use super::fake::Fake;
use super::{Window, on_screen, picture, window};
use egui::{Event, Key, Modifiers, MouseWheelUnit, PointerButton, Pos2, vec2};
use egui_kittest::kittest::Queryable;
use gonfalon::gui::pane::Pane;
use gonfalon::gui::settings::Places;
use gonfalon::gui::theme::ThemeChoice;
use gonfalon::kernel::Side;
use gonfalon::view::{Choice, ChoiceKind};
use gonfalon::words::Language;

fn table(game: Fake) -> Window {
    let mut window = window((1280.0, 800.0), Places::default(), Some(Box::new(game)));
    if window.query_by_label("Ready").is_some() {
        window.get_by_label("Ready").click();
    }
    window.run();
    window
}

/// The chits on a track.
fn chits(window: &Window, track: &str) -> Vec<u8> {
    let table = window.state().table.as_ref().expect("a game");
    let tracks = table.snapshot.table.command.iter().flat_map(|army| &army.tracks);
    tracks.into_iter().find(|t| t.id == track).expect("it is there").chits.clone()
}

fn facing(window: &Window, unit: &str) -> Option<u8> {
    let table = window.state().table.as_ref().expect("a game");
    table.snapshot.board_index.get(unit).expect("it is there").facing
}

fn middle(window: &Window, label: &str) -> Pos2 {
    window.get_by_label(label).rect().center()
}

fn drag(window: &mut Window, from: Pos2, to: Pos2) {
    window.hover_at(from);
    window.run();
    window.drag_at(from);
    window.run();
    for k in 1..=4 {
        window.hover_at(from.lerp(to, k as f32 / 4.0));
        window.run();
    }
    window.drop_at(to);
    window.run();
}

fn take(window: &mut Window, wanted: impl Fn(&Choice) -> bool) {
    let table = window.state_mut().table.as_mut().expect("a game");
    let id = table.port.choices().iter().find(|c| wanted(c)).expect("it is offered").id;
    table.port.choose(id).expect("it is allowed");
    table.refresh();
    window.run();
}

fn pick(window: &mut Window, unit: &str) {
    let unit = unit.to_owned();
    take(window, move |c| c.kind == ChoiceKind::Select && c.subject.as_ref() == Some(&unit));
}

#[test]
fn a_chit_is_dragged_onto_a_track_and_back() {
    let mut window = table(Fake::with_commands());
    let (from, to) = (middle(&window, "Chit 3"), middle(&window, "Main Battle: no chits"));
    drag(&mut window, from, to);
    assert_eq!(chits(&window, "main"), [3]);
    window.get_by_label_contains("3 of 12 placed, 9 left");
    let from = middle(&window, "Take the 3 off Main Battle");
    let to = middle(&window, "Tray: chits to place");
    drag(&mut window, from, to);
    assert!(chits(&window, "main").is_empty());
}

#[test]
fn a_chit_is_clicked_onto_a_track_and_taken_away() {
    let mut window = table(Fake::with_commands());
    window.get_by_label("Chit 4").click();
    window.run();
    window.get_by_label("Vanguard: no chits").click();
    window.run();
    window.get_by_label("Vanguard: chits 4").click();
    window.run();
    assert_eq!(chits(&window, "van"), [4, 4], "the picked chit stays picked");
    let at = window.get_all_by_label("Take the 4 off Vanguard").next().expect("a chit");
    let at = at.rect().center();
    super::press(&mut window, at, PointerButton::Secondary);
    assert_eq!(chits(&window, "van"), [4]);
    window.get_by_label("Chit 4").click();
    window.run();
    window.get_by_label("Take the 4 off Vanguard").click();
    window.run();
    assert!(chits(&window, "van").is_empty());
}

#[test]
fn chits_are_placed_and_taken_away_by_keys() {
    let mut window = table(Fake::with_commands());
    window.get_by_label("Main Battle: no chits").focus();
    window.run();
    for key in [Key::Num4, Key::Num2, Key::Num2] {
        window.key_press(key);
        window.run();
    }
    assert_eq!(chits(&window, "main"), [4, 2, 2]);
    window.key_press_modifiers(Modifiers::SHIFT, Key::Num4);
    window.run();
    assert_eq!(chits(&window, "main"), [2, 2]);
    window.key_press(Key::Delete);
    window.run();
    assert_eq!(chits(&window, "main"), [2]);
    window.get_by_label("Show the command chits").focus();
    window.run();
    window.key_press(Key::Num1);
    window.run();
    assert_eq!(window.state().table.as_ref().expect("a game").port.steps(), 5, "and nothing else");
}

#[test]
fn what_can_not_be_placed_says_why() {
    let mut window = table(Fake::with_commands());
    window.get_by_label("Main Battle: no chits").focus();
    for _ in 0..3 {
        window.key_press(Key::Num4);
        window.run();
    }
    assert_eq!(chits(&window, "main"), [4, 4, 4]);
    let at = middle(&window, "Chit 1");
    window.hover_at(at);
    for _ in 0..60 {
        window.step();
    }
    window.get_by_label_contains("command: \"main\", value: Some(1)");
}

#[test]
fn a_bid_is_a_click_on_a_chit() {
    let mut window = table(Fake::with_commands_bidding());
    window.get_all_by_label("Bid 3 for Vanguard").last().expect("a chit").click();
    window.run();
    window.get_by_label("Which unit moves?");
}

#[test]
fn keys_and_the_wheel_turn_the_picked_counter() {
    let mut window = table(Fake::with_commands_moving());
    pick(&mut window, "a2");
    assert_eq!(facing(&window, "a2"), Some(2));
    window.key_press(Key::E);
    window.run();
    assert_eq!(facing(&window, "a2"), Some(3));
    window.key_press(Key::OpenBracket);
    window.run();
    window.key_press(Key::Q);
    window.run();
    assert_eq!(facing(&window, "a2"), Some(1));
    let at = on_screen(&window, "1309");
    window.hover_at(at);
    window.run();
    let zoom = |w: &Window| {
        w.state().table.as_ref().expect("a game").workspace.map.camera.expect("shown").zoom
    };
    let before = zoom(&window);
    let (unit, delta) = (MouseWheelUnit::Line, vec2(0.0, -1.0));
    let (phase, source) = (egui::TouchPhase::Move, egui::MouseWheelSource::Wheel);
    window.event_modifiers(
        Event::MouseWheel { unit, delta, phase, source, modifiers: Modifiers::SHIFT },
        Modifiers::SHIFT,
    );
    window.run();
    assert_eq!(facing(&window, "a2"), Some(2));
    assert!((zoom(&window) - before).abs() < 0.01, "the map stays as it is");
}

#[test]
fn arrows_on_the_map_and_a_compass_turn_the_picked_counter() {
    let mut window = table(Fake::with_commands_moving());
    pick(&mut window, "a2");
    let arrows = window.get_all_by_label_contains("Turn to corner 4");
    let mut rects: Vec<egui::Rect> = arrows.map(|node| node.rect()).collect();
    assert_eq!(rects.len(), 3, "on the map, in the prompt, in the unit panel");
    rects.sort_by(|a, b| a.left().total_cmp(&b.left()));
    super::press(&mut window, rects[0].center(), PointerButton::Primary);
    assert_eq!(facing(&window, "a2"), Some(4));
    let offers = &window.state().table.as_ref().expect("a game").snapshot.offers;
    assert_eq!((offers.turns.len(), offers.buttons.len()), (4, 1), "no turn is a button");
    window.get_all_by_label_contains("Turn to corner 5").last().expect("a compass").click();
    window.run();
    assert_eq!(facing(&window, "a2"), Some(5));
}

#[test]
fn an_interruption_says_what_it_is() {
    let mut window = table(Fake::with_commands_interrupted());
    window.get_by_label("Reaction charge");
    window.get_by_label_contains("3 against a rating of 5");
    take(&mut window, |c| c.kind == ChoiceKind::Decide);
    assert!(window.query_by_label("Reaction charge").is_none());
}

#[test]
fn an_interruption_is_brought_into_sight() {
    let mut window = table(Fake::with_commands_bidding());
    let table = window.state_mut().table.as_mut().expect("a game");
    let camera = table.workspace.map.camera.as_mut().expect("shown");
    (camera.zoom, camera.center) = (60.0, egui::pos2(30.0, 22.0));
    table.workspace.map.moved = true;
    let screen = table.workspace.map.screen.expect("shown");
    window.run();
    assert!(!screen.contains(on_screen(&window, "0907")));
    let table = window.state_mut().table.as_mut().expect("a game");
    table.port = Box::new(Fake::with_commands_interrupted());
    table.look_again();
    window.run();
    for label in ["0907", "1107"] {
        assert!(screen.contains(on_screen(&window, label)), "{label}");
    }
}

#[test]
fn chances_of_hits_are_shown() {
    let mut window = table(Fake::with_commands_moving());
    window.state_mut().dock.open(Pane::Duel);
    pick(&mut window, "a0");
    let at = on_screen(&window, "0907");
    window.hover_at(at);
    window.run();
    window.get_by_label("Melee in 0907");
    window.get_by_label("6 in 10 (60\u{a0}%)");
    window.get_by_label("Strength 7: column 7-9, d10");
    window.get_by_label("flank");
    window.get_by_label("Melee results");
}

#[test]
fn displays_are_told_box_by_box() {
    let mut window = table(Fake::with_commands_moving());
    window.state_mut().dock.open(Pane::Morale);
    window.run();
    window.get_by_label(
        "box 4, shaken check 7, filled by Sussex levy, its check is still to be made",
    );
    window.get_by_label("Shaken");
}

#[test]
fn stacks_are_told_from_the_top_down() {
    let mut window = table(Fake::with_commands_moving());
    window.state_mut().table.as_mut().expect("a game").workspace.inspected = Some("a1".into());
    window.state_mut().dock.open(Pane::Unit);
    window.run();
    window.get_by_label("In this hex, from the top down");
    window.get_by_label_contains("top: Londoners 2-4-8");
    window.get_by_label("below: London levy 3-6-8");
    let at = on_screen(&window, "1609");
    window.hover_at(at);
    window.run();
    window.get_by_label_contains("hex 1609, clear, The Downs, level");
}

#[test]
fn the_game_is_given_up_after_a_question_only() {
    let mut window = table(Fake::with_commands_moving());
    let over = |w: &Window| w.state().table.as_ref().expect("a game").port.prompt().over.is_some();
    assert!(window.query_by_label_contains("Concede the battle").is_none());
    for answer in ["Play on", "Concede"] {
        window.get_by_label("Game").click();
        window.run();
        window.get_by_label("Concede…").click();
        window.run();
        window.get_by_label("Give the game up?");
        assert!(!over(&window));
        window.get_by_label(answer).click();
        window.run();
    }
    assert!(over(&window));
}

#[test]
fn a_secret_is_covered_whatever_the_settings_say() {
    let mut window =
        window((1280.0, 800.0), Places::default(), Some(Box::new(Fake::with_commands())));
    window.get_by_label_contains("the other player must not look");
    window.get_by_label("Ready").click();
    window.run();
    window.get_by_label("Main Battle: no chits").focus();
    window.run();
    window.key_press(Key::Num4);
    window.run();
    window.get_by_label("Main Battle: chits 4");
    window.get_all_by_label_contains("The chits are shared out").last().expect("a button").click();
    window.run();
    let table = window.state().table.as_ref().expect("a game");
    assert_eq!(table.port.prompt().side, Some(Side::B));
    for secret in ["Main Battle", "Take the 4", "Tray", "Share", "hex "] {
        let told = window.query_all_by_label_contains(secret).count();
        assert_eq!(told, usize::from(secret == "Share"), "{secret}: the question alone is told");
    }
    window.get_by_label("Ready").click();
    window.run();
    window.get_by_label("Main Battle: its chits are hidden until they are revealed");
    window.get_by_label("Prince Edward's Battle: no chits").focus();
    window.run();
    window.key_press(Key::Num3);
    window.run();
    window.get_all_by_label_contains("The chits are shared out").last().expect("a button").click();
    window.run();
    window.get_by_label("Ready").click();
    window.run();
    window.get_by_label("Main Battle: chits 4");
    assert!(window.query_by_label("Ready").is_none());
}

/// Pictures of a game of commands, in both languages.
#[test]
fn pictures_of_commands() {
    if std::env::var_os("GONFALON_PICTURES").is_none() {
        return;
    }
    for (language, theme) in
        [(Language::ENGLISH, ThemeChoice::Light), (crate::spanish(), ThemeChoice::Dark)]
    {
        let tag = language.tag();
        let show = |game: Fake, name: &str, then: &dyn Fn(&mut Window)| {
            let mut window = table(game);
            let settings = &mut window.state_mut().settings;
            (settings.language, settings.theme) = (language, theme);
            settings.layers.minimap = false;
            window.run();
            then(&mut window);
            window.run();
            picture(&mut window, &format!("commands-{tag}-{name}"));
        };
        show(Fake::with_commands(), "sharing", &|w| {
            for value in [4, 2] {
                take(w, |c| c.chit == Some(value));
            }
        });
        show(Fake::with_commands_bidding(), "bid", &|_| {});
        show(Fake::with_commands_moving(), "moving", &|w| {
            pick(w, "a2");
            w.state_mut().dock.open(Pane::Unit);
        });
        show(Fake::with_commands_moving(), "fan", &|w| {
            pick(w, "a0");
            w.state_mut().dock.open(Pane::Morale);
            w.run();
            let at = on_screen(w, "1107");
            w.hover_at(at);
            w.run();
        });
        show(Fake::with_commands_moving(), "hits", &|w| {
            pick(w, "a0");
            w.state_mut().dock.open(Pane::Duel);
            w.run();
            let at = on_screen(w, "0907");
            w.hover_at(at);
            w.run();
        });
        show(Fake::with_commands_interrupted(), "interrupt", &|w| {
            w.state_mut().dock.open(Pane::Morale);
        });
        show(Fake::with_commands_moving(), "town", &|w| {
            let table = w.state_mut().table.as_mut().expect("a game");
            let camera = table.workspace.map.camera.as_mut().expect("shown");
            (camera.zoom, camera.center) = (48.0, egui::pos2(7.0, 5.0));
        });
        show(Fake::with_commands_interrupted(), "contrast", &|w| {
            w.state_mut().settings.theme = ThemeChoice::HighContrast;
            w.state_mut().dock.open(Pane::Morale);
        });
        show(Fake::with_commands_moving(), "chart", &|w| {
            w.set_size(vec2(1920.0, 1080.0));
            w.state_mut().dock.reset();
            w.run();
            pick(w, "a0");
            w.state_mut().dock.open(Pane::Duel);
            w.run();
            let at = on_screen(w, "0907");
            w.hover_at(at);
            w.run();
        });
        show(Fake::with_commands_moving(), "near", &|w| {
            pick(w, "a2");
            let table = w.state_mut().table.as_mut().expect("a game");
            let camera = table.workspace.map.camera.as_mut().expect("shown");
            (camera.zoom, camera.center) = (52.0, egui::pos2(15.0, 13.0));
        });
    }
}
