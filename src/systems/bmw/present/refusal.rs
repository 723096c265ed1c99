//! Refusals as sentences.

use super::super::scene::Scene;
use super::super::why::{Refused, Why};
use super::name;
use crate::kernel::Reason;
use crate::view::Refusal;

pub fn refusal(scene: &Scene, refused: &Refused) -> Refusal {
    Refusal {
        rule: refused.rule.section.to_owned(),
        why: refused.why.slug().to_owned(),
        text: text(scene, refused),
    }
}

#[allow(clippy::too_many_lines)] // one sentence for each reason
fn text(scene: &Scene, refused: &Refused) -> String {
    let plain = match &refused.why {
        Why::OffMap { label } => return format!("There is no hex {label} on the map."),
        Why::NotOnMap { unit } => return format!("{} is not on the map.", name(scene, *unit)),
        Why::AlreadyMoved { unit } => {
            return format!("{} has moved in this phase.", name(scene, *unit));
        }
        Why::MaExceeded { cost, ma } => {
            return format!("The way costs {cost} movement points; the allowance is {ma}.");
        }
        Why::AlreadyFired { unit } => {
            return format!("{} has fired in this phase.", name(scene, *unit));
        }
        Why::Range { distance, range } => {
            return format!("The target is {distance} hexes away; the range is {range}.");
        }
        Why::AlreadyFought { unit } => {
            return format!("{} takes part in one combat only in a phase.", name(scene, *unit));
        }
        Why::Strands { unit } => {
            return format!(
                "This attack would leave {} with a duty to fight and nobody to fight with.",
                name(scene, *unit)
            );
        }
        Why::Obligation { unit } => {
            let counter = scene.counter(*unit);
            return format!("{} has still to take part in a combat.", counter.name);
        }
        Why::NotAdjacentToAll { attacker, defender } => {
            return format!(
                "{} is not adjacent to {}; every attacker must be adjacent to every defender.",
                name(scene, *attacker),
                name(scene, *defender)
            );
        }
        Why::Length { steps, needed } => {
            return format!("The way has {steps} hexes; it must have {needed}.");
        }
        Why::FasterEnemy { enemy } => {
            return format!("{} controls the hex and is faster.", name(scene, *enemy));
        }
        Why::AdvanceLimit { limit: 1 } => return "This advance goes one hex only.".to_owned(),
        Why::AdvanceLimit { limit } => {
            return format!("An advance goes {limit} hexes at the most.");
        }
        Why::ThreeHexes { needed } => {
            return format!("Cavalry must retreat exactly {needed} hexes here.");
        }
        Why::Unplaced { unit } => {
            return format!("{} has still to be placed.", name(scene, *unit));
        }
        Why::LeaderAlone { unit } => {
            return format!("{} must stand with a unit of his own side.", name(scene, *unit));
        }
        Why::Distance { needed } => {
            return format!("The feigned retreat goes exactly {needed} hexes.");
        }
        Why::WrongPhase => "This is not what is asked now.",
        Why::NotYourDecision => "This counter is not yours to use now.",
        Why::NotContiguous => "The way must lead from hex to adjacent hex.",
        Why::EmptyPath => "The way has no hex.",
        Why::ProhibitedTerrain => "This terrain is closed to the unit.",
        Why::Stacking => "Two units may not end in the same hex.",
        Why::EnemyHex => "An enemy unit holds the hex.",
        Why::ExitEzoc => "The unit may not move out of the enemy zone of control.",
        Why::MustStop => "A move ends in the first hex in an enemy zone of control.",
        Why::NoArchery => "The unit has no archery value.",
        Why::LoneLeader => "Leaders are no target for archery.",
        Why::OwnUnit => "The target is on the same side.",
        Why::DeclarationClosed => "All offensive fire is declared before the first die.",
        Why::Los => "The line of sight is blocked.",
        Why::AdjacentPriority => "An adjacent ordered enemy must be the target.",
        Why::NotEligible => "A disordered unit is no eligible target.",
        Why::OtherTarget => "The shots at the first target are resolved before the next target.",
        Why::AdjacentOnly => "Defensive fire reaches adjacent units only.",
        Why::Empty => "An attack needs attackers and defenders who can fight each other.",
        Why::NotInvolved => "The unit has nothing to decide in this combat.",
        Why::Ezoc => "The way may not enter an enemy zone of control.",
        Why::Prohibited => "The way may not cross prohibited terrain.",
        Why::VacantHexAvailable => "A vacant hex must be taken where there is one.",
        Why::NotFarther => "Each step must lead farther from the hex where the retreat began.",
        Why::NotVacated => "An advance goes into a hex that was vacated in this combat.",
        Why::OneUnit => "Only one unit may advance.",
        Why::NotParticipant => "Only a unit of the winning side that fought may advance.",
        Why::EzocToEzoc => "A disengaging unit may not go directly into another enemy zone.",
        Why::OpenDotEzoc => "With an open dot, a disengaging unit may enter no enemy zone at all.",
        Why::DisengagedCharge => "A unit that disengages may not charge.",
        Why::NoSolidDot => "Only a unit with a solid dot retreats before combat.",
        Why::TooFar => "The way has three hexes at the most.",
        Why::IneligibleHex => "A hex of this way is not open to a retreat before combat.",
        Why::NotHorseArcher => "Only ordered horse archers leave their own attack.",
        Why::FlipInEzoc => "The unit may not change sides in an enemy zone of control.",
        Why::FlipAfterMove => "Units change sides before the first move only.",
        Why::NotFlippable => "This unit does not change sides.",
        Why::NotStrongSide => "Only heavy cavalry with its strong side up charges.",
        Why::NotFlippedUp => "The unit must have been turned to its strong side this phase.",
        Why::ChargeTerrain => "A charge enters clear hexes only.",
        Why::ChargeFromEzoc => "A charge starts outside enemy zones of control.",
        Why::NoTarget => "A charge ends next to an enemy unit that it may attack.",
        Why::ChargedNoRetreat => "Nobody retreats before a charge.",
        Why::MustOccupy => "A charging unit must occupy the hex.",
        Why::LeaderEzoc => "A leader enters an enemy zone only where a friendly unit stands.",
        Why::LeaderMayNotAttack => "Leaders do not attack.",
        Why::LeadersApart => "Lone leaders are attacked by themselves, hex by hex.",
        Why::NoLeader => "No leader on the map can rally.",
        Why::NoEliminated => "There is no such eliminated unit.",
        Why::AlreadyAttempted => "The one attempt has been made.",
        Why::BadHex => "A rallied unit returns with or beside a leader, outside enemy zones.",
        Why::LeaderUsed => "This leader cannot help any more.",
        Why::Zone => "This counter does not set up there.",
        Why::InfantryOnly => "Only infantry sets up there.",
        Why::OneTrebuchet => "One trebuchet stands there already.",
        Why::SiegeLine => "The zone does not hold what it must hold.",
        Why::LineGap => "Every hex of the line needs a unit or a friendly zone of control.",
        Why::NotInfantryDot => "Only light infantry with a solid dot feigns a retreat.",
        Why::Disordered => "A disordered unit does not feign a retreat.",
        Why::Charging => "No feigned retreat before a charge.",
        Why::Immobile => "Camps and trebuchets do not move.",
        Why::Fortress => "The walls of the fortress are closed to this.",
        Why::SortieWindow => "The sortie cannot be made now.",
        Why::SortieUsed => "The sortie has been used.",
        Why::HexOccupied => "Another unit holds the hex.",
        Why::WithdrawalNotEligible => "The army may not withdraw now.",
        Why::EdgeHex => "The edge of the map is closed.",
        Why::DeployHex => "The army does not deploy there.",
    };
    plain.to_owned()
}
