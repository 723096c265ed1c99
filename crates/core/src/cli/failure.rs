//! Exit statuses: 0 all is well, 1 something was found, 2 the command line is wrong, 130 somebody asked it to end.

use super::interrupt;
use crate::scenario::Fault;
use crate::words::{Language, io_error};
use std::io;
use std::process::ExitCode;

/// Why a subcommand does not end with status 0.
#[derive(Debug)]
pub enum Failure {
    /// The command line is wrong.
    Usage(String),
    /// Something was found, and this sentence says what.
    Said(String),
    /// Something was found, and the output has already said what.
    Found,
    /// Somebody asked the program to end, and this sentence says what there is.
    Interrupted(String),
    /// Reading or writing failed.
    Io(io::Error),
}

/// How a subcommand ends.
pub type Done = Result<(), Failure>;

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Io(error)
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Failure {
        Failure::Io(error.into())
    }
}

impl From<Vec<Fault>> for Failure {
    fn from(faults: Vec<Fault>) -> Failure {
        let lines: Vec<String> = faults.iter().map(line).collect();
        if faults.iter().any(|fault| fault.name == "unknown-scenario") {
            Failure::Usage(lines.join("\n"))
        } else {
            Failure::Said(lines.join("\n"))
        }
    }
}

/// A fault on one line, without the colon of an empty path.
#[must_use]
pub fn line(fault: &Fault) -> String {
    fault.to_string().trim_start_matches(": ").to_owned()
}

/// The exit status; what there is to say goes to standard error. A reader that has gone away is no failure.
#[must_use]
pub fn status(done: Done) -> ExitCode {
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Io(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(Failure::Found) => ExitCode::from(1),
        Err(Failure::Said(text)) => {
            eprintln!("{text}");
            ExitCode::from(1)
        }
        Err(Failure::Io(error)) => {
            eprintln!("Reading or writing failed: {}.", io_error::told(&error, Language::ENGLISH));
            ExitCode::from(1)
        }
        Err(Failure::Usage(text)) => {
            eprintln!("{text}");
            ExitCode::from(2)
        }
        Err(Failure::Interrupted(text)) => {
            eprintln!("{text}");
            ExitCode::from(interrupt::STATUS)
        }
    }
}
