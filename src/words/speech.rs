//! Messages by key.

use super::Language;
use fluent_templates::fluent_bundle::FluentValue;
use fluent_templates::{LanguageIdentifier, langid, static_loader};
use std::borrow::Cow;
use std::collections::HashMap;

static_loader! {
    static MESSAGES = {
        locales: "./assets/i18n",
        fallback_language: "en",
        // Our two languages run in the same direction; marks around arguments would only get in the way of searching.
        customise: |bundle| bundle.set_use_isolating(false),
    };
}

const ENGLISH: LanguageIdentifier = langid!("en");
const SPANISH: LanguageIdentifier = langid!("es");

/// Arguments of a message.
pub type Args = HashMap<Cow<'static, str>, FluentValue<'static>>;

/// What can be an argument of a message.
pub trait Arg {
    /// Adds itself under a name.
    fn put(self, name: &'static str, args: &mut Args);
}

macro_rules! plain {
    ($($kind:ty),+) => {
        $(impl Arg for $kind {
            fn put(self, name: &'static str, args: &mut Args) {
                args.insert(Cow::Borrowed(name), self.into());
            }
        })+
    };
}

plain!(u8, u16, u32, u64, usize, i8, i16, i32, i64, String);

impl Arg for &str {
    fn put(self, name: &'static str, args: &mut Args) {
        self.to_owned().put(name, args);
    }
}

impl Arg for &String {
    fn put(self, name: &'static str, args: &mut Args) {
        self.clone().put(name, args);
    }
}

/// The message under a key; in English if there is no translation, the key itself if there is no such message.
#[must_use]
pub fn said(language: Language, key: &str, args: &Args) -> String {
    let id = match language {
        Language::English => &ENGLISH,
        Language::Spanish => &SPANISH,
    };
    let args = (!args.is_empty()).then_some(args);
    MESSAGES
        .lookup_single_language(id, key, args)
        .or_else(|_| MESSAGES.lookup_single_language(&ENGLISH, key, args))
        .unwrap_or_else(|_| key.to_owned())
}

/// The message under a key, in a [`Speaker`](crate::words::Speaker)'s language: `say!(language, "gui-turn", turn = 3)`. The key is a literal, or
/// a literal with a word to put in its place: `say!(language, "bmw-why-{}" slug, cost = 4)`.
#[macro_export]
macro_rules! say {
    ($speaker:expr, $key:literal $word:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::say!(@said $speaker, &format!($key, $word) $(, $name = $value)*)
    };
    ($speaker:expr, $key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::say!(@said $speaker, $key $(, $name = $value)*)
    };
    (@said $speaker:expr, $key:expr $(, $name:ident = $value:expr)*) => {{
        #[allow(unused_mut)] // some messages have no arguments
        let mut args = $crate::words::Args::new();
        $($crate::words::Arg::put($value, stringify!($name), &mut args);)*
        $crate::words::said($crate::words::Speaker::language(&$speaker), $key, &args)
    }};
}
