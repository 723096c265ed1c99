//! How many clicks, drags and keys a turn takes: a side's turn as its computer opponent would play it, by mouse and keys.

use super::{Window, battles, on_screen, positions_acies, window};
use egui::{Key, Modifiers, PointerButton, Pos2};
use egui_kittest::kittest::Queryable;
use gonfalon::ai::{Cancel, Level, SearchOptions};
use gonfalon::gui::field::spot::Spot;
use gonfalon::gui::seats::Seats;
use gonfalon::gui::settings::Places;
use gonfalon::kernel::Side;
use gonfalon::session::Port;
use gonfalon::view::{Choice, ChoiceKind, Target};
use serde_json::Value;
use std::collections::BTreeMap;

/// The keys of the buttons of the prompt, by their number.
pub const DIGITS: [Key; 9] = [
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
    Key::Num7,
    Key::Num8,
    Key::Num9,
];

/// How many actions of a kind were taken, with how many inputs.
type Inputs = BTreeMap<String, (usize, usize)>;

pub fn table(window: &Window) -> &gonfalon::gui::game_table::GameTable {
    window.state().table.as_ref().expect("a game is on the table")
}

fn port(window: &Window) -> &dyn Port {
    &*table(window).port
}

/// What the computer would do now.
pub fn wish(port: &dyn Port) -> Value {
    let search = SearchOptions::new(Level::Easy, 1);
    let chosen = port.search_job(&search)(&Cancel::default()).expect("it finds something");
    port.action_of(&chosen).expect("it is of this game")
}

/// What the computer would do next, and with which counter: picking that up, and being done with the one before, are part of
/// it.
fn planned(port: &dyn Port) -> (Option<String>, Value) {
    let wished = wish(port);
    let mut ahead =
        gonfalon::session::load(port.save()).map_err(|(error, _)| error).expect("a game");
    let mut next = wished.clone();
    if kind(&next) == "finish" {
        ahead.play(&next, None).expect("it is legal");
        if ahead.prompt().side != port.prompt().side {
            return (None, wished);
        }
        next = wish(&*ahead);
        if kind(&next) != "pick" {
            return (None, wished);
        }
    }
    if !matches!(kind(&next).as_str(), "select" | "pick") {
        return (None, wished);
    }
    ahead.play(&next, None).expect("it is legal");
    (next["unit"].as_str().map(str::to_owned), wish(&*ahead))
}

pub fn kind(action: &Value) -> String {
    action["type"].as_str().expect("every action has a type").to_owned()
}

/// Where an action ends: a hex by its number.
pub fn end(action: &Value) -> Option<String> {
    let last = |list: &Value| list.as_array().and_then(|way| way.last().cloned());
    let at = last(&action["path"]).or_else(|| last(&action["way"]));
    let at = at.unwrap_or_else(|| action["hex"].clone());
    at.as_str().or_else(|| action["to"].as_str()).map(str::to_owned)
}

/// Whether what was done is what was wished: the same action, whatever way leads to the same hex.
pub fn is_done(window: &Window, before: usize, wished: &Value) -> bool {
    let port = port(window);
    let same = |action: &Value| {
        kind(action) == kind(wished)
            && action.get("unit") == wished.get("unit")
            && action.get("charge") == wished.get("charge")
            && (action == wished || end(action).is_some() && end(action) == end(wished))
    };
    (before..port.steps()).any(|step| port.taken(step).is_some_and(|action| same(&action)))
}

pub fn choice(window: &Window, wished: &Value) -> Option<Choice> {
    let port = port(window);
    let id = (0..port.choices().len()).find(|&id| port.action(id).as_ref() == Some(wished))?;
    Some(port.choices()[id].clone())
}

fn press(window: &mut Window, at: Pos2) {
    window.hover_at(at);
    window.run_steps(3);
    for pressed in [true, false] {
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        window.event(egui::Event::PointerButton { pos: at, button, pressed, modifiers });
    }
    window.run_steps(6);
}

