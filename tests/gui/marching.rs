//! Moving armies: counters that are dragged, several that move with one choice, and the next one that can still act.

use super::{Window, battles, do_it, on_screen, picture, port, window};
use egui::{Key, Modifiers, PointerButton, Pos2, vec2};
use egui_kittest::kittest::Queryable;
use gonfalon::gui::command_queue::Command;
use gonfalon::gui::map::alt_text;
use gonfalon::gui::marching::Leg;
use gonfalon::gui::settings::Places;
use gonfalon::session::Port;
use gonfalon::view::{ChoiceKind, CounterKind, Target};
use gonfalon::words::Language;

fn seated(game: Box<dyn Port>) -> Window {
    let mut window = window((1280.0, 800.0), Places::default(), Some(game));
    window.state_mut().settings.layers.minimap = false;
    window.run();
    window
}

/// Where a counter stands, by the printed number of its hex.
fn stands(window: &Window, unit: &str) -> Option<String> {
    let map = port(window).map().expect("a map");
    let board = port(window).board(None).expect("a board");
    let counter = board.counters.into_iter().find(|counter| counter.id == unit)?;
    counter.at.map(|hex| map.label(hex).to_owned())
}

fn button(window: &mut Window, at: Pos2, pressed: bool, modifiers: Modifiers) {
    window.event(egui::Event::PointerButton {
        pos: at,
        button: PointerButton::Primary,
        pressed,
        modifiers,
    });
    window.step();
}

/// Presses at one place, moves to another, and lets go.
fn drag(window: &mut Window, from: Pos2, to: Pos2, modifiers: Modifiers) {
    window.event(egui::Event::ModifiersChanged(modifiers));
    window.hover_at(from);
    window.step();
    button(window, from, true, modifiers);
    for share in [0.2, 0.5, 0.8, 1.0] {
        window.hover_at(from + (to - from) * share);
        window.step();
    }
    button(window, to, false, modifiers);
    window.event(egui::Event::ModifiersChanged(Modifiers::NONE));
    window.run();
}

fn click(window: &mut Window, hex: &str, modifiers: Modifiers) {
    let at = on_screen(window, hex);
    window.event(egui::Event::ModifiersChanged(modifiers));
    window.hover_at(at);
    window.step();
    button(window, at, true, modifiers);
    button(window, at, false, modifiers);
    window.event(egui::Event::ModifiersChanged(Modifiers::NONE));
    window.run();
}

/// A counter goes where it is dragged; dragged to where it can't go, it stays picked and the reason is said.
#[test]
fn a_counter_is_dragged_to_where_it_goes() {
    let mut window = seated(battles::first_clash());
    let home = stands(&window, "C1").expect("it is on the map");
    let (from, to) = (on_screen(&window, &home), on_screen(&window, "0603"));
    drag(&mut window, from, to, Modifiers::NONE);
    assert_eq!(stands(&window, "C1").as_deref(), Some("0603"));
    assert_eq!(port(&window).steps(), 2, "picked up and moved");
    let second = stands(&window, "C2").expect("it is on the map");
    let (from, to) = (on_screen(&window, &second), on_screen(&window, "1001"));
    drag(&mut window, from, to, Modifiers::NONE);
    assert_eq!(stands(&window, "C2"), Some(second));
    let card = window.state().table.as_ref().expect("a game").workspace.map.card.clone();
    assert_eq!(card.expect("it says why").refusals[0].rule, "4.2");
    let before = window.state().table.as_ref().expect("a game").workspace.map.camera;
    // The land itself is dragged as ever.
    window.key_press(Key::Escape);
    window.run();
    let at = on_screen(&window, "0208");
    drag(&mut window, at, at + vec2(60.0, 0.0), Modifiers::NONE);
    assert_ne!(window.state().table.as_ref().expect("a game").workspace.map.camera, before);
}

