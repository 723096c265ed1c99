//! Who speaks.

use super::super::scene::Scene;

/// A scene with the language in which it is spoken of.
pub type Localizer<'a> = crate::view::Localizer<'a, Scene>;
