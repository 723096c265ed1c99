//! What chits and stacks are, for whoever meets them for the first time.

use super::super::rules;
use super::Localizer;
use crate::kernel::Rule;
use crate::say;
use crate::view::{Help, HelpLine};

/// BARONS 5.0, 7.3: what is to be known of chits and of stacks.
pub fn help(l10n: Localizer) -> Help {
    let line = |text: String, rule: Rule| HelpLine { text, rule: rule.section.to_owned() };
    Help {
        command: vec![
            line(say!(l10n, "barons-help-chits"), rules::CHITS),
            line(say!(l10n, "barons-help-bid"), rules::PLAYING_CHITS),
            line(say!(l10n, "barons-help-limit"), rules::RESTRICTIONS),
            line(say!(l10n, "barons-help-new-chits"), rules::REPLACEMENT),
        ],
        stacks: vec![
            line(say!(l10n, "barons-help-stacks"), rules::STACKING),
            line(say!(l10n, "barons-help-stack-acts"), rules::STACK_RULES),
            line(say!(l10n, "barons-help-stack-checks"), rules::STACK_MORALE),
        ],
    }
}
