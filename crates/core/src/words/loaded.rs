//! The languages of this run: those that are part of the program, and those that were found.

use super::description::{Description, FORMAT, is_tag};
use super::fault::LanguageFault;
use super::folder::{DESCRIPTION, Folder};
use super::overlay::{self, Overlay};
use super::{Language, messages};
use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::OnceLock;

/// The language of the sources.
const SOURCE: &str = "en";
/// The most languages of a run.
const MOST: usize = 100;
/// Longer names and marks are no names and marks.
const LONGEST: usize = 60;

static LOADED: OnceLock<Vec<Loaded>> = OnceLock::new();

/// A language of this run.
pub struct Loaded {
    /// What it says of itself.
    pub description: Description,
    /// Its files of messages, by where they stand.
    sources: BTreeMap<String, Cow<'static, str>>,
    /// What was read of them, with what is faulty in them.
    messages: OnceLock<(FluentBundle<FluentResource>, Vec<LanguageFault>)>,
    /// Where it was found; it is part of the program if that is not said.
    folder: Option<PathBuf>,
    texts: BTreeMap<String, Translated>,
}

/// The translations of one file, read when they are asked for first.
struct Translated {
    text: Cow<'static, str>,
    read: OnceLock<Overlay>,
}

impl Loaded {
    /// A language out of its folder. What its files say is read when it is asked for: most runs speak one language.
    ///
    /// # Errors
    /// Why it is no language at all.
    pub fn of(folder: &Folder) -> Result<Loaded, LanguageFault> {
        let description = described(folder)?;
        if empty(&description.tag).is_none() {
            return Err(no_tag(folder, &description.tag));
        }
        let (mut sources, mut texts) = (BTreeMap::new(), BTreeMap::new());
        for (name, text) in &folder.files {
            if name.starts_with("messages/") {
                sources.insert(format!("{}/{name}", folder.place), text.clone());
            } else if let Some(file) = name.strip_suffix(".json").filter(|_| name != DESCRIPTION) {
                let text = text.clone();
                texts.insert(file.to_owned(), Translated { text, read: OnceLock::new() });
            }
        }
        Ok(Loaded { description, sources, messages: OnceLock::new(), folder: None, texts })
    }

    /// Its messages. What is faulty in them is left out.
    pub fn messages(&self) -> &FluentBundle<FluentResource> {
        &self.read().0
    }

    fn read(&self) -> &(FluentBundle<FluentResource>, Vec<LanguageFault>) {
        self.messages.get_or_init(|| {
            let mut bundle = empty(&self.description.tag).expect("it would be no language");
            let mut faults = Vec::new();
            for (at, text) in &self.sources {
                let (resource, troubles) = messages::read(text);
                let todo = "Compare with the same file of another language.";
                faults.extend(troubles.into_iter().map(|what| LanguageFault::new(at, what, todo)));
                let twice = resource.and_then(|resource| bundle.add_resource(resource).err());
                faults.extend(twice.into_iter().flatten().map(|error| {
                    LanguageFault::new(at, error.to_string(), "Keep one of the messages.")
                }));
            }
            (bundle, faults)
        })
    }

    /// The translations of a file, such as `scenarios/acre`.
    pub fn overlay(&self, file: &str) -> Option<&Overlay> {
        let texts = self.texts.get(file)?;
        Some(texts.read.get_or_init(|| overlay::read(&texts.text).unwrap_or_default()))
    }

    /// Whether it was found on the disk, and is no part of the program.
    pub(super) const fn is_found(&self) -> bool {
        self.folder.is_some()
    }

    /// Its folder, read anew.
    ///
    /// # Errors
    /// Why it can't be read.
    pub(super) fn folder(&self) -> Result<Folder, LanguageFault> {
        let own = || Folder::built_in().into_iter().find(|it| it.name == self.description.tag);
        let missing =
            || LanguageFault::new("languages", "there is no such folder", "Name another.");
        self.folder.as_ref().map_or_else(|| own().ok_or_else(missing), |path| Folder::read(path))
    }

    /// What is wrong with its messages.
    pub fn message_faults(&self) -> &[LanguageFault] {
        &self.read().1
    }

    /// What is wrong with its files. Asking for it reads them all.
    fn faults(&self, place: &str) -> Vec<LanguageFault> {
        let mut faults = self.message_faults().to_vec();
        for (file, texts) in &self.texts {
            match overlay::read(&texts.text) {
                Ok(overlay) => {
                    // Whoever was quicker has read the same.
                    let _ = texts.read.set(overlay);
                }
                Err(error) => faults.push(LanguageFault::new(
                    format!("{place}/{file}.json"),
                    error.to_string(),
                    "It must be one object: for each text its place, and the translation.",
                )),
            }
        }
        faults
    }
}

