//! Reading a scenario file.

use super::model::FORMAT;
use super::size::{
    LARGEST_FILE, LARGEST_MAP, LARGEST_NUMBER, MOST_COUNTERS, MOST_VALUES, has_too_many_values,
};
use super::{Fault, Scenario, form};
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
            format!("the file has {} bytes; at most {LARGEST_FILE} are read", text.len()),
            "Make the scenario smaller.",
        )]);
    }
    if has_too_many_values(text.as_bytes()) {
        return Err(vec![Fault::new(
            "",
            "too-large",
            format!("the file holds more than {MOST_VALUES} values"),
            "Make the scenario smaller.",
        )]);
    }
    if let Some(fault) = wrong_format(text) {
        return Err(vec![fault]);
    }
    let mut reader = serde_json::Deserializer::from_str(text);
    let scenario: Scenario = serde_path_to_error::deserialize(&mut reader).map_err(|e| {
        let value = serde_json::from_str(text).unwrap_or_default();
        form::faults(met(&e), &value, super::schema())
    })?;
    reader.end().map_err(|e| {
        vec![Fault::new("", "malformed", e.to_string(), "Remove what follows the scenario.")]
    })?;
    bounded(scenario)
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
    let scenario = serde_path_to_error::deserialize(value)
        .map_err(|e| form::faults(met(&e), value, super::schema()))?;
    bounded(scenario)
}

/// What a reader met first.
fn met(error: &serde_path_to_error::Error<serde_json::Error>) -> Fault {
    let path = match error.path().to_string() {
        dot if dot == "." => String::new(),
        path => path,
    };
    let todo = "Compare with the schema: `gonfalon schema scenario`.";
    Fault::new(path, "malformed", error.inner().to_string(), todo)
}

fn bounded(scenario: Scenario) -> Result<Scenario, Vec<Fault>> {
    let faults = too_large(&scenario);
    if faults.is_empty() { Ok(scenario.translated()) } else { Err(faults) }
}

fn wrong_format(text: &str) -> Option<Fault> {
    #[derive(serde::Deserialize)]
    struct Head {
        format: u32,
    }
    let head: Head = serde_json::from_str(text).ok()?;
    format_fault(head.format)
}

fn format_fault(format: u32) -> Option<Fault> {
    (format != FORMAT).then(|| {
        Fault::new(
            "format",
            "format",
            format!("the file has format {format}; this program reads format {FORMAT}"),
            if format > FORMAT {
                "Use a newer version of Gonfalon."
            } else {
                "There was never such a format: set it to 1."
            },
        )
    })
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
                    format!("the map has {size} {name}"),
                    format!("Use 1 to {LARGEST_MAP}."),
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
                format!("printed numbers run up to {last}"),
                format!("Let them end at {LARGEST_NUMBER} or below."),
            ));
        }
    }
    if let Some(data) = &scenario.bmw {
        let count = data.units.len() + data.leaders.len() + data.markers.len();
        if count > MOST_COUNTERS {
            faults.push(Fault::new(
                "bmw.units",
                "too-many-counters",
                format!("there are {count} counters"),
                format!("Use at most {MOST_COUNTERS}."),
            ));
        }
    }
    faults
}
