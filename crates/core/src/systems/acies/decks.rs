//! ACIES 3: what a deck may hold, and what it costs.

use super::rules;
use super::setup::{FIRST_HAND, MOST_DEPLOYED};
use crate::kernel::Rule;
use crate::phrase;
use crate::scenario::Fault;
use crate::scenario::acies::deck::DeckFile;
use crate::scenario::acies::{
    AciesData, ArmyList, Building, MOST_CARDS, Tactic, UnitData, UnitType, stock,
};
use crate::scenario::outline;
use crate::words::Phrase;
use std::collections::BTreeMap;

/// ACIES 3.3: what a tactics card costs.
pub const TACTIC_COST: u32 = 40;
/// ACIES 3.3: points for tactics.
pub const TACTICS_BUDGET: u32 = 2000;
/// ACIES 3.1, 3.4: how many of each tactics card the standard set has.
pub const STANDARD_TACTICS: u8 = 5;
/// The budgets that army lists are written for (3.5).
const MEDIUM: u32 = 1800;
const QUICK: u32 = 1000;

/// ACIES 15.1 to 15.23, 3.5: the units and army lists that a scenario plays with: those of the game, whose values stand in
/// `scenarios/acies/cards/cards.json`, with its own changes.
#[must_use]
pub fn cards(data: &AciesData) -> (Vec<UnitData>, Vec<ArmyList>) {
    let (mut units, mut lists) = (stock().units.clone(), stock().lists.clone());
    for unit in &data.units {
        match units.iter_mut().find(|other| other.id == unit.id) {
            Some(other) => {
                // Its picture and the section about it say nothing about its values.
                let emblem = unit.emblem.or(other.emblem);
                let rule = unit.rule.clone().or_else(|| other.rule.take());
                *other = UnitData { emblem, rule, ..unit.clone() };
            }
            None => units.push(unit.clone()),
        }
    }
    for list in &data.lists {
        match lists.iter_mut().find(|other| other.id == list.id) {
            Some(other) => *other = list.clone(),
            None => lists.push(list.clone()),
        }
    }
    (units, lists)
}

/// How many of each tactics card a deck has.
#[must_use]
pub fn tactics(deck: &DeckFile) -> BTreeMap<Tactic, u8> {
    let standard = || Tactic::ALL.map(|tactic| (tactic, STANDARD_TACTICS)).into_iter().collect();
    deck.tactics.clone().unwrap_or_else(standard)
}

/// ACIES 3.2 to 3.4: what a deck costs, and what it may cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Account {
    /// Points of its units.
    pub units: u32,
    /// The army budget; none where nothing is bought (3.1).
    pub budget: Option<u32>,
    /// Points of its tactics; none if it has the standard set (3.4).
    pub tactics: Option<u32>,
    /// Tactics points left over, which may buy units (3.3).
    pub spare: u32,
}

impl Account {
    /// What a deck costs with these units.
    #[must_use]
    pub fn of(deck: &DeckFile, units: &[UnitData], budget: Option<u32>) -> Account {
        let cost =
            |id: &String| units.iter().find(|unit| unit.id == *id).map_or(0, |unit| unit.cost);
        let spent = deck.units.iter().map(|(id, count)| u32::from(cost(id)) * u32::from(*count));
        let customised = deck.tactics.as_ref();
        let tactics =
            customised.map(|set| set.values().map(|n| u32::from(*n)).sum::<u32>() * TACTIC_COST);
        let spare = tactics.map_or(0, |spent| TACTICS_BUDGET.saturating_sub(spent));
        Account { units: spent.sum(), budget, tactics, spare }
    }
}

/// ACIES 3.5: how many cards of a unit an army list allows with a budget.
#[must_use]
pub fn limit(list: &ArmyList, unit: &str, budget: u32) -> u32 {
    let most = u32::from(list.limits.get(unit).copied().unwrap_or(0));
    if budget <= QUICK {
        list.quick.get(unit).map_or(most.div_ceil(2), |most| u32::from(*most))
    } else if budget <= MEDIUM {
        most
    } else {
        most.saturating_mul(budget).div_ceil(MEDIUM)
    }
}

