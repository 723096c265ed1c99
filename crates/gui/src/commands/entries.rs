//! What the palette lists: commands, panels, rules, units, cards and hexes, as far as the viewer sees them.

use super::context::CommandContext;
use super::key_help;
use super::registry::UiCommand;
use crate::board_index::BoardIndex;
use crate::command_queue::{Command, PaneId};
use crate::field::spot::{Pile, Spot};
use crate::icons;
use crate::locale::HasLanguage;
use crate::say;
use gonfalon_core::kernel::Side;
use gonfalon_core::reference::Library;
use gonfalon_core::scenario::Scenario;
use gonfalon_core::view::{CardTableView, MapView};
use gonfalon_core::words::Language;

/// What an entry is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A command.
    Command,
    /// A panel.
    Panel,
    /// A battle to be begun.
    Battle,
    /// A rule.
    Rule,
    /// A counter.
    Unit,
    /// A card.
    Card,
    /// A hex.
    Hex,
}

impl Kind {
    /// Whether entries of this kind are listed before anything is typed.
    #[must_use]
    pub const fn is_first(self) -> bool {
        matches!(self, Kind::Command | Kind::Panel | Kind::Battle)
    }

    /// Whether it lies on the map or on the field.
    #[must_use]
    pub const fn is_place(self) -> bool {
        matches!(self, Kind::Unit | Kind::Card | Kind::Hex)
    }

    /// A sign for it.
    const fn icon(self) -> &'static str {
        match self {
            Kind::Command | Kind::Panel => icons::RIGHT,
            Kind::Battle => icons::FIGHT,
            Kind::Rule => "§",
            Kind::Unit => icons::PIECE,
            Kind::Card => icons::CARD,
            Kind::Hex => icons::HEX,
        }
    }

    /// Its name.
    #[must_use]
    pub fn name(self, lang: impl HasLanguage) -> String {
        let word = match self {
            Kind::Command => "command",
            Kind::Panel => "panel",
            Kind::Battle => "battle",
            Kind::Rule => "rule",
            Kind::Unit => "unit",
            Kind::Card => "card",
            Kind::Hex => "hex",
        };
        say!(lang, "gui-palette-kind-{}" word)
    }
}

/// An entry.
#[derive(Clone, Debug)]
pub struct Entry {
    /// What it is known by among those used last.
    pub id: String,
    /// What it is.
    pub kind: Kind,
    /// Its sign.
    pub icon: &'static str,
    /// Its name, which is searched.
    pub name: String,
    /// Where it is, or what it does.
    pub detail: String,
    /// Its key.
    pub key: String,
    /// What choosing it asks for.
    pub commands: Vec<Command>,
}

impl Entry {
    fn new(kind: Kind, id: impl std::fmt::Display, name: String, commands: Vec<Command>) -> Entry {
        let id = format!("{kind:?} {id}");
        Entry {
            id,
            kind,
            icon: kind.icon(),
            name,
            detail: String::new(),
            key: String::new(),
            commands,
        }
    }

    fn with_detail(mut self, detail: impl Into<String>) -> Entry {
        self.detail = detail.into();
        self
    }

    fn with_key(mut self, key: String) -> Entry {
        self.key = key;
        self
    }

    /// A panel, with its title in the game and its key.
    #[must_use]
    pub fn panel(
        pane: PaneId,
        (icon, title): (&'static str, String),
        about: String,
        key: String,
    ) -> Entry {
        let open = vec![Command::OpenPane(pane)];
        let entry = Entry::new(Kind::Panel, pane.0, title, open);
        Entry { icon, ..entry.with_detail(about).with_key(key) }
    }
}

/// Every command that is available.
pub fn commands(language: Language, context: &CommandContext) -> impl Iterator<Item = Entry> {
    let available = |command: &&UiCommand| command.in_palette() && command.is_available(context);
    UiCommand::ALL.iter().filter(available).filter_map(move |command| {
        let asks = vec![command.command(context)?];
        let entry = Entry::new(Kind::Command, command.word(), command.name(language), asks);
        let entry = entry.with_detail(command.about(language));
        Some(entry.with_key(key_help::of(language, *command, context)))
    })
}

/// Battles and lessons that can be begun.
pub fn battles(language: Language, scenarios: &[Scenario]) -> impl Iterator<Item = Entry> {
    scenarios.iter().map(move |scenario| {
        let name = scenario.title.get(language).to_owned();
        let entry = Entry::new(
            Kind::Battle,
            &scenario.id,
            name,
            vec![Command::Prepare(scenario.id.clone())],
        );
        entry.with_detail(scenario.subtitle.get(language))
    })
}

/// Every rule.
pub fn rules(language: Language, library: &Library) -> impl Iterator<Item = Entry> {
    library.sections.iter().map(move |section| {
        let name = format!("{} {}", section.id, section.title.get(language));
        Entry::new(Kind::Rule, &section.id, name, vec![Command::Rule(section.id.clone())])
    })
}

/// Every counter that the viewer sees.
pub fn units(board_index: &BoardIndex) -> impl Iterator<Item = Entry> {
    board_index.board.counters.iter().map(|piece| {
        let mut asks = vec![Command::Inspect(piece.id.clone()), Command::OpenPane(PaneId::UNIT)];
        if let Some(hex) = piece.at {
            asks.extend([Command::OpenPane(PaneId::MAP), Command::PointAt(hex)]);
        }
        let name = piece.name.clone();
        Entry::new(Kind::Unit, &piece.id, name, asks).with_detail(piece.place.as_str())
    })
}

/// Every card whose face the viewer sees, wherever it lies.
#[must_use]
pub fn cards(
    language: Language,
    table: &CardTableView,
    side_name: impl Fn(Side) -> String,
) -> Vec<Entry> {
    let mut spots: Vec<Spot> = table.cells.iter().map(|cell| Spot::Cell(cell.id.clone())).collect();
    for side in Side::ALL {
        let holding = &table.holdings[side as usize];
        spots.extend((0..holding.hand.len()).map(|k| Spot::Hand(side, k)));
        for pile in Pile::BESIDE.into_iter().chain([Pile::Choosable]) {
            spots.extend((0..pile.cards(holding).len()).map(|k| Spot::Pile(side, pile, k)));
        }
    }
    let entry = |spot: Spot| {
        let name = spot.face(table)?.name.clone();
        let owner = spot.owner(table).map(&side_name).unwrap_or_default();
        let detail = match &spot {
            Spot::Cell(cell) => format!("{owner}, {cell}"),
            Spot::Hand(..) => say!(language, "gui-card-in-hand", side = owner),
            Spot::Pile(_, pile, _) => {
                format!("{owner}, {}", say!(language, "gui-pile-{}" pile.word()))
            }
        };
        let id = format!("{spot:?}");
        let asks = vec![
            Command::OpenPane(PaneId::FIELD),
            Command::OpenPane(PaneId::UNIT),
            Command::InspectCard(spot),
        ];
        Some(Entry::new(Kind::Card, id, name, asks).with_detail(detail))
    };
    spots.into_iter().filter_map(entry).collect()
}

/// Every hex.
pub fn hexes(language: Language, map: &MapView) -> impl Iterator<Item = Entry> {
    map.hexes.iter().filter_map(move |hex| {
        let at = map.hex(&hex.label)?;
        let name = say!(language, "gui-hex", hex = &hex.label);
        let asks = vec![Command::OpenPane(PaneId::MAP), Command::PointAt(at)];
        Some(Entry::new(Kind::Hex, &hex.label, name, asks))
    })
}
