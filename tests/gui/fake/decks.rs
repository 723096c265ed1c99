//! A stand-in for the rules about decks: units cost points, tactics cost 40 of 2000.

use super::cards::{all_kinds, face};
use gonfalon::kernel::Side;
use gonfalon::scenario::Scenario;
use gonfalon::view::*;
use gonfalon::words::Language;
use serde_json::{Value, json};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

/// The stand-in. It remembers which decks were put into a battle.
#[derive(Clone, Default)]
pub struct FakeDecks {
    pub put: Rc<RefCell<[Option<Value>; 2]>>,
}

const LIMIT: u32 = 1000;

fn deck(name: &str, cards: &[(&str, u8)]) -> Value {
    let cards: BTreeMap<&str, u8> = cards.iter().copied().collect();
    json!({"deck": name, "cards": cards})
}

fn built_in() -> [Value; 2] {
    [
        deck(
            "Roman Republic",
            &[("legionaires", 7), ("hoplites", 2), ("artillery", 1), ("overrun", 3)],
        ),
        deck("Punic army", &[("elephants", 2), ("numides", 2), ("warriors", 3), ("outflank", 3)]),
    ]
}

impl DeckSource for FakeDecks {
    fn decks(&self, scenario: &Scenario) -> Option<[Value; 2]> {
        if scenario.map.is_some() {
            return None;
        }
        let put = self.put.borrow();
        let [a, b] = built_in();
        Some([put[0].clone().unwrap_or(a), put[1].clone().unwrap_or(b)])
    }

    fn put(&self, _: &mut Scenario, side: Side, deck: &Value, _: Language) -> Result<(), String> {
        self.put.borrow_mut()[side as usize] = Some(deck.clone());
        Ok(())
    }

    fn built_in(&self, _: Option<&Scenario>, _: Language) -> Vec<DeckOffer> {
        let offer =
            |deck: Value| DeckOffer { name: deck["deck"].as_str().unwrap_or("").into(), deck };
        built_in().map(offer).into()
    }

    fn view(&self, _: Option<&Scenario>, deck: &Value, language: Language) -> DeckView {
        let count =
            |id: &str| deck["cards"][id].as_u64().and_then(|n| u8::try_from(n).ok()).unwrap_or(0);
        let mut view = DeckView {
            name: deck["deck"].as_str().unwrap_or_default().into(),
            budget: Some(LIMIT),
            lists: vec![("rome".into(), "Roman Republic".into())],
            list: Some("rome".into()),
            source: "Put together for this test.".into(),
            ..DeckView::default()
        };
        let (mut spent, mut paid) = (0, 0);
        let mut by_cost: BTreeMap<u32, u32> = BTreeMap::new();
        let mut by_type: BTreeMap<String, u32> = BTreeMap::new();
        for id in all_kinds() {
            let face = face(id, language);
            let count = count(id);
            let n = u32::from(count);
            if let CardKind::Unit(unit) = &face.kind {
                let cost = u32::from(unit.cost);
                spent += cost * n;
                *by_cost.entry(cost).or_default() += n;
                *by_type.entry(unit.kind.clone()).or_default() += n;
                let limit = (id == "elephants").then_some(3);
                view.units.push(DeckLine { face, count, limit, cost });
            } else {
                paid += 40 * n;
                view.tactics.push(DeckLine { face, count, limit: None, cost: 40 });
            }
        }
        view.budgets = vec![
            BudgetView { label: "Units".into(), spent, of: Some(LIMIT), rule: "3.2".into() },
            BudgetView { label: "Tactics".into(), spent: paid, of: Some(2000), rule: "3.3".into() },
        ];
        if spent > LIMIT {
            view.faults.push(DeckFault {
                rule: "3.2".into(),
                text: format!("The units cost {spent} points; there are {LIMIT}."),
            });
        }
        view.by_cost = by_cost
            .into_iter()
            .map(|(cost, count)| DeckBar { label: cost.to_string(), count })
            .collect();
        view.by_type = by_type.into_iter().map(|(label, count)| DeckBar { label, count }).collect();
        view
    }

    fn change(&self, deck: &Value, change: &DeckChange, _: Language) -> Value {
        let mut deck = deck.clone();
        match change {
            DeckChange::Count(id, count) => deck["cards"][id] = json!(count),
            DeckChange::Name(name) => deck["deck"] = json!(name),
            DeckChange::Budget(_) | DeckChange::List(_) => {}
        }
        deck
    }

    fn parse(&self, text: &str, _: Language) -> Result<Value, String> {
        serde_json::from_str(text).map_err(|e| format!("This is no deck: {e}"))
    }

    fn write(&self, deck: &Value) -> String {
        serde_json::to_string_pretty(deck).expect("it can be written")
    }
}
