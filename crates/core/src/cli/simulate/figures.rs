//! What the games of a series came to.

use super::series_run::Series;
use crate::kernel::Side;
use crate::simulation::{Conclusion, GameRecord};
use crate::statistics::control_variate::{FEWEST, without_luck};
use crate::statistics::spread::moments;
use crate::statistics::{MeanInterval, Spread, wilson};
use serde::Serialize;
use std::collections::BTreeMap;

/// Plain counts.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Totals {
    /// Games, unfinished ones too.
    pub games: u64,
    /// Games that each side won.
    pub wins: [u64; 2],
    /// Games that nobody won.
    pub draws: u64,
    /// Games that were broken off.
    pub unfinished: u64,
    /// Player turns of all games.
    pub player_turns: u64,
    /// Actions of all games.
    pub actions: u64,
}

/// How a side fared.
#[derive(Clone, PartialEq, Debug)]
pub struct SideFigures {
    /// Games that it won.
    pub wins: u64,
    /// Their share.
    pub share: f64,
    /// The 95 % interval of the share.
    pub interval: (f64, f64),
    /// The share without what luck explains, in series that reckon it and have enough games.
    pub adjusted: Option<MeanInterval>,
    /// Its points at the end, in games that count them.
    pub points: Option<Spread>,
}

/// How many games ended in one way.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ways {
    /// Those that each side won so.
    pub wins: [u64; 2],
    /// Those that nobody won.
    pub draws: u64,
}

impl Ways {
    /// All of them.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.wins[0] + self.wins[1] + self.draws
    }
}

/// What the games came to.
#[derive(Clone, PartialEq, Debug)]
pub struct Figures {
    /// Plain counts.
    pub totals: Totals,
    /// How each side fared.
    pub sides: [SideFigures; 2],
    /// How many player turns a game has that came to its end.
    pub lengths: Option<Spread>,
    /// How the games ended, the most frequent way first.
    pub endings: Vec<(Conclusion, Ways)>,
    /// Which part of the variance of the first side's wins luck explains, from 0 to 1.
    pub explained: Option<f64>,
}

/// A side's wins, game by game: 1 or 0.
pub(super) fn wins(games: &[GameRecord], side: Side) -> Vec<f64> {
    games.iter().map(|game| f64::from(u8::from(game.winner == Some(side)))).collect()
}

/// The luck of the side listed first, game by game; `None` in series that do not reckon it, and with so few games that nothing can
/// be told from it.
pub(super) fn luck(games: &[GameRecord]) -> Option<Vec<f64>> {
    games
        .iter()
        .map(|game| game.luck)
        .collect::<Option<Vec<f64>>>()
        .filter(|all| all.len() >= FEWEST)
}

/// A side's points at the end, game by game; `None` in games without points.
pub(super) fn points(games: &[GameRecord], side: Side) -> Option<Vec<f64>> {
    let points = games.iter().filter(|game| game.end.is_some());
    let points: Option<Vec<f64>> = points.map(|game| game.points[side].map(f64::from)).collect();
    points.filter(|points| !points.is_empty())
}

impl Figures {
    /// The figures of a series.
    #[must_use]
    pub fn of(series: &Series) -> Figures {
        let games = &series.games;
        let mut totals = Totals { games: games.len() as u64, ..Totals::default() };
        let mut endings: BTreeMap<&Conclusion, Ways> = BTreeMap::new();
        for game in games {
            totals.player_turns += u64::from(game.turns);
            totals.actions += game.actions;
            let Some(end) = &game.end else {
                totals.unfinished += 1;
                continue;
            };
            let ways = endings.entry(end).or_default();
            match game.winner {
                Some(side) => {
                    totals.wins[side as usize] += 1;
                    ways.wins[side as usize] += 1;
                }
                None => {
                    totals.draws += 1;
                    ways.draws += 1;
                }
            }
        }
        let luck = luck(games);
        let adjusted = |side| Some(without_luck(&wins(games, side), luck.as_ref()?));
        let sides = Side::ALL.map(|side| {
            let won = totals.wins[side as usize];
            SideFigures {
                wins: won,
                share: won as f64 / (totals.games as f64).max(1.0),
                interval: wilson(won, totals.games),
                adjusted: adjusted(side)
                    .and_then(|values| Some(MeanInterval::of(&values, 1.0)?.within(0.0, 1.0))),
                points: points(games, side).and_then(Spread::of),
            }
        });
        let variance = |values: &[f64]| moments(values).1;
        let explained = adjusted(Side::A).and_then(|values| {
            let all = variance(&wins(games, Side::A));
            (all > 0.0).then(|| (1.0 - variance(&values) / all).max(0.0))
        });
        let ended = games.iter().filter(|game| game.end.is_some());
        let lengths = Spread::of(ended.map(|game| f64::from(game.turns)));
        let mut endings: Vec<(Conclusion, Ways)> =
            endings.into_iter().map(|(end, ways)| (end.clone(), ways)).collect();
        endings.sort_by_key(|(_, ways)| std::cmp::Reverse(ways.games()));
        Figures { totals, sides, lengths, endings, explained }
    }
}
