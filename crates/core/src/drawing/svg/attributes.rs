//! Attributes: what a part looks like, and where it lies.

use super::{Cap, Fault, Tone};
use crate::drawing::colour::Colour;
use crate::drawing::detail::Detail;
use kurbo::Affine;
use roxmltree::Node;

/// What groups hand down to their parts.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct InheritedStyle {
    pub fill: Option<Tone>,
    pub fill_share: f32,
    pub stroke: Option<Tone>,
    pub stroke_share: f32,
    pub wide: f64,
    pub cap: Cap,
    pub even_odd: bool,
    pub detail: Option<Detail>,
    pub hidden: bool,
}

impl Default for InheritedStyle {
    fn default() -> InheritedStyle {
        InheritedStyle {
            fill: Some(Tone::Ink),
            fill_share: 1.0,
            stroke: None,
            stroke_share: 1.0,
            wide: 1.0,
            cap: Cap::Butt,
            even_odd: false,
            detail: None,
            hidden: false,
        }
    }
}

impl InheritedStyle {
    /// The style of an element within this one.
    pub(super) fn within(&self, node: Node) -> Result<InheritedStyle, Fault> {
        let mut style = self.clone();
        for attribute in node.attributes().filter(|a| a.namespace().is_none()) {
            style.set(attribute.name(), attribute.value().trim())?;
        }
        for line in node.attribute("style").unwrap_or_default().split(';') {
            if let Some((name, value)) = line.split_once(':') {
                style.set(name.trim(), value.trim())?;
            }
        }
        Ok(style)
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), Fault> {
        match name {
            "fill" => self.fill = tone(name, value)?,
            "stroke" => self.stroke = tone(name, value)?,
            "fill-opacity" => self.fill_share *= share(name, value)?,
            "stroke-opacity" => self.stroke_share *= share(name, value)?,
            "opacity" => {
                let share = share(name, value)?;
                self.fill_share *= share;
                self.stroke_share *= share;
            }
            "stroke-width" => self.wide = number(name, value)?,
            "stroke-linecap" => {
                self.cap = match value {
                    "round" => Cap::Round,
                    "square" => Cap::Square,
                    _ => Cap::Butt,
                }
            }
            "data-detail" => {
                let known = Detail::ALL.into_iter().find(|detail| detail.name() == value);
                self.detail = Some(known.ok_or_else(|| Fault::attribute(name, value))?);
            }
            "fill-rule" => self.even_odd = value == "evenodd",
            "display" => self.hidden |= value == "none",
            "visibility" => self.hidden = value == "hidden",
            "class" | "clip-path" | "mask" | "filter" if value != "none" => {
                return Err(Fault::attribute(name, value));
            }
            "stroke-dasharray" if value != "none" => return Err(Fault::attribute(name, value)),
            _ => {}
        }
        Ok(())
    }
}

/// A number, in the units of the file.
pub(super) fn number(name: &str, value: &str) -> Result<f64, Fault> {
    let digits = value.strip_suffix("px").unwrap_or(value).trim();
    let number: Option<f64> = digits.parse().ok();
    number.filter(|n| n.is_finite()).ok_or_else(|| Fault::attribute(name, value))
}

/// The numbers of a list.
pub(super) fn numbers(name: &str, value: &str) -> Result<Vec<f64>, Fault> {
    let words = value.split([',', ' ', '\n', '\t', '\r']).filter(|word| !word.is_empty());
    words.map(|word| number(name, word)).collect()
}

#[allow(clippy::cast_possible_truncation)] // between 0 and 1
fn share(name: &str, value: &str) -> Result<f32, Fault> {
    Ok(number(name, value)?.clamp(0.0, 1.0) as f32)
}

fn tone(name: &str, value: &str) -> Result<Option<Tone>, Fault> {
    let fault = || Fault::attribute(name, value);
    let own = |r, g, b| match (r, g, b) {
        (0, 0, 0) => Tone::Ink,
        (255, 255, 255) => Tone::Ground,
        _ => Tone::Own(Colour::rgb(r, g, b)),
    };
    Ok(Some(match value {
        "none" => return Ok(None),
        "currentColor" | "black" => Tone::Ink,
        "white" => Tone::Ground,
        _ => {
            if let Some(digits) = value.strip_prefix('#') {
                let whole = u32::from_str_radix(digits, 16).map_err(|_| fault())?;
                let [_, r, g, b] = whole.to_be_bytes();
                match digits.len() {
                    6 => own(r, g, b),
                    3 => own((g & 15) * 17, (b >> 4) * 17, (b & 15) * 17),
                    _ => return Err(fault()),
                }
            } else {
                let inner = value.strip_prefix("rgb(").and_then(|v| v.strip_suffix(')'));
                let list = numbers(name, inner.ok_or_else(fault)?)?;
                #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // clamped
                let byte = |n: f64| n.round().clamp(0.0, 255.0) as u8;
                let [r, g, b] = list[..] else { return Err(fault()) };
                own(byte(r), byte(g), byte(b))
            }
        }
    }))
}

/// The part of the plane that a file shows.
pub(super) fn view_box(root: Node) -> Result<(f64, f64, f64, f64), Fault> {
    let list = match root.attribute("viewBox") {
        Some(value) => numbers("viewBox", value)?,
        None => {
            let side = |name| root.attribute(name).ok_or(Fault::Size);
            vec![0.0, 0.0, number("width", side("width")?)?, number("height", side("height")?)?]
        }
    };
    match list[..] {
        [x, y, wide, tall] if wide > 0.0 && tall > 0.0 => Ok((x, y, wide, tall)),
        _ => Err(Fault::Size),
    }
}

/// How an element is moved, turned and scaled.
pub(super) fn transform(node: Node) -> Result<Affine, Fault> {
    let value = node.attribute("transform").unwrap_or_default();
    let fault = || Fault::attribute("transform", value);
    let mut whole = Affine::IDENTITY;
    let mut rest = value.trim();
    while let Some((kind, after)) = rest.split_once('(') {
        let (inner, after) = after.split_once(')').ok_or_else(fault)?;
        let list = numbers("transform", inner)?;
        let step = match (kind.trim_matches([',', ' ', '\n']), &list[..]) {
            ("matrix", &[a, b, c, d, e, f]) => Affine::new([a, b, c, d, e, f]),
            ("translate", &[x]) => Affine::translate((x, 0.0)),
            ("translate", &[x, y]) => Affine::translate((x, y)),
            ("scale", &[both]) => Affine::scale(both),
            ("scale", &[x, y]) => Affine::scale_non_uniform(x, y),
            ("rotate", &[angle]) => Affine::rotate(angle.to_radians()),
            ("rotate", &[angle, x, y]) => Affine::rotate_about(angle.to_radians(), (x, y)),
            ("skewX", &[angle]) => Affine::skew(angle.to_radians().tan(), 0.0),
            ("skewY", &[angle]) => Affine::skew(0.0, angle.to_radians().tan()),
            _ => return Err(fault()),
        };
        whole *= step;
        rest = after.trim();
    }
    if rest.is_empty() { Ok(whole) } else { Err(fault()) }
}
