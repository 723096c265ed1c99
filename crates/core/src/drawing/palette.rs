//! The colours of the themes: light, dark and high contrast.

use super::colour::Colour;
use crate::heraldry::Tincture;
use crate::scenario::model::Livery;

/// How a side's counters are coloured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LiveryColours<C = Colour> {
    /// The counter.
    pub body: C,
    /// The pattern on it, and its frame.
    pub band: C,
    /// The silhouette.
    pub ink: C,
    /// A tint for text on panels.
    pub text: C,
}

macro_rules! palette {
    ($($name:ident)*) => {
        /// The colours of one theme, as plain numbers or as whoever shows them has them.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[allow(missing_docs)] // the names say it
        pub struct Palette<C = Colour> {
            pub dark: bool,
            pub contrast: bool,
            $(pub $name: C,)*
            pub liveries: [LiveryColours<C>; 4],
        }

        impl Palette {
            /// The same colours in another form.
            #[must_use]
            pub fn map<C>(&self, form: impl Fn(Colour) -> C) -> Palette<C> {
                let livery = |colours: LiveryColours| LiveryColours {
                    body: form(colours.body),
                    band: form(colours.band),
                    ink: form(colours.ink),
                    text: form(colours.text),
                };
                Palette {
                    dark: self.dark,
                    contrast: self.contrast,
                    $($name: form(self.$name),)*
                    liveries: self.liveries.map(livery),
                }
            }
        }
    };
}

palette! {
    table grid number place halo shaded lit roof clear hill hill_ink swamp swamp_ink dunes dunes_ink woods
    woods_ink water water_ink fortress wall rough rough_ink road road_edge zone reach charge
    warning target wound wound_edge retreat advance select front contour low high hover plate plate_ink
    shadow past past_ink good bad mark mark_ink disordered disordered_ink
    shaken shaken_ink spent spent_ink faint accent accent_ink field field_melee
    field_edge card card_ink tactic tactic_ink
}

const fn rgb(r: u8, g: u8, b: u8) -> Colour {
    Colour::rgb(r, g, b)
}

/// The lines around and in figures of arms.
pub const HERALDIC_INK: Colour = rgb(34, 26, 24);

/// A tincture of arms: the same in every theme. Of a fur it is that of the ground.
#[must_use]
pub const fn tincture(tincture: Tincture) -> Colour {
    match tincture {
        Tincture::Or | Tincture::Erminois => rgb(244, 196, 48),
        Tincture::Gules => rgb(194, 30, 40),
        Tincture::Azure => rgb(36, 78, 166),
        Tincture::Sable | Tincture::Ermines | Tincture::Pean => rgb(38, 34, 36),
        Tincture::Vert => rgb(34, 122, 62),
        Tincture::Purpure => rgb(118, 50, 122),
        Tincture::Proper => rgb(150, 112, 76),
        Tincture::Argent
        | Tincture::Ermine
        | Tincture::Vair
        | Tincture::Countervair
        | Tincture::Potent => rgb(246, 245, 240),
    }
}

const fn livery(body: Colour, band: Colour, ink: Colour, text: Colour) -> LiveryColours {
    LiveryColours { body, band, ink, text }
}

