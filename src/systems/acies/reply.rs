//! ACIES 17.4: windows for replies out of a hidden hand come up whether anything fits or not, unless the option
//! `fast_windows` says otherwise: only what everybody can see may close them.

use super::scene::Scene;
use super::state::State;
use crate::kernel::Side;

/// Whether a side is asked for a reply; `fits` says whether its hand has one.
#[must_use]
pub fn is_asked(scene: &Scene, s: &State, side: Side, fits: bool) -> bool {
    if scene.options.fast_windows { fits } else { !s.of(side).hand.is_empty() }
}
