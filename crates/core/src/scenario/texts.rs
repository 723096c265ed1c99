//! Which texts stand where in a file, and their translations.

use super::Text;
use crate::words;
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
