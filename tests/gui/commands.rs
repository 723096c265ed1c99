//! A game of commands: chits by mouse and keys, turning, hits, interruptions, secrets, giving up.

use super::{Window, on_screen, positions_barons, window};
use egui::{Event, Key, Modifiers, MouseWheelUnit, PointerButton, Pos2, vec2};
use egui_kittest::kittest::Queryable;
use gonfalon::gui::pane::Pane;
use gonfalon::gui::settings::Places;
use gonfalon::kernel::Side;
use gonfalon::session::Port;
use gonfalon::view::{Choice, ChoiceKind};

/// A game on the table, uncovered.
pub fn table(game: Box<dyn Port>) -> Window {
    let mut window = window((1280.0, 800.0), Places::default(), Some(game));
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

/// Plays the first choice that is wanted.
pub fn take(window: &mut Window, wanted: impl Fn(&Choice) -> bool) {
    let table = window.state_mut().table.as_mut().expect("a game");
    let id = table.port.choices().iter().find(|c| wanted(c)).expect("it is offered").id;
    table.port.choose(id).expect("it is allowed");
    table.refresh();
    window.run();
}

/// Picks a counter up, alone.
pub fn pick(window: &mut Window, unit: &str) {
    let unit = unit.to_owned();
    take(window, move |c| c.kind == ChoiceKind::Select && c.subject.as_ref() == Some(&unit));
}

/// The middle of the first thing called `label`, once the panel shows it.
fn scrolled(window: &mut Window, label: &str) -> Pos2 {
    window.get_all_by_label(label).next().expect("it").scroll_to_me();
    window.run();
    let found = window.get_all_by_label(label).next().expect("it");
    found.rect().center()
}

#[test]
fn a_chit_is_dragged_onto_a_track_and_back() {
    let mut window = table(positions_barons::sharing());
    let (from, to) = (middle(&window, "Chit 3"), middle(&window, "Gloucester's Battle: no chits"));
    drag(&mut window, from, to);
    assert_eq!(chits(&window, "L.GLO"), [3]);
    window.get_by_label_contains("3 of 45 placed, 42 left");
    let from = middle(&window, "Gloucester's Battle: take a 3 back");
    let to = middle(&window, "Tray: chits to place");
    drag(&mut window, from, to);
    assert!(chits(&window, "L.GLO").is_empty());
}

#[test]
fn a_chit_is_clicked_onto_a_track_and_taken_away() {
    let mut window = table(positions_barons::sharing());
    window.get_by_label("Chit 4").click();
    window.run();
    scrolled(&mut window, "Simon de Montfort's Battle: no chits");
    window.get_by_label("Simon de Montfort's Battle: no chits").click();
    window.run();
    window.get_by_label("Simon de Montfort's Battle: chits 4").click();
    window.run();
    assert_eq!(chits(&window, "L.SIM"), [4], "what has been put down is in no hand");
    for words in ["Chit 4", "Simon de Montfort's Battle: chits 4"] {
        let at = scrolled(&mut window, words);
        super::press(&mut window, at, PointerButton::Primary);
    }
    assert_eq!(chits(&window, "L.SIM"), [4, 4]);
    let first = "Simon de Montfort's Battle: take a 4 back";
    let at = scrolled(&mut window, first);
    super::press(&mut window, at, PointerButton::Secondary);
    assert_eq!(chits(&window, "L.SIM"), [4]);
    let at = scrolled(&mut window, "Chit 4");
    super::press(&mut window, at, PointerButton::Primary);
    let at = scrolled(&mut window, first);
    super::press(&mut window, at, PointerButton::Primary);
    assert!(chits(&window, "L.SIM").is_empty());
}

/// Where there are few tracks the prompt has a button for each chit: they stay while chits are shared out.
#[test]
fn the_prompt_goes_on_offering_chits() {
    let mut window = table(positions_barons::sharing_little());
    for _ in 0..2 {
        let at = scrolled(&mut window, "Vanguard: put a 3 on the track ");
        super::press(&mut window, at, PointerButton::Primary);
    }
    assert_eq!(chits(&window, "T.BAR"), [3, 3]);
    window.get_by_label_contains("Vanguard: put a 2 on the track");
    assert!(
        window.query_by_label_contains("Vanguard: put a 3 on the track").is_none(),
        "two are left"
    );
}

#[test]
fn chits_are_placed_and_taken_away_by_keys() {
    let mut window = table(positions_barons::sharing());
    let steps = |w: &Window| w.state().table.as_ref().expect("a game").port.steps();
    let before = steps(&window);
    window.get_by_label("Gloucester's Battle: no chits").focus();
    window.run();
    for key in [Key::Num4, Key::Num2, Key::Num2] {
        window.key_press(key);
        window.run();
    }
    assert_eq!(chits(&window, "L.GLO"), [4, 2, 2]);
    window.key_press_modifiers(Modifiers::SHIFT, Key::Num4);
    window.run();
    assert_eq!(chits(&window, "L.GLO"), [2, 2]);
    window.key_press(Key::Delete);
    window.run();
    assert_eq!(chits(&window, "L.GLO"), [2]);
    window.get_by_label("Show the command chits  C").focus();
    window.run();
    window.key_press(Key::Num1);
    window.run();
    assert_eq!(steps(&window), before + 5, "and nothing else");
}

/// BARONS 5.0: the values come to exactly 8.
#[test]
fn what_can_not_be_placed_says_why() {
    let mut window = table(positions_barons::sharing_little());
    window.get_by_label("Vanguard: no chits").focus();
    for _ in 0..2 {
        window.key_press(Key::Num4);
        window.run();
    }
    assert_eq!(chits(&window, "T.BAR"), [4, 4]);
    let at = middle(&window, "Chit 1");
    window.hover_at(at);
    for _ in 0..60 {
        window.step();
    }
    window.get_by_label_contains("No point is left. (5.0)");
}

#[test]
fn a_bid_is_a_click_on_a_chit() {
    let mut window = table(positions_barons::bidding());
    window.get_all_by_label("Vanguard with a 3").last().expect("a chit").click();
    window.run();
    let table = window.state().table.as_ref().expect("a game");
    assert_eq!(table.port.prompt().side, Some(Side::B), "the enemy may beat it");
    let last = table.port.journal().last().expect("it is told");
    assert_eq!(last.text, "The Barons offer Vanguard with a 3.");
}

#[test]
fn keys_and_the_wheel_turn_the_picked_counter() {
    let mut window = table(positions_barons::moving());
    pick(&mut window, "T.BAR.HC1");
    assert_eq!(facing(&window, "T.BAR.HC1"), Some(2));
    window.key_press(Key::E);
    window.run();
    assert_eq!(facing(&window, "T.BAR.HC1"), Some(3));
    window.key_press(Key::OpenBracket);
    window.run();
    window.key_press(Key::Q);
    window.run();
    assert_eq!(facing(&window, "T.BAR.HC1"), Some(1));
    let at = on_screen(&window, "0406");
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
    assert_eq!(facing(&window, "T.BAR.HC1"), Some(2));
    assert!((zoom(&window) - before).abs() < 0.01, "the map stays as it is");
}

/// BARONS 7.1: each turn but the first costs a movement point; whoever goes on turning by keys means one turn.
#[test]
fn corners_turned_by_keys_one_after_the_other_are_one_turn() {
    let mut window = table(positions_barons::moving());
    pick(&mut window, "T.BAR.HC1");
    let steps = |w: &Window| w.state().table.as_ref().expect("a game").port.steps();
    let before = steps(&window);
    for (key, corner, turns) in
        [(Key::E, 3, 1), (Key::E, 4, 1), (Key::Q, 3, 1), (Key::Q, 2, 0), (Key::Q, 1, 1)]
    {
        window.key_press(key);
        window.run();
        assert_eq!(facing(&window, "T.BAR.HC1"), Some(corner));
        assert_eq!(steps(&window), before + turns, "to corner {corner}");
        // What is told is the turn that stands, not one that was taken back.
        let table = window.state().table.as_ref().expect("a game");
        let told = table.reel.happenings().last().map(|happening| happening.text.as_str());
        let last = table.port.journal().last().map(|entry| entry.text.as_str());
        assert!(turns == 0 || told == last, "{told:?} instead of {last:?}");
    }
}

/// Esc lets a counter go that is looked at and could be turned, before it asks whether to leave.
#[test]
fn esc_lets_a_counter_go_that_could_be_turned() {
    let mut window = table(positions_barons::moving());
    pick(&mut window, "T.BAR.HC1");
    let leaves = |window: &Window| window.query_by_label("Leave the game?").is_some();
    for _ in 0..2 {
        window.key_press(Key::Escape);
        window.run();
        assert!(!leaves(&window), "the counter is put back, and looked at no more");
    }
    let table = window.state().table.as_ref().expect("a game");
    assert_eq!(table.port.prompt().selected, None);
    assert_eq!(table.workspace.inspected, None);
    window.key_press(Key::Escape);
    window.run();
    assert!(leaves(&window));
}

#[test]
fn arrows_on_the_map_and_a_compass_turn_the_picked_counter() {
    let mut window = table(positions_barons::moving());
    pick(&mut window, "T.BAR.HC1");
    let arrows = window.get_all_by_label_contains("FitzJohn's knights: face SSW");
    let mut rects: Vec<egui::Rect> = arrows.map(|node| node.rect()).collect();
    assert_eq!(rects.len(), 3, "on the map, in the prompt, in the unit panel");
    rects.sort_by(|a, b| a.left().total_cmp(&b.left()));
    super::press(&mut window, rects[0].center(), PointerButton::Primary);
    assert_eq!(facing(&window, "T.BAR.HC1"), Some(4));
    let offers = &window.state().table.as_ref().expect("a game").snapshot.offers;
    assert_eq!((offers.turns.len(), offers.buttons.len()), (5, 1), "no turn is a button");
    let compass = "FitzJohn's knights: face W";
    window.get_all_by_label_contains(compass).last().expect("a compass").scroll_to_me();
    window.run();
    window.get_all_by_label_contains(compass).last().expect("a compass").click();
    window.run();
    assert_eq!(facing(&window, "T.BAR.HC1"), Some(5));
}

#[test]
fn an_interruption_says_what_it_is() {
    let mut window = table(positions_barons::interrupted());
    window.get_by_label("Reaction charge");
    let why = "The die shows 7; more than the rating of 3 is a charge.";
    window.get_by_label_contains(why);
    take(&mut window, |c| c.kind == ChoiceKind::Charge);
    let interrupt =
        |w: &Window| w.state().table.as_ref().expect("a game").port.table(None).interrupt;
    while interrupt(&window).is_some() {
        take(&mut window, |c| c.kind != ChoiceKind::Concede);
    }
    assert!(window.query_by_label_contains(why).is_none());
}

#[test]
fn an_interruption_is_brought_into_sight() {
    let mut window = table(positions_barons::bidding());
    let table = window.state_mut().table.as_mut().expect("a game");
    let camera = table.workspace.map.camera.as_mut().expect("shown");
    (camera.zoom, camera.center) = (60.0, egui::pos2(2.0, 16.0));
    table.workspace.map.moved = true;
    let screen = table.workspace.map.screen.expect("shown");
    window.run();
    assert!(!screen.contains(on_screen(&window, "1003")));
    let table = window.state_mut().table.as_mut().expect("a game");
    table.port = positions_barons::interrupted();
    table.look_again();
    window.run();
    for label in ["0804", "1003"] {
        assert!(screen.contains(on_screen(&window, label)), "{label}");
    }
}

#[test]
fn chances_of_hits_are_shown() {
    let mut window = table(positions_barons::melee());
    window.state_mut().dock.open(Pane::Duel);
    window.run();
    let at = on_screen(&window, "1006");
    window.hover_at(at);
    window.run();
    window.get_by_label("Melee in 1006");
    window.get_by_label("4 in 10 (40\u{a0}%)");
    window.get_by_label("Strength 6: column 6, d10");
    window.get_by_label("flank");
    window.get_by_label("Melee: hits by strength");
}

#[test]
fn displays_are_told_box_by_box() {
    let mut window = table(positions_barons::displays());
    window.state_mut().dock.open(Pane::Morale);
    window.run();
    window.get_by_label(
        "box 2, waver check 8, filled by Kenilworth foot, its check is still to be made",
    );
    window.get_by_label("Shaken");
}

#[test]
fn stacks_are_told_from_the_top_down() {
    let mut window = table(positions_barons::moving());
    let table = window.state_mut().table.as_mut().expect("a game");
    table.workspace.inspected = Some("T.BAR.IN1".into());
    window.state_mut().dock.open(Pane::Unit);
    window.run();
    window.get_by_label("In this hex, from the top down");
    for told in ["top: Leicester men-at-arms 4-7-6", "below: London crossbows 3-7-6"] {
        let count = window.get_all_by_label_contains(told).count();
        assert_eq!(count, 2, "on the map and in the panel: {told}");
    }
    let at = on_screen(&window, "0203");
    window.hover_at(at);
    window.run();
    let told = "hex 0203, open ground, Hollow Hill, level 1";
    assert_eq!(
        window.get_all_by_label_contains(told).count(),
        2,
        "the hex, and where the pointer is"
    );
}

#[test]
fn the_game_is_given_up_after_a_question_only() {
    let mut window = table(positions_barons::moving());
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
        window((1280.0, 800.0), Places::default(), Some(positions_barons::sharing_little()));
    window.get_by_label_contains("the other player must not look");
    window.get_by_label("Ready").click();
    window.run();
    window.get_by_label("Vanguard: no chits").focus();
    window.run();
    for _ in 0..2 {
        window.key_press(Key::Num4);
        window.run();
    }
    window.get_by_label("Vanguard: chits 4, 4");
    window.get_all_by_label_contains("The chits are shared out").last().expect("a button").click();
    window.run();
    let table = window.state().table.as_ref().expect("a game");
    assert_eq!(table.port.prompt().side, Some(Side::B));
    for secret in ["Vanguard", "take a 4", "Tray", "Share", "hex "] {
        let told = window.query_all_by_label_contains(secret).count();
        assert_eq!(told, usize::from(secret == "Share"), "{secret}: the question alone is told");
    }
    window.get_by_label("Ready").click();
    window.run();
    window.get_by_label("Vanguard: its chits are hidden until they are revealed");
    window.get_by_label("Foraging party: no chits").focus();
    window.run();
    for key in [Key::Num4, Key::Num3, Key::Num1] {
        window.key_press(key);
        window.run();
    }
    window.get_all_by_label_contains("The chits are shared out").last().expect("a button").click();
    window.run();
    window.get_by_label("Ready").click();
    window.run();
    window.get_by_label("Vanguard: chits 4, 4");
    assert!(window.query_by_label("Ready").is_none());
}
