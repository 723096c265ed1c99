//! What clicks, drags and keys do on the card table.

use super::*;
use gonfalon::scenario::catalogue;
use gonfalon::session;
use gonfalon::view::{Choice, ChoiceKind};

#[test]
fn a_card_is_played_by_two_clicks() {
    let mut window = alone(positions::field("play"));
    let card = held(&window, "hoplites");
    click(&mut window, &card);
    assert_eq!(the(&window).workspace.field.picked, Some(Target::Card("hoplites".into())));
    click(&mut window, &cell("A5"));
    assert!(told(&window, "Hoplites enter in A5."));
    assert_eq!(the(&window).workspace.field.picked, None);
}

#[test]
fn a_card_is_played_by_dragging() {
    let mut window = alone(positions::field("play"));
    let from = center(&window, &held(&window, "javelineers"));
    let to = center(&window, &cell("A11"));
    window.drag_at(from);
    window.run_steps(2);
    window.hover_at(from + (to - from) * 0.5);
    window.run_steps(2);
    window.hover_at(to);
    window.run_steps(2);
    window.drop_at(to);
    window.run_steps(3);
    assert!(told(&window, "Javelinmen enter in A11."));
}

#[test]
fn cards_on_the_field_move_and_shoot() {
    let mut window = alone(positions::field("missile"));
    click(&mut window, &cell("A9"));
    click(&mut window, &cell("B9"));
    let journal = the(&window).port.journal();
    let shot =
        |text: &str| text.starts_with("Rome: Artillery (A9)") && text.contains("Bowmen (B9)");
    assert_eq!(journal.iter().filter(|entry| shot(&entry.text)).count(), 1);
    let mut window = alone(positions::field("manoeuvre"));
    click(&mut window, &cell("A2"));
    click(&mut window, &cell("M1"));
    assert!(told(&window, "Light Cavalry moves from A2 to M1."));
}

#[test]
fn what_may_mean_several_things_is_listed_with_its_chances() {
    let mut window = alone(positions::field("attack"));
    click(&mut window, &cell("M6"));
    click(&mut window, &cell("B6"));
    assert_eq!(the(&window).port.steps(), 0, "nothing is done yet");
    let listed = window.get_all_by_label_contains("attacker wins ").count();
    assert!(listed >= 2, "each with its chances");
    let label = "Legionaries (M6): frontal attack on Phalanx (B6), with Treacherous Terrain";
    // It is offered in the list of all actions too.
    let ways = window.get_all_by_role_and_label(egui::accesskit::Role::Button, label);
    ways.last().expect("it is listed").click();
    window.run();
    assert!(told(&window, "Rome plays Treacherous Terrain."));
}

#[test]
fn what_needs_no_place_is_done_by_one_click() {
    let mut window = alone(positions::field("encircling"));
    let card = held(&window, "reserve");
    click(&mut window, &card);
    assert!(told(&window, "Rome draws 3 cards."));
    let mut window = alone(positions::field("attack"));
    click(&mut window, &cell("M10"));
    assert_eq!(the(&window).port.steps(), 0, "it may attack a unit too");
    let body = "Elephants (M10): attack on the main body";
    window.get_all_by_label_contains(body).next().expect("it is offered").click();
    window.run();
    assert!(told(&window, "Elephants (M10) attack the main body."));
}

/// ACIES 14.2, 16.8: whoever would draw his last card is asked first, and told why.
#[test]
fn who_would_draw_the_last_card_is_asked_first() {
    for (deck, reserve, asked) in [(1, 1, true), (2, 1, true), (2, 2, false), (9, 0, false)] {
        let mut window = alone(positions::short_of_cards(deck, reserve));
        window.state_mut().settings.ask_before_ending = true;
        let card = held(&window, "reserve");
        click(&mut window, &card);
        let steps = the(&window).port.steps();
        assert_eq!(steps == 0, asked, "{deck} and {reserve}");
        let told = format!("Only {} of your cards can still be drawn", deck + reserve);
        assert_eq!(window.query_by_label_contains(&told).is_some(), asked);
        if asked {
            window.key_press(Key::Escape);
            window.run();
            assert_eq!(the(&window).port.steps(), 0);
            click(&mut window, &card);
            window.key_press(Key::Enter);
            window.run();
            assert!(the(&window).port.prompt().over.is_some(), "it was meant");
        }
    }
}

/// ACIES 13.2, 14.2: the same before the draw at the end of a turn.
#[test]
fn who_draws_the_last_card_at_the_end_of_a_turn_is_asked_first() {
    for (deck, asked) in [(1, true), (2, false)] {
        let mut window = alone(positions::short_of_draws(deck));
        window.state_mut().settings.ask_before_ending = true;
        let button = "Discard no more and draw";
        window.get_all_by_label_contains(button).next().expect("it is offered").click();
        window.run();
        picture(&mut window, &format!("last-draw-{deck}"));
        assert_eq!(the(&window).port.steps() == 0, asked, "{deck}");
        let told = "Only one of your cards can still be drawn";
        assert_eq!(window.query_by_label_contains(told).is_some(), asked);
        let mut port = positions::short_of_draws(deck);
        port.set_language(crate::spanish());
        let warned = port.choices().iter().filter(|choice| choice.loses);
        let notes: Vec<_> = warned.filter_map(|choice| choice.note.as_deref()).collect();
        let told = "Solo te queda una carta por robar: con ella pierdes al instante (14.2).";
        assert_eq!(notes, if asked { vec![told] } else { Vec::new() });
    }
}

