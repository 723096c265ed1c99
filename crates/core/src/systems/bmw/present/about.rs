//! What a choice is about.

use super::super::action::Path;
use crate::kernel::{Rule, UnitId};
use crate::view::ChoiceKind;

/// What a choice is about, besides its action.
pub struct About {
    /// The counter that acts.
    pub subject: Option<UnitId>,
    /// The hexes that it enters.
    pub path: Path,
    /// Movement points left afterwards.
    pub left: Option<u8>,
    /// The choice in words.
    pub label: String,
    /// The rule that allows it.
    pub rule: Rule,
    /// How it is shown.
    pub kind: ChoiceKind,
}

impl About {
    /// A choice about no counter in particular.
    #[must_use]
    pub fn plain(label: String, rule: Rule, kind: ChoiceKind) -> About {
        About { subject: None, path: Path::new(), left: None, label, rule, kind }
    }

    /// A choice about a counter.
    #[must_use]
    pub fn on_unit(unit: UnitId, label: String, rule: Rule, kind: ChoiceKind) -> About {
        About { subject: Some(unit), ..About::plain(label, rule, kind) }
    }
}
