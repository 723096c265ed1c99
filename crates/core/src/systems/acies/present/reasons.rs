//! Why nothing can be done with what somebody points at. Each reason is true of it whatever the way there: every unit and
//! card that could be meant is asked, the nearest first, and the rules themselves say what stops it.

use super::super::action::{Action, Kind as AttackKind, ScoutTarget, Withdrawal};
use super::super::arrivals;
use super::super::attack;
use super::super::attack_resolution::{AttackResolution, Stage};
use super::super::card::Card;
use super::super::field::{Cell, Flank, Line, Stance};
use super::super::flank;
use super::super::frame::Frame;
use super::super::manoeuvre::{self, Bar, Mover};
use super::super::missile;
use super::super::rules;
use super::super::scene::{Scene, Zone};
use super::super::scout;
use super::super::setup::SetUp;
use super::super::state::State;
use super::super::system::Acies;
use super::super::why::{Refused, Why};
use super::choice::{sight, way};
use super::prompt::decider;
use crate::kernel::{GameOf, Procedure, Rule, Side, legal_actions};
use crate::scenario::acies::Tactic;
use crate::view::Target;

/// The offered actions that are about something: it acts or is struck, it is entered, played, attached or pressed.
pub fn offers(scene: &Scene, game: &GameOf<Acies>, target: &Target) -> Vec<Action> {
    let mut actions = legal_actions::<Acies>(scene, game);
    actions.retain(|action| concerns(scene, game, action, target));
    actions
}

fn concerns(scene: &Scene, game: &GameOf<Acies>, action: &Action, target: &Target) -> bool {
    match target {
        Target::Cell(name) => name.parse().is_ok_and(|cell| has_cell(game, action, cell)),
        Target::Card(id) => Card::find(scene, id).is_some_and(|card| has_card(action, card)),
        Target::Button(id) => button(action) == Some(id),
        _ => false,
    }
}

/// Whether an action is about a cell.
fn has_cell(game: &GameOf<Acies>, action: &Action, cell: Cell) -> bool {
    let resolution = match game.top() {
        Some(Frame::AttackResolution(resolution)) => Some(resolution),
        _ => None,
    };
    match *action {
        Action::Deploy { cell: at, .. }
        | Action::TakeUp { cell: at }
        | Action::Upright { cell: at }
        | Action::Play { cell: at, .. } => at == cell,
        Action::Cohesion { cell: at, other } => at == cell || other == Some(cell),
        Action::Move { from, to } => from == cell || to == cell,
        Action::Shoot { from, target } => from == cell || target == cell,
        Action::Attack { from, target, .. } => from == cell || target == Some(cell),
        Action::Withdraw { how } => {
            resolution.and_then(|resolution| resolution.target).is_some_and(|at| {
                at == cell || how == Withdrawal::Line && behind(&game.state, at) == Some(cell)
            })
        }
        Action::Advance | Action::Hold => match resolution.map(|resolution| resolution.stage) {
            Some(Stage::Advance { winner, into }) => {
                winner == cell || *action == Action::Advance && into == cell
            }
            _ => false,
        },
        Action::Keep { .. } => resolution.is_some_and(|resolution| resolution.from == cell),
        Action::DeployAutomatically
        | Action::DeployDone
        | Action::Scout { .. }
        | Action::Flank { .. }
        | Action::Tactic { .. }
        | Action::Rally { .. }
        | Action::Stand
        | Action::Discard { .. }
        | Action::Pass
        | Action::Concede => false,
    }
}

/// Whether an action is about a card.
fn has_card(action: &Action, card: Card) -> bool {
    match *action {
        Action::Deploy { card: it, .. }
        | Action::Scout { card: it, .. }
        | Action::Flank { card: it }
        | Action::Play { card: it, .. }
        | Action::Discard { card: it } => it == card,
        Action::Tactic { tactic } => card == Card::Tactic(tactic),
        Action::Rally { card: it } => it == Some(card) || card == Card::Tactic(Tactic::Rally),
        Action::Cohesion { .. } => card == Card::Tactic(Tactic::Cohesion),
        Action::Attack { treacherous, outflank, .. } => match card {
            Card::Tactic(Tactic::TreacherousTerrain) => treacherous > 0,
            Card::Tactic(Tactic::Outflank) => outflank,
            _ => false,
        },
        _ => false,
    }
}

