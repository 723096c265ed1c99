//! `gonfalon arms`: coats of arms by their blazons, as pictures.

use super::to_paper::write;
use super::{Done, Failure};
use crate::drawing::heraldry::Carrier;
use crate::heraldry::{self, Arms as Coat};
use crate::paper::{arms_sheet, png_of, svg_of};
use crate::say;
use crate::words::{Language, io_error};
use clap::Args;
use std::fs;
use std::io::Write;
use std::path::PathBuf;

/// Read a blazon, and draw the arms.
#[derive(Args, Debug)]
#[command(
    after_help = "Examples:\n  gonfalon arms \"Gules, a lion rampant queue fourchee argent\"\n  gonfalon arms \"Or, three chevrons gules\" \
                  --out clare.svg\n  gonfalon arms --sheet roll.txt --out roll.png\n\nIn a sheet's file each line has a blazon; before it \
                  the bearer's name and a bar may stand, and lines that begin with # are left out."
)]
pub struct Arms {
    /// The blazon, in English.
    blazon: Option<String>,
    /// A file with a blazon on each line: all on one sheet.
    #[arg(long, value_name = "FILE", conflicts_with = "blazon")]
    sheet: Option<PathBuf>,
    /// The picture to write; its name ends with .svg or .png. Without it the blazon is written in its canonical form.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Draw a banner.
    #[arg(long)]
    banner: bool,
    /// Draw the pennon of a lance.
    #[arg(long, conflicts_with = "banner")]
    pennon: bool,
    /// The width of each shield in millimetres.
    #[arg(long, value_name = "MM", default_value_t = 40.0)]
    size: f32,
    /// The dots to the inch of a PNG.
    #[arg(long, value_name = "N", default_value_t = 150.0)]
    dpi: f32,
}

impl Arms {
    pub(super) fn run(&self, language: Language, out: &mut dyn Write) -> Done {
        let arms = match (&self.blazon, &self.sheet) {
            (Some(blazon), _) => vec![(String::new(), read(blazon, language)?)],
            (None, Some(_)) => self.listed(language)?,
            (None, None) => return Err(Failure::Usage(say!(language, "cli-arms-nothing"))),
        };
        let Some(file) = &self.out else {
            for (_, arms) in &arms {
                writeln!(out, "{arms}")?;
            }
            return Ok(());
        };
        let carrier = match (self.banner, self.pennon) {
            (true, _) => Carrier::Banner,
            (_, true) => Carrier::Pennon,
            _ => Carrier::Shield,
        };
        let sheet = arms_sheet(&arms, carrier, self.size.clamp(3.0, 200.0));
        let ending = file.extension().map(|e| e.to_string_lossy().to_ascii_lowercase());
        let name = file.display().to_string();
        let bytes = match ending.as_deref() {
            Some("svg") => svg_of(&sheet, "arms").into_bytes(),
            Some("png") => png_of(&sheet, self.dpi.clamp(20.0, 1200.0))
                .map_err(|error| Failure::Said(error.told(language)))?,
            _ => return Err(Failure::Usage(say!(language, "cli-no-picture", file = name))),
        };
        write(file, &bytes, language)?;
        writeln!(out, "{}", say!(language, "cli-rendered", file = name))?;
        Ok(())
    }

    /// The arms of a sheet's file with the names of their bearers.
    fn listed(&self, language: Language) -> Result<Vec<(String, Coat)>, Failure> {
        let Some(path) = &self.sheet else { return Ok(Vec::new()) };
        let file = path.display().to_string();
        let text = fs::read_to_string(path).map_err(|error| {
            Failure::Said(format!("{file}: {}", io_error::told(&error, language)))
        })?;
        let (mut all, mut wrong) = (Vec::new(), Vec::new());
        for (k, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let (name, blazon) = line.rsplit_once('|').unwrap_or(("", line));
            match heraldry::parse(blazon.trim()) {
                Ok(arms) => all.push((name.trim().to_owned(), arms)),
                Err(fault) => {
                    let (what, todo) = (fault.what().told(language), fault.todo().told(language));
                    let line = k + 1;
                    wrong.push(say!(
                        language,
                        "cli-arms-line",
                        file = file.clone(),
                        line = line,
                        what = what,
                        todo = todo
                    ));
                }
            }
        }
        if wrong.is_empty() { Ok(all) } else { Err(Failure::Said(wrong.join("\n"))) }
    }
}

fn read(blazon: &str, language: Language) -> Result<Coat, Failure> {
    heraldry::parse(blazon).map_err(|fault| {
        let (what, todo) = (fault.what().told(language), fault.todo().told(language));
        Failure::Said(say!(language, "cli-arms-wrong", what = what, todo = todo))
    })
}
