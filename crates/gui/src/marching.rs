//! Several counters that move with one choice: each by its own legal move, one after the other; all of them, or none.

use super::snapshot::View;
use gonfalon_core::board::Hex;
use gonfalon_core::session::Port;
use gonfalon_core::view::{Choice, ChoiceKind, CounterKind, Refusal, Target};

/// Where a counter is to go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Leg {
    /// Its id.
    pub unit: String,
    /// The hex in which its move ends.
    pub to: Hex,
}

/// Who can't go, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Halt {
    /// The counter, or the hex that it can't reach.
    pub about: Target,
    /// The reasons.
    pub refusals: Vec<Refusal>,
}

/// Moves counters by their own legal moves, in the order in which they can go: one may make room for another.
///
/// # Errors
/// Who can't go, and why; then nobody has moved.
pub fn march(port: &mut dyn Port, legs: &[Leg]) -> Result<(), Halt> {
    let start = port.steps();
    let mut left: Vec<&Leg> = legs.iter().collect();
    while !left.is_empty() {
        let mut halts = Vec::new();
        let gone = left.iter().position(|leg| match go(port, leg) {
            Ok(()) => true,
            Err(halt) => {
                halts.push(halt);
                false
            }
        });
        let Some(gone) = gone else {
            let culprit = culprit(port, &left);
            while port.steps() > start && port.undo_over_barrier().is_ok() {}
            return halts.into_iter().nth(culprit).map_or(Ok(()), Err);
        };
        left.remove(gone);
    }
    if legs.len() > 1 {
        end_last(port, legs);
    }
    Ok(())
}

/// The others have been put down for those after them: so is the last, which could go on alone.
fn end_last(port: &mut dyn Port, legs: &[Leg]) {
    let goes_on = port.prompt().selected.as_ref();
    let finish = port.choices().iter().find(|choice| choice.kind == ChoiceKind::Finish);
    if let (Some(unit), Some(finish)) = (goes_on, finish.map(|choice| choice.id))
        && legs.iter().any(|leg| leg.unit == *unit)
    {
        // It was offered a moment ago.
        let _ = port.choose(finish);
    }
}

/// Who of those that can't go is not only waiting for another of them to leave his hex.
fn culprit(port: &dyn Port, left: &[&Leg]) -> usize {
    let Some(board) = port.board(None) else { return 0 };
    let place = |leg: &&Leg| board.counters.iter().find(|c| c.id == leg.unit).and_then(|c| c.at);
    let taken: Vec<Option<Hex>> = left.iter().map(place).collect();
    left.iter().position(|leg| !taken.contains(&Some(leg.to))).unwrap_or(0)
}

/// Moves one counter.
fn go(port: &mut dyn Port, leg: &Leg) -> Result<(), Halt> {
    let unit = Target::Unit(leg.unit.clone());
    if port.prompt().selected.as_ref() != Some(&leg.unit) {
        put_back(port);
        let picks = |c: &&Choice| c.kind == ChoiceKind::Select && c.target == unit;
        let pick = port.choices().iter().find(picks).map(|choice| choice.id);
        if pick.is_none_or(|pick| port.choose(pick).is_err()) {
            return Err(Halt { refusals: port.why_not(&unit), about: unit });
        }
    }
    let moves = |c: &&Choice| c.kind == ChoiceKind::Move && c.hex == Some(leg.to);
    let there = port.choices().iter().find(moves).map(|choice| choice.id);
    if there.is_some_and(|there| port.choose(there).is_ok()) {
        return Ok(());
    }
    let label = port.map().map(|map| map.label(leg.to).to_owned()).unwrap_or_default();
    let refusals = port.why_not(&Target::Hex(label));
    put_back(port);
    Err(Halt { about: unit, refusals })
}

/// The choice by which the picked counter is put back or, once it has moved, stays where it is.
#[must_use]
pub fn put_down(port: &dyn Port) -> Option<usize> {
    let of = |kind| port.choices().iter().find(|choice| choice.kind == kind);
    of(ChoiceKind::Cancel).or_else(|| of(ChoiceKind::Finish)).map(|choice| choice.id)
}

