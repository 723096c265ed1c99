//! Attacks in which several may take part: the counters that were chosen on the map say which of them is meant.

use super::super::game_table::View;
use gonfalon_core::board::Hex;
use gonfalon_core::view::Choice;
use std::collections::BTreeSet;

/// Whether choices are the same attack, carried out by fewer or by more.
#[must_use]
pub fn are(choices: &[&Choice]) -> bool {
    let [first, rest @ ..] = choices else { return false };
    let same = |choice: &&Choice| choice.hex == first.hex && choice.kind == first.kind;
    !first.from.is_empty() && !rest.is_empty() && rest.iter().all(same)
}

/// Of several such attacks the one of those who were chosen; everything, if nobody was or they can't attack like that.
#[must_use]
pub fn of_chosen(view: &View, chosen: &[String], ids: Vec<usize>) -> Vec<usize> {
    let stands = |unit: &String| view.snapshot.board_index.get(unit)?.at;
    let wanted: BTreeSet<Hex> = chosen.iter().filter_map(stands).collect();
    let choices = view.port.choices();
    let fits = |id: &&usize| {
        let from = &choices[**id].from;
        !from.is_empty() && from.iter().copied().collect::<BTreeSet<_>>() == wanted
    };
    let meant: Vec<usize> = ids.iter().filter(fits).copied().collect();
    if meant.is_empty() { ids } else { meant }
}