/// Something that is wrong with a deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// It names a unit that there is not.
    UnknownUnit(String),
    /// It deploys too many units.
    Deploys(usize),
    /// It deploys a unit, at this place of its list, that it has not or not so often.
    NotInDeck(usize, String),
    /// It has too few cards, or no unit: cards and units.
    TooSmall(u32, u32),
    /// It has too many cards.
    TooLarge(u32),
    /// Its tactics cost too much.
    Tactics(u32),
    /// Its units cost too much: points, army budget, tactics points left over.
    Units(u32, u32, u32),
    /// It names an army list that there is not.
    UnknownList(String),
    /// It has more of a unit than its army list allows: the unit, how many, how many are allowed.
    OverLimit(String, u8, u32),
}

/// ACIES 3.6: the fewest cards of a deck.
pub const LEAST_CARDS: usize = FIRST_HAND + MOST_DEPLOYED as usize;

impl Trouble {
    /// The rule that is offended.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        match self {
            Trouble::UnknownUnit(_) => rules::UNIT_CARDS,
            Trouble::Deploys(_) | Trouble::NotInDeck(..) => rules::DEPLOYMENT,
            Trouble::TooSmall(..) | Trouble::TooLarge(_) => rules::DECK_SIZE,
            Trouble::Tactics(_) => rules::TACTICS_BUDGET,
            Trouble::Units(..) => rules::POINTS,
            Trouble::UnknownList(_) | Trouble::OverLimit(..) => rules::ARMY_LISTS,
        }
    }

    /// The fault of a file, with the deck's place in it.
    fn fault(&self, at: &str) -> Fault {
        let (place, name, what, todo) = match self {
            Trouble::UnknownUnit(id) => (
                format!("units.{id}"),
                "unknown-unit",
                phrase!("fault-there-is-no-unit", id = id),
                phrase!("fault-use-the-id-of-a-unit"),
            ),
            Trouble::Deploys(count) => (
                "deploy".to_owned(),
                "deploy",
                phrase!("fault-units-are-to-be", count = count),
                phrase!("fault-name-at-most", most = MOST_DEPLOYED),
            ),
            Trouble::NotInDeck(place, id) => (
                format!("deploy[{place}]"),
                "deploy",
                phrase!("fault-the-deck-has-not", id = id),
                phrase!("fault-name-units-that-are"),
            ),
            Trouble::TooSmall(cards, units) => (
                String::new(),
                "deck-size",
                phrase!("fault-the-deck-has-cards-of", cards = cards, units = units),
                phrase!("fault-it-needs-at-least", least_cards = LEAST_CARDS),
            ),
            Trouble::TooLarge(cards) => (
                String::new(),
                "deck-size",
                phrase!("fault-the-deck-has-cards", cards = cards),
                phrase!("fault-at-most-are-dealt", most = MOST_CARDS),
            ),
            Trouble::Tactics(spent) => (
                "tactics".to_owned(),
                "budget",
                phrase!("fault-the-tactics-cost-points", spent = spent),
                phrase!(
                    "fault-tactics-may-cost-points",
                    tactics_budget = TACTICS_BUDGET,
                    tactic_cost = TACTIC_COST
                ),
            ),
            Trouble::Units(spent, budget, spare) => (
                "units".to_owned(),
                "budget",
                phrase!("fault-the-units-cost-points", spent = spent),
                phrase!("fault-they-may-cost-points", budget = budget, spare = spare),
            ),
            Trouble::UnknownList(id) => (
                "list".to_owned(),
                "army-list",
                phrase!("fault-there-is-no-army", id = id),
                phrase!("fault-use-the-id-of-an"),
            ),
            Trouble::OverLimit(unit, count, most) => (
                format!("units.{unit}"),
                "army-list",
                phrase!("fault-the-deck-has", count = count, id = unit),
                phrase!("fault-the-army-list-allows", most = most),
            ),
        };
        let at = [at, &place].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>();
        Fault::new(at.join("."), name, what, todo).against(self.rule().section)
    }
}

