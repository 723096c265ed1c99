//! What somebody who points at something may wish for, legal or not.

use super::super::Acies;
use super::super::action::{Action, Kind as AttackKind, Look, Withdrawal};
use super::super::assault::{Assault, Stage};
use super::super::card::{Card, kinds};
use super::super::field::{Cell, Flank, Line};
use super::super::flank;
use super::super::frame::Doing;
use super::super::missile;
use super::super::scene::{Scene, Zone};
use super::super::state::State;
use super::choice::{sight, way};
use super::prompt::decider;
use crate::kernel::{GameOf, Side};
use crate::scenario::acies::Tactic;
use crate::view::Target;

/// Actions that somebody who points at `target` may wish for.
pub fn wishes(scene: &Scene, game: &GameOf<Acies>, target: &Target) -> Vec<Action> {
    let (Some(top), Some(side)) = (game.top(), decider(scene, game)) else { return Vec::new() };
    let asked = Asked { scene, s: &game.state, top, side };
    match target {
        Target::Cell(name) => name.parse().map(|cell| asked.cell(cell)).unwrap_or_default(),
        Target::Card(id) => Card::find(scene, id).map(|card| asked.card(card)).unwrap_or_default(),
        Target::Button(id) => asked.button(id),
        Target::Hex(_) | Target::Unit(_) => Vec::new(),
    }
}

/// The question, and who is asked.
#[derive(Clone, Copy)]
struct Asked<'a> {
    scene: &'a Scene,
    s: &'a State,
    top: &'a Doing,
    side: Side,
}

/// An attack without cards.
fn attack(from: Cell, kind: AttackKind, target: Option<Cell>) -> Action {
    Action::Attack { from, kind, target, treacherous: 0, outflank: false }
}

/// The first unit among cards.
fn unit_of(cards: &[Card]) -> Option<Card> {
    cards.iter().filter(|card| card.unit().is_some()).min().copied()
}

