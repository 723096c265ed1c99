//! The thread that looks for problems, and that finds out what the counters look like.

use egui::Context;
use gonfalon_core::editor::problems::{Problem, Severity, Snapshot};
use gonfalon_core::editor::sketch::drawn_faces::faces;
use gonfalon_core::editor::{Document, Node};
use gonfalon_core::scenario::parse;
use gonfalon_core::session;
use gonfalon_core::view::CounterView;
use gonfalon_core::words::Language;
use std::collections::BTreeMap;
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
    /// The counters as the document has them now.
    pub counters: Vec<CounterView>,
    /// The revision that these are of.
    drawn: Option<(u64, Language)>,
    /// The counters as they began when the battle could be begun last.
    begun: Vec<CounterView>,
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
        self.look_again(ctx, document, language);
        let drawn = Some((document.revision(), language));
        if self.drawn != drawn {
            self.drawn = drawn;
            self.counters = self.faces_now(document.content(), language);
        }
    }

    fn look_again(&mut self, ctx: &Context, document: &Document, language: Language) {
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
        if let Some(counters) = answer.counters {
            self.begun = counters;
            // They are drawn anew.
            self.drawn = None;
        }
    }

    /// The faces of the counters: as they begin where what is printed on them is the same, with wounds and disorder.
    fn faces_now(&self, content: &Node, language: Language) -> Vec<CounterView> {
        let begun: BTreeMap<&str, &CounterView> =
            self.begun.iter().map(|counter| (counter.id.as_str(), counter)).collect();
        let mut drawn = faces(content, language);
        for face in &mut drawn {
            let Some(known) = begun.get(face.id.as_str()) else { continue };
            let back = face.back.as_ref().or(known.back.as_ref());
            if face.front == known.front
                && back == known.back.as_ref()
                && (face.kind, face.side, &face.mark) == (known.kind, known.side, &known.mark)
            {
                let name = std::mem::take(&mut face.name);
                *face = CounterView { name, facing: face.facing, ..(*known).clone() };
            }
        }
        drawn
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
