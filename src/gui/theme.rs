//! Every colour of the window, in one place: light, dark and high contrast.

use crate::kernel::Side;
use crate::say;
use crate::scenario::model::Livery;
use crate::words::Speaker;
use egui::{Color32, CornerRadius, FontFamily, FontId, Stroke, TextStyle, Visuals};
use serde::{Deserialize, Serialize};

/// The theme that the player picked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ThemeChoice {
    /// As the desktop says.
    #[default]
    System,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
    /// Black on white with strong lines.
    HighContrast,
}

impl ThemeChoice {
    /// Every theme, in the order of the settings.
    pub const ALL: [ThemeChoice; 4] =
        [ThemeChoice::System, ThemeChoice::Light, ThemeChoice::Dark, ThemeChoice::HighContrast];

    /// Its name.
    #[must_use]
    pub fn name(self, speaker: impl Speaker) -> String {
        match self {
            ThemeChoice::System => say!(speaker, "gui-theme-system"),
            ThemeChoice::Light => say!(speaker, "gui-theme-light"),
            ThemeChoice::Dark => say!(speaker, "gui-theme-dark"),
            ThemeChoice::HighContrast => say!(speaker, "gui-theme-contrast"),
        }
    }
}

/// How a side's counters are coloured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LiveryColors {
    /// The counter.
    pub body: Color32,
    /// The pattern on it, and its frame.
    pub band: Color32,
    /// The silhouette.
    pub ink: Color32,
    /// A tint for text on panels.
    pub text: Color32,
}

/// The colours of one theme.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // the names say it
pub struct Palette {
    pub dark: bool,
    pub contrast: bool,
    pub table: Color32,
    pub grid: Color32,
    pub number: Color32,
    pub place: Color32,
    pub halo: Color32,
    pub clear: Color32,
    pub hill: Color32,
    pub hill_ink: Color32,
    pub swamp: Color32,
    pub swamp_ink: Color32,
    pub dunes: Color32,
    pub dunes_ink: Color32,
    pub woods: Color32,
    pub woods_ink: Color32,
    pub water: Color32,
    pub water_ink: Color32,
    pub fortress: Color32,
    pub wall: Color32,
    pub rough: Color32,
    pub rough_ink: Color32,
    pub road: Color32,
    pub road_edge: Color32,
    pub zone: Color32,
    pub reach: Color32,
    pub charge: Color32,
    pub target: Color32,
    pub wound: Color32,
    pub wound_edge: Color32,
    pub retreat: Color32,
    pub advance: Color32,
    pub select: Color32,
    pub front: Color32,
    pub contour: Color32,
    pub low: Color32,
    pub high: Color32,
    pub hover: Color32,
    pub plate: Color32,
    pub plate_ink: Color32,
    pub shadow: Color32,
    pub past: Color32,
    pub past_ink: Color32,
    pub good: Color32,
    pub bad: Color32,
    pub mark: Color32,
    pub mark_ink: Color32,
    pub faint: Color32,
    pub accent: Color32,
    pub accent_ink: Color32,
    pub field: Color32,
    pub field_melee: Color32,
    pub field_edge: Color32,
    pub card: Color32,
    pub card_ink: Color32,
    pub tactic: Color32,
    pub tactic_ink: Color32,
    liveries: [LiveryColors; 4],
}

const fn rgb(r: u8, g: u8, b: u8) -> Color32 {
    Color32::from_rgb(r, g, b)
}

const fn livery(body: Color32, band: Color32, ink: Color32, text: Color32) -> LiveryColors {
    LiveryColors { body, band, ink, text }
}

