//! What is done with lines of the table of counters: added, copied, numbered, taken in from a spreadsheet and given to one.

use super::column_list::Column;
use super::spreadsheet;
use crate::author::forms::known_ids;
use gonfalon_core::editor::ids::fresh_id;
use gonfalon_core::editor::ids::renaming::{self, NewIds};
use gonfalon_core::editor::problems::place_words;
use gonfalon_core::editor::{Document, Edit, Key, Node, Pointer, StepMatter, StepName};
use gonfalon_core::words::Language;
use std::collections::BTreeSet;

/// Carries edits out as one step.
pub fn carry(document: &mut Document, name: StepName, edits: Vec<Edit>) {
    // What does not fit changes nothing.
    let _ = document.apply(name, edits);
}

/// The edit that sets a value in a line. A record that it lies in and that is missing can't be made up: nothing is set then.
pub fn put(document: &Document, line: &Pointer, column: &Column, value: Node) -> Option<Edit> {
    let at = column.of(line);
    let (inside, _) = at.split()?;
    document.get(&inside)?;
    let value = match (document.get(&at), value) {
        // A name keeps its gender.
        (Some(Node::Record(fields)), Node::Text(text)) => {
            let mut fields = fields.clone();
            if let Some(field) = fields.iter_mut().find(|(name, _)| name == "text") {
                field.1 = Node::Text(text);
            }
            Node::Record(fields)
        }
        (_, value) => value,
    };
    Some(Edit::put(document.content(), at, value))
}

/// What lines are called, as steps have it: a single one by its name, several by that of their list.
fn called(document: &Document, at: &Pointer, lines: &[usize]) -> StepMatter {
    let alone = match lines {
        [line] => place_words::told_apart(document.content(), at, &Key::Item(*line)),
        _ => None,
    };
    let list = || StepMatter::Field(at.name().unwrap_or_default().to_owned());
    alone.map_or_else(list, StepMatter::Thing)
}

/// Removes lines.
pub fn remove(document: &mut Document, at: &Pointer, chosen: &[usize]) {
    let edits = chosen.iter().rev().map(|k| Edit::remove_item(at.clone(), *k)).collect();
    let what = called(document, at, chosen);
    carry(document, StepName::Remove { what }, edits);
}

/// Copies lines behind all others, each under an id of its own and without a place: where the first stands there may be no room.
pub fn clone(document: &mut Document, at: &Pointer, chosen: &[usize]) {
    let mut taken = fresh_id::taken(document.content(), at);
    let items = document.get(at).and_then(Node::items).unwrap_or_default();
    let from = items.len();
    let mut copies = Vec::new();
    for item in chosen.iter().filter_map(|k| items.get(*k)) {
        let Node::Record(mut fields) = item.clone() else { continue };
        fields.retain(|(name, _)| name != "setup");
        fresh_id::renew(&mut fields, &mut taken);
        copies.push(Node::Record(fields));
    }
    let what = called(document, at, chosen);
    let edit = Edit::Splice { at: at.clone(), from, remove: 0, insert: copies };
    carry(document, StepName::Clone { what }, vec![edit]);
}

/// Adds a line like the last one, with an id of its own and no place yet; an empty one to an empty list.
pub fn add(document: &mut Document, at: &Pointer, fresh: Node) {
    let last = document.get(at).and_then(Node::items).and_then(<[Node]>::last).cloned();
    let line = match last {
        Some(Node::Record(mut fields)) => {
            fields.retain(|(name, _)| name != "setup");
            fresh_id::renew(&mut fields, &mut fresh_id::taken(document.content(), at));
            Node::Record(fields)
        }
        _ => fresh,
    };
    let edit = Edit::push(document.content(), at.clone(), line);
    let what = called(document, at, &[]);
    carry(document, StepName::Add { what }, vec![edit]);
}

/// Numbers the chosen lines one after the other, beginning with the id of the first.
pub fn renumber(document: &mut Document, at: &Pointer, chosen: &[usize]) {
    let id = |k: usize| document.get(&at.then(k).then("id")).and_then(Node::text);
    let Some(first) = chosen.first().and_then(|k| id(*k)).map(str::to_owned) else { return };
    let own: BTreeSet<String> = chosen.iter().filter_map(|k| id(*k)).map(str::to_owned).collect();
    let mut taken: BTreeSet<String> =
        fresh_id::taken(document.content(), at).difference(&own).cloned().collect();
    let (mut edits, mut new) = (Vec::new(), NewIds::new());
    for k in chosen {
        let next = fresh_id::next(&first, &taken);
        taken.insert(next.clone());
        new.extend(id(*k).map(|old| (old.to_owned(), next.clone())));
        edits.push(Edit::put(document.content(), at.then(*k).then("id"), next));
    }
    // What names them follows.
    edits.extend(renaming::follow(document.content(), at, &new));
    let name = StepName::ChangeMany { count: chosen.len(), field: "id".to_owned() };
    carry(document, name, edits);
}

