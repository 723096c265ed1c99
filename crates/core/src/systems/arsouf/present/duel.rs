//! What counts in an attack, part by part, with the exact chances (ARSOUF 6.3 to 6.7).

use super::super::attack::{Attack, Supporter, Verdict};
use super::super::rules;
use super::super::scene::Scene;
use super::halves;
use crate::kernel::Rule;
use crate::say;
use crate::view::{Ahead, DuelChance, DuelPart, DuelView};
use crate::words::Language;

/// Faces of the die (2.1).
const FACES: u8 = 6;
/// The order in which outcomes are listed.
const VERDICTS: [Verdict; 3] = [Verdict::AttackerWins, Verdict::Tie, Verdict::DefenderWins];

/// How many of the 36 pairs of faces end each way: attacker wins, tie, defender wins.
#[must_use]
pub fn cases(attack: &Attack) -> [u32; 3] {
    let mut cases = [0; 3];
    for attack_die in 1..=FACES {
        for defence_die in 1..=FACES {
            cases[place(attack.verdict(attack_die, defence_die))] += 1;
        }
    }
    cases
}

fn place(verdict: Verdict) -> usize {
    match verdict {
        Verdict::AttackerWins => 0,
        Verdict::Tie => 1,
        Verdict::DefenderWins => 2,
    }
}

/// The word for what comes of an attack; it depends on whether the target is wounded already.
pub fn verdict_word(verdict: Verdict, language: Language) -> String {
    match verdict {
        Verdict::AttackerWins => say!(language, "arsouf-verdict-attacker"),
        Verdict::Tie => say!(language, "arsouf-verdict-tie"),
        Verdict::DefenderWins => say!(language, "arsouf-verdict-defender"),
    }
}

/// Half points with a sign.
fn signed(half_points: u16) -> i16 {
    i16::try_from(half_points).unwrap_or(i16::MAX)
}

/// The attack as a screen shows it.
#[must_use]
pub fn duel(scene: &Scene, attack: &Attack, language: Language) -> DuelView {
    let part = |label: String, halves_: u16, rule: Rule| DuelPart {
        label,
        adds: format!("+{}", halves(halves_, language)),
        halves: signed(halves_),
        rule: rule.section.to_owned(),
    };
    let value = || say!(language, "arsouf-value");
    let leader = || say!(language, "arsouf-leader");
    let mut own = vec![part(value(), attack.value, rules::ATTACK_TOTAL)];
    if attack.leader > 0 {
        own.push(part(leader(), attack.leader, rules::LEADERS));
    }
    if attack.charge > 0 {
        own.push(part(say!(language, "arsouf-charge"), attack.charge, rules::CHARGING));
    }
    let mut other = vec![part(value(), attack.target_value, rules::DEFENCE_TOTAL)];
    if attack.target_leader > 0 {
        other.push(part(leader(), attack.target_leader, rules::LEADERS));
    }
    for &Supporter { unit, adds: half } in &attack.supporters {
        let label = say!(language, "arsouf-support", unit = scene.name(unit, language));
        other.push(part(label, half, rules::SUPPORT));
    }
    if attack.lost() > 0 {
        other.push(DuelPart {
            label: say!(language, "arsouf-rounding"),
            adds: format!("-{}", halves(attack.lost(), language)),
            halves: -signed(attack.lost()),
            rule: rules::SUPPORT.section.to_owned(),
        });
    }
    let cases = cases(attack);
    let chance = |(verdict, cases)| DuelChance {
        label: verdict_word(verdict, language),
        ahead: match verdict {
            Verdict::AttackerWins => Ahead::Attacker,
            Verdict::Tie => Ahead::Nobody,
            Verdict::DefenderWins => Ahead::Defender,
        },
        cases,
    };
    let row = |attack_die: u8| {
        let cell = |defence_die: u8| place(attack.verdict(attack_die, defence_die));
        (1..=FACES).map(cell).collect()
    };
    DuelView {
        attacker: scene.name(attack.unit, language).text.into_owned(),
        defender: scene.name(attack.target, language).text.into_owned(),
        attack: own,
        defence: other,
        attack_adds: halves(attack.attack(), language),
        defence_adds: halves(attack.defence(), language),
        attack_halves: signed(attack.attack()),
        defence_halves: signed(attack.defence()),
        escapes: Vec::new(),
        chances: VERDICTS.into_iter().zip(cases).map(chance).collect(),
        cases: cases.iter().sum(),
        cells: (1..=FACES).map(row).collect(),
    }
}
