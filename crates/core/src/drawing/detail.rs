//! How much of a drawing is shown: as much as can be made out at its size.

/// The side of a figure, in points of the screen, below which its silhouette alone can be made out.
const SILHOUETTE: f32 = 11.5;
/// The side from which on everything in it can be made out.
const EVERYTHING: f32 = 46.0;

/// The three drawings of a figure. In the files of `assets/art` the parts say with `data-detail` which of them they belong
/// to; parts that say nothing belong to all.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Detail {
    /// The silhouette, with its weapons thicker than they are.
    Mass,
    /// The silhouette with the gaps between rider, shield and horse.
    Cuts,
    /// Everything: eyes, reins, folds, mail.
    Full,
}

impl Detail {
    /// All of them, the coarsest first.
    pub const ALL: [Detail; 3] = [Detail::Mass, Detail::Cuts, Detail::Full];

    /// The drawing for a figure with a side of so many points of the screen.
    #[must_use]
    pub fn at(side: f32) -> Detail {
        if side < SILHOUETTE {
            Detail::Mass
        } else if side < EVERYTHING {
            Detail::Cuts
        } else {
            Detail::Full
        }
    }

    /// What files call it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Detail::Mass => "mass",
            Detail::Cuts => "cuts",
            Detail::Full => "full",
        }
    }
}
