//! Charts and live odds.

use super::{HitsView, ModifierView, RollView};
use schemars::JsonSchema;
use serde::Serialize;

/// A printed table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Chart {
    /// Short id, such as `crt`.
    pub id: String,
    /// Its name.
    pub title: String,
    /// The number of the rule it belongs to.
    pub rule: String,
    /// Column heads; the first is the head of the row heads.
    pub head: Vec<String>,
    /// Rows; the first cell is the row's head.
    pub rows: Vec<Vec<String>>,
    /// Notes below the table.
    pub notes: Vec<String>,
}

impl Chart {
    /// Whether it is a combat results table.
    #[must_use]
    pub fn is_results_table(&self) -> bool {
        self.id.contains("crt")
    }
}

/// One counter's share in a combat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct OddsPart {
    /// The counter's id.
    pub unit: String,
    /// Its name.
    pub name: String,
    /// Its strength with bonuses, before halving.
    pub strength: u32,
    /// What was added or changed, such as `leader +2` or `halved (swamp)`.
    pub note: String,
}

/// One step on the way to the final odds column.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct OddsStep {
    /// What happens, such as `26:8 is 3-1` or `hill 1L`.
    pub label: String,
    /// The number of the rule that says so.
    pub rule: String,
    /// The odds after this step as people read them, such as `2-1`.
    pub odds: String,
}

/// The odds of a combat, step by step, with exact chances.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct OddsView {
    /// The attackers' shares.
    pub attackers: Vec<OddsPart>,
    /// The defenders' shares.
    pub defenders: Vec<OddsPart>,
    /// The attackers' total.
    pub attack: u32,
    /// The defenders' total.
    pub defence: u32,
    /// From the raw ratio to the final column.
    pub steps: Vec<OddsStep>,
    /// The final odds as people read them, such as `3-1` or `6-1 or more`.
    pub odds: String,
    /// The same as events write them: beyond the ends of the table the odds next to it, such as `6-1`.
    pub column: String,
    /// The result for each face of the die, 1 to 6; all the same when automatic.
    pub results: Vec<String>,
    /// Whether the result needs no die.
    pub automatic: bool,
    /// Results with their chances in sixths, in the order of the table.
    pub chances: Vec<(String, u8)>,
}

/// One part of a total in an opposed throw.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct DuelPart {
    /// What it is, such as `Fighting value` or a supporter's name.
    pub label: String,
    /// What it adds as people read it: halves as decimals.
    pub adds: String,
    /// The same in half points.
    pub halves: i16,
    /// The number of the rule.
    pub rule: String,
}

/// Who is ahead.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Ahead {
    /// The attacker.
    Attacker,
    /// Nobody.
    Nobody,
    /// The defender.
    Defender,
}

/// Something that can come of opposed dice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct DuelChance {
    /// What it is.
    pub label: String,
    /// Who is ahead then.
    pub ahead: Ahead,
    /// In how many of the equally likely cases.
    pub cases: u32,
}

/// Two opposed dice with what each side adds, and the exact chances.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct DuelView {
    /// The attacker's name.
    pub attacker: String,
    /// The defender's name.
    pub defender: String,
    /// What the attacker adds to his die.
    pub attack: Vec<DuelPart>,
    /// What the defender adds to his die.
    pub defence: Vec<DuelPart>,
    /// The sum of what the attacker adds, as people read it.
    pub attack_adds: String,
    /// The sum of what the defender adds, as people read it.
    pub defence_adds: String,
    /// What the attacker adds, in half points.
    pub attack_halves: i16,
    /// What the defender adds, in half points.
    pub defence_halves: i16,
    /// How the defender can go before any die is thrown, and how sure that is; empty if he cannot.
    pub escapes: Vec<String>,
    /// What can come of it.
    pub chances: Vec<DuelChance>,
    /// How many equally likely cases there are.
    pub cases: u32,
    /// What comes of each pair of dice: rows by the attacker's die, columns by the defender's; indices into `chances`.
    pub cells: Vec<Vec<usize>>,
}

