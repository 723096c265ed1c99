//! Files of games, one a line. Whatever was written to its end can be used, however the writing was interrupted.

use super::series_run::{Order, Series};
use super::series_settings::SeriesSettings;
use crate::cli::{Failure, print};
use crate::session::atomic;
use crate::simulation::GameRecord;
use crate::words::{Language, io_error};
use serde::Serialize;
use std::fs::{self, File};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// A file to which games are added.
pub struct SeriesFile {
    path: PathBuf,
    file: File,
    /// How many bytes hold whole lines.
    length: u64,
    games: Vec<GameRecord>,
}

const BUSY: &str = "another run is writing this file. Wait for its end, or name another file.";
const LEFT_OVER: &str =
    "its last line was not begun by a run, and would be lost. Name another file, or take it out.";
const GOES_ON: &str = "What was written stays, and the same command goes on from there.";

/// A sentence about a file.
pub(super) fn about(path: &Path, what: impl std::fmt::Display) -> Failure {
    Failure::Said(format!("{}: {what}", path.display()))
}

/// What the disk says of a file, as the end of a sentence that begins with its name.
pub(super) fn told(path: &Path, error: &io::Error) -> Failure {
    about(path, format!("{}.", io_error::told(error, Language::ENGLISH)))
}

/// A line of a file.
///
/// # Errors
/// What the writer says.
pub(super) fn line(what: &impl Serialize) -> io::Result<String> {
    Ok(serde_json::to_string(what)? + "\n")
}

/// The lines of a file that were written to their end.
struct Lines<'a> {
    whole: &'a str,
    /// What was begun behind them.
    rest: &'a str,
}

impl<'a> Lines<'a> {
    fn of(text: &'a str) -> Lines<'a> {
        let (whole, rest) = text.split_at(text.rfind('\n').map_or(0, |at| at + 1));
        Lines { whole, rest }
    }

    /// Whether what was begun behind the lines can be the beginning of the line of a game that comes there.
    fn is_begun(&self, comes: impl Fn(u64) -> bool) -> bool {
        const BEGINNING: &str = "{\"game\":";
        let Some(number) = self.rest.strip_prefix(BEGINNING) else {
            return BEGINNING.starts_with(self.rest);
        };
        let digits = number.bytes().take_while(u8::is_ascii_digit).count();
        digits == number.len() || number[..digits].parse().is_ok_and(comes)
    }

    /// The settings and the games.
    fn read(&self, path: &Path) -> Result<(SeriesSettings, Vec<GameRecord>), Failure> {
        let mut lines = self.whole.lines();
        let head = lines.next().and_then(|head| serde_json::from_str(head).ok());
        let settings: SeriesSettings =
            head.filter(SeriesSettings::is_readable).ok_or_else(|| {
                about(path, "this is no file of simulated games, or one of another version.")
            })?;
        let mut games: Vec<GameRecord> = Vec::new();
        for (k, line) in lines.enumerate() {
            let wrong = |what: String| {
                let number = k + 2;
                about(
                    path,
                    format!("line {number} {what} What stands before line {number} is whole."),
                )
            };
            let game: GameRecord =
                serde_json::from_str(line).map_err(|error| wrong(no_game(&error)))?;
            if game.seed != settings.seed.wrapping_add(game.game) {
                return Err(wrong(format!("gives game {} a seed that it cannot have.", game.game)));
            }
            if let Some(before) = games.last().filter(|before| before.game >= game.game) {
                return Err(wrong(format!("has game {} behind game {}.", game.game, before.game)));
            }
            games.push(game);
        }
        Ok((settings, games))
    }
}

/// Why a line holds no game. It is one line: the reader's own number of it says nothing.
fn no_game(error: &serde_json::Error) -> String {
    let what = error.to_string();
    let what = what.split(" at line ").next().unwrap_or_default();
    format!("is no game ({what}).")
}

fn read_text(path: &Path, file: &mut File) -> Result<String, Failure> {
    if !file.metadata().map_err(|error| told(path, &error))?.is_file() {
        return Err(about(path, "this is no file that could be read and added to."));
    }
    io::read_to_string(file).map_err(|error| told(path, &error))
}

/// Reads a file that is finished.
///
/// # Errors
/// A sentence about what is wrong with it.
pub fn read(path: &Path) -> Result<Series, Failure> {
    // A pipe would be waited for.
    if fs::metadata(path).is_ok_and(|there| !there.is_file() && !there.is_dir()) {
        return Err(told(path, &io::ErrorKind::InvalidInput.into()));
    }
    let mut file = File::open(path).map_err(|error| told(path, &error))?;
    let text = read_text(path, &mut file)?;
    let lines = Lines::of(&text);
    if !lines.rest.is_empty() {
        let what = "its last line is half written; the command that wrote it goes on from there.";
        return Err(about(path, what));
    }
    let (settings, games) = lines.read(path)?;
    Ok(Series { settings, games, run: None, interrupted: None })
}

/// Writes a whole series to a file. It takes the place of nothing but a part of the same.
///
/// # Errors
/// A sentence: it cannot be written, somebody else writes it, or it holds what would be lost.
pub fn write(path: &Path, series: &Series) -> Result<(), Failure> {
    let before = path.is_file().then(|| File::open(path)).and_then(Result::ok);
    if let Some(Err(fs::TryLockError::WouldBlock)) = before.as_ref().map(File::try_lock) {
        return Err(about(path, BUSY));
    }
    if let Some(mut file) = before {
        let text = read_text(path, &mut file)?;
        let lines = Lines::of(&text);
        let kept = if text.is_empty() { None } else { Some(lines.read(path)?) };
        if let Some((settings, games)) = kept {
            if !lines.is_begun(|number| series.games.iter().any(|game| game.game == number)) {
                return Err(about(path, LEFT_OVER));
            }
            let held = |game: &GameRecord| series.games.contains(game);
            if settings != series.settings || !games.iter().all(held) {
                let what = "this file holds games that would be lost. Name another one.";
                return Err(about(path, what));
            }
        }
    }
    let mut text = line(&series.settings)?;
    for game in &series.games {
        text += &line(game)?;
    }
    atomic::write(path, text.as_bytes()).map_err(|error| told(path, &error))
}

impl SeriesFile {
    /// Opens a file to go on with it, or makes it. A last line that is half written is dropped.
    ///
    /// # Errors
    /// A sentence: it cannot be written, somebody else writes it, or it holds something else.
    pub fn open(path: &Path, order: &Order) -> Result<SeriesFile, Failure> {
        let settings = &order.settings;
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(|error| told(path, &error))?;
        }
        let mut options = File::options();
        let opened = options.read(true).write(true).create(true).truncate(false).open(path);
        let mut file = opened.map_err(|error| told(path, &error))?;
        if let Err(fs::TryLockError::WouldBlock) = file.try_lock() {
            return Err(about(path, BUSY));
        }
        let text = read_text(path, &mut file)?;
        let head = line(settings)?;
        let lines = Lines::of(&text);
        let games = if lines.whole.is_empty() && head.starts_with(lines.rest) {
            Vec::new()
        } else {
            let (stored, games) = lines.read(path)?;
            if let Some(difference) = settings.first_difference(&stored) {
                let what = format!(
                    "this file holds games of other settings: {difference}. Name another file."
                );
                return Err(about(path, what));
            }
            games
        };
        let mut of_order = (order.numbers.start..).zip(&games);
        if let Some((number, game)) = of_order.find(|(number, game)| *number != game.game) {
            let what = format!(
                "this file has game {} where game {number} would follow: it is of another part, or merged. \
                 Name another file.",
                game.game
            );
            return Err(about(path, what));
        }
        let next = games.last().map_or(order.numbers.start, |game| game.game + 1);
        if !lines.whole.is_empty() && !lines.is_begun(|number| number == next) {
            return Err(about(path, LEFT_OVER));
        }
        let length = lines.whole.len() as u64;
        let mut opened = SeriesFile { path: path.to_owned(), file, length, games };
        opened.cut()?;
        if length == 0 {
            opened.append(&head)?;
        }
        Ok(opened)
    }

