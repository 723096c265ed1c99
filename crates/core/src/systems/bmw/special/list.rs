//! The list of special rules as the closed lists of the system need it.

/// Declares the special rules, each with its block: its file and its `Extension` there, what an author writes of it, and
/// what it adds to the closed lists of the system. The file of each such list hands its own entries to a macro `with_...`, which declares the list
/// with those of special rules at its end; the questions before the first move come first. The `$` at the beginning
/// stands for itself in those macros.
macro_rules! special_rules {
    (
        $d:tt
        $(
            $(#[$about:meta])*
            $rule:ident::$extension:ident {
                written { $($written:tt)* }
                $(opening $opening:ident;)?
                $(answers { $($answers:tt)* })?
                $(events { $($events:tt)* })?
                $(reasons { $($reasons:tt)* })?
                $(asking { $($(#[$asked:meta])* $asking:ident),+ $(,)? })?
                $(working { $($(#[$worked:meta])* $working:ident),+ $(,)? })?
            }
        )+
    ) => {
        /// A special rule as an author writes it.
        #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
        #[serde(tag = "rule", rename_all = "kebab-case", deny_unknown_fields)]
        pub enum SpecialRule {
            $($(#[$about])* $extension { $($written)* }),+
        }

        /// The special rules that a scenario uses, with their terms.
        #[derive(Clone, Debug, Default)]
        pub struct Special {
            $($(#[$about])* pub $rule: Option<$rule::Terms>),+
        }

        /// Every special rule.
        pub static ALL: &[&dyn Extension] = &[$(&$rule::$extension),+];

        /// Declares the actions of the system.
        macro_rules! with_answers {
            ($d(#[$d meta:meta])* pub enum $d name:ident { $d($d own:tt)* }) => {
                $d(#[$d meta])*
                pub enum $d name { $d($d own)* $($($($answers)*)?)+ }
            };
        }
        pub(super) use with_answers;

        /// Declares the events of the system.
        macro_rules! with_events {
            ($d(#[$d meta:meta])* pub enum $d name:ident { $d($d own:tt)* }) => {
                $d(#[$d meta])*
                pub enum $d name { $d($d own)* $($($($events)*)?)+ }
            };
        }
        pub(super) use with_events;

        /// Declares the reasons for refusals of the system.
        macro_rules! with_reasons {
            ($d($d own:tt)*) => { $d crate::reasons! { $d($d own)* $($($($reasons)*)?)+ } };
        }
        pub(super) use with_reasons;

        /// Declares the procedures of the system.
        macro_rules! with_procedures {
            ($d($d own:tt)*) => {
                $($(use $d crate::systems::bmw::special::$rule::{$($asking),+};)?)+
                $($(use $d crate::systems::bmw::special::$rule::{$($working),+};)?)+

                $d crate::procedures! {
                    $d($d own)*
                    $($($($(#[$asked])* $asking,)+)?)+
                    $($($($(#[$worked])* $working,)+)?)+
                }

                impl Frame {
                    /// The procedure as one of a special rule that asks something.
                    #[must_use]
                    pub fn asking(&self) -> Option<&dyn $d crate::systems::bmw::special::Asking> {
                        match self {
                            $($($(Frame::$asking(it) => Some(it),)+)?)+
                            _ => None,
                        }
                    }
                }
            };
        }
        pub(super) use with_procedures;

        /// Declares the steps of a player turn.
        macro_rules! with_openings {
            ($d(#[$d meta:meta])* enum $d name:ident { $d($d own:ident),+ $d(,)? }) => {
                $d(#[$d meta])*
                enum $d name { $($($opening,)?)+ $d($d own),+ }

                impl $d name {
                    /// Every step in its order.
                    const ALL: &'static [$d name] =
                        &[$($($d name::$opening,)?)+ $d($d name::$d own),+];

                    /// The special rule that may ask something at this step.
                    fn asking(
                        self,
                    ) -> Option<&'static dyn $d crate::systems::bmw::special::Extension> {
                        match self {
                            $($($d name::$opening => {
                                Some(&$d crate::systems::bmw::special::$rule::$extension)
                            })?)+
                            $d($d name::$d own)|+ => None,
                        }
                    }
                }
            };
        }
        pub(super) use with_openings;
    };
}
pub(super) use special_rules;
