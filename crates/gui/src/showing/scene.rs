//! The board at the moment of a happening: an action may have many, one after the other, and the engine knows the boards before
//! and after it alone.

use super::happening::Happening;
use crate::board_index::BoardIndex;
use crate::snapshot::Past;
use gonfalon_core::kernel::Side;
use gonfalon_core::session::Port;
use gonfalon_core::view::{BoardView, CardTableView, Sign};

/// The board when the happening with this number is on show; none when it is as now.
#[must_use]
pub fn of(
    port: &dyn Port,
    viewer: Option<Side>,
    happenings: &[Happening],
    at: usize,
) -> Option<Past> {
    let current = happenings.get(at)?;
    let same = |happening: &&Happening| happening.step == current.step;
    let last = !happenings[at + 1..].iter().any(|later| same(&later));
    let lost_card = current.sign == Sign::Lost && port.hides_cards();
    if last && !lost_card {
        let after = current.step + 1;
        return (after < port.steps()).then(|| Past::of(port, after, viewer)).flatten();
    }
    let mut table = port.table_at(current.step, viewer);
    let mut cards = table.cards.take();
    let mut board = port.board_at(current.step, viewer);
    for (number, happening) in happenings[..=at].iter().enumerate().filter(|(_, h)| same(h)) {
        if let Some(board) = &mut board {
            on_board(port, board, happening);
        }
        // A card that is lost lies there until it has been shown.
        if let Some(cards) = cards.as_deref_mut().filter(|_| number < at || !lost_card) {
            on_cards(cards, happening);
        }
    }
    let board_index = BoardIndex::new(board.unwrap_or_default());
    Some(Past { step: current.step, board_index, table, cards })
}

/// Counters go their ways, and leave.
fn on_board(port: &dyn Port, board: &mut BoardView, happening: &Happening) {
    let hex = |label: &str| port.map()?.hex(label);
    for way in &happening.came {
        let to = way.places.last().and_then(|label| hex(label));
        for counter in board.counters.iter_mut().filter(|c| way.units.contains(&c.id)) {
            counter.at = to;
        }
    }
    let end = happening.place().and_then(hex);
    for counter in board.counters.iter_mut().filter(|c| happening.units.contains(&c.id)) {
        match happening.sign {
            Sign::Way => counter.at = end,
            Sign::Lost => counter.at = None,
            _ => counter.at = counter.at.or(end),
        }
    }
}

/// Cards go their ways, and leave.
fn on_cards(cards: &mut CardTableView, happening: &Happening) {
    let mut cell = |name: Option<&String>| {
        let cells = &mut cards.cells;
        name.and_then(|name| cells.iter().position(|cell| cell.id == *name))
    };
    let (from, to) = (cell(happening.places.first()), cell(happening.places.last()));
    match (happening.sign, from, to) {
        (Sign::Way, Some(from), Some(to)) if from != to => {
            cards.cells[to].card = cards.cells[from].card.take();
        }
        (Sign::Lost, Some(at), _) => cards.cells[at].card = None,
        _ => {}
    }
}
