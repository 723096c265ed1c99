//! The printed tables.

use super::super::card::Kind;
use super::super::flank;
use super::super::melee::{BLOODLUST, OVERRUN};
use super::super::rules;
use super::super::state::Phase;
use super::super::withdrawal::MUCH_FASTER;
use super::Localizer;
use super::cards::traits;
use super::localizer::{PHASES, signed};
use crate::say;
use crate::scenario::acies::options::EncircleBonus;
use crate::scenario::acies::{Tactic, UnitType};
use crate::view::Chart;

pub fn charts(l10n: Localizer) -> Vec<Chart> {
    vec![units(l10n), tactics(l10n), melee(l10n), tfa(l10n), withdrawal(l10n), turn(l10n)]
}

/// What stands where there is nothing to say.
fn none() -> String {
    "-".to_owned()
}

fn row_of(l10n: Localizer, kind: Kind) -> Vec<String> {
    let unit = l10n.scene.unit(kind);
    let missile = unit.missile.map_or_else(none, |(short, long)| format!("{short}/{long}"));
    let traits = match &traits(l10n, kind)[..] {
        [] => none(),
        words => words.join(", "),
    };
    let fire = if unit.fire == 0 { none() } else { signed(unit.fire) };
    let versus: Vec<String> =
        unit.versus.iter().map(|(foe, adds)| l10n.versus(*foe, *adds)).collect();
    let versus = if versus.is_empty() { none() } else { versus.join(", ") };
    let melee = match unit.kind {
        UnitType::Ar => say!(l10n, "acies-chart-defence-only", melee = unit.melee),
        _ => unit.melee.to_string(),
    };
    vec![
        say!(l10n, "acies-chart-unit-of", unit = l10n.unit(kind), code = l10n.code(unit.kind)),
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

fn units(l10n: Localizer) -> Chart {
    let kinds = (0..l10n.scene.units.len()).filter_map(|place| u8::try_from(place).ok()).map(Kind);
    let types = UnitType::ALL.map(|kind| format!("{} {}", l10n.code(kind), l10n.kind_name(kind)));
    Chart {
        id: "units".to_owned(),
        title: say!(l10n, "acies-chart-units"),
        rule: "15.0".to_owned(),
        head: vec![
            say!(l10n, "acies-chart-unit"),
            say!(l10n, "acies-chart-move"),
            say!(l10n, "acies-chart-melee-value"),
            say!(l10n, "acies-chart-missiles"),
            say!(l10n, "acies-chart-hits"),
            say!(l10n, "acies-chart-cost"),
            say!(l10n, "acies-chart-traits"),
            say!(l10n, "acies-chart-fire"),
            say!(l10n, "acies-chart-versus"),
        ],
        rows: kinds.map(|kind| row_of(l10n, kind)).collect(),
        notes: vec![
            say!(l10n, "acies-chart-units-types", types = types.join(", ")),
            say!(l10n, "acies-chart-units-covers"),
            say!(l10n, "acies-chart-units-missiles"),
            say!(l10n, "acies-chart-units-fire"),
            say!(l10n, "acies-chart-units-cavalry"),
        ],
    }
}

fn tactics(l10n: Localizer) -> Chart {
    let row = |tactic: Tactic| {
        let word = tactic.word();
        vec![
            l10n.tactic(tactic).text.into_owned(),
            say!(l10n, "acies-when-{}" word),
            say!(l10n, "acies-effect-{}" word),
        ]
    };
    Chart {
        id: "tactics".to_owned(),
        title: say!(l10n, "acies-chart-tactics"),
        rule: "16.0".to_owned(),
        head: vec![
            say!(l10n, "acies-chart-card"),
            say!(l10n, "acies-chart-when"),
            say!(l10n, "acies-chart-effect"),
        ],
        rows: Tactic::ALL.map(row).to_vec(),
        notes: vec![if l10n.scene.options.stack_tactics {
            say!(l10n, "acies-chart-tactics-stack")
        } else {
            say!(l10n, "acies-chart-tactics-one")
        }],
    }
}

fn melee(l10n: Localizer) -> Chart {
    let each = |adds: i8| say!(l10n, "acies-chart-each", adds = signed(adds));
    let card = |tactic: Tactic| l10n.tactic(tactic).text.into_owned();
    let attacker = || say!(l10n, "acies-chart-attacker");
    let both = || say!(l10n, "acies-chart-both");
    let encircling = match l10n.scene.options.encircle_bonus {
        EncircleBonus::MeleeAll => say!(l10n, "acies-chart-own-unit"),
        EncircleBonus::AttackerOnly => attacker(),
    };
    Chart {
        id: "melee".to_owned(),
        title: say!(l10n, "acies-chart-melee"),
        rule: rules::TOTALS.section.to_owned(),
        head: vec![
            say!(l10n, "acies-chart-modifier"),
            say!(l10n, "acies-chart-whose"),
            say!(l10n, "acies-chart-adds"),
        ],
        rows: vec![
            vec![say!(l10n, "acies-part-melee"), both(), say!(l10n, "acies-chart-as-noted")],
            vec![
                say!(l10n, "acies-chart-versus-enemy"),
                both(),
                say!(l10n, "acies-chart-as-noted"),
            ],
            vec![say!(l10n, "acies-part-flank"), attacker(), signed(flank::BONUS)],
            vec![say!(l10n, "acies-part-encircling"), encircling, "+1".to_owned()],
            vec![card(Tactic::Overrun), attacker(), each(OVERRUN)],
            vec![card(Tactic::TreacherousTerrain), attacker(), each(BLOODLUST)],
            vec![card(Tactic::Bloodlust), say!(l10n, "acies-chart-own-unit"), each(BLOODLUST)],
            vec![
                card(Tactic::DefensibleTerrain),
                say!(l10n, "acies-chart-light-defender"),
                each(BLOODLUST),
            ],
        ],
        notes: vec![
            say!(l10n, "acies-chart-melee-result"),
            say!(l10n, "acies-chart-melee-double"),
            say!(l10n, "acies-chart-melee-flank"),
            say!(l10n, "acies-chart-melee-skirmishers"),
        ],
    }
}

fn tfa(l10n: Localizer) -> Chart {
    let need = |value: u8| {
        if l10n.scene.options.tfa_roll {
            l10n.at_most(value)
        } else {
            say!(l10n, "acies-automatic")
        }
    };
    let outflank = l10n.tactic(Tactic::Outflank);
    Chart {
        id: "tfa".to_owned(),
        title: say!(l10n, "acies-chart-tfa"),
        rule: rules::FLANK_CASES.section.to_owned(),
        head: vec![say!(l10n, "acies-chart-case"), say!(l10n, "acies-chart-die")],
        rows: vec![
            vec![say!(l10n, "acies-chart-tfa-faster"), need(6)],
            vec![say!(l10n, "acies-chart-tfa-much-faster"), need(8)],
            vec![say!(l10n, "acies-chart-tfa-pinned"), need(8)],
            vec![say!(l10n, "acies-chart-tfa-across"), say!(l10n, "acies-automatic")],
            vec![
                say!(l10n, "acies-chart-tfa-card", card = outflank),
                say!(l10n, "acies-automatic"),
            ],
        ],
        notes: vec![
            say!(l10n, "acies-chart-tfa-who"),
            say!(l10n, "acies-chart-tfa-effect"),
            say!(l10n, "acies-chart-tfa-kept"),
        ],
    }
}

fn withdrawal(l10n: Localizer) -> Chart {
    let options = &l10n.scene.options;
    Chart {
        id: "withdrawal".to_owned(),
        title: say!(l10n, "acies-chart-withdrawal"),
        rule: rules::WITHDRAWAL_WAYS.section.to_owned(),
        head: vec![
            say!(l10n, "acies-chart-way"),
            say!(l10n, "acies-chart-die"),
            say!(l10n, "acies-chart-without-die"),
        ],
        rows: vec![
            vec![
                say!(l10n, "acies-chart-way-line"),
                l10n.at_most(options.withdraw_melee),
                say!(l10n, "acies-chart-slips-line"),
            ],
            vec![
                say!(l10n, "acies-chart-way-hand"),
                l10n.at_most(options.withdraw_hand),
                say!(l10n, "acies-chart-slips-hand"),
            ],
            vec![say!(l10n, "acies-chart-way-stay"), l10n.at_most(options.withdraw_stay), none()],
        ],
        notes: vec![
            say!(l10n, "acies-chart-withdrawal-who"),
            say!(l10n, "acies-chart-withdrawal-faster", adds = signed(MUCH_FASTER)),
            say!(l10n, "acies-chart-withdrawal-cell"),
        ],
    }
}

fn turn(l10n: Localizer) -> Chart {
    let what = |phase: Phase| match phase {
        Phase::SetUp | Phase::Scout => say!(l10n, "acies-chart-turn-scout"),
        Phase::Encircling => say!(l10n, "acies-chart-turn-encircling"),
        Phase::Manoeuvre | Phase::Ready | Phase::Play => say!(l10n, "acies-chart-turn-manoeuvre"),
        Phase::Missile => say!(l10n, "acies-chart-turn-missile"),
        Phase::Attack => say!(l10n, "acies-chart-turn-attack"),
        Phase::Discard | Phase::Cards | Phase::Initiative => say!(l10n, "acies-chart-turn-discard"),
    };
    let row =
        |(number, phase): (u8, Phase)| vec![number.to_string(), l10n.phase(phase), what(phase)];
    Chart {
        id: "turn".to_owned(),
        title: say!(l10n, "acies-chart-turn"),
        rule: rules::TURN.section.to_owned(),
        head: vec![
            say!(l10n, "acies-chart-number"),
            say!(l10n, "acies-chart-phase"),
            say!(l10n, "acies-chart-happens"),
        ],
        rows: (1..).zip(PHASES).map(row).collect(),
        notes: vec![say!(l10n, "acies-chart-turn-cohesion")],
    }
}
