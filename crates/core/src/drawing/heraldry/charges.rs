//! Charges as outlines.

use crate::drawing::art::{self, Shaping};
use crate::heraldry::{Attitude, Bearing, Detail, Figure, Form, Tincture};

/// The symbol of this name as outlines.
pub(super) fn shaping(name: &str) -> Option<Shaping> {
    art::shaping("charges", name)
}

/// The name of the symbol of a figure of which there are many.
pub(super) fn small(figure: Figure, forms: &[Form]) -> String {
    named(figure, None, forms)
}

/// The name of a bearing's symbol.
pub(super) fn name(bearing: &Bearing) -> String {
    let jessant = bearing.details.iter().any(|(detail, _)| *detail == Detail::Jessant);
    if bearing.figure == Figure::LeopardsFace && jessant {
        return "leopards-face-jessant".to_owned();
    }
    named(bearing.figure, bearing.attitude, &bearing.forms)
}

fn named(figure: Figure, attitude: Option<Attitude>, forms: &[Form]) -> String {
    let has = |form: Form| forms.contains(&form);
    let base = match figure {
        Figure::Lion => {
            let base = match attitude {
                Some(Attitude::Passant) => "lion-passant",
                Some(Attitude::PassantGuardant) => "lion-passant-guardant",
                Some(Attitude::Statant) => "lion-statant",
                Some(Attitude::StatantGuardant) => "lion-statant-guardant",
                Some(Attitude::RampantGuardant) => "lion-rampant-guardant",
                _ => "lion-rampant",
            };
            let forked = has(Form::QueueFourchee) && base.starts_with("lion-rampant");
            return if forked { format!("{base}-forked") } else { base.to_owned() };
        }
        Figure::Mullet => {
            let rays = match (has(Form::SixPoints), has(Form::EightPoints)) {
                (true, _) => "mullet-six",
                (_, true) => "mullet-eight",
                _ => "mullet",
            };
            return if has(Form::Pierced) { format!("{rays}-pierced") } else { rays.to_owned() };
        }
        Figure::DoubleEagle => "double-eagle",
        Figure::Horn => "bugle-horn",
        Figure::Cross if has(Form::Couped) => "cross-couped",
        other => {
            let word = other.word().replace("cross crosslet", "crosslet").replace(' ', "-");
            let cross = word.starts_with("cross") && other != Figure::CrossTau;
            return if cross && has(Form::Fitchy) { format!("{word}-fitchy") } else { word };
        }
    };
    let cross = base.starts_with("cross") && has(Form::Fitchy);
    if cross { format!("{base}-fitchy") } else { base.to_owned() }
}

/// The angle by which a bearing's symbol is turned, clockwise.
pub(super) fn angle(bearing: &Bearing) -> f32 {
    use std::f32::consts::{FRAC_PI_2, FRAC_PI_4, PI};
    let lies = matches!(bearing.figure, Figure::Luce | Figure::Trumpet);
    let upright = bearing.attitude == Some(Attitude::Hauriant) || bearing.has(Form::Palewise);
    if bearing.has(Form::Bendwise) {
        return if lies { FRAC_PI_4 } else { -FRAC_PI_4 };
    }
    if bearing.has(Form::Fesswise) && !lies {
        return -FRAC_PI_2;
    }
    match (lies && upright, bearing.has(Form::Inverted)) {
        (true, _) => FRAC_PI_2,
        (false, true) => PI,
        _ => 0.0,
    }
}

/// The tincture of claws, hilts and strings, and that of the tongue, where they differ from the rest.
pub(super) fn of_details(bearing: &Bearing) -> [Option<Tincture>; 2] {
    let of = |wanted: &[Detail]| {
        let found = bearing.details.iter().find(|(detail, _)| wanted.contains(detail));
        found.and_then(|(_, tincture)| *tincture)
    };
    let armed = of(&[
        Detail::Armed,
        Detail::ArmedAndLangued,
        Detail::Beaked,
        Detail::Stringed,
        Detail::Seeded,
        Detail::Hilted,
    ]);
    [armed, of(&[Detail::Langued, Detail::ArmedAndLangued])]
}

/// The tincture of the crown, if there is one.
pub(super) fn crown(bearing: &Bearing) -> Option<Tincture> {
    let found = bearing.details.iter().find(|(detail, _)| *detail == Detail::Crowned)?;
    Some(found.1.unwrap_or(Tincture::Or))
}
