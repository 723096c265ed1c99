//! What a game looks like in the list: its names, where it stands, and a small picture.

use super::super::map::picture;
use super::super::panels::turn;
use super::super::theme::Palette;
use egui::{Color32, ColorImage};
use gonfalon_core::kernel::Side;
use gonfalon_core::session::Port;
use gonfalon_core::view::{CardTableView, Line};
use std::collections::BTreeSet;

/// The longer side of a picture, in pixels.
const LONGEST: f32 = 260.0;

/// What a game looks like.
#[derive(Clone, Debug)]
pub struct GameSummary {
    /// The battle's name.
    pub title: String,
    /// The name of the game that settings remember the seats by.
    pub seats: String,
    /// The sides' names.
    pub sides: [String; 2],
    /// The sides' colours.
    pub inks: [Color32; 2],
    /// Turn and phase, or how it ended.
    pub stands: String,
    /// Whether it is over.
    pub over: bool,
    /// How many actions have been taken.
    pub steps: usize,
    /// The picture.
    pub picture: Option<ColorImage>,
}

impl GameSummary {
    /// The summary of a game, in its own language.
    #[must_use]
    pub fn of(port: &dyn Port, palette: &Palette) -> GameSummary {
        let (language, scenario) = (port.language(), port.scenario());
        let table = port.table(None);
        let ending = port.prompt().over.as_ref();
        let stands = ending.map_or_else(
            || {
                let phase = table.turn.phases.iter().find(|phase| phase.now);
                let side = table.turn.active.map(|side| port.side_name(side));
                let words = [Some(turn::title(&table.turn, language).as_str()), side]
                    .into_iter()
                    .chain([phase.map(|phase| phase.name.as_str())])
                    .flatten()
                    .collect::<Vec<_>>()
                    .join(", ");
                turn::capital(&words)
            },
            |ending| ending.summary.clone(),
        );
        let liveries = scenario.sides.each_ref().map(|side| palette.livery(side.livery));
        GameSummary {
            title: scenario.title.get(language).to_owned(),
            seats: super::super::app::name_of(port),
            sides: Side::ALL.map(|side| port.side_name(side).to_owned()),
            inks: [liveries[0].text, liveries[1].text],
            stands,
            over: ending.is_some(),
            steps: port.steps(),
            picture: match &table.cards {
                Some(cards) => {
                    let bodies = [liveries[0].body, liveries[1].body];
                    Some(of_cards(cards, &public_cells(port), palette, bodies))
                }
                None => of_map(port, palette),
            },
        }
    }
}

/// The cells in which either side sees a card: what one side knows alone is nothing for a list.
fn public_cells(port: &dyn Port) -> BTreeSet<String> {
    let of = |side: Side| -> BTreeSet<String> {
        let cards = port.table(Some(side)).cards;
        let cells = cards.into_iter().flat_map(|cards| cards.cells);
        cells.filter(|cell| cell.card.is_some()).map(|cell| cell.id).collect()
    };
    &of(Side::A) & &of(Side::B)
}

fn of_map(port: &dyn Port, palette: &Palette) -> Option<ColorImage> {
    let map = port.map()?;
    let bounds = picture::extent(&map);
    let scale = (LONGEST / bounds.width().max(bounds.height()).max(1.0)).clamp(0.5, 16.0);
    picture::of_battle(port, palette, scale)
}

/// The field of cards: where cards of either side stand, and nothing of what they are.
#[allow(clippy::cast_sign_loss, clippy::cast_possible_truncation)] // small positive numbers
fn of_cards(
    cards: &CardTableView,
    public: &BTreeSet<String>,
    palette: &Palette,
    bodies: [Color32; 2],
) -> ColorImage {
    const HEIGHT: usize = 180;
    let width = LONGEST as usize;
    let mut image = ColorImage::filled([width, HEIGHT], palette.field);
    let row = HEIGHT / 3;
    block(&mut image, (0, row), (width, row), palette.field_melee);
    let columns = usize::from(cards.columns).max(1);
    let step = width / columns;
    let (wide, tall) = (step.saturating_sub(2).clamp(3, 36), row * 7 / 10);
    for zone in cards.zones.iter().skip(1) {
        let x = usize::from(zone.columns.0) * step;
        block(&mut image, (x.saturating_sub(1), 0), (1, HEIGHT), palette.field_edge);
    }
    for cell in &cards.cells {
        let Some(card) = cell.card.as_ref().filter(|_| public.contains(&cell.id)) else {
            continue;
        };
        let line = match cell.line {
            Line::First(Side::A) => 2,
            Line::Melee => 1,
            Line::First(Side::B) => 0,
        };
        let left = usize::from(cell.column) * step + (step - wide.min(step)) / 2;
        let top = line * row + (row - tall) / 2;
        block(&mut image, (left, top), (wide, tall), palette.halo);
        let inner = (wide.saturating_sub(2), tall - 2);
        block(&mut image, (left + 1, top + 1), inner, bodies[card.side as usize]);
    }
    image
}

fn block(image: &mut ColorImage, at: (usize, usize), size: (usize, usize), color: Color32) {
    let [width, height] = image.size;
    for y in at.1..(at.1 + size.1).min(height) {
        for x in at.0..(at.0 + size.0).min(width) {
            image.pixels[y * width + x] = color;
        }
    }
}
