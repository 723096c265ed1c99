//! What else a player may want to know of a counter, line by line.

use super::super::command::Span;
use super::super::state::State;
use super::Localizer;
use crate::kernel::UnitId;
use crate::say;
use crate::view::FactView;

fn fact(label: String, value: String, rule: &str) -> FactView {
    FactView { label, value, rule: rule.to_owned() }
}

/// The facts of a unit: what it belongs to, what it can do, how far it is worn.
pub fn unit_facts(l10n: Localizer, s: &State, unit: UnitId, spans: &[Span]) -> Vec<FactView> {
    let (printed, state) = (l10n.scene.unit(unit), s.unit(unit));
    let battle = l10n.battle(printed.battle).text.into_owned();
    let mut facts = vec![
        fact(say!(l10n, "barons-fact-battle"), battle, "6.0"),
        fact(say!(l10n, "barons-fact-class"), l10n.class(printed.class), "2.1"),
    ];
    if let Some(hex) = s.hex(unit) {
        let (label, facing) = (say!(l10n, "barons-fact-facing"), l10n.facing(state.facing));
        facts.push(fact(label, facing, "7.1"));
        let within = spans.get(printed.battle.index()).is_some_and(|span| span.contains(hex));
        let leader = l10n.name(l10n.scene.battle(printed.battle).leader);
        let value = if within {
            say!(l10n, "barons-fact-within-span", leader = leader)
        } else {
            say!(l10n, "barons-fact-outside-span", leader = leader)
        };
        facts.push(fact(say!(l10n, "barons-fact-command"), value, "6.2"));
        let wear = match state.hits {
            0 => say!(l10n, "barons-fact-no-hits"),
            hits => say!(l10n, "barons-fact-hits", hits = hits),
        };
        facts.push(fact(say!(l10n, "barons-fact-cohesion"), wear, "8.61"));
    }
    let (strength, morale) = if state.hits >= 3 { printed.front } else { printed.back };
    let label = if state.hits >= 3 {
        say!(l10n, "barons-fact-front")
    } else {
        say!(l10n, "barons-fact-back")
    };
    let other = say!(l10n, "barons-fact-values", strength = strength, morale = morale);
    facts.push(fact(label, other, "8.61"));
    if printed.range > 0 {
        let range = say!(l10n, "barons-fact-hexes", hexes = printed.range);
        facts.push(fact(say!(l10n, "barons-fact-range"), range, "8.4"));
    }
    if let Some(rating) = printed.reaction {
        let value = match rating {
            10.. => say!(l10n, "barons-fact-reaction-never", rating = rating),
            9 => say!(l10n, "barons-fact-reaction-ten", rating = rating),
            _ => say!(l10n, "barons-fact-reaction-throws", rating = rating, least = rating + 1),
        };
        facts.push(fact(say!(l10n, "barons-fact-reaction"), value, "10.3"));
    }
    facts
}

/// The facts of a leader: whom he leads, how far, and what his leadership allows.
pub fn leader_facts(l10n: Localizer, s: &State, unit: UnitId) -> Vec<FactView> {
    let printed = l10n.scene.leader(unit);
    let battle = l10n.battle(printed.battle).text.into_owned();
    let bonus = say!(l10n, "barons-fact-bonus-adds", bonus = s.bonus(l10n.scene, unit));
    let span = say!(l10n, "barons-fact-hexes", hexes = s.span(l10n.scene, unit));
    let mut facts = vec![
        fact(say!(l10n, "barons-fact-leads"), battle, "6.0"),
        fact(say!(l10n, "barons-fact-bonus"), bonus, "9.2.1"),
        fact(say!(l10n, "barons-fact-span"), span, "6.2"),
        fact(say!(l10n, "barons-fact-leadership"), leadership(l10n, s, unit), "6.1"),
    ];
    if printed.overall {
        let army = l10n.army(printed.side);
        let value = say!(l10n, "barons-fact-overall-leads", army = army);
        facts.push(fact(say!(l10n, "barons-fact-overall"), value, "6.0"));
    }
    facts
}

/// A leader's leadership with what it allows.
pub fn leadership(l10n: Localizer, s: &State, leader: UnitId) -> String {
    let allows = match l10n.scene.leader(leader).leadership {
        1 => say!(l10n, "barons-leadership-1"),
        2 => say!(l10n, "barons-leadership-2"),
        _ => say!(l10n, "barons-leadership-3"),
    };
    if s.leader(leader).wounded {
        say!(l10n, "barons-leadership-wounded", allows = allows)
    } else {
        allows
    }
}
