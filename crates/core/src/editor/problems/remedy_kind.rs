//! What a remedy does, in words.

use super::place_words::{option_title, option_value};
use crate::reference::FieldTexts;
use crate::say;
use crate::words::Language;

/// What a remedy does.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // names that stand in the sentence
pub enum RemedyKind {
    /// Hexes get a terrain.
    SetTerrain { terrain: String },
    /// A letter gets a terrain in the legend.
    AddToLegend { letter: char, terrain: String },
    /// Rows and letters are added or cut off until the map has its size.
    FitRows,
    /// A hex is taken out of a list.
    RemoveHex { hex: String },
    /// A field or an item is removed.
    Remove { what: String },
    /// A counter is taken off the map.
    TakeOffMap { counter: String },
    /// A road is cut where it has a gap.
    CutRoad,
    /// A zone is added, without hexes.
    AddZone { zone: String },
    /// A zone gets the hexes around it.
    WidenZone { zone: String },
    /// An optional ruling becomes another.
    SetOption { option: String, value: String },
    /// A value becomes another.
    Set { to: String },
}

impl RemedyKind {
    /// What it does, such as "Set it to Clear".
    #[must_use]
    pub fn told(&self, language: Language) -> String {
        let l = language;
        match self {
            RemedyKind::SetTerrain { terrain } => {
                say!(l, "editor-remedy-set-terrain", terrain = terrain.as_str())
            }
            RemedyKind::AddToLegend { letter, terrain } => {
                let letter = letter.to_string();
                say!(l, "editor-remedy-legend", letter = letter, terrain = terrain.as_str())
            }
            RemedyKind::FitRows => say!(l, "editor-remedy-fit-rows"),
            RemedyKind::RemoveHex { hex } => {
                say!(l, "editor-remedy-remove-hex", hex = hex.as_str())
            }
            RemedyKind::Remove { what } => {
                // Fields and options go by their titles, what an author has made by its name.
                let field = || FieldTexts::shared().field(what, l).map(str::to_owned);
                let title = option_title(what, l).or_else(field);
                say!(l, "editor-remedy-remove", what = title.unwrap_or_else(|| what.clone()))
            }
            RemedyKind::TakeOffMap { counter } => {
                say!(l, "editor-remedy-take-off", counter = counter.as_str())
            }
            RemedyKind::CutRoad => say!(l, "editor-remedy-cut-road"),
            RemedyKind::AddZone { zone } => say!(l, "editor-remedy-add-zone", zone = zone.as_str()),
            RemedyKind::WidenZone { zone } => say!(l, "editor-remedy-widen", zone = zone.as_str()),
            RemedyKind::SetOption { option, value } => {
                let title = option_title(option, l).unwrap_or_else(|| option.clone());
                let value = option_value(option, value, l).unwrap_or_else(|| value.clone());
                say!(l, "editor-remedy-set-option", option = title, value = value)
            }
            RemedyKind::Set { to } => say!(l, "editor-remedy-set", to = to.as_str()),
        }
    }
}
