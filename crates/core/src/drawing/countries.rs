//! The colours of countries and seasons: those of a theme, changed where they are of land.

use super::colour::Colour;
use super::palette::{DARK, LIGHT, Palette};
use crate::scenario::appearance::{Country, Season};
use std::sync::LazyLock;

/// How bright a colour for light themes is in dark ones.
const DIM: f32 = 0.27;
/// The same for the lines of the grid, which stand out from the ground.
const LINE: f32 = 0.6;
/// The same for what is drawn and written on the ground.
const INK: f32 = 0.95;

static COLOURS: LazyLock<Vec<(Country, Season, [Palette; 2])>> = LazyLock::new(|| {
    let countries = [Country::Lowland, Country::Downland, Country::Levant];
    let seasons = [Season::Spring, Season::Summer, Season::Autumn, Season::Winter];
    let both = |country: Country, season: Season| {
        let changed = |base: &Palette| in_season(&in_country(base, country), season);
        (country, season, [changed(&LIGHT), changed(&DARK)])
    };
    let all = countries.into_iter().flat_map(|country| seasons.map(|season| both(country, season)));
    all.collect()
});

/// The colours of a theme in a country and a season. In high contrast land has always the same.
#[must_use]
pub fn colours(base: &Palette, country: Country, season: Season) -> &Palette {
    if base.contrast || (country, season) == (Country::default(), Season::default()) {
        return base;
    }
    let found = COLOURS.iter().find(|known| (known.0, known.1) == (country, season));
    found.map_or(base, |(.., themes)| &themes[usize::from(base.dark)])
}

fn in_country(base: &Palette, country: Country) -> Palette {
    let to = |from: Colour, light: (u8, u8, u8), share: f32| toward(base, from, light, share, DIM);
    let line =
        |from: Colour, light: (u8, u8, u8), share: f32| toward(base, from, light, share, LINE);
    let ink = |from: Colour, light: (u8, u8, u8), share: f32| toward(base, from, light, share, INK);
    match country {
        Country::Lowland => *base,
        Country::Downland => Palette {
            clear: to(base.clear, (224, 233, 202), 0.9),
            low: to(base.low, (208, 218, 158), 0.9),
            high: to(base.high, (190, 160, 104), 0.9),
            woods: to(base.woods, (166, 194, 139), 0.9),
            woods_ink: ink(base.woods_ink, (84, 126, 68), 0.9),
            ..*base
        },
        Country::Levant => Palette {
            clear: to(base.clear, (230, 227, 200), 0.95),
            low: to(base.low, (228, 206, 158), 0.9),
            high: to(base.high, (192, 148, 102), 0.9),
            hill: to(base.hill, (215, 182, 119), 0.9),
            hill_ink: ink(base.hill_ink, (152, 112, 66), 0.9),
            dunes: to(base.dunes, (253, 239, 161), 0.9),
            dunes_ink: ink(base.dunes_ink, (196, 160, 84), 0.9),
            swamp: to(base.swamp, (178, 202, 193), 0.9),
            woods: to(base.woods, (176, 182, 149), 0.9),
            woods_ink: ink(base.woods_ink, (106, 120, 66), 0.9),
            water: to(base.water, (143, 193, 215), 0.9),
            water_ink: ink(base.water_ink, (92, 154, 180), 0.9),
            grid: line(base.grid, (190, 176, 146), 0.9),
            // Brown on brown would not be read where the ground is dark.
            number: ink(base.number, (140, 122, 92), if base.dark { 0.2 } else { 0.9 }),
            ..*base
        },
    }
}

fn in_season(base: &Palette, season: Season) -> Palette {
    let to = |from: Colour, light: (u8, u8, u8), share: f32| toward(base, from, light, share, DIM);
    let line =
        |from: Colour, light: (u8, u8, u8), share: f32| toward(base, from, light, share, LINE);
    let ink = |from: Colour, light: (u8, u8, u8), share: f32| toward(base, from, light, share, INK);
    match season {
        Season::Summer => *base,
        Season::Spring => Palette {
            clear: to(base.clear, (209, 229, 182), 0.22),
            low: to(base.low, (204, 222, 158), 0.25),
            woods: to(base.woods, (174, 209, 128), 0.3),
            woods_ink: ink(base.woods_ink, (98, 148, 62), 0.3),
            ..*base
        },
        Season::Autumn => Palette {
            clear: to(base.clear, (216, 205, 158), 0.3),
            woods: to(base.woods, (197, 164, 93), 0.5),
            woods_ink: ink(base.woods_ink, (148, 96, 42), 0.45),
            swamp: to(base.swamp, (204, 204, 172), 0.3),
            ..*base
        },
        Season::Winter => Palette {
            grid: line(base.grid, (196, 200, 198), 0.9),
            clear: to(base.clear, (255, 253, 254), 0.7),
            low: to(base.low, (232, 232, 232), 0.5),
            high: to(base.high, (196, 190, 188), 0.45),
            hill: to(base.hill, (225, 218, 209), 0.5),
            woods: to(base.woods, (198, 190, 184), 0.6),
            woods_ink: ink(base.woods_ink, (112, 104, 98), 0.55),
            swamp: to(base.swamp, (186, 205, 219), 0.4),
            ..*base
        },
    }
}

/// A colour on its way to one for light themes, which is dimmed in dark ones.
fn toward(base: &Palette, from: Colour, (r, g, b): (u8, u8, u8), share: f32, dim: f32) -> Colour {
    let light = Colour::rgb(r, g, b);
    let target = if base.dark { Colour::BLACK.lerp(light, dim) } else { light };
    from.lerp(target, share)
}
