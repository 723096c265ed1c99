//! Why a decision did not come up at all: nothing could be decided.

use super::history::Past;
use crate::kernel::{
    CountedDice, Cx, Evaluator, GameOf, KnownLots, Log, Procedure, Rejection, Ruleset, Side,
    attempt, check, passed_over,
};
use crate::say;
use crate::view::{Localizer, Present, Refusal};
use crate::words::Language;

/// A game, as far as what has been passed over in it is concerned.
pub struct Timeline<'a, R: Evaluator> {
    /// What never changes.
    pub scene: &'a R::Scene,
    /// Before the set-up, and what that brought.
    pub start: (&'a GameOf<R>, &'a Log<R::Event>),
    /// Every action.
    pub past: &'a [Past<R>],
    /// The game now, and the side that is asked.
    pub now: (&'a GameOf<R>, Option<Side>),
}

impl<R: Present> Timeline<'_, R> {
    /// What is true of an action that is not asked now, if the procedure that would have asked for it was passed over
    /// earlier in this player turn, or since the last decision: the reason why nothing could be done there. The last such procedure is the one
    /// meant. Nobody is told so about a decision that would have been the other side's secret.
    pub fn reason(
        &self,
        action: &R::Action,
        rejection: &Rejection<R::Why>,
        language: Language,
    ) -> Option<Refusal> {
        if !R::is_not_asked(&rejection.why) {
            return None;
        }
        let turn = R::player_turn(self.scene, self.now.0);
        let steps =
            self.past.iter().rev().map(|past| (&past.before, &past.log, Some(&past.action)));
        let steps = steps.chain([(self.start.0, self.start.1, None)]);
        for (ago, (before, log, taken)) in steps.enumerate() {
            for moment in moments::<R>(self.scene, before, log, taken).iter().rev() {
                let recent = ago == 0 || R::player_turn(self.scene, moment) == turn;
                if !recent || !self.may_tell(moment) {
                    continue;
                }
                match check::<R>(self.scene, moment, action) {
                    Ok(()) => {
                        let text = say!(language, "passed-over");
                        let rule = rejection.rule.section.to_owned();
                        return Some(Refusal { rule, why: "passed-over".to_owned(), text });
                    }
                    Err(then) if R::is_not_asked(&then.why) => {}
                    Err(then) => {
                        let refusal = R::refusal(Localizer { scene: self.scene, language }, &then);
                        let text = say!(language, "passed-over-for", reason = refusal.text);
                        return Some(Refusal { text, ..refusal });
                    }
                }
            }
            if R::player_turn(self.scene, before) != turn {
                return None;
            }
        }
        None
    }

    /// Whether the decision would have been no secret of the side that is not asked now.
    fn may_tell(&self, moment: &GameOf<R>) -> bool {
        let whose = || moment.top().and_then(|top| top.whose(&moment.state));
        let (_, asked) = self.now;
        !R::is_secret(self.scene, moment) || asked.is_some() && whose() == asked
    }
}

/// The decisions that were passed over after an action, or at the beginning: it is carried out once more as it was.
fn moments<R: Ruleset>(
    scene: &R::Scene,
    before: &GameOf<R>,
    log: &Log<R::Event>,
    action: Option<&R::Action>,
) -> Vec<GameOf<R>> {
    let faces: Vec<u8> = log.throws().map(|throw| throw.face).collect();
    let mut lots = KnownLots::new(&log.lots);
    let mut dice = CountedDice::new(&faces, &mut lots);
    let (mut game, mut again) = (before.clone(), Log::default());
    let mut cx = Cx::new(scene, &mut dice, &mut again);
    attempt(|| passed_over::<R>(&mut cx, &mut game, action)).unwrap_or_default()
}
