//! BARONS 3.B1, 5.1 to 5.3: which Battle to name, and with which chit: what it could do with it now, and what the chit is
//! worth later.

use super::super::action::Action;
use super::super::command::span;
use super::super::initiative::{Bid, Stage, offers};
use super::super::melee::Strikers;
use super::super::scene::{BattleId, MovementMode, Scene};
use super::super::state::State;
use super::expectation;
use super::situation::{FAR, Situation, is_willing};
use super::terms::Term;
use super::weights::Weights;
use super::worth;
use crate::board::Hex;
use crate::kernel::{Both, Candidate, Procedure, Styles, Tally};
use smallvec::SmallVec;

/// How many units share one new attack.
const ABREAST: usize = 3;

/// What every bid is worth.
pub fn bids(
    scene: &Scene,
    s: &State,
    bid: &Bid,
    styles: Styles<'_, Weights>,
) -> Vec<Candidate<Action>> {
    let fields = Both::from_fn(|side| Situation::new(scene, s, side, None, styles));
    let mut feared = None;
    let gain = |action: Action| {
        let mut sum = 0.0;
        if let (Action::Bid { battle, chit }, Stage::Answer(..)) = (&action, bid.stage()) {
            // What the enemy could do is the same whatever the answer.
            let feared = *feared.get_or_insert_with(|| {
                let mut sum = 0.0;
                forestalling(&fields, bid, &mut sum);
                sum
            });
            own(&fields[bid.side()], *battle, *chit, &mut sum);
            return Candidate::worth(action, feared + sum);
        }
        judge(&fields, bid, &action, &mut sum);
        Candidate::worth(action, sum)
    };
    bid.candidates(scene, s).into_iter().map(gain).collect()
}

/// What a bid is judged by.
pub fn account(
    scene: &Scene,
    s: &State,
    bid: &Bid,
    styles: Styles<'_, Weights>,
    action: &Action,
    tally: &mut impl Tally<Term>,
) {
    let fields = Both::from_fn(|side| Situation::new(scene, s, side, None, styles));
    judge(&fields, bid, action, tally);
}

fn judge(fields: &Both<Situation<'_>>, bid: &Bid, action: &Action, tally: &mut impl Tally<Term>) {
    let &Action::Bid { battle, chit } = action else { return };
    let field = &fields[bid.side()];
    if bid.stage() != Stage::Offer {
        forestalling(fields, bid, tally);
        return own(field, battle, chit, tally);
    }
    let mut higher = offers(field.scene, field.s, bid.side().enemy());
    higher.retain(|&(_, other)| other > chit);
    let mut worth = 0.0;
    own(field, battle, chit, &mut worth);
    own(field, battle, chit, tally);
    if higher.is_empty() {
        return;
    }
    let weights = field.styles.army();
    // Beaten, a chit is kept; a bad turn is not made better by being likely to be beaten.
    if worth > 0.0 {
        tally.add(Term::Outbid, -weights.beaten * worth);
    }
    if weights.deny > 0.0 {
        let theirs = &fields[bid.side().enemy()];
        tally.add(Term::Outbid, -weights.deny * threat(theirs, &higher));
    }
}

/// The most that any of these Battles could do with its chit.
fn threat(field: &Situation<'_>, offers: &[(BattleId, u8)]) -> f64 {
    let threats = offers.iter().map(|&(battle, chit)| {
        let mut sum = 0.0;
        activation(field, battle, chit, true, &mut sum);
        sum
    });
    threats.fold(0.0, f64::max)
}

/// What a Battle could do now with a chit, less what the chit is worth later.
fn own(field: &Situation<'_>, battle: BattleId, chit: u8, tally: &mut impl Tally<Term>) {
    activation(field, battle, chit, true, tally);
    tally.add(Term::Chit, -field.styles.army().point * f64::from(chit));
}

/// What the enemy could do whose bid is answered.
fn forestalling(fields: &Both<Situation<'_>>, bid: &Bid, tally: &mut impl Tally<Term>) {
    let Stage::Answer(battle, chit) = bid.stage() else { return };
    let field = &fields[bid.side().enemy()];
    let mut feared = 0.0;
    activation(field, battle, chit, true, &mut feared);
    tally.add(Term::Forestalling { battle }, field.styles.army().fear * feared);
}

/// What a Battle could do now with a chit: strike whom it touches, as many more as the chit allows, and come nearer.
/// In an interlude nobody `strikes` before the enemy does (3.C7a): whom it touches is no gain then.
pub fn activation(
    field: &Situation<'_>,
    battle: BattleId,
    chit: u8,
    strikes: bool,
    tally: &mut impl Tally<Term>,
) {
    let (scene, s, weights) = (field.scene, field.s, field.styles.army());
    let command = scene.battle(battle);
    let prize = prize(field);
    let span = span(scene, s, command.leader);
    let (mut fresh, mut nearer, mut shaken) = (0_usize, 0.0, 0.0);
    let mut contacts: SmallVec<[(Hex, SmallVec<[Strikers; 4]>); 8]> = SmallVec::new();
    for &unit in &command.units {
        let Some(hex) = s.hex(unit) else {
            // Those who wait to come are wanted.
            nearer +=
                if matches!(s.place(unit), super::super::state::Place::Waits) { 0.01 } else { 0.0 };
            continue;
        };
        if !is_willing(scene, s, unit) {
            // BARONS 12.3: both sides recover at the end of a turn, but only who is within his leader's span.
            let astray = s.unit(unit).shaken && !span.contains(hex);
            shaken += if astray { 0.001 } else { 0.0 };
            continue;
        }
        let printed = scene.unit(unit);
        let far = field.distance(MovementMode::from(printed.class), hex);
        let ma = u16::from(printed.ma);
        if far == 0 {
            let top = s.top(hex) == Some(unit);
            let ahead = expectation::ahead(scene, s, unit, hex, s.unit(unit).facing);
            for target in ahead.filter(|_| top && strikes) {
                let party = expectation::able(s, hex);
                match contacts.iter_mut().find(|(other, _)| *other == target) {
                    Some((_, parties)) => parties.push(party),
                    None => contacts.push((target, SmallVec::from_iter([party]))),
                }
            }
        } else if far <= ma {
            // BARONS 6.2: who is out of command comes up to nobody.
            fresh += usize::from(span.contains(hex));
        } else if far < FAR {
            nearer += weights.closer * f64::from((far - ma).min(ma));
        }
    }
    let struck: f64 = contacts
        .iter()
        .map(|(target, parties)| {
            expectation::exchange(scene, s, *target, parties, weights).max(0.0)
        })
        .sum();
    let most = match chit {
        0 => 0,
        1 | 2 => ABREAST * usize::from(chit),
        _ => usize::MAX,
    };
    // BARONS 11.0, 6.1, 6.3: nobody else goes on attacking.
    let leads = scene.leader(command.leader).leadership >= 2 && !s.leader(command.leader).wounded;
    let again = if chit == 4 && leads { weights.again } else { 1.0 };
    tally.add(Term::Melees { battle }, again * struck);
    let attacks = again * (weights.fresh * prize * fresh.min(most) as f64);
    tally.add(Term::NewAttacks { battle }, attacks);
    tally.add(Term::March { battle }, nearer);
    tally.add(Term::Rallying { battle }, shaken);
}

/// What an enemy unit is worth on average.
fn prize(field: &Situation<'_>) -> f64 {
    let worth = field.foes.iter().map(|&(_, unit)| worth::of_unit(field.scene, field.s, unit));
    worth.sum::<f64>() / field.foes.len().max(1) as f64
}
