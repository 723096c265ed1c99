//! Where units and leaders stand who attack nobody: behind the enemy's heels, on his spoils, across his line.

use super::super::action::Action;
use super::super::movement::{self, Moves, Way};
use super::super::scene::{Role, Scene};
use super::super::special::objective::objective;
use super::super::special::{camps, line};
use super::super::state::{Mark, State};
use super::distances::{Distances, bars_line, is_guard};
use super::march::March;
use super::terms::Term;
use super::weights::Weights;
use super::worth::Prices;
use crate::board::Hex;
use crate::kernel::{Candidate, Scaled, Side, Styles, Tally, UnitId};
use smallvec::SmallVec;
use std::cell::OnceCell;

/// More than any spoils are worth.
const SPOILS: f64 = 20.0;
/// A place promises nothing that gains no more than this: it is a sum that does not come out even.
pub const NOTHING: f64 = 1e-6;
/// What a point costs by which the enemy is stronger near a leader, and how much more for each point that his death costs.
const BESET: (f64, f64) = (0.02, 0.003);
/// A leader whose death costs so many points keeps out of the fight.
const DEAR: u32 = 10;
/// What it is worth to have a leader where no unit is.
const ALONE: f64 = -2.0;
/// So many hexes from those that march to their objective an escort still covers them.
const ESCORT: f64 = 2.0;

/// Units that may still move and have neither a post to keep nor somewhere to go.
pub fn idle<'a>(scene: &'a Scene, s: &'a State) -> impl Iterator<Item = (UnitId, Hex)> + 'a {
    s.units_on_map(scene, s.active).filter(|&place| is_idle(scene, s, place))
}

/// Whether a unit is one of them.
pub fn is_idle(scene: &Scene, s: &State, (unit, hex): (UnitId, Hex)) -> bool {
    !s.piece(unit).has(Mark::Moved)
        && objective(scene, unit).is_none()
        && !is_guard(scene, s, unit, hex)
}

/// The moves of the first unit that is out of place.
pub fn following(
    scene: &Scene,
    s: &State,
    prices: &Prices,
    ground: &Distances<'_>,
    styles: Styles<'_, Weights>,
) -> Vec<Candidate<Action>> {
    let posts = Placement::new(scene, s, (prices, ground, styles));
    for (unit, from) in idle(scene, s) {
        let needed = styles.of(unit).better.max(NOTHING);
        let worth = |hex: Hex| {
            let mut sum = 0.0;
            posts.judge(unit, hex, &mut sum);
            sum
        };
        let stays = worth(from);
        if !posts.may_gain((unit, from), stays, needed) {
            continue;
        }
        let better = |hex: Hex| worth(hex) - stays;
        let Some(ways) = movement::ways(scene, s, unit, Way::March) else { continue };
        let mut vacant = ways.hexes().iter().filter(|&&hex| s.unit_at(hex).is_none());
        if !vacant.any(|&hex| better(hex) > needed) {
            continue;
        }
        let Some(moves) = Moves::of(scene, s, unit, Way::March) else { continue };
        let ends = moves.ends().iter().enumerate();
        return ends.map(|(k, &hex)| Candidate::worth(moves.action(k), better(hex))).collect();
    }
    Vec::new()
}

/// What a move to a place is judged by.
pub fn judge_place(
    scene: &Scene,
    s: &State,
    about: (&Prices, &Distances<'_>, Styles<'_, Weights>),
    (unit, from, to): (UnitId, Hex, Hex),
    tally: &mut impl Tally<Term>,
) {
    let posts = Placement::new(scene, s, about);
    posts.judge(unit, to, tally);
    posts.judge(unit, from, &mut Scaled::by(tally, -1.0));
}

/// What it is worth to have units in hexes where they attack nobody.
struct Placement<'a> {
    scene: &'a Scene,
    s: &'a State,
    prices: &'a Prices,
    ground: &'a Distances<'a>,
    styles: Styles<'a, Weights>,
    march: March,
    /// Where camps and engines of the enemy are.
    spoils: SmallVec<[Hex; 8]>,
    /// Whether the enemy's line is shut (BMW 16.1), once it matters.
    shut: OnceCell<bool>,
}

impl<'a> Placement<'a> {
    fn new(
        scene: &'a Scene,
        s: &'a State,
        (prices, ground, styles): (&'a Prices, &'a Distances<'a>, Styles<'a, Weights>),
    ) -> Placement<'a> {
        let march = March::new(scene, s, s.active);
        let spoils = scene.markers[s.active.enemy()].iter().filter_map(|&u| s.hex(u)).collect();
        Placement { scene, s, prices, ground, styles, march, spoils, shut: OnceCell::new() }
    }

    fn judge(&self, unit: UnitId, hex: Hex, tally: &mut impl Tally<Term>) {
        let Placement { scene, s, ground, ref march, .. } = *self;
        let weights = self.styles.of(unit);
        let stays = s.hex(unit) == Some(hex);
        let weak = s.values(scene, unit).strength <= 2;
        let keeps = if weak { weights.weak_keep } else { weights.strong_keep };
        let distance = ground.distance(hex);
        let amiss = distance - keeps;
        let term = if amiss < 0.0 { Term::Nearness } else { Term::Distance };
        tally.add(term, -weights.distance * amiss.abs());
        if distance <= 4.0 {
            tally.add(Term::Outnumbered, -weights.shortage * ground.shortage(hex));
        }
        let away = (march.distance(scene, hex) - ESCORT).max(0.0);
        tally.add(Term::Escort, -weights.straggling * away);
        if s.in_ezoc(s.active, hex) {
            tally.add(Term::Contact, -if stays { weights.contact } else { weights.intrusion });
        }
        if !stays && self.spoils.contains(&hex) && camps::captures(scene, s, unit, hex) {
            tally.add(Term::Spoils, spoils(scene, s, self.prices, unit, hex));
        }
        if bars_line(scene, s.active, hex) && !self.is_shut() {
            tally.add(Term::Line, weights.barring);
        }
        tally.add(Term::Cover, weights.cover * f64::from(scene.effects(hex).shift));
    }

    fn is_shut(&self) -> bool {
        let Placement { scene, s, .. } = *self;
        let shut = || scene.special.line.is_none() || line::winner(scene, s).is_none();
        *self.shut.get_or_init(shut)
    }

    /// Whether some hex in reach may gain more than is needed: many units stand well enough without a closer look.
    fn may_gain(&self, (unit, from): (UnitId, Hex), stays: f64, needed: f64) -> bool {
        let (scene, s, weights) = (self.scene, self.s, self.styles.of(unit));
        let ma = s.values(scene, unit).ma;
        let near = |&hex: &Hex| scene.map.grid.distance(from, hex) <= u16::from(ma);
        let spoils = self.spoils.iter().any(near);
        let excess = (self.ground.distance(from) - f64::from(ma) - 3.0).max(0.0);
        // No place shifts more than two columns.
        let most =
            2.0 * weights.cover - weights.distance * excess + if spoils { SPOILS } else { 0.0 };
        let gains = |barring: f64| most + barring - stays > needed;
        // Whether the line is shut takes time to find out.
        gains(weights.barring.max(0.0)) && gains(if self.is_shut() { 0.0 } else { weights.barring })
    }
}