#[test]
fn targets_in_piles_are_offered_beside_the_field_and_in_the_pile() {
    let pick_rally = || {
        let mut window = alone(positions::field("cards"));
        let card = held(&window, "rally");
        click(&mut window, &card);
        window
    };
    let mut window = pick_rally();
    let way = "Rally: take Psiloi back into the hand";
    window.get_all_by_label(way).next().expect("it is offered").click();
    window.run();
    assert!(told(&window, "Rome takes Psiloi back from the casualties."));
    let mut window = pick_rally();
    // The pile out of which something is taken lies open as long as that is so.
    assert!(the(&window).workspace.field.pile.is_some());
    let warriors = Spot::Pile(Side::A, gonfalon::gui::field::spot::Pile::Casualties, 1);
    click(&mut window, &warriors);
    assert!(told(&window, "Rome takes Warriors back from the casualties."));
    assert!(the(&window).workspace.field.pile.is_none());
}

#[test]
fn a_click_where_nothing_is_offered_says_why() {
    let mut window = alone(positions::field("play"));
    assert!(window.query_by_label_contains("Nothing is offered").is_none());
    click(&mut window, &cell("A7"));
    window.get_by_label_contains("Nothing is offered for it now.");
    assert_eq!(the(&window).port.steps(), 0);
}

#[test]
fn the_right_button_and_escape_let_go() {
    let mut window = alone(positions::field("manoeuvre"));
    let picked = |window: &Window| the(window).workspace.field.picked.is_some();
    click(&mut window, &cell("A2"));
    assert!(picked(&window));
    let at = center(&window, &cell("B15"));
    press(&mut window, at, PointerButton::Secondary);
    assert!(!picked(&window));
    click(&mut window, &cell("A2"));
    window.key_press(Key::Escape);
    window.run();
    assert!(!picked(&window) && window.query_by_label("Leave the game?").is_none());
}

/// ACIES: while cards are chosen and laid out there are more than the row has room for: the one that has the keyboard is in sight,
/// whichever way the arrows go, and each of them is found by its name.
#[test]
fn a_card_that_has_the_keyboard_is_in_sight() {
    let game = super::super::battles::game(super::super::battles::built_in("acies-rome-carthage"));
    let seats = [Seat::Person, Seat::computer(Level::Easy)];
    let mut window = seated(game, (900.0, 700.0), seats);
    let holding = |window: &Window| cards(window).holdings[0].clone();
    let choosable = !holding(&window).choosable.is_empty();
    let count =
        if choosable { holding(&window).choosable.len() } else { holding(&window).hand.len() };
    assert!(count > 6, "{count} cards");
    let whole = |window: &Window| {
        let field = &the(window).workspace.field;
        let cursor = field.cursor.clone().expect("something has the keyboard");
        let (seen, all) = (field.places[&cursor], field.stops[&cursor]);
        assert!(seen.width() > all.width() - 1.0, "{cursor:?}: {seen:?} of {all:?}");
        match cursor {
            Spot::Hand(_, k) | Spot::Pile(_, _, k) => k,
            Spot::Cell(_) => panic!("the arrows stay in the row"),
        }
    };
    window.key_press(Key::H);
    window.run();
    for key in [Key::ArrowRight, Key::ArrowLeft] {
        for _ in 1..count {
            window.key_press(key);
            window.run();
            whole(&window);
        }
    }
    assert_eq!(whole(&window), 0, "there and back again");
    let spot = |k| {
        if choosable { Spot::Pile(Side::A, Pile::Choosable, k) } else { Spot::Hand(Side::A, k) }
    };
    for k in [count - 1, 1] {
        let name = spot(k).face(cards(&window)).expect("it is seen").name.clone();
        window.key_press(Key::Slash);
        window.run();
        window.event(egui::Event::Text(name.clone()));
        window.run();
        window.key_press(Key::Enter);
        window.run();
        let found = the(&window).workspace.field.cursor.clone().expect("it was found");
        assert_eq!(found.face(cards(&window)).map(|face| face.name.clone()), Some(name));
        whole(&window);
    }
}

/// A card in the casualties is found by its name, in the pile that it lies in.
#[test]
fn a_card_in_a_pile_is_found() {
    let mut window = alone(positions::field("play"));
    let fallen = cards(&window).holdings[0].casualties.clone();
    let card = fallen.last().expect("somebody has fallen");
    window.key_press(Key::Slash);
    window.run();
    window.event(egui::Event::Text(format!("{} ", card.name)));
    window.run();
    let name = format!("{}, Rome, Casualties", card.name);
    window.get_all_by_label_contains(&name).next().expect("it is found").click();
    window.run();
    let cursor = the(&window).workspace.field.cursor.clone();
    assert!(matches!(cursor, Some(Spot::Pile(Side::A, Pile::Casualties, _))), "{cursor:?}");
}

