//! Alterations of a document, guided by its schema.

use super::dictionary::{Dictionary, respelled};
use super::place::Place;
use crate::kernel::SeededDice;
use crate::scenario::json_schema::{Schema, Shape};
use serde_json::{Map, Value, json};

/// The most alterations of a mutant.
const MOST: usize = 3;
/// How often an alteration is tried: places that nothing fits are passed over, and a document may have no others.
const TRIES: usize = 1000;
/// How deep invented values are nested.
const DEEPEST: usize = 5;
/// More letters of a value are not told.
const TOLD: usize = 120;

/// An altered document, and what was altered.
pub struct Mutant {
    /// The document.
    pub document: Value,
    /// A line for each alteration: where, what it was, what it is.
    pub altered: Vec<String>,
}

/// Alters documents of one kind.
pub struct Mutator<'a> {
    schema: &'a Schema,
    base: &'a Value,
    words: Dictionary,
}

fn one_in(n: usize, dice: &mut SeededDice) -> bool {
    dice.below(n) == 0
}

/// A value on one line, not too long.
fn told(value: &Value) -> String {
    let text = value.to_string();
    match text.char_indices().nth(TOLD) {
        Some((end, _)) => format!("{}...", &text[..end]),
        None => text,
    }
}

impl<'a> Mutator<'a> {
    /// An alterer of this document.
    #[must_use]
    pub fn new(schema: &'a Schema, base: &'a Value) -> Mutator<'a> {
        Mutator { schema, base, words: Dictionary::of(base) }
    }

    /// The document with one to three alterations; with fewer where its schema does not fit it.
    pub fn mutant(&self, dice: &mut SeededDice) -> Mutant {
        let mut mutant = Mutant { document: self.base.clone(), altered: Vec::new() };
        let count = 1 + dice.below(MOST);
        for _ in 0..TRIES {
            if mutant.altered.len() == count {
                break;
            }
            let altered = match dice.below(32) {
                0 => self.rename(&mut mutant.document, dice),
                1 => resize(&mut mutant.document, dice),
                _ => self.anywhere(&mut mutant.document, dice),
            };
            mutant.altered.extend(altered);
        }
        mutant
    }

    fn anywhere(&self, document: &mut Value, dice: &mut SeededDice) -> Option<String> {
        let place = Place::anywhere(self.schema, document, dice);
        let siblings = place.siblings(document);
        let value = place.value(document)?;
        let new = self.changed(&place, value, &siblings, dice)?;
        if new == *value {
            return None;
        }
        let line = format!("{place}: {} -> {}", told(value), told(&new));
        *value = new;
        Some(line)
    }

    /// Another value for a place.
    fn changed(
        &self,
        place: &Place<'_>,
        value: &Value,
        siblings: &[String],
        dice: &mut SeededDice,
    ) -> Option<Value> {
        let mut shapes = self.schema.shapes(place.schema);
        let now = shapes.iter().position(|shape| self.schema.fits(shape, value))?;
        let shape = shapes.swap_remove(now);
        let is_word = matches!(shape, Shape::Word(_) | Shape::Null);
        if !shapes.is_empty() && (is_word || one_in(4, dice)) {
            let other = shapes[dice.below(shapes.len())];
            return Some(self.invented(&other, place.field(), 0, dice));
        }
        match (shape, value) {
            (Shape::Record { fields, required }, Value::Object(object)) => {
                self.record(fields, required, object.clone(), dice)
            }
            (Shape::Table { of }, Value::Object(object)) => {
                self.table(of, place.field(), object.clone(), dice)
            }
            (Shape::List { of, size }, Value::Array(items)) => {
                self.list((of, size), place.field(), items.clone(), dice)
            }
            (Shape::Tuple(_), Value::Array(items)) => swapped(items.clone(), dice),
            (Shape::Text, Value::String(word)) => {
                Some(Value::String(self.text(place.field(), word, siblings, dice)))
            }
            (Shape::Number(least, most), value) => {
                Some(json!(number(value.as_i64(), (least, most), dice)))
            }
            (Shape::Flag, Value::Bool(flag)) => Some(Value::Bool(!flag)),
            _ => None,
        }
    }

    fn text(&self, field: &str, word: &str, siblings: &[String], dice: &mut SeededDice) -> String {
        let length = word.chars().count();
        let is_row = siblings.len() > 1
            && length > 1
            && siblings.iter().all(|other| other.chars().count() == length);
        if is_row && !one_in(3, dice) {
            let letters: Vec<char> = siblings.iter().flat_map(|other| other.chars()).collect();
            return respelled(word, &letters, dice);
        }
        self.words.another(field, Some(word), dice)
    }

    /// A record with an optional field less or more.
    fn record(
        &self,
        fields: &Map<String, Value>,
        required: &[Value],
        mut object: Map<String, Value>,
        dice: &mut SeededDice,
    ) -> Option<Value> {
        let optional: Vec<&String> =
            fields.keys().filter(|name| !required.iter().any(|r| r == *name)).collect();
        let name = match optional.len() {
            0 => return None,
            n => optional[dice.below(n)],
        };
        if object.remove(name).is_none() {
            object.insert(name.clone(), self.invented_of(&fields[name], name, 0, dice));
        }
        Some(Value::Object(object))
    }

    /// A table with a key less, more, or called otherwise.
    fn table(
        &self,
        of: &Value,
        field: &str,
        mut object: Map<String, Value>,
        dice: &mut SeededDice,
    ) -> Option<Value> {
        let keys: Vec<String> = object.keys().cloned().collect();
        let key = match keys.len() {
            0 => None,
            n => Some(keys[dice.below(n)].clone()),
        };
        match (dice.below(8), key) {
            (0..3, Some(key)) => {
                object.remove(&key);
            }
            (3, Some(key)) => {
                let value = object.remove(&key)?;
                object.insert(self.words.another(field, Some(&key), dice), value);
            }
            (4, Some(key)) => {
                let value = object[&key].clone();
                let other = keys[dice.below(keys.len())].clone();
                let value = std::mem::replace(&mut object[&other], value);
                object[&key] = value;
            }
            (5, Some(key)) => {
                let value = object[&key].clone();
                object.insert(self.words.another(field, Some(&key), dice), value);
            }
            (6, Some(_)) if one_in(4, dice) => object.clear(),
            (_, key) => {
                let name = self.words.another(field, key.as_deref(), dice);
                object.insert(name, self.invented_of(of, field, 0, dice));
            }
        }
        Some(Value::Object(object))
    }

    /// A list with items left out, repeated, exchanged or added.
    fn list(
        &self,
        (of, size): (&Value, (usize, usize)),
        field: &str,
        mut items: Vec<Value>,
        dice: &mut SeededDice,
    ) -> Option<Value> {
        let fixed = size.0 == size.1;
        if items.is_empty() {
            items.push(self.invented_of(of, field, 0, dice));
            return Some(Value::Array(items));
        }
        let place = dice.below(items.len());
        match dice.below(16) {
            0..4 if !fixed => {
                items.remove(place);
            }
            4..7 if !fixed => {
                let item = items[place].clone();
                items.insert(dice.below(items.len() + 1), item);
            }
            7 if !fixed => items.truncate(place),
            8 if !fixed => {
                items.retain(|_| !one_in(3, dice));
            }
            9 if !fixed && one_in(3, dice) => items.clear(),
            10 if !fixed => {
                let item = self.invented_of(of, field, 0, dice);
                items.insert(dice.below(items.len() + 1), item);
            }
            11 => items[place] = self.invented_of(of, field, 0, dice),
            12 => {
                let other = dice.below(items.len());
                items[place] = items[other].clone();
            }
            13 => items.reverse(),
            _ => return swapped(items, dice),
        }
        Some(Value::Array(items))
    }

    /// A value of a schema, out of nothing.
    fn invented_of(
        &self,
        schema: &Value,
        field: &str,
        depth: usize,
        dice: &mut SeededDice,
    ) -> Value {
        let shapes = self.schema.shapes(schema);
        match shapes.len() {
            0 => Value::Null,
            n => self.invented(&shapes[dice.below(n)], field, depth, dice),
        }
    }

    fn invented(
        &self,
        shape: &Shape<'_>,
        field: &str,
        depth: usize,
        dice: &mut SeededDice,
    ) -> Value {
        match *shape {
            Shape::Record { fields, required } => {
                let is_required = |name: &String| required.iter().any(|r| r == name);
                let mut object = Map::new();
                for (name, schema) in fields {
                    if is_required(name) || depth < DEEPEST && one_in(3, dice) {
                        object
                            .insert(name.clone(), self.invented_of(schema, name, depth + 1, dice));
                    }
                }
                Value::Object(object)
            }
            Shape::Table { of } => {
                let entries = if depth < DEEPEST { dice.below(3) } else { 0 };
                let entry = |_| {
                    let name = self.words.another(field, None, dice);
                    (name, self.invented_of(of, field, depth + 1, dice))
                };
                Value::Object((0..entries).map(entry).collect())
            }
            Shape::List { of, size } => {
                let more = if depth < DEEPEST { dice.below(3) } else { 0 };
                let length = (size.0 + more).min(size.1);
                let item = |_| self.invented_of(of, field, depth + 1, dice);
                Value::Array((0..length).map(item).collect())
            }
            Shape::Tuple(items) => {
                let item = |of| self.invented_of(of, field, depth + 1, dice);
                Value::Array(items.iter().map(item).collect())
            }
            Shape::Word(word) => word.clone(),
            Shape::Text => Value::String(self.words.another(field, None, dice)),
            Shape::Number(least, most) => json!(number(None, (least, most), dice)),
            Shape::Flag => Value::Bool(one_in(2, dice)),
            Shape::Null => Value::Null,
        }
    }

    /// One word called otherwise wherever it stands.
    fn rename(&self, document: &mut Value, dice: &mut SeededDice) -> Option<String> {
        let place = Place::anywhere(self.schema, document, dice);
        let Value::String(old) = place.value(document)?.clone() else { return None };
        let new = self.words.another(place.field(), Some(&old), dice);
        if new == old {
            return None;
        }
        renamed(document, &old, &new);
        Some(format!("everywhere: {} -> {}", told(&json!(old)), told(&json!(new))))
    }
}

