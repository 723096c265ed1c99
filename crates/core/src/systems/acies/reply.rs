//! ACIES 17.1, 17.4: whether a side is asked for a card of its hidden hand is a question to the table, not to the hand: it
//! comes up wherever such a card could be played, held or not, unless the option `fast_windows` says otherwise. Whoever
//! is asked, or passed over, betrays nothing.

use super::scene::Scene;
use super::state::State;
use crate::kernel::Side;

/// Whether a side is asked. `could` says whether, for all that everybody can see, a card might be played here; `fits`
/// whether the hand has one.
pub fn is_asked(
    scene: &Scene,
    s: &State,
    side: Side,
    could: bool,
    fits: impl FnOnce() -> bool,
) -> bool {
    could && !s.of(side).hand.is_empty() && (!scene.options.fast_windows || fits())
}
