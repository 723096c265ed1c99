//! Cards of poker size, three by three to a sheet, with their backs.

use super::registered::{Piece, Printed, Register};
use super::request::{Request, What};
use super::sheet::{FINE, PT, Sheet};
use super::text_flow;
use crate::drawing::card::{self, CardAppearance};
use crate::drawing::typeface::typeface;
use crate::drawing::{Anchor, Area, Paint, Palette, Point, Shape, Stroke, point};
use crate::kernel::Side;
use crate::say;
use crate::scenario::model::Livery;
use crate::session::Port;
use crate::session::deck_source::Decks;
use crate::view::{CardFace, CardKind, CardTableView, DeckSource, Nation};
use crate::words::Language;

/// The size of a card, in millimetres.
pub const CARD: Point = point(63.0, 88.0);
/// The edge of a card in the colour of its side.
const EDGE: f32 = 2.4;
/// The strip for words at the foot of a card.
const WORDS: f32 = 17.5;

/// Every card of both decks, front and back; nothing if the game has none.
#[must_use]
pub fn pages(port: &dyn Port, request: &Request, palette: &Palette) -> Vec<Sheet> {
    let l = port.language();
    let liveries = port.scenario().sides.each_ref().map(|side| side.livery);
    let groups: Vec<Vec<Piece>> = Side::ALL
        .map(|side| {
            let livery = liveries[side as usize];
            let nation = nation(port, side);
            let printer = CardPrinter { palette, livery, language: l, nation };
            cards(port, side).iter().map(|face| printer.piece(face)).collect()
        })
        .into_iter()
        .filter(|group: &Vec<Piece>| !group.is_empty())
        .collect();
    // Rows need not begin anew: every back knows its side.
    let all: Vec<Piece> = groups.into_iter().flatten().collect();
    if all.is_empty() {
        return Vec::new();
    }
    let register =
        Register { paper: request.paper.upright(), piece: CARD, margin: point(7.0, 7.0), palette };
    let battle = port.scenario().title.get(l);
    let label = |number: usize, of: usize, back: bool| {
        if back {
            say!(l, "paper-cards-back", battle = battle, number = number, of = of)
        } else {
            say!(l, "paper-cards-front", battle = battle, number = number, of = of)
        }
    };
    let mut sheets = register.sheets(&[all], label);
    if let Some(first) = sheets.first_mut() {
        first.bookmark(0, &What::Cards.name(l), 0.0);
    }
    sheets
}

/// The nation of a side's deck.
fn nation(port: &dyn Port, side: Side) -> Option<Nation> {
    let table = port.table(None).cards?;
    table.holdings[side as usize].nation
}

/// A side's cards, one face for each.
#[must_use]
pub fn cards(port: &dyn Port, side: Side) -> Vec<CardFace> {
    let (decks, scenario) = (Decks, port.scenario());
    if scenario.system() != decks.system() {
        return Vec::new();
    }
    let Some(both) = decks.decks(scenario) else {
        return port.table(None).cards.map_or_else(Vec::new, |table| lying(&table, side));
    };
    let view = decks.view(Some(scenario), &both[side as usize], port.language());
    let lines = view.units.into_iter().chain(view.tactics);
    lines.flat_map(|line| vec![line.face; usize::from(line.count)]).collect()
}

/// The cards of a side that lie on the table, where no deck says which there are.
fn lying(table: &CardTableView, side: Side) -> Vec<CardFace> {
    let field = table.cells.iter().filter_map(|cell| cell.card.as_ref());
    let field = field.filter(|card| card.side == side).filter_map(|card| card.face.clone());
    let held = &table.holdings[side as usize];
    let hand = held.hand.iter().filter_map(|card| card.face.clone());
    let piles = held.deck_top.iter().chain(&held.reserve).chain(&held.casualties).cloned();
    field.chain(hand).chain(piles).collect()
}

struct CardPrinter<'a> {
    palette: &'a Palette,
    livery: Livery,
    language: Language,
    nation: Option<Nation>,
}

impl CardPrinter<'_> {
    fn piece(&self, face: &CardFace) -> Piece {
        let paint = Paint { palette: self.palette, livery: self.livery, point: FINE };
        let whole = Area::sized(Point::default(), CARD);
        let appearance = CardAppearance::default();
        let ground = self.palette.livery(self.livery).body;
        let paper = match face.kind {
            CardKind::Unit(_) => self.palette.card,
            CardKind::Tactic => self.palette.tactic,
        };
        let inner = whole.shrink(EDGE);
        let (upper, strip) = inner.split_top(1.0 - WORDS / inner.height());
        let mut front = Vec::new();
        // In the shape of a card in the window, the print has the places that it was made for.
        let print = point(upper.height() / card::TALL, upper.height());
        let print = Area::around(upper.center(), print);
        card::draw(face, print, appearance, (paint, typeface()), &mut front);
        let strip = Area::new(strip.min + point(0.0, 0.8), strip.max);
        front.push(Shape::panel(strip, 2.0, paper));
        self.words(face, strip.shrink2(2.0, 1.1), &mut front);
        let mut back = Vec::new();
        card::back(whole, (appearance, self.nation), (paint, typeface()), &mut back);
        Piece { front: Printed { ground, shapes: front }, back: Printed { ground, shapes: back } }
    }

    /// What the card says besides its values.
    fn words(&self, face: &CardFace, area: Area, out: &mut Vec<Shape>) {
        let mut head = Vec::new();
        let mut texts = Vec::new();
        if let CardKind::Unit(unit) = &face.kind {
            head.push(unit.kind_name.clone());
            head.extend(unit.traits.iter().cloned());
            if !unit.versus.is_empty() {
                texts.push(unit.versus.join(" · "));
            }
        }
        if !face.text.is_empty() {
            texts.push(face.text.clone());
        }
        let foot = match &face.kind {
            CardKind::Unit(unit) => {
                say!(self.language, "paper-card-foot-unit", cost = unit.cost, rule = &face.rule)
            }
            CardKind::Tactic => say!(self.language, "paper-card-foot", rule = &face.rule),
        };
        let ink = self.palette.card_ink;
        let small = 6.0 * PT;
        let at = point(area.right(), area.bottom() - small / 2.0);
        out.push(Shape::text(at, Anchor::Right, &foot, small, ink.thin(0.7)));
        let room = area.height() - small * 1.3;
        let head = head.join(" · ");
        let mut pt = 8.4;
        let lines = loop {
            let size = pt * PT;
            let wrap = |text: &String| text_flow::broken(text, area.width(), size);
            let lines: Vec<String> = texts.iter().flat_map(wrap).collect();
            let count = lines.len() + usize::from(!head.is_empty());
            if count as f32 * size * 1.2 <= room || pt <= 5.0 {
                break lines;
            }
            pt -= 0.2;
        };
        let (size, mut y) = (pt * PT, area.top());
        if !head.is_empty() {
            let at = point(area.left(), y + size * 0.6);
            let halo = Stroke::new(size * super::sheet::BOLD, ink);
            let mut shape = Shape::text(at, Anchor::Left, &head, size, ink);
            if let Shape::Text(text) = &mut shape {
                text.halo = Some(halo);
            }
            out.push(shape);
            y += size * 1.2;
        }
        for line in lines {
            let at = point(area.left(), y + size * 0.6);
            out.push(Shape::text(at, Anchor::Left, &line, size, ink));
            y += size * 1.2;
        }
    }
}
