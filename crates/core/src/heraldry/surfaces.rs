//! Reading fields, and how figures are coloured.

use super::attribute::Form;
use super::blazon::{MOST, Reader};
use super::blazon_fault::{BlazonFault, Wanted};
use super::coat::{Arms, Surface};
use super::figure::{Figure, ROUNDELS};
use super::partition::{Division, PartitionLine, Pattern};
use super::tincture::Tincture;
use super::tokens::ordinal;

/// Words for a strewn field, and what is strewn; the tincture where the word says it.
const STREWN: &[(&str, (Figure, Option<Tincture>))] = &[
    ("crusily", (Figure::Crosslet, None)),
    ("crusilly", (Figure::Crosslet, None)),
    ("crusily patty", (Figure::CrossPatty, None)),
    ("crusily formy", (Figure::CrossPatty, None)),
    ("crusily potent", (Figure::CrossPotent, None)),
    ("billety", (Figure::Billet, None)),
    ("billetty", (Figure::Billet, None)),
    ("bezanty", (Figure::Roundel, Some(Tincture::Or))),
    ("bezantee", (Figure::Roundel, Some(Tincture::Or))),
    ("platy", (Figure::Roundel, Some(Tincture::Argent))),
    ("hurty", (Figure::Roundel, Some(Tincture::Azure))),
    ("pellety", (Figure::Roundel, Some(Tincture::Sable))),
    ("semy de lis", (Figure::FleurDeLis, None)),
    ("semy de lys", (Figure::FleurDeLis, None)),
    ("seme de lis", (Figure::FleurDeLis, None)),
    ("seme de lys", (Figure::FleurDeLis, None)),
    ("fleury", (Figure::FleurDeLis, None)),
    ("floretty", (Figure::FleurDeLis, None)),
    ("estoily", (Figure::Estoile, None)),
    ("escallopy", (Figure::Escallop, None)),
];

/// What strews a field, while its tincture may still be missing.
pub(super) struct Strewing {
    figure: Figure,
    forms: Vec<Form>,
    of: Option<Tincture>,
}