/// Counters chosen with Shift go the same way with one choice, and come back with one.
#[test]
fn several_counters_move_with_one_choice() {
    let mut window = seated(battles::first_clash());
    let homes = ["C1", "C2"].map(|unit| stands(&window, unit).expect("it is on the map"));
    click(&mut window, &homes[0], Modifiers::SHIFT);
    click(&mut window, &homes[1], Modifiers::SHIFT);
    let chosen = |window: &Window| {
        window.state().table.as_ref().expect("a game").workspace.map.chosen.clone()
    };
    assert_eq!(chosen(&window), ["C1", "C2"]);
    assert_eq!(port(&window).prompt().selected.as_deref(), Some("C1"));
    let steps = port(&window).steps();
    let to = "0503";
    window.hover_at(on_screen(&window, to));
    window.run();
    picture(&mut window, "march-chosen");
    click(&mut window, to, Modifiers::NONE);
    picture(&mut window, "march-menu");
    window.get_by_label_contains("the same way").click();
    window.run();
    assert_eq!(stands(&window, "C1").as_deref(), Some(to));
    assert_ne!(stands(&window, "C2").as_ref(), Some(&homes[1]), "it went along");
    assert!(chosen(&window).is_empty());
    do_it(&mut window, Command::Undo);
    let back = ["C1", "C2"].map(|unit| stands(&window, unit).expect("it is on the map"));
    assert_eq!(back, homes, "one choice is taken back at once");
    assert!(port(&window).steps() <= steps);
    do_it(&mut window, Command::Redo);
    assert_eq!(stands(&window, "C1").as_deref(), Some(to), "and done again at once");
    assert_ne!(stands(&window, "C2").as_ref(), Some(&homes[1]));
}

/// Where the first of several may go or charge, all may go the same way, too.
#[test]
fn several_go_the_same_way_where_the_first_could_charge() {
    let mut window = seated(battles::game(battles::built_in("horse-and-bow")));
    let goes = |window: &Window, kind: ChoiceKind| {
        let choices = port(window).choices().iter().filter(move |c| c.kind == kind);
        choices.filter_map(|c| c.hex).collect::<Vec<_>>()
    };
    let picks: Vec<usize> = port(&window)
        .choices()
        .iter()
        .filter(|c| c.kind == ChoiceKind::Select)
        .map(|c| c.id)
        .collect();
    let both = picks.into_iter().find_map(|pick| {
        do_it(&mut window, Command::Choose(pick));
        let charges = goes(&window, ChoiceKind::Charge);
        let hex = goes(&window, ChoiceKind::Move).into_iter().find(|hex| charges.contains(hex));
        let found = port(&window).prompt().selected.clone().zip(hex);
        if found.is_none() {
            do_it(&mut window, Command::Undo);
        }
        found
    });
    let (lead, hex) = both.expect("somebody may go or charge");
    let side = port(&window).prompt().side;
    let board = port(&window).board(None).expect("a board");
    let other = board.counters.iter().find(|c| {
        Some(c.side) == side && c.id != lead && c.at.is_some() && c.kind != CounterKind::Leader
    });
    let other = other.expect("he is not alone").id.clone();
    window.state_mut().table.as_mut().expect("a game").workspace.map.chosen = vec![lead, other];
    let label = port(&window).map().expect("a map").label(hex).to_owned();
    click(&mut window, &label, Modifiers::NONE);
    window.get_by_label_contains("the same way");
}

/// When one of several can't go, nobody goes, and the reason is said.
#[test]
fn several_counters_are_refused_as_a_whole() {
    let mut window = seated(battles::first_clash());
    let homes = ["C1", "C2"].map(|unit| stands(&window, unit).expect("it is on the map"));
    let map = port(&window).map().expect("a map");
    let hex = |label: &str| map.hex(label).expect("it exists");
    let legs = vec![
        Leg { unit: "C1".to_owned(), to: hex("0503") },
        Leg { unit: "C2".to_owned(), to: hex("1001") },
    ];
    let steps = port(&window).steps();
    do_it(&mut window, Command::March(legs, Pos2::new(200.0, 200.0)));
    assert_eq!(["C1", "C2"].map(|unit| stands(&window, unit).expect("it is on the map")), homes);
    assert_eq!(port(&window).steps(), steps);
    let card = window.state().table.as_ref().expect("a game").workspace.map.card.clone();
    assert_eq!(card.expect("it says why").refusals[0].rule, "4.2");
}

