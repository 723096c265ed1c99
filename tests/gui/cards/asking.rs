//! What is asked and what is not, what refusals speak of, and what stays to be seen of what came to nothing.

use super::*;
use gonfalon::gui::aftermath::course::Course;
use gonfalon::gui::computer::Computer;
use gonfalon::gui::showing::plate;
use gonfalon::session::Faces;
use gonfalon::view::ChoiceKind;

/// What is told beside the place that was clicked.
fn refusals(window: &Window) -> Vec<String> {
    let card = the(window).workspace.map.card.as_ref();
    card.map(|card| card.refusals.iter().map(|no| no.text.clone()).collect()).unwrap_or_default()
}

/// The id of the choice whose label has these words.
fn choice(port: &dyn Port, words: &str) -> usize {
    let found = port.choices().iter().find(|choice| choice.label.contains(words));
    found.unwrap_or_else(|| panic!("{words} is offered")).id
}

/// Whoever has a card in hand is told what keeps that card from it, not what keeps others.
#[test]
fn refusals_speak_of_the_card_in_hand() {
    let mut window = alone(positions::field("manoeuvre"));
    click(&mut window, &cell("A2"));
    assert_eq!(the(&window).workspace.field.picked, Some(Target::Cell("A2".into())));
    // Another unit could go there: that is not what was asked.
    click(&mut window, &cell("M14"));
    assert_eq!(refusals(&window), ["M14 is in another zone."]);
    let mut window = alone(positions::field("missile"));
    click(&mut window, &cell("A9"));
    click(&mut window, &cell("B14"));
    assert_eq!(refusals(&window), ["A unit shoots only at the nearest enemy in its own column."]);
    let mut window = alone(positions::field("play"));
    let hand = held(&window, "hoplites");
    click(&mut window, &hand);
    click(&mut window, &cell("M1"));
    assert_eq!(refusals(&window), ["M1 is not in your First Line."]);
}

/// A free cell that only one card can come to needs no list of one.
#[test]
fn the_only_move_to_a_cell_is_made_by_one_click() {
    let mut window = alone(positions::field("manoeuvre"));
    click(&mut window, &cell("M1"));
    assert!(the(&window).port.journal().iter().any(|line| line.text.ends_with("from A2 to M1.")));
    assert!(the(&window).workspace.map.menu.is_none(), "nothing is listed");
    window.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    window.run();
    assert_eq!(the(&window).port.steps(), 0, "and taken back by one key");
}

/// Phases in which a card could be played that can as well wait pass by themselves, and say so; without the setting, the
/// question says what is left.
#[test]
fn what_can_wait_keeps_no_phase_open() {
    let mut window = window(SIZE, Places::default(), None);
    window.state_mut().settings.skip_empty = true;
    let seats = Seats([Seat::Person, Seat::computer(Level::Easy)]);
    window.state_mut().sit_down_as(positions::with_cohesion("manoeuvre"), Some(seats));
    window.run_steps(12);
    assert_eq!(the(&window).port.prompt().question, "Who attacks?");
    let passed = &the(&window).workspace.passed;
    let passed = passed.iter().map(|p| p.words.clone()).collect::<Vec<_>>().join(" ");
    assert!(
        passed
            .contains("nobody can move (8.1 Moving to the Melee Line). Only a card that can wait"),
        "{passed}"
    );
    window.get_by_label_contains("nobody can move");
    // A game that is opened again knows as well that nobody decided that.
    let steps = the(&window).port.steps();
    let people = |computer: &Computer| (0..steps).filter(|&k| computer.by_person(k)).count();
    let again = gonfalon::session::load(the(&window).port.save()).map_err(|(error, _)| error);
    let again = Computer::at_table(&*again.expect("a game"), Some(seats));
    assert_eq!((steps > 0, people(&again)), (true, people(&the(&window).computer)));
    // Where the last moment is, it is asked.
    let port = positions::with_cohesion("attack");
    let cohesion = port.choices().iter().find(|choice| choice.label.starts_with("Cohesion"));
    assert!(cohesion.expect("it may be played").can_wait);
    let port = positions::with_cohesion("initiative");
    let cohesion = port.choices().iter().find(|choice| choice.label.starts_with("Cohesion"));
    assert!(!cohesion.expect("it may be played").can_wait);

    let mut window = super::window(SIZE, Places::default(), None);
    window.state_mut().settings.skip_empty = false;
    window.state_mut().sit_down_as(positions::with_cohesion("manoeuvre"), Some(seats));
    window.run();
    assert_eq!(the(&window).port.prompt().question, "Nobody can move. Do you play Cohesion?");
    window.get_by_label_contains("Of your hand only Cohesion is of use here.");
}

