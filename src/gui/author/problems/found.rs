//! The thread that looks for problems, and that finds out what the counters look like.

use crate::editor::{Document, Kind, Node};
use crate::scenario::acies::deck;
use crate::scenario::{Fault, parse};
use crate::session;
use crate::view::CounterView;
use crate::words::Language;
use egui::Context;
use std::sync::mpsc::{Receiver, channel};

/// What was found at a moment.
struct Answer {
    revision: u64,
    faults: Vec<Fault>,
    counters: Option<Vec<CounterView>>,
}

/// What was found last, and what is being looked for.
#[derive(Default)]
pub struct Found {
    /// What is wrong with it.
    pub faults: Vec<Fault>,
    /// The counters as they begin, as long as the battle could be begun.
    pub counters: Vec<CounterView>,
    /// Grows whenever the counters are others.
    pub generation: u64,
    /// The revision that they are of.
    revision: Option<(u64, Language)>,
    asked: Option<Receiver<Answer>>,
    asked_for: Option<(u64, Language)>,
}

impl Found {
    /// Whether they are those of the document as it stands.
    #[must_use]
    pub fn is_fresh(&self, document: &Document) -> bool {
        self.revision.is_some_and(|(revision, _)| revision == document.revision())
    }

    /// Looks for problems whenever the document has changed; one look at a time.
    pub fn follow(&mut self, ctx: &Context, document: &Document, language: Language) {
        if let Some(asked) = &self.asked {
            match asked.try_recv() {
                Ok(answer) => self.take(answer, language),
                Err(std::sync::mpsc::TryRecvError::Empty) => return,
                // What happened to the thread is on the terminal.
                Err(std::sync::mpsc::TryRecvError::Disconnected) => self.asked = None,
            }
        }
        let now = Some((document.revision(), language));
        if self.asked_for == now || document.is_in_stroke() {
            return;
        }
        self.asked_for = now;
        let (tell, answer) = channel();
        let (kind, content) = (document.kind(), document.content().clone());
        let (revision, ctx) = (document.revision(), ctx.clone());
        std::thread::spawn(move || {
            // Nobody listens any more if the document was put away.
            let (faults, counters) = look(kind, &content, language);
            let _ = tell.send(Answer { revision, faults, counters });
            drop(tell);
            ctx.request_repaint();
        });
        self.asked = Some(answer);
    }

    fn take(&mut self, answer: Answer, language: Language) {
        self.asked = None;
        self.revision = Some((answer.revision, language));
        self.faults = answer.faults;
        if let Some(counters) = answer.counters
            && counters != self.counters
        {
            self.counters = counters;
            self.generation += 1;
        }
    }
}

fn look(kind: Kind, content: &Node, language: Language) -> (Vec<Fault>, Option<Vec<CounterView>>) {
    if kind == Kind::Deck {
        let faults = deck::from_value(content.value()).err().unwrap_or_default();
        return (faults, None);
    }
    let battle = parse::from_value(&content.value()).and_then(|scenario| session::new(scenario, 0));
    match battle {
        Ok(mut battle) => {
            battle.set_language(language);
            (Vec::new(), battle.board(None).map(|board| board.counters))
        }
        Err(faults) => (faults, None),
    }
}
