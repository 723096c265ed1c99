//! What speaks for an action and against it, in words.

use super::super::action::Action;
use super::super::evaluation::Term;
use super::super::scene::Scene;
use super::super::system::Acies;
use super::Localizer;
use crate::kernel::GameOf;
use crate::say;
use crate::view::Candour;

/// ACIES 17.1: both sides see the field, and what is played onto it. What else could have been done would show the hand.
pub fn candour(_: &Scene, game: &GameOf<Acies>, action: &Action) -> Candour {
    if game.state.over.is_some() {
        return Candour::Open;
    }
    let open = match action {
        Action::Play { .. } | Action::Withdraw { .. } | Action::Advance => true,
        Action::Tactic { .. } | Action::Cohesion { .. } => true,
        _ => may_announce(action),
    };
    if open { Candour::DeedAlone } else { Candour::Silent }
}

/// ACIES 17.1: whatever is done by units that lie on the field, without cards.
pub fn may_announce(action: &Action) -> bool {
    match *action {
        Action::Move { .. } | Action::Shoot { .. } => true,
        Action::Attack { treacherous, outflank, .. } => treacherous == 0 && !outflank,
        _ => false,
    }
}

/// What a term says: as something to be done where it speaks for the action, otherwise as a fact.
pub fn argument(l10n: Localizer, term: &Term, speaks_for: bool) -> String {
    let key = |term: &str| format!("{term}-{}", if speaks_for { "for" } else { "against" });
    let plain = |term: &str| say!(l10n, "acies-account-{}" key(term));
    match *term {
        Term::Strike { target, cell } => {
            say!(l10n, "acies-account-{}" key("strike"), unit = l10n.unit_at(target, cell))
        }
        Term::Danger { by, cell } => {
            say!(l10n, "acies-account-{}" key("danger"), unit = l10n.unit_at(by, cell))
        }
        Term::Blow { target, cell } => {
            say!(l10n, "acies-account-blow", unit = l10n.unit_at(target, cell))
        }
        Term::Risk { unit, cell } => {
            say!(l10n, "acies-account-risk", unit = l10n.unit_at(unit, cell))
        }
        Term::Shot { target, cell, chance } => {
            let target = l10n.unit_at(target, cell);
            say!(l10n, "acies-account-shot", unit = target, chance = chance)
        }
        Term::Siege => plain("siege"),
        Term::Flank => plain("flank"),
        Term::Encircling => plain("encircling"),
        Term::Scout => plain("scout"),
        Term::Reserve => plain("reserve"),
        Term::Combat => plain("combat"),
        Term::Place => plain("place"),
        Term::Spared => plain("spared"),
        Term::Block => plain("block"),
        Term::Freed => say!(l10n, "acies-account-freed"),
        Term::MainBody => say!(l10n, "acies-account-main-body"),
        Term::Finish => say!(l10n, "acies-account-finish"),
        Term::Exhaustion => plain("exhaustion"),
        Term::Caution => say!(l10n, "acies-account-caution"),
        Term::Advance => say!(l10n, "acies-account-advance"),
        Term::Presence => say!(l10n, "acies-account-presence"),
        Term::Road => say!(l10n, "acies-account-road"),
        Term::Strength => say!(l10n, "acies-account-strength"),
        Term::Card => say!(l10n, "acies-account-card"),
        Term::Rally => say!(l10n, "acies-account-rally"),
        Term::Cohesion => say!(l10n, "acies-account-cohesion"),
        Term::Terrain => say!(l10n, "acies-account-terrain"),
        Term::Initiative => say!(l10n, "acies-account-initiative"),
        Term::Morale => say!(l10n, "acies-account-morale"),
        Term::Ready => say!(l10n, "acies-account-ready"),
        Term::Want => say!(l10n, "acies-account-want"),
    }
}

/// What a term says that is the end of a plan.
pub fn aim(l10n: Localizer, term: &Term) -> String {
    match *term {
        Term::Shot { target, cell, .. } => {
            say!(l10n, "acies-aim-shot", unit = l10n.unit_at(target, cell))
        }
        Term::Blow { target, cell } => {
            say!(l10n, "acies-aim-attack", unit = l10n.unit_at(target, cell))
        }
        ref other => argument(l10n, other, true),
    }
}

/// Who does an action, as far as it stood on the field.
pub fn doers(scene: &Scene, game: &GameOf<Acies>, action: &Action) -> Vec<String> {
    match *action {
        Action::Move { from, .. } | Action::Shoot { from, .. } | Action::Attack { from, .. } => {
            let piece = game.state.field.at(from);
            piece.map(|piece| scene.unit(piece.kind).id.clone()).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

/// The name of somebody who does an action.
pub fn called(l10n: Localizer, doer: &str) -> Option<String> {
    l10n.scene.kind(doer).map(|kind| l10n.unit(kind).text.into_owned())
}