/// Both units that Cohesion is played on answer a click.
#[test]
fn cohesion_is_pointed_at_either_unit() {
    let port = positions::with_cohesion("manoeuvre");
    let cohesion = &port.choices()[choice(&*port, "Cohesion")];
    assert_eq!(cohesion.target, Target::Cell("A9".into()));
    assert_eq!(cohesion.also, [Target::Cell("M6".into())]);
    let mut window = alone(port);
    let card = held(&window, "cohesion");
    click(&mut window, &card);
    click(&mut window, &cell("M6"));
    assert!(told(&window, "Legionaries (M6) lose a disorder marker: 0 left."));
}

/// While the other side decides, the bar over the hand asks for nothing.
#[test]
fn the_bar_over_the_hand_waits_for_the_other_side() {
    let mut window = window(SIZE, Places::default(), None);
    let seats = Seats([Seat::Person, Seat::computer(Level::Easy)]);
    window.state_mut().sit_down_as(positions::attacking(), Some(seats));
    window.state_mut().table.as_mut().expect("a game").computer.paused = true;
    window.run();
    assert_eq!(the(&window).port.prompt().side, Some(Side::B));
    window.get_by_label_contains("Carthage: to decide now.");
    assert!(window.query_by_label_contains("Stand, withdraw if the unit can").is_none());
}

/// What is asked before the manoeuvre ends is true of it: units of the hand can come later.
#[test]
fn the_end_of_the_manoeuvre_is_asked_truly() {
    let mut window = alone(positions::field("play"));
    window.state_mut().settings.ask_before_ending = true;
    window.run();
    window.get_by_label("End the manoeuvre").click();
    window.run();
    window.get_by_label_contains("You may still play a unit in this turn. What stays in your hand");
    assert!(window.query_by_label_contains("been placed").is_none());
}

#[test]
fn the_list_of_discards_speaks_of_cards() {
    let window = alone(positions::field("discard"));
    window.get_by_label_contains("Cards: 7 different cards may be discarded");
}

/// A plate covers nothing that answers a click, or is not there.
#[test]
fn plates_leave_free_what_is_to_be_clicked() {
    let screen = egui::Rect::from_min_size(Pos2::ZERO, egui::vec2(800.0, 600.0));
    let size = egui::vec2(200.0, 60.0);
    let card =
        |x: f32, y: f32| egui::Rect::from_center_size(Pos2::new(x, y), egui::vec2(60.0, 84.0));
    let mut painted = 0;
    for column in 0..12_u8 {
        for (line, at) in [100.0, 300.0, 500.0].into_iter().enumerate() {
            let at = Pos2::new(40.0 + f32::from(column) * 65.0, at);
            let free: Vec<egui::Rect> =
                [100.0, 300.0, 500.0].into_iter().skip(line + 1).map(|y| card(at.x, y)).collect();
            let room = plate::Room { screen, yields: true, free: &free, seen: &[] };
            if let Some(plate) = plate::beside((at, 46.0), size, &room) {
                painted += 1;
                assert!(free.iter().all(|free| !free.intersect(plate).is_positive()));
                assert!(screen.contains_rect(plate));
            }
        }
    }
    assert!(painted > 20, "{painted}");
    let all = [screen];
    let room = plate::Room { screen, yields: true, free: &all, seen: &[] };
    assert_eq!(plate::beside((screen.center(), 46.0), size, &room), None);
    let room = plate::Room { screen, yields: false, free: &all, seen: &[] };
    assert!(plate::beside((screen.center(), 46.0), size, &room).is_some());
}

/// Where there is a choice, a plate lies on none of those who take part.
#[test]
fn plates_leave_to_be_seen_who_takes_part() {
    let screen = egui::Rect::from_min_size(Pos2::ZERO, egui::vec2(800.0, 600.0));
    let (at, size) = (screen.center(), egui::vec2(200.0, 60.0));
    let button = [egui::Rect::from_min_size(Pos2::ZERO, egui::vec2(40.0, 40.0))];
    let place = |seen: &[egui::Rect]| {
        let room = plate::Room { screen, yields: false, free: &button, seen };
        plate::beside((at, 30.0), size, &room).expect("there is room")
    };
    let usual = place(&[]);
    assert!(usual.bottom() < at.y, "above what it is about");
    let striker =
        egui::Rect::from_center_size(at - egui::vec2(20.0, 40.0), egui::Vec2::splat(30.0));
    assert!(usual.intersects(striker));
    assert!(!place(&[striker]).intersects(striker));
    // On all sides somebody stands: it is where it usually is.
    let around = [(0.0, -60.0), (0.0, 60.0), (90.0, 0.0), (-90.0, 0.0)];
    let around = around
        .map(|(x, y)| egui::Rect::from_center_size(at + egui::vec2(x, y), egui::Vec2::splat(60.0)));
    assert_eq!(place(&around), usual);
}

