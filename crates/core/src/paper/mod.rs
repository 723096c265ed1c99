//! Games on paper: the map at its true size on as many sheets as it takes, counters and cards with their backs in register,
//! the battle's tables and tracks, the rules as a booklet; as PDF, and the map as SVG and as a picture.
//!
//! What is printed are the drawings that the window paints ([`drawing`](crate::drawing)). They become sheets
//! (`sheet.rs`), in millimetres, still as plain data; three writers (`pdf_writer.rs`, `svg_writer.rs`, `png_writer.rs`) alone
//! know what comes of those. No clock and no chance is in any of it: the same battle gives the same bytes.

mod arms_sheet;
mod card_pages;
mod chart_pages;
mod counter_faces;
mod counter_pages;
mod extent;
mod line_breaking;
mod map_drawing;
pub mod map_key;
mod map_pages;
mod markers;
mod paper_error;
mod pdf_writer;
mod png_writer;
pub mod registered;
mod request;
mod rules_pages;
pub mod sheet;
mod svg_writer;
mod table_layout;
pub mod text_flow;
pub mod tiling;
mod tracks;

pub use arms_sheet::arms_sheet;
pub use card_pages::CARD;
pub use map_drawing::PrintedMap;
pub use paper_error::PaperError;
pub use request::{COUNTER_SIZES, DOTS, HEX_SIZES, PaperSize, Request, What};
pub use sheet::Sheet;

use crate::drawing::palette::{LIGHT, Palette};
use crate::drawing::{Colour, Palette as Colours};
use crate::scenario::Scenario;
use crate::session::{self, Port};
use pdf_writer::About;

/// The colours on paper: those of the light theme, without shadows.
pub static PAPER: Colours = Palette { shadow: Colour::NONE, table: Colour::WHITE, ..LIGHT };

/// A document: what is printed, sheet by sheet.
#[derive(Clone, PartialEq, Debug)]
pub struct Document {
    /// The parts that it has, each with its sheets.
    pub parts: Vec<(What, Vec<Sheet>)>,
    about: About,
}

impl Document {
    /// Every sheet.
    pub fn sheets(&self) -> impl Iterator<Item = &Sheet> {
        self.parts.iter().flat_map(|(_, sheets)| sheets)
    }

    /// The same as a PDF.
    ///
    /// # Errors
    /// What its writer says.
    pub fn pdf(&self) -> Result<Vec<u8>, PaperError> {
        let sheets: Vec<Sheet> = self.sheets().cloned().collect();
        pdf_writer::write(&sheets, &self.about)
    }
}

/// Prints a battle as a PDF.
///
/// # Errors
/// The scenario's faults, what it does not have, or a size that can't be printed.
pub fn pdf(scenario: &Scenario, request: &Request) -> Result<Vec<u8>, PaperError> {
    document(scenario, request)?.pdf()
}

/// The sheets of a battle.
///
/// # Errors
/// The scenario's faults, what it does not have, or a size that can't be printed.
pub fn document(scenario: &Scenario, request: &Request) -> Result<Document, PaperError> {
    request.check()?;
    let port = game(scenario, request)?;
    let l = request.language;
    let mut parts = Vec::new();
    for what in What::ALL.into_iter().filter(|&what| request.wants(what)) {
        let sheets = pages(&*port, what, request)?;
        if !sheets.is_empty() {
            parts.push((what, sheets));
        } else if request.what.is_some() {
            return Err(PaperError::Missing(what));
        }
    }
    let title = scenario.title.get(l).to_owned();
    Ok(Document { parts, about: About { title, language: l.tag().to_owned() } })
}

fn game(scenario: &Scenario, request: &Request) -> Result<Box<dyn Port>, PaperError> {
    // What is printed does not hang on dice.
    let mut port = session::new(scenario.clone(), 0)?;
    port.set_language(request.language);
    Ok(port)
}

fn pages(port: &dyn Port, what: What, request: &Request) -> Result<Vec<Sheet>, PaperError> {
    Ok(match what {
        What::Map => match port.map() {
            Some(map) => map_pages::pages(&printed(port, &map, request), request)?,
            None => Vec::new(),
        },
        What::Counters => counter_pages::pages(port, request, &PAPER),
        What::Charts => chart_pages::pages(port, request, &PAPER),
        What::Rules => rules_pages::pages(port.system(), request, &PAPER),
        What::Cards => card_pages::pages(port, request, &PAPER),
    })
}

fn printed<'a>(
    port: &'a dyn Port,
    map: &'a crate::view::MapView,
    request: &Request,
) -> PrintedMap<'a> {
    let Request { hex, style, language, counter, .. } = *request;
    let (scenario, turns) = (port.scenario(), tracks::turns(&port.table(None)));
    PrintedMap { map, scenario, palette: &PAPER, hex, style, turns, counter, language }
}

/// The whole map as one sheet.
///
/// # Errors
/// The scenario's faults, that it has no map, or a size that can't be printed.
pub fn map(scenario: &Scenario, request: &Request) -> Result<Sheet, PaperError> {
    request.check()?;
    let port = game(scenario, request)?;
    let map = port.map().ok_or(PaperError::Missing(What::Map))?;
    map_pages::single(printed(&*port, &map, request).sheet())
}

/// The whole map as SVG.
///
/// # Errors
/// See [`map`].
pub fn svg(scenario: &Scenario, request: &Request) -> Result<String, PaperError> {
    let title = scenario.title.get(request.language);
    Ok(svg_writer::write(&map(scenario, request)?, title))
}

/// A sheet as SVG.
#[must_use]
pub fn svg_of(sheet: &Sheet, title: &str) -> String {
    svg_writer::write(sheet, title)
}

/// A sheet as a PNG of so many dots to the inch.
///
/// # Errors
/// If the picture would be too large.
pub fn png_of(sheet: &Sheet, dpi: f32) -> Result<Vec<u8>, PaperError> {
    png_writer::write(sheet, dpi)
}

/// The whole map as a PNG of so many dots to the inch.
///
/// # Errors
/// See [`map`]; besides, a number of dots that can't be drawn.
pub fn png(scenario: &Scenario, request: &Request, dpi: f32) -> Result<Vec<u8>, PaperError> {
    if !DOTS.contains(&dpi) {
        return Err(PaperError::Dots);
    }
    png_writer::write(&map(scenario, request)?, dpi)
}