/// One die that must not show more than a number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct CheckView {
    /// What it decides.
    pub label: String,
    /// Whose die it is, or at whom it is aimed.
    pub who: String,
    /// How many sides the die has.
    pub sides: u8,
    /// The highest modified result that succeeds.
    pub at_most: i8,
    /// What is added to the die.
    pub modifiers: Vec<ModifierView>,
    /// On how many faces it succeeds.
    pub successes: u8,
    /// What success means, as a sentence.
    pub means: String,
    /// What comes after success, if more dice follow.
    pub then: Option<Box<Forecast>>,
}

/// What an action would lead to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Forecast {
    /// Odds on a results table.
    Odds(OddsView),
    /// Opposed dice.
    Duel(DuelView),
    /// Rolls on a table of hits.
    Hits(HitsView),
    /// One die against a number.
    Check(CheckView),
}

impl Forecast {
    /// The odds, if it is about odds.
    #[must_use]
    pub fn odds(&self) -> Option<&OddsView> {
        match self {
            Forecast::Odds(odds) => Some(odds),
            Forecast::Duel(_) | Forecast::Hits(_) | Forecast::Check(_) => None,
        }
    }

    /// How the defender can go before it comes to that.
    #[must_use]
    pub fn escapes(&self) -> &[String] {
        match self {
            Forecast::Duel(duel) => &duel.escapes,
            Forecast::Check(check) => check.then.as_deref().map_or(&[], Forecast::escapes),
            Forecast::Odds(_) | Forecast::Hits(_) => &[],
        }
    }

    /// In one line: where it stands, and what can come of it.
    #[must_use]
    pub fn brief(&self) -> String {
        match self {
            Forecast::Odds(odds) => {
                let chances = odds.chances.iter().map(|(result, n)| format!("{result} {n}/6"));
                format!("{}: {}", odds.odds, chances.collect::<Vec<_>>().join(", "))
            }
            Forecast::Duel(duel) => {
                let of = duel.cases;
                let chances = duel.chances.iter().map(|c| format!("{} {}/{of}", c.label, c.cases));
                let adds = (&duel.attack_adds, &duel.defence_adds);
                let chances = chances.collect::<Vec<_>>().join(", ");
                let told = format!("+{} : +{}: {chances}", adds.0, adds.1);
                duel.escapes.iter().fold(told, |told, escape| format!("{told}. {escape}"))
            }
            Forecast::Hits(hits) => {
                let roll = |roll: &RollView| {
                    let of = roll.sides;
                    let chances = (0..).zip(&roll.chances).filter(|(_, n)| **n > 0);
                    let chances = chances.map(|(hits, n)| format!("{hits} {n}/{of}"));
                    let chances = chances.collect::<Vec<_>>().join(", ");
                    format!("{} d{of}{}: {chances}", roll.who, roll.adds)
                };
                hits.rolls.iter().map(roll).collect::<Vec<_>>().join("; ")
            }
            Forecast::Check(check) => {
                let first = format!("{} {}/{}", check.label, check.successes, check.sides);
                let then = check.then.as_ref().map(|then| format!("; {}", then.brief()));
                first + &then.unwrap_or_default()
            }
        }
    }

    /// The opposed dice, if it is about them.
    #[must_use]
    pub fn duel(&self) -> Option<&DuelView> {
        match self {
            Forecast::Duel(duel) => Some(duel),
            Forecast::Odds(_) | Forecast::Hits(_) | Forecast::Check(_) => None,
        }
    }

    /// The rolls on a table of hits, if it is about them.
    #[must_use]
    pub fn hits(&self) -> Option<&HitsView> {
        match self {
            Forecast::Hits(hits) => Some(hits),
            Forecast::Odds(_) | Forecast::Duel(_) | Forecast::Check(_) => None,
        }
    }
}
