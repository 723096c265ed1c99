//! The thread that looks for problems, and that finds out what the counters look like.

use crate::editor::problems::{Problem, Severity, Snapshot};
use crate::editor::{Document, Node};
use crate::scenario::parse;
use crate::session;
use crate::view::CounterView;
use crate::words::Language;
use egui::Context;
use std::sync::mpsc::{Receiver, channel};

/// What was found at a moment.
struct Answer {
    revision: u64,
    problems: Vec<Problem>,
    counters: Option<Vec<CounterView>>,
}

/// What was found last, and what is being looked for.
#[derive(Default)]
pub struct Found {
    /// The problems, faults first.
    pub problems: Vec<Problem>,
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

    /// How many problems there are that nobody has waived.
    #[must_use]
    pub fn open(&self) -> usize {
        self.problems.iter().filter(|problem| problem.severity != Severity::Waived).count()
    }

    /// How many faults there are: with one the battle can't be played.
    #[must_use]
    pub fn faults(&self) -> usize {
        self.problems.iter().filter(|problem| problem.severity == Severity::Fault).count()
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
        let (snapshot, content) = (document.snapshot(), document.content().clone());
        let ctx = ctx.clone();
        std::thread::spawn(move || {
            // Nobody listens any more if the document was put away.
            let _ = tell.send(look(&snapshot, &content, language));
            drop(tell);
            ctx.request_repaint();
        });
        self.asked = Some(answer);
    }

    fn take(&mut self, answer: Answer, language: Language) {
        self.asked = None;
        self.revision = Some((answer.revision, language));
        self.problems = answer.problems;
        if let Some(counters) = answer.counters
            && counters != self.counters
        {
            self.counters = counters;
            self.generation += 1;
        }
    }
}

fn look(snapshot: &Snapshot, content: &Node, language: Language) -> Answer {
    let battle = parse::from_value(&content.value()).and_then(|scenario| session::new(scenario, 0));
    let counters = battle.ok().and_then(|mut battle| {
        battle.set_language(language);
        battle.board(None).map(|board| board.counters)
    });
    Answer { revision: snapshot.revision, problems: snapshot.problems(), counters }
}
