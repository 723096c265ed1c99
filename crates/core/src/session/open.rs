//! Games of any system.

use super::{BeginError, Faces, LoadError, Port, SaveFile, Session};
use crate::scenario::{Fault, Scenario};
use crate::systems::with_system;
use crate::words::Language;

/// Starts a game.
///
/// # Errors
/// Every fault of the scenario.
pub fn new(scenario: Scenario, seed: u64) -> Result<Box<dyn Port>, Vec<Fault>> {
    with_system!(scenario.system(), R => Ok(Box::new(Session::<R>::new(scenario, seed)?)))
}

/// Starts a game whose set-up throws given faces.
///
/// # Errors
/// Every fault of the scenario, or how the faces did not fit.
pub fn begin(
    scenario: Scenario,
    seed: u64,
    faces: Option<Faces<'_>>,
) -> Result<Box<dyn Port>, BeginError> {
    with_system!(scenario.system(), R => Ok(Box::new(Session::<R>::begin(scenario, seed, faces)?)))
}

/// Why a save file was not opened, and the part of the game that is sound.
pub type NotLoaded = (LoadError, Option<Box<dyn Port>>);

/// Opens a save file. If it does not verify, the part that does comes with the error.
///
/// # Errors
/// What does not verify.
#[allow(clippy::result_large_err)] // the error carries the part of the game that is sound
pub fn load(save: SaveFile) -> Result<Box<dyn Port>, NotLoaded> {
    load_in(save, Language::default())
}

/// The same, with the reasons in a language.
///
/// # Errors
/// What does not verify.
#[allow(clippy::result_large_err)] // the error carries the part of the game that is sound
pub fn load_in(save: SaveFile, language: Language) -> Result<Box<dyn Port>, NotLoaded> {
    fn port<T: Port + 'static>(session: T) -> Box<dyn Port> {
        Box::new(session)
    }
    with_system!(save.scenario.system(), R => match Session::<R>::load_in(save, language) {
        Ok(session) => Ok(port(session)),
        Err((error, sound)) => Err((error, sound.map(port))),
    })
}

/// Checks a scenario without starting a game.
///
/// # Errors
/// Every fault.
pub fn check(scenario: &Scenario) -> Result<(), Vec<Fault>> {
    new(scenario.clone(), 0).map(|_| ())
}
