//! What speaks for an action and against it, in words.

use super::super::action::Action;
use super::super::evaluation::Term;
use super::super::scene::Scene;
use super::super::system::Barons;
use super::Localizer;
use crate::kernel::GameOf;
use crate::say;

/// What a term says: as something to be done where it speaks for the action, otherwise as a fact.
pub fn argument(l10n: Localizer, term: &Term, speaks_for: bool) -> String {
    let key = |term: &str| format!("{term}-{}", if speaks_for { "for" } else { "against" });
    let plain = |term: &str| say!(l10n, "barons-account-{}" key(term));
    match *term {
        Term::Near => plain("near"),
        Term::Towards { battle } => {
            say!(l10n, "barons-account-{}" key("towards"), battle = l10n.battle(battle))
        }
        Term::Safety => plain("safety"),
        Term::Rally => plain("rally"),
        Term::Command => plain("command"),
        Term::Crowd => plain("crowd"),
        Term::Height => plain("height"),
        Term::Company => plain("company"),
        Term::Beset => plain("beset"),
        Term::Facing => plain("facing"),
        Term::Spent => plain("spent"),
        Term::Refuge => plain("refuge"),
        Term::Leading => plain("leading"),
        Term::Peril => plain("peril"),
        Term::Evasion => plain("evasion"),
        Term::Fate { unit, lost, otherwise } => {
            say!(
                l10n,
                "barons-account-fate",
                unit = l10n.name(unit),
                lost = lost,
                otherwise = otherwise
            )
        }
        Term::Strike { target } => {
            say!(l10n, "barons-account-{}" key("strike"), unit = l10n.name(target))
        }
        Term::Danger { by } => say!(l10n, "barons-account-{}" key("danger"), unit = l10n.name(by)),
        Term::Flank { to } => say!(l10n, "barons-account-{}" key("flank"), unit = l10n.name(to)),
        Term::Reaction { by } => {
            say!(l10n, "barons-account-{}" key("reaction"), unit = l10n.name(by))
        }
        Term::Blow { target, chance } => {
            say!(l10n, "barons-account-{}" key("blow"), unit = l10n.name(target), chance = chance)
        }
        Term::Reply { by } => say!(l10n, "barons-account-reply", unit = l10n.name(by)),
        Term::Shot { target } => say!(l10n, "barons-account-shot", unit = l10n.name(target)),
        Term::Melees { battle } => {
            say!(l10n, "barons-account-melees", battle = l10n.battle(battle))
        }
        Term::NewAttacks { battle } => {
            say!(l10n, "barons-account-new-attacks", battle = l10n.battle(battle))
        }
        Term::March { battle } => say!(l10n, "barons-account-march", battle = l10n.battle(battle)),
        Term::Rallying { battle } => {
            say!(l10n, "barons-account-rallying", battle = l10n.battle(battle))
        }
        Term::Forestalling { battle } => {
            say!(l10n, "barons-account-forestalling", battle = l10n.battle(battle))
        }
        Term::Need { battle } => {
            say!(l10n, "barons-account-{}" key("need"), battle = l10n.battle(battle))
        }
        Term::Effort => say!(l10n, "barons-account-effort"),
        Term::Caution => say!(l10n, "barons-account-caution"),
        Term::BreakingAway => say!(l10n, "barons-account-breaking-away"),
        Term::GivingWay => say!(l10n, "barons-account-giving-way"),
        Term::AttackMissed => say!(l10n, "barons-account-attack-missed"),
        Term::Advance => say!(l10n, "barons-account-advance"),
        Term::Arrival => say!(l10n, "barons-account-arrival"),
        Term::Chit => say!(l10n, "barons-account-chit"),
        Term::Outbid => say!(l10n, "barons-account-outbid"),
        Term::Interlude => say!(l10n, "barons-account-interlude"),
        Term::Ready => say!(l10n, "barons-account-ready"),
        Term::Want => say!(l10n, "barons-account-want"),
        Term::Defeat => say!(l10n, "barons-account-defeat"),
    }
}

/// What a Battle sets out to do; the rest are answers to what comes.
pub const fn may_announce(action: &Action) -> bool {
    matches!(
        action,
        Action::Pick { .. } | Action::Fire { .. } | Action::Attack { .. } | Action::ContinueAttack
    )
}

/// What a term says that is the end of a plan.
pub fn aim(l10n: Localizer, term: &Term) -> String {
    match *term {
        Term::Blow { target, .. } => say!(l10n, "barons-aim-attack", unit = l10n.name(target)),
        ref other => argument(l10n, other, true),
    }
}

/// Who does an action.
pub fn doers(scene: &Scene, game: &GameOf<Barons>, action: &Action) -> Vec<String> {
    match action {
        Action::Pick { unit, .. } | Action::Fire { unit, .. } | Action::Evade { unit } => {
            vec![scene.id(*unit).to_owned()]
        }
        Action::Attack { from, .. } => {
            let tops = from.iter().filter_map(|&hex| game.state.top(hex));
            tops.map(|unit| scene.id(unit).to_owned()).collect()
        }
        _ => Vec::new(),
    }
}

/// The name of somebody who does an action.
pub fn called(l10n: Localizer, doer: &str) -> Option<String> {
    l10n.scene.find(doer).map(|unit| l10n.word(unit))
}