/// Lines as a spreadsheet takes them, with how many they are: the chosen ones, or all.
#[must_use]
pub fn copied(
    document: &Document,
    at: &Pointer,
    columns: &[Column],
    chosen: &[usize],
) -> (String, usize) {
    let count = document.get(at).and_then(Node::items).map_or(0, <[Node]>::len);
    let all: Vec<usize> = if chosen.is_empty() { (0..count).collect() } else { chosen.to_vec() };
    let head: Vec<String> = columns.iter().map(|column| column.word.clone()).collect();
    let line = |k: usize| {
        let text = |column: &Column| column.text(document.get(&column.of(&at.then(k))));
        columns.iter().map(text).collect()
    };
    let count = all.len();
    let rows: Vec<Vec<String>> = [head].into_iter().chain(all.into_iter().map(line)).collect();
    (spreadsheet::written(&rows), count)
}

/// The columns that pasted rows have, with the rows themselves. A first line that names columns, as files or as the table call
/// them, is no row; without one the columns are those of the table, in their order.
fn headed<'a, 'b>(
    columns: &'a [Column<'a>],
    rows: &'b [Vec<String>],
) -> (Vec<Option<&'a Column<'a>>>, &'b [Vec<String>]) {
    let Some((first, rest)) = rows.split_first() else { return (Vec::new(), rows) };
    let heads: Vec<Option<&Column>> =
        first.iter().map(|word| columns.iter().find(|column| column.is_called(word))).collect();
    let known = heads.iter().flatten().count();
    if known > 0 && known * 2 >= heads.len() {
        (heads, rest)
    } else {
        (columns.iter().map(Some).collect(), rows)
    }
}

/// How many lines pasted rows are, without a first line that names columns.
#[must_use]
pub fn count(columns: &[Column], rows: &[Vec<String>]) -> usize {
    headed(columns, rows).1.len()
}

/// A cell of pasted rows that meant nothing.
pub struct Untaken<'a> {
    /// The row, counted from 1.
    pub row: usize,
    /// Its column.
    pub column: &'a Column<'a>,
    /// What stood in it.
    pub cell: String,
}

/// The id that a cell means: it may as well be called by its name.
fn meant(document: &Document, at: &Pointer, cell: &str) -> Option<String> {
    let is = |own: &str| own.to_lowercase() == cell.trim().to_lowercase();
    let named = |language| {
        let known = known_ids::of(document, at, language);
        let id = known.iter().find(|(id, _)| is(id));
        let found = id.or_else(|| known.iter().find(|(_, name)| is(name)));
        found.map(|(id, _)| id.clone())
    };
    Language::all().find_map(named)
}

/// Takes rows in: those with an id that is there change that line, the others are added. Returns the cells that meant nothing.
pub fn take_in<'a>(
    document: &mut Document,
    at: &Pointer,
    columns: &'a [Column<'a>],
    rows: &[Vec<String>],
    fresh: &Node,
) -> Vec<Untaken<'a>> {
    let (heads, rows) = headed(columns, rows);
    let id_at = heads.iter().position(|head| head.is_some_and(|column| column.word == "id"));
    document.begin(StepName::TakeIn { count: rows.len() });
    let mut untaken = Vec::new();
    for (number, row) in rows.iter().enumerate() {
        let items = document.get(at).and_then(Node::items).unwrap_or_default();
        let id = id_at.and_then(|k| row.get(k)).map(|id| id.trim().to_owned());
        let known = items.iter().position(|item| {
            item.field("id").and_then(Node::text) == id.as_deref() && id.is_some()
        });
        let place = known.unwrap_or(items.len());
        if known.is_none() {
            let edit = Edit::push(document.content(), at.clone(), fresh.clone());
            // A place that is gone meanwhile takes nothing.
            let _ = document.extend(vec![edit]);
        }
        for (column, cell) in heads.iter().zip(row) {
            let Some(column) = column.filter(|_| !cell.trim().is_empty()) else { continue };
            let line = at.then(place);
            let of = column.of(&line);
            let cell = meant(document, &of, cell).unwrap_or_else(|| cell.trim().to_owned());
            let edit = column.value(&cell).and_then(|v| put(document, &line, column, v));
            match edit {
                Some(edit) => _ = document.extend(vec![edit]),
                None => untaken.push(Untaken { row: number + 1, column, cell }),
            }
        }
    }
    document.end();
    untaken
}