fn renamed(value: &mut Value, old: &str, new: &str) {
    match value {
        Value::String(word) if word == old => new.clone_into(word),
        Value::Array(items) => items.iter_mut().for_each(|item| renamed(item, old, new)),
        Value::Object(object) => {
            if let Some(inner) = object.remove(old) {
                object.insert(new.to_owned(), inner);
            }
            object.values_mut().for_each(|inner| renamed(inner, old, new));
        }
        _ => {}
    }
}

fn swapped(mut items: Vec<Value>, dice: &mut SeededDice) -> Option<Value> {
    if items.len() < 2 {
        return None;
    }
    let (one, other) = (dice.below(items.len()), dice.below(items.len()));
    items.swap(one, other);
    Some(Value::Array(items))
}

/// Another number: at the edges, near the present one, or any; now and then beyond what the field can hold.
fn number(now: Option<i64>, (least, most): (i64, i64), dice: &mut SeededDice) -> i64 {
    let now = now.unwrap_or(1);
    let mut any = |below: usize| i64::try_from(dice.below(below)).unwrap_or(0);
    let new = match any(13) {
        0 => 0,
        1 => 1,
        2 => 2,
        3 => most,
        4 => most.saturating_sub(1),
        5 => least,
        6 => now.saturating_add(1),
        7 => now.saturating_sub(1),
        8 => now.saturating_mul(2),
        9 => 3 + any(10),
        10 => any(256),
        11 => -any(12),
        _ => any(40),
    };
    if any(24) == 0 { new } else { new.clamp(least, most) }
}

/// A map with a column or row more or less.
fn resize(document: &mut Value, dice: &mut SeededDice) -> Option<String> {
    let map = document.get_mut("map")?.as_object_mut()?;
    let (by_column, more) = (one_in(2, dice), one_in(2, dice));
    let name = if by_column { "columns" } else { "rows" };
    let size = map.get(name)?.as_u64()?;
    let size = if more { size + 1 } else { size.saturating_sub(1) };
    map.insert(name.to_owned(), json!(size));
    for rows in ["grid", "elevation"] {
        let Some(lines) = map.get_mut(rows).and_then(Value::as_array_mut) else { continue };
        if !by_column {
            match lines.last().cloned() {
                Some(line) if more => lines.push(line),
                _ => drop(lines.pop()),
            }
            continue;
        }
        for line in lines {
            let Some(text) = line.as_str() else { continue };
            let mut letters: Vec<char> = text.chars().collect();
            match letters.last().copied() {
                Some(letter) if more => letters.push(letter),
                _ => drop(letters.pop()),
            }
            *line = json!(letters.into_iter().collect::<String>());
        }
    }
    Some(format!("map.{name}: {} -> {size}", if more { "one more" } else { "one less" }))
}
