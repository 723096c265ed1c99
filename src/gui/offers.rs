//! The offered choices, sorted by where they are shown.

use super::standing::Standing;
use crate::board::Hex;
use crate::view::{Choice, Look, MapView, Target};
use std::collections::HashMap;

/// Numbers of choices, by place.
#[derive(Clone, Debug, Default)]
pub struct Offers {
    /// Those that point at a hex, or at a counter in it.
    pub by_hex: HashMap<Hex, Vec<usize>>,
    /// Those that are buttons, the primary one first.
    pub buttons: Vec<usize>,
    /// Those that point at counters off the map.
    pub off_map: Vec<usize>,
    /// Those that point at the map.
    pub on_map: Vec<usize>,
    /// The obvious next step.
    pub primary: Option<usize>,
    /// What puts back or cancels.
    pub cancel: Option<usize>,
}

impl Offers {
    /// Sorts the choices.
    #[must_use]
    pub fn sort(choices: &[Choice], map: Option<&MapView>, standing: &Standing) -> Offers {
        let mut offers = Offers::default();
        for choice in choices {
            match (place(choice, map, standing), &choice.target) {
                (Some(hex), _) => {
                    offers.by_hex.entry(hex).or_default().push(choice.id);
                    offers.on_map.push(choice.id);
                }
                (None, Target::Unit(_) | Target::Hex(_)) => offers.off_map.push(choice.id),
                (None, Target::Button(_)) => offers.buttons.push(choice.id),
            }
        }
        let look = |id: &usize| choices[*id].look;
        offers.buttons.sort_by_key(|id| rank(look(id)));
        offers.primary = offers.buttons.iter().copied().find(|id| look(id) != Look::Cancel);
        offers.cancel = offers.buttons.iter().copied().find(|id| look(id) == Look::Cancel);
        offers
    }
}

/// The hex that a choice is shown in.
#[must_use]
pub fn place(choice: &Choice, map: Option<&MapView>, standing: &Standing) -> Option<Hex> {
    match &choice.target {
        Target::Button(_) => None,
        Target::Hex(label) => choice.hex.or_else(|| map?.hex(label)),
        Target::Unit(id) => choice.hex.or_else(|| standing.get(id)?.at),
    }
}

fn rank(look: Look) -> u8 {
    match look {
        Look::Commit => 0,
        Look::Roll => 1,
        Look::Decide => 2,
        Look::Cancel => 9,
        Look::Pass => 8,
        _ => 3,
    }
}
