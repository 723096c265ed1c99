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
use super::terms::Term;
use super::weights::Weights;
use super::worth;
use crate::board::Hex;
use crate::kernel::{Scaled, Tally, UnitId};
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
    /// What a facing in a hex was judged by from which a turn was weighed.
    given_up: Option<(Hex, Facing, Points)>,
}

/// The points of terms, one by one.
#[derive(Default)]
struct Points(SmallVec<[f64; 16]>);

impl Tally<Term> for Points {
    const LISTS: bool = false;

    fn add(&mut self, _: Term, points: f64) {
        self.0.push(points);
    }
}

/// What is the same for several facings in a hex, as far as somebody asked.
#[derive(Default)]
struct Post {
    hex: Option<Hex>,
    /// The blow that can be struck in each direction.
    blows: [Option<f64>; 6],
    /// Who may react, and what his charge can be expected to do.
    reactions: Option<SmallVec<[(UnitId, f64); 2]>>,
    /// What the enemies next to it can do, by the sides that are shown to them.
    dreads: SmallVec<[(SmallVec<[Arc; 6]>, f64); 4]>,
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
            given_up: None,
        }
    }

    /// What whoever leads them goes by.
    pub fn weights(&self) -> &'a Weights {
        self.weights
    }

    /// What a move to a hex is judged by, in which the best of some facings is taken; nothing without any.
    pub fn judge<Y: Tally<Term>>(
        &mut self,
        hex: Hex,
        facings: impl Iterator<Item = Facing>,
        tally: &mut Y,
    ) -> Option<()> {
        let (worth, look) = self.best(hex, facings)?;
        if !Y::LISTS {
            tally.add(Term::Near, worth);
            return Some(());
        }
        self.ground(hex, tally);
        match look {
            BestFacing::Unseen => {}
            BestFacing::Averted => tally.add(Term::Facing, -self.weights.averted),
            BestFacing::At(facing) => self.look(hex, facing, self.field.near(hex), tally),
        }
        Some(())
    }

    /// What the best of some facings in a hex is worth, and how that was found.
    fn best(
        &mut self,
        hex: Hex,
        facings: impl Iterator<Item = Facing>,
    ) -> Option<(f64, BestFacing)> {
        let field = self.field;
        let near = field.near(hex);
        let mut ground = 0.0;
        self.ground(hex, &mut ground);
        let first = near.iter().min_by_key(|foe| foe.far).copied();
        // Only next to the enemy every facing counts; elsewhere it is best to look at the nearest.
        let looks = |facing: &Facing| {
            let at = |foe: Foe| foe.far == 1 || facing.front().contains(&foe.bears.0);
            first.is_none_or(at)
        };
        let mut best: Option<(f64, BestFacing)> = None;
        let mut any = false;
        for facing in facings {
            any = true;
            if !looks(&facing) {
                continue;
            }
            if near.is_empty() {
                return Some((ground, BestFacing::Unseen));
            }
            let mut worth = 0.0;
            self.look(hex, facing, near, &mut worth);
            let worth = ground + worth;
            if best.as_ref().is_none_or(|(most, _)| worth > *most) {
                best = Some((worth, BestFacing::At(facing)));
            }
        }
        best.or_else(|| any.then_some((ground - self.weights.averted, BestFacing::Averted)))
    }

    /// What a hex and facing are worth.
    pub fn worth(&mut self, hex: Hex, facing: Facing) -> f64 {
        let mut sum = 0.0;
        self.post(hex, facing, &mut sum);
        sum
    }

    /// What a post is judged by.
    pub fn post(&mut self, hex: Hex, facing: Facing, tally: &mut impl Tally<Term>) {
        self.ground(hex, tally);
        self.sharp(hex, facing, tally);
    }

    /// What the hex says, whatever the facing.
    fn ground(&self, hex: Hex, tally: &mut impl Tally<Term>) {
        let Situation { scene, s, .. } = *self.field;
        let weights = self.weights;
        let far = self.field.distance(self.mode, hex);
        if self.willing {
            tally.add(Term::Near, -weights.close * f64::from(far.min(FAR)));
        } else {
            tally.add(Term::Safety, -weights.close * (weights.shy - f64::from(far)).max(0.0));
        }
        if self.units.iter().any(|&unit| s.unit(unit).shaken) && !self.field.in_span(hex) {
            tally.add(Term::Rally, -weights.rally * self.field.to_leader(hex));
        }
        if self.leader.is_none() && !self.field.in_span(hex) && Some(hex) != self.start {
            tally.add(Term::Command, -weights.stray);
        }
        if s.stack(hex).any(|unit| !self.units.contains(&unit)) {
            tally.add(Term::Crowd, -weights.crowd);
        }
        tally.add(Term::Height, weights.height * f64::from(scene.map.level(hex)));
        tally.add(Term::Company, -self.scatter(hex));
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
    pub fn sharp(&mut self, hex: Hex, facing: Facing, tally: &mut impl Tally<Term>) {
        let field = self.field;
        self.look(hex, facing, field.near(hex), tally);
    }

    /// What a turn is judged by.
    pub fn turn<Y: Tally<Term>>(&mut self, hex: Hex, (from, to): (Facing, Facing), tally: &mut Y) {
        self.sharp(hex, to, tally);
        if Y::LISTS {
            return self.sharp(hex, from, &mut Scaled::by(tally, -1.0));
        }
        // Whoever weighs all turns gives up the same for each: the same points in the same order.
        let known = self.given_up.take().filter(|known| (known.0, known.1) == (hex, from));
        let given_up = known.unwrap_or_else(|| {
            let mut points = Points::default();
            self.sharp(hex, from, &mut points);
            (hex, from, points)
        });
        given_up.2.0.iter().for_each(|points| tally.add(Term::Facing, -points));
        self.given_up = Some(given_up);
    }

    fn look(&mut self, hex: Hex, facing: Facing, near: &Near, tally: &mut impl Tally<Term>) {
        if near.iter().all(|foe| foe.far > 3) {
            return self.exposure(facing, near, tally);
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
        if near.iter().any(|foe| foe.far == 1) {
            self.strike(hex, facing, tally);
            self.dread(hex, facing, near, tally);
        }
        self.exposure(facing, near, tally);
        self.reactions(hex, near, tally);
        if let (Some(leader), Some(home)) = (self.leader, home) {
            self.without.leader_mut(leader).place = home;
        }
        for &unit in &self.units {
            self.without.vacate(unit, Place::Aside);
        }
    }

    /// The best attack from a post, as far as it is owed to this party.
    fn strike(&mut self, hex: Hex, facing: Facing, tally: &mut impl Tally<Term>) {
        if !self.willing {
            return;
        }
        let mut best: Option<(f64, Hex)> = None;
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
            if best.is_none_or(|(most, _)| gain > most) {
                best = Some((gain, target));
            }
        }
        let target = best.and_then(|(gain, target)| Some((gain, self.without.top(target)?)));
        if let Some((gain, target)) = target {
            tally.add(Term::Strike { target }, self.weights.strike * gain);
        }
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
    fn dread(&mut self, hex: Hex, facing: Facing, near: &Near, tally: &mut impl Tally<Term>) {
        let (scene, s) = (self.field.scene, &self.without);
        let strikes = |foe: &&Foe| foe.far == 1 && is_willing(scene, s, foe.unit);
        let Some(first) = near.iter().find(strikes) else { return };
        // A facing changes nothing but through which hexsides they strike.
        let strikers = near.iter().filter(strikes);
        let shown: SmallVec<[Arc; 6]> =
            strikers.clone().map(|foe| facing.arc(foe.bears.0)).collect();
        let alone = shown.len() == 1;
        let known = self.post.dreads.iter().find(|(sides, _)| *sides == shown);
        let reckon = || {
            let parties: SmallVec<[Strikers; 6]> =
                strikers.map(|foe| expectation::able(s, foe.at)).collect();
            self.weights.dread
                * expectation::care(s, self.weights)
                * expectation::strike(scene, s, hex, &parties)
        };
        let dread = known.map_or_else(reckon, |&(_, dread)| dread);
        if known.is_none() {
            self.post.dreads.push((shown, dread));
        }
        tally.add(if alone { Term::Danger { by: first.unit } } else { Term::Beset }, -dread);
    }

    /// What it costs to show the enemy a flank, or the back.
    fn exposure(&self, facing: Facing, near: &Near, tally: &mut impl Tally<Term>) {
        let s = &self.without;
        for foe in near {
            let weight = match foe.far {
                _ if s.unit(foe.unit).shaken => 0.0,
                1 => 1.0,
                2 => 0.5,
                3 => 0.3,
                _ => 0.15,
            };
            let shown = match facing.arc(foe.bears.0).min(facing.arc(foe.bears.1)) {
                Arc::Front => continue,
                Arc::Flank => weight,
                Arc::Rear => 1.2 * weight,
            };
            tally.add(Term::Flank { to: foe.unit }, -self.weights.exposed * self.price * shown);
        }
    }

    /// What cavalry that may react to a move into a hex can be expected to do.
    fn reactions(&mut self, hex: Hex, near: &Near, tally: &mut impl Tally<Term>) {
        let known = self.post.reactions.take();
        let known = known.unwrap_or_else(|| self.charges(hex, near));
        for &(by, harm) in &known {
            tally.add(Term::Reaction { by }, -self.weights.reaction * harm);
        }
        self.post.reactions = Some(known);
    }

    /// BARONS 10.3: who may react to a move into a hex, and what his charge can be expected to do.
    fn charges(&self, hex: Hex, near: &Near) -> SmallVec<[(UnitId, f64); 2]> {
        if !self.moves || self.start == Some(hex) {
            return SmallVec::new();
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
            let blow = || expectation::charge(scene, s, foe.at, hex, self.weights).max(0.0);
            ready.then(|| (foe.unit, chance * blow()))
        };
        near.iter().filter_map(reacts).collect()
    }
}

/// How the best facing in a hex was found.
enum BestFacing {
    /// Nobody is near.
    Unseen,
    /// No facing looks at the nearest enemy.
    Averted,
    /// It was weighed.
    At(Facing),
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
