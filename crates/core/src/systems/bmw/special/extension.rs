//! What a special rule may say of itself.

use super::super::action::Action;
use super::super::compile::{Numbers, TermsCompiler};
use super::super::event::Event;
use super::super::present::about::About;
use super::super::present::aim::Aim;
use super::super::present::localizer::Localizer;
use super::super::scene::Scene;
use super::super::state::State;
use super::super::system::Bmw;
use super::super::why::Refused;
use super::Special;
use super::SpecialRule;
use crate::kernel::{FrameOf, Rule};
use crate::view::{Sentence, Showing};

/// A special rule, as the rest of the system knows it. About what is not its own it says nothing.
pub trait Extension: Sync {
    /// Checks the numbers that a scenario gives it.
    fn numbers(&self, _: &SpecialRule, _: &mut Numbers<'_, '_>) {}

    /// Compiles what a scenario says of it into its terms.
    fn compile(&self, _: &SpecialRule, _: &mut TermsCompiler<'_, '_>, _: &mut Special) {}

    /// Its line in the list of special rules, if the scenario uses it.
    fn line(&self, _: Localizer<'_>) -> Option<(String, Rule)> {
        None
    }

    /// Its question at the start of a player turn, if it is listed among them and has one now.
    fn opening(&self, _: &Scene, _: &State) -> Option<FrameOf<Bmw>> {
        None
    }

    /// Why an answer of its own is refused where nothing asks for it.
    fn unasked(&self, _: &State, _: &Action) -> Option<Refused> {
        None
    }

    /// Its answers that are plain buttons, with the buttons' words.
    fn buttons(&self) -> &'static [(&'static str, Action)] {
        &[]
    }

    /// What an answer of its own is offered at, if not at a plain button.
    fn aim(&self, _: &Action) -> Option<Aim> {
        None
    }

    /// An answer of its own in words.
    fn choice(&self, _: Localizer<'_>, _: &State, _: &Action) -> Option<About> {
        None
    }

    /// An event of its own in words.
    fn sentence(&self, _: Localizer<'_>, _: &Event) -> Option<Sentence> {
        None
    }

    /// How an event of its own is seen on the map, if it concerns a place.
    fn showing(&self, _: Localizer<'_>, _: &Event) -> Option<Showing> {
        None
    }
}

/// A procedure of a special rule that asks something.
pub trait Asking {
    /// What is asked, and what to do.
    fn question(&self, l10n: Localizer<'_>) -> (String, String);
}
