//! Everything else: set-up, facings, evasion, fire, attacks, replies, retreats, advances, and what a charge does next.

use super::super::action::Action;
use super::super::facing::Facing;
use super::super::frame::Frame;
use super::super::melee::Strikers;
use super::super::melee_resolution::{MeleeKind, MeleeResolution};
use super::super::melee_segment::strikers;
use super::super::scene::Scene;
use super::super::state::State;
use super::super::system::Barons;
use super::bids;
use super::expectation;
use super::leader_placement;
use super::moves;
use super::placement::Party;
use super::situation::Situation;
use super::weights::Weights;
use super::worth;
use crate::board::Hex;
use crate::kernel::{Candidate, GameOf, Side, Styles, UnitId, forward_actions};
use smallvec::SmallVec;
use std::cell::RefCell;

/// Every legal answer with what it gains; those that turn out to be of no use are left out.
pub fn all(
    scene: &Scene,
    game: &GameOf<Barons>,
    side: Side,
    styles: Styles<'_, Weights>,
) -> Vec<Candidate<Action>> {
    let actions = forward_actions::<Barons>(scene, game);
    if actions.len() == 1 {
        return actions.into_iter().map(|action| Candidate::worth(action, 0.0)).collect();
    }
    let s = &game.state;
    let battle = s.activation.as_ref().filter(|a| a.side == side).map(|a| a.battle);
    let field = Situation::new(scene, s, side, battle, styles);
    let answers = Answers { scene, s, field: &field, top: game.top(), turning: RefCell::default() };
    let gain = |action: Action| Some(Candidate::worth(action.clone(), answers.gain(&action)?));
    actions.into_iter().filter_map(gain).collect()
}

struct Answers<'a> {
    scene: &'a Scene,
    s: &'a State,
    field: &'a Situation<'a>,
    top: Option<&'a Frame>,
    /// Who may turn, by the top unit, and what the facing of now is worth: every other is compared with it.
    turning: RefCell<Option<(UnitId, Party<'a>, f64)>>,
}

