//! What the disk says, in words.

use crate::say;
use crate::words::Language;
use std::io::{Error, ErrorKind};

/// Why a file could not be read or written, as the end of a sentence.
#[must_use]
pub fn told(error: &Error, language: Language) -> String {
    match error.kind() {
        ErrorKind::StorageFull => say!(language, "disk-full"),
        ErrorKind::QuotaExceeded => say!(language, "disk-quota"),
        ErrorKind::ReadOnlyFilesystem => say!(language, "disk-read-only"),
        ErrorKind::PermissionDenied => say!(language, "disk-forbidden"),
        ErrorKind::NotFound => say!(language, "disk-not-found"),
        ErrorKind::IsADirectory => say!(language, "disk-folder"),
        ErrorKind::NotADirectory => say!(language, "disk-no-folder"),
        ErrorKind::InvalidInput => say!(language, "disk-no-file"),
        ErrorKind::InvalidData => say!(language, "disk-no-text"),
        ErrorKind::FileTooLarge => say!(language, "disk-too-large"),
        _ => error.to_string(),
    }
}
