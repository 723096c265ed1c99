//! What came of all meetings, for people, for programs and as a page.

use super::rating_match::{Met, Rules, Score};
use crate::cli::{Done, print};
use crate::session::hashes::hash_of;
use crate::statistics::{Elo, Verdict};
use serde_json::{Value, json};
use std::io::Write;

/// What came of all meetings.
pub struct LadderTable {
    rules: Rules,
    met: Vec<Met>,
}

const HEAD: [&str; 9] =
    ["battle", "player", "against", "pairs", "won", "drawn", "lost", "Elo", "95 % interval"];

impl LadderTable {
    /// A table without meetings.
    #[must_use]
    pub fn new(rules: Rules) -> LadderTable {
        LadderTable { rules, met: Vec::new() }
    }

    /// Adds a meeting.
    pub fn add(&mut self, met: Met) {
        self.met.push(met);
    }

    /// The meetings, and behind them those of the same players in all battles together, where there are several.
    fn lines(&self) -> Vec<Met> {
        let mut together: Vec<Met> = Vec::new();
        for met in &self.met {
            match together.iter_mut().find(|all| all.meeting == met.meeting) {
                Some(all) => all.score.add(&met.score),
                None => together.push(Met {
                    scenario: None,
                    title: "All together".to_owned(),
                    ..met.clone()
                }),
            }
        }
        let several = together.len() < self.met.len();
        self.met.iter().cloned().chain(together.into_iter().filter(|_| several)).collect()
    }

    fn row(&self, met: &Met) -> Vec<String> {
        let Score { pairs, wins, draws, losses, .. } = met.score;
        let (elo, count) = (Elo::of(&pairs), pairs.pairs());
        let mut row = vec![
            met.title.clone(),
            met.meeting.player.to_string(),
            met.meeting.opponent.to_string(),
            count.to_string(),
            wins.to_string(),
            draws.to_string(),
            losses.to_string(),
            difference(elo, pairs.score()),
            interval(elo),
        ];
        if self.rules.stops_early {
            // Pairs of several battles are no one series that a test could follow.
            row.push(met.scenario.as_ref().map_or_else(String::new, |_| self.test(&met.score)));
        }
        row
    }

    /// What the test has come to, in words.
    fn test(&self, score: &Score) -> String {
        let sprt = self.rules.sprt;
        let ratio = sprt.log_ratio(&score.pairs);
        match sprt.verdict(&score.pairs) {
            Verdict::Open => format!("open ({ratio:+.2})"),
            Verdict::H0 => format!("{} rather ({ratio:+.2})", sprt.elo0),
            Verdict::H1 => format!("{} rather ({ratio:+.2})", sprt.elo1),
        }
    }

    fn head(&self) -> Vec<String> {
        let sprt = self.rules.sprt;
        let test = format!("test of {} against {}", sprt.elo0, sprt.elo1);
        let test = self.rules.stops_early.then_some(test);
        HEAD.iter().map(|&word| word.to_owned()).chain(test).collect()
    }

    /// How many pairs of games have been played.
    #[must_use]
    pub fn pairs(&self) -> u64 {
        self.met.iter().map(|met| met.score.pairs.pairs()).sum()
    }

    /// Whether nobody has met.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.met.is_empty()
    }

    /// Writes the table.
    ///
    /// # Errors
    /// What the reader of the output says.
    pub fn write(&self, json: bool, out: &mut dyn Write) -> Done {
        if json {
            return Ok(print::json(out, &self.for_programs())?);
        }
        let rows: Vec<Vec<String>> = self.lines().iter().map(|met| self.row(met)).collect();
        Ok(write!(out, "{}", print::table(&self.head(), &rows))?)
    }

    fn for_programs(&self) -> Value {
        let line = |met: &Met| {
            let of_battle = met.scenario.is_some();
            json!({
                "scenario": met.scenario,
                "player": met.meeting.player,
                "opponent": met.meeting.opponent,
                "score": met.score.pairs.score(),
                "games": met.score,
                "elo": Elo::of(&met.score.pairs),
                "log_ratio": of_battle.then(|| self.rules.sprt.log_ratio(&met.score.pairs)),
                "verdict": of_battle.then(|| self.rules.sprt.verdict(&met.score.pairs)),
            })
        };
        let lines: Vec<Value> = self.lines().iter().map(line).collect();
        json!({
            "seed": self.rules.seed,
            "options": self.rules.options,
            "sprt": self.rules.sprt,
            "stops_early": self.rules.stops_early,
            "meetings": lines,
        })
    }

    /// The table as a page of Markdown: the same games give the same page.
    #[must_use]
    pub fn page(&self) -> String {
        let row = |cells: &[String]| {
            let cells: Vec<String> = cells.iter().map(|cell| cell.replace('|', "\\|")).collect();
            format!("| {} |\n", cells.join(" | "))
        };
        let head = self.head();
        let mut page = String::from(ABOUT);
        let stop =
            if self.rules.stops_early { ", and stops as soon as the test is sure" } else { "" };
        page += &format!(
            "Each meeting has {} of games at most, from seed {} on{stop}.",
            print::count(usize::try_from(self.rules.pairs).unwrap_or(usize::MAX), "pair"),
            self.rules.seed
        );
        if !self.rules.options.is_empty() {
            page += &format!(" Options: {}.", self.rules.options.join(", "));
        }
        page += "\n\n";
        page += &row(&head);
        page += &row(&head.iter().map(|_| "---".to_owned()).collect::<Vec<_>>());
        for met in self.lines() {
            page += &row(&self.row(&met));
        }
        page += "\n";
        page += &seal(&page);
        page + "\n"
    }
}

/// What stands above the table on its page.
const ABOUT: &str = "\
# How strong the computer plays

Written by `gonfalon ladder` (`--markdown`); `gonfalon ladder --help` says how. A pair is two games on the same dice with the
sides swapped, so that what the battle is worth to a side cancels out. 400 points of Elo are odds of ten to one; who has won
everything is better by more than can be told, and the interval says by how much at least.

";

/// Whether a text is such a page, and nothing of it was changed.
#[must_use]
pub fn is_page(text: &str) -> bool {
    let line = text.trim_end_matches('\n').rsplit_once('\n');
    line.is_some_and(|(page, last)| last == seal(&format!("{page}\n")))
}

/// The last line of a page, which readers of Markdown don't see.
fn seal(page: &str) -> String {
    format!("<!-- As it was written: {} -->", hash_of(&page))
}

fn signed(elo: f64) -> String {
    // Nothing is less than nothing.
    format!("{:+.0}", elo.round() + 0.0)
}

/// The difference, or which way it is too large to be told.
fn difference(elo: Elo, score: f64) -> String {
    elo.difference.map_or_else(|| if score > 0.5 { "+∞" } else { "-∞" }.to_owned(), signed)
}

fn interval(elo: Elo) -> String {
    let low = elo.low.map_or_else(|| "-∞".to_owned(), signed);
    let high = elo.high.map_or_else(|| "+∞".to_owned(), signed);
    format!("{low} to {high}")
}
