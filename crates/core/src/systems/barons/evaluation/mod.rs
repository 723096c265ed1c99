//! What a computer opponent knows of the system: how good a position is, and which actions are worth weighing. No rule
//! stands here: what is legal, the procedures say.
//!
//! | file | what it weighs |
//! | --- | --- |
//! | `terms.rs` | what actions are judged by |
//! | `weights.rs` | what all of it rests on |
//! | `worth.rs` | units, hits and whole positions, in victory points |
//! | `outlook.rs` | how a battle is going to end |
//! | `expectation.rs` | attacks, replies and shots, over every face of the die |
//! | `situation.rs` | who stands where, and how far the enemy is |
//! | `placement.rs` | a hex and facing: what can be struck from there, and what strikes there |
//! | `moves.rs` | who moves next, and where to; charges |
//! | `towards.rs` | whom a move comes nearer to |
//! | `leader_placement.rs` | where a leader belongs |
//! | `chits.rs` | how command is divided |
//! | `bids.rs` | which Battle to name with which chit |
//! | `answers.rs` | everything else |

mod answers;
mod bids;
mod chits;
mod expectation;
mod leader_placement;
mod moves;
mod outlook;
mod placement;
mod situation;
mod terms;
mod towards;
mod weights;
mod worth;

use super::action::Action;
use super::frame::Frame;
use super::scene::Scene;
use super::state::{Place, Segment};
use super::system::Barons;
use crate::kernel::{
    Account, Awaits, Candidate, Dice, Evaluator, GameOf, Portfolio, Side, Styles, UnitId, awaits,
};
use situation::Situation;

pub use outlook::Features;
pub use terms::Term;
pub use weights::Weights;

impl Evaluator for Barons {
    type Weights = Weights;
    type Term = Term;
    type Features = Features;

    const DECIDED: f64 = worth::DECISIVE;

    fn portfolio() -> &'static Portfolio<Weights, Features> {
        &weights::PORTFOLIO
    }

    /// One unit is a victory point (15.0).
    fn value(scene: &Scene, game: &GameOf<Barons>, side: Side) -> f64 {
        worth::position(scene, &game.state, side)
    }

    fn features(scene: &Scene, game: &GameOf<Barons>, side: Side) -> Option<Features> {
        Some(outlook::features(scene, &game.state, side))
    }

    /// Nobody turns twice on the spot.
    fn alters(before: &Action, action: &Action) -> bool {
        match (before, action) {
            (Action::Face { unit, .. }, Action::Face { unit: other, .. }) => unit == other,
            _ => false,
        }
    }

    fn lost(scene: &Scene, game: &GameOf<Barons>, side: Side) -> Vec<UnitId> {
        let commands = scene.commands[side].iter().map(|&battle| scene.battle(battle));
        let units = commands.flat_map(|command| command.units.iter().copied());
        units.filter(|unit| game.state.unit(*unit).place == Place::Gone).collect()
    }

    fn fate(unit: UnitId, lost: u8, otherwise: u8) -> Option<Term> {
        Some(Term::Fate { unit, lost, otherwise })
    }

    fn player_turn(_: &Scene, game: &GameOf<Barons>) -> u32 {
        u32::from(game.state.turn)
    }

    fn is_set_up(game: &GameOf<Barons>) -> bool {
        game.state.turn > 0
    }

    /// A shot costs nothing: nobody ends a fire segment on a whim.
    fn is_new_phase(before: &GameOf<Barons>, now: &GameOf<Barons>) -> bool {
        let was = before.state.segment;
        matches!(was, Segment::DefensiveFire | Segment::OffensiveFire) && now.state.segment != was
    }

    /// BARONS 7.11: how somebody faces follows from where he stands and who is near.
    fn is_trifle(action: &Action) -> bool {
        matches!(action, Action::Face { .. } | Action::EndAdjustment)
    }

    /// BARONS 3.B1: who is activated, and which chit is gone, shows turns later.
    fn is_pivotal(game: &GameOf<Barons>) -> bool {
        matches!(game.top(), Some(Frame::Bid(_)))
    }

    fn phasing(_: &Scene, game: &GameOf<Barons>) -> Option<Side> {
        game.state.activation.as_ref().map(|activation| activation.side)
    }

    fn account(
        scene: &Scene,
        game: &GameOf<Barons>,
        styles: Styles<'_, Weights>,
        action: &Action,
    ) -> Option<Account<Term>> {
        let s = &game.state;
        let mut account = Account::default();
        let Awaits::Decision { side, .. } = awaits::<Barons>(scene, game) else {
            return Some(account);
        };
        match game.top() {
            Some(Frame::Movement(_)) => moves::judge_pick(scene, s, action, styles, &mut account),
            Some(Frame::Mover(mover)) => {
                let battle = scene.battle_of(mover.head());
                let field = Situation::new(scene, s, side, Some(battle), styles);
                moves::judge(&field, mover, action, &mut account);
            }
            Some(Frame::Allotment(_)) => {
                let judged = chits::allotted(scene, s, action, styles.army());
                return Some(judged.map(|(term, sum)| Account::of(term, sum)).unwrap_or_default());
            }
            Some(Frame::Replacement(_)) => {
                let judged = chits::replaced(scene, s, action);
                return Some(judged.map(|(term, sum)| Account::of(term, sum)).unwrap_or_default());
            }
            Some(Frame::Bid(bid)) => bids::account(scene, s, bid, styles, action, &mut account),
            _ => answers::account(scene, game, side, styles, action, &mut account),
        }
        Some(account)
    }

    fn shortlist(
        scene: &Scene,
        game: &GameOf<Barons>,
        styles: Styles<'_, Weights>,
    ) -> Vec<Candidate<Action>> {
        let s = &game.state;
        let Awaits::Decision { side, .. } = awaits::<Barons>(scene, game) else {
            return Vec::new();
        };
        match game.top() {
            Some(Frame::Movement(segment)) => moves::next(scene, s, segment, styles),
            Some(Frame::Mover(mover)) => {
                let battle = scene.battle_of(mover.head());
                moves::moves(&Situation::new(scene, s, side, Some(battle), styles), mover).to_vec()
            }
            Some(Frame::Allotment(allotment)) => chits::allot(scene, s, allotment, styles.army()),
            Some(Frame::Replacement(replacement)) => chits::replace(scene, s, replacement),
            Some(Frame::Bid(bid)) => bids::bids(scene, s, bid, styles),
            _ => answers::all(scene, game, side, styles),
        }
    }

    /// BARONS 5.0: nobody knows the other side's chits before they are revealed; they are guessed.
    fn determinize(
        scene: &Scene,
        game: &GameOf<Barons>,
        viewer: Side,
        _: &mut dyn Dice,
    ) -> GameOf<Barons> {
        let mut game = game.clone();
        chits::guess(scene, &mut game.state, viewer.enemy());
        game
    }
}
