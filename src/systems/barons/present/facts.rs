//! What else a player may want to know of a counter, line by line.

use super::super::command::Span;
use super::super::state::State;
use super::Voice;
use crate::kernel::UnitId;
use crate::say;
use crate::view::FactView;

fn fact(label: String, value: String, rule: &str) -> FactView {
    FactView { label, value, rule: rule.to_owned() }
}

/// The facts of a unit: what it belongs to, what it can do, how far it is worn.
pub fn unit_facts(v: Voice, s: &State, unit: UnitId, spans: &[Span]) -> Vec<FactView> {
    let (printed, state) = (v.scene.unit(unit), s.unit(unit));
    let battle = v.battle(printed.battle).text.into_owned();
    let mut facts = vec![
        fact(say!(v, "barons-fact-battle"), battle, "6.0"),
        fact(say!(v, "barons-fact-class"), v.class(printed.class), "2.1"),
    ];
    if let Some(hex) = s.hex(unit) {
        let (label, facing) = (say!(v, "barons-fact-facing"), v.facing(state.facing));
        facts.push(fact(label, facing, "7.1"));
        let within = spans.get(printed.battle.index()).is_some_and(|span| span.contains(hex));
        let leader = v.name(v.scene.battle(printed.battle).leader);
        let value = if within {
            say!(v, "barons-fact-within-span", leader = leader)
        } else {
            say!(v, "barons-fact-outside-span", leader = leader)
        };
        facts.push(fact(say!(v, "barons-fact-command"), value, "6.2"));
        let wear = match state.hits {
            0 => say!(v, "barons-fact-no-hits"),
            hits => say!(v, "barons-fact-hits", hits = hits),
        };
        facts.push(fact(say!(v, "barons-fact-cohesion"), wear, "8.61"));
    }
    let (strength, morale) = if state.hits >= 3 { printed.front } else { printed.back };
    let label =
        if state.hits >= 3 { say!(v, "barons-fact-front") } else { say!(v, "barons-fact-back") };
    let other = say!(v, "barons-fact-values", strength = strength, morale = morale);
    facts.push(fact(label, other, "8.61"));
    if printed.range > 0 {
        let range = say!(v, "barons-fact-hexes", hexes = printed.range);
        facts.push(fact(say!(v, "barons-fact-range"), range, "8.4"));
    }
    if let Some(rating) = printed.reaction {
        let value = match rating {
            10.. => say!(v, "barons-fact-reaction-never", rating = rating),
            9 => say!(v, "barons-fact-reaction-ten", rating = rating),
            _ => say!(v, "barons-fact-reaction-throws", rating = rating, least = rating + 1),
        };
        facts.push(fact(say!(v, "barons-fact-reaction"), value, "10.3"));
    }
    facts
}

/// The facts of a leader: whom he leads, how far, and what his leadership allows.
pub fn leader_facts(v: Voice, s: &State, unit: UnitId) -> Vec<FactView> {
    let printed = v.scene.leader(unit);
    let battle = v.battle(printed.battle).text.into_owned();
    let bonus = say!(v, "barons-fact-bonus-adds", bonus = s.bonus(v.scene, unit));
    let span = say!(v, "barons-fact-hexes", hexes = s.span(v.scene, unit));
    let mut facts = vec![
        fact(say!(v, "barons-fact-leads"), battle, "6.0"),
        fact(say!(v, "barons-fact-bonus"), bonus, "9.2.1"),
        fact(say!(v, "barons-fact-span"), span, "6.2"),
        fact(say!(v, "barons-fact-leadership"), leadership(v, s, unit), "6.1"),
    ];
    if printed.overall {
        let army = v.army(printed.side);
        let value = say!(v, "barons-fact-overall-leads", army = army);
        facts.push(fact(say!(v, "barons-fact-overall"), value, "6.0"));
    }
    facts
}

/// A leader's leadership with what it allows.
pub fn leadership(v: Voice, s: &State, leader: UnitId) -> String {
    let allows = match v.scene.leader(leader).leadership {
        1 => say!(v, "barons-leadership-1"),
        2 => say!(v, "barons-leadership-2"),
        _ => say!(v, "barons-leadership-3"),
    };
    if s.leader(leader).wounded {
        say!(v, "barons-leadership-wounded", allows = allows)
    } else {
        allows
    }
}
