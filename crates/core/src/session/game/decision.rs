//! The pending decision: the question, what may be answered, and what can't be answered yet.

use crate::kernel::{Awaits, GameOf, Ruleset, awaits, legal_actions};
use crate::reference::Library;
use crate::view::{Barred, Choice, Localizer, LocalizerOf, Present, Prompt, RuleRef};
use crate::words::Language;

/// What is asked, and how it is shown. All but the question may be the deciding side's secret.
pub struct Decision<R: Ruleset> {
    pub prompt: Prompt,
    pub actions: Vec<R::Action>,
    /// One for each action.
    pub choices: Vec<Choice>,
    pub barred: Vec<Barred>,
}

impl<R: Present> Decision<R> {
    /// What a game waits for, in a language.
    pub fn of(scene: &R::Scene, game: &GameOf<R>, language: Language) -> Self {
        let l10n = Localizer { scene, language };
        let actions = offered::<R>(scene, game);
        let mut prompt = R::prompt(l10n, game);
        if let Some(rule) = &mut prompt.rule {
            name::<R>(rule, language);
        }
        let barred = if prompt.over.is_some() { Vec::new() } else { R::barred(l10n, game) };
        let choices = choices::<R>(l10n, game, &actions);
        Decision { prompt, actions, choices, barred }
    }
}

/// What would be offered in a game that is not on the table.
pub fn choices_of<R: Present>(l10n: LocalizerOf<'_, R>, game: &GameOf<R>) -> Vec<Choice> {
    choices::<R>(l10n, game, &offered::<R>(l10n.scene, game))
}

/// What may be answered: nothing once the game is over.
fn offered<R: Ruleset>(scene: &R::Scene, game: &GameOf<R>) -> Vec<R::Action> {
    match awaits::<R>(scene, game) {
        Awaits::Over(_) => Vec::new(),
        Awaits::Decision { .. } => legal_actions::<R>(scene, game),
    }
}

fn choices<R: Present>(
    l10n: LocalizerOf<'_, R>,
    game: &GameOf<R>,
    actions: &[R::Action],
) -> Vec<Choice> {
    let choice = |(id, action)| named_choice::<R>(l10n, game, id, action);
    actions.iter().enumerate().map(choice).collect()
}

/// An action as it is shown, with its rule's name in the language.
pub fn named_choice<R: Present>(
    l10n: LocalizerOf<'_, R>,
    game: &GameOf<R>,
    id: usize,
    action: &R::Action,
) -> Choice {
    let mut choice = R::choice(l10n, game, id, action);
    name::<R>(&mut choice.rule, l10n.language);
    choice
}

/// Names a rule as the reference does in a language: the rules themselves know it by one name only.
fn name<R: Present>(rule: &mut RuleRef, language: Language) {
    if let Some(title) = Library::of(R::SYSTEM).title(&rule.section, language) {
        title.clone_into(&mut rule.title);
    }
}