/// Dark lines on light ground.
pub const LIGHT: Palette = Palette {
    dark: false,
    contrast: false,
    table: rgb(238, 238, 234),
    grid: rgb(176, 178, 160),
    number: rgb(128, 130, 114),
    place: rgb(58, 54, 44),
    halo: rgb(240, 240, 228),
    shaded: Colour { r: 60, g: 44, b: 20, a: 24 },
    lit: Colour { r: 255, g: 252, b: 236, a: 40 },
    roof: rgb(180, 136, 112),
    clear: rgb(225, 228, 204),
    hill: rgb(211, 201, 165),
    hill_ink: rgb(160, 134, 88),
    swamp: rgb(192, 202, 182),
    swamp_ink: rgb(92, 138, 122),
    dunes: rgb(246, 239, 194),
    dunes_ink: rgb(188, 164, 104),
    woods: rgb(166, 190, 142),
    woods_ink: rgb(104, 138, 82),
    water: rgb(176, 206, 222),
    water_ink: rgb(122, 166, 194),
    fortress: rgb(242, 217, 217),
    wall: rgb(96, 88, 80),
    rough: rgb(218, 212, 194),
    rough_ink: rgb(150, 140, 116),
    road: rgb(236, 222, 186),
    road_edge: rgb(150, 126, 92),
    zone: rgb(120, 88, 150),
    reach: rgb(0, 132, 164),
    charge: rgb(204, 104, 20),
    warning: rgb(160, 76, 0),
    target: rgb(184, 38, 38),
    wound: rgb(206, 18, 24),
    wound_edge: rgb(255, 255, 255),
    retreat: rgb(120, 70, 160),
    advance: rgb(40, 124, 66),
    select: rgb(232, 168, 20),
    front: rgb(206, 122, 0),
    contour: rgb(134, 98, 58),
    low: rgb(216, 204, 150),
    high: rgb(176, 128, 86),
    hover: rgb(40, 44, 48),
    plate: rgb(250, 248, 240),
    plate_ink: rgb(28, 28, 30),
    shadow: Colour::black(46),
    past: rgb(250, 226, 160),
    past_ink: rgb(70, 48, 0),
    good: rgb(34, 112, 58),
    bad: rgb(170, 34, 34),
    mark: rgb(252, 226, 140),
    mark_ink: rgb(50, 38, 0),
    disordered: rgb(248, 160, 32),
    disordered_ink: rgb(46, 22, 0),
    shaken: rgb(116, 60, 158),
    shaken_ink: Colour::WHITE,
    spent: rgb(222, 230, 236),
    spent_ink: rgb(26, 38, 52),
    faint: rgb(240, 239, 234),
    accent: rgb(36, 92, 122),
    accent_ink: Colour::WHITE,
    field: rgb(216, 220, 200),
    field_melee: rgb(206, 194, 164),
    field_edge: rgb(142, 140, 118),
    card: rgb(253, 251, 245),
    card_ink: rgb(28, 28, 30),
    tactic: rgb(247, 233, 196),
    tactic_ink: rgb(84, 56, 12),
    liveries: [
        livery(rgb(152, 44, 44), rgb(214, 138, 126), rgb(252, 244, 236), rgb(146, 40, 36)),
        livery(rgb(64, 134, 92), rgb(134, 178, 140), rgb(244, 250, 240), rgb(36, 94, 54)),
        livery(rgb(44, 70, 128), rgb(134, 160, 204), rgb(242, 246, 254), rgb(40, 72, 128)),
        livery(rgb(178, 128, 38), rgb(220, 188, 118), rgb(254, 248, 234), rgb(128, 88, 16)),
    ],
};

/// Light lines on dark ground.
pub const DARK: Palette = Palette {
    dark: true,
    table: rgb(28, 30, 31),
    grid: rgb(120, 124, 110),
    number: rgb(158, 163, 150),
    place: rgb(236, 232, 216),
    halo: rgb(34, 36, 34),
    shaded: Colour::black(46),
    lit: Colour { r: 255, g: 250, b: 230, a: 10 },
    roof: rgb(134, 98, 82),
    clear: rgb(85, 91, 76),
    hill: rgb(123, 103, 77),
    hill_ink: rgb(164, 142, 98),
    swamp: rgb(67, 96, 97),
    swamp_ink: rgb(124, 166, 150),
    dunes: rgb(121, 112, 72),
    dunes_ink: rgb(176, 160, 112),
    woods: rgb(50, 65, 40),
    woods_ink: rgb(118, 150, 98),
    water: rgb(47, 75, 93),
    water_ink: rgb(88, 126, 150),
    fortress: rgb(101, 97, 92),
    wall: rgb(200, 190, 176),
    rough: rgb(96, 92, 80),
    rough_ink: rgb(146, 138, 118),
    road: rgb(176, 156, 116),
    road_edge: rgb(56, 48, 36),
    zone: rgb(190, 160, 220),
    reach: rgb(92, 222, 244),
    charge: rgb(255, 164, 84),
    warning: rgb(255, 164, 84),
    target: rgb(255, 128, 120),
    retreat: rgb(202, 156, 240),
    advance: rgb(120, 210, 142),
    select: rgb(255, 208, 84),
    front: rgb(255, 190, 90),
    contour: rgb(206, 172, 118),
    low: rgb(112, 104, 74),
    high: rgb(146, 110, 78),
    hover: rgb(240, 240, 236),
    shadow: Colour::black(110),
    past: rgb(92, 74, 22),
    past_ink: rgb(255, 236, 184),
    good: rgb(120, 206, 142),
    bad: rgb(255, 134, 124),
    mark: rgb(104, 86, 26),
    mark_ink: rgb(255, 240, 196),
    disordered: rgb(224, 138, 22),
    shaken: rgb(128, 74, 172),
    spent: rgb(176, 188, 198),
    faint: rgb(44, 46, 48),
    accent: rgb(58, 120, 152),
    accent_ink: rgb(255, 255, 255),
    field: rgb(56, 63, 55),
    field_melee: rgb(76, 68, 52),
    field_edge: rgb(118, 122, 108),
    card: rgb(232, 229, 219),
    card_ink: rgb(20, 20, 22),
    tactic: rgb(226, 208, 164),
    tactic_ink: rgb(70, 44, 6),
    liveries: [
        livery(rgb(146, 44, 42), rgb(206, 122, 112), rgb(252, 244, 236), rgb(240, 144, 134)),
        livery(rgb(58, 126, 84), rgb(120, 168, 128), rgb(244, 250, 240), rgb(138, 206, 154)),
        livery(rgb(44, 68, 122), rgb(122, 150, 198), rgb(242, 246, 254), rgb(150, 182, 240)),
        livery(rgb(166, 118, 34), rgb(212, 178, 106), rgb(254, 248, 234), rgb(232, 196, 116)),
    ],
    ..LIGHT
};