#[test]
fn the_table_is_played_by_keys_alone() {
    let mut window = alone(positions::field("play"));
    window.key_press(Key::H);
    window.run();
    let cursor = |window: &Window| the(window).workspace.field.cursor.clone();
    assert_eq!(cursor(&window), Some(Spot::Hand(Side::A, 0)));
    window.key_press(Key::ArrowRight);
    window.run();
    assert_eq!(cursor(&window), Some(Spot::Hand(Side::A, 1)));
    window.key_press_modifiers(Modifiers::ALT, Key::Num1);
    window.run();
    window.key_press(Key::Enter);
    window.run();
    assert_eq!(the(&window).workspace.field.picked, Some(Target::Card("javelineers".into())));
    window.key_press(Key::ArrowUp);
    window.run();
    let Some(Spot::Cell(name)) = cursor(&window) else { panic!("the arrow leads to the field") };
    assert!(name.starts_with('A'), "{name}");
    for _ in 0..16 {
        let here = cursor(&window).expect("somewhere");
        let table = the(&window);
        let cards = table.snapshot.table.cards.as_ref().expect("cards");
        if here.on_field(cards).is_none() {
            break;
        }
        window.key_press(Key::ArrowRight);
        window.run();
    }
    window.key_press(Key::Enter);
    window.run();
    let journal = the(&window).port.journal();
    let entered = journal.iter().filter(|entry| entry.text.starts_with("Javelinmen enter in A"));
    assert_eq!(entered.count(), 1);
}

#[test]
fn the_duel_shows_ten_sided_dice_and_checks() {
    let mut window = alone(positions::field("missile"));
    window.state_mut().dock.open(Pane::Duel);
    window.run();
    click(&mut window, &cell("A9"));
    window.hover_at(center(&window, &cell("B9")));
    window.run();
    window.get_by_label_contains("d10: 3 or less succeeds");
    window.get_by_label("10: fails");
    let mut window = alone(positions::field("attack"));
    window.state_mut().dock.open(Pane::Duel);
    window.run();
    click(&mut window, &cell("M6"));
    window.hover_at(center(&window, &cell("B6")));
    window.run();
    assert_eq!(window.get_all_by_label_contains("attacker 10, defender 10").count(), 1);
}

/// What has no room in the bar over the hand is listed behind a button that says how much it is.
#[test]
fn what_has_no_room_over_the_hand_is_listed() {
    let scenario = catalogue::find("acies-tutorial").expect("it is built in");
    let lesson = scenario.lesson.as_ref().expect("a lesson");
    let port = session::new(scenario.clone(), lesson.seed).expect("it plays");
    let mut window = seated(port, SIZE, [Seat::Person, Seat::computer(Level::Easy)]);
    let card = held(&window, "javelineers");
    click(&mut window, &card);
    let last = "Scout with Javelinmen: the top of your own deck";
    let beside: Vec<_> = window.get_all_by_label(last).map(|way| way.rect()).collect();
    window.get_by_label_contains("… ").click();
    window.run();
    let ways = window.get_all_by_role_and_label(egui::accesskit::Role::Button, last);
    let listed: Vec<_> = ways.filter(|way| !beside.contains(&way.rect())).collect();
    assert_eq!(listed.len(), 1, "it is in the list");
    listed[0].click();
    window.run();
    assert_eq!(the(&window).port.steps(), 1);
}

/// What dice decide is not done by the click that picks who does it, and Enter does nothing for another card than the picked one.
#[test]
fn who_is_picked_does_not_fight_before_it_is_said_what() {
    let mut window = alone(positions::field("attack"));
    let other = {
        let table = the(&window);
        let choices = table.port.choices();
        assert_eq!(table.snapshot.offers.primary, None, "no card is what one came for");
        let mut cards = choices.iter().filter_map(|choice| choice.card.as_ref());
        let some = cards.find(|card| matches!(card, Target::Cell(_)));
        some.expect("somebody may attack").name().into_owned()
    };
    click(&mut window, &cell(&other));
    assert!(the(&window).workspace.field.picked.is_some());
    window.key_press(Key::Enter);
    window.run();
    assert_eq!(the(&window).port.steps(), 0, "the prompt's own answer is about another card");
    let mut window = alone(positions::before_the_main_body());
    let strikes = |choice: &&Choice| matches!(choice.kind, ChoiceKind::Strike | ChoiceKind::Engage);
    assert_eq!(the(&window).port.choices().iter().filter(strikes).count(), 1);
    let only = "M6";
    click(&mut window, &cell(only));
    assert_eq!(the(&window).port.steps(), 0, "{only} is picked");
    click(&mut window, &cell(only));
    assert!(the(&window).port.steps() > 0, "{only} attacks");
}
