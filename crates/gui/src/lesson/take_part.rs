//! What a lesson does in the game: it sets the dice, plays for the other side, and shows or takes back what the learner does.

use super::{LessonRecord, LessonRun, signposts};
use crate::app::App;
use crate::command_queue::{Command, LessonCommand};
use crate::game_table::GameTable;
use crate::new_game::some_seed;
use crate::say;
use crate::seats::Seats;
use egui::Context;
use gonfalon_core::scenario::catalogue;
use gonfalon_core::scenario::lesson::{Pattern, agrees};
use gonfalon_core::session::Port;
use gonfalon_core::session::lesson::{Progress, offered, perform};

impl LessonRun {
    /// Sets the dice if the choice that is about to be taken is what the step wants done. What is only to be read does not
    /// hold up who acts.
    pub fn before(&self, port: &mut dyn Port, id: usize) {
        let mut steps = self.lesson.steps[self.progress.at.min(self.count())..].iter();
        let next = steps.find(|step| !step.is_read());
        let fresh = self.progress.met.is_empty() && self.progress.astray.is_none();
        let Some(step) = next.filter(|step| !step.dice.is_empty() && fresh) else {
            return;
        };
        let Some(action) = offered(port, id) else { return };
        if step.expect.iter().any(|pattern| agrees(pattern, &action)) {
            port.show_next(&step.dice);
        }
    }

    /// The dice and the action that the lesson plays now.
    fn next_play(&self) -> Option<(Vec<u8>, Pattern)> {
        let step = self.progress.step(&self.lesson)?;
        let dice = if self.progress.is_fresh() { step.dice.clone() } else { Vec::new() };
        Some((dice, self.scripted()?.clone()))
    }

    /// The dice and the action that would be expected of the learner now.
    fn next_expected(&self) -> Option<(Vec<u8>, Pattern)> {
        let step = self.progress.step(&self.lesson)?;
        let dice = if self.progress.is_fresh() { step.dice.clone() } else { Vec::new() };
        Some((dice, self.expected()?.clone()))
    }
}

impl GameTable {
    /// Whether a lesson has still something to say.
    pub(crate) fn is_taught(&mut self) -> bool {
        let Some(run) = &mut self.lesson else { return false };
        run.refresh(&*self.port);
        run.progress().at < run.count()
    }
}

impl App {
    /// Plays what the lesson says, as soon as what happened before has been seen. Answers whether the computer has to wait.
    pub(crate) fn let_lesson_play(&mut self, ctx: &Context, busy: bool) -> bool {
        let Some(table) = &mut self.table else { return false };
        let Some(run) = &mut table.lesson else { return false };
        run.refresh(&*table.port);
        if run.holds() {
            return true;
        }
        let Some((dice, pattern)) = run.next_play() else { return false };
        if busy || table.computer.paused {
            return true;
        }
        table.port.show_next(&dice);
        if perform(&mut *table.port, &pattern).is_err() {
            // The game has gone another way than the lesson thought: the computer goes on by itself.
            run.pass(&*table.port);
        }
        ctx.request_repaint();
        self.settle(None);
        true
    }

    /// Carries out what the lesson's panel asks for.
    pub(crate) fn teach(&mut self, command: LessonCommand) {
        let Some(table) = &mut self.table else { return };
        let Some(run) = &mut table.lesson else { return };
        match command {
            LessonCommand::Back => run.back(),
            LessonCommand::Forward => run.forward(&*table.port),
            LessonCommand::Pass => run.pass(&*table.port),
            LessonCommand::End => {
                self.leave_lesson();
                return;
            }
            LessonCommand::Follow => {
                let Some(next) = run.following() else { return };
                if !next.teaches {
                    self.out.send(Command::Prepare(next.id.clone()));
                } else if let Some(scenario) = catalogue::find(&next.id) {
                    let seed =
                        scenario.lesson.as_ref().map_or_else(some_seed, |lesson| lesson.seed);
                    let seats = Seats::of_learner(&scenario);
                    self.out.send(Command::Begin(Box::new(scenario), seed, seats));
                }
                return;
            }
            LessonCommand::TakeBack => self.take_back_astray(),
            LessonCommand::Show => self.do_expected(),
        }
        self.keep_lesson();
        if let Some(table) = &mut self.table {
            table.follow_lesson();
        }
        if let Some(table) = &mut self.table
            && table.port.prompt().over.is_some()
            && !table.is_taught()
        {
            table.workspace.victory = true;
        }
    }

