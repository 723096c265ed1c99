//! The tables: pieces, terrain, chances of an attack (ARSOUF 1.1, 4.3 to 4.5, 6.3).

use super::super::attack::{Attack, Verdict};
use super::super::scene::Scene;
use super::Localizer;
use super::{duel, halves};
use crate::kernel::UnitId;
use crate::say;
use crate::scenario::Text;
use crate::view::{Chart, Condition, GroundRules};
use crate::words::Language;
use smallvec::SmallVec;

pub fn charts(l10n: Localizer) -> Vec<Chart> {
    let Localizer { scene, language: l } = l10n;
    vec![pieces(scene, l), attack(l), terrain(scene, l)]
}

fn pieces(scene: &Scene, l: Language) -> Chart {
    let mut rows: Vec<(String, Vec<String>, usize)> = Vec::new();
    for piece in &scene.pieces {
        let moves = if piece.slow {
            say!(l, "arsouf-spaces-road", spaces = 1, road = piece.moves)
        } else {
            say!(l, "arsouf-spaces", spaces = piece.moves)
        };
        let kind = piece.kind.get(l).to_owned();
        let side = scene.armies[piece.side].name.get(l).to_owned();
        match rows.iter_mut().find(|(known, row, _)| *known == kind && row[0] == side) {
            Some((_, _, count)) => *count += 1,
            None => {
                let row = vec![side, kind.clone(), piece.value.to_string(), moves];
                rows.push((kind, row, 1));
            }
        }
    }
    let rows = rows.into_iter().map(|(_, mut row, count)| {
        row.insert(2, count.to_string());
        row
    });
    Chart {
        id: "pieces".to_owned(),
        title: say!(l, "arsouf-chart-pieces"),
        rule: "1.1".to_owned(),
        head: vec![
            say!(l, "arsouf-chart-side"),
            say!(l, "arsouf-chart-piece"),
            say!(l, "arsouf-chart-number"),
            say!(l, "arsouf-chart-value"),
            say!(l, "arsouf-chart-moves"),
        ],
        rows: rows.collect(),
        notes: vec![say!(l, "arsouf-chart-pieces-leader")],
    }
}

/// Chances by how much more the attacker adds than the defender, in half points.
fn attack(l: Language) -> Chart {
    let row = |difference: i16| {
        let more = u16::try_from(difference.max(0)).unwrap_or_default();
        let less = u16::try_from((-difference).max(0)).unwrap_or_default();
        let attack = Attack {
            unit: UnitId(0),
            target: UnitId(0),
            value: more,
            leader: 0,
            charge: 0,
            target_value: less,
            target_leader: 0,
            supporters: SmallVec::new(),
            support: 0,
        };
        let sign = if difference < 0 { "-" } else { "+" };
        let mut cells = vec![format!("{sign}{}", halves(difference.unsigned_abs(), l))];
        cells.extend(duel::cases(&attack).map(|n| n.to_string()));
        cells
    };
    let verdicts = [Verdict::AttackerWins, Verdict::Tie, Verdict::DefenderWins];
    let mut head = vec![say!(l, "arsouf-chart-difference")];
    head.extend(verdicts.map(|verdict| duel::verdict_word(verdict, l)));
    Chart {
        id: "attack".to_owned(),
        title: say!(l, "arsouf-chart-attack"),
        rule: "6.3".to_owned(),
        head,
        rows: (-10..=10).map(row).collect(),
        notes: vec![say!(l, "arsouf-chart-attack-note")],
    }
}

fn terrain(scene: &Scene, l: Language) -> Chart {
    let mut rows: Vec<Vec<String>> = scene
        .terrain
        .iter()
        .map(|(name, closed)| {
            let effect =
                if *closed { say!(l, "arsouf-chart-closed") } else { say!(l, "arsouf-chart-open") };
            vec![name.get(l).to_owned(), effect]
        })
        .collect();
    rows.push(vec![say!(l, "arsouf-chart-river"), say!(l, "arsouf-chart-river-effect")]);
    rows.push(vec![say!(l, "arsouf-chart-ford"), say!(l, "arsouf-chart-ford-effect")]);
    rows.push(vec![say!(l, "arsouf-chart-road"), say!(l, "arsouf-chart-road-effect")]);
    Chart {
        id: "terrain".to_owned(),
        title: say!(l, "arsouf-chart-terrain"),
        rule: "4.3".to_owned(),
        head: vec![say!(l, "arsouf-chart-ground"), say!(l, "arsouf-chart-effect")],
        rows,
        notes: Vec::new(),
    }
}

/// ARSOUF 4.3 to 4.5: what the rules say of the ground.
pub fn ground_rules(l10n: Localizer) -> GroundRules {
    let Localizer { scene, language: l } = l10n;
    let terrain = |(_, closed): &(Text, bool)| match closed {
        true => say!(l, "arsouf-chart-closed"),
        false => say!(l, "arsouf-chart-open"),
    };
    let feature = |closed: &bool| match closed {
        true => say!(l, "arsouf-chart-river-effect"),
        false => say!(l, "arsouf-chart-ford-effect"),
    };
    GroundRules {
        values: say!(l, "arsouf-counter-values"),
        states: &[Condition::Charging, Condition::Moved],
        wounds: true,
        rule: "4.3",
        terrains: scene.terrain.iter().map(terrain).collect(),
        features: scene.hexsides.iter().map(feature).collect(),
        road: say!(l, "arsouf-chart-road-effect"),
        ..GroundRules::default()
    }
}
