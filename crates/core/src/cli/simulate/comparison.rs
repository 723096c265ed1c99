//! Two series on the same dice: what differs between them, pair by pair.

use super::figures::{luck, points, wins};
use super::series_run::Series;
use super::series_settings::SeriesSettings;
use crate::cli::{Done, Failure, print};
use crate::kernel::Side;
use crate::simulation::GameRecord;
use crate::statistics::MeanInterval;
use crate::statistics::control_variate::without_luck;
use crate::statistics::spread::moments;
use serde::Serialize;
use serde_json::json;
use std::collections::BTreeMap;
use std::io::Write;

/// One thing that is compared.
#[derive(Serialize)]
struct Line {
    what: String,
    /// Its mean in the first series, and in the second.
    first: f64,
    second: f64,
    /// The mean of the second less the first, game by game, with its interval.
    difference: MeanInterval,
    /// Whether it is a share, told in percent.
    #[serde(skip)]
    is_share: bool,
    /// Whether it differs in any game: where it does not, the unit of the interval would be anybody's guess.
    #[serde(skip)]
    differs: bool,
}

/// The games that two series have in common.
struct Pairs {
    first: Vec<GameRecord>,
    second: Vec<GameRecord>,
}

/// Compares two series.
///
/// # Errors
/// Why they cannot be compared.
pub fn report(first: &Series, second: &Series, json: bool, out: &mut dyn Write) -> Done {
    let pairs = Pairs::of(first, second)?;
    let lines = pairs.lines(&first.settings);
    let games = pairs.first.len();
    let both = pairs.first.iter().zip(&pairs.second);
    let other_winner = both.filter(|(first, second)| first.winner != second.winner).count();
    let differences = first.settings.differences(&second.settings);
    if json {
        let settings: Vec<_> = differences
            .iter()
            .map(|(what, first, second)| json!({ "what": what, "first": first, "second": second }))
            .collect();
        let told = json!({
            "scenario": first.settings.scenario,
            "seed": first.settings.seed,
            "games": games,
            "other_winner": other_winner,
            "settings": settings,
            "lines": lines,
        });
        return Ok(print::json(out, &told)?);
    }
    for (what, first, second) in &differences {
        writeln!(out, "{what}: {first} -> {second}")?;
    }
    let head = ["", "first", "second", "difference", "95 % interval", ""].map(str::to_owned);
    let rows: Vec<Vec<String>> = lines.iter().map(Line::row).collect();
    write!(out, "{}", print::table(&head, &rows))?;
    writeln!(
        out,
        "{} on the same seeds; {other_winner} of them ended with another winner. The interval is that of the differences \
         of pairs; a * marks those that leave 0 out.",
        print::count(games, "game"),
    )?;
    Ok(())
}

impl Line {
    fn row(&self) -> Vec<String> {
        let scale = if self.is_share { 100.0 } else { 1.0 };
        let unit = if self.is_share { " %" } else { "" };
        let MeanInterval { mean, low, high } = self.difference;
        vec![
            self.what.clone(),
            format!("{:.1}{unit}", scale * self.first),
            format!("{:.1}{unit}", scale * self.second),
            format!("{:+.1}", scale * mean),
            if self.is_share || self.differs {
                format!("{:+.1} to {:+.1}", scale * low, scale * high)
            } else {
                "none differs".to_owned()
            },
            if self.difference.is_sure() { "*".to_owned() } else { String::new() },
        ]
    }
}

impl Pairs {
    fn of(first: &Series, second: &Series) -> Result<Pairs, Failure> {
        let (one, other) = (&first.settings, &second.settings);
        let ids = |of: &SeriesSettings| of.sides.each_ref().map(|side| side.id.clone());
        if ids(one) != ids(other) {
            return Err(Failure::Said(format!(
                "These series have other sides: {} in the first, {} in the second.",
                ids(one).join(" and "),
                ids(other).join(" and ")
            )));
        }
        let seeded: BTreeMap<u64, &GameRecord> =
            second.games.iter().map(|game| (game.seed, game)).collect();
        let common = first.games.iter().filter_map(|game| Some((game, *seeded.get(&game.seed)?)));
        let (first, second): (Vec<GameRecord>, Vec<GameRecord>) =
            common.map(|(first, second)| (first.clone(), second.clone())).unzip();
        if first.len() < 2 {
            return Err(Failure::Said(format!(
                "These series have fewer than two seeds in common (game 0 of the first has {}, that of the second {}): \
                 nothing can be told.",
                one.seed, other.seed
            )));
        }
        Ok(Pairs { first, second })
    }

    fn lines(&self, settings: &SeriesSettings) -> Vec<Line> {
        let name = |side: Side| &settings.sides[side as usize].name;
        let mut lines = Vec::new();
        let (first, second) = (&self.first, &self.second);
        for side in Side::ALL {
            let values = (wins(first, side), wins(second, side));
            lines.extend(line(format!("{}: wins", name(side)), &values.0, &values.1, true));
            if let (Some(luck1), Some(luck2)) = (luck(first), luck(second)) {
                let values = (without_luck(&values.0, &luck1), without_luck(&values.1, &luck2));
                let what = format!("{}: without luck", name(side));
                lines.extend(line(what, &values.0, &values.1, true));
            }
        }
        let ended: Vec<bool> =
            first.iter().zip(second).map(|(a, b)| a.end.is_some() && b.end.is_some()).collect();
        let of_ended = |games: &[GameRecord]| -> Vec<GameRecord> {
            let kept = games.iter().zip(&ended).filter(|(_, ended)| **ended);
            kept.map(|(game, _)| game.clone()).collect()
        };
        let (first, second) = (of_ended(first), of_ended(second));
        for side in Side::ALL {
            if let (Some(one), Some(other)) = (points(&first, side), points(&second, side)) {
                lines.extend(line(format!("{}: points", name(side)), &one, &other, false));
            }
        }
        let turns = |games: &[GameRecord]| -> Vec<f64> {
            games.iter().map(|game| f64::from(game.turns)).collect()
        };
        lines.extend(line("player turns".to_owned(), &turns(&first), &turns(&second), false));
        lines
    }
}

/// A line, if there are enough values.
fn line(what: String, first: &[f64], second: &[f64], is_share: bool) -> Option<Line> {
    let differences: Vec<f64> = first.iter().zip(second).map(|(a, b)| b - a).collect();
    let most = if is_share { 1.0 } else { f64::INFINITY };
    let difference = MeanInterval::of(&differences, 1.0)?.within(-most, most);
    let differs = differences.iter().any(|difference| *difference != 0.0);
    let (first, second) = (moments(first).0, moments(second).0);
    Some(Line { what, first, second, difference, is_share, differs })
}
