//! Computer opponents on the command line.

use crate::ai::Level;
use crate::simulation::Player;
use clap::Args;

/// A level from the command line.
///
/// # Errors
/// The levels there are.
pub fn level(word: &str) -> Result<Level, String> {
    Level::from_tag(word).ok_or_else(|| format!("the levels are {}", levels()))
}

/// The levels in words.
#[must_use]
pub fn levels() -> String {
    Level::ALL.map(Level::tag).join(", ")
}

/// A level with its limits, such as `easy:nodes=200`.
///
/// # Errors
/// What is wrong with it.
pub fn player(words: &str) -> Result<Player, String> {
    let mut parts = words.split(':');
    let mut player = Player::new(level(parts.next().unwrap_or_default())?);
    for part in parts {
        let wrong = || format!("\"{part}\" is no limit: write millis=N or nodes=N, N from 1");
        let (name, number) = part.split_once('=').ok_or_else(wrong)?;
        let number = number.parse().ok().filter(|number| *number > 0);
        match name {
            "millis" => player.millis = Some(number.ok_or_else(wrong)?),
            "nodes" => player.nodes = Some(number.ok_or_else(wrong)?),
            _ => return Err(wrong()),
        }
    }
    Ok(player)
}

/// Limits for every player who has none of his own.
#[derive(Args, Clone, Copy, Debug)]
pub struct Limits {
    /// The longest time for one decision, in milliseconds. Games with it are never twice the same.
    #[arg(long, value_name = "N", value_parser = super::bulk::at_least_one)]
    millis: Option<u64>,
    /// How many positions may be looked at for one decision.
    #[arg(long, value_name = "N", value_parser = super::bulk::at_least_one)]
    nodes: Option<u64>,
}

impl Limits {
    /// The player with these limits where he has none.
    #[must_use]
    pub fn on(self, player: Player) -> Player {
        Player {
            millis: player.millis.or(self.millis),
            nodes: player.nodes.or(self.nodes),
            ..player
        }
    }
}