    /// The games that it had when it was opened, once.
    pub fn take_games(&mut self) -> Vec<GameRecord> {
        std::mem::take(&mut self.games)
    }

    /// Adds a game.
    ///
    /// # Errors
    /// A sentence; what was written before stays.
    pub fn write(&mut self, game: &GameRecord) -> Result<(), Failure> {
        self.append(&line(game)?)
    }

    /// Says that there is more to play than so many games.
    #[must_use]
    pub fn goes_on(&self, games: usize) -> Failure {
        let games = print::count(games, "game");
        Failure::Interrupted(format!("{}: it has {games} now. {GOES_ON}", self.path.display()))
    }

    /// Sees whether the games are where they were written.
    ///
    /// # Errors
    /// Somebody put another file in the place of this one, or took it away.
    pub fn finish(&self) -> Result<(), Failure> {
        match fs::metadata(&self.path) {
            Ok(now) if now.len() == self.length => Ok(()),
            _ => Err(about(
                &self.path,
                "somebody replaced or changed this file while it was written: these games are not in it. Play them again \
                 into another one.",
            )),
        }
    }

    /// Adds a line. Each goes to the system at once: what is lost when the program is ended is what was not told.
    fn append(&mut self, line: &str) -> Result<(), Failure> {
        if let Err(error) = self.file.write_all(line.as_bytes()) {
            // If the half line cannot be taken back, it is dropped when the file is opened again.
            let _ = self.cut();
            let what = io_error::told(&error, Language::ENGLISH);
            return Err(about(&self.path, format!("{what}. {GOES_ON}")));
        }
        self.length += line.len() as u64;
        Ok(())
    }

    /// Takes back whatever stands behind the last whole line.
    fn cut(&mut self) -> Result<(), Failure> {
        let cut = self.file.set_len(self.length);
        let end = cut.and_then(|()| self.file.seek(SeekFrom::Start(self.length)));
        end.map(drop).map_err(|error| told(&self.path, &error))
    }
}
