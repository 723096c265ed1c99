//! What can lie on a field: ordinaries and charges.

use super::tincture::Tincture;
use super::vocabulary;

macro_rules! figures {
    ($($(#[$item:meta])* $variant:ident = $one:literal, $many:literal $([$($other:literal),+])?;)+) => {
        vocabulary! {
            /// An ordinary or a charge.
            pub enum Figure {
                $($(#[$item])* $variant = [$one, $many $($(, $other)+)?],)+
            }
        }

        impl Figure {
            /// The word for several of them.
            #[must_use]
            pub const fn plural(self) -> &'static str {
                match self { $(Figure::$variant => $many),+ }
            }
        }
    };
}

figures! {
    /// The upper third.
    Chief = "chief", "chiefs";
    /// A level band.
    Fess = "fess", "fesses" ["fesse"];
    /// A narrow level band.
    Bar = "bar", "bars" ["barrulet", "barrulets"];
    /// Two very narrow level bands.
    Gemel = "bar gemel", "bars gemel" ["gemel", "gemels", "bars gemelles"];
    /// An upright band.
    Pale = "pale", "pales";
    /// A narrow upright band.
    Pallet = "pallet", "pallets";
    /// A slanting band from the bearer's upper right.
    Bend = "bend", "bends";
    /// A band that slants the other way.
    BendSinister = "bend sinister", "bends sinister";
    /// A narrow slanting band.
    Bendlet = "bendlet", "bendlets";
    /// A very narrow slanting band: a difference.
    Baston = "baston", "bastons" ["baton", "batons", "ribbon", "ribbons"];
    /// A thin line beside an ordinary.
    Cotise = "cotise", "cotises" ["cotice", "cotices"];
    /// A gable.
    Chevron = "chevron", "chevrons";
    /// A narrow gable.
    Chevronel = "chevronel", "chevronels";
    /// A slanting cross to the edges.
    Saltire = "saltire", "saltires";
    /// A cross to the edges.
    Cross = "cross", "crosses";
    /// A wedge from above.
    Pile = "pile", "piles";
    /// The bearer's upper right quarter.
    Quarter = "quarter", "quarters";
    /// A small quarter.
    Canton = "canton", "cantons";
    /// A band around the edge.
    Bordure = "bordure", "bordures" ["border"];
    /// A band inside the edge.
    Orle = "orle", "orles";
    /// A narrow band inside the edge.
    Tressure = "tressure", "tressures";
    /// A small shield.
    Escutcheon = "inescutcheon", "inescutcheons" ["escutcheon", "escutcheons"];
    /// Wedges in from both flanks.
    Flaunches = "flaunches", "pairs of flaunches" ["flaunche"];
    /// A bar with points that hang from it: the mark of an eldest son.
    Label = "label", "labels";
    /// A lattice of two slanting bands and a mascle.
    Fret = "fret", "frets";
    /// A wedge from the flank to the middle.
    Gyron = "gyron", "gyrons";
    /// A lion.
    Lion = "lion", "lions" ["lioncel", "lioncels", "lyoncel"];
    /// A lion's head.
    LionsHead = "lions head", "lions heads";
    /// A lion's face, seen from the front.
    LeopardsFace = "leopards face", "leopards faces" ["leopards head", "leopards heads"];
    /// A griffin.
    Griffin = "griffin", "griffins" ["gryphon", "gryphons"];
    /// A stag's head from the front, with antlers.
    StagsHead = "stags head", "stags heads" ["harts head", "harts heads", "stags face", "bucks head"];
    /// A boar's head.
    BoarsHead = "boars head", "boars heads";
    /// An eagle.
    Eagle = "eagle", "eagles" ["eaglet", "eaglets"];
    /// An eagle with two heads.
    DoubleEagle = "double headed eagle", "double headed eagles" ["eagle with two heads"];
    /// A swallow without feet.
    Martlet = "martlet", "martlets" ["merlette", "merlettes"];
    /// A parrot.
    Popinjay = "popinjay", "popinjays" ["papegay", "papegays"];
    /// A raven.
    Raven = "raven", "ravens" ["corbie", "corbies", "rook", "rooks"];
    /// A cock.
    Cock = "cock", "cocks";
    /// A pike.
    Luce = "luce", "luces" ["pike", "pikes", "fish", "fishes", "herring", "herrings"];
    /// A barbel, bent.
    Barbel = "barbel", "barbels" ["bar fish"];
    /// A lily.
    FleurDeLis = "fleur de lis", "fleurs de lis" ["fleur de lys", "fleurs de lys", "lily", "lilies"];
    /// A rose.
    Rose = "rose", "roses";
    /// A leaf of three.
    Trefoil = "trefoil", "trefoils";
    /// A leaf of four.
    Quatrefoil = "quatrefoil", "quatrefoils";
    /// A flower of five.
    Cinquefoil = "cinquefoil", "cinquefoils" ["quintefoil", "quintefoils"];
    /// A flower of six.
    Sexfoil = "sexfoil", "sexfoils" ["sixfoil", "sixfoils"];
    /// A sheaf.
    Garb = "garb", "garbs" ["wheatsheaf", "wheatsheaves"];
    /// A star of straight rays: a spur's wheel.
    Mullet = "mullet", "mullets" ["molet", "molets", "star", "stars"];
    /// A star of waving rays.
    Estoile = "estoile", "estoiles";
    /// A half moon, horns up.
    Crescent = "crescent", "crescents";
    /// The sun.
    Sun = "sun", "suns";
    /// A disc.
    Roundel = "roundel", "roundels" ["roundle", "roundles"];
    /// A ring.
    Annulet = "annulet", "annulets" ["ring", "rings"];
    /// An upright block.
    Billet = "billet", "billets";
    /// A lozenge.
    Lozenge = "lozenge", "lozenges";
    /// A lozenge of which only a rim is left.
    Mascle = "mascle", "mascles";
    /// A lozenge with a round hole.
    Rustre = "rustre", "rustres";
    /// A long lozenge.
    Fusil = "fusil", "fusils";
    /// A scallop shell.
    Escallop = "escallop", "escallops" ["scallop", "scallops"];
    /// Two skins of water on a yoke.
    WaterBouget = "water bouget", "water bougets" ["waterbouget", "waterbougets"];
    /// A chessman.
    ChessRook = "chess rook", "chess rooks" ["chessrook", "chessrooks"];
    /// A sword.
    Sword = "sword", "swords";
    /// An axe.
    Axe = "axe", "axes" ["battle axe", "battle axes"];
    /// A spearhead.
    Pheon = "pheon", "pheons";
    /// A hammer.
    Hammer = "hammer", "hammers";
    /// A key.
    Key = "key", "keys";
    /// A horseshoe.
    Horseshoe = "horseshoe", "horseshoes" ["horse shoe", "horse shoes"];
    /// The iron of a millstone.
    FerDeMoline = "fer de moline", "fers de moline" ["millrind", "millrinds", "fer de moulin"];
    /// A rim with eight flowered spokes: the iron of a shield.
    Escarbuncle = "escarbuncle", "escarbuncles" ["carbuncle", "carbuncles"];
    /// A buckle.
    Buckle = "buckle", "buckles" ["fermail", "fermails", "round buckle"];
    /// A horn.
    Horn = "bugle horn", "bugle horns" ["horn", "horns", "hunting horn", "hunting horns"];
    /// A trumpet.
    Trumpet = "trumpet", "trumpets";
    /// A cup with a lid.
    Cup = "cup", "cups" ["covered cup", "covered cups", "goblet", "goblets"];
    /// A three-legged stand.
    Trivet = "trivet", "trivets";
    /// A wheel.
    Wheel = "wheel", "wheels";
    /// A lady's sleeve.
    Maunch = "maunch", "maunches" ["manche", "sleeve"];
    /// A castle with three towers.
    Castle = "castle", "castles";
    /// A tower.
    Tower = "tower", "towers";
    /// A crown.
    Crown = "crown", "crowns" ["coronet", "coronets"];
    /// A tribal mark of the Turks: a bow between two arms.
    Tamgha = "tamgha", "tamghas";
    /// A cross whose arms widen.
    CrossPatty = "cross patty", "crosses patty" ["cross formy", "crosses formy", "cross paty", "crosses paty", "cross pattee"];
    /// A cross whose arms are cleft at the ends.
    CrossMoline = "cross moline", "crosses moline" ["cross recercely", "crosses recercely", "cross sarcelly"];
    /// A cross whose arms end in lilies.
    CrossFlory = "cross flory", "crosses flory" ["cross fleury", "crosses fleury", "cross patonce", "crosses patonce"];
    /// A cross whose arms end in crutches.
    CrossPotent = "cross potent", "crosses potent";
    /// A cross whose arms are crossed.
    Crosslet = "cross crosslet", "crosses crosslet" ["crosslet", "crosslets", "cross crosslets"];
    /// A cross whose arms end in three balls.
    CrossBotonny = "cross botonny", "crosses botonny" ["cross trefly", "crosses trefly"];
    /// A cross like the letter T.
    CrossTau = "cross tau", "crosses tau" ["tau cross", "tau crosses"];
}

/// Roundels have names by their tinctures.
pub(crate) const ROUNDELS: &[(&str, Tincture)] = &[
    ("bezant", Tincture::Or),
    ("bezants", Tincture::Or),
    ("plate", Tincture::Argent),
    ("plates", Tincture::Argent),
    ("torteau", Tincture::Gules),
    ("torteaux", Tincture::Gules),
    ("torteaus", Tincture::Gules),
    ("hurt", Tincture::Azure),
    ("hurts", Tincture::Azure),
    ("pellet", Tincture::Sable),
    ("pellets", Tincture::Sable),
    ("ogress", Tincture::Sable),
    ("ogresses", Tincture::Sable),
    ("gunstone", Tincture::Sable),
    ("gunstones", Tincture::Sable),
    ("pomme", Tincture::Vert),
    ("pommes", Tincture::Vert),
    ("golpe", Tincture::Purpure),
    ("golpes", Tincture::Purpure),
];

impl Figure {
    /// Whether it is an ordinary: its place and size follow from the field alone.
    #[must_use]
    pub const fn is_ordinary(self) -> bool {
        (self as u8) < Figure::Lion as u8 && !matches!(self, Figure::Escutcheon)
    }

    /// Whether other things leave it alone: it lies around, above or over them.
    #[must_use]
    pub const fn is_peripheral(self) -> bool {
        matches!(
            self,
            Figure::Chief
                | Figure::Bordure
                | Figure::Label
                | Figure::Canton
                | Figure::Quarter
                | Figure::Orle
                | Figure::Tressure
                | Figure::Flaunches
        )
    }

    /// Whether it is an animal with legs, or a bird: it stands in some attitude.
    #[must_use]
    pub const fn is_beast(self) -> bool {
        matches!(
            self,
            Figure::Lion
                | Figure::Griffin
                | Figure::Eagle
                | Figure::DoubleEagle
                | Figure::Popinjay
                | Figure::Raven
                | Figure::Cock
                | Figure::Luce
                | Figure::Barbel
        )
    }
}
