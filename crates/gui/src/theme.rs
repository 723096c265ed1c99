//! The look of the window: its theme, and colours, spacing and text sizes as egui has them.

use super::paint::fonts;
use super::paint::units::ToScreen;
use crate::locale::HasLanguage;
use crate::say;
use egui::{Color32, CornerRadius, FontFamily, FontId, Stroke, TextStyle, Visuals};
use gonfalon_core::drawing::palette;
use gonfalon_core::drawing::{Colour, Face};
use gonfalon_core::kernel::Side;
use gonfalon_core::scenario::model::Livery;
use serde::{Deserialize, Serialize};
use std::ops::{Deref, DerefMut};
use std::sync::LazyLock;

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
    pub fn name(self, lang: impl HasLanguage) -> String {
        match self {
            ThemeChoice::System => say!(lang, "gui-theme-system"),
            ThemeChoice::Light => say!(lang, "gui-theme-light"),
            ThemeChoice::Dark => say!(lang, "gui-theme-dark"),
            ThemeChoice::HighContrast => say!(lang, "gui-theme-contrast"),
        }
    }
}

/// How a side's counters are coloured.
pub type LiveryColors = palette::LiveryColours<Color32>;
/// The colours of one theme, as the window paints with them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Palette {
    drawn: &'static palette::Palette,
    shown: palette::Palette<Color32>,
}

impl Deref for Palette {
    type Target = palette::Palette<Color32>;

    fn deref(&self) -> &Self::Target {
        &self.shown
    }
}

impl DerefMut for Palette {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.shown
    }
}

/// Dark lines on light ground.
pub static LIGHT: LazyLock<Palette> = LazyLock::new(|| Palette::new(&palette::LIGHT));
/// Light lines on dark ground.
pub static DARK: LazyLock<Palette> = LazyLock::new(|| Palette::new(&palette::DARK));
/// Black on white, with strong lines and few tints.
pub static CONTRAST: LazyLock<Palette> = LazyLock::new(|| Palette::new(&palette::CONTRAST));

const fn rgb(r: u8, g: u8, b: u8) -> Color32 {
    Color32::from_rgb(r, g, b)
}

/// A picture as it is.
pub const UNTINTED: Color32 = Color32::WHITE;

/// Dark ink for a ground that is bright; any other has the ink of the theme.
#[must_use]
pub fn ink_on(ground: Color32) -> Option<Color32> {
    (ground.is_opaque() && ground.intensity() > 0.5).then_some(Color32::BLACK)
}

impl Palette {
    fn new(drawn: &'static palette::Palette) -> Palette {
        Palette { drawn, shown: drawn.map(Colour::shown) }
    }

    /// The palette for a choice on a desktop that is dark or not.
    #[must_use]
    pub fn of(choice: ThemeChoice, desktop_is_dark: bool) -> &'static Palette {
        match choice {
            ThemeChoice::Dark => &DARK,
            ThemeChoice::HighContrast => &CONTRAST,
            ThemeChoice::System if desktop_is_dark => &DARK,
            ThemeChoice::Light | ThemeChoice::System => &LIGHT,
        }
    }

    /// The same colours for drawings.
    #[must_use]
    pub const fn drawn(&self) -> &'static palette::Palette {
        self.drawn
    }

    /// The edge of a counter.
    #[must_use]
    pub fn counter_edge(&self) -> Color32 {
        self.drawn.counter_edge().shown()
    }

    /// What the colours of a counter fade to when it has moved.
    #[must_use]
    pub fn faded(&self) -> Color32 {
        self.drawn.faded().shown()
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
        let title = FontId::new(21.0 * text, fonts::family(Face::Roman));
        style.text_styles.insert(TextStyle::Heading, title);
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
    // What stands back still is to be read with ease.
    visuals.weak_text_color = Some(match (palette.contrast, palette.dark) {
        (true, _) => rgb(36, 36, 38),
        (_, true) => rgb(176, 177, 172),
        _ => rgb(98, 98, 102),
    });
    visuals.panel_fill = panel;
    visuals.window_fill = panel;
    visuals.extreme_bg_color = field;
    visuals.faint_bg_color = palette.faint;
    visuals.window_stroke = Stroke::new(1.0, line);
    visuals.hyperlink_color = if palette.dark { rgb(126, 188, 226) } else { palette.accent };
    // Words are read on it.
    let share = if palette.dark { 0.55 } else { 0.35 };
    visuals.selection.bg_fill = palette.thin(palette.accent, share);
    visuals.selection.stroke = Stroke::new(1.0, if palette.dark { Color32::WHITE } else { text });
    visuals.warn_fg_color = palette.warning;
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
