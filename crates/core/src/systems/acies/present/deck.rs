//! A deck while it is built.

use super::super::card::{Card, Kind};
use super::super::decks::{self, Account, LEAST_CARDS, TACTIC_COST, TACTICS_BUDGET, Trouble};
use super::super::rules;
use super::super::scene::Scene;
use super::super::setup::MOST_DEPLOYED;
use super::Localizer;
use super::cards::face;
use crate::say;
use crate::scenario::acies::deck::DeckFile;
use crate::scenario::acies::{AciesData, ArmyList, Building, MOST_CARDS, Tactic, UnitType, stock};
use crate::view::{BudgetView, DeckBar, DeckFault, DeckLine, DeckView};
use crate::words::Language;
use std::collections::BTreeMap;

/// A deck with everything that is to be shown of it; a scenario's cards and its way of building count.
#[must_use]
pub fn deck_view(data: Option<&AciesData>, deck: &DeckFile, language: Language) -> DeckView {
    let shipped = || (stock().units.clone(), stock().lists.clone());
    let (units, lists) = data.map_or_else(shipped, decks::cards);
    let building = data.map_or_else(|| decks::building(deck), |data| data.building);
    let binds = data.is_none_or(|data| data.options.army_lists);
    let options = data.map(|data| data.options).unwrap_or_default();
    let troubles = decks::troubles(deck, (&units, &lists), building, binds);
    let scene = Scene::of_cards(units, options);
    let l10n = Localizer { scene: &scene, language };
    let points = match building {
        Building::FastPlay => None,
        Building::Points(points) => Some(points),
    };
    let account = Account::of(deck, &scene.units, points);
    let list = lists.iter().find(|list| Some(&list.id) == deck.list.as_ref() && binds);
    DeckView {
        name: deck.name.get(language).to_owned(),
        fixed: points.is_none(),
        units: units_of(l10n, deck, list.zip(points)),
        tactics: tactics_of(l10n, deck, &account),
        budgets: budgets(l10n, &account),
        budget: deck.budget,
        lists: lists.iter().map(|l| (l.id.clone(), l.name.get(language).to_owned())).collect(),
        list: deck.list.clone(),
        faults: troubles.iter().map(|trouble| fault(l10n, trouble)).collect(),
        by_cost: by_cost(&scene, deck),
        by_type: by_type(l10n, deck),
        source: deck.source.as_ref().map_or("", |source| source.note.get(language)).to_owned(),
    }
}

fn kinds(scene: &Scene) -> impl Iterator<Item = Kind> {
    (0..scene.units.len()).filter_map(|place| u8::try_from(place).ok()).map(Kind)
}

fn units_of(l10n: Localizer, deck: &DeckFile, list: Option<(&ArmyList, u32)>) -> Vec<DeckLine> {
    let line = |kind: Kind| {
        let unit = l10n.scene.unit(kind);
        let limit = list.map(|(list, points)| decks::limit(list, &unit.id, points));
        DeckLine {
            face: face(l10n, Card::Unit(kind)),
            count: deck.units.get(&unit.id).copied().unwrap_or(0),
            limit: limit.map(|limit| u8::try_from(limit).unwrap_or(u8::MAX)),
            cost: u32::from(unit.cost),
        }
    };
    kinds(l10n.scene).map(line).collect()
}

fn tactics_of(l10n: Localizer, deck: &DeckFile, account: &Account) -> Vec<DeckLine> {
    let counts = decks::tactics(deck);
    let line = |tactic: Tactic| DeckLine {
        face: face(l10n, Card::Tactic(tactic)),
        count: counts.get(&tactic).copied().unwrap_or(0),
        limit: None,
        cost: account.tactics.map_or(0, |_| TACTIC_COST),
    };
    Tactic::ALL.into_iter().map(line).collect()
}

fn budgets(l10n: Localizer, account: &Account) -> Vec<BudgetView> {
    let budget = |label, spent, of, rule: crate::kernel::Rule| BudgetView {
        label,
        spent,
        of,
        rule: rule.section.to_owned(),
    };
    let most = account.budget.map(|points| points.saturating_add(account.spare));
    let label = match (account.budget, account.spare) {
        (Some(_), spare) if spare > 0 => say!(l10n, "acies-budget-units-with", spare = spare),
        _ => say!(l10n, "acies-budget-units"),
    };
    let units = budget(label, account.units, most, rules::POINTS);
    let tactics = match account.tactics {
        Some(spent) => {
            let label = say!(l10n, "acies-budget-tactics");
            budget(label, spent, account.budget.map(|_| TACTICS_BUDGET), rules::TACTICS_BUDGET)
        }
        None => budget(say!(l10n, "acies-budget-standard"), 0, None, rules::STANDARD_TACTICS),
    };
    vec![units, tactics]
}

fn fault(l10n: Localizer, trouble: &Trouble) -> DeckFault {
    let name = |id: &String| {
        l10n.scene.kind(id).map_or_else(|| id.clone(), |kind| l10n.unit(kind).text.into_owned())
    };
    let text = match trouble {
        Trouble::UnknownUnit(id) => say!(l10n, "acies-deck-unknown-unit", id = id),
        Trouble::Deploys(count) => {
            say!(l10n, "acies-deck-deploys", count = *count, most = MOST_DEPLOYED)
        }
        Trouble::NotInDeck(_, id) => say!(l10n, "acies-deck-not-in-deck", unit = name(id)),
        Trouble::TooSmall(cards, units) => {
            say!(l10n, "acies-deck-too-small", cards = *cards, units = *units, least = LEAST_CARDS)
        }
        Trouble::TooLarge(cards) => {
            say!(l10n, "acies-deck-too-large", cards = *cards, most = MOST_CARDS)
        }
        Trouble::Tactics(spent) => {
            say!(l10n, "acies-deck-tactics", spent = *spent, budget = TACTICS_BUDGET)
        }
        Trouble::Units(spent, budget, spare) => {
            say!(l10n, "acies-deck-units", spent = *spent, budget = *budget, spare = *spare)
        }
        Trouble::UnknownList(id) => say!(l10n, "acies-deck-unknown-list", id = id),
        Trouble::OverLimit(unit, count, most) => {
            say!(l10n, "acies-deck-over-limit", unit = name(unit), count = *count, most = *most)
        }
    };
    DeckFault { rule: trouble.rule().section.to_owned(), text }
}

/// The units of a deck by cost, the cheapest first.
fn by_cost(scene: &Scene, deck: &DeckFile) -> Vec<DeckBar> {
    let mut bars: BTreeMap<u16, u32> = BTreeMap::new();
    for unit in &scene.units {
        if let Some(count) = deck.units.get(&unit.id).filter(|count| **count > 0) {
            *bars.entry(unit.cost).or_default() += u32::from(*count);
        }
    }
    bars.into_iter().map(|(cost, count)| DeckBar { label: cost.to_string(), count }).collect()
}

/// The units of a deck by type, in the order of the rules.
fn by_type(l10n: Localizer, deck: &DeckFile) -> Vec<DeckBar> {
    let count = |kind: UnitType| {
        let units = l10n.scene.units.iter().filter(|unit| unit.kind == kind);
        units.filter_map(|unit| deck.units.get(&unit.id)).map(|n| u32::from(*n)).sum()
    };
    let bar = |kind: UnitType| DeckBar { label: l10n.code(kind), count: count(kind) };
    UnitType::ALL.into_iter().map(bar).filter(|bar| bar.count > 0).collect()
}
