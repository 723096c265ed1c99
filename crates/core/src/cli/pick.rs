//! Which scenario, with which options.

use super::{Failure, failure};
use crate::kernel::System;
use crate::scenario::{Fault, Scenario, catalogue};
use clap::Args;
use serde_json::{Map, Value};

/// A scenario on the command line, with options.
#[derive(Args, Clone, Debug)]
pub struct Pick {
    /// A built-in scenario's id or a scenario file.
    pub scenario: String,
    /// Change an optional ruling, such as `ex_advance=none`; may be repeated.
    #[arg(short = 'o', long = "option", value_name = "NAME=VALUE")]
    pub options: Vec<String>,
}

impl Pick {
    /// Reads the scenario and sets the options.
    ///
    /// # Errors
    /// The scenario's faults, or what is wrong with an option.
    pub fn read(&self) -> Result<Scenario, Failure> {
        read(&self.scenario, &self.options)
    }
}

/// Reads a scenario and sets options written as `NAME=VALUE`.
///
/// # Errors
/// The scenario's faults, or what is wrong with an option.
pub fn read(name: &str, options: &[String]) -> Result<Scenario, Failure> {
    changed(catalogue::find_or_read(name).map_err(|faults| named(name, faults))?, options)
}

/// The faults of a scenario, behind the name of its file.
#[must_use]
pub fn named(name: &str, faults: Vec<Fault>) -> Failure {
    if faults.iter().any(|fault| fault.name == "unknown-scenario") {
        return faults.into(); // they name it themselves
    }
    let lines: Vec<String> =
        faults.iter().map(|fault| format!("{name}: {}", failure::line(fault))).collect();
    Failure::Said(lines.join("\n"))
}

/// Reads scenarios that have to be of one system.
///
/// # Errors
/// A scenario's faults, or that they are of different systems.
pub fn of_one_system(names: &[String]) -> Result<(Vec<Scenario>, System), Failure> {
    let scenarios = names.iter().map(|name| read(name, &[])).collect::<Result<Vec<_>, _>>()?;
    let mut systems = scenarios.iter().map(Scenario::system);
    let system = systems.next().filter(|first| systems.all(|system| system == *first));
    let system = system.ok_or_else(|| {
        let what = "The battles are of different systems: name those of one.";
        Failure::Usage(what.to_owned())
    })?;
    Ok((scenarios, system))
}

/// A scenario with other values of options, written as `NAME=VALUE`.
///
/// # Errors
/// What is wrong with an option.
pub fn changed(mut scenario: Scenario, options: &[String]) -> Result<Scenario, Failure> {
    let mut changes = Map::new();
    for option in options {
        let Some((name, value)) = option.split_once('=') else {
            return Err(Failure::Usage(format!(
                "\"{option}\" is not an option: write NAME=VALUE, such as ex_advance=none."
            )));
        };
        changes.insert(name.trim().to_owned(), Value::from(value.trim()));
    }
    scenario.set_options(&changes).map_err(|what| Failure::Usage(format!("{what}.")))?;
    Ok(scenario)
}