impl Answers<'_> {
    /// What an action gains; `None` if it need not be weighed.
    fn gain(&self, action: &Action) -> Option<f64> {
        let s = self.s;
        Some(match action {
            Action::SetUpDone => 2.0,
            Action::SetUpAutomatically => 1.0,
            Action::Place { .. } | Action::Select { .. } | Action::Swap { .. } => return None,
            Action::Face { unit, facing } => self.turn(*unit, *facing)?,
            Action::Designate { battle } => self.designation(*battle),
            Action::Evade { unit } => self.evasion(*unit),
            Action::Fire { unit, target } => self.fire(*unit, *target),
            Action::Attack { target, from } => self.attack(*target, from),
            Action::Reply { hex } => self.reply(*hex),
            Action::Retreat { unit, hex } => self.refuge(*unit, *hex),
            Action::Advance { unit, stack, leader } => self.advance(*unit, *stack, *leader),
            Action::Charge { target, hex, facing } => {
                let units: SmallVec<[UnitId; 2]> = match self.top {
                    Some(Frame::Charging(charging)) => charging.units().iter().copied().collect(),
                    _ => SmallVec::new(),
                };
                moves::Charge::new(self.field, &units).worth(*target, *hex, *facing)
            }
            Action::ContinueCharge { unit } => self.second(*unit),
            Action::ContinueAttack => {
                let active = s.active();
                bids::activation(self.field, active.battle, active.chit)
                    - self.field.styles.army().interlude
            }
            Action::React { battle } => 0.001 + bids::activation(self.field, *battle, 0),
            Action::Displace { unit, hex } => leader_placement::seat(self.field, *unit, *hex),
            Action::Concede => -worth::DECISIVE,
            _ => 0.0,
        })
    }

    /// What a facing gains for those of a unit's hex: after an advance, an evasion, or in the adjustment.
    fn turn(&self, unit: UnitId, facing: Facing) -> Option<f64> {
        let (scene, s) = (self.scene, self.s);
        if matches!(self.top, Some(Frame::SetUp(_))) {
            return None;
        }
        let hex = s.hex(unit)?;
        let mut turning = self.turning.borrow_mut();
        let (_, party, now) = match turning.take().filter(|&(whose, ..)| whose == unit) {
            Some(known) => turning.insert(known),
            None => {
                let units: SmallVec<[UnitId; 2]> = s.stack(hex).collect();
                let mut party = Party::new(self.field, &units, None, false);
                let now = party.sharp(hex, s.unit(unit).facing);
                turning.insert((unit, party, now))
            }
        };
        let gain = party.sharp(hex, facing) - *now;
        let forced = !matches!(self.top, Some(Frame::Adjustment(_)));
        let grid = &scene.map.grid;
        // Far from everybody it is best to look where the next enemy is.
        let nearest = self.field.foes.iter().min_by_key(|&&(foe, _)| grid.distance(hex, foe));
        let sees = nearest.is_some_and(|&(foe, _)| facing.sees(grid, hex, foe));
        if forced {
            Some(gain + if sees { 0.001 } else { 0.0 })
        } else {
            Some(gain - self.field.styles.of(unit).turn)
        }
    }

    /// BARONS 14.1: the enemy Battle that is nearest and most is to be had from.
    fn designation(&self, battle: super::super::scene::BattleId) -> f64 {
        let (scene, s) = (self.scene, self.s);
        let Some((edward, _)) = scene.edward else { return 0.0 };
        let grid = &scene.map.grid;
        let hexes = |battle| {
            let units = scene.battle(battle).units.iter();
            units.filter_map(|&unit| s.hex(unit)).collect::<Vec<Hex>>()
        };
        let (own, theirs) = (hexes(edward), hexes(battle));
        let far = own.iter().filter_map(|&a| theirs.iter().map(|&b| grid.distance(a, b)).min());
        let far: u32 = far.map(u32::from).sum();
        -f64::from(far) / own.len().max(1) as f64
    }

    /// The enemies next to a hex who may strike it now, as they would.
    fn attackers(&self, hex: Hex) -> SmallVec<[Strikers; 6]> {
        let (scene, s) = (self.scene, self.s);
        let near = scene.map.grid.neighbors(hex).map(|(_, near)| near);
        let enemies = near.filter(|&near| s.is_enemy(scene, near, self.field.side));
        let parties = enemies.map(|near| strikers(scene, s, near, hex, MeleeKind::Planned));
        parties.filter(|party| !party.units.is_empty()).collect()
    }

    /// BARONS 9.42: what cavalry is spared that goes back in time.
    fn evasion(&self, unit: UnitId) -> f64 {
        let Some(hex) = self.s.hex(unit) else { return 0.0 };
        let parties = self.attackers(hex);
        let weights = self.field.styles.of(unit);
        expectation::exchange(self.scene, self.s, hex, &parties, weights) - weights.give_way
    }

    /// BARONS 8.0, 9.0: what a shot does, less the attack that the shooter can't make then.
    fn fire(&self, unit: UnitId, target: Hex) -> f64 {
        let (scene, s) = (self.scene, self.s);
        let shot = expectation::shot(scene, s, unit, target);
        let Some(hex) = s.hex(unit) else { return shot };
        let offensive = matches!(self.top, Some(Frame::Fire(fire)) if !fire.is_defensive());
        let others = expectation::ahead(scene, s, unit, hex, s.unit(unit).facing);
        let others = others.filter(|&other| offensive && other != target);
        let missed = others.map(|other| {
            expectation::exchange(
                scene,
                s,
                other,
                &[strikers(scene, s, hex, other, MeleeKind::Planned)],
                self.field.styles.of(unit),
            )
        });
        shot - missed.fold(0.0, f64::max)
    }

    fn attack(&self, target: Hex, from: &[Hex]) -> f64 {
        let (scene, s) = (self.scene, self.s);
        let manner = match self.top {
            Some(Frame::Charging(_)) => MeleeKind::Second,
            _ => MeleeKind::Planned,
        };
        let party = |&hex: &Hex| strikers(scene, s, hex, target, manner);
        let parties: SmallVec<[Strikers; 6]> = from.iter().map(party).collect();
        let weights = self.field.styles.army();
        expectation::exchange(scene, s, target, &parties, weights) - weights.promise
    }

    /// BARONS 9.1.4: the reply that hurts most.
    fn reply(&self, hex: Hex) -> f64 {
        let Some(Frame::MeleeResolution(combat)) = self.top else { return 0.0 };
        let replies = MeleeResolution::rolls(combat, self.scene, self.s).1;
        let roll = replies.iter().find(|roll| roll.at == hex);
        roll.map_or(0.0, |roll| expectation::of_roll(self.scene, self.s, roll))
    }

    /// How well a beaten unit stands in a hex: away from the enemy, near its leader.
    fn refuge(&self, unit: UnitId, hex: Hex) -> f64 {
        let (scene, s) = (self.scene, self.s);
        let grid = &scene.map.grid;
        let near: f64 = self.field.near(hex).iter().map(|foe| 1.0 / f64::from(foe.far)).sum();
        let leader = scene.battle(scene.unit(unit).battle).leader;
        let far = s.hex(leader).map_or(0.0, |at| f64::from(grid.distance(at, hex)));
        let pass = if s.top(hex).is_some() { 0.05 } else { 0.0 };
        -0.01 * near - 0.001 * far - pass
    }

    /// BARONS 9.4: what the emptied hex gains.
    fn advance(&self, unit: UnitId, stack: bool, leader: bool) -> f64 {
        let s = self.s;
        let Some(Frame::Advance(advance)) = self.top else { return 0.0 };
        let Some(hex) = s.hex(unit) else { return 0.0 };
        let units: SmallVec<[UnitId; 2]> =
            if stack { s.stack(hex).collect() } else { SmallVec::from_slice(&[unit]) };
        let mut party = Party::new(self.field, &units, None, false);
        let stay = party.worth(hex, s.unit(unit).facing);
        let there = party.best(advance.target(), Facing::ALL.into_iter());
        let along = if leader { 0.001 } else { 0.0 } + if stack { 0.001 } else { 0.0 };
        self.field.styles.of(unit).ground + there.unwrap_or(stay) - stay + along
    }

    /// BARONS 10.2: the second attack of a charge costs nothing more than its reply.
    fn second(&self, unit: UnitId) -> f64 {
        let (scene, s) = (self.scene, self.s);
        let Some(hex) = s.hex(unit) else { return 0.0 };
        let (mut best, weights) = (-0.01, self.field.styles.of(unit));
        for foe in self.field.near(hex) {
            best = f64::max(best, expectation::charge(scene, s, hex, foe.at, weights));
        }
        best
    }
}
