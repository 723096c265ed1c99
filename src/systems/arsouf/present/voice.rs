//! Who speaks.

use super::super::scene::Scene;

/// A scene with the language in which it is spoken of.
pub type Voice<'a> = crate::view::Voice<'a, Scene>;
