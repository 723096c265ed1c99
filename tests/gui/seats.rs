//! The computer at the table: who plays whom, its turns on the screen, pause, skip, taking back.

use super::{Patience, Window, battles, do_it, folder, on_screen, picture, places, port, window};
use egui::{Key, PointerButton};
use egui_kittest::kittest::Queryable;
use gonfalon::ai::{Handicap, Level, Opponent, Temper};
use gonfalon::gui::command_queue::Command;
use gonfalon::gui::seats::{Seat, Seats};
use gonfalon::gui::settings::{Places, Speed};
use gonfalon::kernel::Side;
use gonfalon::session::Port;
use gonfalon::view::{ChoiceKind, EntryKind};
use std::time::Duration;

const COMPUTER: Seat = Seat::computer(Level::Easy);

fn seated(game: Box<dyn Port>, seats: [Seat; 2], speed: Speed) -> Window {
    let mut window = window((1280.0, 800.0), Places::default(), None);
    window.state_mut().settings.speed = speed;
    window.state_mut().settings.layers.minimap = false;
    window.state_mut().sit_down_as(game, Some(Seats(seats)));
    window
}

/// Frames until something is so, with time for the thread that thinks.
fn until(window: &mut Window, done: impl Fn(&Window) -> bool) {
    let patience = Patience::begins();
    while patience.holds() {
        if done(window) {
            return;
        }
        window.step();
        std::thread::sleep(Duration::from_micros(300));
    }
    panic!("it never comes to it");
}

fn steps(window: &Window) -> usize {
    window.state().table.as_ref().expect("a game").port.steps()
}

fn decider(window: &Window) -> Option<Side> {
    window.state().table.as_ref().expect("a game").port.prompt().side
}

/// Whether the computer took each step: whether its reason stands in the saved game.
fn annotated(window: &Window) -> Vec<bool> {
    port(window).save().steps.iter().map(|step| step.annotation.is_some()).collect()
}

/// A person moves one counter, which is three decisions, and the computer plays its turn.
fn turns(window: &mut Window) {
    window.run();
    for kind in [ChoiceKind::Select, ChoiceKind::Move, ChoiceKind::End] {
        assert_eq!(decider(window), Some(Side::A));
        let choice = port(window).choices().iter().find(|choice| choice.kind == kind);
        let id = choice.expect("it is offered").id;
        do_it(window, Command::Choose(id));
    }
    until(window, |w| steps(w) > 3 + EMPTY && decider(w) == Some(Side::A));
    window.run_steps(3);
}

/// Phases in which the person can do nothing: archery, shooting back, combat.
const EMPTY: usize = 3;

/// ARSOUF M2.1: each side is played by a person or by the computer, chosen before the battle.
#[test]
fn m2_1_the_dialog_asks_who_plays_each_side() {
    let mut window = window((1280.0, 800.0), Places::default(), None);
    let battle = battles::built_in("first-clash");
    window.state_mut().start = gonfalon::gui::start_screen::StartScreen::new(vec![battle]);
    window.run();
    window.get_by_label_contains("Play: ").click();
    window.run();
    let sides = window.get_all_by_label_contains(": who plays").count();
    assert_eq!(sides, 2);
    window.get_all_by_label_contains(": who plays").nth(1).expect("two sides").click();
    window.run();
    window.get_by_label("the computer: easy (Squire)").click();
    window.run();
    picture(&mut window, "seats");
    window.get_by_label("Begin").click();
    window.run_steps(3);
    let seats = window.state().table.as_ref().expect("a game").computer.seats;
    assert_eq!(seats, Seats([Seat::Person, COMPUTER]));
}

/// One button lets the two who play change sides.
#[test]
fn sides_are_changed_before_the_battle() {
    let mut window = window((1280.0, 800.0), Places::default(), None);
    let battle = battles::built_in("sortie");
    window.state_mut().start = gonfalon::gui::start_screen::StartScreen::new(vec![battle]);
    window.run();
    window.get_by_label_contains("Play: ").click();
    window.run();
    window.get_by_label("Change sides").click();
    window.run();
    picture(&mut window, "sides-changed");
    window.get_by_label("Begin").click();
    window.run_steps(3);
    let seats = window.state().table.as_ref().expect("a game").computer.seats;
    assert_eq!(seats, Seats([COMPUTER, Seat::Person]), "the computer was the second side");
}

/// ARSOUF M7.1, M7.2, M8.3: two computers play to the end, step by step in the journal, and the end is shown.
#[test]
fn m7_1_computers_play_a_battle_to_its_end() {
    let mut window = seated(battles::last_turn(), [COMPUTER, COMPUTER], Speed::Instant);
    until(&mut window, |w| decider(w).is_none());
    super::end_is_told(&mut window);
    window.get_by_label_contains("Victory of the Crusaders");
    let all = steps(&window);
    assert!(all >= 4, "four phases are ended");
    assert_eq!(annotated(&window), vec![true; all], "every step has its reason");
    let save = port(&window).save();
    // The journal tells those of real choices, and plans; where there was one action only, it says nothing.
    let told = port(&window).journal().iter().filter(|e| e.kind == EntryKind::Annotation);
    let told: Vec<_> = told.cloned().collect();
    assert!(!told.is_empty());
    for entry in told {
        let annotation = save.steps[entry.step].annotation.as_ref().expect("the computer's");
        assert!(annotation.weighed > 1 || !annotation.plan.is_empty(), "{}", entry.text);
    }
}

