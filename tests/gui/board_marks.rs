//! What the map marks of attacks, retreats and morale, and where it tells of it.

use super::commands::{pick, table, take};
use super::{
    Window, actions, battles, do_it, on_screen, picture, port, positions_barons, press, window,
};
use egui::{Key, PointerButton, Pos2, Rect, Shape, vec2};
use egui_kittest::kittest::Queryable;
use gonfalon::gui::command_queue::Command;
use gonfalon::gui::settings::Places;
use gonfalon::gui::showing::happening::{Happening, Reader};
use gonfalon::kernel::SeededDice;
use gonfalon::session::Port;
use gonfalon::view::{Choice, ChoiceKind, Sign, Target};
use std::collections::BTreeSet;

fn happenings(port: &dyn Port) -> Vec<Happening> {
    let mut all = Vec::new();
    Reader::default().read(port, None, &mut all);
    all
}

fn state(window: &Window) -> &gonfalon::gui::map::MapState {
    &window.state().table.as_ref().expect("a game").workspace.map
}

/// The texts that are painted, with where their middles are.
fn texts(window: &Window) -> Vec<(String, Pos2)> {
    fn read(shape: &Shape, out: &mut Vec<(String, Pos2)>) {
        match shape {
            Shape::Text(text) => {
                out.push((text.galley.text().to_owned(), text.visual_bounding_rect().center()));
            }
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| read(shape, out)),
            _ => {}
        }
    }
    let mut out = Vec::new();
    for clipped in &window.output().shapes {
        read(&clipped.shape, &mut out);
    }
    out
}

/// BARONS 10.3: cavalry checks whether it charges whoever moves: it is seen where he is, not where his move began, and the way
/// that he has come is seen, although it is told once it has ended.
#[test]
fn r10_3_a_reaction_goes_to_where_the_mover_has_come() {
    let port = positions_barons::interrupted();
    let all = happenings(&*port);
    let check = all.iter().find(|h| !h.dice.is_empty()).expect("cavalry throws");
    assert_eq!((check.sign, check.place()), (Sign::Strike, Some("0804")), "{check:?}");
    let comes = all.iter().rfind(|h| !h.came.is_empty()).expect("somebody has come there");
    assert!(comes.text.ends_with("to 0804, before enemy cavalry."), "{comes:?}");
    assert_eq!(comes.place(), Some("0804"));
    assert_eq!(comes.came[0].places, ["0704", "0804"]);
    let told = port.table(None);
    let interrupt = told.interrupt.expect("a charge interrupts the move");
    assert_eq!(interrupt.targets, ["0804"]);
    let mut window = table(port);
    picture(&mut window, "marks-reaction");
}

/// BARONS 9.1.4: who is attacked and may strike back is marked as the target, and as who may answer; the attackers are what he
/// chooses from.
#[test]
fn r9_1_4_the_attacked_hex_is_the_target_while_its_reply_is_asked() {
    let mut port = positions_barons::surrounding();
    let attack = port.choices().iter().find(|c| c.kind == ChoiceKind::Strike).expect("attacks").id;
    port.choose(attack).expect("it is allowed");
    let replies: Vec<&Choice> =
        port.choices().iter().filter(|c| c.kind == ChoiceKind::Engage).collect();
    assert!(replies.len() > 1, "he chooses whom to strike back at");
    assert!(replies.iter().all(|c| c.subject.as_deref() == Some("T.ROY.MA1")));
    let told = port.table(None).engaged;
    assert_eq!(told.len(), 1);
    assert_eq!(told[0].place.as_deref(), Some("0705"));
    assert_eq!(told[0].attackers.len(), 3);
    let mut window = table(port);
    picture(&mut window, "marks-reply");
    let answers = texts(&window).into_iter().filter(|(text, _)| text == "?");
    let middle = on_screen(&window, "0705");
    let near: Vec<_> = answers.filter(|(_, at)| at.distance(middle) < 60.0).collect();
    assert!(!near.is_empty(), "those who may answer stand in the attacked hex");
}

