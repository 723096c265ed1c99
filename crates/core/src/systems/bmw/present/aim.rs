//! What on the table an action is offered at.

use super::super::action::Action;
use super::super::scene::Scene;
use super::super::special;
use super::super::state::State;
use crate::board::Hex;
use crate::kernel::UnitId;

/// A place to click.
pub enum Aim {
    /// A counter.
    Unit(UnitId),
    /// A hex.
    Hex(Hex),
    /// A button.
    Button {
        /// Its word.
        word: &'static str,
        /// The counter that it is about; it is shown beside its hex, too.
        of: Option<UnitId>,
        /// The leader who helps, where several buttons differ by him alone.
        by: Option<UnitId>,
    },
}

impl Aim {
    /// The hex where it is offered.
    #[must_use]
    pub fn hex(&self, s: &State) -> Option<Hex> {
        match self {
            Aim::Hex(hex) => Some(*hex),
            Aim::Unit(unit) | Aim::Button { of: Some(unit), .. } => s.hex(*unit),
            Aim::Button { of: None, .. } => None,
        }
    }
}

/// The id of a button.
#[must_use]
pub fn button(scene: &Scene, word: &str, of: Option<UnitId>, by: Option<UnitId>) -> String {
    let id = |unit: UnitId| scene.counter(unit).id.as_str();
    match (word, of) {
        ("karr-wa-farr" | "stays", Some(unit)) => format!("{word} {}", id(unit)),
        ("rally", Some(unit)) => format!("{word} {} {}", id(unit), by.map_or("alone", id)),
        _ => word.to_owned(),
    }
}

/// What an action is offered at.
#[must_use]
pub fn aim(s: &State, action: &Action) -> Aim {
    let word = |word| Aim::Button { word, of: None, by: None };
    let about = |word, unit: UnitId| Aim::Button { word, of: Some(unit), by: None };
    match action {
        Action::Place { hex, .. } | Action::PlaceRally { hex, .. } => Aim::Hex(*hex),
        Action::Move { unit, path, .. }
        | Action::RetreatBeforeCombat { unit, path }
        | Action::Retreat { unit, path }
        | Action::Advance { unit, path }
        | Action::LeaderRetreat { leader: unit, path } => match (path.last(), s.hex(*unit)) {
            (Some(&hex), _) | (None, Some(hex)) => Aim::Hex(hex),
            (None, None) => Aim::Unit(*unit),
        },
        Action::Select { unit }
        | Action::Flip { unit }
        | Action::Engage { unit }
        | Action::Release { unit }
        | Action::Stand { unit }
        | Action::Lose { unit }
        | Action::LeaderGoes { leader: unit }
        | Action::ReorgRoll { unit }
        | Action::Fire { target: unit, .. } => Aim::Unit(*unit),
        Action::TakeUp { unit } => about("take-up", *unit),
        Action::LeaderStays { leader } => about("stays", *leader),
        Action::SkipReorg { unit } => about("skip-reorg", *unit),
        Action::SetUpHistorically => word("set-up-historically"),
        Action::SetUpDone => word("set-up-done"),
        Action::PutBack => word("put-back"),
        Action::EndMovement => word("end-movement"),
        Action::EndFire => word("end-fire"),
        Action::Commit => word("commit"),
        Action::CallOff => word("call-off"),
        Action::Attack { .. } => word("attack"),
        Action::EndCombat => word("end-combat"),
        Action::Hold => word("hold"),
        Action::Rally => word("rally"),
        Action::NoRally => word("no-rally"),
        _ => {
            let own = special::ALL.iter().find_map(|rule| rule.aim(action));
            let button = || special_buttons().find(|(_, of)| of == action).map(|(it, _)| word(it));
            own.or_else(button).expect("every answer of a special rule is offered somewhere")
        }
    }
}

/// The answers to special rules that are plain buttons, with the buttons' words.
pub fn special_buttons() -> impl Iterator<Item = &'static (&'static str, Action)> {
    special::ALL.iter().flat_map(|rule| rule.buttons())
}