fn drag(window: &mut Window, from: Pos2, to: Pos2) {
    drag_with(window, from, to, Modifiers::NONE);
}

fn drag_with(window: &mut Window, from: Pos2, to: Pos2, modifiers: Modifiers) {
    let button = |pos, pressed| egui::Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers,
    };
    window.event(egui::Event::ModifiersChanged(modifiers));
    // Stacks that lie spread out are left first.
    window.hover_at(egui::pos2(20.0, 780.0));
    window.step();
    window.hover_at(from);
    window.step();
    window.event(button(from, true));
    window.step();
    for share in [0.2, 0.6, 1.0] {
        window.hover_at(from + (to - from) * share);
        window.step();
    }
    window.event(button(to, false));
    window.step();
    window.event(egui::Event::ModifiersChanged(Modifiers::NONE));
    window.run_ok();
}

/// Where a target is shown.
fn place(window: &Window, target: &Target) -> Option<Pos2> {
    let table = table(window);
    match target {
        Target::Hex(label) => Some(on_screen(window, label)),
        Target::Unit(id) => {
            let hex = table.snapshot.board_index.get(id)?.at?;
            let map = table.snapshot.map.as_ref()?;
            Some(on_screen(window, map.label(hex)))
        }
        Target::Cell(name) => {
            table.workspace.field.places.get(&Spot::Cell(name.clone())).map(egui::Rect::center)
        }
        Target::Card(id) => {
            let side = port(window).prompt().side?;
            let cards = table.snapshot.table.cards.as_ref()?;
            let hand = &cards.holdings[side as usize].hand;
            let named = |card: &gonfalon::view::HeldCard| {
                card.face.as_ref().is_some_and(|face| face.id == *id)
            };
            let at = hand.iter().position(named)?;
            table.workspace.field.places.get(&Spot::Hand(side, at)).map(egui::Rect::center)
        }
        _ => None,
    }
}

/// Does what is wished by mouse and keys; with how many inputs.
fn do_by_hand(window: &mut Window, picked: Option<&str>, wished: &Value) -> usize {
    let before = port(window).steps();
    // A counter that is dragged is picked up and moved by one gesture.
    let unit = wished.get("unit").and_then(Value::as_str).or(picked);
    let moves = matches!(kind(wished).as_str(), "move" | "march");
    if let (Some(unit), Some(end), true) = (unit, end(wished), moves)
        && let Some(from) = place(window, &Target::Unit(unit.to_owned()))
    {
        let to = on_screen(window, &end);
        // With Ctrl a charge is meant.
        let charges = wished["charge"].as_bool() == Some(true);
        drag_with(window, from, to, if charges { Modifiers::COMMAND } else { Modifiers::NONE });
        if is_done(window, before, wished) {
            return 1;
        }
        // Where a charge and a plain move end in the same hex, the list at the pointer asks which.
        if let Some(choice) =
            choice(window, wished).filter(|_| table(window).workspace.map.menu.is_some())
        {
            return 1 + listed(window, &choice, before, wished);
        }
    }
    if kind(wished) == "attack" && wished.get("attackers").is_some() {
        return attack(window, wished, before);
    }
    if Choice::throws(port(window).choices()) {
        window.run_steps(40);
        window.key_press(Key::R);
        window.run_steps(6);
        if is_done(window, before, wished) {
            return 1;
        }
    }
    let Some(choice) = choice(window, wished) else { return fall_back(window, wished, before) };
    let offers = &table(window).snapshot.offers;
    let key = offers.buttons.iter().position(|&id| id == choice.id);
    let key = match key {
        Some(_) if offers.primary == Some(choice.id) => Some(Key::Enter),
        Some(number) if number < 9 && offers.chits.is_empty() => Some(DIGITS[number]),
        _ => None,
    };
    if let Some(key) = key {
        window.run_steps(40);
        window.key_press(key);
        window.run_ok();
        if is_done(window, before, wished) {
            return 1;
        }
    }
    // In games of cards a card is dragged to its target.
    if let Some(card) = choice.card.as_ref().filter(|card| **card != choice.target)
        && let (Some(from), Some(to)) = (place(window, card), place(window, &choice.target))
    {
        drag(window, from, to);
        if is_done(window, before, wished) {
            return 1;
        }
        return 1 + listed(window, &choice, before, wished);
    }
    if let Some(at) = place(window, &choice.target) {
        press(window, at);
        if is_done(window, before, wished) {
            return 1;
        }
        return 1 + listed(window, &choice, before, wished);
    }
    let button = window.query_all_by_label_contains(&choice.label).next();
    if let Some(button) = button {
        button.click();
        window.run_ok();
        if is_done(window, before, wished) {
            return 1;
        }
    }
    fall_back(window, wished, before)
}

