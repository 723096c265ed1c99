//! The rules reference: search, the list of sections, a section's text with its rulings.

use super::super::markdown;
use super::super::theme::Palette;
use super::super::widgets;
use crate::icons;
use crate::locale::HasLanguage;
use crate::say;
use egui::{Frame, Margin, Panel, RichText, ScrollArea, Ui};
use gonfalon_core::reference::library::SectionKind;
use gonfalon_core::reference::{Library, Ruling, Section, search};
use gonfalon_core::scenario::catalogue;

/// What the reference remembers.
#[derive(Debug, Default)]
pub struct RulesState {
    /// Words to look for.
    pub words: String,
    history: Vec<String>,
    at: usize,
    scroll_up: bool,
    scroll_list: bool,
    /// The words that the list was made for last.
    listed: String,
    /// Whether a page hides the contents where there is no room for both.
    reads: bool,
}

impl RulesState {
    /// The section that is open.
    #[must_use]
    pub fn page(&self) -> Option<&str> {
        self.history.get(self.at).map(String::as_str)
    }

    /// Opens a section. A number such as `7.8 A` opens 7.8.
    pub fn open(&mut self, library: &Library, id: &str) {
        let known = |id: &str| library.section(id).map(|s| s.id.clone());
        let short = || id.split_whitespace().next().and_then(known);
        let chapter = || known(&format!("{}.0", id.split('.').next()?));
        let Some(id) = known(id).or_else(short).or_else(chapter) else { return };
        if self.page() != Some(&id) {
            self.history.truncate(self.at + 1);
            self.history.push(id);
            self.at = self.history.len() - 1;
        }
        self.reads = true;
        self.scroll_up = true;
        self.scroll_list = true;
    }

    fn step(&mut self, back: bool) {
        let to = if back { self.at.checked_sub(1) } else { Some(self.at + 1) };
        if let Some(to) = to.filter(|&to| to < self.history.len()) {
            self.at = to;
            self.reads = true;
            self.scroll_up = true;
            self.scroll_list = true;
        }
    }
}

/// What the reference says about charts and options.
#[derive(Clone, Copy)]
pub struct Around<'a> {
    /// The options of the game on the table, if there is one.
    pub options: &'a [(String, String)],
    /// The id of the battle on the table, if there is one.
    pub battle: Option<&'a str>,
}

/// Shows the reference.
pub fn show(
    ui: &mut Ui,
    library: &Library,
    palette: &Palette,
    around: Around,
    state: &mut RulesState,
) {
    let wide = ui.available_width() > 520.0;
    if let (true, None, Some(first)) = (wide, state.page(), library.sections.first()) {
        state.open(library, &first.id);
    }
    let language = ui.language();
    let mut wanted: Option<String> = None;
    ui.horizontal(|ui| {
        let back = state.at > 0;
        let forward = state.at + 1 < state.history.len();
        if ui
            .add_enabled(back, egui::Button::new(icons::LEFT))
            .on_hover_text(say!(language, "gui-back"))
            .clicked()
        {
            state.step(true);
        }
        if ui
            .add_enabled(forward, egui::Button::new(icons::RIGHT))
            .on_hover_text(say!(language, "gui-rules-forward"))
            .clicked()
        {
            state.step(false);
        }
        let reads = state.reads && state.page().is_some();
        let listed = !wide && !reads;
        let words = say!(language, "gui-rules-contents");
        if !wide && ui.add(egui::Button::selectable(listed, words)).clicked() {
            state.reads = listed;
        }
        let room = ui.available_width();
        let hint = say!(language, "gui-rules-search");
        let (_, entered) = widgets::search(ui, &mut state.words, hint, room);
        let first = || search::search(library, &state.words).first().map(|found| found.id.clone());
        if let Some(id) = first().filter(|_| entered && !state.words.trim().is_empty()) {
            state.open(library, &id);
        }
    });
    ui.separator();
    let searching = !state.words.trim().is_empty();
    let reads = state.reads && state.page().is_some();
    if !wide && !reads {
        if let Some(id) = contents(ui, library, state) {
            state.open(library, &id);
        }
        return;
    }
    if wide || searching {
        let list = |ui: &mut Ui, state: &mut RulesState| contents(ui, library, state);
        if wide {
            let panel =
                Panel::left("rules-contents").default_size(contents_width(ui)).resizable(true);
            wanted = panel.show(ui, |ui| list(ui, state)).inner;
        } else {
            wanted =
                ui.allocate_ui(egui::vec2(ui.available_width(), 130.0), |ui| list(ui, state)).inner;
            ui.separator();
        }
    }
    let page = state.page().and_then(|id| library.section(id));
    let mut area = ScrollArea::vertical().id_salt("rules-page");
    if std::mem::take(&mut state.scroll_up) {
        area = area.vertical_scroll_offset(0.0);
    }
    if let Some(section) = page {
        let page = |ui: &mut Ui| text(ui, library, palette, around, section, wide);
        // Beside the contents a line stands before the text.
        let left = if wide { 10 } else { 0 };
        let beside = Frame::new().inner_margin(Margin { left, ..Margin::ZERO });
        let asked = beside.show(ui, |ui| widgets::scrolled(ui, area, page).inner).inner;
        wanted = asked.or(wanted);
    }
    if let Some(id) = wanted {
        state.open(library, &id);
    }
}

/// The room of the contents beside a page, in points: titles are read in full where there is enough.
fn contents_width(ui: &Ui) -> f32 {
    (ui.available_width() * 0.3).clamp(210.0, 340.0)
}