/// Dark lines on light ground.
pub const LIGHT: Palette = Palette {
    dark: false,
    contrast: false,
    table: rgb(238, 238, 234),
    grid: rgb(176, 178, 160),
    number: rgb(128, 130, 114),
    place: rgb(58, 54, 44),
    halo: rgb(240, 240, 228),
    clear: rgb(226, 228, 208),
    hill: rgb(214, 202, 168),
    hill_ink: rgb(160, 134, 88),
    swamp: rgb(200, 214, 194),
    swamp_ink: rgb(92, 138, 122),
    dunes: rgb(238, 228, 192),
    dunes_ink: rgb(188, 164, 104),
    woods: rgb(190, 206, 162),
    woods_ink: rgb(104, 138, 82),
    water: rgb(176, 206, 222),
    water_ink: rgb(122, 166, 194),
    fortress: rgb(214, 208, 200),
    wall: rgb(96, 88, 80),
    rough: rgb(218, 212, 194),
    rough_ink: rgb(150, 140, 116),
    road: rgb(236, 222, 186),
    road_edge: rgb(150, 126, 92),
    zone: rgb(120, 88, 150),
    reach: rgb(0, 132, 164),
    charge: rgb(204, 104, 20),
    target: rgb(184, 38, 38),
    wound: rgb(206, 18, 24),
    wound_edge: rgb(255, 255, 255),
    retreat: rgb(120, 70, 160),
    advance: rgb(40, 124, 66),
    select: rgb(232, 168, 20),
    front: rgb(206, 122, 0),
    contour: rgb(134, 98, 58),
    low: rgb(216, 204, 150),
    high: rgb(176, 128, 86),
    hover: rgb(40, 44, 48),
    plate: rgb(250, 248, 240),
    plate_ink: rgb(28, 28, 30),
    shadow: Color32::from_black_alpha(46),
    past: rgb(250, 226, 160),
    past_ink: rgb(70, 48, 0),
    good: rgb(34, 112, 58),
    bad: rgb(170, 34, 34),
    mark: rgb(252, 226, 140),
    mark_ink: rgb(50, 38, 0),
    faint: rgb(240, 239, 234),
    accent: rgb(36, 92, 122),
    accent_ink: Color32::WHITE,
    field: rgb(216, 220, 200),
    field_melee: rgb(206, 194, 164),
    field_edge: rgb(142, 140, 118),
    card: rgb(253, 251, 245),
    card_ink: rgb(28, 28, 30),
    tactic: rgb(247, 233, 196),
    tactic_ink: rgb(84, 56, 12),
    liveries: [
        livery(rgb(164, 58, 52), rgb(214, 138, 126), rgb(252, 244, 236), rgb(146, 40, 36)),
        livery(rgb(60, 112, 74), rgb(134, 178, 140), rgb(244, 250, 240), rgb(36, 94, 54)),
        livery(rgb(58, 88, 140), rgb(134, 160, 204), rgb(242, 246, 254), rgb(40, 72, 128)),
        livery(rgb(170, 124, 44), rgb(220, 188, 118), rgb(254, 248, 234), rgb(128, 88, 16)),
    ],
};

/// Light lines on dark ground.
pub const DARK: Palette = Palette {
    dark: true,
    table: rgb(28, 30, 31),
    grid: rgb(70, 76, 70),
    number: rgb(138, 144, 132),
    place: rgb(236, 232, 216),
    halo: rgb(34, 36, 34),
    clear: rgb(86, 93, 80),
    hill: rgb(108, 96, 70),
    hill_ink: rgb(164, 142, 98),
    swamp: rgb(70, 92, 84),
    swamp_ink: rgb(124, 166, 150),
    dunes: rgb(116, 106, 76),
    dunes_ink: rgb(176, 160, 112),
    woods: rgb(62, 84, 56),
    woods_ink: rgb(118, 150, 98),
    water: rgb(46, 74, 92),
    water_ink: rgb(88, 126, 150),
    fortress: rgb(98, 94, 90),
    wall: rgb(200, 190, 176),
    rough: rgb(96, 92, 80),
    rough_ink: rgb(146, 138, 118),
    road: rgb(176, 156, 116),
    road_edge: rgb(56, 48, 36),
    zone: rgb(190, 160, 220),
    reach: rgb(92, 222, 244),
    charge: rgb(255, 164, 84),
    target: rgb(255, 112, 104),
    retreat: rgb(202, 156, 240),
    advance: rgb(120, 210, 142),
    select: rgb(255, 208, 84),
    front: rgb(255, 190, 90),
    contour: rgb(206, 172, 118),
    low: rgb(112, 104, 74),
    high: rgb(146, 110, 78),
    hover: rgb(240, 240, 236),
    shadow: Color32::from_black_alpha(110),
    past: rgb(92, 74, 22),
    past_ink: rgb(255, 236, 184),
    good: rgb(120, 206, 142),
    bad: rgb(255, 134, 124),
    mark: rgb(104, 86, 26),
    mark_ink: rgb(255, 240, 196),
    faint: rgb(44, 46, 48),
    accent: rgb(72, 140, 174),
    accent_ink: rgb(255, 255, 255),
    field: rgb(56, 63, 55),
    field_melee: rgb(76, 68, 52),
    field_edge: rgb(118, 122, 108),
    card: rgb(232, 229, 219),
    card_ink: rgb(20, 20, 22),
    tactic: rgb(226, 208, 164),
    tactic_ink: rgb(70, 44, 6),
    liveries: [
        livery(rgb(154, 54, 50), rgb(206, 122, 112), rgb(252, 244, 236), rgb(240, 144, 134)),
        livery(rgb(54, 104, 68), rgb(120, 168, 128), rgb(244, 250, 240), rgb(138, 206, 154)),
        livery(rgb(54, 84, 136), rgb(122, 150, 198), rgb(242, 246, 254), rgb(150, 182, 240)),
        livery(rgb(158, 114, 38), rgb(212, 178, 106), rgb(254, 248, 234), rgb(232, 196, 116)),
    ],
    ..LIGHT
};

