//! Counters that are set up by hand: whoever is dragged, from beside the board or on it, stands where he is let go.

use super::board_index::BoardIndex;
use super::marching::Halt;
use gonfalon_core::board::Hex;
use gonfalon_core::session::Port;
use gonfalon_core::view::{Choice, ChoiceKind, Target};

/// The counter that a choice is of.
fn unit_of(port: &dyn Port, choice: &Choice) -> Option<String> {
    let told = || port.action(choice.id)?.get("unit")?.as_str().map(str::to_owned);
    choice.subject.clone().or_else(told)
}

fn hex_of(port: &dyn Port, choice: &Choice) -> Option<Hex> {
    let named = || match &choice.target {
        Target::Hex(label) => port.map()?.hex(label),
        _ => None,
    };
    choice.hex.or_else(named)
}

/// The choice by which a counter is taken up from where it stands. A move that can be taken back is none: it began elsewhere.
fn lifts(port: &dyn Port, unit: &str, at: Option<Hex>) -> Option<usize> {
    let of = |choice: &&Choice| {
        choice.kind == ChoiceKind::TakeBack
            && at.is_some()
            && hex_of(port, choice) == at
            && unit_of(port, choice).as_deref() == Some(unit)
    };
    port.choices().iter().find(of).map(|choice| choice.id)
}

fn picks(port: &dyn Port, unit: &str) -> Option<usize> {
    let of = |choice: &&Choice| {
        choice.kind == ChoiceKind::Select
            && matches!(&choice.target, Target::Unit(id) if id == unit)
    };
    port.choices().iter().find(of).map(|choice| choice.id)
}

/// The counter that is put on the board next.
#[must_use]
pub fn next(port: &dyn Port) -> Option<String> {
    let place = port.choices().iter().find(|choice| choice.kind == ChoiceKind::Place)?;
    unit_of(port, place)
}

/// Whether a counter is being set up now: it comes onto the board, or is taken up from it.
#[must_use]
pub fn is_set_up(port: &dyn Port, board_index: &BoardIndex, unit: &str) -> bool {
    let Some(counter) = board_index.get(unit) else { return false };
    let enters = || picks(port, unit).is_some() || next(port).as_deref() == Some(unit);
    lifts(port, unit, counter.at).is_some() || counter.at.is_none() && enters()
}

/// Puts a counter on a hex, from beside the board or from where it stands.
///
/// # Errors
/// Why it can't stand there; then it is where it was.
pub fn set_up(port: &mut dyn Port, unit: &str, from: Option<Hex>, to: Hex) -> Result<(), Halt> {
    let start = port.steps();
    if let Some(lift) = lifts(port, unit, from) {
        // It was offered a moment ago.
        let _ = port.choose(lift);
    }
    if let Some(pick) = picks(port, unit).filter(|_| next(port).as_deref() != Some(unit)) {
        let _ = port.choose(pick);
    }
    let there = |choice: &&Choice| {
        choice.kind == ChoiceKind::Place
            && hex_of(port, choice) == Some(to)
            && unit_of(port, choice).as_deref() == Some(unit)
    };
    let place = port.choices().iter().find(there).map(|choice| choice.id);
    if place.is_some_and(|place| port.choose(place).is_ok()) {
        return Ok(());
    }
    let label = port.map().map(|map| map.label(to).to_owned()).unwrap_or_default();
    let about = Target::Hex(label);
    let refusals = port.why_not(&about);
    while port.steps() > start && port.undo_over_barrier().is_ok() {}
    Err(Halt { about, refusals })
}
