//! The form of a file: every place that does not fit its schema, where the reader itself stops at the first.

use super::Fault;
use super::json::Misfit;
use super::json_schema::{Schema, Shape};
use super::misshape::{Misshape, Wanted};
use crate::phrase;
use crate::words::Phrase;
use serde_json::{Map, Value};

/// More faults of form are not told at once.
const MOST: usize = 200;
/// More letters of a value are not told.
const TOLD: usize = 60;

/// What a reader met first, with what to do about it.
#[must_use]
pub fn met(misfit: &Misfit, todo: Phrase) -> Fault {
    let path = Some(misfit.path().to_string()).filter(|path| path != ".").unwrap_or_default();
    let said = misfit.inner().to_string();
    let misshape = Misshape::of_reader(&said);
    Fault::new(path, "malformed", Phrase::verbatim(said), todo).shaped(Some(misshape))
}

/// The faults of a file's form: first those that its reader met, then all others.
#[must_use]
pub fn faults(met: Vec<Fault>, value: &Value, schema: Value) -> Vec<Fault> {
    let mut form = Form { schema: &Schema::new(schema), faults: Vec::new() };
    form.check(form.schema.root(), value, "");
    let is_new = |fault: &Fault| met.iter().all(|other| other.at != fault.at);
    let (others, same): (Vec<Fault>, Vec<Fault>) = form.faults.into_iter().partition(is_new);
    // What the reader met is told in its words, and is what the schema says of that place.
    let known = |fault: Fault| {
        let same = same.iter().find(|same| same.at == fault.at);
        match same.filter(|_| fault.misshape.is_some()) {
            Some(same) => fault.shaped(same.misshape.clone()),
            None => fault,
        }
    };
    met.iter().cloned().map(known).chain(others).collect()
}

struct Form<'a> {
    schema: &'a Schema,
    faults: Vec<Fault>,
}

fn told(value: &Value) -> String {
    let text = value.to_string();
    match text.char_indices().nth(TOLD) {
        Some((end, _)) => format!("{}...", &text[..end]),
        None => text,
    }
}

fn below(at: &str, name: &str) -> String {
    if at.is_empty() { name.to_owned() } else { format!("{at}.{name}") }
}

impl Form<'_> {
    fn fault(&mut self, at: &str, what: String, misshape: Misshape) {
        if self.faults.len() < MOST {
            let todo = phrase!("fault-compare-with-the-schemas");
            let fault = Fault::new(at, "malformed", Phrase::verbatim(what), todo);
            self.faults.push(fault.shaped(Some(misshape)));
        }
    }

    fn check(&mut self, schema: &Value, value: &Value, at: &str) {
        let shapes = self.schema.shapes(schema);
        match (shapes.iter().find(|shape| self.schema.fits(shape, value)), value) {
            (Some(Shape::Record { fields, .. }), Value::Object(object)) => {
                self.fields(fields, object, at);
            }
            (Some(Shape::Table { of }), Value::Object(object)) => {
                for (name, value) in object {
                    self.check(of, value, &below(at, name));
                }
            }
            (Some(Shape::List { of, size }), Value::Array(items)) => {
                if !(size.0..=size.1).contains(&items.len()) {
                    let what = format!("there are {} items instead of {}", items.len(), size.0);
                    self.fault(at, what, Misshape::Length { there: items.len(), size: *size });
                }
                for (place, item) in items.iter().enumerate() {
                    self.check(of, item, &format!("{at}[{place}]"));
                }
            }
            (Some(Shape::Tuple(schemas)), Value::Array(items)) => {
                for (place, (of, item)) in schemas.iter().zip(items).enumerate() {
                    self.check(of, item, &format!("{at}[{place}]"));
                }
            }
            (Some(Shape::Number(least, most)), Value::Number(number)) => {
                if !number.as_i64().is_some_and(|n| (*least..=*most).contains(&n)) {
                    let what = format!("{number} is no whole number from {least} to {most}");
                    let number = number.to_string();
                    self.fault(at, what, Misshape::Beyond { number, bounds: (*least, *most) });
                }
            }
            (Some(_), _) => {}
            (None, _) if shapes.is_empty() => {}
            (None, _) => self.misfit(&shapes, value, at),
        }
    }

    fn fields(&mut self, fields: &Map<String, Value>, object: &Map<String, Value>, at: &str) {
        for (name, value) in object {
            match fields.get(name) {
                Some(schema) => self.check(schema, value, &below(at, name)),
                None => {
                    let what = format!("there is no field \"{name}\" here");
                    self.fault(&below(at, name), what, Misshape::Unknown { field: name.clone() });
                }
            }
        }
    }

    /// A value that has none of the shapes: where only one record is meant, its fields are told apart.
    fn misfit(&mut self, shapes: &[Shape<'_>], value: &Value, at: &str) {
        let mut records = shapes.iter().filter_map(|shape| match shape {
            Shape::Record { fields, required } => Some((*fields, *required)),
            _ => None,
        });
        let (record, others) = (records.next(), records.next());
        if let (Some((fields, required)), None, Value::Object(object)) = (record, others, value) {
            let missing = |name: &&Value| name.as_str().is_some_and(|n| !object.contains_key(n));
            for name in required.iter().filter(missing) {
                let field = name.as_str().unwrap_or_default().to_owned();
                self.fault(at, format!("the field {name} is missing"), Misshape::Missing { field });
            }
            return self.fields(fields, object, at);
        }
        let expected: Vec<String> = shapes.iter().map(wanted).collect();
        let what = format!("{} is not {}", told(value), expected.join(" or "));
        let wanted = shapes.iter().map(Wanted::of).collect();
        self.fault(at, what, Misshape::Kind { value: told(value), wanted });
    }
}

/// A shape in words.
fn wanted(shape: &Shape<'_>) -> String {
    match shape {
        Shape::Record { required, .. } => match required {
            [] => "an object".to_owned(),
            names => {
                let names: Vec<String> = names.iter().map(ToString::to_string).collect();
                format!("an object with {}", names.join(", "))
            }
        },
        Shape::Table { .. } => "an object".to_owned(),
        Shape::List { .. } => "a list".to_owned(),
        Shape::Tuple(items) => format!("a list of {}", items.len()),
        Shape::Word(word) => word.to_string(),
        Shape::Text => "a text".to_owned(),
        Shape::Number(least, most) => format!("a number from {least} to {most}"),
        Shape::Flag => "true or false".to_owned(),
        Shape::Null => "null".to_owned(),
    }
}
