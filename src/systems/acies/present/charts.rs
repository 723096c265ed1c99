//! The printed tables.

use super::super::card::Kind;
use super::super::flank;
use super::super::melee::{BLOODLUST, OVERRUN};
use super::super::rules;
use super::super::state::Phase;
use super::super::withdrawal::MUCH_FASTER;
use super::Voice;
use super::cards::traits;
use super::voice::{PHASES, signed};
use crate::say;
use crate::scenario::acies::options::EncircleBonus;
use crate::scenario::acies::{Tactic, UnitType};
use crate::view::Chart;

pub fn charts(v: Voice) -> Vec<Chart> {
    vec![units(v), tactics(v), melee(v), tfa(v), withdrawal(v), turn(v)]
}

/// What stands where there is nothing to say.
fn none() -> String {
    "-".to_owned()
}

fn row_of(v: Voice, kind: Kind) -> Vec<String> {
    let unit = v.scene.unit(kind);
    let missile = unit.missile.map_or_else(none, |(short, long)| format!("{short}/{long}"));
    let traits = match &traits(v, kind)[..] {
        [] => none(),
        words => words.join(", "),
    };
    let fire = if unit.fire == 0 { none() } else { signed(unit.fire) };
    let versus: Vec<String> = unit.versus.iter().map(|(foe, adds)| v.versus(*foe, *adds)).collect();
    let versus = if versus.is_empty() { none() } else { versus.join(", ") };
    let melee = match unit.kind {
        UnitType::Ar => say!(v, "acies-chart-defence-only", melee = unit.melee),
        _ => unit.melee.to_string(),
    };
    vec![
        say!(v, "acies-chart-unit-of", unit = v.unit(kind), code = v.code(unit.kind)),
        unit.mobility.to_string(),
        melee,
        missile,
        unit.hits.to_string(),
        unit.cost.to_string(),
        traits,
        fire,
        versus,
    ]
}

fn units(v: Voice) -> Chart {
    let kinds = (0..v.scene.units.len()).filter_map(|place| u8::try_from(place).ok()).map(Kind);
    let types = UnitType::ALL.map(|kind| format!("{} {}", v.code(kind), v.kind_name(kind)));
    Chart {
        id: "units".to_owned(),
        title: say!(v, "acies-chart-units"),
        rule: "15.0".to_owned(),
        head: vec![
            say!(v, "acies-chart-unit"),
            say!(v, "acies-chart-move"),
            say!(v, "acies-chart-melee-value"),
            say!(v, "acies-chart-missiles"),
            say!(v, "acies-chart-hits"),
            say!(v, "acies-chart-cost"),
            say!(v, "acies-chart-traits"),
            say!(v, "acies-chart-fire"),
            say!(v, "acies-chart-versus"),
        ],
        rows: kinds.map(|kind| row_of(v, kind)).collect(),
        notes: vec![
            say!(v, "acies-chart-units-types", types = types.join(", ")),
            say!(v, "acies-chart-units-covers"),
            say!(v, "acies-chart-units-missiles"),
            say!(v, "acies-chart-units-fire"),
            say!(v, "acies-chart-units-cavalry"),
        ],
    }
}

fn tactics(v: Voice) -> Chart {
    let row = |tactic: Tactic| {
        let word = tactic.word();
        vec![
            v.tactic(tactic).text.into_owned(),
            say!(v, "acies-when-{}" word),
            say!(v, "acies-effect-{}" word),
        ]
    };
    Chart {
        id: "tactics".to_owned(),
        title: say!(v, "acies-chart-tactics"),
        rule: "16.0".to_owned(),
        head: vec![
            say!(v, "acies-chart-card"),
            say!(v, "acies-chart-when"),
            say!(v, "acies-chart-effect"),
        ],
        rows: Tactic::ALL.map(row).to_vec(),
        notes: vec![if v.scene.options.stack_tactics {
            say!(v, "acies-chart-tactics-stack")
        } else {
            say!(v, "acies-chart-tactics-one")
        }],
    }
}