/// BARONS 9.1.1: of attacks on the same hex the one by all who can comes first; those who are chosen on the map attack alone.
#[test]
fn r9_1_1_the_attack_by_all_comes_first() {
    let mut window = table(positions_barons::surrounding());
    let sizes: Vec<usize> = {
        let strikes = port(&window).choices().iter().filter(|c| c.kind == ChoiceKind::Strike);
        strikes.map(|choice| choice.from.len()).collect()
    };
    assert_eq!(sizes, [3, 2, 2, 2, 1, 1, 1]);
    let at = on_screen(&window, "0705");
    press(&mut window, at, PointerButton::Primary);
    assert_eq!(state(&window).menu.as_ref().map(|menu| menu.choices.len()), Some(7));
    picture(&mut window, "marks-combinations");
    window.key_press(Key::Escape);
    window.run();
    for hex in ["0704", "0706"] {
        let at = on_screen(&window, hex);
        window.hover_at(at);
        window.run();
        let shift = egui::Modifiers::SHIFT;
        for pressed in [true, false] {
            let button = PointerButton::Primary;
            window.event_modifiers(
                egui::Event::PointerButton { pos: at, button, pressed, modifiers: shift },
                shift,
            );
        }
        window.run();
    }
    assert_eq!(state(&window).chosen.len(), 2);
    let steps = port(&window).steps();
    press(&mut window, at, PointerButton::Primary);
    assert_eq!(port(&window).steps(), steps + 1, "that attack was meant and no other");
    let told = &port(&window).table(None).engaged;
    assert_eq!(told.first().map(|attack| attack.attackers.len()), Some(2));
}

/// BARONS 7.1: while the counters of a hex face differently the move can't end: the button says so, and why.
#[test]
fn r7_1_the_end_of_the_move_is_grey_while_facings_differ() {
    let mut window = table(positions_barons::unlike());
    let barred = port(&window).barred().to_vec();
    assert_eq!(barred.len(), 1, "{barred:?}");
    assert_eq!(barred[0].units, ["T.BAR.IN1"]);
    window.get_by_label_contains(&barred[0].label);
    window.get_all_by_label_contains(&barred[0].refusal.text).next().expect("it says why");
    picture(&mut window, "marks-grey");
}

/// What has come of an action is not covered by a stack that the pointer has only been left lying on.
#[test]
fn a_pointer_left_lying_spreads_nothing_out() {
    let mut window = table(positions_barons::moving());
    pick(&mut window, "T.BAR.MA1");
    let at = on_screen(&window, "0505");
    let rest = |window: &mut Window| {
        for _ in 0..40 {
            window.step();
        }
    };
    window.hover_at(at);
    rest(&mut window);
    assert!(state(&window).fan.is_some(), "it is spread out");
    let turn = port(&window).choices().iter().find(|c| c.kind == ChoiceKind::Turn);
    let turn = turn.expect("a turn").id;
    do_it(&mut window, Command::Choose(turn));
    rest(&mut window);
    assert!(state(&window).fan.is_none(), "the pointer has not moved since");
    window.hover_at(at + egui::vec2(3.0, 0.0));
    rest(&mut window);
    assert!(state(&window).fan.is_some());
}

/// A stack that is spread out leaves the arrows free by which its counter is turned.
#[test]
fn a_spread_stack_leaves_the_turns_free() {
    let mut window = table(positions_barons::moving());
    pick(&mut window, "T.BAR.MA1");
    let at = on_screen(&window, "0505");
    window.hover_at(at);
    for _ in 0..40 {
        window.step();
    }
    assert!(state(&window).fan.is_some(), "it is spread out");
    picture(&mut window, "marks-fan");
    let turns = port(&window).choices().iter().filter(|c| c.kind == ChoiceKind::Turn);
    let labels: Vec<String> = turns.map(|c| c.label.clone()).collect();
    assert!(labels.len() > 3);
    let near = |rect: Rect| rect.center().distance(at) < 80.0;
    for label in labels {
        let shown = window.get_all_by_label_contains(&label).any(|node| near(node.rect()));
        assert!(shown, "{label}");
    }
}

