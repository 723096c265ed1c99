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
use super::terms::Term;
use super::weights::Weights;
use super::worth;
use crate::board::Hex;
use crate::kernel::{Candidate, GameOf, Scaled, Side, Styles, Tally, UnitId, forward_actions};
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
    let field = situation(scene, game, side, styles);
    let answers = Answers::new(&field, game);
    let gain = |action: Action| {
        let mut sum = 0.0;
        answers.judge(&action, &mut sum)?;
        Some(Candidate::worth(action, sum))
    };
    actions.into_iter().filter_map(gain).collect()
}

/// What an answer is judged by; nothing where there is no other.
pub fn account(
    scene: &Scene,
    game: &GameOf<Barons>,
    side: Side,
    styles: Styles<'_, Weights>,
    action: &Action,
    tally: &mut impl Tally<Term>,
) {
    if forward_actions::<Barons>(scene, game).len() > 1 {
        let field = situation(scene, game, side, styles);
        Answers::new(&field, game).judge(action, tally).unwrap_or_default();
    }
}

/// What a side sees that answers.
fn situation<'a>(
    scene: &'a Scene,
    game: &'a GameOf<Barons>,
    side: Side,
    styles: Styles<'a, Weights>,
) -> Situation<'a> {
    let s = &game.state;
    let battle = s.activation.as_ref().filter(|a| a.side == side).map(|a| a.battle);
    Situation::new(scene, s, side, battle, styles)
}

struct Answers<'a> {
    scene: &'a Scene,
    s: &'a State,
    field: &'a Situation<'a>,
    top: Option<&'a Frame>,
    /// Who may turn, by the top unit: all facings are asked about.
    turning: RefCell<Option<(UnitId, Party<'a>)>>,
}