impl Reader<'_> {
    /// A tincture, or the name of one that was named before.
    pub fn tincture(&mut self) -> Option<Tincture> {
        let start = self.at;
        if self.take("of the") || self.take("the") {
            let named = match self.peek(0) {
                "field" | "first" => self.named.first(),
                "second" => self.named.get(1),
                "third" => self.named.get(2),
                "fourth" => self.named.get(3),
                "last" | "same" => self.named.last(),
                _ => None,
            };
            let named = named.copied();
            self.at = if named.is_some() { self.at + 1 } else { start };
            return named;
        }
        let tincture = self.longest(Tincture::PHRASES)?;
        if !self.named.contains(&tincture) {
            self.named.push(tincture);
        }
        Some(tincture)
    }

    fn two(&mut self) -> Result<[Tincture; 2], BlazonFault> {
        let first = self.tincture().ok_or_else(|| self.fault(Wanted::Tincture))?;
        self.skip(&[","]);
        if !self.take_any(&["and", "&"]) {
            return Err(self.fault(Wanted::And));
        }
        let second = self.tincture().ok_or_else(|| self.fault(Wanted::Tincture))?;
        Ok([first, second])
    }

    pub fn line(&mut self) -> Option<PartitionLine> {
        self.longest(PartitionLine::PHRASES)
    }

    /// A pattern of two tinctures, if one comes next.
    fn varied(&mut self) -> Result<Option<Surface>, BlazonFault> {
        let Some(pattern) = self.longest(Pattern::PHRASES) else { return Ok(None) };
        let mut line = self.line();
        let mut count = None;
        if self.take("of") {
            let start = self.at;
            count = self.count()?;
            if count.is_none() {
                return Err(self.fault_at(start, Wanted::Fewer));
            }
            self.take("pieces");
        }
        line = line.or_else(|| self.line());
        self.skip(&[","]);
        let of = self.two()?;
        let count = count.map(|n| n.clamp(2, MOST)).filter(|_| pattern.is_counted());
        let line = line.unwrap_or(PartitionLine::Plain);
        Ok(Some(Surface::Varied { pattern, count, line, of }))
    }

    /// A field: what is divided, varied, strewn or plain. What strews it may still want its tincture.
    fn field(&mut self) -> Result<(Surface, Option<Strewing>), BlazonFault> {
        if let Some(division) = self.longest(Division::PHRASES) {
            return Ok((self.parted(division)?, None));
        }
        let surface = self.surface()?;
        surface.ok_or_else(|| self.fault(Wanted::Field))
    }

    /// How something is coloured, if that comes next.
    pub fn surface(&mut self) -> Result<Option<(Surface, Option<Strewing>)>, BlazonFault> {
        if self.take_any(&["counterchanged", "counter changed"]) {
            return Ok(Some((Surface::Counterchanged, None)));
        }
        if let Some(varied) = self.varied()? {
            return Ok(Some((varied, None)));
        }
        let Some(ground) = self.tincture() else { return Ok(None) };
        let start = self.at;
        self.skip(&[","]);
        if self.take("fretty") {
            let of = self.tincture().ok_or_else(|| self.fault(Wanted::Tincture))?;
            return Ok(Some((Surface::Fretty { ground, of }, None)));
        }
        match self.strewn()? {
            Some(Strewing { figure, forms, of: Some(of) }) => {
                Ok(Some((Surface::Semy { ground, figure, forms, of }, None)))
            }
            Some(strewn) => Ok(Some((Surface::Plain(ground), Some(strewn)))),
            None => {
                self.at = start;
                Ok(Some((Surface::Plain(ground), None)))
            }
        }
    }

    fn strewn(&mut self) -> Result<Option<Strewing>, BlazonFault> {
        let found = self.longest(STREWN);
        let (figure, own) = if let Some(found) = found {
            found
        } else if self.take_any(&["semy of", "seme of", "semee of", "powdered with", "strewn with"])
        {
            if let Some(tincture) = self.longest(ROUNDELS) {
                (Figure::Roundel, Some(tincture))
            } else {
                let figure = self.longest(Figure::PHRASES).filter(|figure| !figure.is_ordinary());
                (figure.ok_or_else(|| self.fault(Wanted::Figure))?, None)
            }
        } else {
            return Ok(None);
        };
        let forms: Vec<Form> = self.longest(Form::PHRASES).into_iter().collect();
        let of = match own {
            Some(own) => Some(own),
            None => self.tincture(),
        };
        Ok(Some(Strewing { figure, forms, of }))
    }

    /// The parts of a divided field.
    pub fn parted(&mut self, division: Division) -> Result<Surface, BlazonFault> {
        // "Quarterly per fess indented": the level line is the one that is not straight.
        if division == Division::Quarterly {
            self.take("per fess");
        }
        let line = self.line().unwrap_or(PartitionLine::Plain);
        self.skip(&[",", ":"]);
        if division == Division::Quarterly {
            self.take_any(&["of four", "of 4"]);
            self.skip(&[",", ":"]);
            if ordinal(self.peek(0)).is_some() {
                return self.quarters(line);
            }
        }
        let first = self.part()?;
        self.skip(&[","]);
        if !self.take_any(&["and", "&"]) {
            return Err(self.fault(Wanted::And));
        }
        let second = self.part()?;
        Ok(Surface::Parted { division, line, parts: vec![first, second] })
    }

    /// A part of a divided field that has nothing on it.
    fn part(&mut self) -> Result<Arms, BlazonFault> {
        let (field, strewing) = match self.varied()? {
            Some(varied) => (varied, None),
            None => self.surface()?.ok_or_else(|| self.fault(Wanted::Tincture))?,
        };
        if strewing.is_some() {
            return Err(self.fault(Wanted::Tincture));
        }
        Ok(Arms { field, bearings: Vec::new() })
    }

    /// "1 and 4 gules, a castle or; 2 and 3 argent, a lion rampant purpure".
    fn quarters(&mut self, line: PartitionLine) -> Result<Surface, BlazonFault> {
        let mut parts: [Option<Arms>; 4] = [const { None }; 4];
        while parts.iter().any(Option::is_none) {
            self.skip(&[",", ";", "and", "(", ")"]);
            let mut which = Vec::new();
            while let Some(n) = ordinal(self.peek(0)) {
                which.push(usize::from(n - 1));
                self.at += 1;
                self.skip(&["and", "&", ",", "quarter", "quarters", ")", ":"]);
            }
            if which.is_empty() || which.iter().any(|&k| parts[k].is_some()) {
                return Err(self.fault(Wanted::Quarter));
            }
            let arms = self.arms()?;
            for k in which {
                parts[k] = Some(arms.clone());
            }
        }
        let parts = parts.into_iter().flatten().collect();
        Ok(Surface::Parted { division: Division::Quarterly, line, parts })
    }

    /// A field with what lies on it.
    pub fn field_and_bearings(&mut self) -> Result<Arms, BlazonFault> {
        self.skip(&[","]);
        let (mut field, mut strewing) = self.field()?;
        if strewing.is_none()
            && let Surface::Plain(ground) = field
        {
            let start = self.at;
            self.skip(&[","]);
            strewing = self.strewn()?;
            if strewing.is_none() {
                self.at = start;
            }
            if let Some(Strewing { figure, forms, of: Some(of) }) = strewing {
                field = Surface::Semy { ground, figure, forms, of };
                strewing = None;
            }
        }
        let wants = self.at;
        let bearings = self.bearings()?;
        if let (Some(strewing), ground) = (strewing, field.main()) {
            // "Crusily and a lion argent": both are argent.
            let first = bearings.first().ok_or_else(|| self.fault_at(wants, Wanted::Tincture))?;
            let Strewing { figure, forms, .. } = strewing;
            field = Surface::Semy { ground, figure, forms, of: first.surface.main() };
        }
        Ok(Arms { field, bearings })
    }
}