fn known(deck: &DeckFile, units: &[UnitData], troubles: &mut Vec<Trouble>) {
    let unknown = |id: &&String| !units.iter().any(|unit| unit.id == **id);
    troubles.extend(deck.units.keys().filter(unknown).cloned().map(Trouble::UnknownUnit));
    if deck.deploy.len() > usize::from(MOST_DEPLOYED) {
        troubles.push(Trouble::Deploys(deck.deploy.len()));
    }
    for (place, id) in deck.deploy.iter().enumerate() {
        let wanted = deck.deploy[..=place].iter().filter(|other| *other == id).count();
        if wanted > usize::from(deck.units.get(id).copied().unwrap_or(0)) {
            troubles.push(Trouble::NotInDeck(place, id.clone()));
        }
    }
}

/// ACIES 3.6: cards of a deck, and units among them.
#[must_use]
pub fn size(deck: &DeckFile) -> (u32, u32) {
    let units: u32 = deck.units.values().map(|n| u32::from(*n)).sum();
    (units + tactics(deck).values().map(|n| u32::from(*n)).sum::<u32>(), units)
}

fn amount(deck: &DeckFile) -> Option<Trouble> {
    let (cards, units) = size(deck);
    let (least, most) = (u32::try_from(LEAST_CARDS), u32::try_from(MOST_CARDS));
    if least.is_ok_and(|least| cards < least) || units == 0 {
        return Some(Trouble::TooSmall(cards, units));
    }
    most.is_ok_and(|most| cards > most).then_some(Trouble::TooLarge(cards))
}

/// ACIES 3.2 to 3.4.
fn budget(account: &Account, troubles: &mut Vec<Trouble>) {
    let Some(budget) = account.budget else { return };
    troubles.extend(account.tactics.filter(|spent| *spent > TACTICS_BUDGET).map(Trouble::Tactics));
    if account.units > budget.saturating_add(account.spare) {
        troubles.push(Trouble::Units(account.units, budget, account.spare));
    }
}

/// ACIES 3.5.
fn listed(deck: &DeckFile, lists: &[ArmyList], budget: Option<u32>, troubles: &mut Vec<Trouble>) {
    let Some(id) = &deck.list else { return };
    let Some(list) = lists.iter().find(|list| list.id == *id) else {
        troubles.push(Trouble::UnknownList(id.clone()));
        return;
    };
    let Some(budget) = budget else { return };
    for (unit, &count) in &deck.units {
        let most = limit(list, unit, budget);
        if u32::from(count) > most {
            troubles.push(Trouble::OverLimit(unit.clone(), count, most));
        }
    }
}

/// Everything that is wrong with a deck that is built in some way; `binds` says whether army lists bind.
#[must_use]
pub fn troubles(
    deck: &DeckFile,
    (units, lists): (&[UnitData], &[ArmyList]),
    building: Building,
    binds: bool,
) -> Vec<Trouble> {
    let mut troubles = Vec::new();
    known(deck, units, &mut troubles);
    troubles.extend(amount(deck));
    let points = match building {
        Building::FastPlay => None,
        Building::Points(points) => Some(points),
    };
    budget(&Account::of(deck, units, points), &mut troubles);
    if binds {
        listed(deck, lists, points, &mut troubles);
    }
    troubles
}

/// Everything that is wrong with a deck. `at` is its place in a file; `listed` says whether army lists bind.
#[must_use]
pub fn check(
    deck: &DeckFile,
    at: &str,
    (units, lists): (&[UnitData], &[ArmyList]),
    building: Building,
    listed: bool,
) -> Vec<Fault> {
    let troubles = troubles(deck, (units, lists), building, listed);
    let id_at = if at.is_empty() { "deck".to_owned() } else { format!("{at}.deck") };
    let id = outline::file_name(&id_at, &deck.deck);
    id.into_iter().chain(troubles.iter().map(|trouble| trouble.fault(at))).collect()
}

/// How a deck by itself was built: with its own budget.
#[must_use]
pub fn building(deck: &DeckFile) -> Building {
    deck.budget.map_or(Building::FastPlay, Building::Points)
}

/// Everything that is wrong with a deck by itself: a file that an author wrote, with its own budget.
#[must_use]
pub fn check_file(deck: &DeckFile) -> Vec<Fault> {
    check(deck, "", (&stock().units, &stock().lists), building(deck), true)
}

