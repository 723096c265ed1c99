//! Messages as translators write them.

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};

/// Deeper than this nobody nests: reading and telling go down as deep as a file does.
const DEEPEST: usize = 100;

/// Reads a file of messages: what was understood, and a sentence for each place that was not.
pub fn read(text: &str) -> (Option<FluentResource>, Vec<String>) {
    if depth(text) > DEEPEST {
        return (None, vec![format!("brackets are nested deeper than {DEEPEST}")]);
    }
    match FluentResource::try_new(text.to_owned()) {
        Ok(resource) => (Some(resource), Vec::new()),
        Err((resource, errors)) => {
            let told = |error: &fluent_syntax::parser::ParserError| {
                let before = text.get(..error.pos.start).unwrap_or(text);
                format!("line {}: {}", before.matches('\n').count() + 1, error.kind)
            };
            let told = errors.iter().map(told).collect();
            (Some(resource), told)
        }
    }
}

fn depth(text: &str) -> usize {
    let (mut depth, mut deepest) = (0_usize, 0);
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        for byte in line.bytes() {
            match byte {
                b'{' | b'(' => depth += 1,
                b'}' | b')' => depth = depth.saturating_sub(1),
                _ => {}
            }
            deepest = deepest.max(depth);
        }
    }
    deepest
}

/// The variables of every message, by key; a message without a text has none, and is none.
#[must_use]
pub fn variables(resource: &FluentResource) -> BTreeMap<String, BTreeSet<String>> {
    let mut found = BTreeMap::new();
    for entry in resource.entries() {
        if let Entry::Message(message) = entry {
            let mut variables = BTreeSet::new();
            let Some(value) = &message.value else { continue };
            of_pattern(value, &mut variables);
            for attribute in &message.attributes {
                of_pattern(&attribute.value, &mut variables);
            }
            found.insert(message.id.name.to_owned(), variables);
        }
    }
    found
}

fn of_pattern(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            of_expression(expression, variables);
        }
    }
}

fn of_expression(expression: &Expression<&str>, variables: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => of_inline(inline, variables),
        Expression::Select { selector, variants } => {
            of_inline(selector, variables);
            for variant in variants {
                of_pattern(&variant.value, variables);
            }
        }
    }
}

fn of_inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => of_expression(expression, variables),
        _ => {}
    }
}
