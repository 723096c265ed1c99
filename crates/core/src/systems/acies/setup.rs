//! ACIES 4: the secret deployment, first hands, the reveal.

use super::action::Action;
use super::card::{Card, Kind, kinds};
use super::event::Event;
use super::field::{Cell, Piece, Stance, TurnRecord};
use super::piles;
use super::rules;
use super::scene::{Scene, Zone};
use super::state::State;
use super::system::Acies;
use super::why::{Refused, Why, no, not_now, unit};
use crate::kernel::{Cx, Procedure, Rule, Side, Step, StepOf};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// ACIES 4.2: the most units that a side may deploy.
pub const MOST_DEPLOYED: u8 = 3;
/// ACIES 4.3: cards of the first hand.
pub const FIRST_HAND: usize = 7;

/// A unit as it is deployed: upright (ACR-3).
#[must_use]
pub fn deployed(side: Side, kind: Kind) -> Piece {
    Piece { side, kind, markers: 0, stance: Stance::Upright, turn_record: TurnRecord::default() }
}

/// A side's secret deployment.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SetUp {
    side: Side,
    done: bool,
}

/// ACIES 4.3, 4.6: both sides shuffle their decks and draw seven cards, and keep them.
pub fn deal(cx: &mut Cx<'_, Acies>, s: &mut State) {
    for side in Side::ALL {
        piles::shuffle(cx, s, side);
        let holding = s.of_mut(side);
        let cards: Vec<Card> = (0..FIRST_HAND).filter_map(|_| holding.deck.draw()).collect();
        for &card in &cards {
            piles::take_in(s, side, card, piles::Seen::Unseen);
        }
        cx.record(rules::PILES, Event::Drew { side, count: cards.len(), cards: Some(cards) });
    }
}

/// ACIES 4.4: the deployed units are turned up together, upright (ACR-3).
pub fn reveal(cx: &mut Cx<'_, Acies>, s: &mut State) {
    for side in Side::ALL {
        s.face_down[side] = false;
        for (cell, piece) in s.field.of(side) {
            cx.record(rules::REVEALING, Event::Revealed { side, kind: piece.kind, cell });
        }
    }
}

impl SetUp {
    /// The deployment of a side.
    #[must_use]
    pub const fn new(side: Side) -> SetUp {
        SetUp { side, done: false }
    }

    fn placed(&self, s: &State) -> usize {
        s.field.of(self.side).count()
    }

    /// ACIES 4.2: whether there is still room for a unit.
    ///
    /// # Errors
    /// Three are down.
    pub fn room(&self, s: &State) -> Result<(), Refused> {
        if self.placed(s) >= usize::from(MOST_DEPLOYED) {
            return no(rules::DEPLOYMENT, Why::Limit { most: MOST_DEPLOYED });
        }
        Ok(())
    }

    /// ACIES 4.2: how many units may still be put down.
    #[must_use]
    pub fn left(&self, s: &State) -> usize {
        let units = s.of(self.side).deck.cards().iter().filter(|card| card.unit().is_some());
        usize::from(MOST_DEPLOYED).saturating_sub(self.placed(s)).min(units.count())
    }

    fn check_deploy(
        &self,
        scene: &Scene,
        s: &State,
        card: Card,
        cell: Cell,
    ) -> Result<(), Refused> {
        unit(card)?;
        if !s.of(self.side).deck.contains(&card) {
            return no(rules::DEPLOYMENT, Why::NotInDeck { card });
        }
        self.room(s)?;
        self.place(scene, s, cell)
    }

    /// ACIES 4.2, 2.3: whether a unit can be put down in a cell.
    ///
    /// # Errors
    /// What is wrong with the cell.
    pub fn place(&self, scene: &Scene, s: &State, cell: Cell) -> Result<(), Refused> {
        if !s.field.has(cell) {
            return no(rules::COLUMNS, Why::OffField { cell });
        }
        if !Scene::is_home(self.side, cell) {
            return no(rules::DEPLOYMENT, Why::WrongLine { cell });
        }
        if scene.zone(cell.column) != Zone::Centre {
            return no(rules::DEPLOYMENT, Why::Zone { cell });
        }
        if !s.field.is_free(cell) {
            return no(rules::ONE_CARD, Why::Occupied { cell });
        }
        Ok(())
    }

