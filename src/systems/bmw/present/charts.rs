//! The printed tables: combat results, terrain effects, archery, morale.

use super::super::charts::crt::Rung;
use super::super::charts::terrain_effects;
use super::Voice;
use crate::kernel::Side;
use crate::say;
use crate::view::Chart;

pub fn charts(voice: Voice) -> Vec<Chart> {
    vec![crt(voice), tec(voice), archery(voice), morale(voice)]
}

fn crt(voice: Voice) -> Chart {
    let crt = &voice.scene.crt;
    let rungs = (0..crt.rungs()).map(Rung);
    let mut head = vec![say!(voice, "bmw-crt-die")];
    head.extend(rungs.clone().map(|rung| crt.title(rung, voice.language)));
    let rows = (1..=6).map(|face| {
        let mut row = vec![face.to_string()];
        row.extend(rungs.clone().map(|rung| crt.result(rung, face).printed().to_owned()));
        row
    });
    Chart {
        id: "crt".to_owned(),
        title: say!(voice, "bmw-crt-title"),
        rule: "7.2".to_owned(),
        head,
        rows: rows.collect(),
        notes: vec![
            say!(voice, "bmw-crt-note-odds"),
            say!(voice, "bmw-crt-note-attacker"),
            say!(voice, "bmw-crt-note-both"),
            say!(voice, "bmw-crt-note-defender"),
        ],
    }
}

fn tec(voice: Voice) -> Chart {
    let terrain = voice.scene.terrain.iter();
    let line = |effects| terrain_effects::line(effects, voice.language).to_vec();
    let mut rows: Vec<Vec<String>> = terrain.map(|(_, effects)| line(effects)).collect();
    let road = voice.scene.road_cost.to_string();
    rows.push(vec![
        say!(voice, "bmw-tec-road"),
        road.clone(),
        road.clone(),
        road,
        say!(voice, "bmw-tec-road-effect"),
    ]);
    Chart {
        id: "tec".to_owned(),
        title: say!(voice, "bmw-tec-title"),
        rule: "4.2".to_owned(),
        head: vec![
            say!(voice, "bmw-tec-terrain"),
            say!(voice, "bmw-tec-foot"),
            say!(voice, "bmw-tec-horse"),
            say!(voice, "bmw-tec-train"),
            say!(voice, "bmw-tec-combat"),
        ],
        rows,
        notes: vec![say!(voice, "bmw-tec-note")],
    }
}

fn archery(voice: Voice) -> Chart {
    let hit = say!(voice, "bmw-archery-hit");
    let row = |factor: u8| {
        let mut cells = vec![factor.to_string()];
        let face = |die: u8| if die <= factor { hit.clone() } else { "-".to_owned() };
        cells.extend((1..=6).map(face));
        cells
    };
    let mut head = vec![say!(voice, "bmw-archery-factor")];
    head.extend((1..=6).map(|face: u8| face.to_string()));
    Chart {
        id: "archery".to_owned(),
        title: say!(voice, "bmw-archery-title"),
        rule: "6.2".to_owned(),
        head,
        rows: (1..=4).map(row).collect(),
        notes: vec![say!(voice, "bmw-archery-note")],
    }
}

fn morale(voice: Voice) -> Chart {
    let withdrawing = voice.scene.special.withdrawal.as_ref().map(|w| w.side);
    let mut rows = Vec::new();
    for side in Side::ALL {
        let stages: &[u8] = if withdrawing == Some(side) { &[1, 2] } else { &[1] };
        for &stage in stages {
            let levels = voice.scene.morale(side, stage);
            let army = voice.army(side);
            let name = if stages.len() > 1 {
                say!(voice, "bmw-morale-army-stage", army = army, stage = stage)
            } else {
                army.text.into_owned()
            };
            let rally = levels.rally.map(|(low, high)| format!("{low}-{high}"));
            rows.push(vec![
                name,
                levels.demoralized.to_string(),
                levels.disintegrates.to_string(),
                rally.unwrap_or_else(|| say!(voice, "bmw-morale-no-rally")),
            ]);
        }
    }
    Chart {
        id: "morale".to_owned(),
        title: say!(voice, "bmw-morale-title"),
        rule: "11.3".to_owned(),
        head: vec![
            say!(voice, "bmw-morale-army"),
            say!(voice, "bmw-morale-head-demoralized"),
            say!(voice, "bmw-morale-head-disintegrates"),
            say!(voice, "bmw-morale-head-rally"),
        ],
        rows,
        notes: vec![say!(voice, "bmw-morale-note")],
    }
}
