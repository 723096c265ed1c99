//! Setting values so that what is typed in one go is one step.

use super::form_state::FormState;
use egui::Context;
use gonfalon_core::editor::ids::{IdKind, fresh_id, renaming};
use gonfalon_core::editor::problems::place_words;
use gonfalon_core::editor::{Document, Edit, Key, Node, Pointer, StepMatter, StepName};

/// The field of a place, as a step says it.
fn field(at: &Pointer) -> String {
    at.name().unwrap_or_default().to_owned()
}

/// The step that changes what stands at a place.
#[must_use]
pub fn change(content: &Node, at: &Pointer) -> StepName {
    let field = field(at);
    match place_words::holder(content, at) {
        Some(thing) => StepName::ChangeOf { field, thing },
        None => StepName::Change { field },
    }
}

/// What is at a place, as a step says it: by its name if it has one.
fn matter(content: &Node, at: &Pointer) -> StepMatter {
    // What lies in the thing at the place is held by it.
    let thing = at.of(content).filter(|node| node.fields().is_some());
    let called = thing.and_then(|_| {
        let held = place_words::holder(content, &at.then("id"))?;
        (place_words::holder(content, at).as_ref() != Some(&held)).then_some(held)
    });
    called.map_or_else(|| StepMatter::Field(field(at)), StepMatter::Thing)
}

/// Finishes what was typed once the keyboard has left its field, also where the field is not shown any more: a click on the tab
/// of another panel takes it away before it could tell.
pub fn follow(ctx: &Context, document: &mut Document, state: &mut FormState) {
    let focused = ctx.memory(egui::Memory::focused);
    let dragged = ctx.input(|i| i.pointer.any_down());
    if let Some(at) = state.typing.clone() {
        if !dragged && (focused.is_none() || focused != state.focus) {
            finish(document, state, &at);
        }
    } else {
        state.focus = focused;
    }
}

/// Sets a value while it is typed or dragged: until [`finish`] everything at the same place is one step.
pub fn set(document: &mut Document, state: &mut FormState, at: &Pointer, value: Node) {
    if document.get(at) == Some(&value) {
        return;
    }
    if state.typing.as_ref() != Some(at) || !document.is_in_stroke() {
        document.begin(change(document.content(), at));
        state.typing = Some(at.clone());
        let old = document.get(at).and_then(Node::text).map(str::to_owned);
        let old = old.filter(|_| renaming::bearer(at).is_some());
        state.renamed = old.map(|old| (at.clone(), old));
    }
    let edit = Edit::put(document.content(), at.clone(), value);
    // A place that is gone meanwhile takes nothing.
    let _ = document.extend(vec![edit]);
}

/// What was typed at a place is done.
pub fn finish(document: &mut Document, state: &mut FormState, at: &Pointer) {
    if state.typing.as_ref() == Some(at) {
        state.typing = None;
        // Half an id names nothing: what names the old one follows once it is whole.
        if let Some((at, old)) = state.renamed.take() {
            let edits = renaming::follow_one(document.content(), &at, &old);
            // Where a name cannot follow, the problems say that it points nowhere.
            let _ = document.extend(edits);
        }
        document.end();
    }
}

/// Sets a value as a step of its own.
pub fn put(document: &mut Document, at: &Pointer, value: Node) {
    let edit = Edit::put(document.content(), at.clone(), value);
    let name = change(document.content(), at);
    apply(document, name, edit);
}

/// Takes a field or an item away.
pub fn remove(document: &mut Document, at: &Pointer) {
    let Some((list, key)) = at.split() else { return };
    let what = matter(document.content(), at);
    let edit = match key {
        Key::Field(_) => Edit::RemoveField { at: at.clone() },
        Key::Item(place) => Edit::remove_item(list, *place),
    };
    apply(document, StepName::Remove { what }, edit);
}

/// Adds an item at the end of a list.
pub fn push(document: &mut Document, list: &Pointer, item: Node) {
    let edit = Edit::push(document.content(), list.clone(), item);
    apply(document, StepName::Add { what: StepMatter::Field(field(list)) }, edit);
}

/// Copies an item of a list behind itself.
pub fn double(document: &mut Document, at: &Pointer) {
    let (Some((list, Key::Item(place))), Some(mut item)) = (at.split(), document.get(at).cloned())
    else {
        return;
    };
    let what = matter(document.content(), at);
    if let (Some(_), Node::Record(fields)) = (IdKind::borne_in(&list), &mut item) {
        // Where the first one stands there may be no room, and its id is its own.
        fields.retain(|(name, _)| name != "setup" || list.name() == Some("battles"));
        let mut taken = fresh_id::taken(document.content(), &list);
        fresh_id::renew(fields, &mut taken);
    }
    let edit = Edit::Splice { at: list, from: place + 1, remove: 0, insert: vec![item] };
    apply(document, StepName::Clone { what }, edit);
}

/// Moves an item of a list up or down by one.
pub fn shift(document: &mut Document, at: &Pointer, down: bool) {
    let Some((list, Key::Item(place))) = at.split() else { return };
    let to = if down { place + 1 } else { place.saturating_sub(1) };
    let edit = Edit::MoveItem { at: list, from: *place, to };
    let what = matter(document.content(), at);
    apply(document, StepName::Reorder { what }, edit);
}

/// Gives an entry of a table another id, and everything that names it.
pub fn rename(document: &mut Document, at: &Pointer, id: &str) {
    let edits = renaming::rename_entry(document.content(), at, id);
    // What does not fit changes nothing.
    let _ = document.apply(StepName::Rename { what: id.to_owned() }, edits);
}

fn apply(document: &mut Document, name: StepName, edit: Edit) {
    // What does not fit changes nothing.
    let _ = document.apply(name, vec![edit]);
}
