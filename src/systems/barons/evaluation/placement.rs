//! What it is worth to stand in a hex with a facing: what can be struck from there, and what can be done to whoever stands
//! there.

use super::super::facing::{Arc, Facing};
use super::super::melee::Strikers;
use super::super::melee_resolution::MeleeKind;
use super::super::scene::{MovementMode, Scene};
use super::super::state::{Effectiveness, Place, State};
use super::super::{melee_segment, stacking};
use super::expectation;
use super::situation::{FAR, Foe, Near, Situation, is_willing};
use super::weights::Weights;
use super::worth;
use crate::board::Hex;
use crate::kernel::UnitId;
use smallvec::SmallVec;

/// Units, and perhaps their leader, who look for a post.
pub struct Party<'a> {
    field: &'a Situation<'a>,
    /// The position without them.
    without: State,
    units: SmallVec<[UnitId; 2]>,
    leader: Option<UnitId>,
    start: Option<Hex>,
    mode: MovementMode,
    willing: bool,
    price: f64,
    weights: &'a Weights,
    /// Whether cavalry may react to a move (10.3).
    moves: bool,
    /// What is known of the post that was looked at last.
    post: Post,
}

/// What is the same for several facings in a hex, as far as somebody asked.
#[derive(Default)]
struct Post {
    hex: Option<Hex>,
    /// The blow that can be struck in each direction.
    blows: [Option<f64>; 6],
    reactions: Option<f64>,
}

