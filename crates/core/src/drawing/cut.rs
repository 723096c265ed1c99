//! The triangles of an outline that is drawn again and again.

use std::sync::{Arc, OnceLock};

/// The triangles that fill an outline, three places among its corners each: the same wherever it lies and however large it
/// is. Whoever needs them first finds them, for all who draw the outline after him.
#[derive(Clone, Debug, Default)]
pub struct Cut(Arc<OnceLock<Vec<u32>>>);

impl Cut {
    /// The triangles, found now if nobody needed them before.
    pub fn triangles(&self, find: impl FnOnce() -> Vec<u32>) -> &[u32] {
        self.0.get_or_init(find)
    }
}

/// Whether they are found already makes no difference.
impl PartialEq for Cut {
    fn eq(&self, _: &Cut) -> bool {
        true
    }
}
