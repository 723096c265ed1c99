//! A session of any system: the closed list that save files need.

/// Runs an expression with a type name bound to a system's rules: `with_system!(system, R => count::<R>())`.
/// With the enum below it is the one list of systems above `systems/`.
#[macro_export]
macro_rules! with_system {
    ($system:expr, $rules:ident => $body:expr) => {
        match $system {
            $crate::kernel::System::Acies => {
                type $rules = $crate::systems::acies::Acies;
                $body
            }
            $crate::kernel::System::Bmw => {
                type $rules = $crate::systems::bmw::Bmw;
                $body
            }
            $crate::kernel::System::Barons => {
                type $rules = $crate::systems::barons::Barons;
                $body
            }
            $crate::kernel::System::Arsouf => {
                type $rules = $crate::systems::arsouf::Arsouf;
                $body
            }
        }
    };
}

use super::{BeginError, Faces, LoadError, Port, SaveFile, Session};
use crate::scenario::{Fault, Scenario};
use crate::systems::acies::Acies;
use crate::systems::arsouf::Arsouf;
use crate::systems::barons::Barons;
use crate::systems::bmw::Bmw;
use crate::words::Language;

/// A game of one of the systems.
pub enum AnySession {
    /// Battles of the Medieval World.
    Bmw(Box<Session<Bmw>>),
    /// Arsouf.
    Arsouf(Box<Session<Arsouf>>),
    /// The Barons' War.
    Barons(Box<Session<Barons>>),
    /// Acies.
    Acies(Box<Session<Acies>>),
}

impl From<Session<Bmw>> for AnySession {
    fn from(session: Session<Bmw>) -> AnySession {
        AnySession::Bmw(Box::new(session))
    }
}

impl From<Session<Arsouf>> for AnySession {
    fn from(session: Session<Arsouf>) -> AnySession {
        AnySession::Arsouf(Box::new(session))
    }
}

impl From<Session<Barons>> for AnySession {
    fn from(session: Session<Barons>) -> AnySession {
        AnySession::Barons(Box::new(session))
    }
}

impl From<Session<Acies>> for AnySession {
    fn from(session: Session<Acies>) -> AnySession {
        AnySession::Acies(Box::new(session))
    }
}

impl AnySession {
    /// Starts a game.
    ///
    /// # Errors
    /// Every fault of the scenario.
    pub fn new(scenario: Scenario, seed: u64) -> Result<AnySession, Vec<Fault>> {
        with_system!(scenario.system, R => Ok(Session::<R>::new(scenario, seed)?.into()))
    }

    /// Starts a game whose set-up throws given faces.
    ///
    /// # Errors
    /// Every fault of the scenario, or how the faces did not fit.
    pub fn begin(
        scenario: Scenario,
        seed: u64,
        faces: Option<Faces<'_>>,
    ) -> Result<AnySession, BeginError> {
        with_system!(scenario.system, R => Ok(Session::<R>::begin(scenario, seed, faces)?.into()))
    }

    /// Opens a save file. If it does not verify, the part that does comes with the error.
    ///
    /// # Errors
    /// What does not verify.
    #[allow(clippy::result_large_err)] // the error carries the part of the game that is sound
    pub fn load(save: SaveFile) -> Result<AnySession, (LoadError, Option<AnySession>)> {
        AnySession::load_in(save, Language::default())
    }

    /// The same, with the reasons in a language.
    ///
    /// # Errors
    /// What does not verify.
    #[allow(clippy::result_large_err)] // the error carries the part of the game that is sound
    pub fn load_in(
        save: SaveFile,
        language: Language,
    ) -> Result<AnySession, (LoadError, Option<AnySession>)> {
        with_system!(save.scenario.system, R => match Session::<R>::load_in(save, language) {
            Ok(session) => Ok(session.into()),
            Err((error, sound)) => Err((error, sound.map(AnySession::from))),
        })
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
            AnySession::Arsouf(session) => session,
            AnySession::Barons(session) => session,
            AnySession::Acies(session) => session,
        }
    }

    /// The game as its users see it.
    #[must_use]
    pub fn port(&self) -> &dyn Port {
        match self {
            AnySession::Bmw(session) => &**session,
            AnySession::Arsouf(session) => &**session,
            AnySession::Barons(session) => &**session,
            AnySession::Acies(session) => &**session,
        }
    }

    /// The game as its users see and change it.
    #[must_use]
    pub fn port_mut(&mut self) -> &mut dyn Port {
        match self {
            AnySession::Bmw(session) => &mut **session,
            AnySession::Arsouf(session) => &mut **session,
            AnySession::Barons(session) => &mut **session,
            AnySession::Acies(session) => &mut **session,
        }
    }
}