impl<'a> Party<'a> {
    /// Units of one hex, top first.
    pub fn new(
        field: &'a Situation<'a>,
        units: &[UnitId],
        leader: Option<UnitId>,
        moves: bool,
    ) -> Party<'a> {
        let (scene, s) = (field.scene, field.s);
        let mut without = s.clone();
        for &unit in units {
            without.vacate(unit, Place::Aside);
        }
        let horse = units.iter().any(|&unit| !scene.unit(unit).class.is_foot());
        Party {
            field,
            without,
            units: units.iter().copied().collect(),
            leader,
            start: units.first().and_then(|&unit| s.hex(unit)),
            mode: if horse { MovementMode::Horse } else { MovementMode::Foot },
            willing: units.iter().all(|&unit| is_willing(scene, s, unit)),
            price: units.iter().map(|&unit| worth::of_unit(scene, s, unit)).sum(),
            weights: units.first().map_or(field.styles.army(), |&unit| field.styles.of(unit)),
            moves,
            post: Post::default(),
        }
    }

    /// The best of some facings in a hex.
    pub fn best(&mut self, hex: Hex, facings: impl Iterator<Item = Facing>) -> Option<f64> {
        let field = self.field;
        let near = field.near(hex);
        let ground = self.ground(hex);
        let first = near.iter().min_by_key(|foe| foe.far).copied();
        // Only next to the enemy every facing counts; elsewhere it is best to look at the nearest.
        let looks = |facing: &Facing| {
            let at = |foe: Foe| foe.far == 1 || facing.front().contains(&foe.bears.0);
            first.is_none_or(at)
        };
        let mut best: Option<f64> = None;
        let mut any = false;
        for facing in facings {
            any = true;
            if !looks(&facing) {
                continue;
            }
            let worth = ground + if near.is_empty() { 0.0 } else { self.look(hex, facing, near) };
            best = Some(best.map_or(worth, |best| best.max(worth)));
            if near.is_empty() {
                break;
            }
        }
        best.or_else(|| any.then_some(ground - self.weights.averted))
    }

    /// What a hex and facing are worth.
    pub fn worth(&mut self, hex: Hex, facing: Facing) -> f64 {
        self.ground(hex) + self.sharp(hex, facing)
    }

    /// What the hex says, whatever the facing.
    fn ground(&self, hex: Hex) -> f64 {
        let Situation { scene, s, .. } = *self.field;
        let weights = self.weights;
        let far = self.field.distance(self.mode, hex);
        let near = if self.willing {
            -weights.close * f64::from(far.min(FAR))
        } else {
            -weights.close * (weights.shy - f64::from(far)).max(0.0)
        };
        let shaken = self.units.iter().any(|&unit| s.unit(unit).shaken);
        let rally = if shaken && !self.field.in_span(hex) {
            weights.rally * self.field.to_leader(hex)
        } else {
            0.0
        };
        let stray = self.leader.is_none() && !self.field.in_span(hex) && Some(hex) != self.start;
        let crowd = s.stack(hex).any(|unit| !self.units.contains(&unit));
        near - rally
            - if stray { weights.stray } else { 0.0 }
            - if crowd { weights.crowd } else { 0.0 }
            + weights.height * f64::from(scene.map.level(hex))
            - self.scatter(hex)
    }

    /// What it costs to be away from the others of the Battle: by the second nearest of them.
    fn scatter(&self, hex: Hex) -> f64 {
        let Some(&unit) = self.units.first().filter(|_| self.weights.scatter != 0.0) else {
            return 0.0;
        };
        let (scene, s) = (self.field.scene, self.field.s);
        let (mut first, mut second) = (u16::MAX, u16::MAX);
        for other in &scene.battle(scene.unit(unit).battle).units {
            if self.units.contains(other) {
                continue;
            }
            let Some(at) = s.hex(*other) else { continue };
            let far = scene.map.grid.distance(hex, at);
            second = second.min(far.max(first));
            first = first.min(far);
        }
        let away = if second == u16::MAX { 0 } else { second.saturating_sub(1) };
        self.weights.scatter * f64::from(away)
    }

    /// What the neighbourhood says about a hex and facing.
    pub fn sharp(&mut self, hex: Hex, facing: Facing) -> f64 {
        let field = self.field;
        self.look(hex, facing, field.near(hex))
    }

    fn look(&mut self, hex: Hex, facing: Facing, near: &Near) -> f64 {
        if near.iter().all(|foe| foe.far > 3) {
            return -self.exposure(facing, near);
        }
        if self.post.hex != Some(hex) {
            self.post = Post { hex: Some(hex), ..Post::default() };
        }
        for &unit in self.units.iter().rev() {
            self.without.occupy(unit, hex, false);
            self.without.unit_mut(unit).facing = facing;
        }
        let home = self.leader.map(|leader| self.without.leader(leader).place);
        if let Some(leader) = self.leader {
            self.without.leader_mut(leader).place = Place::Map(hex);
        }
        let contact = if near.iter().any(|foe| foe.far == 1) {
            self.weights.strike * self.blows(hex, facing) - self.dread(hex, near)
        } else {
            0.0
        };
        let reactions = self.post.reactions.unwrap_or_else(|| self.reactions(hex, near));
        self.post.reactions = Some(reactions);
        let worth = contact - self.exposure(facing, near) - self.weights.reaction * reactions;
        if let (Some(leader), Some(home)) = (self.leader, home) {
            self.without.leader_mut(leader).place = home;
        }
        for &unit in &self.units {
            self.without.vacate(unit, Place::Aside);
        }
        worth
    }

    /// The best attack from a post, as far as it is owed to this party.
    fn blows(&mut self, hex: Hex, facing: Facing) -> f64 {
        if !self.willing {
            return 0.0;
        }
        let mut best: Option<f64> = None;
        for direction in facing.front() {
            let (scene, s) = (self.field.scene, &self.without);
            let target = expectation::beside(scene, s, self.units[0], hex, direction);
            let Some(target) = target.filter(|&target| may_strike(s, &self.units, target)) else {
                continue;
            };
            // It does not depend on the facing, as long as the target is in front.
            let known = self.post.blows[direction.index()];
            let gain = known.unwrap_or_else(|| self.blow(hex, target));
            self.post.blows[direction.index()] = Some(gain);
            best = Some(best.map_or(gain, |best| best.max(gain)));
        }
        best.unwrap_or(0.0)
    }

    /// An attack on a target in front, as far as it is owed to this party.
    fn blow(&self, hex: Hex, target: Hex) -> f64 {
        let (scene, s) = (self.field.scene, &self.without);
        let mut parties = friends(scene, s, self.units[0], target);
        let with = expectation::exchange(scene, s, target, &parties, self.weights);
        let own = parties.iter().any(|party| party.hex == hex);
        parties.retain(|party| party.hex != hex);
        let without = expectation::exchange(scene, s, target, &parties, self.weights);
        if own { with - without.max(0.0) } else { 0.0 }
    }

    /// What enemies next to a hex can do to whoever stands there.
    fn dread(&self, hex: Hex, near: &Near) -> f64 {
        let (scene, s) = (self.field.scene, &self.without);
        let strikes = |foe: &&Foe| foe.far == 1 && is_willing(scene, s, foe.unit);
        let parties = near.iter().filter(strikes).map(|foe| expectation::able(s, foe.at));
        let parties: SmallVec<[Strikers; 6]> = parties.collect();
        if parties.is_empty() {
            return 0.0;
        }
        self.weights.dread
            * expectation::care(s, self.weights)
            * expectation::strike(scene, s, hex, &parties)
    }

    /// What it costs to show the enemy a flank, or the back.
    fn exposure(&self, facing: Facing, near: &Near) -> f64 {
        let s = &self.without;
        let shown = |foe: &Foe| {
            let weight = match foe.far {
                _ if s.unit(foe.unit).shaken => 0.0,
                1 => 1.0,
                2 => 0.5,
                3 => 0.3,
                _ => 0.15,
            };
            match facing.arc(foe.bears.0).min(facing.arc(foe.bears.1)) {
                Arc::Front => 0.0,
                Arc::Flank => weight,
                Arc::Rear => 1.2 * weight,
            }
        };
        self.weights.exposed * self.price * near.iter().map(shown).sum::<f64>()
    }

    /// BARONS 10.3: what cavalry that may react to a move into a hex can be expected to do.
    fn reactions(&self, hex: Hex, near: &Near) -> f64 {
        if !self.moves || self.start == Some(hex) {
            return 0.0;
        }
        let (scene, s) = (self.field.scene, &self.without);
        let grid = &scene.map.grid;
        let reacts = |foe: &Foe| {
            let rating = scene.unit(foe.unit).reaction.filter(|_| foe.far <= 3)?;
            let ready = s.battle(scene.unit(foe.unit).battle).effectiveness == Effectiveness::Good
                && s.stack(foe.at).all(|unit| !s.unit(unit).shaken)
                && s.unit(foe.unit).facing.sees(grid, foe.at, hex)
                && !s.reactions.iter().any(|(by, who)| *by == foe.unit && self.units.contains(who));
            let chance = f64::from(10_u8.saturating_sub(rating)) / 10.0;
            ready
                .then(|| chance * expectation::charge(scene, s, foe.at, hex, self.weights).max(0.0))
        };
        near.iter().filter_map(reacts).sum()
    }
}

