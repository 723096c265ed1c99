//! How the field, the hands and the piles look and what screen readers say of them.

use super::*;
use gonfalon::gui::field::field_layout::{NARROWEST, plan};
use gonfalon::gui::paint::card::{self as drawn, CardOrientation};
use gonfalon::view::CardFace;

/// Every theme at two sizes: before a choice, with an attack's chances, with a card in hand.
#[test]
#[ignore = "writes pictures into the folder that GONFALON_PICTURES names"]
fn pictures_of_cards_in_every_theme() {
    for (theme, name) in [
        (ThemeChoice::Light, "light"),
        (ThemeChoice::Dark, "dark"),
        (ThemeChoice::HighContrast, "contrast"),
    ] {
        for size in [SIZE, (1920.0, 1080.0)] {
            let seats = [Seat::Person, Seat::computer(Level::Easy)];
            let mut window = seated(positions::field("play"), size, seats);
            window.state_mut().settings.theme = theme;
            window.run();
            picture(&mut window, &format!("cards-{name}-{}", size.0));
            let hand = held(&window, "hoplites");
            click(&mut window, &hand);
            picture(&mut window, &format!("cards-{name}-{}-place", size.0));
            let mut window = seated(positions::field("attack"), size, seats);
            window.state_mut().settings.theme = theme;
            window.state_mut().dock.open(Pane::Duel);
            window.run();
            click(&mut window, &cell("M6"));
            let at = center(&window, &cell("B6"));
            window.hover_at(at);
            window.run();
            picture(&mut window, &format!("cards-{name}-{}-attack", size.0));
        }
    }
}

#[test]
#[ignore = "writes pictures into the folder that GONFALON_PICTURES names"]
fn pictures_of_cards() {
    let mut window = alone(positions::field("attack"));
    window.state_mut().dock.open(Pane::Unit);
    window.run();
    click(&mut window, &cell("M6"));
    click(&mut window, &cell("B6"));
    picture(&mut window, "cards-menu");
    for _ in 0..2 {
        window.key_press(Key::Escape);
        window.run();
    }
    let at = center(&window, &cell("M10"));
    window.hover_at(at);
    window.state_mut().dock.open(Pane::Duel);
    window.run();
    picture(&mut window, "cards-check");
    window.get_by_label_contains("Rome, Casualties").click();
    window.run();
    picture(&mut window, "cards-pile");
    let mut window = alone(positions::attacking());
    window.state_mut().dock.open(Pane::Duel);
    window.run();
    picture(&mut window, "cards-attacking");
    let seats = [Seat::computer(Level::Easy), Seat::Person];
    let mut window = seated(positions::attacking(), SIZE, seats);
    window.state_mut().settings.language = crate::spanish();
    window.run();
    picture(&mut window, "cards-other-side-es");
    picture(&mut alone(positions::with_wings_of(12)), "cards-48");
    picture(&mut alone(positions::empty()), "cards-empty");
    picture(&mut seated(positions::field("play"), SIZE, [Seat::Person; 2]), "cards-cover");
    let mut window = alone(positions::field("play"));
    let hand = held(&window, "hoplites");
    click(&mut window, &hand);
    click(&mut window, &cell("A1"));
    picture(&mut window, "cards-spent");
    window.state_mut().settings.scale = 200;
    window.run();
    picture(&mut window, "cards-200");
    let mut window = alone(positions::every_card());
    picture(&mut window, "cards-all");
    window.state_mut().settings.text = 1.6;
    window.run();
    picture(&mut window, "cards-large-text");
}

#[test]
fn the_field_takes_the_place_of_the_map() {
    let window = alone(positions::field("play"));
    let dock = &window.state().dock;
    assert!(dock.is_open(Pane::Field) && dock.is_open(Pane::Map), "the map's place is kept");
    assert!(window.query_by_label_contains("This game has no map").is_none());
    let table = the(&window);
    let fits = |pane: Pane| pane.fits(&*table.port, &table.snapshot.table);
    assert!(fits(Pane::Field) && fits(Pane::Unit) && fits(Pane::Duel));
    for pane in [Pane::Map, Pane::Army, Pane::Crt, Pane::Morale, Pane::Command] {
        assert!(!fits(pane), "{pane:?}");
    }
    let screen = table.workspace.field.screen.expect("it is shown");
    assert!(screen.width() > 700.0 && screen.height() > 650.0, "{screen:?}");
    assert!(table.workspace.map.screen.is_none(), "no map is drawn");
}

