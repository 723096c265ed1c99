//! A file that is opened while the program runs: the window that runs takes it, and no second one opens.

use super::settings::Places;
use egui::{Context, UserAttentionType, ViewportCommand};
use interprocess::local_socket::traits::{Listener as _, Stream as _};
use interprocess::local_socket::{
    GenericFilePath, GenericNamespaced, Listener, ListenerOptions, Name, Stream, ToFsName, ToNsName,
};
use std::hash::Hasher;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

/// Longer than any path, in bytes.
const LONGEST: u64 = 64 * 1024;
/// So long one program waits for the other.
const PATIENCE: Duration = Duration::from_secs(2);
/// What a window answers that takes a file.
const TAKEN: &str = "taken";

/// Where files come in that were opened outside.
#[derive(Debug)]
pub struct Doorway {
    files: Receiver<PathBuf>,
    address: Address,
}

impl Doorway {
    /// The files that have come in.
    pub fn files(&self) -> impl Iterator<Item = PathBuf> {
        self.files.try_iter()
    }
}

impl Drop for Doorway {
    fn drop(&mut self) {
        self.address.clear();
    }
}

/// Hands a file over to the window that runs. Returns whether there is one, and it has taken the file.
#[must_use]
pub fn hand_over(places: &Places, file: &Path) -> bool {
    let Some(address) = Address::of(places) else { return false };
    let Ok(file) = std::path::absolute(file) else { return false };
    // The other end reads text; a window of its own opens what has no name in text.
    let Some(file) = file.to_str().filter(|file| !file.contains(['\n', '\r'])) else {
        return false;
    };
    let ask = || -> io::Result<bool> {
        let stream = Stream::connect(address.name()?)?;
        be_patient(&stream);
        let mut stream = BufReader::new(stream);
        stream.get_mut().write_all(format!("{file}\n").as_bytes())?;
        let mut answer = String::new();
        stream.take(LONGEST).read_line(&mut answer)?;
        Ok(answer.trim_end() == TAKEN)
    };
    ask().unwrap_or(false)
}

/// From now on this window takes files that are opened outside, if no other one does.
#[must_use]
pub fn listen(places: &Places, ctx: &Context) -> Option<Doorway> {
    let address = Address::of(places)?;
    let listener = address.listen()?;
    let (sender, files) = channel();
    let ctx = ctx.clone();
    let work = move || {
        loop {
            let Ok(stream) = listener.accept() else {
                // Too many files may be open for a while.
                std::thread::sleep(PATIENCE);
                continue;
            };
            // One that says nothing keeps nobody else out.
            let (sender, ctx) = (sender.clone(), ctx.clone());
            std::thread::spawn(move || take(stream, &sender, &ctx));
        }
    };
    std::thread::Builder::new().name("doorway".to_owned()).spawn(work).ok()?;
    Some(Doorway { files, address })
}

/// Brings the window to the front, where the desktop allows that.
pub fn come_forward(ctx: &Context) {
    ctx.send_viewport_cmd(ViewportCommand::Minimized(false));
    ctx.send_viewport_cmd(ViewportCommand::Focus);
    ctx.send_viewport_cmd(ViewportCommand::RequestUserAttention(UserAttentionType::Informational));
}

/// Reads the name of a file, and says that it has been taken.
fn take(stream: Stream, sender: &Sender<PathBuf>, ctx: &Context) {
    be_patient(&stream);
    let mut stream = BufReader::new(stream);
    let mut line = String::new();
    let read = (&mut stream).take(LONGEST).read_line(&mut line);
    let file = Path::new(line.trim_end_matches(['\r', '\n']));
    if read.is_ok() && file.is_absolute() && sender.send(file.to_owned()).is_ok() {
        ctx.request_repaint();
        // Whoever has gone in the meantime needs no answer.
        let _answered = writeln!(stream.get_mut(), "{TAKEN}");
    }
}

/// Where the platform can do that, nobody is waited for for ever.
fn be_patient(stream: &Stream) {
    let _possible = stream.set_recv_timeout(Some(PATIENCE));
    let _possible = stream.set_send_timeout(Some(PATIENCE));
}

/// Where the windows of one player meet: a socket in a folder that is his alone, or a pipe on Windows.
#[derive(Clone, Debug)]
struct Address(PathBuf);

impl Address {
    /// The longest path of a socket that every platform allows, in bytes.
    const LONGEST: usize = 100;

    /// The one for windows that keep their games in the same place.
    fn of(places: &Places) -> Option<Address> {
        let games = places.games.as_ref()?;
        if cfg!(windows) {
            let mut name = fnv::FnvHasher::default();
            name.write(games.as_os_str().as_encoded_bytes());
            return Some(Address(format!("gonfalon-{:016x}", name.finish()).into()));
        }
        let folder = games.parent()?;
        std::fs::create_dir_all(folder).ok()?;
        let path = folder.join("window.socket");
        (path.as_os_str().len() <= Address::LONGEST).then_some(Address(path))
    }

    fn name(&self) -> io::Result<Name<'_>> {
        if cfg!(windows) {
            self.0.as_os_str().to_ns_name::<GenericNamespaced>()
        } else {
            self.0.as_os_str().to_fs_name::<GenericFilePath>()
        }
    }

    /// Listens there, unless another window does.
    fn listen(&self) -> Option<Listener> {
        let answers = Stream::connect(self.name().ok()?).is_ok();
        // What a window has left that was ended by force is in nobody's use.
        let options = ListenerOptions::new().name(self.name().ok()?).try_overwrite(!answers);
        if answers { None } else { options.create_sync().ok() }
    }

    /// Leaves nothing behind.
    fn clear(&self) {
        if !cfg!(windows) {
            // It may be gone already.
            let _gone = std::fs::remove_file(&self.0);
        }
    }
}