    fn deploy(&self, cx: &mut Cx<'_, Acies>, s: &mut State, kind: Kind, cell: Cell) {
        s.of_mut(self.side).deck.remove(&Card::Unit(kind));
        s.field.put(cell, deployed(self.side, kind));
        cx.record(rules::DEPLOYMENT, Event::Placed { side: self.side, kind, cell });
    }

    /// What automatic set-up would still put down, and where.
    fn automatic(&self, scene: &Scene, s: &State) -> Vec<(Kind, Cell)> {
        let room = usize::from(MOST_DEPLOYED).saturating_sub(self.placed(s));
        let mut deck = s.of(self.side).deck.clone();
        let mut cells = scene
            .middle_out()
            .map(|column| Cell::first(self.side, column))
            .filter(|cell| s.field.is_free(*cell));
        let wanted = scene.armies[self.side].deploy.iter().copied();
        let found: Vec<Kind> =
            wanted.filter(|kind| deck.remove(&Card::Unit(*kind))).take(room).collect();
        found.into_iter().map_while(|kind| cells.next().map(|cell| (kind, cell))).collect()
    }
}

impl Procedure<Acies> for SetUp {
    fn is_exact(&self) -> bool {
        true
    }

    fn asks(&self, _: &Scene, _: &State) -> Option<(Side, Rule)> {
        (!self.done).then_some((self.side, rules::DEPLOYMENT))
    }

    fn candidates(&self, scene: &Scene, s: &State) -> Vec<Action> {
        let mut actions = vec![Action::DeployDone];
        if !self.automatic(scene, s).is_empty() {
            actions.push(Action::DeployAutomatically);
        }
        actions.extend(s.field.of(self.side).map(|(cell, _)| Action::TakeUp { cell }));
        if self.placed(s) < usize::from(MOST_DEPLOYED) {
            let mut deck = s.of(self.side).deck.cards().to_vec();
            deck.sort_unstable();
            let (first, end) = scene.columns_of(Zone::Centre);
            let cells = || (first..end).map(|column| Cell::first(self.side, column));
            for card in kinds(&deck).filter(|card| card.unit().is_some()) {
                let free = cells().filter(|cell| s.field.is_free(*cell));
                actions.extend(free.map(|cell| Action::Deploy { card, cell }));
            }
        }
        actions
    }

    fn check(&self, scene: &Scene, s: &State, action: &Action) -> Result<(), Refused> {
        match *action {
            Action::Deploy { card, cell } => self.check_deploy(scene, s, card, cell),
            Action::TakeUp { cell } if s.field.holds(self.side, cell) => Ok(()),
            Action::TakeUp { cell } => no(rules::DEPLOYMENT, Why::Empty { cell }),
            Action::DeployAutomatically if !self.automatic(scene, s).is_empty() => Ok(()),
            Action::DeployDone => Ok(()),
            _ => not_now(action),
        }
    }

    fn answer(&mut self, cx: &mut Cx<'_, Acies>, s: &mut State, action: &Action) -> StepOf<Acies> {
        match *action {
            Action::Deploy { card: Card::Unit(kind), cell } => self.deploy(cx, s, kind, cell),
            Action::DeployAutomatically => {
                for (kind, cell) in self.automatic(cx.scene, s) {
                    self.deploy(cx, s, kind, cell);
                }
            }
            Action::TakeUp { cell } => {
                if let Some(piece) = s.field.take(cell) {
                    s.of_mut(self.side).deck.put(Card::Unit(piece.kind));
                    sort(s, self.side);
                }
            }
            Action::DeployDone => {
                self.done = true;
                cx.record(rules::DEPLOYMENT, Event::Deployed { side: self.side });
            }
            _ => {}
        }
        Step::Ask
    }

    fn resume(&mut self, _: &mut Cx<'_, Acies>, _: &mut State) -> StepOf<Acies> {
        Step::Done
    }
}

/// Before it is shuffled a deck is a list: its order means nothing, and equal decks are equal.
fn sort(s: &mut State, side: Side) {
    let deck = &mut s.of_mut(side).deck;
    let mut cards = deck.take();
    cards.sort_unstable();
    *deck = crate::kernel::Pile::from_bottom(cards);
}
