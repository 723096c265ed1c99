//! Fronts and backs: each lies behind the other when the sheets are turned over the long edge.

use super::{battle, request};
use gonfalon::drawing::{Area, Shape};
use gonfalon::paper::{CARD, PaperSize, Request, Sheet, What, document};
use gonfalon::scenario::acies::{deck, stock};
use gonfalon::session;
use gonfalon::words::Language;

fn places(sheet: &Sheet) -> Vec<Area> {
    let pieces = sheet.placed.iter().filter(|p| p.drawing.layers[0].name == "pieces");
    pieces.map(|placed| placed.clip.expect("pieces keep to their place")).collect()
}

/// The texts of a piece.
fn written(sheet: &Sheet, piece: usize) -> Vec<String> {
    let pieces = sheet.placed.iter().filter(|p| p.drawing.layers[0].name == "pieces");
    let piece = pieces.skip(piece).take(1);
    let shapes = piece.flat_map(|p| &p.drawing.layers[0].shapes);
    let text = |shape: &Shape| match shape {
        Shape::Text(text) => Some(text.text.clone()),
        _ => None,
    };
    shapes.filter_map(text).collect()
}

fn in_register(id: &str, what: What, paper: PaperSize, size: (f32, f32)) -> usize {
    let request = Request { paper, ..request(&[what]) };
    let document = document(&battle(id), &request).expect("it is printed");
    let sheets: Vec<&Sheet> = document.sheets().collect();
    assert_eq!(sheets.len() % 2, 0, "a back for each front");
    let mut count = 0;
    for pair in sheets.chunks(2) {
        let (front, back) = (places(pair[0]), places(pair[1]));
        assert_eq!(front.len(), back.len());
        for (front, back) in front.iter().zip(&back) {
            let mirrored = pair[0].size.x - front.right();
            assert!((back.left() - mirrored).abs() < 0.02, "{id} {front:?} {back:?}");
            assert!((back.top() - front.top()).abs() < 0.001);
            // The clip holds the bleed on both sides.
            assert!((front.width() - 2.0 - size.0).abs() < 0.02, "{front:?}");
            assert!((front.height() - 2.0 - size.1).abs() < 0.02, "{front:?}");
            let paper = Area::sized(gonfalon::drawing::Point::default(), pair[0].size).shrink(4.0);
            assert!(front.left() > paper.left() && front.bottom() < paper.bottom(), "{front:?}");
            count += 1;
        }
    }
    count
}

#[test]
fn backs_of_counters_lie_behind_their_fronts() {
    for id in ["acre", "arsouf", "lewes", "evesham", "acies-rome-gauls"] {
        for paper in [PaperSize::A4, PaperSize::Letter, PaperSize::A3] {
            let count = in_register(id, What::Counters, paper, (13.0, 13.0));
            let port = session::new(battle(id), 0).expect("it has no faults");
            let counters = port.board(None).map_or(0, |board| board.counters.len());
            assert!(count > counters, "{id}: {count} pieces, {counters} counters");
        }
    }
}

#[test]
fn cards_have_the_size_of_poker_cards_nine_to_a_sheet() {
    assert_eq!((CARD.x, CARD.y), (63.0, 88.0));
    for paper in [PaperSize::A4, PaperSize::Letter] {
        let request = Request { paper, ..request(&[What::Cards]) };
        let document = document(&battle("acies-rome-gauls"), &request).expect("it is printed");
        let first = document.sheets().next().expect("a sheet");
        assert_eq!(places(first).len(), 9);
        in_register("acies-rome-gauls", What::Cards, paper, (63.0, 88.0));
    }
}

#[test]
fn every_card_of_both_decks_is_printed_with_its_words() {
    let request = request(&[What::Cards]);
    let document = document(&battle("acies-rome-gauls"), &request).expect("it is printed");
    // Long names take two lines.
    let cards: Vec<String> = document
        .sheets()
        .step_by(2)
        .flat_map(|sheet| (0..places(sheet).len()).map(|piece| written(sheet, piece).join(" ")))
        .collect();
    let decks = ["rome-1800", "gauls-1800"];
    let decks = deck::built_in().iter().filter(|deck| decks.contains(&deck.deck.as_str()));
    for (id, n) in decks.flat_map(|deck| &deck.units) {
        let unit = stock().units.iter().find(|unit| unit.id == *id).expect("it is a card");
        let name = unit.name.get(Language::ENGLISH);
        let found = cards.iter().filter(|card| card.starts_with(&format!("{name} "))).count();
        assert!(found >= usize::from(*n), "{name}: {cards:?}");
    }
    // What a card of tactics does is on it to its end.
    let overrun = cards.iter().find(|card| card.starts_with("Overrun ")).expect("it is in a deck");
    assert!(overrun.contains("Adds 2 to the total."), "{overrun}");
}

#[test]
fn both_faces_of_a_counter_are_printed() {
    let port = session::new(battle("acre"), 0).expect("it has no faults");
    let board = port.board(None).expect("a board");
    let document = document(&battle("acre"), &request(&[What::Counters])).expect("it is printed");
    let sheets: Vec<&Sheet> = document.sheets().collect();
    let first = &board.counters[0];
    let (front, back) = (&first.front, first.back.as_ref().expect("a back"));
    assert!(written(sheets[0], 0).contains(&front.strength.to_string()));
    assert!(written(sheets[1], 0).contains(&back.strength.to_string()));
    assert!(written(sheets[1], 0).contains(&back.ma.to_string()));
}