    /// Leaves the lesson: the battle goes on without it, and it is said what is kept and where the lesson goes on.
    fn leave_lesson(&mut self) {
        self.keep_lesson();
        let Some(table) = &mut self.table else { return };
        let Some(run) = table.lesson.take() else { return };
        table.follow_lesson();
        let (at, of) = (run.progress().at + 1, run.count());
        if at <= of {
            let learn = say!(self.settings, "gui-start-learn");
            let on = say!(self.settings, "gui-card-go-on");
            let words =
                say!(self.settings, "gui-lesson-left", at = at, of = of, learn = learn, on = on);
            self.notices.answer(Some(words));
        }
        if table.port.prompt().over.is_some() {
            table.workspace.victory = true;
        }
    }

    /// Takes the lesson up again that was left in the game on the table.
    pub(crate) fn take_lesson_up(&mut self) {
        let Some(table) = self.table.as_mut().filter(|table| table.lesson.is_none()) else {
            return;
        };
        let record = LessonRecord::find(&self.settings.lessons, &table.port.scenario().id);
        let begun = record.filter(|record| record.is_begun() && record.game == table.place.id);
        if let Some(record) = begun {
            table.lesson = LessonRun::of(&*table.port, record.passed.clone());
            table.follow_lesson();
        }
    }

    /// Does what is expected of the learner, who wants to see it; a wrong turn is taken back first.
    fn do_expected(&mut self) {
        self.take_back_astray();
        let Some(GameTable { lesson: Some(run), port, computer, .. }) = &mut self.table else {
            return;
        };
        let Some((dice, pattern)) = run.next_expected() else { return };
        let start = port.steps();
        port.show_next(&dice);
        let failed = perform(&mut **port, &pattern).is_err();
        computer.note_together(start, port.steps());
        let language = self.settings.language;
        self.notices.answer(failed.then(|| say!(language, "gui-lesson-lost")));
        self.moved_on();
    }

    /// Takes back the wrong turn, and what followed it.
    fn take_back_astray(&mut self) {
        let language = self.settings.language;
        let Some(table) = &mut self.table else { return };
        let run = table.lesson.as_ref();
        let Some(Progress { at, astray: Some(astray), .. }) = run.map(|run| run.progress.clone())
        else {
            return;
        };
        let mut trouble = None;
        while trouble.is_none() && table.port.steps() > astray.action {
            trouble = table.computer.take_back(&mut *table.port, true, language).err();
        }
        self.notices.answer(trouble);
        self.moved_on();
        if let Some(GameTable { lesson: Some(run), port, .. }) = &mut self.table {
            run.refresh(&**port);
            // Whoever acted without having read on need not read it now.
            while run.progress.at < at && run.progress.astray.is_none() && run.reads() {
                run.pass(&**port);
            }
        }
    }

    /// Brings what a new step marks into sight: its first panel, and its first hex or counter.
    pub(crate) fn show_step(&mut self, ctx: &Context) {
        let Some(table) = &mut self.table else { return };
        let Some(run) = &mut table.lesson else { return };
        run.refresh(&*table.port);
        if !table.reel.is_playing() {
            run.tell();
        }
        let shown = run.shown().map(|(at, _)| at);
        if run.seen == shown {
            return;
        }
        run.seen = shown;
        ctx.request_repaint();
        table.follow_lesson();
        let Some(run) = &table.lesson else { return };
        let Some((_, step)) = run.shown() else { return };
        if let Some(panel) = step.show.panels.first() {
            self.dock.open(signposts::pane(*panel));
        }
        let hexes = signposts::hexes(
            (run, step),
            table.snapshot.map.as_deref(),
            &table.snapshot.board_index,
        );
        if let (Some(map), Some(hex)) = (&table.snapshot.map, hexes.first())
            && table.workspace.map.camera.is_some()
            && !table.workspace.map.shows(map, *hex)
        {
            table.workspace.map.center_on = Some(*hex);
        }
        self.keep_lesson();
    }

    /// Remembers how far the learner is.
    fn keep_lesson(&mut self) {
        if let Some(GameTable { lesson: Some(run), port, place, .. }) = &self.table {
            run.record(&port.scenario().id, &place.id).keep(&mut self.settings.lessons);
        }
    }
}
