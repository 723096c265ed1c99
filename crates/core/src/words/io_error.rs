//! What the disk says, in words.

use crate::phrase;
use crate::words::{Language, Phrase};
use std::io::{Error, ErrorKind};

/// Why a file could not be read or written, as the end of a sentence.
#[must_use]
pub fn phrase(error: &Error) -> Phrase {
    match error.kind() {
        ErrorKind::StorageFull => phrase!("disk-full"),
        ErrorKind::QuotaExceeded => phrase!("disk-quota"),
        ErrorKind::ReadOnlyFilesystem => phrase!("disk-read-only"),
        ErrorKind::PermissionDenied => phrase!("disk-forbidden"),
        ErrorKind::NotFound => phrase!("disk-not-found"),
        ErrorKind::IsADirectory => phrase!("disk-folder"),
        ErrorKind::NotADirectory => phrase!("disk-no-folder"),
        ErrorKind::InvalidInput => phrase!("disk-no-file"),
        ErrorKind::InvalidData => phrase!("disk-no-text"),
        ErrorKind::FileTooLarge => phrase!("disk-too-large"),
        _ => Phrase::verbatim(error.to_string()),
    }
}

/// The same in a language.
#[must_use]
pub fn told(error: &Error, language: Language) -> String {
    phrase(error).told(language)
}