/// A moment at which two counters retreat at once.
fn retreating() -> Box<dyn Port> {
    let retreats =
        |c: &&Choice| c.kind == ChoiceKind::Retreat && matches!(c.target, Target::Hex(_));
    let goers = |port: &dyn Port| {
        let goes = port.choices().iter().filter(retreats);
        goes.filter_map(|c| c.subject.clone()).collect::<BTreeSet<_>>().len()
    };
    let found = (0..40).find_map(|seed| {
        let mut port = battles::game(battles::built_in("horse-and-bow"));
        let mut pick = SeededDice::new(seed);
        for _ in 0..600 {
            if port.prompt().over.is_some() {
                return None;
            }
            if goers(&*port) > 1 {
                return Some(port);
            }
            let kinds = actions::kinds(&*port);
            let acts: Vec<usize> = (0..kinds.len())
                .filter(|&id| !["release", "call-off", "concede"].contains(&kinds[id].as_str()))
                .collect();
            port.choose(acts[pick.below(acts.len())]).expect("it is offered");
        }
        None
    });
    found.expect("two units retreat at once in some game")
}

/// Every hex to which somebody may retreat comes into sight where there is room for all of them.
#[test]
fn all_ways_out_are_brought_into_sight() {
    let port = retreating();
    let ends: Vec<String> = port
        .choices()
        .iter()
        .filter(|choice| choice.kind == ChoiceKind::Retreat)
        .filter_map(|choice| match &choice.target {
            Target::Hex(label) => Some(label.clone()),
            _ => None,
        })
        .collect();
    let mut window = table(battles::game(battles::built_in("horse-and-bow")));
    let map = super::port(&window).map().expect("a map");
    let across = |label: &String| map.hexes[map.hex(label).expect("it exists").index()].center;
    let (x, y) = ends.iter().map(across).min_by(|a, b| a.0.total_cmp(&b.0)).expect("some");
    let table = window.state_mut().table.as_mut().expect("a game");
    let screen = table.workspace.map.screen.expect("shown");
    let camera = table.workspace.map.camera.as_mut().expect("shown");
    // The westernmost is seen at the right edge.
    camera.zoom = 40.0;
    camera.center = egui::pos2(x - screen.width() / 2.0 / camera.zoom + 0.6, y);
    table.workspace.map.moved = true;
    window.run();
    let unseen = |window: &Window| {
        ends.iter().filter(|label| !screen.contains(super::on_screen(window, label))).count()
    };
    assert!(unseen(&window) > 0 && unseen(&window) < ends.len());
    let table = window.state_mut().table.as_mut().expect("a game");
    table.port = port;
    table.look_again();
    window.run();
    assert_eq!(unseen(&window), 0);
}

/// Whose retreat a hex is: with several counters each has a letter, which stands on it and in its hexes.
#[test]
fn retreats_of_several_counters_bear_their_letters() {
    let mut window = table(retreating());
    picture(&mut window, "marks-letters");
    let painted = texts(&window);
    for letter in ["A", "B"] {
        let count = painted.iter().filter(|(text, _)| text == letter).count();
        assert!(count >= 2, "{letter} stands on its counter and in a hex: {count}");
    }
}

/// What is told of a hex lies beside the hexes around it, and nothing is told below a dialog.
#[test]
fn a_tooltip_keeps_clear_of_the_hexes_around_the_pointer() {
    let mut window = table(battles::first_clash());
    window.state_mut().settings.layers.minimap = false;
    let at = on_screen(&window, "0704");
    let rests = |window: &mut Window| {
        window.hover_at(at);
        for _ in 0..60 {
            window.step();
        }
    };
    rests(&mut window);
    let told = |window: &Window| -> Vec<Rect> {
        window.query_all_by_label_contains("0704  ").map(|node| node.rect()).collect()
    };
    let zoom = state(&window).camera.expect("shown").zoom;
    let ring = Rect::from_center_size(at, vec2(zoom, zoom) * 4.4);
    let shown = told(&window);
    assert!(!shown.is_empty());
    assert!(shown.iter().all(|rect| !rect.intersects(ring)), "{shown:?} in {ring:?}");
    picture(&mut window, "marks-tooltip");
    do_it(&mut window, Command::Settings);
    rests(&mut window);
    assert!(told(&window).is_empty(), "the dialog has the word");
}

