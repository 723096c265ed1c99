//! Reading what lies on a field.

use super::attribute::{Attitude, Detail, Form, Place};
use super::blazon::Reader;
use super::blazon_fault::{BlazonFault, Wanted};
use super::coat::{Bearing, Surface};
use super::figure::{Figure, ROUNDELS};
use super::partition::{Division, PartitionLine};
use super::tincture::Tincture;
use super::tokens::{number, ordinal};

/// A bearing while its tincture may still come: "a fess between two chevrons gules".
struct Draft {
    bearing: Bearing,
    /// Whether its surface has been said.
    is_coloured: bool,
    /// The number of the figure's word.
    at: usize,
    between: Vec<Draft>,
    on: Vec<Draft>,
}

/// Words before what lies around or above everything else.
const WITHIN: &[&str] = &["all within", "within", "all"];
/// Words before what lies over everything else.
const OVER: &[&str] =
    &["over all", "overall", "debruised by", "debruised with", "surmounted by", "surmounted with"];

impl Reader<'_> {
    /// Everything that lies on a field, to its end.
    pub fn bearings(&mut self) -> Result<Vec<Bearing>, BlazonFault> {
        let mut drafts: Vec<Draft> = Vec::new();
        loop {
            let start = self.at;
            self.skip(&[",", ";", "and", "&", ":"]);
            let ends = self.is_over()
                || matches!(self.peek(0), "impaling" | "dimidiating" | ")")
                || self.is_quarter()
                // What lies over all quarters is no part of the last.
                || self.depth > 1 && OVER.iter().any(|phrase| self.comes(phrase))
                // Without a comma or an "and" only the first figure may follow.
                || (start == self.at && !drafts.is_empty() && !self.goes_on());
            if ends {
                self.at = start;
                break;
            }
            drafts.push(self.draft(0)?);
        }
        self.colour(&mut drafts, None).map_err(|missing| {
            // "Three chevrons guls": the word that follows is no tincture, but was meant for one.
            let next = self.fault(Wanted::Tincture);
            if next.suggestion.is_some() { next } else { missing }
        })?;
        Ok(drafts.into_iter().map(Draft::done).collect())
    }

    /// Whether the next quarter begins here: "2 and 3 argent", "2 argent", not "2 lions".
    fn is_quarter(&self) -> bool {
        let is_ordinal = |word: &str| ordinal(word).is_some();
        let word = self.peek(0);
        if self.depth < 2 || !is_ordinal(word) {
            return false;
        }
        let then = self.peek(1);
        number(word).is_none()
            || then == ":"
            || then == "and" && is_ordinal(self.peek(2))
            || self.begins_field(1)
    }

    /// Whether a field could begin so many words later.
    fn begins_field(&self, ahead: usize) -> bool {
        let word = self.peek(ahead);
        let first = |phrase: &str| phrase.split(' ').next() == Some(word);
        Tincture::PHRASES.iter().any(|(phrase, _)| first(phrase))
            || super::partition::Pattern::PHRASES.iter().any(|(phrase, _)| first(phrase))
            || Division::PHRASES.iter().any(|(phrase, _)| first(phrase))
    }

    /// Whether the next word begins another bearing though nothing parts it from the last.
    fn goes_on(&self) -> bool {
        let words = ["on", "over", "overall", "within", "all", "debruised", "surmounted", "in"];
        words.contains(&self.peek(0)) || number(self.peek(0)).is_some()
    }

    /// A place, or rows: "in pale", "2 and 1", "3, 2 and 1".
    fn place(&mut self, bearing: &mut Bearing, parted: bool) -> bool {
        let start = self.at;
        if let Some(place) = self.longest(Place::PHRASES) {
            // "Two bars gules, in chief three torteaux": what follows lies there.
            if !parted && number(self.peek(0)).is_none() && self.peek(0) != "on" {
                bearing.place = Some(place);
                return true;
            }
            self.at = start;
            return false;
        }
        let mut rows = Vec::new();
        let mut sum = 0;
        while let Some(n) = number(self.peek(0)).filter(|_| !matches!(self.peek(0), "a" | "an")) {
            rows.push(n);
            sum += u32::from(n);
            self.at += 1;
            if sum >= u32::from(bearing.count) {
                break;
            }
            self.skip(&[",", "and", "&"]);
        }
        if rows.len() > 1 && sum == u32::from(bearing.count) {
            bearing.rows = rows;
            return true;
        }
        self.at = start;
        false
    }

    /// One kind of figures with what belongs to them.
    fn draft(&mut self, depth: u8) -> Result<Draft, BlazonFault> {
        if depth > 3 {
            return Err(self.fault(Wanted::Shallower));
        }
        self.take_any(WITHIN);
        let mut over_all = self.take_any(OVER);
        self.skip(&[","]);
        let before = self.longest(Place::PHRASES);
        over_all |= self.take_any(OVER);
        let carries = self.take("on");
        let mut draft = self.figure()?;
        draft.bearing.over_all = over_all;
        draft.bearing.place = before.or(draft.bearing.place);
        self.qualities(&mut draft)?;
        self.beside(&mut draft, depth)?;
        if carries {
            self.skip(&[",", "and"]);
            let on = self.draft(depth + 1)?;
            draft.on.push(on);
        }
        while self.take_any(&[
            "charged with",
            "each charged with",
            "and charged with",
            ", charged with",
            ", each charged with",
        ]) {
            let on = self.draft(depth + 1)?;
            draft.on.push(on);
        }
        self.skip_more(&mut draft)?;
        Ok(draft)
    }

    /// What lies beside it: "between three crosslets and a label".
    fn beside(&mut self, draft: &mut Draft, depth: u8) -> Result<(), BlazonFault> {
        let start = self.at;
        self.skip(&[","]);
        if !self.take_any(&["between", "cantoned with", "accompanied by"]) {
            self.at = start;
            return Ok(());
        }
        loop {
            let other = self.draft(depth + 1)?;
            draft.between.push(other);
            let start = self.at;
            self.skip(&[","]);
            if !(self.take_any(&["and", "&"]) && self.continues()) {
                self.at = start;
                return Ok(());
            }
        }
    }

    /// Whether more of what lies beside a figure follows an "and".
    fn continues(&mut self) -> bool {
        let start = self.at;
        let place = self.longest(Place::PHRASES).is_some();
        let counted = number(self.peek(0)).is_some();
        self.at += usize::from(counted);
        let figure = self.longest(Figure::PHRASES);
        let is_charge = figure.is_some_and(|f| !f.is_ordinary() || f == Figure::Cotise)
            || self.longest(ROUNDELS).is_some();
        self.at = start;
        (place || counted) && is_charge
    }

    /// The number and the word of a figure.
    fn figure(&mut self) -> Result<Draft, BlazonFault> {
        let start = self.at;
        let many = self.take_any(&["an orle of", "orle of"]);
        let count = self.count()?;
        let at = self.at;
        let double = self.take("double") && self.peek(0) != "headed";
        if !double {
            self.at = at;
        }
        let mut draft = if let Some(tincture) = self.longest(ROUNDELS) {
            let bearing = Bearing::new(Figure::Roundel, 1, Surface::Plain(tincture));
            Draft { bearing, is_coloured: true, at, between: Vec::new(), on: Vec::new() }
        } else if !self.comes("leopards face")
            && !self.comes("leopards faces")
            && !self.comes("leopards head")
            && !self.comes("leopards heads")
            && self.take_any(&["leopard", "leopards"])
        {
            // Heralds of the period call a lion that walks and looks at the beholder so.
            let mut bearing = Bearing::new(Figure::Lion, 1, Surface::Counterchanged);
            bearing.attitude = Some(Attitude::PassantGuardant);
            Draft { bearing, is_coloured: false, at, between: Vec::new(), on: Vec::new() }
        } else {
            let Some(figure) = self.longest(Figure::PHRASES) else {
                let fault = self.fault_at(if count.is_some() { at } else { start }, Wanted::Figure);
                return Err(fault);
            };
            let bearing = Bearing::new(figure, 1, Surface::Counterchanged);
            Draft { bearing, is_coloured: false, at, between: Vec::new(), on: Vec::new() }
        };
        draft.bearing.count = count.unwrap_or(1);
        if double {
            draft.bearing.forms.push(Form::Double);
        }
        if many {
            draft.bearing.place = Some(Place::Orle);
            draft.bearing.count = count.unwrap_or(8);
        }
        Ok(draft)
    }

    /// Attitude, forms, tincture, details and place, in whatever order they come.
    fn qualities(&mut self, draft: &mut Draft) -> Result<(), BlazonFault> {
        loop {
            let start = self.at;
            self.skip(&[","]);
            let bearing = &mut draft.bearing;
            if let Some(attitude) = self.longest(Attitude::PHRASES) {
                bearing.attitude = Some(attitude);
                continue;
            }
            if bearing.attitude.is_some() && self.take_any(&["guardant", "gardant"]) {
                bearing.attitude = bearing.attitude.map(|own| match own {
                    Attitude::Rampant => Attitude::RampantGuardant,
                    Attitude::Statant => Attitude::StatantGuardant,
                    Attitude::Passant => Attitude::PassantGuardant,
                    other => other,
                });
                continue;
            }
            if self.points(bearing)? || self.detail(bearing) {
                continue;
            }
            if let Some(form) = self.longest(Form::PHRASES) {
                if !bearing.forms.contains(&form) {
                    bearing.forms.push(form);
                    bearing.forms.sort_unstable();
                }
                if form == Form::Pierced {
                    self.take("of the field");
                }
                continue;
            }
            if bearing.figure.is_ordinary()
                && let Some(line) = self.line()
            {
                bearing.line = line;
                continue;
            }
            // After a comma a tincture would begin something else.
            if !draft.is_coloured && start == self.at {
                if let Some((surface, strewing)) = self.surface()? {
                    if strewing.is_some() {
                        return Err(self.fault(Wanted::Tincture));
                    }
                    draft.bearing.surface = surface;
                    draft.is_coloured = true;
                    continue;
                }
                if let Some(division) = self.longest(Division::PHRASES) {
                    draft.bearing.surface = self.parted(division)?;
                    draft.is_coloured = true;
                    continue;
                }
            }
            if self.place(&mut draft.bearing, start < self.at) {
                continue;
            }
            self.at = start;
            return Ok(());
        }
    }

    /// "of five points", "cotised or", "armed and langued azure".
    fn points(&mut self, bearing: &mut Bearing) -> Result<bool, BlazonFault> {
        let start = self.at;
        if bearing.figure == Figure::Label && self.take("of") {
            if let Some(count) = self.count()? {
                if !self.take_any(&["points", "pendants", "point"]) {
                    return Err(self.fault(Wanted::Points));
                }
                bearing.points = Some(count.clamp(1, 9));
                return Ok(true);
            }
            self.at = start;
        }
        Ok(false)
    }

    fn detail(&mut self, bearing: &mut Bearing) -> bool {
        let start = self.at;
        if bearing.details.len() >= 6 {
            return false;
        }
        self.skip(&["and"]);
        let Some(detail) = self.longest(Detail::PHRASES) else {
            self.at = start;
            return false;
        };
        // A lily that grows out of a face has the tincture of the face.
        let tincture = if detail == Detail::Jessant { None } else { self.tincture() };
        if tincture.is_none() && !detail.stands_alone() {
            self.at = start;
            return false;
        }
        bearing.details.push((detail, tincture));
        bearing.details.sort_unstable();
        true
    }

    /// Details and places that come after what lies beside or on a figure.
    fn skip_more(&mut self, draft: &mut Draft) -> Result<(), BlazonFault> {
        if !draft.between.is_empty() || !draft.on.is_empty() {
            return Ok(());
        }
        self.qualities(draft)
    }

    /// Gives figures without a tincture the next one that is said; the last ones that which follows.
    fn colour(&self, drafts: &mut [Draft], after: Option<Surface>) -> Result<(), BlazonFault> {
        let mut next = after;
        for draft in drafts.iter_mut().rev() {
            let mut inner = next.clone();
            self.colour(&mut draft.on, inner.clone())?;
            self.colour(&mut draft.between, inner.clone())?;
            inner = draft.between.first().map(|d| d.bearing.surface.clone()).or(inner);
            if !draft.is_coloured {
                let Some(surface) = inner else {
                    return Err(self.fault_at(draft.at, Wanted::Tincture).plain());
                };
                draft.bearing.surface = surface;
                draft.is_coloured = true;
            }
            next = Some(draft.bearing.surface.clone());
        }
        Ok(())
    }
}

impl Draft {
    fn done(self) -> Bearing {
        let all = |drafts: Vec<Draft>| drafts.into_iter().map(Draft::done).collect();
        let mut bearing = Bearing { on: all(self.on), between: all(self.between), ..self.bearing };
        // "Between two cotises" is the same as "cotised".
        if let Some(k) = bearing.between.iter().position(|b| b.figure == Figure::Cotise) {
            let cotise = bearing.between.remove(k);
            let cotised = (Detail::Cotised, Some(cotise.surface.main()));
            bearing.details.push(cotised);
            bearing.details.sort_unstable();
        }
        bearing
    }
}

impl BlazonFault {
    /// The same without a suggestion: the word is right, something after it is missing.
    fn plain(self) -> BlazonFault {
        BlazonFault { suggestion: None, ..self }
    }
}

/// Whether a line is not straight.
pub(super) fn is_shaped(line: PartitionLine) -> bool {
    line != PartitionLine::Plain
}
