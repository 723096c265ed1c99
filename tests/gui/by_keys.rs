//! A whole turn of every system without a mouse: what its computer opponent would do, done by keys alone.

use super::inputs::{
    DIGITS, choice, end, is_done, kind, other_moves, table, turn_begins, under_way, wish,
};
use super::{Window, port, positions_acies, window};
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::NodeT as _;
use gonfalon::gui::field::spot::Spot;
use gonfalon::gui::seats::Seats;
use gonfalon::gui::settings::Places;
use gonfalon::kernel::Side;
use gonfalon::session::Port;
use gonfalon::view::{Choice, ChoiceKind, Target};
use serde_json::Value;

fn key(window: &mut Window, key: Key) {
    key_with(window, Modifiers::NONE, key);
}

fn key_with(window: &mut Window, modifiers: Modifiers, key: Key) {
    window.key_press_modifiers(modifiers, key);
    window.run_ok();
}

/// Finds a hex, and puts the cursor of the keyboard there.
fn find(window: &mut Window, what: &str) {
    key(window, Key::Slash);
    window.event(Event::Text(what.to_owned()));
    window.run_ok();
    key(window, Key::Enter);
}

/// Puts the cursor away: Enter is for the blue button again.
fn let_go(window: &mut Window) {
    if table(window).workspace.map.cursor.is_some() {
        key(window, Key::Escape);
    }
}

fn label_of(window: &Window, target: &Target) -> Option<String> {
    let table = table(window);
    match target {
        Target::Hex(label) => Some(label.clone()),
        Target::Unit(id) => {
            let hex = table.snapshot.board_index.get(id)?.at?;
            Some(table.snapshot.map.as_ref()?.label(hex).to_owned())
        }
        _ => None,
    }
}

/// Takes what is meant in a list that is open.
fn listed(window: &mut Window, id: Option<usize>) {
    let Some(menu) = &table(window).workspace.map.menu else { return };
    let at = id.and_then(|id| menu.choices.iter().position(|&other| other == id));
    key(window, DIGITS[at.expect("it is in the list") + menu_extra(window)]);
}

fn menu_extra(window: &Window) -> usize {
    table(window).workspace.map.menu.as_ref().map_or(0, |menu| menu.extra.len())
}

/// What moves a picked counter to where it is wished.
fn ends_like(port: &dyn Port, wished: &Value) -> Option<usize> {
    (0..port.choices().len()).find(|&id| {
        port.action(id).is_some_and(|action| {
            kind(&action) == kind(wished)
                && end(&action) == end(wished)
                && action.get("charge") == wished.get("charge")
                && action.get("facing") == wished.get("facing")
        })
    })
}

/// Takes an offered choice by keys.
fn take(window: &mut Window, choice: &Choice) {
    let offers = &table(window).snapshot.offers;
    if let Some(at) = offers.buttons.iter().position(|&id| id == choice.id) {
        // A place of the field that has the keyboard has Enter too.
        let free = window.ctx.memory(|m| m.focused().is_none());
        let primary = offers.primary == Some(choice.id) && free;
        let numbered = at < DIGITS.len() && offers.chits.is_empty();
        let_go(window);
        window.run_steps(40);
        match (primary, numbered) {
            (true, _) => key(window, Key::Enter),
            (false, true) => key(window, DIGITS[at]),
            _ => tab_to(window, &choice.label),
        }
    } else if choice.kind == ChoiceKind::Turn {
        let left = offers.turns.first() == Some(&choice.id);
        key(window, if left { Key::Q } else { Key::E });
    } else if let Some(label) = label_of(window, &choice.target) {
        find(window, &label);
        window.run_steps(40);
        key(window, Key::Enter);
        listed(window, Some(choice.id));
    } else if choice.card.is_some() || matches!(choice.target, Target::Cell(_) | Target::Card(_)) {
        on_field(window, choice);
    } else {
        panic!("{}: no key takes it", choice.label);
    }
}

/// The name of what has the keyboard.
fn focused(window: &Window) -> Option<String> {
    let focused =
        window.root().children_recursive().find(|node| node.accesskit_node().is_focused());
    focused.and_then(|node| node.accesskit_node().label())
}