/// The reason that is said is that of the counter which can't go, not that of one which only waits for its hex.
#[test]
fn who_is_in_the_way_is_to_blame_not_who_waits() {
    let mut window = seated(battles::first_clash());
    let home = stands(&window, "C1").expect("it is on the map");
    let map = port(&window).map().expect("a map");
    let leg = |unit: &str, label: &str| Leg {
        unit: unit.to_owned(),
        to: map.hex(label).expect("it exists"),
    };
    let legs = vec![leg("C2", &home), leg("C1", "1001")];
    do_it(&mut window, Command::March(legs, Pos2::new(200.0, 200.0)));
    let card = window.state().table.as_ref().expect("a game").workspace.map.card.clone();
    let card = card.expect("it says why");
    assert_eq!(card.refusals[0].rule, "4.2", "C1 can't go so far");
    assert_eq!(stands(&window, "C1"), Some(home));
}

/// A rectangle drawn with Shift chooses every counter in it.
#[test]
fn a_rectangle_chooses_what_is_in_it() {
    let mut window = seated(battles::first_clash());
    let (from, to) = (on_screen(&window, "0101"), on_screen(&window, "1008"));
    drag(&mut window, from, to, Modifiers::SHIFT);
    let chosen = window.state().table.as_ref().expect("a game").workspace.map.chosen.clone();
    assert_eq!(chosen.len(), 3, "{chosen:?}");
    drag(&mut window, from, to, Modifiers::SHIFT);
    let again = window.state().table.as_ref().expect("a game").workspace.map.chosen.clone();
    assert_eq!(again, chosen, "drawn once more it adds nobody and loses nobody");
    window.key_press(Key::Escape);
    window.run();
    assert!(window.state().table.as_ref().expect("a game").workspace.map.chosen.is_empty());
}

/// N picks up one counter after the other, Shift and N go back, Space is done with one: it comes up no more.
#[test]
fn the_next_unit_that_can_act_is_a_key_away() {
    let mut window = seated(battles::first_clash());
    let selected = |window: &Window| port(window).prompt().selected.clone().expect("one is picked");
    let press = |window: &mut Window, modifiers, key| {
        window.run_steps(20);
        window.key_press_modifiers(modifiers, key);
        window.run();
        selected(window)
    };
    let all: Vec<String> = (0..3).map(|_| press(&mut window, Modifiers::NONE, Key::N)).collect();
    let mut different = all.clone();
    different.sort();
    different.dedup();
    assert_eq!(different.len(), 3, "{all:?}");
    assert_eq!(press(&mut window, Modifiers::NONE, Key::N), all[0], "round and round");
    assert_eq!(press(&mut window, Modifiers::SHIFT, Key::N), all[2]);
    let next = press(&mut window, Modifiers::NONE, Key::Space);
    assert_eq!(next, all[0]);
    assert_eq!(press(&mut window, Modifiers::NONE, Key::N), all[1]);
    assert_eq!(press(&mut window, Modifiers::NONE, Key::N), all[0], "one is done with");
}

/// A leader and the unit that he stands with go with one choice.
#[test]
fn a_leader_goes_along_with_his_unit() {
    let mut window = seated(battles::acre());
    let board = port(&window).board(None).expect("a board");
    let leaders = board.counters.iter().filter(|c| {
        c.kind == gonfalon::view::CounterKind::Leader && Some(c.side) == port(&window).prompt().side
    });
    let with = leaders.filter_map(|leader| {
        let unit = board.counters.iter().find(|c| {
            c.at == leader.at && c.at.is_some() && c.side == leader.side && c.id != leader.id
        })?;
        Some((leader.id.clone(), unit.id.clone()))
    });
    let mut gone = 0;
    for (leader, unit) in with.collect::<Vec<_>>() {
        let pick = |c: &&gonfalon::view::Choice| {
            c.kind == ChoiceKind::Select && c.target == gonfalon::view::Target::Unit(unit.clone())
        };
        let Some(pick) = port(&window).choices().iter().find(pick).map(|c| c.id) else { continue };
        do_it(&mut window, Command::Choose(pick));
        let moves = |c: &&gonfalon::view::Choice| c.kind == ChoiceKind::Move;
        let to = port(&window).choices().iter().find(moves).and_then(|c| c.hex);
        let Some(to) = to else { continue };
        let legs = vec![Leg { unit: unit.clone(), to }, Leg { unit: leader.clone(), to }];
        do_it(&mut window, Command::March(legs, Pos2::ZERO));
        let place = port(&window).map().expect("a map").label(to).to_owned();
        assert_eq!(stands(&window, &unit), Some(place.clone()));
        assert_eq!(stands(&window, &leader), Some(place));
        gone += 1;
    }
    assert!(gone > 0, "a leader stands with a unit");
}