/// Everything that is wrong with army lists, and units and lists that are there twice.
#[must_use]
pub fn check_lists(data: &AciesData) -> Vec<Fault> {
    let (units, _) = cards(data);
    let mut faults = Vec::new();
    let mut fault = |at: String, name: &str, rule: Rule, what: Phrase, todo: Phrase| {
        faults.push(Fault::new(at, name, what, todo).against(rule.section));
    };
    for (place, unit) in data.units.iter().enumerate() {
        if data.units[..place].iter().any(|other| other.id == unit.id) {
            let what = phrase!("fault-the-unit-is-there", id = unit.id);
            let at = format!("acies.units[{place}].id");
            fault(at, "duplicate-id", rules::UNIT_CARDS, what, phrase!("fault-give-each-unit-its"));
        }
    }
    for (place, list) in data.lists.iter().enumerate() {
        let at = format!("acies.lists[{place}]");
        if data.lists[..place].iter().any(|other| other.id == list.id) {
            let what = phrase!("fault-the-army-list-is", id = list.id);
            let todo = phrase!("fault-give-each-army-list");
            fault(format!("{at}.id"), "duplicate-id", rules::ARMY_LISTS, what, todo);
        }
        for (field, limits) in [("limits", &list.limits), ("quick", &list.quick)] {
            let unknown = |id: &&String| !units.iter().any(|unit| unit.id == **id);
            for id in limits.keys().filter(unknown) {
                let what = phrase!("fault-there-is-no-unit", id = id);
                let at = format!("{at}.{field}.{id}");
                fault(
                    at,
                    "unknown-unit",
                    rules::ARMY_LISTS,
                    what,
                    phrase!("fault-use-the-id-of-a-unit"),
                );
            }
        }
    }
    for (place, list) in data.lists.iter().enumerate() {
        faults.extend(outline::file_name(&format!("acies.lists[{place}].id"), &list.id));
    }
    faults
}

/// Everything that is wrong with the values of units.
#[must_use]
pub fn check_units(units: &[UnitData]) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut fault = |place: usize, field: &str, what: Phrase, todo: Phrase| {
        let at = format!("acies.units[{place}].{field}");
        faults.push(Fault::new(at, "unit", what, todo).against(rules::UNIT_CARDS.section));
    };
    for (place, unit) in units.iter().enumerate() {
        let word = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if unit.id.is_empty() || !unit.id.chars().all(word) {
            let todo = phrase!("fault-use-lower-case-letters-digits-and-hyphens");
            fault(place, "id", phrase!("fault-is-no-id", id = unit.id), todo);
        }
        if Tactic::ALL.iter().any(|tactic| tactic.word() == unit.id) {
            fault(
                place,
                "id",
                phrase!("fault-is-a-tactics-card", id = unit.id),
                phrase!("fault-use-another-id"),
            );
        }
        if unit.mobility > 20 || unit.melee > 20 {
            fault(
                place,
                "move",
                phrase!("fault-move-and-melee-run"),
                phrase!("fault-use-lower-values"),
            );
        }
        if unit.hits == 0 || unit.hits > 9 {
            fault(
                place,
                "hits",
                phrase!("fault-a-unit-cannot-have", hits = unit.hits),
                phrase!("fault-use-1-to-9"),
            );
        }
        if unit.missile.is_some_and(|(short, long)| short > 10 || long > 10) {
            fault(
                place,
                "missile",
                phrase!("fault-missile-values-run-from"),
                phrase!("fault-use-lower-values"),
            );
        }
        if unit.fire.unsigned_abs() > 9 || unit.versus.values().any(|v| v.unsigned_abs() > 9) {
            fault(
                place,
                "versus",
                phrase!("fault-modifiers-run-from-9"),
                phrase!("fault-use-smaller-ones"),
            );
        }
        if unit.kind == UnitType::Ar && unit.missile.is_none() {
            fault(
                place,
                "missile",
                phrase!("fault-artillery-does-nothing-but"),
                phrase!("fault-give-it-missile-values"),
            );
        }
        if let Some(rule) = unit.rule.as_ref().filter(|rule| rules::section(rule).is_none()) {
            let todo = phrase!("fault-use-the-number-of");
            fault(place, "rule", phrase!("fault-there-is-no-section", rule = rule), todo);
        }
    }
    faults
}