/// Goes on with Tab until a button has the focus, and presses it.
fn tab_to(window: &mut Window, label: &str) {
    for _ in 0..300 {
        key(window, Key::Tab);
        let focused =
            window.root().children_recursive().find(|node| node.accesskit_node().is_focused());
        let name = focused.and_then(|node| node.accesskit_node().label());
        if name.is_some_and(|name| name.contains(label)) {
            key(window, Key::Enter);
            return;
        }
    }
    panic!("{label}: Tab does not lead there");
}

fn spot(window: &Window, target: &Target) -> Option<Spot> {
    match target {
        Target::Cell(name) => Some(Spot::Cell(name.clone())),
        Target::Card(id) => {
            let side = port(window).prompt().side?;
            let cards = table(window).snapshot.table.cards.as_ref()?;
            let hand = &cards.holdings[side as usize].hand;
            let named = |card: &gonfalon::view::HeldCard| {
                card.face.as_ref().is_some_and(|face| face.id == *id)
            };
            let held = hand.iter().position(named).map(|at| Spot::Hand(side, at));
            // Otherwise it is offered out of a pile.
            let mut stops = table(window).workspace.field.stops.keys();
            let offered = |spot: &&Spot| {
                matches!(spot, Spot::Pile(..))
                    && spot.face(cards).is_some_and(|face| face.id == *id)
            };
            held.or_else(|| stops.find(offered).cloned())
        }
        _ => None,
    }
}

/// Goes to a place of the field with the arrows; to a card of the hand with its number.
fn go(window: &mut Window, spot: &Spot) {
    if let Spot::Hand(_, k) = spot
        && *k < DIGITS.len()
    {
        key_with(window, Modifiers::ALT, DIGITS[*k]);
        return;
    }
    let mut seen: Vec<Spot> = Vec::new();
    for _ in 0..120 {
        let field = &table(window).workspace.field;
        let Some(cursor) = field.cursor.clone() else {
            key(window, Key::ArrowUp);
            continue;
        };
        if cursor == *spot {
            return;
        }
        let way = field.places[spot].center() - field.places[&cursor].center();
        let sideways = if way.x > 0.0 { Key::ArrowRight } else { Key::ArrowLeft };
        let upwards = if way.y > 0.0 { Key::ArrowDown } else { Key::ArrowUp };
        // First to the line, then along it; from where that leads back, the other way about.
        let again = seen.iter().filter(|&known| *known == cursor).count() % 2 == 1;
        let line = way.y.abs() > 20.0 && !(again && way.x.abs() > 2.0);
        seen.push(cursor);
        key(window, if line { upwards } else { sideways });
    }
    let field = &table(window).workspace.field;
    panic!(
        "{spot:?}: the arrows do not lead there, but to {:?}; {:?} has the keyboard",
        field.cursor,
        focused(window)
    );
}

fn on_field(window: &mut Window, choice: &Choice) {
    let acts = choice.card.as_ref().filter(|card| **card != choice.target);
    if let Some(card) = acts.and_then(|card| spot(window, card)) {
        go(window, &card);
        key(window, Key::Enter);
    }
    if let Some(to) = spot(window, &choice.target) {
        go(window, &to);
        window.run_steps(40);
        key(window, Key::Enter);
    }
    listed(window, Some(choice.id));
}

/// Does what is wished by keys.
fn do_by_keys(window: &mut Window, wished: &Value) {
    let before = port(window).steps();
    if let Some(choice) = choice(window, wished) {
        take(window, &choice);
    } else if kind(wished) == "attack" && wished.get("attackers").is_some() {
        for field in ["attackers", "defenders"] {
            for unit in wished[field].as_array().expect("a list") {
                let id = Target::Unit(unit.as_str().expect("an id").to_owned());
                let label = label_of(window, &id).expect("it is on the map");
                find(window, &label);
                window.run_steps(40);
                key(window, Key::Enter);
            }
        }
        let_go(window);
        window.run_steps(40);
        key(window, Key::Enter);
        let begun = (before..port(window).steps()).any(|step| {
            port(window)
                .taken(step)
                .is_some_and(|a| matches!(kind(&a).as_str(), "attack" | "commit"))
        });
        assert!(begun, "{wished}: not begun");
        return;
    } else if let Some(unit) = wished.get("unit").and_then(Value::as_str) {
        // It is picked up first.
        let id = Target::Unit(unit.to_owned());
        let picks = port(window)
            .choices()
            .iter()
            .find(|choice| choice.kind == ChoiceKind::Select && choice.target == id);
        let picks = picks.cloned().unwrap_or_else(|| panic!("{wished}: it can't be picked up"));
        take(window, &picks);
        let then = choice(window, wished).map(|choice| choice.id);
        let then = then.or_else(|| ends_like(port(window), wished));
        let then = then.unwrap_or_else(|| panic!("{wished}: not offered once it is picked up"));
        let then = port(window).choices()[then].clone();
        take(window, &then);
    } else {
        panic!("{wished}: no way to it");
    }
    let taken: Vec<_> =
        (before..port(window).steps()).map(|step| port(window).taken(step)).collect();
    assert!(is_done(window, before, wished), "{wished}: not done, but {taken:?}");
}

