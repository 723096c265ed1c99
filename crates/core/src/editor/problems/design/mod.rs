//! Finds what a designer would say of a battle that can be played.
//!
//! | file | what it looks for |
//! | --- | --- |
//! | `closed_ground.rs` | hexes that may be entered, and where no unit can come |
//! | `winning.rs` | a side that cannot win |
//! | `waiting_counters.rs` | counters that never arrive |
//! | `set_up_room.rs` | zones of set-up of which every hex is needed |
//! | `table_columns.rs` | columns that are worse than the ones before |
//! | `idle_parts.rs` | options, zones and cards that nothing uses, and rivers that an option leaves out |
//! | `nameless.rs` | things without a name |
//! | `odd_numbers.rs` | numbers that no battle has |

mod closed_ground;
mod idle_parts;
mod nameless;
mod odd_numbers;
mod set_up_room;
mod table_columns;
mod waiting_counters;
mod winning;

use super::Warning;
use crate::editor::Node;
use crate::scenario::acies::deck;
use crate::scenario::{Scenario, parse};

/// What is to be said of a content without faults.
pub(super) fn warnings(content: &Node) -> Vec<Warning> {
    let Ok(scenario) = parse::from_value(&content.value()) else { return Vec::new() };
    let finders: [fn(&Scenario, &Node) -> Vec<Warning>; 8] = [
        winning::warnings,
        closed_ground::warnings,
        waiting_counters::warnings,
        set_up_room::warnings,
        table_columns::warnings,
        idle_parts::warnings,
        nameless::warnings,
        odd_numbers::warnings,
    ];
    finders.into_iter().flat_map(|finder| finder(&scenario, content)).collect()
}

/// What is to be said of a deck without faults.
pub(super) fn of_deck(content: &Node) -> Vec<Warning> {
    let deck = deck::from_value(content.value());
    deck.map_or_else(|_| Vec::new(), |deck| nameless::of_deck(&deck, content))
}