/// Black on white, with strong lines and few tints.
pub const CONTRAST: Palette = Palette {
    contrast: true,
    table: Color32::WHITE,
    grid: rgb(70, 70, 70),
    number: rgb(20, 20, 20),
    place: Color32::BLACK,
    halo: Color32::WHITE,
    clear: rgb(252, 252, 248),
    hill: rgb(240, 224, 184),
    hill_ink: rgb(92, 60, 0),
    swamp: rgb(208, 236, 212),
    swamp_ink: rgb(0, 74, 50),
    dunes: rgb(255, 246, 208),
    dunes_ink: rgb(110, 80, 0),
    woods: rgb(196, 230, 168),
    woods_ink: rgb(0, 70, 0),
    water: rgb(190, 224, 250),
    water_ink: rgb(0, 60, 130),
    wall: Color32::BLACK,
    rough_ink: rgb(60, 50, 30),
    road_edge: rgb(60, 40, 0),
    zone: rgb(90, 0, 130),
    reach: rgb(0, 98, 140),
    charge: rgb(170, 70, 0),
    target: rgb(180, 0, 0),
    retreat: rgb(96, 0, 150),
    advance: rgb(0, 96, 30),
    select: rgb(240, 160, 0),
    front: rgb(170, 84, 0),
    contour: rgb(80, 44, 0),
    low: rgb(250, 240, 206),
    high: rgb(226, 188, 140),
    hover: Color32::BLACK,
    plate: Color32::WHITE,
    plate_ink: Color32::BLACK,
    good: rgb(0, 90, 30),
    bad: rgb(160, 0, 0),
    faint: rgb(236, 236, 236),
    accent: rgb(0, 60, 110),
    field: rgb(246, 246, 240),
    field_melee: rgb(226, 222, 208),
    field_edge: Color32::BLACK,
    card: Color32::WHITE,
    card_ink: Color32::BLACK,
    tactic: rgb(255, 242, 196),
    tactic_ink: Color32::BLACK,
    liveries: [
        livery(rgb(150, 0, 0), rgb(255, 170, 160), Color32::WHITE, rgb(140, 0, 0)),
        livery(rgb(0, 84, 30), rgb(160, 230, 170), Color32::WHITE, rgb(0, 80, 26)),
        livery(rgb(0, 40, 130), rgb(170, 200, 255), Color32::WHITE, rgb(0, 36, 120)),
        livery(rgb(122, 80, 0), rgb(255, 214, 120), Color32::WHITE, rgb(110, 70, 0)),
    ],
    ..LIGHT
};

/// The printed dots of counters.
pub const DOT: Color32 = Color32::BLACK;
/// The edge of a leader's banner.
pub const BANNER_EDGE: Color32 = Color32::from_black_alpha(170);
/// A picture as it is.
pub const UNTINTED: Color32 = Color32::WHITE;

impl Palette {
    /// The edge of a counter.
    #[must_use]
    pub const fn counter_edge(&self) -> Color32 {
        Color32::from_black_alpha(if self.dark { 160 } else { 120 })
    }

    /// The palette for a choice on a desktop that is dark or not.
    #[must_use]
    pub const fn of(choice: ThemeChoice, desktop_is_dark: bool) -> &'static Palette {
        match choice {
            ThemeChoice::Dark => &DARK,
            ThemeChoice::HighContrast => &CONTRAST,
            ThemeChoice::System if desktop_is_dark => &DARK,
            ThemeChoice::Light | ThemeChoice::System => &LIGHT,
        }
    }

    /// The colours of a livery.
    #[must_use]
    pub const fn livery(&self, livery: Livery) -> LiveryColors {
        self.liveries[livery as usize]
    }

    /// What the colours of a counter fade to when it has moved.
    #[must_use]
    pub fn faded(&self) -> Color32 {
        if self.dark { Color32::from_gray(40) } else { Color32::from_gray(190) }
    }

    /// A colour thinned for fills.
    #[must_use]
    pub fn thin(&self, color: Color32, share: f32) -> Color32 {
        color.gamma_multiply(if self.contrast { (share * 1.4).min(1.0) } else { share })
    }
}