/// BMW 10.2: a unit with a leader is asked who goes, and both are named as in a row, which agrees in every language.
#[test]
fn r10_2_a_unit_and_its_leader_are_named_together() {
    let mut window = seated(battles::game(battles::built_in("horse-and-bow")));
    window.state_mut().settings.language = super::spanish();
    window.run();
    let picks = |c: &&gonfalon::view::Choice| {
        c.kind == ChoiceKind::Select && c.target == Target::Unit("C4".to_owned())
    };
    let pick = port(&window).choices().iter().find(picks).map(|choice| choice.id);
    do_it(&mut window, Command::Choose(pick.expect("the Pisans can be picked up")));
    click(&mut window, "0506", Modifiers::NONE);
    window.get_by_label("Ballesteros pisanos y Mariscal: a 0506");
}

/// Beside the board a counter is picked up by a click, and its name is told below the pointer.
#[test]
fn a_click_picks_up_a_counter_beside_the_board() {
    for id in ["acre", "lewes", "evesham", "arsouf"] {
        let mut window = seated(battles::game(battles::built_in(id)));
        let mut picks = port(&window).choices().iter().filter(|c| c.kind == ChoiceKind::Select);
        let Some(Target::Unit(unit)) = picks.nth(1).map(|c| c.target.clone()) else {
            panic!("{id}: counters wait beside the board")
        };
        let board = port(&window).board(None).expect("a board");
        let counter = board.counters.iter().find(|counter| counter.id == unit);
        let name = alt_text::counter(Language::ENGLISH, counter.expect("it is there"));
        let at = window.get_all_by_label(&name).next().expect("it is shown").rect().center();
        window.hover_at(at);
        window.step();
        for pressed in [true, false] {
            button(&mut window, at, pressed, Modifiers::NONE);
        }
        window.run();
        assert_eq!(port(&window).prompt().selected.as_ref(), Some(&unit), "{id}");
    }
}

/// BMW 7.4: who clicks a counter that can't join an attack is told why; the attack stays planned.
#[test]
fn bmw_r7_4_a_plan_is_kept_when_somebody_is_clicked_who_cannot_join() {
    let mut window = seated(battles::face_to_face());
    let engage = |window: &Window| {
        let choices = port(window).choices();
        choices.iter().find(|c| c.kind == ChoiceKind::Engage).map(|choice| choice.id)
    };
    while let Some(id) = engage(&window) {
        do_it(&mut window, Command::Choose(id));
    }
    let planned = port(&window).steps();
    assert!(planned > 0);
    let far = stands(&window, "C3").expect("it stands apart");
    click(&mut window, &far, Modifiers::NONE);
    assert_eq!(port(&window).steps(), planned, "nothing is dropped");
    let card = window.state().table.as_ref().expect("a game").workspace.map.card.clone();
    assert!(!card.expect("it says why").refusals.is_empty());
}

