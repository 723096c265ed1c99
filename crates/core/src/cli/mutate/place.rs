//! A place in a document, and what may stand there.

use crate::kernel::SeededDice;
use crate::scenario::json_schema::{Schema, Shape};
use serde_json::Value;
use std::fmt;

/// A step from a value to one inside it.
#[derive(Clone)]
enum Step {
    Field(String),
    Item(usize),
}

/// A place in a document with the schema of what stands there.
#[derive(Clone)]
pub struct Place<'a> {
    steps: Vec<Step>,
    /// The schema.
    pub schema: &'a Value,
}

impl fmt::Display for Place<'_> {
    /// The path as faults write it, such as `bmw.units[3].setup`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, step) in self.steps.iter().enumerate() {
            match step {
                Step::Field(name) if index == 0 => write!(f, "{name}")?,
                Step::Field(name) => write!(f, ".{name}")?,
                Step::Item(item) => write!(f, "[{item}]")?,
            }
        }
        Ok(())
    }
}

impl<'a> Place<'a> {
    /// A place anywhere in a document, on the way down from its root: big parts more often than small ones, prose
    /// seldom.
    pub fn anywhere(schema: &'a Schema, document: &Value, dice: &mut SeededDice) -> Place<'a> {
        let mut place = Place { steps: Vec::new(), schema: schema.root() };
        let mut value = document;
        loop {
            let inside = place.inside(schema, value);
            let stays = !place.steps.is_empty() && dice.below(4) == 0;
            if inside.is_empty() || stays {
                return place;
            }
            let weights: Vec<usize> = inside.iter().map(|(p, v)| weight(p.schema, v)).collect();
            let mut left = dice.below(weights.iter().sum::<usize>().max(1));
            let next = weights.iter().position(|weight| {
                let here = left < *weight;
                left = left.saturating_sub(*weight);
                here
            });
            let Some((next, inner)) = inside.into_iter().nth(next.unwrap_or(0)) else {
                return place;
            };
            (place, value) = (next, inner);
        }
    }

    /// The places one step further inside.
    fn inside<'v>(&self, schema: &'a Schema, value: &'v Value) -> Vec<(Place<'a>, &'v Value)> {
        let step = |step: Step, schema: &'a Value| {
            let steps = self.steps.iter().cloned().chain([step]).collect();
            Place { steps, schema }
        };
        match (schema.of(self.schema, value), value) {
            (Some(Shape::Record { fields, .. }), Value::Object(object)) => object
                .iter()
                .filter_map(|(name, value)| {
                    Some((step(Step::Field(name.clone()), fields.get(name)?), value))
                })
                .collect(),
            (Some(Shape::Table { of }), Value::Object(object)) => object
                .iter()
                .map(|(name, value)| (step(Step::Field(name.clone()), of), value))
                .collect(),
            (Some(Shape::List { of, .. }), Value::Array(items)) => {
                let items = items.iter().enumerate();
                items.map(|(i, item)| (step(Step::Item(i), of), item)).collect()
            }
            (Some(Shape::Tuple(schemas)), Value::Array(items)) => {
                let items = items.iter().zip(schemas).enumerate();
                items.map(|(i, (item, of))| (step(Step::Item(i), of), item)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The name of the innermost field.
    #[must_use]
    pub fn field(&self) -> &str {
        let name = |step: &'_ Step| match step {
            Step::Field(_) => true,
            Step::Item(_) => false,
        };
        match self.steps.iter().rfind(|step| name(step)) {
            Some(Step::Field(name)) => name,
            _ => "",
        }
    }

    /// What stands there.
    pub fn value<'v>(&self, document: &'v mut Value) -> Option<&'v mut Value> {
        within(document, &self.steps)
    }

    /// The list of words in which it stands, if it does.
    #[must_use]
    pub fn siblings(&self, document: &Value) -> Vec<String> {
        let Some((Step::Item(_), outside)) = self.steps.split_last() else { return Vec::new() };
        let list = outside.iter().try_fold(document, |value, step| match step {
            Step::Field(name) => value.get(name),
            Step::Item(item) => value.get(item),
        });
        let list = list.and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
        list.iter().filter_map(|item| item.as_str().map(str::to_owned)).collect()
    }
}

fn within<'v>(document: &'v mut Value, steps: &[Step]) -> Option<&'v mut Value> {
    steps.iter().try_fold(document, |value, step| match step {
        Step::Field(name) => value.get_mut(name),
        Step::Item(item) => value.get_mut(item),
    })
}

/// How likely a place is to be gone into: big parts more often, but not by as much as they are bigger.
fn weight(schema: &Value, value: &Value) -> usize {
    let prose = ["Text", "Provenance", "Facts"];
    let name = schema.get("$ref").and_then(Value::as_str).unwrap_or_default();
    let is_prose = prose.iter().any(|word| name.rsplit('/').next() == Some(word));
    if is_prose { 1 } else { 4 + 4 * size_class(leaves(value)) }
}

fn size_class(leaves: usize) -> usize {
    usize::try_from(leaves.max(1).ilog2()).unwrap_or(0)
}

fn leaves(value: &Value) -> usize {
    match value {
        Value::Array(items) => items.iter().map(leaves).sum(),
        Value::Object(object) => object.values().map(leaves).sum(),
        _ => 1,
    }
}