/// Plays until `side` has ended its turn, the other side's decisions by themselves; answers with how many actions were taken.
fn turn(game: Box<dyn Port>, done: impl Fn(&dyn Port, Side) -> bool) -> usize {
    let mut window = window((1280.0, 800.0), Places::default(), None);
    window.state_mut().sit_down_as(game, Some(Seats::default()));
    window.run_ok();
    let side = port(&window).prompt().side.expect("somebody is asked");
    let mut actions = 0;
    for _ in 0..400 {
        if table(&window).workspace.covered {
            window.run_steps(40);
            key(&mut window, Key::Enter);
        }
        let now = port(&window);
        if now.prompt().over.is_some() || done(now, side) {
            return actions;
        }
        let wished = wish(now);
        if now.prompt().side == Some(side) {
            actions += 1;
            do_by_keys(&mut window, &wished);
        } else {
            let table = window.state_mut().table.as_mut().expect("a game");
            table.port.play(&wished, None).expect("it is legal");
            table.refresh();
            window.run_ok();
        }
    }
    panic!("the turn does not end");
}

#[test]
fn a_turn_of_acre_is_played_without_a_mouse() {
    let port = under_way("acre", |port| port.steps() > 40 && turn_begins(port));
    assert!(turn(port, other_moves) > 10);
}

#[test]
fn a_turn_of_lewes_is_played_without_a_mouse() {
    let port = under_way("lewes", |port| port.steps() > 60 && turn_begins(port));
    let chits = |port: &dyn Port| port.choices().iter().any(|c| c.kind == ChoiceKind::Chit);
    assert!(turn(port, |port, side| other_moves(port, side) || chits(port)) > 4);
}

#[test]
fn a_turn_of_arsouf_is_played_without_a_mouse() {
    let port = under_way("arsouf", |port| port.steps() > 10 && turn_begins(port));
    assert!(turn(port, other_moves) > 4);
}

#[test]
fn a_turn_of_acies_is_played_without_a_mouse() {
    assert!(turn(positions_acies::field("manoeuvre"), other_moves) > 4);
}

/// BARONS 5.0: chits are shared out without a mouse: C leads to the tracks, arrows from one to the next, numbers are chits.
#[test]
fn chits_are_shared_out_without_a_mouse() {
    let mut window = window((1280.0, 800.0), Places::default(), None);
    let game = super::positions_barons::sharing();
    window.state_mut().sit_down_as(game, Some(Seats::default()));
    window.run_ok();
    if table(&window).workspace.covered {
        window.run_steps(40);
        key(&mut window, Key::Enter);
    }
    let chits = |window: &Window| -> Vec<Vec<u8>> {
        let side = port(window).prompt().side;
        let army = table(window).snapshot.table.command.iter().find(|army| Some(army.side) == side);
        army.expect("an army").tracks.iter().map(|track| track.chits.clone()).collect()
    };
    window.run_steps(40);
    key(&mut window, Key::C);
    key(&mut window, Key::Num3);
    key(&mut window, Key::ArrowDown);
    key(&mut window, Key::Num2);
    key(&mut window, Key::ArrowUp);
    key(&mut window, Key::Num1);
    let placed = chits(&window);
    assert_eq!((&placed[0][..], &placed[1][..]), (&[3, 1][..], &[2][..]), "{placed:?}");
}
