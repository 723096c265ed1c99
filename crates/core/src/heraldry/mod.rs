//! Coats of arms as plain data, read from the words in which heralds describe them and written in these words again.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `tincture.rs` | metals, colours and furs |
//! | `partition.rs` | how a field is divided or varied, and the shapes of dividing lines |
//! | `figure.rs` | what can lie on a field: ordinaries and charges |
//! | `attribute.rs` | attitudes, forms and details of figures, and where they lie |
//! | `coat.rs` | a coat of arms made of these |
//! | `tokens.rs` | a blazon cut into words |
//! | `blazon.rs`, `surfaces.rs`, `bearings.rs` | reading a blazon |
//! | `blazon_fault.rs` | why a blazon cannot be read, and where |
//! | `spelling.rs` | which word was probably meant |
//! | `blazoning.rs` | writing a coat of arms as a blazon |

pub mod attribute;
mod bearings;
pub mod blazon;
pub mod blazon_fault;
mod blazoning;
pub mod coat;
pub mod figure;
pub mod partition;
mod spelling;
mod surfaces;
pub mod tincture;
mod tokens;

pub use attribute::{Attitude, Detail, Form, Place};
pub use blazon::parse;
pub use blazon_fault::{BlazonFault, Wanted};
pub use coat::{Arms, Bearing, Surface};
pub use figure::Figure;
pub use partition::{Division, PartitionLine, Pattern};
pub use tincture::Tincture;

/// An enum of things that blazons have words for: the first word of each is the one that is written.
macro_rules! vocabulary {
    ($(#[$meta:meta])* pub enum $name:ident {
        $($(#[$item:meta])* $variant:ident = [$word:literal $(, $other:literal)* $(,)?]),+ $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub enum $name { $($(#[$item])* $variant),+ }

        impl $name {
            /// All of them.
            pub const ALL: &[$name] = &[$($name::$variant),+];

            /// What may be written for each.
            pub(crate) const PHRASES: &[(&str, $name)] =
                &[$(($word, $name::$variant), $(($other, $name::$variant),)*)+];

            /// The word that is written for it.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $($name::$variant => $word),+ }
            }
        }
    };
}
use vocabulary;