/// Set up by hand, a counter stands where it is let go: from beside the board, and from where it stands already.
#[test]
fn counters_are_dragged_into_the_set_up() {
    for id in ["acre", "evesham", "arsouf"] {
        let mut window = seated(battles::game(battles::built_in(id)));
        let places = |window: &Window| {
            let map = port(window).map().expect("a map");
            let all = port(window).choices().iter().filter(|c| c.kind == ChoiceKind::Place);
            let label = |c: &gonfalon::view::Choice| match &c.target {
                Target::Hex(label) => Some(label.clone()),
                _ => c.hex.map(|hex| map.label(hex).to_owned()),
            };
            all.filter_map(label).collect::<Vec<_>>()
        };
        let standing = |window: &Window| {
            let board = port(window).board(None).expect("a board");
            let side = port(window).prompt().side;
            board.counters.iter().filter(|c| c.at.is_some() && Some(c.side) == side).count()
        };
        let waiting = || port(&window).choices().iter().filter(|c| c.kind == ChoiceKind::Select);
        let waits = waiting().nth(3).or_else(|| waiting().next_back());
        let Some((pick, Target::Unit(unit))) = waits.map(|c| (c.id, c.target.clone())) else {
            panic!("{id}: counters wait beside the board")
        };
        let mut free = places(&window);
        if free.is_empty() {
            // Where it may stand is only told once it is picked up.
            do_it(&mut window, Command::Choose(pick));
            free = places(&window);
            do_it(&mut window, Command::Undo);
        }
        let board = port(&window).board(None).expect("a board");
        let counter = board.counters.iter().find(|counter| counter.id == unit);
        let name = alt_text::counter(Language::ENGLISH, counter.expect("it is there"));
        let before = standing(&window);
        let listed = window.get_all_by_label(&name).next().expect("it is listed");
        let from = listed.rect().center();
        let to = on_screen(&window, &free[1]);
        drag(&mut window, from, to, Modifiers::NONE);
        assert_eq!(stands(&window, &unit).as_ref(), Some(&free[1]), "{id}: from beside the board");
        let (from, to) = (on_screen(&window, &free[1]), on_screen(&window, &free[3]));
        drag(&mut window, from, to, Modifiers::NONE);
        assert_eq!(stands(&window, &unit).as_ref(), Some(&free[3]), "{id}: from hex to hex");
        assert_eq!(standing(&window), before + 1, "{id}: nobody else was put down");
        do_it(&mut window, Command::Undo);
        assert_eq!(stands(&window, &unit).as_ref(), Some(&free[1]), "{id}: one step back");
        let far = "0101";
        assert!(!places(&window).iter().any(|place| place == far), "{id}");
        let (from, to) = (on_screen(&window, &free[1]), on_screen(&window, far));
        drag(&mut window, from, to, Modifiers::NONE);
        assert_eq!(stands(&window, &unit).as_ref(), Some(&free[1]), "{id}: it stays");
        let card = window.state().table.as_ref().expect("a game").workspace.map.card.clone();
        assert!(!card.expect("it says why").refusals.is_empty(), "{id}");
    }
}

/// BMW 9.6: with Ctrl a counter that is let go on an enemy asks which charge beside him is meant; where there is none it does not
/// march instead, and says so.
#[test]
fn bmw_r9_6_a_charge_is_dragged_onto_the_enemy_it_goes_for() {
    let mut window = seated(battles::game(battles::built_in("horse-and-bow")));
    let templars = stands(&window, "C1").expect("they are on the map");
    assert_eq!(templars, "0505");
    let (from, kurds) = (on_screen(&window, &templars), on_screen(&window, "0804"));
    drag(&mut window, from, kurds, Modifiers::COMMAND);
    assert_eq!(stands(&window, "C1").as_deref(), Some("0505"), "it is asked first");
    window.get_all_by_label_contains("charge to 0704").last().expect("it is listed").click();
    window.run();
    assert_eq!(stands(&window, "C1").as_deref(), Some("0704"));
    let mut window = seated(battles::game(battles::built_in("horse-and-bow")));
    let back = on_screen(&window, "0405");
    drag(&mut window, from, back, Modifiers::COMMAND);
    assert_eq!(stands(&window, "C1").as_deref(), Some("0505"), "nobody marches who is to charge");
    let told = window.state().notices.answered().expect("an answer");
    assert!(told.contains("no charge"), "{told}");
}
