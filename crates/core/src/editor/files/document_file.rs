//! A document with its file.

use super::json_reader;
use crate::editor::{Document, Edit, Kind, Node, Pointer, StepName};
use crate::scenario::{Fault, catalogue, migration};
use crate::session::atomic;
use fnv::FnvHasher;
use std::hash::Hasher;
use std::io;
use std::path::{Path, PathBuf};

/// How a file stands to the document that was read from it or written to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OnDisk {
    /// As this document left it.
    Same,
    /// Another program has changed it.
    Changed,
    /// It is gone, or can't be read.
    Gone,
    /// There is no file yet.
    Nowhere,
}

/// Why a document was not saved.
#[derive(Debug)]
pub enum SaveError {
    /// It has no file yet.
    Nowhere,
    /// Another program has changed the file meanwhile: take it over, or keep what is here.
    Changed,
    /// What the disk says.
    Disk(io::Error),
}

/// A document with its file, if it has one.
#[derive(Clone, Debug)]
pub struct DocumentFile {
    /// The document.
    pub document: Document,
    path: Option<PathBuf>,
    /// What the file held when it was read or written last.
    known: Option<u64>,
    /// Where the file was broken, and what it was taken for.
    mended: Vec<Fault>,
}

fn fingerprint(bytes: &[u8]) -> u64 {
    let mut hasher = FnvHasher::default();
    hasher.write(bytes);
    hasher.finish()
}

/// The content of a text, brought to the present format, with what was broken in it.
#[must_use]
pub fn understood(text: &str) -> (Node, Vec<Fault>) {
    let (content, faults) = json_reader::read(text);
    let is_old = content.field("format").and_then(Node::whole) == Some(1);
    if is_old && Kind::of(&content) == Kind::Scenario {
        let present = Node::from(migration::migrated(&content.value()).into_owned());
        return (in_order_of(present, &content), faults);
    }
    (content, faults)
}

/// The same with its fields in the order that they have in another content.
fn in_order_of(node: Node, other: &Node) -> Node {
    match (node, other) {
        (Node::Record(mut fields), Node::Record(others)) => {
            let place = |name: &str| others.iter().position(|(own, _)| own == name);
            fields.sort_by_key(|(name, _)| place(name).unwrap_or(usize::MAX));
            let ordered = |(name, node): (String, Node)| match place(&name) {
                Some(place) => (name, in_order_of(node, &others[place].1)),
                None => (name, node),
            };
            Node::Record(fields.into_iter().map(ordered).collect())
        }
        (Node::List(items), Node::List(others)) if items.len() == others.len() => {
            let pairs = items.into_iter().zip(others);
            Node::List(pairs.map(|(item, other)| in_order_of(item, other)).collect())
        }
        (node, _) => node,
    }
}

impl DocumentFile {
    /// A document without a file, unsaved from the beginning.
    #[must_use]
    pub fn new(kind: Kind, content: Node) -> DocumentFile {
        let mut document = Document::new(kind, content);
        document.mark_unsaved();
        DocumentFile { document, path: None, known: None, mended: Vec::new() }
    }

    /// The document that a text holds, without a file.
    #[must_use]
    pub fn of_text(text: &str) -> DocumentFile {
        let (content, mended) = understood(text);
        DocumentFile { mended, ..DocumentFile::new(Kind::of(&content), content) }
    }

    /// Opens a file, as far as it can be understood.
    ///
    /// # Errors
    /// Why it can't be read at all: it is not there, too large, or no text.
    pub fn open(path: &Path) -> Result<DocumentFile, Vec<Fault>> {
        let text = catalogue::read_text(path)?;
        let (content, mended) = understood(&text);
        let mut document = Document::new(Kind::of(&content), content);
        let is_old = || json_reader::read(&text).0.value() != document.content().value();
        if !mended.is_empty() || is_old() {
            document.mark_unsaved();
        }
        let known = Some(fingerprint(text.as_bytes()));
        Ok(DocumentFile { document, path: Some(path.to_owned()), known, mended })
    }

    /// Where it is saved, if it has been.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Where the file was broken when it was opened, and what it was taken for: to be shown once.
    #[must_use]
    pub fn mended(&self) -> &[Fault] {
        &self.mended
    }

    /// Whether something would be lost if it were closed now.
    #[must_use]
    pub fn is_unsaved(&self) -> bool {
        self.document.is_dirty()
    }

    /// How the file stands to the document: to be asked now and then, and when the window comes to the front.
    #[must_use]
    pub fn on_disk(&self) -> OnDisk {
        let Some(path) = &self.path else { return OnDisk::Nowhere };
        match std::fs::read(path) {
            Ok(bytes) if Some(fingerprint(&bytes)) == self.known => OnDisk::Same,
            Ok(_) => OnDisk::Changed,
            Err(_) => OnDisk::Gone,
        }
    }

    /// Saves it where it was opened or saved last.
    ///
    /// # Errors
    /// Why it was not; the file is as it was then.
    pub fn save(&mut self) -> Result<(), SaveError> {
        match self.on_disk() {
            OnDisk::Nowhere => return Err(SaveError::Nowhere),
            OnDisk::Changed => return Err(SaveError::Changed),
            OnDisk::Same | OnDisk::Gone => {}
        }
        let path = self.path.clone().ok_or(SaveError::Nowhere)?;
        self.save_as(&path).map_err(SaveError::Disk)
    }

    /// Saves it under a name, whatever is there; it stays there.
    ///
    /// # Errors
    /// What the disk says; nothing has changed then.
    pub fn save_as(&mut self, path: &Path) -> io::Result<()> {
        let text = self.document.text();
        atomic::write(path, text.as_bytes())?;
        self.known = Some(fingerprint(text.as_bytes()));
        self.path = Some(path.to_owned());
        self.mended.clear();
        self.document.mark_saved();
        Ok(())
    }

    /// Takes over what another program wrote, as a step that can be undone.
    ///
    /// # Errors
    /// Why the file can't be read.
    pub fn take_over(&mut self) -> Result<(), Vec<Fault>> {
        let Some(path) = &self.path else { return Ok(()) };
        let text = catalogue::read_text(path)?;
        let (content, mended) = understood(&text);
        let edit = Edit::Set { at: Pointer::root(), value: content };
        if self.document.apply(StepName::TakeOver, vec![edit]).is_ok() {
            self.known = Some(fingerprint(text.as_bytes()));
            if mended.is_empty() {
                self.document.mark_saved();
            }
            self.mended = mended;
        }
        Ok(())
    }

    /// Keeps what is here although another program changed the file: saving writes over that.
    pub fn keep(&mut self) {
        let bytes = self.path.as_ref().and_then(|path| std::fs::read(path).ok());
        self.known = bytes.map(|bytes| fingerprint(&bytes)).or(self.known);
        self.document.mark_unsaved();
    }

    /// The same as it was found after a kill: its file, and what that held when it was read.
    pub(super) fn recovered(text: &str, path: Option<PathBuf>, known: Option<u64>) -> DocumentFile {
        DocumentFile { path, known, ..DocumentFile::of_text(text) }
    }

    pub(super) fn known(&self) -> Option<u64> {
        self.known
    }
}
