//! BMW 2.2, 7.2, 7.6: the combat results table and the ladder of odds.

use crate::phrase;
use crate::say;
use crate::scenario::bmw::{CombatResult, CrtData};
use crate::scenario::options::ShiftModel;
use crate::words::Language;
use crate::words::Phrase;

/// The combat results table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Crt {
    /// Columns with the attacker weaker: how many `1-n`, n from 2.
    worse: u32,
    /// Columns with the attacker at least as strong: how many `n-1`, n from 1.
    better: u32,
    rows: [Vec<CombatResult>; 6],
    below: CombatResult,
    above: CombatResult,
}

/// A step of the ladder of odds: 0 is the automatic result below the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct OddsColumn(pub usize);

impl Crt {
    /// The table of a scenario.
    ///
    /// # Errors
    /// What is wrong with its columns.
    pub fn new(data: &CrtData) -> Result<Crt, Phrase> {
        let worse = data.columns.iter().take_while(|c| c.as_str() != "1-1").count();
        let better = data.columns.len() - worse;
        for (i, column) in data.columns.iter().enumerate() {
            let expected = if i < worse {
                format!("1-{}", worse - i + 1)
            } else {
                format!("{}-1", i - worse + 1)
            };
            if *column != expected {
                return Err(phrase!(
                    "fault-the-column-is",
                    place = i + 1,
                    column = column,
                    expected = expected
                ));
            }
        }
        if better == 0 {
            return Err(phrase!("fault-there-is-no-column"));
        }
        if let Some(row) = data.rows.iter().position(|row| row.len() != data.columns.len()) {
            return Err(phrase!("fault-the-row-does-not", row = row + 1));
        }
        let small = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        Ok(Crt {
            worse: small(worse),
            better: small(better),
            rows: data.rows.clone(),
            below: data.below,
            above: data.above,
        })
    }

    /// The number of odds columns: the printed ones and an automatic one at each end.
    #[must_use]
    pub fn odds_columns(&self) -> usize {
        (self.worse + self.better) as usize + 2
    }

    /// BMW 7.2: the odds of two totals on an endless ladder: 0 is 1-1, 1 is 2-1, -1 is 1-2, rounded in
    /// the defender's favour. A defender of strength 0 counts as beaten at any odds.
    #[must_use]
    pub fn ratio(attack: u32, defence: u32) -> i64 {
        if attack >= defence {
            attack.checked_div(defence).map_or(i64::from(u32::MAX), |n| i64::from(n) - 1)
        } else {
            1 - i64::from(defence.div_ceil(attack.max(1)))
        }
    }

    /// The odds column of a place on the endless ladder, clamped to the table.
    #[must_use]
    pub fn clamp(&self, ratio: i64) -> OddsColumn {
        let lowest = -i64::from(self.worse) - 1;
        let highest = i64::from(self.better);
        let clamped = ratio.clamp(lowest, highest) - lowest;
        OddsColumn(usize::try_from(clamped).unwrap_or(0))
    }

    /// BMW 7.5, 11.3: the final odds column after `left` shifts to the left.
    #[must_use]
    pub fn shifted(&self, ratio: i64, left: u32, model: ShiftModel) -> OddsColumn {
        match model {
            ShiftModel::Ladder => OddsColumn(self.clamp(ratio).0.saturating_sub(left as usize)),
            ShiftModel::TrueRatio => self.clamp(ratio.saturating_sub(i64::from(left))),
        }
    }

    /// The name of a odds column for people.
    #[must_use]
    pub fn title(&self, odds_column: OddsColumn, language: Language) -> String {
        let column = self.column(odds_column);
        if odds_column.0 == 0 {
            say!(language, "bmw-odds-or-less", odds = column)
        } else if odds_column.0 + 1 == self.odds_columns() {
            say!(language, "bmw-odds-or-more", odds = column)
        } else {
            column
        }
    }

    /// For people what [`Crt::column`] has written.
    #[must_use]
    pub fn words(&self, column: &str, language: Language) -> String {
        let odds_column = (0..self.odds_columns())
            .map(OddsColumn)
            .find(|&odds_column| self.column(odds_column) == column);
        odds_column
            .map_or_else(|| column.to_owned(), |odds_column| self.title(odds_column, language))
    }

    /// A odds column as events and the protocol write it, such as `3-1`; the ends are the odds next to the table, such as `1-5`
    /// and `6-1`.
    #[must_use]
    pub fn column(&self, odds_column: OddsColumn) -> String {
        let ratio = i64::try_from(odds_column.0).unwrap_or(i64::MAX) - i64::from(self.worse) - 1;
        if ratio < 0 { format!("1-{}", 1 - ratio) } else { format!("{}-1", ratio + 1) }
    }

    /// The automatic result of a odds column, if it needs no die.
    #[must_use]
    pub fn automatic(&self, odds_column: OddsColumn) -> Option<CombatResult> {
        if odds_column.0 == 0 {
            Some(self.below)
        } else if odds_column.0 + 1 == self.odds_columns() {
            Some(self.above)
        } else {
            None
        }
    }

    /// BMW 7.2: the result of a odds column for a face of the die (1 to 6).
    #[must_use]
    pub fn result(&self, odds_column: OddsColumn, face: u8) -> CombatResult {
        self.automatic(odds_column)
            .unwrap_or_else(|| self.rows[usize::from(face.clamp(1, 6)) - 1][odds_column.0 - 1])
    }
}
