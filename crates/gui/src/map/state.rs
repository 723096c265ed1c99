//! What the map panel remembers between frames.

use super::super::command_queue::Command;
use super::super::settings::BoardSize;
use super::aims::Aim;
use super::camera::Camera;
use super::chunks::Chunks;
use super::denied::Denied;
use super::ground_layer::GroundLayer;
use super::group::Drag;
use super::key_part::KeyPart;
use super::key_pictures::KeyPictures;
use super::lettering_layer::LetteringLayer;
use super::map_picture::Picture;
use super::title_place::TitlePlace;
use egui::{Pos2, Rect};
use gonfalon_core::board::Hex;
use gonfalon_core::view::{InterruptView, MapView, Refusal, Target};
use std::collections::BTreeSet;

/// Several things that a click may mean.
#[derive(Clone, Debug)]
pub struct Menu {
    /// Where it was clicked.
    pub at: Pos2,
    /// What the list is about.
    pub title: String,
    /// What stands above the choices: other things that can be asked for, in words.
    pub extra: Vec<(String, Command)>,
    /// The choices.
    pub choices: Vec<usize>,
    /// Whether it has just been opened.
    pub fresh: bool,
}

/// Why something is not offered.
#[derive(Clone, Debug)]
pub struct Card {
    /// Where it was asked.
    pub at: Pos2,
    /// What was asked about.
    pub about: Target,
    /// The answer.
    pub refusals: Vec<Refusal>,
    /// Whether it has not been shown yet: the click that asked does not close it.
    pub fresh: bool,
}

impl Card {
    /// The answer to what is asked in this frame.
    #[must_use]
    pub const fn new(at: Pos2, about: Target, refusals: Vec<Refusal>) -> Card {
        Card { at, about, refusals, fresh: true }
    }
}

/// What the map panel remembers.
#[derive(Default)]
pub struct MapState {
    /// The camera; `None` until the first frame, which fits the whole map.
    pub camera: Option<Camera>,
    /// Whether the player has moved the camera; until then it shows the whole map.
    pub moved: bool,
    /// Whether the whole map was asked for since a size of the board was chosen.
    pub fitted: bool,
    /// The size of the board in the last frame, as the settings had it.
    pub board: Option<BoardSize>,
    /// The map's place on the screen in the last frame.
    pub screen: Option<Rect>,
    /// The map's id among the controls.
    pub id: Option<egui::Id>,
    /// The drawn ground.
    pub ground: GroundLayer,
    /// The names on it.
    pub lettering: LetteringLayer,
    /// The drawn counters.
    pub counters: Chunks,
    /// The drawn standards of leaders, which lie above all counters.
    pub standards: Chunks,
    /// The map as a picture.
    pub picture: Option<Picture>,
    /// The hex under the pointer.
    pub hover: Option<Hex>,
    /// Where the pointer rested when the keyboard took the lead: until it moves, nothing is pointed at.
    pub resting: Option<Pos2>,
    /// The hex under the keyboard cursor.
    pub cursor: Option<Hex>,
    /// The hex of the choice under the pointer in a list beside the map.
    pub pointed: Option<Hex>,
    /// A hex to be acted on as if it had been clicked.
    pub act_at: Option<Hex>,
    /// The counters that were chosen to move together, the first first.
    pub chosen: Vec<String>,
    /// The counters that somebody is done with in this phase.
    pub settled: BTreeSet<String>,
    /// What the pointer drags.
    pub drag: Option<Drag>,
    /// The hex whose stack is spread out.
    pub fan: Option<Hex>,
    /// Where the pointer rested when it was spread out.
    pub spread_at: Option<Pos2>,
    /// Whether the pointer has only been left lying since the game changed: it spreads nothing out then, which would cover
    /// what has come of it.
    pub left_lying: LeftLying,
    /// What is aimed at the hex under the pointer or the cursor.
    pub aim: Option<Aim>,
    /// The open list of choices.
    pub menu: Option<Menu>,
    /// The choice that is pointed at in that list.
    pub listed: Option<usize>,
    /// The pictures of the key.
    pub key_pictures: KeyPictures,
    /// Where its title stands.
    pub title_place: TitlePlace,
    /// The part of the key that is read.
    pub key_part: KeyPart,
    /// Whether the key is open.
    pub key_is_open: bool,
    /// Why nothing can be done at the hex under the pointer.
    pub denied: Denied,
    /// The open answer.
    pub card: Option<Card>,
    /// The interruption that was already brought into sight.
    pub interrupted: Option<InterruptView>,
    /// Whether the wheel turns a counter or an aim in this frame, so that it does not move the map.
    pub wheel_taken: bool,
    /// The way that the wheel has gone towards the next turn.
    pub wheel: f32,
    /// The line of the happening that was already brought into sight.
    pub followed: Option<usize>,
    /// The view, and whether it was somebody's own, before happenings were brought into sight.
    pub before_following: Option<(Camera, bool)>,
    /// The view that the last one brought into sight led to.
    pub led: Option<Camera>,
    /// The revision of the game whose question has been looked at, whether it is in sight.
    pub looked_at: Option<u64>,
    /// A hex to bring to the middle.
    pub center_on: Option<Hex>,
    /// A hex to mark for a while.
    pub found: Option<Hex>,
}

/// Whether the pointer has been moved since the game changed.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub enum LeftLying {
    /// It has been, or the game has not changed.
    #[default]
    No,
    /// It has not been looked at since.
    Unseen,
    /// It lies where it lay then.
    At(Pos2),
}

impl LeftLying {
    /// The same once the pointer has been seen somewhere, or off the map.
    #[must_use]
    pub fn seen(self, pointer: Option<Pos2>) -> LeftLying {
        match (self, pointer) {
            (LeftLying::Unseen, Some(at)) => LeftLying::At(at),
            (LeftLying::At(lay), Some(at)) if lay == at => self,
            _ => LeftLying::No,
        }
    }
}

impl MapState {
    /// The game has changed.
    pub fn game_changed(&mut self) {
        self.menu = None;
        self.listed = None;
        self.card = None;
        self.fan = None;
        self.left_lying = LeftLying::Unseen;
        self.aim = None;
        self.found = None;
    }

    /// The pointer, unless it has only been left lying since the keyboard leads.
    pub fn heeded(&mut self, pointer: Option<Pos2>) -> Option<Pos2> {
        if pointer.is_none() || self.cursor.is_none() || self.resting != pointer {
            self.resting = None;
        }
        pointer.filter(|_| self.resting.is_none())
    }

    /// Another phase has begun: nothing is chosen for it yet, and nobody is done with.
    pub fn phase_changed(&mut self) {
        self.chosen.clear();
        self.settled.clear();
        self.drag = None;
    }

    /// Whether a hex is on the screen.
    #[must_use]
    pub fn shows(&self, map: &MapView, hex: Hex) -> bool {
        self.camera.zip(self.screen).is_some_and(|(camera, screen)| {
            screen.contains(camera.to_screen(screen, map.hexes[hex.index()].center))
        })
    }

    /// The hex that the panels speak about: under the pointer, here or in a list, or else under the keyboard cursor.
    #[must_use]
    pub fn focus(&self) -> Option<Hex> {
        self.hover.or(self.pointed).or(self.cursor)
    }
}