/// The button of an action that has one.
const fn button(action: &Action) -> Option<&'static str> {
    Some(match *action {
        Action::DeployAutomatically => "deploy-automatically",
        Action::DeployDone => "deploy-done",
        Action::Scout { look, .. } => sight(look),
        Action::Rally { card: None } => "rally-face-down",
        Action::Attack { kind: AttackKind::MainBody, .. } => "main-body",
        Action::Withdraw { how } => way(how),
        Action::Stand => "stand",
        Action::Hold => "hold",
        Action::Keep { flank: true } => "keep-flank",
        Action::Keep { flank: false } => "turn-upright",
        Action::Pass => "pass",
        Action::Concede => "concede",
        _ => return None,
    })
}

/// The cell of the First Line behind a unit of the Melee Line.
fn behind(s: &State, at: Cell) -> Option<Cell> {
    let side = s.field.at(at)?.side;
    (at.line == Line::Melee).then_some(Cell::first(side, at.column))
}

/// Why nothing can be done with what somebody points at; empty when something can.
pub fn why_not(scene: &Scene, game: &GameOf<Acies>, target: &Target) -> Vec<Refused> {
    let (Some(top), Some(side)) = (game.top(), decider(scene, game)) else { return Vec::new() };
    if !offers(scene, game, target).is_empty() {
        return Vec::new();
    }
    let asked = Asked { scene, s: &game.state, top, side };
    let told = match target {
        Target::Cell(name) => name.parse().ok().map(|cell| asked.cell(cell)),
        Target::Card(id) => Card::find(scene, id).map(|card| asked.card(card)),
        Target::Button(id) => asked.button(id),
        _ => None,
    };
    let told = told.unwrap_or_else(|| vec![because(rules::LEGAL_LIST, Why::Unknown)]);
    let mut reasons: Vec<Refused> = Vec::new();
    for reason in told {
        if !reasons.contains(&reason) {
            reasons.push(reason);
        }
    }
    reasons
}

/// Why a card that somebody has picked can do nothing to what he points at: of all that keep others from it, nothing is told.
/// Empty when it can; where no card acts on such a thing, why the thing itself can't be done.
pub fn why_not_by(
    scene: &Scene,
    game: &GameOf<Acies>,
    card: &Target,
    target: &Target,
) -> Vec<Refused> {
    let (Some(top), Some(side)) = (game.top(), decider(scene, game)) else { return Vec::new() };
    let between = |action: &Action| {
        concerns(scene, game, action, card) && concerns(scene, game, action, target)
    };
    if legal_actions::<Acies>(scene, game).iter().any(between) {
        return Vec::new();
    }
    let asked = Asked { scene, s: &game.state, top, side };
    let told = match (card, target) {
        (Target::Cell(from), Target::Cell(to)) => match (from.parse(), to.parse()) {
            (Ok(from), Ok(to)) => asked.between(from, to),
            _ => Vec::new(),
        },
        (Target::Card(id), Target::Cell(to)) => match (Card::find(scene, id), to.parse()) {
            (Some(card), Ok(cell)) => asked.held_to(card, cell),
            _ => Vec::new(),
        },
        (Target::Cell(from), Target::Button(id)) if id == "main-body" => {
            let from = from.parse().ok().filter(|_| asked.attacks());
            from.map(|from| refusals([attack::check_main_body(scene, &game.state, from)]))
                .unwrap_or_default()
        }
        _ => Vec::new(),
    };
    if told.is_empty() { why_not(scene, game, target) } else { told }
}

const fn because(rule: Rule, why: Why) -> Refused {
    Refused { rule, why }
}

/// This is not asked now (5.1).
fn another_time() -> Vec<Refused> {
    vec![because(rules::PHASES, Why::Phase)]
}

/// The reasons among verdicts.
fn refusals<T>(verdicts: impl IntoIterator<Item = Result<T, Refused>>) -> Vec<Refused> {
    verdicts.into_iter().filter_map(Result::err).collect()
}

