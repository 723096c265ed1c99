//! Files of parts become one series.

use super::report;
use super::series_file::{self, about, read};
use super::series_run::Series;
use crate::cli::{Done, Failure, print};
use crate::simulation::GameRecord;
use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Merges files, reports, and writes the whole to a file if there is one. Games that are missing in between are told at the end.
///
/// # Errors
/// Why they do not belong together, what the disk says, or that games are missing.
pub fn run(paths: &[PathBuf], whole: Option<&Path>, json: bool, out: &mut dyn Write) -> Done {
    let series = merged(paths)?;
    if let Some(path) = whole {
        series_file::write(path, &series)?;
    }
    report::report(&series, json, out)?;
    match gaps(&series.games) {
        gaps if gaps.is_empty() => Ok(()),
        gaps => Err(Failure::Said(format!("No file has these games: {}.", gaps.join(", ")))),
    }
}

fn merged(paths: &[PathBuf]) -> Result<Series, Failure> {
    let mut settings = None;
    let mut games: BTreeMap<u64, (GameRecord, &Path)> = BTreeMap::new();
    for path in paths {
        let part = read(path)?;
        let (common, first) = settings.get_or_insert((part.settings.clone(), path));
        if let Some(difference) = part.settings.first_difference(common) {
            let what = format!("this is of another series than {}: {difference}.", first.display());
            return Err(about(path, what));
        }
        for game in part.games {
            let number = game.game;
            if let Some((_, other)) = games.insert(number, (game, path)) {
                let what =
                    format!("game {number} is in {} too. Name each part once.", other.display());
                return Err(about(path, what));
            }
        }
    }
    let (settings, _) =
        settings.ok_or_else(|| Failure::Usage("Name files to merge.".to_owned()))?;
    let games = games.into_values().map(|(game, _)| game).collect();
    Ok(Series { settings, games, run: None, interrupted: None })
}

/// The numbers that are missing between the first and the last: `7`, `20 to 29`.
fn gaps(games: &[GameRecord]) -> Vec<String> {
    let pairs = games.windows(2).map(|pair| (pair[0].game + 1, pair[1].game));
    let gaps = pairs.filter(|(missing, next)| missing < next);
    gaps.map(|(first, next)| print::range(first, next - 1)).collect()
}
