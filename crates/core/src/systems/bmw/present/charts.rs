//! The printed tables: combat results, terrain effects, archery, morale.

use super::super::charts::crt::OddsColumn;
use super::super::charts::terrain_effects;
use super::super::scene::Class;
use super::Localizer;
use crate::kernel::Side;
use crate::say;
use crate::scenario::bmw::{Halves, TerrainEffects};
use crate::view::{Chart, Condition, GroundRules, ground_rules};

pub fn charts(l10n: Localizer) -> Vec<Chart> {
    vec![crt(l10n), tec(l10n), archery(l10n), morale(l10n)]
}

fn crt(l10n: Localizer) -> Chart {
    let crt = &l10n.scene.crt;
    let odds_columns = (0..crt.odds_columns()).map(OddsColumn);
    let mut head = vec![say!(l10n, "bmw-crt-die")];
    head.extend(odds_columns.clone().map(|odds_column| crt.title(odds_column, l10n.language)));
    let rows = (1..=6).map(|face| {
        let mut row = vec![face.to_string()];
        row.extend(
            odds_columns
                .clone()
                .map(|odds_column| crt.result(odds_column, face).printed().to_owned()),
        );
        row
    });
    Chart {
        id: "crt".to_owned(),
        title: say!(l10n, "bmw-crt-title"),
        rule: "7.2".to_owned(),
        head,
        rows: rows.collect(),
        // The key of the letters comes first: in a low panel the rest is scrolled to.
        notes: vec![say!(l10n, "bmw-crt-note-key"), say!(l10n, "bmw-crt-note-odds")],
    }
}

fn tec(l10n: Localizer) -> Chart {
    let terrain = l10n.scene.terrain.iter();
    let line = |effects| terrain_effects::line(effects, l10n.language).to_vec();
    let mut rows: Vec<Vec<String>> = terrain.map(|(_, effects)| line(effects)).collect();
    let road = l10n.scene.road_cost.to_string();
    rows.push(vec![
        say!(l10n, "bmw-tec-road"),
        road.clone(),
        road.clone(),
        road,
        say!(l10n, "bmw-tec-road-effect"),
    ]);
    rows.extend(hexsides(l10n));
    Chart {
        id: "tec".to_owned(),
        title: say!(l10n, "bmw-tec-title"),
        rule: "4.2".to_owned(),
        head: vec![
            say!(l10n, "bmw-tec-terrain"),
            say!(l10n, "bmw-tec-foot"),
            say!(l10n, "bmw-tec-horse"),
            say!(l10n, "bmw-tec-train"),
            say!(l10n, "bmw-tec-combat"),
        ],
        rows,
        notes: vec![say!(l10n, "bmw-tec-note")],
    }
}

/// What is crossed between two hexes, if it does something in this battle.
fn hexsides(l10n: Localizer) -> impl Iterator<Item = Vec<String>> {
    let features = &l10n.scene.view(l10n.language).features;
    let all = features.iter().zip(&l10n.scene.features);
    let does = all.filter(|(_, (cost, halves))| *cost != Some(0) || *halves);
    does.map(move |(feature, (cost, halves))| {
        let cost = cost.map_or_else(|| "P".to_owned(), |cost| format!("+{cost}"));
        let combat = if *halves {
            say!(l10n, "bmw-tec-halves-across")
        } else {
            say!(l10n, "bmw-tec-no-effect")
        };
        let name = say!(l10n, "bmw-tec-across", name = feature.name.as_str());
        vec![name, cost.clone(), cost.clone(), cost, combat]
    })
}

/// TEC: what the rules say of the ground, with the options of the battle.
pub fn ground_rules(l10n: Localizer) -> GroundRules {
    let Localizer { scene, language } = l10n;
    let terrain = |effects: &TerrainEffects| {
        let payers = [
            (say!(l10n, "bmw-tec-foot"), Class::Foot),
            (say!(l10n, "bmw-tec-horse"), Class::Horse),
            (say!(l10n, "bmw-tec-train"), Class::Train),
        ];
        let payers = payers.map(|(who, class)| (who, scene.cost_of(class, effects)));
        let mut words = ground_rules::costs(language, &payers);
        let effects = TerrainEffects { halves: scene.halves_of(effects), ..effects.clone() };
        if effects.shift > 0 || effects.halves != Halves::None {
            words = format!("{words}; {}", terrain_effects::combat_effect(&effects, language));
        }
        words
    };
    let feature = |(cost, halves): &(Option<u8>, bool)| {
        let cost = match *cost {
            Some(0) => None,
            Some(cost) => Some(say!(l10n, "ground-more", n = cost)),
            None => Some(say!(l10n, "ground-closed")),
        };
        let combat = halves.then(|| say!(l10n, "bmw-tec-halves-across"));
        cost.into_iter().chain(combat).collect::<Vec<_>>().join("; ")
    };
    GroundRules {
        values: say!(l10n, "bmw-counter-values"),
        states: &[Condition::Disordered, Condition::Charging, Condition::Fired, Condition::Moved],
        rule: "4.2",
        terrains: scene.terrain.iter().map(|(_, effects)| terrain(effects)).collect(),
        features: scene.features.iter().map(feature).collect(),
        road: say!(l10n, "ground-road", n = scene.road_cost),
        ..GroundRules::default()
    }
}

fn archery(l10n: Localizer) -> Chart {
    let hit = say!(l10n, "bmw-archery-hit");
    let row = |factor: u8| {
        let mut cells = vec![factor.to_string()];
        let face = |die: u8| if die <= factor { hit.clone() } else { "-".to_owned() };
        cells.extend((1..=6).map(face));
        cells
    };
    let mut head = vec![say!(l10n, "bmw-archery-factor")];
    head.extend((1..=6).map(|face: u8| face.to_string()));
    Chart {
        id: "archery".to_owned(),
        title: say!(l10n, "bmw-archery-title"),
        rule: "6.2".to_owned(),
        head,
        rows: (1..=4).map(row).collect(),
        notes: vec![say!(l10n, "bmw-archery-note")],
    }
}

fn morale(l10n: Localizer) -> Chart {
    let withdrawing = l10n.scene.special.withdrawal.as_ref().map(|w| w.side);
    let mut rows = Vec::new();
    for side in Side::ALL {
        let stages: &[u8] = if withdrawing == Some(side) { &[1, 2] } else { &[1] };
        for &stage in stages {
            let levels = l10n.scene.morale(side, stage);
            let army = l10n.army(side);
            let name = if stages.len() > 1 {
                say!(l10n, "bmw-morale-army-stage", army = army, stage = stage)
            } else {
                army.text.into_owned()
            };
            let rally = levels.rally.map(|(low, high)| format!("{low}-{high}"));
            rows.push(vec![
                name,
                levels.demoralized.to_string(),
                levels.disintegrates.to_string(),
                rally.unwrap_or_else(|| say!(l10n, "bmw-morale-no-rally")),
            ]);
        }
    }
    Chart {
        id: "morale".to_owned(),
        title: say!(l10n, "bmw-morale-title"),
        rule: "11.3".to_owned(),
        head: vec![
            say!(l10n, "bmw-morale-army"),
            say!(l10n, "bmw-morale-head-demoralized"),
            say!(l10n, "bmw-morale-head-disintegrates"),
            say!(l10n, "bmw-morale-head-rally"),
        ],
        rows,
        notes: vec![say!(l10n, "bmw-morale-note")],
    }
}