/// The question, and who is asked.
#[derive(Clone, Copy)]
struct Asked<'a> {
    scene: &'a Scene,
    s: &'a State,
    top: &'a Frame,
    side: Side,
}

impl Asked<'_> {
    fn verdict(self, action: &Action) -> Vec<Refused> {
        refusals([self.top.check(self.scene, self.s, action)])
    }

    fn is_own(self, cell: Cell) -> bool {
        self.s.field.holds(self.side, cell)
    }

    fn is_enemy(self, cell: Cell) -> bool {
        self.s.field.holds(self.side.enemy(), cell)
    }

    fn holds(self, card: Card) -> bool {
        self.s.of(self.side).holds(card)
    }

    /// The own units, those nearest to a column first.
    fn own(self, column: u8) -> Vec<Cell> {
        let mut cells: Vec<Cell> = self.s.field.of(self.side).map(|(cell, _)| cell).collect();
        cells.sort_by_key(|cell| (cell.column.abs_diff(column), *cell));
        cells
    }

    /// Whether attacks are declared now.
    fn attacks(self) -> bool {
        matches!(self.top, Frame::Attacks(attacks) if !attacks.is_reply())
    }

    /// A unit of the field that was picked, and a cell that it can do nothing to.
    fn between(self, from: Cell, to: Cell) -> Vec<Refused> {
        if !self.s.field.has(to) {
            return vec![because(rules::COLUMNS, Why::OffField { cell: to })];
        }
        if !self.is_own(from) || self.is_own(to) {
            return Vec::new();
        }
        match self.top {
            Frame::Moves(_) => self.verdict(&Action::Move { from, to }),
            Frame::Shots(_) if !self.is_enemy(to) => {
                vec![because(rules::TARGETS, Why::NoEnemy { cell: to })]
            }
            Frame::Shots(_) | Frame::Reaction(_) => {
                self.verdict(&Action::Shoot { from, target: to })
            }
            Frame::Attacks(_) if self.attacks() => self.attack(from, to),
            _ => Vec::new(),
        }
    }

    /// ACIES 10.2 to 10.4, 11: a unit that cannot attack a cell.
    fn attack(self, from: Cell, to: Cell) -> Vec<Refused> {
        let (scene, s, ends) = (self.scene, self.s, (from, to));
        if !self.is_enemy(to) {
            return vec![because(rules::ATTACK_KINDS, Why::NoEnemy { cell: to })];
        }
        if s.field.contact(from) == Some(to) {
            return refusals([attack::check_frontal(scene, s, ends, false)]);
        }
        let distant =
            s.field.opposite(from) == Some(to) && attack::may_attack(scene, s, from).is_ok();
        if distant {
            return vec![because(rules::ATTACK_KINDS, Why::Distant { by: to })];
        }
        refusals([attack::check_flank(scene, s, ends, false)])
    }

    /// A card of the hand that was picked, and a cell that it can do nothing to.
    fn held_to(self, card: Card, cell: Cell) -> Vec<Refused> {
        match (self.top, card) {
            (Frame::SetUp(_), Card::Unit(_)) => self.verdict(&Action::Deploy { card, cell }),
            (Frame::Arrivals(_), Card::Unit(_)) => self.verdict(&Action::Play { card, cell }),
            (_, Card::Tactic(Tactic::Cohesion)) => {
                self.verdict(&Action::Cohesion { cell, other: None })
            }
            _ => Vec::new(),
        }
    }

    fn cell(self, cell: Cell) -> Vec<Refused> {
        if !self.s.field.has(cell) {
            return vec![because(rules::COLUMNS, Why::OffField { cell })];
        }
        match self.top {
            Frame::SetUp(set_up) => self.deployment(set_up, cell),
            Frame::Moves(_) if self.is_own(cell) => self.mover(cell),
            Frame::Moves(_) => self.goal(cell),
            Frame::Readying(_) => self.verdict(&Action::Upright { cell }),
            Frame::Arrivals(_) => self.entry(cell),
            Frame::Reaction(reaction) => {
                let at = reaction.target();
                let (from, target) = if self.is_own(cell) { (cell, at) } else { (at, cell) };
                if from == cell {
                    return self.verdict(&Action::Shoot { from, target });
                }
                vec![because(rules::REACTION, Why::NoTarget { cell })]
            }
            Frame::Shots(_) if self.is_own(cell) => {
                let target = missile::nearest(self.scene, self.s, cell);
                let target = target.map_or(cell, |(target, _)| target);
                self.verdict(&Action::Shoot { from: cell, target })
            }
            Frame::Shots(_) => self.shooters(cell),
            Frame::Attacks(_) if self.attacks() => {
                if self.is_own(cell) {
                    self.attacker(cell)
                } else {
                    self.attackers(cell)
                }
            }
            Frame::AttackResolution(resolution) => self.within(resolution, cell),
            _ => another_time(),
        }
    }

    /// ACIES 4.2: a cell of the deployment.
    fn deployment(self, set_up: &SetUp, cell: Cell) -> Vec<Refused> {
        if let Err(no) = set_up.place(self.scene, self.s, cell) {
            return vec![no];
        }
        match set_up.room(self.s) {
            Err(no) => vec![no],
            Ok(()) => vec![because(rules::DEPLOYMENT, Why::NoUnitLeft)],
        }
    }

    /// ACIES 8.1 to 8.4: a unit that cannot move: the enemies in its way, the nearest cells first.
    fn mover(self, from: Cell) -> Vec<Refused> {
        let mover = match Mover::at(self.scene, self.s, from).and_then(Mover::leave) {
            Ok(mover) => mover,
            Err(no) => return vec![no],
        };
        let mut steps: Vec<(Cell, Result<Action, Bar>)> = mover.steps().collect();
        steps.sort_by_key(|(to, _)| to.column.abs_diff(from.column));
        let enemies = steps.into_iter().filter_map(|(to, step)| {
            step.err().filter(|bar| matches!(bar, Bar::Enemy(_))).map(|bar| bar.refused(to))
        });
        let told: Vec<Refused> = enemies.collect();
        if told.is_empty() {
            return vec![because(rules::MOVES, Why::ZoneFull { cell: from })];
        }
        told
    }

    /// ACIES 8.1 to 8.4: a cell that nobody can move to: what keeps each unit of its zone, the nearest first.
    fn goal(self, to: Cell) -> Vec<Refused> {
        if let Err(bar) = manoeuvre::enter(self.s, to) {
            return vec![bar.refused(to)];
        }
        let own = self.own(to.column).into_iter();
        let movers = own.filter_map(|from| Mover::at(self.scene, self.s, from).ok());
        let near = movers.filter(|mover| mover.step(to) != Err(Bar::Zone));
        let told = refusals(near.map(|mover| mover.passage(to)));
        if told.is_empty() {
            return vec![because(rules::MOVES, Why::NoMover { cell: to })];
        }
        told
    }

    /// ACIES 8.6: a cell that no unit can enter.
    fn entry(self, cell: Cell) -> Vec<Refused> {
        if let Err(no) = arrivals::may_enter(self.s, cell) {
            return vec![no];
        }
        match arrivals::check_limit(self.scene, self.s) {
            Err(no) => vec![no],
            Ok(()) => vec![because(rules::PLAYING, Why::NoUnits)],
        }
    }

    /// ACIES 9.1 to 9.4: a cell that nobody can shoot at.
    fn shooters(self, cell: Cell) -> Vec<Refused> {
        if !self.is_enemy(cell) {
            return vec![because(rules::TARGETS, Why::NoEnemy { cell })];
        }
        let mut beside = self.own(cell.column);
        beside.retain(|from| from.column == cell.column);
        if beside.is_empty() {
            return vec![because(rules::TARGETS, Why::NoTarget { cell })];
        }
        let shots = beside.into_iter().map(|from| Action::Shoot { from, target: cell });
        shots.flat_map(|shot| self.verdict(&shot)).collect()
    }

    /// ACIES 10.2 to 10.4, 11: a unit that cannot attack.
    fn attacker(self, from: Cell) -> Vec<Refused> {
        let (scene, s) = (self.scene, self.s);
        let piece = match attack::may_attack(scene, s, from) {
            Ok(piece) => piece,
            Err(no) => return vec![no],
        };
        if let Stance::Flanking(side) = piece.stance {
            let body = refusals([attack::check_main_body(scene, s, from)]);
            return match flank::candidate(scene, s, from, side) {
                Some(target) => {
                    let kept = attack::check_flank(scene, s, (from, target), false);
                    refusals([kept]).into_iter().chain(body).collect()
                }
                None => vec![because(rules::FLANK_KEPT, Why::FlankEmpty { cell: from })],
            };
        }
        if let Some(by) = s.field.opposite(from) {
            let front = match s.field.contact(from) {
                Some(target) => refusals([attack::check_frontal(scene, s, (from, target), false)]),
                None => vec![because(rules::ATTACK_KINDS, Why::Distant { by })],
            };
            let flank = because(rules::FLANK_TARGETS, Why::Opposed { by });
            return front.into_iter().chain([flank]).collect();
        }
        let beside = Flank::ALL.into_iter().filter_map(|f| flank::candidate(scene, s, from, f));
        let mut told =
            refusals(beside.map(|target| attack::check_flank(scene, s, (from, target), false)));
        if told.is_empty() {
            told.push(because(rules::FLANK_TARGETS, Why::NobodyBeside { cell: from }));
        }
        told.extend(refusals([attack::check_main_body(scene, s, from)]));
        told
    }

    /// ACIES 10.2 to 10.4, 11: a cell that nobody can attack.
    fn attackers(self, cell: Cell) -> Vec<Refused> {
        let (scene, s) = (self.scene, self.s);
        if !self.is_enemy(cell) {
            return vec![because(rules::ATTACK_KINDS, Why::NoEnemy { cell })];
        }
        let mut told = Vec::new();
        for from in self.own(cell.column) {
            let ends = (from, cell);
            if s.field.contact(from) == Some(cell) {
                told.extend(attack::check_frontal(scene, s, ends, false).err());
            } else if s.field.opposite(from) == Some(cell) {
                told.push(because(rules::ATTACK_KINDS, Why::Distant { by: cell }));
            } else if flank::towards(scene, s, from, cell).is_some() {
                told.extend(attack::check_flank(scene, s, ends, false).err());
            }
        }
        if told.is_empty() {
            told.push(because(rules::ATTACK_KINDS, Why::NoAttacker { cell }));
        }
        told
    }

    /// ACIES 10.6, 10.12, 12: cells within an attack.
    fn within(self, resolution: &AttackResolution, cell: Cell) -> Vec<Refused> {
        let way = |how| resolution.way(self.scene, self.s, how);
        match (resolution.stage, resolution.target) {
            (Stage::Response, Some(target)) if target == cell => {
                let on_line =
                    |how: &Withdrawal| (*how == Withdrawal::Line) == (target.line == Line::Melee);
                refusals(Withdrawal::ALL.into_iter().filter(on_line).map(way))
            }
            (Stage::Response, Some(target)) if behind(self.s, target) == Some(cell) => {
                refusals([way(Withdrawal::Line)])
            }
            (Stage::Advance { into, .. }, _) => {
                vec![because(rules::ADVANCE, Why::AdvanceInto { cell: into })]
            }
            _ => another_time(),
        }
    }

    fn card(self, card: Card) -> Vec<Refused> {
        if matches!(self.top, Frame::Discards(_)) {
            return self.verdict(&Action::Discard { card });
        }
        match card {
            Card::Tactic(tactic) => self.tactic(tactic),
            Card::Unit(_) => match self.top {
                Frame::SetUp(_) => {
                    let (first, end) = self.scene.columns_of(Zone::Centre);
                    let cells = (first..end).map(|column| Cell::first(self.side, column));
                    let cell = cells.into_iter().find(|cell| self.s.field.is_free(*cell));
                    let cell = cell.unwrap_or(Cell::first(self.side, first));
                    self.verdict(&Action::Deploy { card, cell })
                }
                Frame::Scouting(_) => {
                    self.verdict(&Action::Scout { card, look: ScoutTarget::EnemyHand })
                }
                Frame::Encircling(_) => self.verdict(&Action::Flank { card }),
                Frame::Rallies(_) => self.verdict(&Action::Rally { card: Some(card) }),
                Frame::Arrivals(_) => self.arrival(card),
                _ => another_time(),
            },
        }
    }

    /// ACIES 8.6: a unit that cannot be played.
    fn arrival(self, card: Card) -> Vec<Refused> {
        if !self.holds(card) {
            return vec![because(rules::TURN, Why::NotInHand { card })];
        }
        match arrivals::check_limit(self.scene, self.s) {
            Err(no) => vec![no],
            Ok(()) => vec![because(rules::LINES, Why::LineFull)],
        }
    }

    fn tactic(self, tactic: Tactic) -> Vec<Refused> {
        let card = Card::Tactic(tactic);
        let missing = || vec![because(rules::TURN, Why::NotInHand { card })];
        let attaches = self.attacks();
        match tactic {
            Tactic::Cohesion if self.may_restore() && self.holds(card) => {
                vec![because(rules::COHESION, Why::Undisordered)]
            }
            Tactic::Cohesion if self.may_restore() => missing(),
            Tactic::TreacherousTerrain | Tactic::Outflank if attaches && !self.holds(card) => {
                missing()
            }
            Tactic::Rally => {
                let lost = self.s.of(self.side).casualties.cards().iter();
                let unit = lost.filter(|card| card.unit().is_some()).min().copied();
                self.verdict(&Action::Rally { card: unit })
            }
            _ if matches!(self.top, Frame::SetUp(_)) => {
                vec![because(rules::tactic(tactic), Why::NotAUnit { tactic })]
            }
            _ => self.verdict(&Action::Tactic { tactic }),
        }
    }

    /// ACIES 5.2: whether this is a moment for Cohesion.
    fn may_restore(self) -> bool {
        let cell = Cell::first(self.side, 0);
        let told = self.verdict(&Action::Cohesion { cell, other: None });
        told.iter().all(|no| !matches!(no.why, Why::Window { .. }))
    }

    /// What a button would do; none if there is no such button.
    fn button(self, id: &str) -> Option<Vec<Refused>> {
        if let Some(how) = Withdrawal::ALL.into_iter().find(|how| way(*how) == id) {
            return Some(self.verdict(&Action::Withdraw { how }));
        }
        if ScoutTarget::ALL.into_iter().any(|look| sight(look) == id) {
            return Some(self.scouts());
        }
        let action = match id {
            "main-body" => return Some(self.main_body()),
            "deploy-automatically" => return Some(self.proposal()),
            "deploy-done" => Action::DeployDone,
            "rally-face-down" => Action::Rally { card: None },
            "stand" => Action::Stand,
            "hold" => Action::Hold,
            "keep-flank" => Action::Keep { flank: true },
            "turn-upright" => Action::Keep { flank: false },
            "pass" => Action::Pass,
            "concede" => Action::Concede,
            _ => return None,
        };
        Some(self.verdict(&action))
    }

    /// ACIES 6.1: nobody can be sent to scout.
    fn scouts(self) -> Vec<Refused> {
        if !matches!(self.top, Frame::Scouting(_)) {
            return another_time();
        }
        match scout::check_limit(self.scene, self.s) {
            Err(no) => vec![no],
            Ok(()) => vec![because(rules::SCOUTING, Why::NoScouts)],
        }
    }

    /// ACIES 4.2: the deck's own deployment.
    fn proposal(self) -> Vec<Refused> {
        let Frame::SetUp(set_up) = self.top else { return another_time() };
        match set_up.room(self.s) {
            Err(no) => vec![no],
            Ok(()) => vec![because(rules::DEPLOYMENT, Why::NothingProposed)],
        }
    }

    /// ACIES 10.3: nobody can attack the main body.
    fn main_body(self) -> Vec<Refused> {
        if !self.attacks() {
            return another_time();
        }
        let line = self.own(0).into_iter().filter(|cell| cell.line == Line::Melee);
        let told = refusals(line.map(|from| attack::check_main_body(self.scene, self.s, from)));
        if told.is_empty() {
            return vec![because(rules::ATTACK_KINDS, Why::NobodyInMeleeLine)];
        }
        told
    }
}
