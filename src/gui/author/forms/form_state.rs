//! What forms remember between frames.

use crate::editor::Pointer;
use egui::Id;
use std::collections::BTreeMap;

/// What forms remember.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct FormState {
    /// The part of the file that is shown.
    pub shown: Option<Pointer>,
    /// A place that is to be opened and brought into sight.
    pub seek: Option<Pointer>,
    /// The place whose value is being typed.
    pub typing: Option<Pointer>,
    /// The place of an id that is being typed, with what it was before.
    pub renamed: Option<(Pointer, String)>,
    /// The field that had the keyboard when typing began.
    pub focus: Option<Id>,
    /// Names that are being written for new entries, by the place of their table.
    pub names: BTreeMap<String, String>,
    /// What is wrong with the document, by its place, in words.
    pub faults: Vec<(Pointer, String)>,
    /// Only fields with these letters in their names or help are shown.
    pub search: String,
}