fn contents(ui: &mut Ui, library: &Library, state: &mut RulesState) -> Option<String> {
    let found = search::search(library, &state.words);
    let mut wanted = None;
    let mut area = ScrollArea::vertical().id_salt("rules-contents");
    if state.listed != state.words {
        state.listed.clone_from(&state.words);
        area = area.vertical_scroll_offset(0.0);
    }
    widgets::scrolled(ui, area, |ui| {
        ui.spacing_mut().item_spacing.y = 1.0;
        if found.is_empty() {
            ui.weak(say!(ui, "gui-rules-nothing"));
        }
        for section in found {
            let open = state.page() == Some(&section.id);
            let name = format!("{}  {}", section.id, section.title.get(ui.language()));
            let text = RichText::new(name);
            let text = if section.kind == SectionKind::Chapter { text.strong() } else { text };
            let label = egui::Button::selectable(open, text).truncate();
            let response = ui.add(label);
            if open && state.scroll_list && state.words.trim().is_empty() {
                response.scroll_to_me(Some(egui::Align::Center));
            }
            if response.clicked() {
                wanted = Some(section.id.clone());
            }
        }
    });
    state.scroll_list = false;
    wanted
}

fn text(
    ui: &mut Ui,
    library: &Library,
    palette: &Palette,
    around: Around,
    section: &Section,
    wide: bool,
) -> Option<String> {
    let mut wanted = None;
    ui.set_max_width(ui.available_width().min(640.0));
    if !wide {
        ui.horizontal_wrapped(|ui| neighbours(ui, library, section, &mut wanted));
    }
    ui.label(
        RichText::new(format!("{}  {}", section.id, section.title.get(ui.language()))).heading(),
    );
    let state = match section.kind {
        SectionKind::Normative => say!(ui, "gui-rules-enforced"),
        SectionKind::Chapter => say!(ui, "gui-rules-chapter"),
        SectionKind::Descriptive => say!(ui, "gui-rules-description"),
    };
    ui.horizontal_wrapped(|ui| {
        widgets::tag(ui, &state, palette.faint, ui.visuals().text_color());
        for chart in &section.charts {
            let title = say!(ui, "gui-chart-{}" chart);
            let name = say!(ui, "gui-rules-chart", chart = title);
            if ui.available_size_before_wrap().x < widgets::tag_width(ui, &name) {
                ui.end_row();
            }
            widgets::tag(ui, &name, palette.faint, ui.visuals().text_color());
        }
    });
    ui.add_space(6.0);
    let other = section.of.as_deref().filter(|of| around.battle.is_some_and(|here| here != *of));
    if let Some(battle) = other.and_then(catalogue::find) {
        let title = battle.title.get(ui.language());
        ui.colored_label(palette.charge, say!(ui, "gui-rules-of-another", battle = title));
        ui.add_space(4.0);
    }
    let known = |id: &str| id != section.id && library.section(id).is_some();
    let asked = markdown::linked(ui, section.text.get(ui.language()), known);
    wanted = asked.or(wanted);
    if !section.see.is_empty() {
        ui.horizontal_wrapped(|ui| {
            ui.weak(say!(ui, "gui-rules-see"));
            for id in &section.see {
                let title = library.section(id).map_or("", |s| s.title.get(ui.language()));
                if ui.link(format!("{id} {title}")).clicked() {
                    wanted = Some(id.clone());
                }
            }
        });
    }
    for ruling in section.rulings.iter().filter_map(|id| library.ruling(id)) {
        show_ruling(ui, library, palette, around.options, ruling);
    }
    ui.add_space(16.0);
    wanted
}

fn neighbours(ui: &mut Ui, library: &Library, section: &Section, wanted: &mut Option<String>) {
    let Some(at) = library.sections.iter().position(|s| s.id == section.id) else { return };
    let before = at.checked_sub(1).and_then(|k| library.sections.get(k));
    for (mark, other) in [("«", before), ("»", library.sections.get(at + 1))] {
        if let Some(other) = other
            && ui
                .link(
                    RichText::new(format!(
                        "{mark} {} {}",
                        other.id,
                        other.title.get(ui.language())
                    ))
                    .small(),
                )
                .clicked()
        {
            *wanted = Some(other.id.clone());
        }
    }
}

/// A ruling: what is open, what we do, why, and what this game does.
pub fn show_ruling(
    ui: &mut Ui,
    library: &Library,
    palette: &Palette,
    options: &[(String, String)],
    ruling: &Ruling,
) {
    ui.add_space(6.0);
    Frame::new().fill(palette.faint).corner_radius(4).inner_margin(Margin::same(8)).show(
        ui,
        |ui| {
            ui.set_width(ui.available_width());
            ui.label(RichText::new(say!(ui, "gui-rules-ruling", id = &ruling.id)).small().strong());
            markdown::show(ui, &format!("*{}*", ruling.question.get(ui.language())));
            markdown::show(ui, ruling.ruling.get(ui.language()));
            let why = say!(ui, "gui-why", why = ruling.why.get(ui.language()));
            markdown::weak(ui, &why);
            let option = ruling.option.as_deref().and_then(|name| library.option(name));
            if let Some(option) = option {
                let value = options.iter().find(|(name, _)| *name == option.name);
                let value = value.map(|(_, value)| value.clone());
                let now = value.as_deref().unwrap_or(&option.default);
                let meaning = option
                    .values
                    .iter()
                    .find(|v| v.value == now)
                    .map_or(now, |v| v.meaning.get(ui.language()));
                let words = if options.is_empty() {
                    say!(ui, "gui-rules-by-default", meaning = meaning)
                } else {
                    say!(ui, "gui-rules-in-this-game", meaning = meaning)
                };
                markdown::colored(ui, &words, palette.good);
            }
        },
    );
}