/// A language that says nothing yet; none if the tag is none.
fn empty(tag: &str) -> Option<FluentBundle<FluentResource>> {
    let mut bundle = FluentBundle::new_concurrent(vec![tag.parse().ok()?]);
    // Marks around arguments would get in the way of searching.
    bundle.set_use_isolating(false);
    Some(bundle)
}

fn described(folder: &Folder) -> Result<Description, LanguageFault> {
    let at = format!("{}/{DESCRIPTION}", folder.place);
    let text = folder.files.get(DESCRIPTION).map_or("", |text| text);
    let description: Description = serde_json::from_str(text).map_err(|error| {
        let todo = "Write it like that of another language, or remove the folder.";
        LanguageFault::new(&at, format!("it is no description of a language ({error})"), todo)
    })?;
    if description.format != FORMAT {
        let what = format!("the format is {}, not {FORMAT}", description.format);
        return Err(LanguageFault::new(at, what, format!("Write it as format {FORMAT} has it.")));
    }
    if !is_tag(&description.tag) || description.tag != folder.name {
        return Err(no_tag(folder, &description.tag));
    }
    let Description { name, decimal, .. } = &description;
    if [name, decimal].iter().any(|text| text.is_empty() || text.len() > LONGEST) {
        let what = "the name or the decimal mark is empty or too long";
        return Err(LanguageFault::new(at, what, "Write both in a few letters."));
    }
    Ok(description)
}

fn no_tag(folder: &Folder, tag: &str) -> LanguageFault {
    LanguageFault::new(
        format!("{}/{DESCRIPTION}", folder.place),
        format!("the tag is \"{tag}\", and the folder is called \"{}\"", folder.name),
        "Give both the language's tag, such as \"fr\" or \"pt-BR\".",
    )
}

fn built_in() -> Vec<Loaded> {
    let mut all: Vec<Loaded> = Folder::built_in()
        .iter()
        .map(Loaded::of)
        .collect::<Result<_, _>>()
        .expect("the languages of the program are sound");
    all.sort_by_key(|language| language.description.tag != SOURCE);
    all
}

/// The languages of this run, English first.
pub fn loaded() -> &'static [Loaded] {
    LOADED.get_or_init(built_in)
}

/// Adds the languages in these folders to those of the program, once, before anything is told: what is wrong with
/// them, and the rest goes on. A language with the tag of one that is there takes its place, English excepted, in
/// which the sources are written.
#[must_use]
pub fn add_found(places: &[PathBuf]) -> Vec<LanguageFault> {
    let (mut all, mut faults) = (built_in(), Vec::new());
    for place in places {
        let folders = Folder::inside(place).unwrap_or_else(|fault| {
            faults.push(fault);
            Vec::new()
        });
        for path in folders {
            let found = Folder::read(&path).and_then(|folder| {
                let mut language = Loaded::of(&folder)?;
                language.folder = Some(path.clone());
                Ok((folder, language))
            });
            match found {
                Ok((folder, language)) => {
                    faults.extend(language.faults(&folder.place));
                    faults.extend(put(&mut all, language, &folder.place));
                }
                Err(fault) => faults.push(fault),
            }
        }
    }
    if LOADED.set(all).is_err() {
        let what = "languages have been asked for already";
        faults.push(LanguageFault::new("languages", what, "Start the program anew."));
    }
    faults
}

fn put(all: &mut Vec<Loaded>, language: Loaded, place: &str) -> Option<LanguageFault> {
    let tag = &language.description.tag;
    if tag == SOURCE {
        let what = "English can't be replaced: the program's texts are written in it";
        return Some(LanguageFault::new(place, what, "Give the folder another tag."));
    }
    match all.iter().position(|other| other.description.tag == *tag) {
        Some(same) => all[same] = language,
        None if all.len() >= MOST => {
            let what = format!("there are more than {MOST} languages");
            return Some(LanguageFault::new(place, what, "Remove some of the folders."));
        }
        None => all.push(language),
    }
    None
}

/// The translations of a file in every language that has some.
pub fn translations(file: &str) -> impl Iterator<Item = (Language, &'static Overlay)> {
    Language::all()
        .filter_map(move |language| Some((language, loaded()[language.index()].overlay(file)?)))
}
