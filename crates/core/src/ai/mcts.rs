//! Plain Monte-Carlo tree search: open loop, upper confidence bounds, progressive widening, random play beyond the tree. It knows of a
//! system only what is legal and what a position is worth, and is a yardstick for what knows more.

use super::{Budget, SearchResult};
use crate::kernel::{
    Awaits, Cx, Evaluator, GameOf, Log, SeededDice, Side, apply, awaits, forward_actions,
    sample_action,
};

/// How many lines are played without a limit of its own.
const LINES: u64 = 2000;
/// How much is tried that is little known.
const CURIOSITY: f64 = 0.7;
/// A node has so many children for each square root of its visits.
const WIDTH: f64 = 2.0;
/// Beyond the tree a line is played on for so many actions.
const DEPTH: usize = 200;
/// Points by which a side is well ahead.
const AHEAD: f64 = 20.0;

/// An action that was tried, and what came of it.
struct Node<A> {
    action: A,
    visits: f64,
    /// What the side gained that decided on it, from 0 for each visit to 1.
    gained: f64,
    children: Vec<usize>,
}

struct Tree<'a, R: Evaluator> {
    scene: &'a R::Scene,
    nodes: Vec<Node<Option<R::Action>>>,
}

/// The action that was visited most after so many lines, as far as the budget goes. `None` when the game is over.
#[must_use]
pub fn choose<R: Evaluator>(
    scene: &R::Scene,
    game: &GameOf<R>,
    dice: &mut SeededDice,
    lines: Option<u64>,
    budget: &mut Budget<'_>,
) -> Option<SearchResult<R::Action>> {
    let Awaits::Decision { side, .. } = awaits::<R>(scene, game) else { return None };
    let root = Node { action: None, visits: 0.0, gained: 0.0, children: Vec::new() };
    let mut tree = Tree::<R> { scene, nodes: vec![root] };
    for line in 0..lines.unwrap_or(LINES) {
        if budget.is_over() && line > 0 {
            break;
        }
        let imagined = R::determinize(scene, game, side, dice);
        tree.line(imagined, dice, budget);
    }
    let tried = tree.nodes[0].children.iter().map(|&child| &tree.nodes[child]);
    let mut tried: Vec<_> = tried.collect();
    tried.sort_by(|a, b| f64::total_cmp(&b.visits, &a.visits));
    let before = R::value(scene, game, side);
    let share = |node: &Node<Option<R::Action>>| node.gained / node.visits.max(1.0);
    let first = tried.first()?;
    let next = tried.get(1).and_then(|node| Some((node.action.clone()?, before + share(node))));
    Some(SearchResult {
        action: first.action.clone()?,
        before,
        after: before + share(first),
        weighed: u32::try_from(tried.len()).unwrap_or(u32::MAX),
        next,
        foresight: None,
    })
}

impl<R: Evaluator> Tree<'_, R> {
    /// One line: down the tree, one action further, and on by chance.
    fn line(&mut self, mut game: GameOf<R>, dice: &mut SeededDice, budget: &mut Budget<'_>) {
        let mut path: Vec<(usize, Side)> = Vec::new();
        let mut at = 0;
        while let Awaits::Decision { side, .. } = awaits::<R>(self.scene, &game) {
            let actions = forward_actions::<R>(self.scene, &game);
            let (child, is_new) = self.child(at, &actions, dice);
            if let Some(action) = &self.nodes[child].action {
                self.carry_out(&mut game, action, dice, budget);
            }
            path.push((child, side));
            at = child;
            if is_new {
                break;
            }
        }
        for _ in 0..DEPTH {
            if budget.is_over()
                || !matches!(awaits::<R>(self.scene, &game), Awaits::Decision { .. })
            {
                break;
            }
            let Some(action) = sample_action::<R>(self.scene, &game, dice) else { break };
            self.carry_out(&mut game, &action, dice, budget);
        }
        self.nodes[0].visits += 1.0;
        for (node, side) in path {
            let ahead = R::value(self.scene, &game, side) / AHEAD;
            self.nodes[node].visits += 1.0;
            self.nodes[node].gained += 0.5 + 0.5 * ahead.tanh();
        }
    }

    fn carry_out(
        &self,
        game: &mut GameOf<R>,
        action: &R::Action,
        dice: &mut SeededDice,
        budget: &mut Budget<'_>,
    ) {
        budget.spend();
        apply::<R>(&mut Cx::new(self.scene, dice, &mut Log::default()), game, action);
    }

    /// The child to go to among those whose action is legal in this line, and whether it is new.
    fn child(
        &mut self,
        parent: usize,
        actions: &[R::Action],
        dice: &mut SeededDice,
    ) -> (usize, bool) {
        let known = |tree: &Self, action: &R::Action| {
            let children = &tree.nodes[parent].children;
            children.iter().copied().find(|&c| tree.nodes[c].action.as_ref() == Some(action))
        };
        let mut tried: Vec<usize> = Vec::new();
        let mut untried: Vec<&R::Action> = Vec::new();
        for action in actions {
            match known(self, action) {
                Some(child) => tried.push(child),
                None => untried.push(action),
            }
        }
        let visits = self.nodes[parent].visits;
        let wide = tried.len() as f64 >= WIDTH * (visits + 1.0).sqrt();
        if !untried.is_empty() && (tried.is_empty() || !wide) {
            let action = untried[dice.below(untried.len())].clone();
            let node =
                Node { action: Some(action), visits: 0.0, gained: 0.0, children: Vec::new() };
            self.nodes.push(node);
            let child = self.nodes.len() - 1;
            self.nodes[parent].children.push(child);
            return (child, true);
        }
        let bound = |&child: &usize| {
            let node = &self.nodes[child];
            let seldom = ((visits + 1.0).ln() / node.visits.max(1.0)).sqrt();
            node.gained / node.visits.max(1.0) + CURIOSITY * seldom
        };
        let best = tried.into_iter().max_by(|a, b| f64::total_cmp(&bound(a), &bound(b)));
        // A game that is not over offers something.
        (best.unwrap_or(parent), false)
    }
}