/// A shot that missed leaves a word on the field.
#[test]
fn a_miss_leaves_a_trace() {
    let mut port = positions::field("missile");
    let shot = choice(&*port, "Artillery (A9): shoot");
    port.choose_with(shot, Faces::exactly(&[10])).expect("it is allowed");
    let missed = port.journal().iter().filter_map(|entry| entry.showing.outcome.as_deref());
    assert_eq!(missed.collect::<Vec<_>>(), ["missed"]);
    let mut port = positions::attacking();
    let stop = choice(&*port, "Difficult Terrain");
    port.choose(stop).expect("it is allowed");
    let stopped = port.journal().iter().find(|entry| entry.showing.outcome.is_some());
    let stopped = stopped.expect("it is told");
    assert_eq!(stopped.showing.outcome.as_deref(), Some("stopped"));
    assert_eq!(stopped.hexes, ["M6"]);
}

#[test]
fn what_spent_means_is_told() {
    let mut window = alone(positions::field("play"));
    let hand = held(&window, "hoplites");
    click(&mut window, &hand);
    click(&mut window, &cell("A1"));
    let at = window.get_by_label_contains("Rome has spent since").rect().center();
    window.hover_at(at);
    window.run_steps(60);
    window.get_by_label_contains("What left its hand");
}

/// Blows against the main body are among what decided a battle, and among the losses.
#[test]
fn blows_against_the_main_body_are_told_at_the_end() {
    let mut port = positions::field("attack");
    let blow = choice(&*port, "Elephants (M10): attack on the main body");
    port.choose(blow).expect("it is allowed");
    while port.prompt().side == Some(Side::B) {
        let pass = port.choices().iter().find(|choice| choice.kind == ChoiceKind::Pass);
        let pass = pass.expect("it may be suffered").id;
        port.choose(pass).expect("it is allowed");
    }
    let concede = port.choices().iter().find(|choice| choice.kind == ChoiceKind::Concede);
    let concede = concede.expect("it may be given up").id;
    port.choose(concede).expect("it is allowed");
    let course = Course::of(&*port, None);
    let told: Vec<&str> = course.moments.iter().map(|moment| moment.text.as_str()).collect();
    assert!(told.iter().any(|text| text.contains("deck of Carthage is lost, unseen")), "{told:?}");
    assert_eq!(course.samples.last().map(|sample| sample.losses), Some([0, 1]));
}

/// The reserve at the end fits what is said of it: a card that was being played came too late.
#[test]
fn the_end_without_cards_says_why_a_card_is_in_the_reserve() {
    let mut port = positions::short_of_cards(3, 0);
    let reserve = choice(&*port, "Reserve");
    port.choose(reserve).expect("it is allowed");
    let ending = port.prompt().over.clone().expect("it is over");
    assert!(ending.summary.contains("neither deck nor reserve is left"), "{}", ending.summary);
    assert!(ending.summary.contains("too late to be drawn"), "{}", ending.summary);
    assert_eq!(port.cards_at(port.steps(), None).expect("cards").holdings[0].reserve.len(), 1);
}

/// In the window's smallest usual size the whole grid of a duel is in sight.
#[test]
fn a_duel_is_in_sight_where_there_is_little_room() {
    let seats = [Seat::Person, Seat::computer(Level::Easy)];
    // The second target may withdraw first, which is told above the grid.
    for (attacker, target) in [("M6", "B6"), ("M7", "B7")] {
        let mut window = seated(positions::field("attack"), (1280.0, 778.0), seats);
        window.state_mut().dock.open(Pane::Duel);
        window.run();
        click(&mut window, &cell(attacker));
        window.hover_at(center(&window, &cell(target)));
        window.run();
        picture(&mut window, &format!("duel-{target}"));
        let last = window.get_by_label_contains("attacker 10, defender 10").rect();
        assert!(last.max.y <= 778.0, "{last:?}");
    }
}

/// ACIES 12.2: what a click says it promises, it may not come to: the target may withdraw first.
#[test]
fn a_target_that_may_leave_first_is_told_at_the_pointer() {
    let seats = [Seat::Person, Seat::computer(Level::Easy)];
    let mut window = seated(positions::field("attack"), (1280.0, 800.0), seats);
    click(&mut window, &cell("M7"));
    window.hover_at(center(&window, &cell("M15")));
    window.run_steps(90);
    picture(&mut window, "cards-at-most");
    window.hover_at(center(&window, &cell("B7")));
    window.run_steps(90);
    picture(&mut window, "cards-escape");
    window.get_by_label_contains("The target may withdraw to the hand before the combat");
}
