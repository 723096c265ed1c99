//! Why an action is refused: one value for each way to offend a rule, with the data a sentence needs. The short words
//! are the codes of section 19.

use super::action::{Act, Action};
use super::card::{Card, Kind};
use super::field::Cell;
use super::rules;
use crate::kernel::{Rejection, Rule};
use crate::reasons;
use crate::scenario::acies::Tactic;

reasons! {
    /// This is not asked now.
    Phase = "E_PHASE",
    /// There is no such thing on the table.
    Unknown = "E_CELL",
    /// The card is the other side's.
    NotYours { cell: Cell } = "E_NOT_YOURS",
    /// No card lies there.
    Empty { cell: Cell } = "E_NOT_YOURS",
    /// The card is not in the hand.
    NotInHand { card: Card } = "E_NOT_YOURS",
    /// The card is not in the deck any more.
    NotInDeck { card: Card } = "E_NOT_YOURS",
    /// The deck has no unit left.
    NoUnitLeft = "E_NOT_YOURS",
    /// The hand has no unit.
    NoUnits = "E_NOT_YOURS",
    /// The card is not among the own casualties.
    NotLost { card: Card } = "E_NOT_YOURS",
    /// The unit cannot scout.
    NoScout { card: Card } = "E_TRAIT",
    /// No unit of the hand can scout.
    NoScouts = "E_TRAIT",
    /// The unit cannot outflank.
    NoFlank { card: Card } = "E_TRAIT",
    /// So many are allowed.
    Limit { most: u8 } = "E_LIMIT",
    /// Nothing that the deck proposes is left to be deployed.
    NothingProposed = "E_LIMIT",
    /// The unit has done that already.
    Again { cell: Cell } = "E_LIMIT",
    /// Difficult Terrain holds it.
    Halted = "E_LIMIT",
    /// The unit is not upright.
    NotUpright { cell: Cell } = "E_STANCE",
    /// The unit was not upright when the phase began.
    NotReadyYet { cell: Cell } = "E_STANCE",
    /// The unit holds no flank.
    NotFlanking { cell: Cell } = "E_STANCE",
    /// The unit holds a flank and may do nothing else.
    Flanking { cell: Cell } = "E_STANCE",
    /// There is no such cell.
    OffField { cell: Cell } = "E_CELL",
    /// The cell holds a card.
    Occupied { cell: Cell } = "E_CELL",
    /// No cell of the own First Line is free.
    LineFull = "E_CELL",
    /// No cell of the Melee Line in the unit's zone is free.
    ZoneFull { cell: Cell } = "E_CELL",
    /// The winner of the combat can advance to this cell only.
    AdvanceInto { cell: Cell } = "E_CELL",
    /// The cell lies in the wrong line.
    WrongLine { cell: Cell } = "E_CELL",
    /// The cell lies in another zone.
    Zone { cell: Cell } = "E_ZONE",
    /// No own unit stands in the First Line of the cell's zone.
    NoMover { cell: Cell } = "E_ZONE",
    /// An enemy stands in the way.
    Through { enemy: Cell } = "E_THROUGH",
    /// The unit never changes its line.
    Immobile { cell: Cell } = "E_IMMOBILE",
    /// That is no target of the unit.
    NoTarget { cell: Cell } = "E_NO_TARGET",
    /// No enemy stands there.
    NoEnemy { cell: Cell } = "E_NO_TARGET",
    /// The unit has no enemy in front of it in its column.
    NothingAhead { cell: Cell } = "E_NO_TARGET",
    /// An own card stands in the way of the shot.
    Blocked { by: Cell } = "E_NO_TARGET",
    /// The enemy opposite stands too far off to be attacked.
    Distant { by: Cell } = "E_NO_TARGET",
    /// No own unit is in contact with the enemy or on a flank of it.
    NoAttacker { cell: Cell } = "E_NO_TARGET",
    /// The unit has no enemy beside it to attack on the flank.
    NobodyBeside { cell: Cell } = "E_NO_TARGET",
    /// No enemy stands on the flank that the unit holds.
    FlankEmpty { cell: Cell } = "E_NO_TARGET",
    /// Every attack from the Melee Line goes to the main body.
    MainBodyOnly = "E_NO_TARGET",
    /// The main body can be attacked from the Melee Line only.
    NotOnMeleeLine { cell: Cell } = "E_NO_TARGET",
    /// No own unit stands on the Melee Line.
    NobodyInMeleeLine = "E_NO_TARGET",
    /// The unit can't shoot that far.
    Range { cell: Cell } = "E_RANGE",
    /// The unit can't shoot at all.
    Unarmed { cell: Cell } = "E_RANGE",
    /// The unit can only shoot.
    MissileOnly { cell: Cell } = "E_MISSILE_ONLY",
    /// Cavalry attacks elephants only from the flank.
    ElephantFront { cell: Cell } = "E_EL_FRONT",
    /// The unit is opposed.
    Opposed { by: Cell } = "E_OPPOSED",
    /// None of the cases of a flank attack is given.
    NoFlankCase { cell: Cell } = "E_NO_FLANK_CASE",
    /// The unit is not fast enough to withdraw.
    TooSlow { cell: Cell } = "E_WITHDRAW",
    /// The unit may not withdraw as it stands.
    CannotWithdraw { cell: Cell } = "E_WITHDRAW",
    /// Treacherous Terrain holds it.
    Trapped { cell: Cell } = "E_WITHDRAW",
    /// The way back is not free.
    NoRoom { cell: Cell } = "E_CELL",
    /// The tactics card does not belong here.
    Window { tactic: Tactic } = "E_CARD_WINDOW",
    /// A tactics card is no unit.
    NotAUnit { tactic: Tactic } = "E_CARD_WINDOW",
    /// Only one tactics card in a combat.
    OneCard = "E_CARD_WINDOW",
    /// Two different units with markers must be named.
    TwoUnits = "E_CARD_WINDOW",
    /// The unit has no marker.
    NoMarker { cell: Cell } = "E_CARD_WINDOW",
    /// None of the own units has a marker.
    Undisordered = "E_CARD_WINDOW",
    /// A face-up unit must be taken.
    FaceUpFirst = "E_CARD_WINDOW",
    /// Nothing is there to be rallied.
    NoCasualties = "E_CARD_WINDOW",
    /// Too many cards in the hand.
    Hand { most: u8 } = "E_HAND",
}

/// A refusal of this system.
pub type Refused = Rejection<Why>;

/// Refuses.
///
/// # Errors
/// Always: the rule and the reason.
pub const fn no<T>(rule: Rule, why: Why) -> Result<T, Refused> {
    Err(Rejection { rule, why })
}

/// ACIES 5.1: refuses an action that is not asked now; a tactics card by its own section.
///
/// # Errors
/// Always.
pub fn not_now<T>(action: &Action) -> Result<T, Refused> {
    let tactic = match action {
        Act::Tactic { tactic } => *tactic,
        Act::Rally { .. } => Tactic::Rally,
        Act::Cohesion { .. } => Tactic::Cohesion,
        _ => return no(rules::PHASES, Why::Phase),
    };
    no(rules::tactic(tactic), Why::Window { tactic })
}

/// The unit on a card.
///
/// # Errors
/// A tactics card is none.
pub fn unit(card: Card) -> Result<Kind, Refused> {
    match card {
        Card::Unit(kind) => Ok(kind),
        Card::Tactic(tactic) => no(rules::tactic(tactic), Why::NotAUnit { tactic }),
    }
}
