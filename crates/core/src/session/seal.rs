//! Sealed save files, for games with hidden hands: the file goes from hand to hand, and nobody reads cards in it.
//!
//! A seal is an envelope, no safe: whoever takes the program apart can open it. It keeps the cards out of sight of
//! players who look into a file or compare two of them.

use super::hashes::hash_of;
use super::load_error::LoadError;
use super::save::{check_size, open_value, value_of};
use super::save_file::SaveFile;
use crate::kernel::{Dice, SeededDice};
use crate::scenario::Scenario;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::hash::Hasher;

/// A save file whose game is sealed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SealedFile {
    /// The file format's version: 1.
    pub format: u32,
    /// The version of the program that wrote it.
    pub program: String,
    /// The scenario, options included, without the position in which it begins: both armies are public, hands are not.
    #[serde(deserialize_with = "crate::scenario::model::read_translated")]
    pub scenario: Scenario,
    /// A hash of what is inside, in hexadecimal.
    pub seal: String,
    /// Everything else.
    pub sealed: String,
}

/// Sealed contents are a multiple of so many bytes long.
const BLOCK: usize = 16 * 1024;

/// Covers or uncovers bytes: twice the same gives back what was there.
fn cover(bytes: &mut [u8], seal: u64) {
    let mut chance = SeededDice::new(seal);
    for chunk in bytes.chunks_mut(8) {
        for (byte, mask) in chunk.iter_mut().zip(chance.lot().to_le_bytes()) {
            *byte ^= mask;
        }
    }
}

fn hash(bytes: &[u8]) -> u64 {
    let mut hasher = fnv::FnvHasher::default();
    hasher.write(bytes);
    hasher.finish()
}

/// The same game, sealed.
///
/// # Panics
/// Never: a save file is plain data.
#[must_use]
pub fn sealed(save: &SaveFile) -> SealedFile {
    let mut bytes = serde_json::to_vec(save).expect("a save file is plain data");
    // Filled up with blanks, so that its length says little of what is inside.
    bytes.resize(bytes.len().next_multiple_of(BLOCK), b' ');
    let seal = hash(&bytes);
    cover(&mut bytes, seal);
    SealedFile {
        format: save.format,
        program: save.program.clone(),
        scenario: save.scenario.without_position(),
        seal: format!("{seal:016x}"),
        sealed: STANDARD.encode(bytes),
    }
}

/// Breaks a seal.
///
/// # Errors
/// The content has been changed, what stands outside is not what is inside, or it is no game.
pub fn opened(file: &SealedFile) -> Result<SaveFile, LoadError> {
    let altered = |field: &str| LoadError::Altered { field: field.to_owned() };
    let seal = u64::from_str_radix(&file.seal, 16).map_err(|_| altered("seal"))?;
    let mut bytes = STANDARD.decode(&file.sealed).map_err(|_| altered("sealed"))?;
    cover(&mut bytes, seal);
    if hash(&bytes) != seal {
        return Err(altered("sealed"));
    }
    check_size(&bytes)?;
    let save = open_value(&value_of(&String::from_utf8_lossy(&bytes))?)?;
    if save.program != file.program {
        return Err(altered("program"));
    }
    // Both were read from a text: what stands in them is compared as it would be written again.
    if hash_of(&save.scenario.without_position()) != hash_of(&file.scenario) {
        return Err(altered("scenario"));
    }
    if save.format != file.format {
        return Err(altered("format"));
    }
    Ok(save)
}