/// BARONS 5.3: whether the chit in force lets units attack a hex now.
fn may_strike(s: &State, units: &[UnitId], target: Hex) -> bool {
    let Some(active) = s.activation.as_ref() else { return true };
    let contact = units.iter().any(|&unit| active.contacts.contains(&(unit, target)));
    contact
        || active.chit > 2
        || active.designated.contains(&target)
        || active.designated.len() < usize::from(active.chit)
}

/// The hexes of a unit's Battle that may attack a target together with it.
fn friends(scene: &Scene, s: &State, unit: UnitId, target: Hex) -> SmallVec<[Strikers; 6]> {
    let battle = scene.unit(unit).battle;
    let near = scene.map.grid.neighbors(target).map(|(_, near)| near);
    let own = near.filter(|&near| s.top(near).is_some_and(|top| scene.unit(top).battle == battle));
    let parties =
        own.map(|near| melee_segment::strikers(scene, s, near, target, MeleeKind::Planned));
    parties.filter(|party| !party.units.is_empty()).collect()
}

/// The facings that a unit may end its move with in a hex: those of a friend who stands there, if it may join him.
pub fn facings(scene: &Scene, s: &State, units: &[UnitId], hex: Hex) -> SmallVec<[Facing; 6]> {
    match s.stack(hex).find(|unit| !units.contains(unit)) {
        None => Facing::ALL.into(),
        Some(friend) if units.len() == 1 && stacking::may_join(scene, s, units[0], hex) => {
            SmallVec::from_slice(&[s.unit(friend).facing])
        }
        Some(_) => SmallVec::new(),
    }
}