/// Plans an attack by dragging every attacker onto the enemy, and begins it.
fn attack(window: &mut Window, wished: &Value, before: usize) -> usize {
    let names = |field: &str| -> Vec<Target> {
        let list = wished[field].as_array().expect("a list").iter();
        list.map(|id| Target::Unit(id.as_str().expect("an id").to_owned())).collect()
    };
    let (attackers, defenders) = (names("attackers"), names("defenders"));
    let mut inputs = 0;
    for attacker in &attackers {
        let from = place(window, attacker).expect("it is on the map");
        let to = place(window, &defenders[0]).expect("it is on the map");
        drag(window, from, to);
        inputs += 1;
    }
    for defender in &defenders[1..] {
        let from = place(window, &attackers[0]).expect("it is on the map");
        let to = place(window, defender).expect("it is on the map");
        drag(window, from, to);
        inputs += 1;
    }
    window.run_steps(40);
    window.key_press(Key::Enter);
    window.run_ok();
    let port = port(window);
    let begun = |step| {
        port.taken(step).is_some_and(|action| matches!(kind(&action).as_str(), "attack" | "commit"))
    };
    let done = (before..port.steps()).any(begun);
    if done { inputs + 1 } else { inputs + fall_back(window, wished, before) }
}

/// Takes a choice in the list that is open at the pointer.
fn listed(window: &mut Window, choice: &Choice, before: usize, wished: &Value) -> usize {
    let label = gonfalon::gui::map::alt_text::choice(port(window).language(), choice);
    let role = egui::accesskit::Role::Button;
    let line = window.query_all_by_role_and_label(role, &label).last();
    if let Some(line) = line {
        line.click();
        window.run_ok();
    }
    if is_done(window, before, wished) { 1 } else { fall_back(window, wished, before) }
}

/// What this test does not find the way to by hand is played, and counted as dearly as it could be.
fn fall_back(window: &mut Window, wished: &Value, before: usize) -> usize {
    const DEAR: usize = 4;
    let table = window.state_mut().table.as_mut().expect("a game is on the table");
    if table.port.steps() == before {
        table
            .port
            .play(wished, None)
            .unwrap_or_else(|error| panic!("{wished}: {}", error.told(table.port.language())));
    }
    table.refresh();
    window.run_ok();
    DEAR
}

/// Plays until `side` has ended its turn, the other side's decisions by themselves.
fn turn(port: Box<dyn Port>, done: impl Fn(&dyn Port, Side) -> bool) -> Inputs {
    let mut window = window((1280.0, 800.0), Places::default(), None);
    window.state_mut().sit_down_as(port, Some(Seats::default()));
    window.run_ok();
    if window.query_by_label("Ready").is_some() {
        window.get_by_label("Ready").click();
        window.run_ok();
    }
    window.state_mut().settings.layers.minimap = false;
    window.run_ok();
    let side = self::port(&window).prompt().side.expect("somebody is asked");
    let mut inputs = Inputs::new();
    for _ in 0..400 {
        let port = self::port(&window);
        if port.prompt().over.is_some() || done(port, side) {
            break;
        }
        if port.prompt().side == Some(side) {
            let (unit, wished) = planned(port);
            count(&mut inputs, &wished, do_by_hand(&mut window, unit.as_deref(), &wished));
        } else {
            let wished = wish(port);
            let table = window.state_mut().table.as_mut().expect("a game");
            table.port.play(&wished, None).expect("it is legal");
            table.refresh();
            window.run_ok();
            if window.query_by_label("Ready").is_some() {
                window.get_by_label("Ready").click();
                window.run_ok();
            }
        }
    }
    inputs
}

