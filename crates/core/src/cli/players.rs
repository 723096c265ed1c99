//! Computer opponents on the command line.

use crate::ai::{Handicap, Level, Opponent, Temper};
use crate::simulation::Player;
use crate::words;
use clap::Args;

/// A level.
///
/// # Errors
/// The levels there are.
pub fn level(word: &str) -> Result<Level, String> {
    Level::from_tag(word).ok_or_else(|| unknown(word, "levels", &Level::ALL.map(Level::tag)))
}

/// A style.
///
/// # Errors
/// The styles there are.
pub fn style(word: &str) -> Result<Temper, String> {
    Temper::from_tag(word).ok_or_else(|| unknown(word, "styles", &Temper::ALL.map(Temper::tag)))
}

/// A handicap.
///
/// # Errors
/// The handicaps there are.
pub fn handicap(word: &str) -> Result<Handicap, String> {
    let tags = Handicap::ALL.map(Handicap::tag);
    Handicap::from_tag(word).ok_or_else(|| unknown(word, "handicaps", &tags))
}

/// What there is instead of a word, and which of it was meant.
fn unknown(word: &str, what: &str, known: &[&str]) -> String {
    let all = known.join(", ");
    match words::meant(word, known.iter().copied()) {
        Some(meant) => format!("the {what} are {all}; \"{meant}\" was probably meant"),
        None => format!("the {what} are {all}"),
    }
}

/// An opponent with what was said of it.
///
/// # Errors
/// It has no judgement that a style or a handicap could change.
pub fn whole(opponent: Opponent) -> Result<Opponent, String> {
    if opponent.at_level(opponent.level) == opponent {
        return Ok(opponent);
    }
    Err(format!("{} has neither a style nor a handicap: it judges nothing", opponent.level.tag()))
}

/// A level with its style and its handicap, such as `hard:style=cautious`; the bare words suffice.
///
/// # Errors
/// What is wrong with it.
pub fn opponent(words: &str) -> Result<Opponent, String> {
    let mut parts = words.split(':');
    let mut opponent = Opponent::of(level(parts.next().unwrap_or_default())?);
    let mut said = Vec::new();
    for part in parts {
        let what = tempered(&mut opponent, part)?.ok_or_else(|| {
            format!(
                "\"{part}\" is neither a style nor a handicap: write style=cautious or style=bold, handicap=small or \
                 handicap=large"
            )
        })?;
        once(&mut said, what)?;
    }
    whole(opponent)
}

/// Takes a style or a handicap down, and says which it is; nothing if it is neither.
fn tempered(opponent: &mut Opponent, part: &str) -> Result<Option<&'static str>, String> {
    let (style, handicap) = match part.split_once('=') {
        Some(("style", word)) => (Some(style(word)?), None),
        Some(("handicap", word)) => (None, Some(handicap(word)?)),
        Some(_) => (None, None),
        None => (Temper::from_tag(part), Handicap::from_tag(part)),
    };
    if let Some(style) = style {
        opponent.style = style;
        return Ok(Some("style"));
    }
    opponent.handicap = handicap.unwrap_or(opponent.handicap);
    Ok(handicap.map(|_| "handicap"))
}

/// Remembers what was said of a player.
///
/// # Errors
/// It was said before.
fn once(said: &mut Vec<&'static str>, what: &'static str) -> Result<(), String> {
    if said.contains(&what) {
        return Err(format!("its {what} is said twice"));
    }
    said.push(what);
    Ok(())
}

/// An opponent with its limits, such as `easy:nodes=200` or `normal:style=bold:handicap=small`.
///
/// # Errors
/// What is wrong with it.
pub fn player(words: &str) -> Result<Player, String> {
    let mut parts = words.split(':');
    let mut player = Player::new(level(parts.next().unwrap_or_default())?);
    let mut said = Vec::new();
    for part in parts {
        if let Some(what) = tempered(&mut player.opponent, part)? {
            once(&mut said, what)?;
            continue;
        }
        let wrong = || {
            format!(
                "\"{part}\" is no limit, style or handicap: write millis=N or nodes=N, N from 1, style=cautious or \
                 style=bold, handicap=small or handicap=large"
            )
        };
        let (name, number) = part.split_once('=').ok_or_else(wrong)?;
        let number = number.parse().ok().filter(|number| *number > 0);
        let limit = Some(number.ok_or_else(wrong)?);
        match name {
            "millis" => {
                once(&mut said, "limit of millis")?;
                player.millis = limit;
            }
            "nodes" => {
                once(&mut said, "limit of nodes")?;
                player.nodes = limit;
            }
            _ => return Err(wrong()),
        }
    }
    whole(player.opponent)?;
    let level = player.opponent.level;
    if looks_at_nothing(level) && (player.millis, player.nodes) != (None, None) {
        return Err(format!("{} has no limits: it looks at no positions", level.tag()));
    }
    Ok(player)
}

/// Whether there is nothing that limits could limit.
fn looks_at_nothing(level: Level) -> bool {
    matches!(level, Level::Random | Level::Plain)
}

/// Limits for every player who has none of his own.
#[derive(Args, Clone, Copy, Debug)]
pub struct Limits {
    /// The longest time for one decision, in milliseconds. Games with it are never twice the same.
    #[arg(long, value_name = "N", value_parser = super::whole_numbers::at_least_one, allow_negative_numbers = true)]
    millis: Option<u64>,
    /// How many positions may be looked at for one decision.
    #[arg(long, value_name = "N", value_parser = super::whole_numbers::at_least_one, allow_negative_numbers = true)]
    nodes: Option<u64>,
}

impl Limits {
    /// The player with these limits where he has none, and looks at anything.
    #[must_use]
    pub fn on(self, player: Player) -> Player {
        if looks_at_nothing(player.opponent.level) {
            return player;
        }
        Player {
            millis: player.millis.or(self.millis),
            nodes: player.nodes.or(self.nodes),
            ..player
        }
    }
}
