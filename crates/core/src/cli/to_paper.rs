//! `gonfalon print` and `gonfalon render`: battles on paper, and maps as pictures.

use super::pick::Pick;
use super::{Done, Failure};
use crate::cartography::MapStyle;
use crate::paper::{self, PaperError, PaperSize, Request, What};
use crate::say;
use crate::session::atomic;
use crate::words::io_error;
use crate::words::{Language, listed};
use clap::Args;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Print a battle as a PDF: map, counters, tables, rules, cards.
#[derive(Args, Debug)]
#[command(
    after_help = "Examples:\n  gonfalon print acre --out acre.pdf\n  gonfalon print my-battle.json --what map,counters --paper a3 --hex 22 \
                  --counter 15 --out battle.pdf\n  gonfalon print lewes --what map --one-sheet --language es --out lewes.pdf\n\nPrint \
                  at 100 %, not fitted to the page. Counters and cards have their backs on the sheet that follows: glue both \
                  sheets back to back, or print on both sides and turn over the long edge."
)]
pub struct Print {
    #[command(flatten)]
    pick: Pick,
    /// What to print: map, counters, charts, rules, cards, several with commas between them; or all that the battle has.
    #[arg(long, value_name = "PARTS", default_value = "all", value_parser = parts)]
    what: Parts,
    /// The paper: a4, letter or a3.
    #[arg(long, value_name = "SIZE", default_value = "a4", value_parser = paper_size)]
    paper: PaperSize,
    /// Put the map on one sheet that is as large as it; everything else stays on the paper.
    #[arg(long)]
    one_sheet: bool,
    /// The size of a hex in millimetres, from flat to flat.
    #[arg(long, value_name = "MM", default_value_t = 19.0)]
    hex: f32,
    /// The side of a counter in millimetres.
    #[arg(long, value_name = "MM", default_value_t = 13.0)]
    counter: f32,
    /// What the map looks like: land, as in an atlas; print, in flat colours; or plain, hex by hex as the rules see it. The default
    /// is what its author chose.
    #[arg(long, value_name = "STYLE", value_parser = style)]
    style: Option<MapStyle>,
    /// The language of the printed words by its tag, such as es; the default is that of the command line.
    #[arg(long, value_name = "TAG")]
    language: Option<String>,
    /// The file to write.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

/// Write the map of a battle as a picture: SVG or PNG.
#[derive(Args, Debug)]
#[command(
    after_help = "Examples:\n  gonfalon render acre --out acre.svg\n  gonfalon render lewes --out lewes.png --dpi 300 --hex 16\n\nThe \
                  ending of the file says which it is to be."
)]
pub struct Render {
    #[command(flatten)]
    pick: Pick,
    /// The dots to the inch of a PNG.
    #[arg(long, value_name = "N", default_value_t = 150.0)]
    dpi: f32,
    /// The size of a hex in millimetres, from flat to flat.
    #[arg(long, value_name = "MM", default_value_t = 19.0)]
    hex: f32,
    /// What the map looks like: land, as in an atlas; print, in flat colours; or plain, hex by hex as the rules see it. The default
    /// is what its author chose.
    #[arg(long, value_name = "STYLE", value_parser = style)]
    style: Option<MapStyle>,
    /// The language of the words on it by its tag, such as es; the default is that of the command line.
    #[arg(long, value_name = "TAG")]
    language: Option<String>,
    /// The file to write; its name ends with .svg or .png.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

/// The parts that are to be printed; `None` for all that there are.
#[derive(Clone, Debug)]
struct Parts(Option<Vec<What>>);

fn parts(text: &str) -> Result<Parts, String> {
    if text.trim() == "all" {
        return Ok(Parts(None));
    }
    let part = |word: &str| {
        What::from_word(word.trim()).ok_or_else(|| {
            let known = What::ALL.map(What::word).join(", ");
            format!("\"{word}\" is nothing that can be printed: write all, or some of {known}")
        })
    };
    text.split(',').map(part).collect::<Result<_, _>>().map(|list| Parts(Some(list)))
}

fn paper_size(text: &str) -> Result<PaperSize, String> {
    PaperSize::from_word(&text.to_ascii_lowercase()).ok_or_else(|| {
        let known = PaperSize::ALL.map(PaperSize::word).join(", ");
        format!("there is no paper \"{text}\": write one of {known}")
    })
}

fn style(text: &str) -> Result<MapStyle, String> {
    MapStyle::from_tag(&text.to_ascii_lowercase()).ok_or_else(|| {
        let known = MapStyle::ALL.map(MapStyle::tag).join(", ");
        format!("there is no style \"{text}\": write one of {known}")
    })
}

fn language(tag: Option<&String>, usual: Language) -> Result<Language, Failure> {
    let Some(tag) = tag else { return Ok(usual) };
    Language::with_tag(tag).ok_or_else(|| Failure::Usage(format!("{}.", Language::unknown(tag))))
}

/// Sizes out of range are a wrong command line; what a battle does not have was found out by looking.
fn failure(error: &PaperError, language: Language) -> Failure {
    let told = error.told(language);
    match error {
        PaperError::HexSize | PaperError::CounterSize | PaperError::Dots => Failure::Usage(told),
        _ => Failure::Said(told),
    }
}

pub(super) fn write(path: &Path, bytes: &[u8], language: Language) -> Done {
    atomic::write(path, bytes).map_err(|error| {
        let (file, error) = (path.display().to_string(), io_error::told(&error, language));
        Failure::Said(say!(language, "cli-not-written", file = file, error = error))
    })
}

impl Print {
    pub(super) fn run(&self, usual: Language, out: &mut dyn Write) -> Done {
        let printed = language(self.language.as_ref(), usual)?;
        let scenario = self.pick.read()?;
        let request = Request {
            what: self.what.0.clone(),
            paper: self.paper,
            one_sheet: self.one_sheet,
            hex: self.hex,
            counter: self.counter,
            style: self.style,
            language: printed,
        };
        let fail = |error: PaperError| failure(&error, usual);
        let document = paper::document(&scenario, &request).map_err(fail)?;
        write(&self.out, &document.pdf().map_err(fail)?, usual)?;
        let part = |what: What, n: usize| say!(usual, "cli-printed-{}" what.word(), n = n);
        let parts: Vec<String> =
            document.parts.iter().map(|(what, sheets)| part(*what, sheets.len())).collect();
        let (file, n) = (self.out.display().to_string(), document.sheets().count());
        let parts = listed(usual, &parts);
        writeln!(out, "{}", say!(usual, "cli-printed", file = file, n = n, parts = parts))?;
        Ok(())
    }
}

impl Render {
    pub(super) fn run(&self, usual: Language, out: &mut dyn Write) -> Done {
        let language = language(self.language.as_ref(), usual)?;
        let request = Request { hex: self.hex, style: self.style, language, ..Request::default() };
        let ending = self.out.extension().map(|e| e.to_string_lossy().to_ascii_lowercase());
        let fail = |error: PaperError| failure(&error, usual);
        let bytes = match ending.as_deref() {
            Some("svg") => paper::svg(&self.pick.read()?, &request).map_err(fail)?.into_bytes(),
            Some("png") => paper::png(&self.pick.read()?, &request, self.dpi).map_err(fail)?,
            _ => {
                let file = self.out.display().to_string();
                return Err(Failure::Usage(say!(usual, "cli-no-picture", file = file)));
            }
        };
        write(&self.out, &bytes, usual)?;
        let file = self.out.display().to_string();
        writeln!(out, "{}", say!(usual, "cli-rendered", file = file))?;
        Ok(())
    }
}
