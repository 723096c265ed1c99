//! Why an action is refused: one value for each way to offend a rule, with the data a sentence needs. The short words
//! are the codes of section 19.

use super::action::Action;
use super::card::{Card, Kind};
use super::field::Cell;
use super::rules;
use crate::kernel::{Rejection, Rule};
use crate::reasons;
use crate::scenario::acies::Tactic;

reasons! {
    /// This is not asked now.
    Phase = "phase",
    /// There is no such thing on the table.
    Unknown = "cell",
    /// The card is the other side's.
    NotYours { cell: Cell } = "not-yours",
    /// No card lies there.
    Empty { cell: Cell } = "not-yours",
    /// The card is not in the hand.
    NotInHand { card: Card } = "not-yours",
    /// The card is not in the deck any more.
    NotInDeck { card: Card } = "not-yours",
    /// The deck has no unit left.
    NoUnitLeft = "not-yours",
    /// The hand has no unit.
    NoUnits = "not-yours",
    /// The card is not among the own casualties.
    NotLost { card: Card } = "not-yours",
    /// The unit cannot scout.
    NoScout { card: Card } = "trait",
    /// No unit of the hand can scout.
    NoScouts = "trait",
    /// The unit cannot outflank.
    NoFlank { card: Card } = "trait",
    /// So many are allowed.
    Limit { most: u8 } = "limit",
    /// Nothing that the deck proposes is left to be deployed.
    NothingProposed = "limit",
    /// The unit has done that already.
    Again { cell: Cell } = "limit",
    /// Difficult Terrain holds it.
    Halted = "limit",
    /// The unit is not upright.
    NotUpright { cell: Cell } = "stance",
    /// The unit was not upright when the phase began.
    NotReadyYet { cell: Cell } = "stance",
    /// The unit holds no flank.
    NotFlanking { cell: Cell } = "stance",
    /// The unit holds a flank and may do nothing else.
    Flanking { cell: Cell } = "stance",
    /// There is no such cell.
    OffField { cell: Cell } = "cell",
    /// The cell holds a card.
    Occupied { cell: Cell } = "cell",
    /// No cell of the own First Line is free.
    LineFull = "cell",
    /// No cell of the Melee Line in the unit's zone is free.
    ZoneFull { cell: Cell } = "cell",
    /// The winner of the combat can advance to this cell only.
    AdvanceInto { cell: Cell } = "cell",
    /// The cell lies in the wrong line.
    WrongLine { cell: Cell } = "cell",
    /// The cell lies in another zone.
    Zone { cell: Cell } = "zone",
    /// No own unit stands in the First Line of the cell's zone.
    NoMover { cell: Cell } = "zone",
    /// An enemy stands in the way.
    Through { enemy: Cell } = "through",
    /// The unit never changes its line.
    Immobile { cell: Cell } = "immobile",
    /// That is no target of the unit.
    NoTarget { cell: Cell } = "no-target",
    /// No enemy stands there.
    NoEnemy { cell: Cell } = "no-target",
    /// The unit has no enemy in front of it in its column.
    NothingAhead { cell: Cell } = "no-target",
    /// An own card stands in the way of the shot.
    Blocked { by: Cell } = "no-target",
    /// The enemy opposite stands too far off to be attacked.
    Distant { by: Cell } = "no-target",
    /// No own unit is in contact with the enemy or on a flank of it.
    NoAttacker { cell: Cell } = "no-target",
    /// The unit has no enemy beside it to attack on the flank.
    NobodyBeside { cell: Cell } = "no-target",
    /// No enemy stands on the flank that the unit holds.
    FlankEmpty { cell: Cell } = "no-target",
    /// Every attack from the Melee Line goes to the main body.
    MainBodyOnly = "no-target",
    /// The main body can be attacked from the Melee Line only.
    NotOnMeleeLine { cell: Cell } = "no-target",
    /// No own unit stands on the Melee Line.
    NobodyInMeleeLine = "no-target",
    /// The unit can't shoot that far.
    Range { cell: Cell } = "range",
    /// The unit can't shoot at all.
    Unarmed { cell: Cell } = "range",
    /// The unit can only shoot.
    MissileOnly { cell: Cell } = "missile-only",
    /// Cavalry attacks elephants only from the flank.
    ElephantFront { cell: Cell } = "el-front",
    /// The unit is opposed.
    Opposed { by: Cell } = "opposed",
    /// None of the cases of a flank attack is given.
    NoFlankCase { cell: Cell } = "no-flank-case",
    /// The unit is not fast enough to withdraw.
    TooSlow { cell: Cell } = "withdraw",
    /// The unit may not withdraw as it stands.
    CannotWithdraw { cell: Cell } = "withdraw",
    /// Treacherous Terrain holds it.
    Trapped { cell: Cell } = "withdraw",
    /// The way back is not free.
    NoRoom { cell: Cell } = "cell",
    /// The tactics card does not belong here.
    Window { tactic: Tactic } = "card-window",
    /// A tactics card is no unit.
    NotAUnit { tactic: Tactic } = "card-window",
    /// Only one tactics card in a combat.
    OneCard = "card-window",
    /// Two different units with markers must be named.
    TwoUnits = "card-window",
    /// The unit has no marker.
    NoMarker { cell: Cell } = "card-window",
    /// None of the own units has a marker.
    Undisordered = "card-window",
    /// A face-up unit must be taken.
    FaceUpFirst = "card-window",
    /// Nothing is there to be rallied.
    NoCasualties = "card-window",
    /// Too many cards in the hand.
    Hand { most: u8 } = "hand",
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

/// ACIES 5.1: the refusal of an action that is not asked now; a tactics card by its own section.
#[must_use]
pub fn unasked(action: &Action) -> Refused {
    let tactic = match action {
        Action::Tactic { tactic } => *tactic,
        Action::Rally { .. } => Tactic::Rally,
        Action::Cohesion { .. } => Tactic::Cohesion,
        _ => return Refused { rule: rules::PHASES, why: Why::Phase },
    };
    Refused { rule: rules::tactic(tactic), why: Why::Window { tactic } }
}

/// ACIES 5.1: refuses an action that is not asked now.
///
/// # Errors
/// Always.
pub fn not_now<T>(action: &Action) -> Result<T, Refused> {
    Err(unasked(action))
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