impl<'a> Answers<'a> {
    fn new(field: &'a Situation<'a>, game: &'a GameOf<Barons>) -> Answers<'a> {
        let Situation { scene, s, .. } = *field;
        Answers { scene, s, field, top: game.top(), turning: RefCell::default() }
    }

    /// What an action is judged by; `None` if it need not be weighed.
    fn judge(&self, action: &Action, tally: &mut impl Tally<Term>) -> Option<()> {
        let (s, army) = (self.s, self.field.styles.army());
        match action {
            Action::SetUpDone => tally.add(Term::Ready, 2.0),
            Action::SetUpAutomatically => tally.add(Term::Ready, 1.0),
            Action::Place { .. } | Action::Select { .. } | Action::Swap { .. } => return None,
            Action::Face { unit, facing } => return self.turn(*unit, *facing, tally),
            Action::Designate { battle } => tally.add(Term::Near, self.designation(*battle)),
            Action::Evade { unit } => self.evasion(*unit, tally),
            Action::Fire { unit, target } => self.fire(*unit, *target, tally),
            Action::Attack { target, from } => self.attack(*target, from, tally),
            Action::Reply { hex } => self.reply(*hex, tally),
            Action::Retreat { unit, hex } => tally.add(Term::Refuge, self.refuge(*unit, *hex)),
            Action::Advance { unit, stack, leader } => {
                self.advance(*unit, *stack, *leader, tally);
            }
            Action::Charge { target, hex, facing } => {
                let units: SmallVec<[UnitId; 2]> = match self.top {
                    Some(Frame::Charging(charging)) => charging.units().iter().copied().collect(),
                    _ => SmallVec::new(),
                };
                moves::Charge::new(self.field, &units).judge(*target, *hex, *facing, tally);
            }
            Action::ContinueCharge { unit } => self.second(*unit, tally),
            Action::ContinueAttack => {
                let active = s.active();
                bids::activation(self.field, active.battle, active.chit, true, tally);
                tally.add(Term::Interlude, -army.interlude);
            }
            Action::React { battle } => {
                tally.add(Term::March { battle: *battle }, 0.001);
                bids::activation(self.field, *battle, 0, false, tally);
            }
            Action::Displace { unit, hex } => {
                leader_placement::seat(self.field, *unit, *hex, tally);
            }
            Action::Concede => tally.add(Term::Defeat, -worth::DECISIVE),
            _ => {}
        }
        Some(())
    }

    /// What a facing gains for those of a unit's hex: after an advance, an evasion, or in the adjustment.
    fn turn(&self, unit: UnitId, facing: Facing, tally: &mut impl Tally<Term>) -> Option<()> {
        let (scene, s) = (self.scene, self.s);
        if matches!(self.top, Some(Frame::SetUp(_))) {
            return None;
        }
        let hex = s.hex(unit)?;
        let mut turning = self.turning.borrow_mut();
        let (_, party) = match turning.take().filter(|&(whose, _)| whose == unit) {
            Some(known) => turning.insert(known),
            None => {
                let units: SmallVec<[UnitId; 2]> = s.stack(hex).collect();
                turning.insert((unit, Party::new(self.field, &units, None, false)))
            }
        };
        party.turn(hex, (s.unit(unit).facing, facing), tally);
        if matches!(self.top, Some(Frame::Adjustment(_))) {
            tally.add(Term::Effort, -self.field.styles.of(unit).turn);
            return Some(());
        }
        let grid = &scene.map.grid;
        // Far from everybody it is best to look where the next enemy is.
        let nearest = self.field.foes.iter().min_by_key(|&&(foe, _)| grid.distance(hex, foe));
        if nearest.is_some_and(|&(foe, _)| facing.sees(grid, hex, foe)) {
            tally.add(Term::Facing, 0.001);
        }
        Some(())
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
    fn evasion(&self, unit: UnitId, tally: &mut impl Tally<Term>) {
        let Some(hex) = self.s.hex(unit) else { return };
        let parties = self.attackers(hex);
        let weights = self.field.styles.of(unit);
        let spared = expectation::exchange(self.scene, self.s, hex, &parties, weights);
        tally.add(Term::Evasion, spared);
        tally.add(Term::GivingWay, -weights.give_way);
    }

    /// BARONS 8.0, 9.0: what a shot does, less the attack that the shooter can't make then.
    fn fire(&self, unit: UnitId, target: Hex, tally: &mut impl Tally<Term>) {
        let (scene, s) = (self.scene, self.s);
        if let Some(foe) = s.top(target) {
            tally.add(Term::Shot { target: foe }, expectation::shot(scene, s, unit, target));
        }
        let Some(hex) = s.hex(unit) else { return };
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
        tally.add(Term::AttackMissed, -missed.fold(0.0, f64::max));
    }

    fn attack(&self, target: Hex, from: &[Hex], tally: &mut impl Tally<Term>) {
        let (scene, s) = (self.scene, self.s);
        let manner = match self.top {
            Some(Frame::Charging(_)) => MeleeKind::Second,
            _ => MeleeKind::Planned,
        };
        let party = |&hex: &Hex| strikers(scene, s, hex, target, manner);
        let parties: SmallVec<[Strikers; 6]> = from.iter().map(party).collect();
        let weights = self.field.styles.army();
        expectation::blows(scene, s, target, &parties, weights, tally);
        tally.add(Term::Caution, -weights.promise);
    }

    /// BARONS 9.1.4: the reply that hurts most.
    fn reply(&self, hex: Hex, tally: &mut impl Tally<Term>) {
        let Some(Frame::MeleeResolution(combat)) = self.top else { return };
        let replies = MeleeResolution::rolls(combat, self.scene, self.s).1;
        let roll = replies.iter().find(|roll| roll.at == hex);
        if let (Some(roll), Some(target)) = (roll, self.s.top(hex)) {
            let blow = Term::Blow { target, chance: expectation::chance(self.scene, roll) };
            tally.add(blow, expectation::of_roll(self.scene, self.s, roll));
        }
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
    fn advance(&self, unit: UnitId, stack: bool, leader: bool, tally: &mut impl Tally<Term>) {
        let s = self.s;
        let Some(Frame::Advance(advance)) = self.top else { return };
        let Some(hex) = s.hex(unit) else { return };
        let units: SmallVec<[UnitId; 2]> =
            if stack { s.stack(hex).collect() } else { SmallVec::from_slice(&[unit]) };
        let mut party = Party::new(self.field, &units, None, false);
        if party.judge(advance.target(), Facing::ALL.into_iter(), tally).is_some() {
            party.post(hex, s.unit(unit).facing, &mut Scaled::by(tally, -1.0));
        }
        let along = if leader { 0.001 } else { 0.0 } + if stack { 0.001 } else { 0.0 };
        tally.add(Term::Advance, self.field.styles.of(unit).ground + along);
    }

    /// BARONS 10.2: the second attack of a charge costs nothing more than its reply.
    fn second(&self, unit: UnitId, tally: &mut impl Tally<Term>) {
        let (scene, s) = (self.scene, self.s);
        let Some(hex) = s.hex(unit) else { return };
        let weights = self.field.styles.of(unit);
        let mut best = (-0.01, Term::Caution);
        for foe in self.field.near(hex) {
            let blow = expectation::charge(scene, s, hex, foe.at, weights);
            if blow > best.0 {
                best = (blow, Term::Strike { target: foe.unit });
            }
        }
        tally.add(best.1, best.0);
    }
}
