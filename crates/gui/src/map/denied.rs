//! Why nothing can be done at the hex under the pointer: worked out once for a hex.

use gonfalon_core::board::Hex;
use gonfalon_core::view::Refusal;

/// What was last found out.
#[derive(Default)]
pub struct Denied {
    of: Option<(u64, Hex)>,
    refusals: Vec<Refusal>,
}

impl Denied {
    /// The first reason why what is in hand can do nothing at a hex, in a state of the game with this number.
    pub fn reason(
        &mut self,
        of: (u64, Hex),
        find: impl FnOnce() -> Vec<Refusal>,
    ) -> Option<&Refusal> {
        if self.of.replace(of) != Some(of) {
            self.refusals = find();
        }
        self.refusals.first()
    }
}
