//! Messages by key.

use super::gender::Gender;
use super::{Language, Noun};
use fluent_bundle::{FluentArgs, FluentAttribute, FluentMessage};

/// Arguments of a message.
pub type Args = FluentArgs<'static>;

/// What can be an argument of a message.
pub trait Arg {
    /// Adds itself under a name.
    fn put(self, name: &'static str, args: &mut Args);
}

macro_rules! plain {
    ($($kind:ty),+) => {
        $(impl Arg for $kind {
            fn put(self, name: &'static str, args: &mut Args) {
                args.set(name, self);
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
    [language, Language::ENGLISH]
        .into_iter()
        .find_map(|language| {
            let pattern = message(language, key)?.value()?;
            let (loaded, mut faults) = (language.loaded(), Vec::new());
            let said = loaded.messages().format_pattern(pattern, Some(args), &mut faults);
            debug_assert!(faults.is_empty() || loaded.is_found(), "{key}: {faults:?}");
            Some(said.into_owned())
        })
        .unwrap_or_else(|| key.to_owned())
}

fn message(language: Language, key: &str) -> Option<FluentMessage<'static>> {
    language.loaded().messages().get_message(key)
}

/// The message under a key as a proper name, which has no article: its attribute `gender` says gender and number, `m`
/// if it has none.
#[must_use]
pub fn proper_name(language: Language, key: &str) -> Noun<'static> {
    let gender = message(language, key)
        .and_then(|message| message.get_attribute("gender").map(|it: FluentAttribute| it.value()))
        .and_then(|pattern| {
            let bundle = language.loaded().messages();
            Gender::from_tag(&bundle.format_pattern(pattern, None, &mut Vec::new()))
        });
    Noun::bare(language, said(language, key, &Args::new()).into(), gender.unwrap_or_default())
}

/// The message under a key, in a [`HasLanguage`](crate::words::HasLanguage)'s language: `say!(language, "gui-turn", turn = 3)`. The key is a literal, or
/// a literal with a word to put in its place: `say!(language, "bmw-why-{}" slug, cost = 4)`.
#[macro_export]
macro_rules! say {
    ($lang:expr, $key:literal $word:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::say!(@said $lang, &format!($key, $word) $(, $name = $value)*)
    };
    ($lang:expr, $key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::say!(@said $lang, $key $(, $name = $value)*)
    };
    (@said $lang:expr, $key:expr $(, $name:ident = $value:expr)*) => {{
        #[allow(unused_mut)] // some messages have no arguments
        let mut args = $crate::words::Args::new();
        $($crate::words::Arg::put($value, stringify!($name), &mut args);)*
        $crate::words::said($crate::words::HasLanguage::language(&$lang), $key, &args)
    }};
}
