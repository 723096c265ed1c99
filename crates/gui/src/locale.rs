//! In which language the window speaks: kept in egui's context, so that whatever draws can ask for it.

use egui::{Context, Id, Ui};
use gonfalon_core::words::{self, Language};

/// What says which language is spoken.
pub trait HasLanguage {
    /// The language.
    fn language(&self) -> Language;
}

/// As [`gonfalon_core::say!`], in the language of whatever is at hand: egui's context, a part of the window, the settings.
#[macro_export]
macro_rules! say {
    ($lang:expr, $($message:tt)+) => {
        ::gonfalon_core::say!($crate::locale::HasLanguage::language(&$lang), $($message)+)
    };
}

/// Speaks this language from now on.
pub fn set_language(ctx: &Context, language: Language) {
    ctx.data_mut(|data| data.insert_temp(key(), language));
}

fn key() -> Id {
    Id::unique("language")
}

/// A number with decimals as the language writes it.
#[must_use]
pub fn decimal(lang: &impl HasLanguage, number: impl Into<f64>, places: usize) -> String {
    let number = number.into();
    words::marked(lang.language(), &format!("{number:.places$}"))
}

impl HasLanguage for Language {
    fn language(&self) -> Language {
        *self
    }
}

impl HasLanguage for Context {
    fn language(&self) -> Language {
        self.data(|data| data.get_temp(key())).unwrap_or_default()
    }
}

impl HasLanguage for Ui {
    fn language(&self) -> Language {
        self.ctx().language()
    }
}

// A reference speaks as well, so that messages can be asked for with whatever is at hand.
impl<T: HasLanguage + ?Sized> HasLanguage for &T {
    fn language(&self) -> Language {
        (**self).language()
    }
}

impl<T: HasLanguage + ?Sized> HasLanguage for &mut T {
    fn language(&self) -> Language {
        (**self).language()
    }
}
