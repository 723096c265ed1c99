//! The rules reference of a system as a booklet: its sections by number, then the rulings and options.

use super::request::{Request, What};
use super::sheet::Sheet;
use super::text_flow::{Block, Flow, plain};
use crate::drawing::Palette;
use crate::kernel::System;
use crate::reference::library::SectionKind;
use crate::reference::{Library, Ruling, Section};
use crate::say;
use crate::words::{Language, markup};

/// The booklet.
#[must_use]
pub fn pages(system: System, request: &Request, palette: &Palette) -> Vec<Sheet> {
    let (library, l) = (Library::of(system), request.language);
    let running = library.title.get(l);
    let (size, language) = (request.paper.upright(), l);
    // An A3 sheet has room for three columns.
    let columns = if size.x > 250.0 { 3 } else { 2 };
    let flow = Flow { size, columns, running, palette, language };
    let mut blocks = vec![Block::title(running), Block::note(&say!(l, "paper-rules-about"))];
    for section in &library.sections {
        blocks.extend(section_blocks(section, l));
    }
    blocks.push(Block::marked(1, &say!(l, "paper-rulings"), 1));
    blocks.push(Block::paragraph(&say!(l, "paper-rulings-about")));
    for ruling in &library.rulings {
        blocks.extend(ruling_blocks(library, ruling, l));
    }
    let mut sheets = flow.pages(&blocks);
    if let Some(first) = sheets.first_mut() {
        let mut whole = Sheet::default();
        whole.bookmark(0, &What::Rules.name(l), 0.0);
        first.bookmarks.splice(0..0, whole.bookmarks);
    }
    sheets
}

fn section_blocks(section: &Section, l: Language) -> Vec<Block> {
    let heading = format!("{} {}", section.id, section.title.get(l));
    // A section with a number of the first rank begins a chapter, whatever it holds.
    let chapter = section.kind == SectionKind::Chapter || section.id.ends_with(".0");
    let (rank, level) = if chapter { (1, 1) } else { (2, 2) };
    let mut blocks = vec![Block::marked(rank, &heading, level)];
    blocks.extend(Block::markdown(section.text.get(l)));
    let mut notes = Vec::new();
    if !section.see.is_empty() {
        notes.push(say!(l, "paper-see", ids = section.see.join(", ")));
    }
    if !section.rulings.is_empty() {
        notes.push(say!(l, "paper-see-rulings", ids = section.rulings.join(", ")));
    }
    if !notes.is_empty() {
        blocks.push(Block::note(&notes.join(" ")));
    }
    blocks
}

fn ruling_blocks(library: &Library, ruling: &Ruling, l: Language) -> Vec<Block> {
    let sections = ruling.sections.join(", ");
    let heading = say!(l, "paper-ruling", id = &ruling.id, sections = sections);
    let mut blocks = vec![Block::marked(3, &heading, 2)];
    blocks.extend(Block::markdown(&format!("*{}*", ruling.question.get(l))));
    blocks.push(Block::Keep);
    blocks.extend(Block::markdown(ruling.ruling.get(l)));
    blocks.push(Block::note(&markup::plain(ruling.why.get(l))));
    if let Some(option) = ruling.option.as_ref().and_then(|name| library.option(name)) {
        let title = say!(l, "paper-option", name = &option.name, title = option.title.get(l));
        blocks.push(Block::note(&title));
        for value in &option.values {
            let meaning = markup::plain(value.meaning.get(l));
            let text = say!(l, "paper-value", value = &value.value, meaning = meaning);
            let (runs, bullet) = (plain(&text), "•".to_owned());
            blocks.push(Block::Paragraph { runs, bullet, depth: 0, pt: 8.0 });
        }
    }
    blocks
}
