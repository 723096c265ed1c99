//! Colours as plain numbers.

/// A colour: red, green, blue, and how much it covers of what is below it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[allow(missing_docs)] // the names say it
pub struct Colour {
    pub r: u8,
    pub g: u8,
    pub b: u8,
    pub a: u8,
}

impl Colour {
    /// Nothing at all.
    pub const NONE: Colour = Colour::black(0);
    /// White.
    pub const WHITE: Colour = Colour::rgb(255, 255, 255);
    /// Black.
    pub const BLACK: Colour = Colour::black(255);

    /// A colour that covers all below it.
    #[must_use]
    pub const fn rgb(r: u8, g: u8, b: u8) -> Colour {
        Colour { r, g, b, a: 255 }
    }

    /// Black that covers so much.
    #[must_use]
    pub const fn black(a: u8) -> Colour {
        Colour { r: 0, g: 0, b: 0, a }
    }

    /// The same colour, covering a share of what it covered.
    #[must_use]
    pub fn thin(self, share: f32) -> Colour {
        Colour { a: byte(f32::from(self.a) * share), ..self }
    }

    /// A share of the way to another colour.
    #[must_use]
    pub fn lerp(self, to: Colour, share: f32) -> Colour {
        let mix = |a: u8, b: u8| byte(f32::from(a) + (f32::from(b) - f32::from(a)) * share);
        let Colour { r, g, b, a } = self;
        Colour { r: mix(r, to.r), g: mix(g, to.g), b: mix(b, to.b), a: mix(a, to.a) }
    }
}

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // clamped to the type's range
fn byte(value: f32) -> u8 {
    value.round().clamp(0.0, 255.0) as u8
}