fn count(inputs: &mut Inputs, action: &Value, number: usize) {
    let line = inputs.entry(kind(action)).or_default();
    *line = (line.0 + 1, line.1 + number);
}

fn total(name: &str, before: &str, inputs: &Inputs) -> usize {
    let total = inputs.values().map(|(_, inputs)| inputs).sum();
    println!("{name}: {total} inputs (before: {before})");
    for (kind, (actions, inputs)) in inputs {
        println!("    {kind:24} {actions:3} actions {inputs:4} inputs");
    }
    total
}

/// A battle after its computer opponents have played so many actions.
pub fn under_way(id: &str, ready: impl Fn(&dyn Port) -> bool) -> Box<dyn Port> {
    let mut port = battles::game(battles::built_in(id));
    for _ in 0..400 {
        if ready(&*port) {
            break;
        }
        let search = SearchOptions::new(Level::Easy, 1);
        let chosen = port.search_job(&search)(&Cancel::default()).expect("it finds something");
        port.play_chosen(&chosen).expect("it is legal");
    }
    port
}

fn moves(port: &dyn Port) -> bool {
    port.choices().iter().any(|choice| choice.kind == ChoiceKind::Select)
}

/// Whether a side's movement has just begun.
pub fn turn_begins(port: &dyn Port) -> bool {
    const MOVING: [&str; 7] = ["move", "march", "finish", "face", "select", "pick", "put-back"];
    let before = port.steps().checked_sub(1).and_then(|step| port.taken(step));
    let moved = before.is_some_and(|action| MOVING.contains(&kind(&action).as_str()));
    moves(port) && !moved && port.prompt().side == port.table(None).turn.active
}

/// Ended are movement, archery and combat of the side that began.
pub fn other_moves(port: &dyn Port, side: Side) -> bool {
    let table = port.table(None);
    table.turn.active.is_some_and(|active| active != side)
}

/// About sixty for a turn of three dozen actions, where there were 120 to 200; other turns are longer.
#[test]
fn a_turn_of_acre_takes_at_most_seven_inputs_for_four_actions() {
    let port = under_way("acre", |port| port.steps() > 40 && turn_begins(port));
    let inputs = turn(port, other_moves);
    let total = total("A turn of Acre", "120 to 200", &inputs);
    let actions: usize = inputs.values().map(|(actions, _)| actions).sum();
    assert!(actions > 30, "{actions}");
    assert!(4 * total <= 7 * actions, "{total} inputs for {actions} actions");
}

#[test]
fn a_battle_of_lewes_takes_at_most_a_dozen_inputs() {
    let port = under_way("lewes", |port| port.steps() > 60 && turn_begins(port));
    let command =
        |port: &dyn Port, _: Side| port.choices().iter().any(|c| c.kind == ChoiceKind::Chit);
    let inputs = turn(port, |port, side| other_moves(port, side) || command(port, side));
    let total = total("A Battle's turn of Lewes", "20 to 30", &inputs);
    assert!(total <= 12, "{total}");
}

#[test]
fn a_turn_of_arsouf_is_counted() {
    let port = under_way("arsouf", |port| port.steps() > 10 && turn_begins(port));
    let inputs = turn(port, other_moves);
    let total = total("A turn of Arsouf", "not counted", &inputs);
    assert!(total <= 20, "{total}");
}

#[test]
fn a_turn_of_acies_is_counted() {
    let inputs = turn(positions_acies::field("manoeuvre"), other_moves);
    let total = total("A turn of Acies", "not counted", &inputs);
    assert!(total <= 24, "{total}");
}