/// What a unit captures in a hex, less the risk of the plunder (BMW 15.2, 15.3).
pub fn spoils(scene: &Scene, s: &State, prices: &Prices, unit: UnitId, hex: Hex) -> f64 {
    let of = |marker: UnitId| match (scene.counter(marker).role, scene.special.camps) {
        (Role::Camp, Some(terms)) => {
            let scattered = f64::from(7_u8.saturating_sub(terms.scatters_on)) / 6.0;
            f64::from(terms.vp) - scattered * prices.of(scene, unit)
        }
        (Role::Trebuchet, _) => f64::from(scene.special.trebuchets.map_or(0, |terms| terms.vp)),
        _ => 0.0,
    };
    s.markers_in(scene, scene.counter(unit).side.enemy(), hex).map(of).sum()
}

/// The rides of the first leader who is out of place: leaders belong with strong units.
pub fn riding(
    scene: &Scene,
    s: &State,
    ground: &Distances<'_>,
    styles: Styles<'_, Weights>,
) -> Vec<Candidate<Action>> {
    for &leader in &scene.leaders[s.active] {
        let Some(from) = s.hex(leader).filter(|_| !s.piece(leader).has(Mark::Moved)) else {
            continue;
        };
        let weights = styles.of(leader);
        let needed = weights.better.max(NOTHING);
        let seat = |hex: Hex| {
            let mut sum = 0.0;
            judge_seat(scene, s, (leader, hex), (ground, weights), &mut sum);
            sum
        };
        let stays = seat(from);
        let Some(ways) = movement::ways(scene, s, leader, Way::March) else { continue };
        let better = |hex: Hex| seat(hex) - stays;
        // Without a unit no seat is worth more than this.
        let lonely = ALONE - stays > needed;
        let mut seats = ways.hexes().iter().filter(|&&hex| lonely || s.holds(s.active, hex));
        if !seats.any(|&hex| better(hex) > needed) {
            continue;
        }
        let Some(moves) = Moves::of(scene, s, leader, Way::March) else { continue };
        let seats = moves.ends().iter().enumerate().filter(|&(_, &hex)| s.holds(s.active, hex));
        return seats.map(|(k, &hex)| Candidate::worth(moves.action(k), better(hex))).collect();
    }
    Vec::new()
}

/// What a leader's ride is judged by.
pub fn judge_ride(
    scene: &Scene,
    s: &State,
    (ground, styles): (&Distances<'_>, Styles<'_, Weights>),
    (leader, from, to): (UnitId, Hex, Hex),
    tally: &mut impl Tally<Term>,
) {
    let about = (ground, styles.of(leader));
    judge_seat(scene, s, (leader, to), about, tally);
    judge_seat(scene, s, (leader, from), about, &mut Scaled::by(tally, -1.0));
}

/// What it is worth to have a leader in a hex.
fn judge_seat(
    scene: &Scene,
    s: &State,
    (leader, hex): (UnitId, Hex),
    (ground, weights): (&Distances<'_>, &Weights),
    tally: &mut impl Tally<Term>,
) {
    let side: Side = s.active;
    let vp = scene.counter(leader).leader_points();
    let beset = BESET.0 + BESET.1 * f64::from(vp);
    tally.add(Term::Outnumbered, -beset * ground.shortage(hex));
    let Some(unit) = s.unit_of(side, hex) else { return tally.add(Term::Leading, ALONE) };
    let others = s.leaders_in(scene, side, hex).filter(|&other| other != leader).count();
    if others > 0 {
        tally.add(Term::Crowd, -0.6);
    }
    tally.add(Term::Leading, weights.seat * f64::from(s.values(scene, unit).strength));
    let fights = s.in_ezoc(side, hex)
        || scene
            .map
            .grid
            .neighbors(hex)
            .any(|(_, n)| s.holds(side.enemy(), n) && !scene.special.walled_against(side, n));
    let help = if vp >= DEAR {
        -0.3
    } else {
        weights.help * f64::from(scene.counter(leader).front.strength)
    };
    if fights {
        tally.add(Term::Help, help);
    }
    let idle = weights.idle * (ground.distance(hex) - 2.0).clamp(0.0, 10.0);
    tally.add(Term::Idle, -idle);
}
