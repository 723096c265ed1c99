//! What forms remember between frames.

use egui::Id;
use gonfalon_core::editor::{Document, Pointer};
use gonfalon_core::kernel::System;
use gonfalon_core::reference::Library;
use gonfalon_core::scenario::option_use::is_used;
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
    /// Options of whose matter the battle has nothing.
    pub idle_options: Vec<String>,
    /// The revision that they are of.
    looked: Option<u64>,
}

impl FormState {
    /// Looks which options the battle has nothing of; what can't be read as a battle leaves them as they were.
    pub fn look_for_idle_options(&mut self, document: &Document, system: System) {
        if self.looked == Some(document.revision()) {
            return;
        }
        self.looked = Some(document.revision());
        let Ok(scenario) = document.scenario() else { return };
        let names = Library::of(system).options.iter().map(|option| option.name.clone());
        self.idle_options = names.filter(|name| !is_used(&scenario, name)).collect();
    }
}