/// ARSOUF M7.1: the computer begins by itself when the person has ended his turn, and stops when he decides.
#[test]
fn m7_1_the_computer_plays_when_it_is_its_turn() {
    let mut window = seated(battles::apart("crusader"), [Seat::Person, COMPUTER], Speed::Instant);
    turns(&mut window);
    let all = steps(&window);
    let by_computer = annotated(&window);
    let save = port(&window).save();
    let muslim: Vec<bool> = save.steps.iter().map(|step| step.side == "muslim").collect();
    assert_eq!(by_computer, muslim, "each side has taken its own steps");
    assert_eq!(muslim.iter().filter(|muslim| !**muslim).count(), 3 + EMPTY);
    assert!(by_computer.iter().filter(|computer| **computer).count() > 4, "it has played its turn");
    for _ in 0..20 {
        window.step();
    }
    assert_eq!((steps(&window), decider(&window)), (all, Some(Side::A)), "it waits for the person");
}

/// ARSOUF M7.2: every step is seen on the map with its reason, at the speed of the settings; a key pauses.
#[test]
fn m7_2_steps_are_seen_and_can_be_paused_and_skipped() {
    let mut window = seated(battles::apart("muslim"), [Seat::Person, COMPUTER], Speed::Slow);
    until(&mut window, |w| steps(w) >= 2);
    window.run_steps(2);
    assert!(window.get_all_by_label_contains("Pause (").count() >= 1);
    let mut reasons = port(&window).journal().iter().filter(|e| e.kind == EntryKind::Annotation);
    let reason = reasons.next_back().expect("it has one").text.clone();
    assert!(reason.starts_with("Computer"), "{reason}");
    window.get_all_by_label_contains(&reason).next().expect("the reason is shown");
    let now = window.ctx.input(|i| i.time);
    let reel = &window.state().table.as_ref().expect("a game").reel;
    let (shown, _) = reel.current(now).expect("the step is on the map");
    assert_eq!(shown.reason.as_ref(), Some(&reason));
    // Whoever is waited for plays on while a picture is drawn.
    window.key_press(Key::P);
    window.run_steps(3);
    picture(&mut window, "computer");
    let now = steps(&window);
    for _ in 0..200 {
        window.step();
    }
    assert_eq!(steps(&window), now, "it waits");
    window.get_all_by_label_contains("Go on (").next().expect("one button for both");
    window.get_all_by_label_contains("The computer waits.").next().expect("it says so");
    window.get_all_by_label("Skip").next().expect("it can be skipped").click();
    window.run_steps(2);
    until(&mut window, |w| port(w).table(None).turn.active == Some(Side::A));
    assert_eq!(decider(&window), Some(Side::A), "its turn is over");
    let annotated = annotated(&window);
    let by_computer = annotated.iter().filter(|computer| **computer).count();
    assert!(by_computer > now + 1, "more than one step was left");
}

/// ARSOUF M7.3: while the computer plays, clicks and keys choose nothing, and a hint says what can be done.
#[test]
fn m7_3_choices_are_ignored_while_the_computer_plays() {
    let mut window = seated(battles::apart("crusader"), [COMPUTER, COMPUTER], Speed::Slow);
    window.run_steps(5);
    window.key_press(Key::P);
    window.run_steps(5);
    let now = steps(&window);
    window.key_press(Key::Enter);
    window.key_press(Key::Num1);
    window.run_steps(2);
    let at = on_screen(&window, "0102");
    press_steps(&mut window, at, PointerButton::Primary);
    press_steps(&mut window, at, PointerButton::Secondary);
    assert_eq!(steps(&window), now);
    window.get_all_by_label_contains("While the computer plays").next().expect("a hint");
}

fn press_steps(window: &mut Window, at: egui::Pos2, button: PointerButton) {
    window.hover_at(at);
    for pressed in [true, false] {
        let modifiers = egui::Modifiers::NONE;
        window.event(egui::Event::PointerButton { pos: at, button, pressed, modifiers });
    }
    window.run_steps(3);
}

/// Taking back with the computer at the table leads to the last decision of a person.
#[test]
fn taking_back_leads_to_the_last_decision_of_a_person() {
    let mut window = seated(battles::apart("crusader"), [Seat::Person, COMPUTER], Speed::Instant);
    turns(&mut window);
    window.key_press_modifiers(egui::Modifiers::COMMAND, Key::Z);
    window.run_steps(5);
    assert_eq!(steps(&window), 2, "before the decision that ended the turn");
    assert_eq!(decider(&window), Some(Side::A));
}