/// Black on white, with strong lines and few tints.
pub const CONTRAST: Palette = Palette {
    contrast: true,
    table: Colour::WHITE,
    grid: rgb(70, 70, 70),
    number: rgb(20, 20, 20),
    place: Colour::BLACK,
    halo: Colour::WHITE,
    shaded: Colour::NONE,
    lit: Colour::NONE,
    roof: rgb(180, 136, 112),
    clear: rgb(252, 252, 248),
    hill: rgb(230, 198, 122),
    hill_ink: rgb(92, 60, 0),
    swamp: rgb(211, 237, 211),
    swamp_ink: rgb(0, 74, 50),
    dunes: rgb(252, 239, 199),
    dunes_ink: rgb(110, 80, 0),
    woods: rgb(178, 218, 168),
    woods_ink: rgb(0, 70, 0),
    water: rgb(190, 224, 250),
    water_ink: rgb(0, 60, 130),
    fortress: rgb(226, 208, 212),
    wall: Colour::BLACK,
    rough_ink: rgb(60, 50, 30),
    road_edge: rgb(60, 40, 0),
    zone: rgb(90, 0, 130),
    reach: rgb(0, 98, 140),
    charge: rgb(170, 70, 0),
    warning: rgb(150, 60, 0),
    target: rgb(180, 0, 0),
    retreat: rgb(96, 0, 150),
    advance: rgb(0, 96, 30),
    select: rgb(240, 160, 0),
    front: rgb(170, 84, 0),
    contour: rgb(80, 44, 0),
    low: rgb(250, 240, 206),
    high: rgb(226, 188, 140),
    hover: Colour::BLACK,
    plate: Colour::WHITE,
    plate_ink: Colour::BLACK,
    good: rgb(0, 90, 30),
    bad: rgb(160, 0, 0),
    faint: rgb(236, 236, 236),
    accent: rgb(0, 60, 110),
    field: rgb(246, 246, 240),
    field_melee: rgb(226, 222, 208),
    field_edge: Colour::BLACK,
    card: Colour::WHITE,
    card_ink: Colour::BLACK,
    tactic: rgb(255, 242, 196),
    tactic_ink: Colour::BLACK,
    liveries: [
        livery(rgb(124, 0, 4), rgb(255, 170, 160), Colour::WHITE, rgb(140, 0, 0)),
        livery(rgb(0, 108, 56), rgb(160, 230, 170), Colour::WHITE, rgb(0, 80, 26)),
        livery(rgb(0, 28, 120), rgb(170, 200, 255), Colour::WHITE, rgb(0, 36, 120)),
        livery(rgb(150, 104, 0), rgb(255, 214, 120), Colour::WHITE, rgb(110, 70, 0)),
    ],
    ..LIGHT
};

/// The printed dots of counters.
pub const DOT: Colour = Colour::BLACK;
/// The edge of a leader's banner.
pub const BANNER_EDGE: Colour = Colour::black(170);

impl<C: Copy> Palette<C> {
    /// The colours of a livery.
    #[must_use]
    pub const fn livery(&self, livery: Livery) -> LiveryColours<C> {
        self.liveries[livery as usize]
    }
}

impl Palette {
    /// The edge of a counter.
    #[must_use]
    pub const fn counter_edge(&self) -> Colour {
        Colour::black(if self.dark { 160 } else { 120 })
    }

    /// What the colours of a counter fade to when it has moved.
    #[must_use]
    pub const fn faded(&self) -> Colour {
        if self.dark { rgb(40, 40, 40) } else { rgb(190, 190, 190) }
    }
}