#[test]
fn games_on_maps_look_as_they_did() {
    let window = window(SIZE, Places::default(), crate::little());
    let table = the(&window);
    assert!(table.workspace.field.screen.is_none());
    assert!(window.query_by_label_contains("Field").is_none());
    assert!(table.workspace.map.screen.expect("shown").width() > 700.0);
}

/// At 1280 by 800 with eight cards a side every card is legible: wide enough, its name whole and not tiny.
#[test]
fn every_card_is_legible_with_eight_a_side() {
    let mut window = alone(positions::field("play"));
    for language in Language::all() {
        window.state_mut().settings.language = language;
        window.run();
        let table = the(&window);
        let cards = table.snapshot.table.cards.as_ref().expect("a game of cards");
        let screen = table.workspace.field.screen.expect("it is shown");
        let mut counts = [0; 2];
        for lying in &cards.cells {
            let Some(card) = &lying.card else { continue };
            counts[card.side as usize] += 1;
            let rect = table.workspace.field.places[&cell(&lying.id)];
            assert!(screen.contains_rect(rect), "{} lies in {rect:?}", lying.id);
            assert!(rect.width() >= NARROWEST, "{}: {}", lying.id, rect.width());
            let face = card.face.as_ref().expect("it lies face up");
            let orientation = CardOrientation::of(card.stance, card.side == Side::A, false);
            let fitted = drawn::name(&window.ctx, &face.name, rect.size(), orientation);
            assert_eq!(fitted.lines.join(" "), face.name, "nothing is left out");
            assert!(fitted.size >= 7.0, "{}: {}", face.name, fitted.size);
        }
        assert_eq!(counts, [8, 8]);
    }
}

/// Every name of every card stays whole on a card of the hand.
#[test]
fn every_name_fits_its_card() {
    let mut window = alone(positions::every_card());
    for language in Language::all() {
        window.state_mut().settings.language = language;
        window.run();
        let cards = cards(&window);
        let lying = cards.cells.iter().filter_map(|cell| cell.card.as_ref()?.face.as_ref());
        let hand = cards.holdings[0].hand.iter().filter_map(|card| card.face.as_ref());
        let faces: Vec<&CardFace> = lying.chain(hand).collect();
        assert_eq!(faces.len(), 23 + 12, "every unit and every tactic");
        for face in faces {
            let fitted =
                drawn::name(&window.ctx, &face.name, egui::vec2(80.0, 112.0), CardOrientation::Up);
            assert_eq!(fitted.lines.join(" "), face.name);
            assert!(fitted.size >= 8.0, "{}: {}", face.name, fitted.size);
        }
    }
}

/// Cards do not cover each other, every place of the field can be pointed at, all columns are as wide, and the number of
/// each stands below its middle, however many there are and in little room.
#[test]
fn places_do_not_cover_each_other() {
    for wing in [4, 6, 12] {
        let window = alone(positions::with_wings_of(wing));
        let cards = cards(&window);
        assert_eq!(cards.columns, 4 * wing);
        for (below, room) in [
            (Side::A, egui::vec2(750.0, 480.0)),
            (Side::B, egui::vec2(320.0, 160.0)),
            (Side::B, egui::vec2(3000.0, 1500.0)),
        ] {
            let layout = plan(cards, below, room, 1.0);
            assert_eq!(layout.cells.len(), cards.cells.len());
            for cell in &cards.cells {
                let rect = layout.cells[&cell.id];
                assert!(rect.width() >= NARROWEST, "{} is {} wide", cell.id, rect.width());
                assert!(rect.height() >= 43.0, "{} is {} high", cell.id, rect.height());
                assert!(
                    (rect.width() - layout.card.x).abs() < 0.1,
                    "{} is as wide as all",
                    cell.id
                );
                let k = layout.order.iter().position(|&column| column == cell.column);
                let center = layout.centers[k.expect("it has a column")];
                assert!((rect.center().x - center).abs() < 0.1, "{} stands in its column", cell.id);
            }
            let steps: Vec<f32> = layout.centers.windows(2).map(|pair| pair[1] - pair[0]).collect();
            let least = steps.iter().copied().fold(f32::MAX, f32::min);
            let borders = steps.iter().filter(|step| **step > least + 0.1).count();
            assert_eq!(
                borders,
                cards.zones.len() - 1,
                "columns are apart where a zone ends: {steps:?}"
            );
            let rects: Vec<_> = layout.cells.iter().collect();
            for (k, (name, rect)) in rects.iter().enumerate() {
                for (other, place) in &rects[k + 1..] {
                    assert!(!rect.intersect(**place).is_positive(), "{name} and {other}");
                }
            }
        }
    }
}