/// A right click on a counter lists what is offered there; it neither takes anything back nor puts down what is in hand.
#[test]
fn a_right_click_on_a_counter_takes_nothing_back() {
    let mut window = table(battles::first_clash());
    let at = on_screen(&window, "0304");
    press(&mut window, at, PointerButton::Primary);
    let selected = |window: &Window| port(window).prompt().selected.clone();
    assert_eq!(selected(&window).as_deref(), Some("C1"));
    let (steps, other) = (port(&window).steps(), on_screen(&window, "0305"));
    press(&mut window, other, PointerButton::Secondary);
    assert_eq!((port(&window).steps(), selected(&window).as_deref()), (steps, Some("C1")));
    assert!(state(&window).menu.is_some(), "it lists what can be done");
    window.key_press(Key::Escape);
    window.run();
    assert!(state(&window).menu.is_none());
    assert_eq!(selected(&window).as_deref(), Some("C1"), "the list alone was closed");
    // With empty hands after a move.
    take(&mut window, |c| c.kind == ChoiceKind::Move);
    let steps = port(&window).steps();
    press(&mut window, other, PointerButton::Secondary);
    let empty = on_screen(&window, "0101");
    press(&mut window, empty, PointerButton::Secondary);
    assert_eq!(port(&window).steps(), steps, "nothing was taken back");
}

/// BARONS 13.0: a Battle that is Shaken or Broken from now on says so on a plate of its own, with what that means.
#[test]
fn r13_0_a_battle_that_is_shaken_is_told_by_name() {
    let found = (0..40).find_map(|seed| {
        let mut port = positions_barons::wavering(seed);
        for _ in 0..12 {
            let ends = ["end-melee", "end-activation", "no-advance", "no-reaction", "end-charge"];
            let end = ends.iter().find_map(|kind| actions::find(&*port, kind));
            let Some(end) = end else { break };
            port.choose(end).expect("it is offered");
        }
        let told = happenings(&*port).into_iter().find(|h| h.standing.is_some());
        told.map(|told| (port, told))
    });
    let (port, told) = found.expect("the Battle fails its check in some game");
    let standing = told.standing.expect("it is told");
    assert!(standing.title.contains("Foraging party"), "{}", standing.title);
    assert!(standing.meaning.contains("begins no melee"), "{}", standing.meaning);
    assert_eq!(told.rule.as_deref(), Some("13.0"));
    let mut window = window((1280.0, 800.0), Places::default(), Some(port));
    window.run();
    let reel = &window.state().table.as_ref().expect("a game").reel;
    let number = reel.happenings().iter().position(|h| h.standing.is_some());
    do_it(&mut window, Command::ShowHappening(number.expect("it happened lately")));
    picture(&mut window, "marks-standing");
    assert!(texts(&window).iter().any(|(text, _)| *text == standing.title));
}

/// The figures at the top say what they count.
#[test]
fn the_figures_at_the_top_say_what_they_count() {
    let mut window = table(positions_barons::moving());
    let at = window.get_by_label("Barons 0/1 · Royalists 0/1").rect().center();
    window.hover_at(at);
    for _ in 0..60 {
        window.step();
    }
    window.get_by_label_contains(
        "Barons: Enemy Battles shaken, broken or lost, 0 of 1 needed (15.0)",
    );
}

