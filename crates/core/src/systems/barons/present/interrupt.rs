//! What interrupts the player turn at this moment, and why.

use super::super::charging::Charging;
use super::super::frame::Frame;
use super::super::mover::Mover;
use super::super::state::State;
use super::super::system::Barons;
use super::Localizer;
use crate::kernel::{GameOf, Procedure, UnitId};
use crate::say;
use crate::view::InterruptView;

/// What interrupts a move: cavalry that charges the mover, or a leader who must make room.
pub fn interrupt(l10n: Localizer, game: &GameOf<Barons>) -> Option<InterruptView> {
    let stack = game.procedures();
    // The one that interrupts is the topmost: a charge that goes on may be interrupted by another.
    let charging = stack.iter().enumerate().rev().find_map(|(at, doing)| match doing {
        Frame::Charging(charging) => Some((at, charging)),
        _ => None,
    });
    // A mover above a charge is its cavalry, which rides on.
    let below = charging.map_or(stack.len(), |(at, _)| at);
    let mover = stack[..below].iter().rev().find_map(|doing| match doing {
        Frame::Mover(mover) => Some(mover),
        _ => None,
    });
    match (charging, game.top()?) {
        (Some((_, charging)), _) => reaction(l10n, &game.state, charging, mover),
        (None, Frame::Displace(displace)) => {
            let mover = mover?;
            let (side, rule) = displace.asks(l10n.scene, &game.state)?;
            Some(InterruptView {
                title: say!(l10n, "barons-interrupt-leader"),
                text: say!(l10n, "barons-interrupt-leader-why", unit = l10n.names(&moving(mover))),
                rule: rule.section.to_owned(),
                side,
                between: (Vec::new(), ids(l10n, &moving(mover))),
                targets: Vec::new(),
            })
        }
        _ => None,
    }
}

fn moving(mover: &Mover) -> Vec<UnitId> {
    if mover.units().is_empty() { vec![mover.head()] } else { mover.units().to_vec() }
}

fn ids(l10n: Localizer, units: &[UnitId]) -> Vec<String> {
    units.iter().map(|&unit| l10n.id(unit)).collect()
}

/// A reaction charge: cavalry, throw and rating.
fn reaction(
    l10n: Localizer,
    s: &State,
    charging: &Charging,
    mover: Option<&Mover>,
) -> Option<InterruptView> {
    let (die, hex) = charging.cause()?;
    let &first = charging.units().first()?;
    let rating = l10n.scene.unit(first).reaction.unwrap_or(0);
    let movers = mover.map(moving).unwrap_or_default();
    let text = say!(
        l10n,
        "barons-interrupt-reaction-why",
        unit = l10n.names(charging.units()),
        target = l10n.names(&movers),
        hex = l10n.label(hex),
        die = die,
        rating = rating,
    );
    let targets = charging.targets(l10n.scene, s);
    let text = if charging.goes_on() || targets.is_empty() || targets.contains(&hex) {
        text
    } else {
        // BARONS 10.3: who can't be reached is spared; somebody else is struck in his place.
        let instead = say!(
            l10n,
            "barons-interrupt-reaction-instead",
            unit = l10n.names(charging.units()),
            hexes = l10n.labels(&targets),
        );
        format!("{text} {instead}")
    };
    Some(InterruptView {
        title: say!(l10n, "barons-interrupt-reaction"),
        text,
        rule: "10.3".to_owned(),
        side: l10n.scene.side(first),
        between: (ids(l10n, charging.units()), ids(l10n, &movers)),
        targets: targets.iter().map(|&hex| l10n.label(hex)).collect(),
    })
}
