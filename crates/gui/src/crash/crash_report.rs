//! The report of a fault: version, system, place, last steps. Nothing private is in it.

use super::last_steps::last_steps;
use std::fs;
use std::io::Write;
use std::panic;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::time::{SystemTime, UNIX_EPOCH};

/// Where this run of the program writes its reports.
static FILE: OnceLock<PathBuf> = OnceLock::new();

/// What a report says.
#[derive(Clone, Debug)]
pub struct CrashReport {
    /// What went wrong, as the program says it.
    pub what: String,
    /// Where in the program's text: file, line, column.
    pub place: String,
    /// The folder of whoever plays, which no report names.
    pub home: Option<PathBuf>,
    /// The names of the last commands.
    pub steps: Vec<String>,
}

impl CrashReport {
    /// The text.
    #[must_use]
    pub fn text(&self) -> String {
        let steps = if self.steps.is_empty() { "none".to_owned() } else { self.steps.join(", ") };
        let text = format!(
            "Gonfalon {} stopped because of a fault of its own.\n\
             System: {} {}\n\
             Fault: {}\n\
             Place: {}\n\
             Last steps: {steps}\n",
            env!("CARGO_PKG_VERSION"),
            std::env::consts::OS,
            std::env::consts::ARCH,
            self.what,
            self.place,
        );
        match self.home.as_ref().and_then(|home| home.to_str()).filter(|home| home.len() > 1) {
            Some(home) => text.replace(home, "~"),
            None => text,
        }
    }

    /// Adds it to a file.
    ///
    /// # Errors
    /// The folder can't be made, or the file not be written.
    pub fn write(&self, file: &Path) -> std::io::Result<()> {
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder)?;
        }
        let mut file = fs::OpenOptions::new().create(true).append(true).open(file)?;
        writeln!(file, "{}", self.text())
    }
}

/// From now on a fault anywhere in the program is reported in a file of this folder, beside what is said on the terminal.
pub fn watch(folder: &Path) {
    #[allow(clippy::disallowed_methods)] // the name of a file; no rule asks for it
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    if FILE.set(folder.join(format!("report-{now}.txt"))).is_err() {
        return;
    }
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        usual(info);
        let report = CrashReport {
            what: info.payload_as_str().unwrap_or("unknown").to_owned(),
            place: info.location().map(ToString::to_string).unwrap_or_default(),
            home: directories::UserDirs::new().map(|dirs| dirs.home_dir().to_owned()),
            steps: last_steps(),
        };
        if let Some(file) = FILE.get()
            && let Err(error) = report.write(file)
        {
            eprintln!("No report could be written: {error}");
        }
    }));
}

/// The file of this run's report, if there is one.
pub(super) fn written() -> Option<&'static Path> {
    FILE.get().map(PathBuf::as_path).filter(|file| file.exists())
}
