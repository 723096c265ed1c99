//! The file of a page: it takes the place of nothing but an older page.

use super::ladder_table::is_page;
use crate::cli::Failure;
use crate::session::atomic;
use crate::words::{Language, io_error};
use std::fs;
use std::io::{self, ErrorKind};
use std::path::Path;

fn told(path: &Path, error: &io::Error) -> Failure {
    let what = io_error::told(error, Language::ENGLISH);
    Failure::Said(format!("{}: {what}. Name another file for the page.", path.display()))
}

/// Sees before hours are spent whether the page can be written.
///
/// # Errors
/// A sentence: what is there is no such page, or can't be replaced, or the folder takes no files.
pub fn check(path: &Path) -> Result<(), Failure> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    if folder.is_some_and(|folder| !folder.exists()) {
        return Err(told(path, &ErrorKind::NotFound.into()));
    }
    atomic::try_out(path).map_err(|error| told(path, &error))?;
    if path.exists() {
        let text = fs::read_to_string(path).map_err(|error| told(path, &error))?;
        if !text.is_empty() && !is_page(&text) {
            let what = "this is no page of a ladder as it was written, and would be lost. Name another file.";
            return Err(Failure::Said(format!("{}: {what}", path.display())));
        }
    }
    Ok(())
}

/// Writes the page.
///
/// # Errors
/// What the disk says.
pub fn write(path: &Path, page: &str) -> Result<(), Failure> {
    atomic::write(path, page.as_bytes()).map_err(|error| told(path, &error))
}
