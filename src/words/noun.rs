//! Names with the grammar that sentences around them need.

use super::gender::Gender;
use super::{Arg, Args};
use std::borrow::Cow;

/// A name in one language. As the argument `unit` of a message it gives `$unit` and `$unit-gender`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Noun<'a> {
    /// The name.
    pub text: Cow<'a, str>,
    /// Its gender and number.
    pub gender: Gender,
}

impl AsRef<str> for Noun<'_> {
    fn as_ref(&self) -> &str {
        &self.text
    }
}

impl Arg for Noun<'_> {
    fn put(self, name: &'static str, args: &mut Args) {
        args.set(format!("{name}-gender"), self.gender.tag());
        args.set(name, self.text.into_owned());
    }
}
