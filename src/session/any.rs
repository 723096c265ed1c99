//! A session of any system: the closed list that save files need.

/// Runs an expression with a type name bound to a system's rules: `with_system!(system, R => count::<R>())`.
/// With the enum below it is the one list of systems above `systems/`.
#[macro_export]
macro_rules! with_system {
    ($system:expr, $rules:ident => $body:expr) => {
        match $system {
            $crate::kernel::System::Bmw => {
                type $rules = $crate::systems::bmw::Bmw;
                $body
            }
        }
    };
}

use super::{LoadError, Port, SaveFile, Session};
use crate::kernel::System;
use crate::scenario::{Fault, Scenario};
use crate::systems::bmw::Bmw;

/// A game of one of the systems.
pub enum AnySession {
    /// Battles of the Medieval World.
    Bmw(Box<Session<Bmw>>),
}

impl AnySession {
    /// Starts a game.
    ///
    /// # Errors
    /// Every fault of the scenario.
    pub fn new(scenario: Scenario, seed: u64) -> Result<AnySession, Vec<Fault>> {
        match scenario.system {
            System::Bmw => Ok(AnySession::Bmw(Box::new(Session::new(scenario, seed)?))),
        }
    }

    /// Opens a save file. If it does not verify, the part that does comes with the error.
    ///
    /// # Errors
    /// What does not verify.
    #[allow(clippy::result_large_err)] // the error carries the part of the game that is sound
    pub fn load(save: SaveFile) -> Result<AnySession, (LoadError, Option<AnySession>)> {
        match save.scenario.system {
            System::Bmw => match Session::load(save) {
                Ok(session) => Ok(AnySession::Bmw(Box::new(session))),
                Err((error, sound)) => Err((error, sound.map(|s| AnySession::Bmw(Box::new(s))))),
            },
        }
    }

    /// Checks a scenario without starting a game.
    ///
    /// # Errors
    /// Every fault.
    pub fn check(scenario: &Scenario) -> Result<(), Vec<Fault>> {
        AnySession::new(scenario.clone(), 0).map(|_| ())
    }

    /// The game behind the one door that every front end uses.
    #[must_use]
    pub fn into_port(self) -> Box<dyn Port> {
        match self {
            AnySession::Bmw(session) => session,
        }
    }

    /// The game as its users see it.
    #[must_use]
    pub fn port(&self) -> &dyn Port {
        match self {
            AnySession::Bmw(session) => &**session,
        }
    }

    /// The game as its users see and change it.
    #[must_use]
    pub fn port_mut(&mut self) -> &mut dyn Port {
        match self {
            AnySession::Bmw(session) => &mut **session,
        }
    }
}