fn put_back(port: &mut dyn Port) {
    if let Some(back) = put_down(port) {
        // Where it can't be put back, what comes next says so.
        let _ = port.choose(back);
    }
}

/// The counters that are chosen to move together, the picked one first; nobody where the picked one is not among them.
#[must_use]
pub fn together(port: &dyn Port, chosen: &[String]) -> Vec<String> {
    let lead = port.prompt().selected.as_ref();
    let Some(lead) = lead.filter(|lead| chosen.len() > 1 && chosen.contains(lead)) else {
        return Vec::new();
    };
    let others = chosen.iter().filter(|unit| *unit != lead).cloned();
    std::iter::once(lead.clone()).chain(others).collect()
}

/// The legs of counters that go the same way as the first of them.
#[must_use]
pub fn side_by_side(view: &View, units: &[String], to: Hex) -> Option<Vec<Leg>> {
    let grid = &view.snapshot.map.as_ref()?.map.grid;
    let at = |unit: &String| view.snapshot.board_index.get(unit)?.at;
    let from = at(units.first()?)?;
    let leg =
        |unit: &String| Some(Leg { unit: unit.clone(), to: grid.shifted(at(unit)?, from, to)? });
    units.iter().map(leg).collect()
}

/// The legs of counters that follow the first along its way, each to the hex behind the one before it.
#[must_use]
pub fn in_column(view: &View, units: &[String], to: Hex, way: &[Hex]) -> Option<Vec<Leg>> {
    let from = view.snapshot.board_index.get(units.first()?)?.at?;
    let whole: Vec<Hex> = std::iter::once(from).chain(way.iter().copied()).collect();
    let end = whole.iter().rposition(|&hex| hex == to)?;
    let leg = |(k, unit): (usize, &String)| {
        Some(Leg { unit: unit.clone(), to: *whole.get(end.checked_sub(k)?)? })
    };
    units.iter().enumerate().map(leg).collect()
}

/// The leaders in the hex of a picked unit who do not go along anyway: they may.
#[must_use]
pub fn leaders_with(view: &View, unit: &str) -> Vec<String> {
    let board_index = &view.snapshot.board_index;
    let Some(own) = board_index.get(unit).filter(|own| own.kind != CounterKind::Leader) else {
        return Vec::new();
    };
    let here = own.at.map(|hex| board_index.here(hex)).unwrap_or_default();
    let counters = here.iter().map(|&index| &board_index.board.counters[index]);
    let along = &view.port.prompt().along;
    let leads = counters.filter(|c| c.kind == CounterKind::Leader && c.side == own.side);
    let leads = leads.filter(|leader| !along.contains(&leader.id));
    leads.map(|leader| leader.id.clone()).collect()
}

/// What counters that can be picked up could do to a hex then: each gesture with what follows it, and whose it is.
#[must_use]
pub fn onto(port: &dyn Port, hex: Hex) -> Vec<(usize, Choice)> {
    let picks = port.choices().iter().filter(|choice| choice.kind == ChoiceKind::Select);
    let acts = |choice: &Choice| {
        use ChoiceKind::{Charge, Engage, Fire, Strike};
        choice.hex == Some(hex) && matches!(choice.kind, Charge | Engage | Fire | Strike)
    };
    picks
        .flat_map(|pick| {
            let then = port.offered_after(pick.id).into_iter().filter(acts);
            then.map(move |choice| (pick.id, choice))
        })
        .collect()
}

/// The counters that can be picked up now, in the order of their hexes.
#[must_use]
pub fn movers(port: &dyn Port) -> Vec<String> {
    let able = |choice: &Choice| match (choice.kind, &choice.target) {
        (ChoiceKind::Select, Target::Unit(id)) => Some((choice.hex, id.clone())),
        // Who shoots is picked before the target.
        (ChoiceKind::Fire, _) => Some((None, choice.subject.clone()?)),
        _ => None,
    };
    let mut movers: Vec<(Option<Hex>, String)> = port.choices().iter().filter_map(able).collect();
    movers.sort();
    movers.dedup();
    movers.into_iter().map(|(_, id)| id).collect()
}
