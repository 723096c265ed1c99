//! Which texts stand where in a file, and their translations.

use super::Text;
use super::acies::AciesData;
use super::acies::deck::{DeckFile, DeckRef};
use super::map_file::{MapFile, Place, Road, Zone};
use super::model::{Facts, Scenario, SideData};
use super::provenance::Provenance;
use crate::words;
use serde::{Deserialize, Deserializer};
use std::collections::BTreeMap;

/// Something that holds texts.
pub trait Texts {
    /// Visits every text with its place, such as `bmw/units/C1/name`: the names of fields, and for items of lists
    /// their id or, if they have none, their number.
    fn texts(&mut self, at: &str, visit: &mut dyn FnMut(&str, &mut Text));

    /// Its id, if it has one.
    fn id(&self) -> Option<&str> {
        None
    }

    /// Translates the texts by what the languages have for this file, such as `scenarios/acre`.
    fn translate(&mut self, file: &str) {
        for (language, overlay) in words::translations(file) {
            self.texts("", &mut |at, text| {
                if let Some(translation) = overlay.get(at) {
                    text.translate(language, translation);
                }
            });
        }
    }
}

/// A place inside another.
pub fn inside(at: &str, name: &str) -> String {
    if at.is_empty() { name.to_owned() } else { format!("{at}/{name}") }
}

impl Texts for Text {
    fn texts(&mut self, at: &str, visit: &mut dyn FnMut(&str, &mut Text)) {
        visit(at, self);
    }
}

impl<T: Texts> Texts for Option<T> {
    fn texts(&mut self, at: &str, visit: &mut dyn FnMut(&str, &mut Text)) {
        if let Some(it) = self {
            it.texts(at, visit);
        }
    }
}

impl<T: Texts> Texts for [T] {
    fn texts(&mut self, at: &str, visit: &mut dyn FnMut(&str, &mut Text)) {
        for (number, item) in self.iter_mut().enumerate() {
            let place = match item.id() {
                Some(id) => inside(at, id),
                None => inside(at, &number.to_string()),
            };
            item.texts(&place, visit);
        }
    }
}

impl<T: Texts> Texts for Vec<T> {
    fn texts(&mut self, at: &str, visit: &mut dyn FnMut(&str, &mut Text)) {
        self.as_mut_slice().texts(at, visit);
    }
}

impl<T: Texts, const N: usize> Texts for [T; N] {
    fn texts(&mut self, at: &str, visit: &mut dyn FnMut(&str, &mut Text)) {
        self.as_mut_slice().texts(at, visit);
    }
}

impl<T: Texts> Texts for BTreeMap<String, T> {
    fn texts(&mut self, at: &str, visit: &mut dyn FnMut(&str, &mut Text)) {
        for (name, item) in self {
            item.texts(&inside(at, name), visit);
        }
    }
}

impl Texts for DeckRef {
    fn texts(&mut self, at: &str, visit: &mut dyn FnMut(&str, &mut Text)) {
        if let DeckRef::Whole(deck) = self {
            deck.texts(at, visit);
        }
    }
}

/// Names the fields that hold texts, the field that is the id, and a field whose own fields stand beside them.
macro_rules! texts {
    ($($kind:ty $([$id:ident])? { $($field:ident),+ $(, ..$spread:ident)? $(,)? })+) => {
        $(impl $crate::scenario::texts::Texts for $kind {
            fn texts(&mut self, at: &str, visit: &mut dyn FnMut(&str, &mut $crate::scenario::Text)) {
                $({
                    let place = $crate::scenario::texts::inside(at, stringify!($field));
                    $crate::scenario::texts::Texts::texts(&mut self.$field, &place, visit);
                })+
                $($crate::scenario::texts::Texts::texts(&mut self.$spread, at, visit);)?
            }
            $(fn id(&self) -> Option<&str> {
                Some(&self.$id)
            })?
        })+
    };
}
pub(crate) use texts;

texts! {
    Scenario { title, subtitle, history, notes, facts, source, sides, map, ..part }
    Facts { date }
    SideData[id] { name }
    Provenance { note }
    MapFile { roads, streams, places, zones, source }
    Road { name }
    Place { name }
    Zone { name }
    DeckFile { name, source }
}

impl Scenario {
    /// The same with its texts in every language that has translations of them.
    #[must_use]
    pub fn translated(mut self) -> Scenario {
        let data = self.data_mut::<AciesData>();
        for deck in data.into_iter().flat_map(|data| data.decks.iter_mut().flatten()) {
            if let DeckRef::Whole(deck) = deck {
                deck.translate(&format!("decks/{}", deck.deck));
            }
        }
        self.translate(&format!("scenarios/{}", self.id));
        self
    }
}

impl DeckFile {
    /// The same with its texts in every language that has translations of them.
    #[must_use]
    pub fn translated(mut self) -> DeckFile {
        self.translate(&format!("decks/{}", self.deck));
        self
    }
}

/// Reads a scenario inside another file, with its translations.
///
/// # Errors
/// What the reader says.
pub fn read_translated<'de, D: Deserializer<'de>>(reader: D) -> Result<Scenario, D::Error> {
    Scenario::deserialize(reader).map(Scenario::translated)
}
