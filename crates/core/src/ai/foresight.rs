//! What playing on has told about a plan.

use super::contest::Contender;
use crate::kernel::{Side, UnitId};

/// Fates that differ by fewer hundredths are alike.
const ALIKE: i16 = 15;
/// So are those that differ by fewer standard errors: of the hundred units of a battle some would always differ by two or three.
const CHANCE: f64 = 3.5;

/// What playing on has told about a plan, compared with the one that judgement preferred.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Foresight {
    /// So many lines were played of each.
    pub lines: u32,
    /// In so many of them it came out better.
    pub better: u32,
    /// In so many of them it came out worse.
    pub worse: u32,
    /// Whose fate differs most.
    pub fate: Option<Fate>,
}

/// What becomes of a unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fate {
    /// The unit.
    pub unit: UnitId,
    /// In so many lines of a hundred it was lost.
    pub lost: u8,
    /// In so many it was lost by the plan that judgement preferred.
    pub otherwise: u8,
}

impl Foresight {
    /// What the lines of a side's plan say for it, compared with those of another one.
    pub(super) fn of<A>(side: Side, chosen: &Contender<A>, other: &Contender<A>) -> Foresight {
        let lines = chosen.ends.len().min(other.ends.len());
        let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        let led =
            |by: &[f64], than: &[f64]| by.iter().zip(than).filter(|(by, than)| by > than).count();
        let (better, worse) = (led(&chosen.ends, &other.ends), led(&other.ends, &chosen.ends));
        let fates = chosen.lost.keys().chain(other.lost.keys()).map(|&(of, unit)| {
            let (lost, otherwise) = (chosen.loss((of, unit)), other.loss((of, unit)));
            let more = i16::from(lost) - i16::from(otherwise);
            // Only what speaks for the plan.
            (if of == side { -more } else { more }, Fate { unit, lost, otherwise })
        });
        let fate = fates.max_by_key(|(gain, fate)| (*gain, fate.unit));
        let fate = fate.filter(|(gain, fate)| *gain >= ALIKE && fate.differs(lines));
        let fate = fate.map(|(_, fate)| fate);
        Foresight { lines: count(lines), better: count(better), worse: count(worse), fate }
    }
}

impl Fate {
    /// Whether so many lines tell the two plans apart by what becomes of the unit.
    fn differs(self, lines: usize) -> bool {
        let share = |hundredths: u8| f64::from(hundredths) / 100.0;
        let (lost, otherwise) = (share(self.lost), share(self.otherwise));
        let spread = lost * (1.0 - lost) + otherwise * (1.0 - otherwise);
        let error = (spread / lines.max(1) as f64).sqrt();
        (lost - otherwise).abs() > CHANCE * error
    }
}
