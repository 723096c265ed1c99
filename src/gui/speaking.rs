//! In which language the window speaks: kept in egui's context, so that whatever draws can ask for it.

use super::settings::Settings;
use super::shown::View;
use crate::words::{self, Language, Speaker};
use egui::{Context, Id, Ui};

/// Speaks this language from now on.
pub fn speak(ctx: &Context, language: Language) {
    ctx.data_mut(|data| data.insert_temp(key(), language));
}

fn key() -> Id {
    Id::unique("language")
}

fn spoken(ctx: &Context) -> Language {
    ctx.data(|data| data.get_temp(key())).unwrap_or_default()
}

/// A number with decimals as the language writes it.
#[must_use]
pub fn decimal(speaker: &impl Speaker, number: f32, places: usize) -> String {
    words::marked(speaker.language(), &format!("{number:.places$}"))
}

// A reference speaks as well, so that messages can be asked for with whatever is at hand.
macro_rules! speakers {
    ($($speaker:ty: $as:ident => $language:expr),+ $(,)?) => {
        $(impl Speaker for $speaker {
            fn language(&self) -> Language {
                let $as = self;
                $language
            }
        })+
    };
}

speakers! {
    Context: ctx => spoken(ctx),
    &Context: ctx => spoken(ctx),
    Ui: ui => spoken(ui.ctx()),
    &Ui: ui => spoken(ui.ctx()),
    &mut Ui: ui => spoken(ui.ctx()),
    Settings: settings => settings.language,
    &Settings: settings => settings.language,
    &mut Settings: settings => settings.language,
    View<'_>: view => view.settings.language,
    &View<'_>: view => view.settings.language,
}
