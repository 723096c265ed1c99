//! Actions of this system, in the protocol's writing.

use serde_json::{Value, json};

/// The words of a list.
pub fn words(list: &str) -> Vec<String> {
    list.split_whitespace().map(str::to_owned).collect()
}

/// An action without parts, such as `end-movement`.
pub fn word(kind: &str) -> Value {
    json!({ "type": kind })
}

/// Move a counter along hexes.
pub fn mv(unit: &str, way: &str) -> Value {
    json!({ "type": "move", "unit": unit, "path": words(way) })
}

/// Move a unit along hexes as a charge.
pub fn charge(unit: &str, way: &str) -> Value {
    json!({ "type": "move", "unit": unit, "path": words(way), "charge": true })
}

fn of_unit(kind: &str, unit: &str) -> Value {
    json!({ "type": kind, "unit": unit })
}

fn of_way(kind: &str, unit: &str, way: &str) -> Value {
    json!({ "type": kind, "unit": unit, "path": words(way) })
}

fn of_hex(kind: &str, unit: &str, hex: &str) -> Value {
    json!({ "type": kind, "unit": unit, "hex": hex })
}

macro_rules! actions {
    ($($(#[$doc:meta])* $name:ident($($part:ident),*) = $make:ident($kind:literal);)+) => {
        $($(#[$doc])* pub fn $name($($part: &str),*) -> Value { $make($kind $(, $part)*) })+
    };
}

actions! {
    /// Pick a counter up.
    select(unit) = of_unit("select");
    /// Put it back.
    put_back() = word("put-back");
    /// Turn cavalry over.
    flip(unit) = of_unit("flip");
    /// End the movement phase.
    end_movement() = word("end-movement");
    /// No more shots.
    end_fire() = word("end-fire");
    /// Take a unit into the planned combat.
    engage(unit) = of_unit("engage");
    /// Take it out again.
    release(unit) = of_unit("release");
    /// Attack as planned.
    commit() = word("commit");
    /// Drop the plan.
    call_off() = word("call-off");
    /// End the combat phase.
    end_combat() = word("end-combat");
    /// Leave before combat.
    leave(unit, way) = of_way("retreat-before-combat");
    /// Feign a retreat.
    feign(unit) = of_unit("karr-wa-farr");
    /// Stay and fight.
    stand(unit) = of_unit("stand");
    /// Take up the pursuit.
    follow(unit) = of_unit("follow");
    /// Remove as a loss.
    lose(unit) = of_unit("lose");
    /// Retreat after combat.
    retreat(unit, way) = of_way("retreat");
    /// Advance after combat.
    advance(unit, way) = of_way("advance");
    /// Do not advance.
    hold() = word("hold");
    /// Throw for reorganization.
    reorg(unit) = of_unit("reorg-roll");
    /// Leave a unit as it is.
    skip(unit) = of_unit("skip-reorg");
    /// Try to rally.
    rally() = word("rally");
    /// Do not try.
    no_rally() = word("no-rally");
    /// Put a rallied unit on the map.
    place_rally(unit, hex) = of_hex("place-rally");
    /// Put a counter on the map in set-up or deployment.
    place(unit, hex) = of_hex("place");
    /// Take it up again.
    take_up(unit) = of_unit("take-up");
    /// Ready.
    set_up_done() = word("set-up-done");
    /// Put a garrison unit on the walls.
    place_garrison(unit, hex) = of_hex("place-garrison");
}

/// Shoot, or declare a shot.
pub fn fire(firer: &str, target: &str) -> Value {
    json!({ "type": "fire", "firer": firer, "target": target })
}

/// Declare an attack; both are lists of ids.
pub fn attack(attackers: &str, defenders: &str) -> Value {
    json!({ "type": "attack", "attackers": words(attackers), "defenders": words(defenders) })
}

/// A lone leader leaves.
pub fn escape(leader: &str, way: &str) -> Value {
    json!({ "type": "leader-retreat", "leader": leader, "path": words(way) })
}

/// A leader goes with the unit, or stays.
pub fn accompany(leader: &str, goes: bool) -> Value {
    json!({ "type": if goes { "leader-goes" } else { "leader-stays" }, "leader": leader })
}

/// Throw for an eliminated unit in the special rally.
pub fn special_rally(unit: &str, leader: Option<&str>) -> Value {
    json!({ "type": "special-rally", "unit": unit, "leader": leader })
}