/// A person can take over a side in the middle of a game, and seats are remembered with the game.
#[test]
fn seats_can_be_changed_and_are_remembered() {
    let folder = folder();
    let mut first = window((1280.0, 800.0), places(&folder), None);
    first.state_mut().sit_down_as(
        battles::first_clash(),
        Some(Seats([Seat::Person, Seat::computer(Level::Random)])),
    );
    first.run();
    drop(first);
    let mut second = window((1280.0, 800.0), places(&folder), None);
    second.state_mut().sit_down(battles::first_clash());
    second.run();
    let seats = |window: &Window| window.state().table.as_ref().expect("a game").computer.seats;
    assert_eq!(seats(&second).of(Side::B), Seat::computer(Level::Random));
    second.get_by_label("Game").click();
    second.run();
    second.get_by_label_contains("Players").click();
    second.run();
    let people = second.get_all_by_label("a player at this screen").count();
    second.get_all_by_label("a player at this screen").nth(people - 1).expect("listed").click();
    second.run();
    assert_eq!(seats(&second), Seats::default());
}

/// Style and handicap are chosen beside the level, by name, and come back after a restart with the game and for the next one.
#[test]
fn a_style_and_a_handicap_are_chosen_and_kept() {
    let folder = folder();
    let mut first = window((1280.0, 800.0), places(&folder), None);
    let battle = battles::built_in("first-clash");
    first.state_mut().start = gonfalon::gui::start_screen::StartScreen::new(vec![battle]);
    first.run();
    first.get_by_label_contains("Play: ").click();
    first.run();
    for name in ["cautious", "small handicap"] {
        assert_eq!(first.get_all_by_label_contains(": style and handicap").count(), 1, "{name}");
        first.get_by_label_contains(": style and handicap").click();
        first.run();
        picture(&mut first, "seats-manner");
        first.get_by_label(name).click();
        first.run();
    }
    first.get_by_label("Begin").click();
    first.run_steps(5);
    let chosen = Seat::Computer(Opponent {
        level: Level::Easy,
        style: Temper::Cautious,
        handicap: Handicap::Small,
    });
    let seats = |window: &Window| window.state().table.as_ref().expect("a game").computer.seats;
    assert!(seats(&first).0.contains(&chosen), "{:?}", seats(&first));
    let words = "the computer: easy (Squire), cautious, small handicap";
    assert_eq!(chosen.name(gonfalon::words::Language::ENGLISH), words);
    drop(first);
    let mut second = window((1280.0, 800.0), places(&folder), None);
    second.run();
    assert!(second.state().settings.new_seats().0.contains(&chosen));
    let kept = &second.state().settings.seats;
    assert!(kept.iter().any(|(_, seats)| seats.0.contains(&chosen)), "{kept:?}");
}

/// In the middle of a game a style is chosen in the menu of the players; who plays by chance has none.
#[test]
fn a_style_is_changed_in_the_middle_of_a_game() {
    let mut window = window((1280.0, 800.0), Places::default(), None);
    let seats = [Seat::Person, COMPUTER];
    window.state_mut().sit_down_as(battles::first_clash(), Some(Seats(seats)));
    window.run();
    window.get_by_label("Game").click();
    window.run();
    window.get_by_label_contains("Players").click();
    window.run();
    window.get_by_label_contains(": style and handicap").click();
    window.run();
    window.get_by_label("bold").click();
    window.run_steps(3);
    let bold = Opponent { style: Temper::Bold, ..Opponent::of(Level::Easy) };
    let table = window.state().table.as_ref().expect("a game");
    assert_eq!(table.computer.seats.of(Side::B), Seat::Computer(bold));
    let levels: Vec<Seat> = Seat::Computer(bold).others().collect();
    assert_eq!(levels[1], Seat::computer(Level::Random));
    assert_eq!(levels[4], Seat::Computer(bold.at_level(Level::Hard)));
}

/// Settings of an older program name levels alone, and of a newer one perhaps words that nobody knows here.
#[test]
fn seats_are_read_in_the_words_of_every_version() {
    let read = |word: &str| serde_json::from_str::<Seat>(&format!("\"{word}\"")).expect("a seat");
    assert_eq!(read("hard"), Seat::computer(Level::Hard));
    assert_eq!(read("person"), Seat::Person);
    assert_eq!(read("grandmaster"), Seat::Person);
    assert_eq!(read("hard:furious"), Seat::Person);
    let bold = Seat::Computer(Opponent { style: Temper::Bold, ..Opponent::of(Level::Hard) });
    assert_eq!(read("hard:bold"), bold);
    assert_eq!(serde_json::to_string(&bold).expect("it is written"), "\"hard:bold\"");
}

/// A real battle between two computers, as far as it gets in a while: nothing is refused.
#[test]
fn m7_4_the_computer_obeys_the_rules_of_a_real_battle() {
    let mut window = window((1280.0, 800.0), Places::default(), None);
    window.state_mut().settings.speed = Speed::Instant;
    let random = Seat::computer(Level::Random);
    window.state_mut().sit_down_as(battles::first_clash(), Some(Seats([random, random])));
    until(&mut window, |w| steps(w) >= 150 || decider(w).is_none());
    assert!(window.state().notices.all().is_empty());
    picture(&mut window, "computer-real");
}
