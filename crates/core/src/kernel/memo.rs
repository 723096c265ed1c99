//! What was worked out a moment ago, kept outside positions: decisions that follow each other ask the same questions.

use std::cell::RefCell;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::rc::Rc;
use std::sync::atomic::{AtomicU64, Ordering};

/// Tells one compiled scenario from all others of this run, copies included.
#[derive(PartialEq, Eq, Debug)]
pub struct SceneId(u64);

impl SceneId {
    /// An id that nothing else has.
    #[must_use]
    pub fn fresh() -> SceneId {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        SceneId(NEXT.fetch_add(1, Ordering::Relaxed))
    }

    /// The id as a part of what an answer depends on.
    #[must_use]
    pub const fn number(&self) -> u64 {
        self.0
    }
}

/// A copy may be changed before play begins.
impl Clone for SceneId {
    fn clone(&self) -> SceneId {
        SceneId::fresh()
    }
}

/// What an answer depends on, where that is long and many answers are kept: one number tells it from nearly all others.
#[derive(PartialEq, Eq, Debug)]
pub struct Hashed<K> {
    hash: u64,
    key: Box<K>,
}

impl<K: Hash> Hashed<K> {
    /// The same with its number.
    pub fn new(key: K) -> Hashed<K> {
        let mut hasher = DefaultHasher::new();
        key.hash(&mut hasher);
        Hashed { hash: hasher.finish(), key: Box::new(key) }
    }
}

/// The last answers to a question, by all that they depend on. Each thread keeps its own (`thread_local!`), so that games on
/// other threads change nothing.
pub struct Memo<K, V> {
    most: usize,
    known: RefCell<Vec<(K, Rc<V>)>>,
    /// The place of the oldest answer.
    oldest: RefCell<usize>,
}

impl<K: PartialEq, V> Memo<K, V> {
    /// A memo of so many answers.
    #[must_use]
    pub const fn of(most: usize) -> Memo<K, V> {
        Memo { most, known: RefCell::new(Vec::new()), oldest: RefCell::new(0) }
    }

    /// The answer, if it is known.
    pub fn known(&self, key: &K) -> Option<Rc<V>> {
        let known = self.known.borrow();
        known.iter().find(|(known, _)| known == key).map(|(_, answer)| Rc::clone(answer))
    }

    /// The answer: the one that is known, or the one that is worked out now.
    pub fn get(&self, key: K, work: impl FnOnce() -> V) -> Rc<V> {
        if let Some(answer) = self.known(&key) {
            return answer;
        }
        let answer = Rc::new(work());
        let (mut known, mut oldest) = (self.known.borrow_mut(), self.oldest.borrow_mut());
        let entry = (key, Rc::clone(&answer));
        if known.len() < self.most {
            known.push(entry);
        } else {
            known[*oldest] = entry;
            *oldest = (*oldest + 1) % self.most;
        }
        answer
    }
}

/// What an answer depends on, and the answer; nothing before it was asked for.
type Answer<K, V> = Option<(K, Rc<V>)>;

/// The last answer about each of several things, by all that it depends on. Each thread keeps its own, as with [`Memo`].
pub struct LastAnswers<K, V> {
    known: RefCell<Vec<Answer<K, V>>>,
}

impl<K: PartialEq, V> Default for LastAnswers<K, V> {
    fn default() -> Self {
        LastAnswers::new()
    }
}

impl<K: PartialEq, V> LastAnswers<K, V> {
    /// Nothing is known yet.
    #[must_use]
    pub const fn new() -> LastAnswers<K, V> {
        LastAnswers { known: RefCell::new(Vec::new()) }
    }

    /// The answer about the thing with a number: the last one, or the one that is worked out now.
    pub fn get(&self, number: usize, key: K, work: impl FnOnce() -> V) -> Rc<V> {
        if let Some(Some((last, answer))) = self.known.borrow().get(number)
            && *last == key
        {
            return Rc::clone(answer);
        }
        let answer = Rc::new(work());
        let mut known = self.known.borrow_mut();
        if known.len() <= number {
            known.resize_with(number + 1, || None);
        }
        known[number] = Some((key, Rc::clone(&answer)));
        answer
    }
}
