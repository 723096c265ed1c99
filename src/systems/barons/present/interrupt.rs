//! What interrupts the player turn at this moment, and why.

use super::super::charging::Charging;
use super::super::frame::Frame;
use super::super::mover::Mover;
use super::super::system::Barons;
use super::Voice;
use crate::kernel::{GameOf, Procedure, UnitId};
use crate::say;
use crate::view::InterruptView;

/// What interrupts a move: cavalry that charges the mover, or a leader who must make room.
pub fn interrupt(v: Voice, game: &GameOf<Barons>) -> Option<InterruptView> {
    let stack = game.procedures();
    let mover = stack.iter().find_map(|doing| match doing {
        Frame::Mover(mover) => Some(mover),
        _ => None,
    });
    let charging = stack.iter().find_map(|doing| match doing {
        Frame::Charging(charging) => Some(charging),
        _ => None,
    });
    match (charging, game.top()?) {
        (Some(charging), _) => reaction(v, charging, mover),
        (None, Frame::Displace(displace)) => {
            let mover = mover?;
            let (side, rule) = displace.asks(v.scene, &game.state)?;
            Some(InterruptView {
                title: say!(v, "barons-interrupt-leader"),
                text: say!(v, "barons-interrupt-leader-why", unit = v.names(&moving(mover))),
                rule: rule.section.to_owned(),
                side,
                between: (Vec::new(), ids(v, &moving(mover))),
            })
        }
        _ => None,
    }
}

fn moving(mover: &Mover) -> Vec<UnitId> {
    if mover.units().is_empty() { vec![mover.head()] } else { mover.units().to_vec() }
}

fn ids(v: Voice, units: &[UnitId]) -> Vec<String> {
    units.iter().map(|&unit| v.id(unit)).collect()
}

/// A reaction charge: cavalry, throw and rating.
fn reaction(v: Voice, charging: &Charging, mover: Option<&Mover>) -> Option<InterruptView> {
    let (die, hex) = charging.cause()?;
    let &first = charging.units().first()?;
    let rating = v.scene.unit(first).reaction.unwrap_or(0);
    let movers = mover.map(moving).unwrap_or_default();
    let text = say!(
        v,
        "barons-interrupt-reaction-why",
        unit = v.names(charging.units()),
        target = v.names(&movers),
        hex = v.label(hex),
        die = die,
        rating = rating,
    );
    Some(InterruptView {
        title: say!(v, "barons-interrupt-reaction"),
        text,
        rule: "10.3".to_owned(),
        side: v.scene.side(first),
        between: (ids(v, charging.units()), ids(v, &movers)),
    })
}