#[test]
fn every_place_and_card_has_a_spoken_name() {
    let window = alone(positions::field("play"));
    window.get_by_label_contains(
        "M6, Melee Line, Centre: Rome: Legionaries, heavy infantry, move 2, melee 5, 3 hits, upright, \
         1 disorder marker, in contact with B6",
    );
    window.get_by_label_contains("B15, First Line: Carthage, Right wing: Carthage: Horde");
    window.get_by_label_contains("A1, First Line: Rome, Left wing: empty");
    window.get_by_label_contains("Heavy Cavalry, move 7, melee 5, 2 hits, seen by the other");
    assert_eq!(window.get_all_by_label("a hidden card").count(), 6);
}

#[test]
fn all_languages_themes_and_sizes_are_drawn() {
    let mut window = alone(positions::every_card());
    for language in Language::all() {
        for theme in ThemeChoice::ALL {
            for (text, scale) in [(0.7, 50), (1.0, 100), (2.0, 250)] {
                let settings = &mut window.state_mut().settings;
                (settings.language, settings.theme) = (language, theme);
                (settings.text, settings.scale) = (text, scale);
                window.run();
            }
        }
    }
    for size in [(640.0, 420.0), (300.0, 200.0), (60.0, 40.0)] {
        seated(positions::field("play"), size, [Seat::Person, Seat::computer(Level::Easy)]);
    }
}

#[test]
fn the_field_is_enlarged_and_fitted_again() {
    let mut window = alone(positions::field("play"));
    let wide = |window: &Window| the(window).workspace.field.places[&cell("M6")].width();
    let before = wide(&window);
    for _ in 0..4 {
        window.get_by_label("+").click();
        window.run();
    }
    assert!(wide(&window) > before * 1.1);
    // The cards stay in sight.
    let field = &the(&window).workspace.field;
    let seen = field.lines.expect("it is laid out").intersect(field.places[&cell("M6")]);
    assert!(seen.width() > before, "{seen:?}");
    window.get_by_label("Fit").click();
    window.run();
    assert!((wide(&window) - before).abs() < 0.5);
}

/// What a side has spent since its last turn began lies in a fan beside its piles, with what was done by which rule.
#[test]
fn what_was_spent_is_seen() {
    let mut window = alone(positions::field("play"));
    assert!(window.query_by_label_contains("has spent since").is_none(), "nothing yet");
    let hand = held(&window, "hoplites");
    click(&mut window, &hand);
    click(&mut window, &cell("A1"));
    window.get_by_label_contains("Rome has spent since its last turn began: Hoplites");
    window.key_press_modifiers(egui::Modifiers::COMMAND, Key::Z);
    window.run();
    assert!(window.query_by_label_contains("has spent since").is_none(), "it was taken back");
}

/// What a card shows and what marks mean is explained by the key of the field, whatever is on it.
#[test]
fn the_key_of_the_field_explains_cards_and_marks() {
    for name in ["play", "attack"] {
        let mut window = alone(positions::field(name));
        window.get_by_label("Key").click();
        window.run();
        for words in ["On a card", "How a card lies", "Marks"] {
            window.get_by_label(words);
        }
        window.get_by_label_contains("Newly played, not ready");
        window.get_by_label("They stand opposite each other, in contact");
        picture(&mut window, &format!("cards-key-{name}"));
    }
}