fn melee(v: Voice) -> Chart {
    let each = |adds: i8| say!(v, "acies-chart-each", adds = signed(adds));
    let card = |tactic: Tactic| v.tactic(tactic).text.into_owned();
    let attacker = || say!(v, "acies-chart-attacker");
    let both = || say!(v, "acies-chart-both");
    let encircling = match v.scene.options.encircle_bonus {
        EncircleBonus::MeleeAll => say!(v, "acies-chart-own-unit"),
        EncircleBonus::AttackerOnly => attacker(),
    };
    Chart {
        id: "melee".to_owned(),
        title: say!(v, "acies-chart-melee"),
        rule: rules::TOTALS.section.to_owned(),
        head: vec![
            say!(v, "acies-chart-modifier"),
            say!(v, "acies-chart-whose"),
            say!(v, "acies-chart-adds"),
        ],
        rows: vec![
            vec![say!(v, "acies-part-melee"), both(), say!(v, "acies-chart-as-noted")],
            vec![say!(v, "acies-chart-versus-enemy"), both(), say!(v, "acies-chart-as-noted")],
            vec![say!(v, "acies-part-flank"), attacker(), signed(flank::BONUS)],
            vec![say!(v, "acies-part-encircling"), encircling, "+1".to_owned()],
            vec![card(Tactic::Overrun), attacker(), each(OVERRUN)],
            vec![card(Tactic::TreacherousTerrain), attacker(), each(BLOODLUST)],
            vec![card(Tactic::Bloodlust), say!(v, "acies-chart-own-unit"), each(BLOODLUST)],
            vec![
                card(Tactic::DefensibleTerrain),
                say!(v, "acies-chart-light-defender"),
                each(BLOODLUST),
            ],
        ],
        notes: vec![
            say!(v, "acies-chart-melee-result"),
            say!(v, "acies-chart-melee-double"),
            say!(v, "acies-chart-melee-flank"),
            say!(v, "acies-chart-melee-skirmishers"),
        ],
    }
}

fn tfa(v: Voice) -> Chart {
    let need = |value: u8| {
        if v.scene.options.tfa_roll { v.at_most(value) } else { say!(v, "acies-automatic") }
    };
    let outflank = v.tactic(Tactic::Outflank);
    Chart {
        id: "tfa".to_owned(),
        title: say!(v, "acies-chart-tfa"),
        rule: rules::FLANK_CASES.section.to_owned(),
        head: vec![say!(v, "acies-chart-case"), say!(v, "acies-chart-die")],
        rows: vec![
            vec![say!(v, "acies-chart-tfa-faster"), need(6)],
            vec![say!(v, "acies-chart-tfa-much-faster"), need(8)],
            vec![say!(v, "acies-chart-tfa-pinned"), need(8)],
            vec![say!(v, "acies-chart-tfa-across"), say!(v, "acies-automatic")],
            vec![say!(v, "acies-chart-tfa-card", card = outflank), say!(v, "acies-automatic")],
        ],
        notes: vec![
            say!(v, "acies-chart-tfa-who"),
            say!(v, "acies-chart-tfa-effect"),
            say!(v, "acies-chart-tfa-kept"),
        ],
    }
}

fn withdrawal(v: Voice) -> Chart {
    let options = &v.scene.options;
    Chart {
        id: "withdrawal".to_owned(),
        title: say!(v, "acies-chart-withdrawal"),
        rule: rules::WITHDRAWAL_WAYS.section.to_owned(),
        head: vec![
            say!(v, "acies-chart-way"),
            say!(v, "acies-chart-die"),
            say!(v, "acies-chart-without-die"),
        ],
        rows: vec![
            vec![
                say!(v, "acies-chart-way-line"),
                v.at_most(options.withdraw_melee),
                say!(v, "acies-chart-slips-line"),
            ],
            vec![
                say!(v, "acies-chart-way-hand"),
                v.at_most(options.withdraw_hand),
                say!(v, "acies-chart-slips-hand"),
            ],
            vec![say!(v, "acies-chart-way-stay"), v.at_most(options.withdraw_stay), none()],
        ],
        notes: vec![
            say!(v, "acies-chart-withdrawal-who"),
            say!(v, "acies-chart-withdrawal-faster", adds = signed(MUCH_FASTER)),
            say!(v, "acies-chart-withdrawal-cell"),
        ],
    }
}

fn turn(v: Voice) -> Chart {
    let what = |phase: Phase| match phase {
        Phase::SetUp | Phase::Scout => say!(v, "acies-chart-turn-scout"),
        Phase::Encircling => say!(v, "acies-chart-turn-encircling"),
        Phase::Manoeuvre | Phase::Ready | Phase::Play => say!(v, "acies-chart-turn-manoeuvre"),
        Phase::Missile => say!(v, "acies-chart-turn-missile"),
        Phase::Attack => say!(v, "acies-chart-turn-attack"),
        Phase::Discard | Phase::Cards | Phase::Initiative => say!(v, "acies-chart-turn-discard"),
    };
    let row = |(number, phase): (u8, Phase)| vec![number.to_string(), v.phase(phase), what(phase)];
    Chart {
        id: "turn".to_owned(),
        title: say!(v, "acies-chart-turn"),
        rule: rules::TURN.section.to_owned(),
        head: vec![
            say!(v, "acies-chart-number"),
            say!(v, "acies-chart-phase"),
            say!(v, "acies-chart-happens"),
        ],
        rows: (1..).zip(PHASES).map(row).collect(),
        notes: vec![say!(v, "acies-chart-turn-cohesion")],
    }
}
