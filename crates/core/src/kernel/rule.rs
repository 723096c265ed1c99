//! Numbered rules, and refusals that name them.

use super::System;
use serde::{Serialize, Serializer};
use std::fmt;

/// A numbered section of a rulebook.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Rule {
    /// The rulebook's system.
    pub system: System,
    /// The printed number, such as `7.8`. The reference knows its name.
    pub section: &'static str,
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.section)
    }
}

impl Serialize for Rule {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.section)
    }
}

/// Why an action is refused: a value with the data that a sentence needs.
pub trait Reason: Clone + PartialEq + fmt::Debug {
    /// Every reason's short word with what it means, as a sentence; several reasons may share a word.
    const CODES: &'static [(&'static str, &'static str)];

    /// A stable short word for programs, such as `already-moved`.
    fn slug(&self) -> &'static str;
}

/// A player's error: the rule that forbids the action, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct Rejection<W> {
    /// The rule that forbids it.
    pub rule: Rule,
    /// The reason, with its data.
    pub why: W,
}

impl<W: Reason> fmt::Display for Rejection<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.rule.section, self.why.slug())
    }
}

/// Declares a system's reasons for refusals: an enum `Why` whose variants hold what a sentence needs, each with its
/// short word.
#[macro_export]
macro_rules! reasons {
    ($($(#[doc = $doc:literal])* $variant:ident $({ $($field:ident : $kind:ty),* })? = $slug:literal),+ $(,)?) => {
        /// Why an action is refused.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum Why {
            $($(#[doc = $doc])* $variant $({ $(
                    #[allow(missing_docs)] // the comment of the variant says it
                    $field : $kind
                ),* })?),+
        }

        impl Why {
            /// Every short word that a reason can have.
            pub const SLUGS: &'static [&'static str] = &[$($slug),+];
        }

        impl $crate::kernel::Reason for Why {
            const CODES: &'static [(&'static str, &'static str)] =
                &[$(($slug, concat!($($doc),*))),+];

            fn slug(&self) -> &'static str {
                match self {
                    $(Why::$variant { .. } => $slug),+
                }
            }
        }
    };
}

/// Declares a system's table of contents: a constant for each numbered section that the rules enforce, in the order of
/// the numbers, and for chapters that are named as a whole.
#[macro_export]
macro_rules! rules {
    (
        $system:ident $prefix:literal;
        sections { $($section:ident = $number:literal;)+ }
        chapters { $($chapter:ident = $whole:literal;)* }
    ) => {
        $(
            #[doc = concat!($prefix, " ", $number, ".")]
            pub const $section: $crate::kernel::Rule =
                $crate::kernel::Rule { system: $crate::kernel::System::$system, section: $number };
        )+
        $(
            #[doc = concat!($prefix, " ", $whole, ".")]
            pub const $chapter: $crate::kernel::Rule =
                $crate::kernel::Rule { system: $crate::kernel::System::$system, section: $whole };
        )*

        /// Every section above, in the order of the numbers.
        pub const ALL: &[$crate::kernel::Rule] = &[$($section),+];
    };
}
