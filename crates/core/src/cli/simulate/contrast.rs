//! The other version that `--against` asks for.

use super::series_run::Order;
use super::series_settings::SeriesSettings;
use crate::cli::players::{Limits, player};
use crate::cli::{Failure, pick};
use crate::kernel::{Both, Side};
use crate::simulation::Player;

/// What is not the same in the other version.
#[derive(Default)]
pub struct Contrast {
    scenario: Option<String>,
    players: Both<Option<Player>>,
    options: Vec<String>,
}

impl Contrast {
    /// Reads the words of the command line.
    ///
    /// # Errors
    /// What is wrong with one of them.
    pub fn read(words: &[String]) -> Result<Contrast, Failure> {
        let mut contrast = Contrast::default();
        for word in words {
            match word.split_once('=') {
                Some(("scenario", name)) => contrast.scenario = Some(name.to_owned()),
                Some(("a", words)) => contrast.players[Side::A] = Some(own(words)?),
                Some(("b", words)) => contrast.players[Side::B] = Some(own(words)?),
                _ => contrast.options.push(word.clone()),
            }
        }
        Ok(contrast)
    }

    /// The other version of games that are ordered with these options.
    ///
    /// # Errors
    /// What is wrong with its scenario or an option, or that it is the same.
    pub fn of(&self, order: &Order, limits: Limits, options: &[String]) -> Result<Order, Failure> {
        let own = &order.settings;
        let options = [options, &self.options].concat();
        let scenario = match &self.scenario {
            Some(name) => pick::read(name, &options)?,
            None => pick::changed(order.scenario.clone(), &self.options)?,
        };
        let players = Both::from_fn(|side| {
            self.players[side].map_or(own.players[side], |player| limits.on(player))
        });
        let settings = SeriesSettings::new(&scenario, players, own.seed, own.longest, own.luck);
        if settings == *own {
            let what = "The version that --against names is the same: nothing would differ.";
            return Err(Failure::Usage(what.to_owned()));
        }
        Ok(Order { scenario, settings, numbers: order.numbers.clone(), threads: order.threads })
    }
}

fn own(words: &str) -> Result<Player, Failure> {
    player(words).map_err(|what| Failure::Usage(format!("\"{words}\" is no player: {what}.")))
}
