//! What is asked of the author's screen.

use gonfalon_core::editor::start::Template;
use gonfalon_core::scenario::Scenario;
use std::path::PathBuf;

/// What somebody asks of the author's screen.
#[derive(Clone, PartialEq, Debug)]
pub enum AuthorCommand {
    /// Show it.
    Show,
    /// Save under the name that the file has, or ask for one.
    Save,
    /// Ask for a name and save.
    SaveAs,
    /// Save under this name.
    SaveTo(PathBuf),
    /// Ask for a file to open.
    OpenDialog,
    /// Open this file.
    Open(PathBuf),
    /// Open a work that was not saved when the program ended, by its number in the list.
    Recover(usize),
    /// Forget such a work.
    Forget(usize),
    /// Begin a new work.
    Begin(Template),
    /// Make a battle that begins where the game on the table stands.
    Moment,
    /// Open a battle as a new document.
    Variant(Box<Scenario>),
    /// Play what is on the screen.
    Play,
    /// Put what is on the screen on paper.
    Print,
    /// Ask for a picture to lay below the map.
    TracingDialog,
    /// Lay this picture below the map.
    Trace(PathBuf),
    /// Copy a file of the author's folder beside itself.
    Duplicate(PathBuf),
    /// Put a file of the author's folder into the bin there.
    PutInBin(PathBuf),
    /// Bring a file of that bin back.
    BringBack(PathBuf),
    /// Delete a file of that bin.
    DeleteForGood(PathBuf),
    /// Put the document away.
    Close,
    /// End the program.
    Leave,
}
