//! Everything that can be answered to a question of the rules.

use super::card::Card;
use super::field::Cell;
use super::rules;
use crate::kernel::Rule;
use crate::scenario::acies::Tactic;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// ACIES 6.1: what a scout looks at.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "Look")]
pub enum ScoutTarget {
    /// The whole enemy hand.
    EnemyHand,
    /// The top five cards of the enemy deck.
    EnemyDeck,
    /// The top five cards of the own deck.
    OwnDeck,
}

impl ScoutTarget {
    /// Everything, empty or not.
    pub const ALL: [ScoutTarget; 3] =
        [ScoutTarget::EnemyHand, ScoutTarget::EnemyDeck, ScoutTarget::OwnDeck];
}

/// ACIES 10.3: kinds of attack.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "AttackKind")]
pub enum Kind {
    /// At the card in contact in front.
    Frontal,
    /// At a neighbouring column.
    Flank,
    /// At the enemy's main body.
    MainBody,
}

impl Kind {
    /// The rule by which it attacks so.
    #[must_use]
    pub const fn rule(self) -> Rule {
        match self {
            Kind::Frontal => rules::ATTACK_KINDS,
            Kind::Flank => rules::FLANK_TARGETS,
            Kind::MainBody => rules::MAIN_BODY,
        }
    }
}

/// ACIES 12.2: ways to withdraw.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Withdrawal {
    /// W1: from the Melee Line to the First Line.
    Line,
    /// W2: from the First Line to the hand.
    Hand,
    /// W3: on the spot.
    Stay,
}

/// An action. In play, cards are indices; the protocol writes ids.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(tag = "type", description = "What can be answered to a question of the rules.")]
pub enum Action {
    /// Set-up: put a unit of the deck face down into the centre of the own First Line (4.2).
    Deploy {
        /// The unit.
        card: Card,
        /// The cell.
        cell: Cell,
    },
    /// Set-up: take a unit back into the deck.
    TakeUp {
        /// Its cell.
        cell: Cell,
    },
    /// Set-up: put the units down that the deck names.
    DeployAutomatically,
    /// Set-up: ready.
    DeployDone,
    /// Discard a unit to scout (6.1).
    Scout {
        /// The unit.
        card: Card,
        /// What the scout looks at.
        look: ScoutTarget,
    },
    /// Discard a unit for a flank point (7.1).
    Flank {
        /// The unit.
        card: Card,
    },
    /// Play a tactics card that needs no more to be said.
    Tactic {
        /// The card.
        tactic: Tactic,
    },
    /// Play Rally (16.9).
    Rally {
        /// The unit taken from the own casualties; without it a face-down card.
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
    },
    /// Play Cohesion (16.10).
    Cohesion {
        /// The unit that loses a marker.
        cell: Cell,
        /// The other one, unless there is only one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        other: Option<Cell>,
    },
    /// Move from the First Line to the Melee Line (8.1).
    Move {
        /// From where.
        from: Cell,
        /// To where.
        to: Cell,
    },
    /// Turn a flanking unit upright (8.5).
    Upright {
        /// Its cell.
        cell: Cell,
    },
    /// Play a unit from the hand (8.6).
    Play {
        /// The unit.
        card: Card,
        /// Its cell.
        cell: Cell,
    },
    /// Shoot, in the Missile Phase or in reaction (9.1, 8.10).
    Shoot {
        /// Who shoots.
        from: Cell,
        /// At whom.
        target: Cell,
    },
    /// Declare an attack (10.1).
    Attack {
        /// Who attacks.
        from: Cell,
        /// How.
        kind: Kind,
        /// Whom, unless it is the main body.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        target: Option<Cell>,
        /// How many Treacherous Terrain are attached (16.7).
        #[serde(default, skip_serializing_if = "is_none")]
        treacherous: u8,
        /// Whether Outflank is attached (16.3).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        outflank: bool,
    },
    /// Withdraw from an attack (12).
    Withdraw {
        /// How.
        how: Withdrawal,
    },
    /// Let the attack come (10.6).
    Stand,
    /// Advance into the cell of the eliminated loser (10.12).
    Advance,
    /// Stay.
    Hold,
    /// After a won flank attack: keep the flank, or turn upright (10.13).
    Keep {
        /// Whether the flank is kept.
        flank: bool,
    },
    /// Discard a card (13.1).
    Discard {
        /// The card.
        card: Card,
    },
    /// No more: ends the phase or the window.
    Pass,
    /// Give up (14.6).
    Concede,
}

impl Action {
    /// The beginning of a list of what may be answered: passing. There is room for what mostly follows.
    pub(super) fn list_from_pass() -> Vec<Action> {
        let mut actions = Vec::with_capacity(32);
        actions.push(Action::Pass);
        actions
    }
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde asks for a reference
const fn is_none(count: &u8) -> bool {
    *count == 0
}