/// The liveries of the two sides of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Liveries(pub [Livery; 2]);

impl Liveries {
    /// The livery of a side.
    #[must_use]
    pub const fn of(&self, side: Side) -> Livery {
        self.0[side as usize]
    }
}

/// Puts colours, spacing and text sizes into egui.
pub fn install(ctx: &egui::Context, palette: &Palette, text: f32, reduced_motion: bool) {
    let theme = if palette.dark { egui::Theme::Dark } else { egui::Theme::Light };
    ctx.set_theme(theme);
    ctx.set_visuals_of(theme, visuals(palette));
    ctx.style_mut_of(theme, |style| {
        let font = |size: f32| FontId::new(size * text, FontFamily::Proportional);
        style.text_styles.insert(TextStyle::Body, font(14.0));
        style.text_styles.insert(TextStyle::Button, font(14.0));
        style.text_styles.insert(TextStyle::Small, font(11.5));
        style.text_styles.insert(TextStyle::Heading, font(19.0));
        let mono = FontId::new(13.0 * text, FontFamily::Monospace);
        style.text_styles.insert(TextStyle::Monospace, mono);
        style.spacing.item_spacing = egui::vec2(8.0, 6.0);
        style.spacing.button_padding = egui::vec2(10.0, 5.0);
        style.spacing.interact_size.y = 26.0 * text.max(1.0);
        style.spacing.scroll = egui::style::ScrollStyle::solid();
        style.animation_time = if reduced_motion { 0.0 } else { 0.12 };
        if reduced_motion {
            style.scroll_animation = egui::style::ScrollAnimation::none();
            style.visuals.text_cursor.blink = false;
        }
    });
}

fn visuals(palette: &Palette) -> Visuals {
    let mut visuals = if palette.dark { Visuals::dark() } else { Visuals::light() };
    let (panel, field, line, text) = match (palette.contrast, palette.dark) {
        (true, _) => (Color32::WHITE, Color32::WHITE, Color32::BLACK, Color32::BLACK),
        (_, true) => (rgb(36, 38, 40), rgb(24, 25, 27), rgb(74, 78, 82), rgb(222, 222, 216)),
        _ => (rgb(250, 249, 246), Color32::WHITE, rgb(206, 204, 196), rgb(56, 56, 60)),
    };
    visuals.panel_fill = panel;
    visuals.window_fill = panel;
    visuals.extreme_bg_color = field;
    visuals.faint_bg_color = palette.faint;
    visuals.window_stroke = Stroke::new(1.0, line);
    visuals.hyperlink_color = if palette.dark { rgb(126, 188, 226) } else { palette.accent };
    visuals.selection.bg_fill = palette.thin(palette.accent, 0.55);
    visuals.selection.stroke = Stroke::new(1.0, if palette.dark { Color32::WHITE } else { text });
    visuals.warn_fg_color = palette.charge;
    visuals.error_fg_color = palette.bad;
    visuals.window_shadow.offset = [0, 4];
    visuals.window_shadow.blur = 18;
    visuals.popup_shadow.offset = [0, 3];
    visuals.window_corner_radius = CornerRadius::same(6);
    let widgets = &mut visuals.widgets;
    widgets.noninteractive.bg_stroke = Stroke::new(1.0, line);
    widgets.noninteractive.fg_stroke = Stroke::new(1.0, text);
    for state in [&mut widgets.inactive, &mut widgets.hovered, &mut widgets.active] {
        state.corner_radius = CornerRadius::same(4);
        state.fg_stroke.color = text;
    }
    widgets.active.fg_stroke.color = if palette.dark { Color32::WHITE } else { Color32::BLACK };
    widgets.inactive.bg_stroke = Stroke::new(1.0, line);
    widgets.hovered.bg_stroke = Stroke::new(1.0, palette.accent);
    widgets.active.bg_stroke = Stroke::new(2.0, palette.accent);
    if !palette.dark {
        widgets.inactive.weak_bg_fill = rgb(240, 238, 232);
        widgets.hovered.weak_bg_fill = rgb(228, 232, 232);
    }
    visuals
}