/// Whoever points at a hex is told what it costs and does, and why what is in hand can't go there.
#[test]
fn a_hex_tells_what_it_costs_and_why_nobody_can_go_there() {
    let mut window = table(battles::acre());
    window.state_mut().settings.layers.minimap = false;
    let mut rests = |label: &str| {
        let at = on_screen(&window, label);
        window.hover_at(at);
        for _ in 0..60 {
            window.step();
        }
        let told = |words: &str| window.query_all_by_label_contains(words).count();
        (
            told("one column to the left if a defender is here"),
            told("may not be entered"),
            told("(rule "),
        )
    };
    // A hill, and the sea.
    assert_eq!(rests("0713").0, 1);
    assert_eq!(rests("0101").1, 1);
    let picks = |c: &&Choice| c.kind == ChoiceKind::Select;
    let id = port(&window).choices().iter().find(picks).expect("somebody can be picked up").id;
    do_it(&mut window, Command::Choose(id));
    let at = on_screen(&window, "2301");
    window.hover_at(at);
    for _ in 0..60 {
        window.step();
    }
    let reasons = port(&window).why_not(&Target::Hex("2301".into()));
    let reason = &reasons.first().expect("it is far away").text;
    assert!(window.query_by_label_contains(reason).is_some(), "{reason}");
}

/// The key of the map has a picture, the name and the effects of each terrain, and all signs.
#[test]
fn the_key_names_ground_and_signs() {
    let mut window = table(battles::acre());
    window.get_by_label("Key").click();
    window.run();
    for words in ["Hill", "Swamp", "Dunes", "Road"] {
        assert!(window.query_by_label(words).is_some(), "{words}");
    }
    picture(&mut window, "marks-key");
    assert!(window.query_all_by_label_contains("train may not enter").count() > 0);
    window.get_by_label("The counters").click();
    window.run();
    // Whose arms are whose: all bearers where they are few, the first and a number where they are many.
    let templars = "Gerard de Ridefort, Master of the Temple, Knights Templar, Military Orders' crossbowmen and Templar sergeants";
    assert!(window.query_by_label(templars).is_some());
    assert!(
        window.query_by_label_contains("Saladin, Taqi al-Din Umar, al-Afdal Ali and ").is_some()
    );
    picture(&mut window, "marks-key-counters");
    window.get_by_label("The signs").click();
    window.run();
    assert!(window.query_by_label("In hand: picked up, or chosen to move").is_some());
    picture(&mut window, "marks-key-signs");
}

/// The key shows what a battle has and nothing else, from the first moment on, before anybody stands on the map.
#[test]
fn the_key_of_a_battle_is_its_own() {
    let disorder = "In disorder";
    let battle = "Of the Battle that is pointed at";
    let front = "In front of the counter that is pointed at or in hand";
    let letter = "Has the hexes with this letter to go to";
    let known = [
        ("acre", vec![disorder, letter, "Knights", "Left the board for good"], vec![battle, front]),
        ("lewes", vec![battle, front, letter, "Shaken"], vec![disorder]),
        ("arsouf", vec![letter, "Baggage", "Wounded"], vec![disorder, battle, front, "Shaken"]),
    ];
    for (id, there, missing) in known {
        let mut window = table(battles::game(battles::built_in(id)));
        window.get_by_label("Key").click();
        window.run();
        let mut found = BTreeSet::new();
        for part in ["The ground", "The counters", "The signs"] {
            window.get_by_label(part).click();
            window.run();
            let all = there.iter().chain(&missing).copied();
            found.extend(all.filter(|words| window.query_all_by_label(words).count() > 0));
        }
        assert_eq!(found, BTreeSet::from_iter(there), "{id}");
    }
}

/// Names can be left out.
#[test]
fn names_can_be_hidden() {
    let mut window = table(battles::acre());
    let names = |window: &Window| texts(window).iter().filter(|(text, _)| text == "Acre").count();
    let shown = names(&window);
    window.state_mut().settings.layers.names = false;
    window.run();
    assert!(names(&window) < shown, "{shown} times the name is written");
}