impl Asked<'_> {
    fn is_own(self, cell: Cell) -> bool {
        self.s.field.own(self.side, cell).is_some()
    }

    fn own(self) -> impl Iterator<Item = Cell> {
        let side = self.side;
        let pieces = self.s.field.pieces().filter(move |(_, piece)| piece.side == side);
        let cells: Vec<Cell> = pieces.map(|(cell, _)| cell).collect();
        cells.into_iter()
    }

    /// The own unit that is nearest to a column.
    fn nearest(self, column: u8, fits: impl Fn(&Cell) -> bool) -> Option<Cell> {
        self.own().filter(fits).min_by_key(|cell| (cell.column.abs_diff(column), *cell))
    }

    fn cell(self, cell: Cell) -> Vec<Action> {
        match self.top {
            Doing::SetUp(_) if self.is_own(cell) => vec![Action::TakeUp { cell }],
            Doing::SetUp(_) => {
                let card = unit_of(self.s.of(self.side).deck.cards());
                card.map(|card| Action::Deploy { card, cell }).into_iter().collect()
            }
            Doing::Readying(_) => vec![Action::Upright { cell }],
            Doing::Arrivals(_) => match unit_of(&self.s.of(self.side).hand) {
                Some(card) => vec![Action::Play { card, cell }],
                None => self.others(cell),
            },
            Doing::Reaction(reaction) => self.shots(cell, Some(reaction.target())),
            Doing::Shots(_) => self.shots(cell, None),
            Doing::Attacks(_) => self.attacks(cell),
            Doing::Assault(assault) => self.answers(assault, cell),
            _ => self.others(cell),
        }
    }

    /// A move; where moves are not asked for, the rules say so.
    fn others(self, cell: Cell) -> Vec<Action> {
        let marked = self.s.field.own(self.side, cell).is_some_and(|piece| piece.markers > 0);
        let held = self.s.of(self.side).holds(Card::Tactic(Tactic::Cohesion));
        if marked && held && self.side == self.s.active {
            return vec![self.cohesion(Some(cell))];
        }
        if self.is_own(cell) {
            let column = cell.column;
            let free = |column: &u8| self.s.field.is_free(Cell::melee(*column));
            let (first, end) = self.scene.columns_of(self.scene.zone(column));
            let near = (first..end).filter(free).min_by_key(|other| other.abs_diff(column));
            let to = Cell::melee(near.unwrap_or(column));
            return vec![Action::Move { from: cell, to }];
        }
        let near = Some(cell).filter(|cell| self.s.field.has(*cell));
        let near = near.and_then(|cell| self.mover(cell.column));
        vec![Action::Move { from: near.unwrap_or(cell), to: cell }]
    }

    /// The nearest unit of the First Line: one that can move, if there is one.
    fn mover(self, column: u8) -> Option<Cell> {
        let home = |from: &Cell| Scene::is_home(self.side, *from);
        let zone = |from: &Cell| self.scene.zone(from.column) == self.scene.zone(column);
        let fit = |from: &Cell| {
            let piece = self.s.field.at(*from);
            home(from) && piece.is_some_and(|p| p.is_upright() && p.deeds.may_move)
        };
        self.nearest(column, |from| fit(from) && zone(from))
            .or_else(|| self.nearest(column, fit))
            .or_else(|| self.nearest(column, home))
    }

    fn shots(self, cell: Cell, arrived: Option<Cell>) -> Vec<Action> {
        let side = self.side;
        if self.is_own(cell) {
            let nearest = missile::nearest(self.scene, self.s, cell).map(|(target, _)| target);
            let front = Cell::first(side.enemy(), cell.column);
            let target = arrived.or(nearest).unwrap_or(front);
            return vec![Action::Shoot { from: cell, target }];
        }
        let beside: Vec<Cell> = self.own().filter(|from| from.column == cell.column).collect();
        if !beside.is_empty() {
            let shots = beside.into_iter().map(|from| Action::Shoot { from, target: cell });
            return shots.collect();
        }
        let near = Some(cell).filter(|cell| self.s.field.has(*cell));
        let near = near.and_then(|cell| self.nearest(cell.column, |_| true));
        vec![Action::Shoot { from: near.unwrap_or(cell), target: cell }]
    }

    fn attacks(self, cell: Cell) -> Vec<Action> {
        let field = &self.s.field;
        if self.is_own(cell) {
            return self.attacks_of(cell);
        }
        let frontal = self.own().filter(|from| field.contact(*from) == Some(cell));
        let frontal = frontal.map(|from| attack(from, AttackKind::Frontal, Some(cell)));
        let flank =
            self.own().filter(|from| flank::towards(self.scene, self.s, *from, cell).is_some());
        let flank = flank.map(|from| attack(from, AttackKind::Flank, Some(cell)));
        let through = Scene::is_home(self.side.enemy(), cell) && field.is_free(cell);
        let body = Some(Cell::melee(cell.column)).filter(|from| through && self.is_own(*from));
        let body = body.map(|from| attack(from, AttackKind::MainBody, None));
        let wishes: Vec<Action> = frontal.chain(flank).chain(body).collect();
        if !wishes.is_empty() {
            return wishes;
        }
        let near = Some(cell).filter(|cell| field.has(*cell));
        let near = near.and_then(|cell| self.nearest(cell.column, |_| true));
        vec![attack(near.unwrap_or(cell), AttackKind::Frontal, Some(cell))]
    }

    /// Every attack that a unit could think of.
    fn attacks_of(self, from: Cell) -> Vec<Action> {
        let front = self.s.field.contact(from);
        let mut wishes: Vec<Action> = Vec::new();
        wishes.extend(front.map(|target| attack(from, AttackKind::Frontal, Some(target))));
        let beside = Flank::ALL.into_iter();
        let beside = beside.filter_map(|f| flank::candidate(self.scene, self.s, from, f));
        wishes.extend(beside.map(|target| attack(from, AttackKind::Flank, Some(target))));
        if from.line == Line::Melee {
            wishes.push(attack(from, AttackKind::MainBody, None));
        }
        if wishes.is_empty() {
            let ahead = Cell::melee(from.column);
            wishes.push(attack(from, AttackKind::Frontal, Some(ahead)));
        }
        wishes
    }

    fn answers(self, assault: &Assault, cell: Cell) -> Vec<Action> {
        match assault.stage {
            Stage::Response if assault.target == Some(cell) => {
                Withdrawal::ALL.map(|how| Action::Withdraw { how }).to_vec()
            }
            Stage::Response if assault.target.is_some() && Scene::is_home(self.side, cell) => {
                vec![Action::Withdraw { how: Withdrawal::Line }]
            }
            Stage::Advance { .. } => vec![Action::Advance],
            Stage::Stance => vec![Action::Keep { flank: false }],
            Stage::Response | Stage::Cards | Stage::Over => self.others(cell),
        }
    }

    fn cohesion(self, first: Option<Cell>) -> Action {
        let marked = |cell: &Cell| self.s.field.at(*cell).is_some_and(|p| p.markers > 0);
        let mut cells = self.own().filter(marked);
        let cell = first.or_else(|| cells.next()).or_else(|| self.own().next());
        let cell = cell.unwrap_or(Cell::first(self.side, 0));
        let other = cells.find(|other| *other != cell);
        Action::Cohesion { cell, other }
    }

    fn card(self, card: Card) -> Vec<Action> {
        let wish = match (self.top, card) {
            (Doing::Discards(_), _) => Action::Discard { card },
            (_, Card::Tactic(tactic)) => self.tactic(tactic),
            (Doing::SetUp(_), _) => {
                let (first, end) = self.scene.columns_of(Zone::Centre);
                let free = |column: &u8| self.s.field.is_free(Cell::first(self.side, *column));
                let column = (first..end).find(free).unwrap_or(first);
                Action::Deploy { card, cell: Cell::first(self.side, column) }
            }
            (Doing::Scouting(_), _) => Action::Scout { card, look: Look::EnemyHand },
            (Doing::Encircling(_), _) => Action::Flank { card },
            (Doing::Rallies(_), _) => Action::Rally { card: Some(card) },
            _ => {
                let free = |column: &u8| self.s.field.is_free(Cell::first(self.side, *column));
                let column = (0..self.s.field.columns()).find(free).unwrap_or(0);
                Action::Play { card, cell: Cell::first(self.side, column) }
            }
        };
        vec![wish]
    }

    fn tactic(self, tactic: Tactic) -> Action {
        match tactic {
            Tactic::Cohesion => self.cohesion(None),
            Tactic::Rally => {
                let lost = self.s.of(self.side).casualties.cards();
                Action::Rally { card: unit_of(lost) }
            }
            _ => Action::Tactic { tactic },
        }
    }

    fn button(self, id: &str) -> Vec<Action> {
        if let Some(how) = Withdrawal::ALL.into_iter().find(|how| way(*how) == id) {
            return vec![Action::Withdraw { how }];
        }
        let looks = [Look::EnemyHand, Look::EnemyDeck, Look::OwnDeck];
        if let Some(look) = looks.into_iter().find(|look| sight(*look) == id) {
            let hand = kinds(&self.s.of(self.side).hand);
            return hand.map(|card| Action::Scout { card, look }).collect();
        }
        vec![match id {
            "deploy-automatically" => Action::DeployAutomatically,
            "deploy-done" => Action::DeployDone,
            "rally-face-down" => Action::Rally { card: None },
            "main-body" => {
                let own = self.own().filter(|cell| cell.line == Line::Melee);
                return own.map(|from| attack(from, AttackKind::MainBody, None)).collect();
            }
            "stand" => Action::Stand,
            "hold" => Action::Hold,
            "keep-flank" => Action::Keep { flank: true },
            "turn-upright" => Action::Keep { flank: false },
            "pass" => Action::Pass,
            "concede" => Action::Concede,
            _ => return Vec::new(),
        }]
    }
}
