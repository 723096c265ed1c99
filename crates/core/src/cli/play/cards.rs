//! A table of cards in the terminal: the field column by column, the hands and piles.

use crate::cli::print;
use crate::kernel::Side;
use crate::say;
use crate::session::Port;
use crate::view::{
    CardFace, CardTableView, CellView, FieldCard, HeldCard, HoldingView, Line, Stance, Target,
};
use crate::words::Language;
use std::collections::BTreeMap;

/// The field and what everybody holds, as a side may see it; nothing for games without cards.
pub fn table(game: &dyn Port, viewer: Option<Side>) -> String {
    let Some(cards) = game.table(viewer).cards else { return String::new() };
    let mut out = field(game, &cards);
    for holding in &cards.holdings {
        out.push_str(&held(game, holding));
    }
    out
}

/// What a name points at on a table of cards: a cell, or a card of the hand by its id.
pub fn target(game: &dyn Port, viewer: Option<Side>, name: &str) -> Option<Target> {
    let cards = game.table(viewer).cards?;
    if let Some(cell) = cards.cells.iter().find(|cell| cell.id.eq_ignore_ascii_case(name)) {
        return Some(Target::Cell(cell.id.clone()));
    }
    let mut held = cards.holdings.iter().flat_map(|holding| &holding.hand);
    let found = held.any(|card| card.face.as_ref().is_some_and(|face| face.id == name));
    found.then(|| Target::Card(name.to_owned()))
}

fn field(game: &dyn Port, cards: &CardTableView) -> String {
    let language = game.language();
    let zone = |column: u8| {
        let zone = cards.zones.iter().find(|z| (z.columns.0..=z.columns.1).contains(&column));
        zone.map_or("", |zone| zone.name.as_str())
    };
    let mut columns: BTreeMap<u8, [String; 3]> = BTreeMap::new();
    for cell in &cards.cells {
        if let Some(card) = &cell.card {
            let row = columns.entry(cell.column).or_default();
            row[place(cell)] = format!("{} {}", cell.id, named(card, language));
        }
    }
    if columns.is_empty() {
        return say!(language, "cli-field-empty") + "\n";
    }
    let [a, b] = Side::ALL.map(|side| game.side_name(side).to_owned());
    let head = [say!(language, "cli-head-zone"), b, say!(language, "cli-head-melee"), a];
    let row =
        |(column, [b, melee, a]): (u8, [String; 3])| vec![zone(column).to_owned(), b, melee, a];
    print::table(&head, &columns.into_iter().map(row).collect::<Vec<_>>())
}

fn place(cell: &CellView) -> usize {
    match cell.line {
        Line::First(Side::B) => 0,
        Line::Melee => 1,
        Line::First(Side::A) => 2,
    }
}

fn named(card: &FieldCard, language: Language) -> String {
    let name = card.face.as_ref().map_or("?", |face| face.name.as_str());
    let markers = if card.markers > 0 { format!(" -{}", card.markers) } else { String::new() };
    let stance = match card.stance {
        Stance::Upright => String::new(),
        Stance::Turned => say!(language, "cli-stance-turned"),
        Stance::FlankingWest => say!(language, "cli-stance-west"),
        Stance::FlankingEast => say!(language, "cli-stance-east"),
    };
    let stance = if stance.is_empty() { stance } else { format!(" ({stance})") };
    format!("{name}{markers}{stance}")
}

fn held(game: &dyn Port, holding: &HoldingView) -> String {
    let language = game.language();
    let (side, points) = (game.side_name(holding.side), holding.flank_points);
    let (deck, reserve) = (holding.deck, holding.reserve.len());
    let lost = holding.casualties.len() + holding.face_down;
    let piles = say!(
        language,
        "cli-piles",
        side = side,
        deck = deck,
        reserve = reserve,
        lost = lost,
        points = points,
    );
    let hand = say!(language, "cli-hand", cards = hand(&holding.hand));
    print::wrapped(&format!("{piles} {hand}"), print::WIDTH)
}

/// The cards of a hand, each kind once; hidden ones as a number.
fn hand(cards: &[HeldCard]) -> String {
    let mut kinds: BTreeMap<&str, (&CardFace, usize)> = BTreeMap::new();
    for face in cards.iter().filter_map(|card| card.face.as_ref()) {
        kinds.entry(&face.id).or_insert((face, 0)).1 += 1;
    }
    let hidden = cards.iter().filter(|card| card.face.is_none()).count();
    let name = |(face, count): &(&CardFace, usize)| match count {
        1 => face.name.clone(),
        _ => format!("{count} {}", face.name),
    };
    let mut parts: Vec<String> = kinds.values().map(name).collect();
    if hidden > 0 {
        parts.push(format!("{hidden} ?"));
    }
    parts.join(", ")
}
