//! Reading a scenario file.

use super::bmw::BmwData;
use super::json::{self, Misfit};
use super::migration::{FORMAT, OLDEST, migrated};
use super::size::{
    LARGEST_FILE, LARGEST_MAP, LARGEST_NUMBER, MOST_COUNTERS, MOST_VALUES, has_too_many_values,
};
use super::{Fault, Part, Scenario, form};
use crate::kernel::System;
use crate::phrase;
use serde_json::Value;

/// Reads a scenario from JSON text. Sizes are checked before anything is built.
///
/// # Errors
/// Every fault that can be told without the rules.
pub fn parse(text: &str) -> Result<Scenario, Vec<Fault>> {
    if text.len() > LARGEST_FILE {
        return Err(vec![Fault::new(
            "",
            "too-large",
            phrase!("fault-the-file-has-bytes", count = text.len(), most = LARGEST_FILE),
            phrase!("fault-make-the-scenario-smaller"),
        )]);
    }
    if has_too_many_values(text.as_bytes()) {
        return Err(vec![Fault::new(
            "",
            "too-large",
            phrase!("fault-the-file-holds-more", most = MOST_VALUES),
            phrase!("fault-make-the-scenario-smaller"),
        )]);
    }
    from_value(&json::value_of(text, phrase!("fault-remove-what-follows-the-scenario"))?)
}

/// Reads a scenario that stands in a message.
///
/// # Errors
/// Every fault that can be told without the rules.
pub fn from_value(value: &Value) -> Result<Scenario, Vec<Fault>> {
    let format = value.get("format").and_then(Value::as_u64);
    if let Some(fault) = format.and_then(|format| format_fault(format.try_into().ok()?)) {
        return Err(vec![fault]);
    }
    let value = migrated(value);
    let scenario = json::typed(&value).map_err(|misfit| {
        let parts = not_one_part(&value);
        let met = if parts.is_empty() { vec![met(&misfit)] } else { parts };
        form::faults(met, &value, super::schema())
    })?;
    bounded(scenario)
}

/// What a reader met first.
fn met(misfit: &Misfit) -> Fault {
    form::met(misfit, phrase!("fault-compare-with-the-schema-gonfalon-schema-scenario"))
}

/// What is wrong where a file has not the part of one system, at each part that it has.
fn not_one_part(value: &Value) -> Vec<Fault> {
    let is_there = |system: &System| value.get(system.tag()).is_some();
    let there: Vec<System> = System::ALL.into_iter().filter(is_there).collect();
    let what = Part::not_one(&there);
    let fault = |system: &System| {
        Fault::new(system.tag(), "foreign-part", what.clone(), phrase!("fault-keep-the-part-that"))
    };
    match there.as_slice() {
        [] => vec![Fault::new("", "missing", what, phrase!("fault-add-it"))],
        [_] => Vec::new(),
        several => several.iter().map(fault).collect(),
    }
}

fn bounded(scenario: Scenario) -> Result<Scenario, Vec<Fault>> {
    let faults = too_large(&scenario);
    if faults.is_empty() { Ok(scenario.translated()) } else { Err(faults) }
}

fn format_fault(format: u32) -> Option<Fault> {
    let todo = if format > FORMAT {
        phrase!("fault-use-a-newer-version")
    } else {
        phrase!("fault-there-was-never-such", format = FORMAT)
    };
    let what = phrase!(
        "fault-the-file-has-format-this-program-reads-formats",
        format = format,
        oldest = OLDEST,
        format2 = FORMAT
    );
    (!(OLDEST..=FORMAT).contains(&format)).then(|| Fault::new("format", "format", what, todo))
}

/// Sizes beyond the limits: asked before anything is built from the scenario.
#[must_use]
pub fn too_large(scenario: &Scenario) -> Vec<Fault> {
    let mut faults = Vec::new();
    if let Some(map) = &scenario.map {
        for (name, size) in [("columns", map.columns), ("rows", map.rows)] {
            if size == 0 || size > LARGEST_MAP {
                faults.push(Fault::new(
                    format!("map.{name}"),
                    "map-size",
                    phrase!("fault-the-map-has", size = size, name = name),
                    phrase!("fault-use-1-to", most = LARGEST_MAP),
                ));
            }
        }
    }
    if let Some(map) = &scenario.map {
        let last = |first: u16, size: u16| u32::from(first) + u32::from(size.max(1)) - 1;
        let last = last(map.first.0, map.columns).max(last(map.first.1, map.rows));
        if last > LARGEST_NUMBER {
            faults.push(Fault::new(
                "map.first",
                "map-size",
                phrase!("fault-printed-numbers-run-up", last = last),
                phrase!("fault-let-them-end-at", most = LARGEST_NUMBER),
            ));
        }
    }
    if let Some(data) = scenario.data::<BmwData>() {
        let count = data.units.len() + data.leaders.len() + data.markers.len();
        if count > MOST_COUNTERS {
            faults.push(Fault::new(
                "bmw.units",
                "too-many-counters",
                phrase!("fault-there-are-counters", count = count),
                phrase!("fault-use-at-most", most = MOST_COUNTERS),
            ));
        }
    }
    faults
}
