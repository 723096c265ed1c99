//! Games are looked at one after the other, in the background: opening one means playing it through.

use super::saved_games::SavedGame;
use super::summary::GameSummary;
use crate::theme::Palette;
use egui::{ColorImage, Context, TextureHandle, TextureOptions};
use gonfalon_core::session::{self, LoadError, save};
use gonfalon_core::words::Language;
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};

/// What was found in a file.
pub enum Seen {
    /// A game.
    Game(Box<GameSummary>, Option<TextureHandle>),
    /// Something that is no sound game, and why.
    Damaged(String),
}

/// What a summary depends on: another file, another language, other colours.
type Stamp = (SavedGame, Language, usize);

/// The games that have been looked at.
#[derive(Default)]
pub struct Gallery {
    seen: HashMap<PathBuf, (Stamp, Seen)>,
    looking: Option<(Stamp, Receiver<Result<GameSummary, String>>)>,
}

impl Gallery {
    /// What was found in a game's file. An older one stands until there is a newer one.
    #[must_use]
    pub fn seen(&self, path: &Path) -> Option<&Seen> {
        self.seen.get(path).map(|(_, seen)| seen)
    }

    /// Looks at the first of these games that has changed since.
    pub fn look(
        &mut self,
        ctx: &Context,
        games: &[SavedGame],
        palette: &'static Palette,
        language: Language,
    ) {
        if let Some((_, answer)) = &self.looking {
            let Ok(summary) = answer.try_recv() else { return };
            if let Some((stamp, _)) = self.looking.take() {
                let path = stamp.0.path.clone();
                self.seen.insert(path, (stamp, shown(ctx, summary)));
            }
        }
        let colours = std::ptr::from_ref(palette).addr();
        let stamp = |game: &SavedGame| (game.clone(), language, colours);
        let known =
            |game: &SavedGame| self.seen.get(&game.path).is_some_and(|(s, _)| *s == stamp(game));
        let Some(game) = games.iter().find(|game| !known(game)) else { return };
        let (tell, answer) = channel();
        let (path, window) = (game.path.clone(), ctx.clone());
        std::thread::spawn(move || {
            // Nobody listens any more if the program is being closed.
            let _ = tell.send(look_at(&path, palette, language));
            window.request_repaint();
        });
        self.looking = Some((stamp(game), answer));
    }

    /// Whether everything has been looked at.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.looking.is_none()
    }
}

fn shown(ctx: &Context, summary: Result<GameSummary, String>) -> Seen {
    let texture = |image: ColorImage| ctx.load_texture("game", image, TextureOptions::LINEAR);
    match summary {
        Ok(mut summary) => {
            let picture = summary.picture.take().map(texture);
            Seen::Game(Box::new(summary), picture)
        }
        Err(why) => Seen::Damaged(why),
    }
}

fn look_at(path: &Path, palette: &Palette, language: Language) -> Result<GameSummary, String> {
    let told = |error: LoadError| error.told(language);
    let file = save::read(path).map_err(told)?;
    let game = session::load_in(file, language).map_err(|(error, _)| told(error))?;
    Ok(GameSummary::of(&*game, palette))
}
