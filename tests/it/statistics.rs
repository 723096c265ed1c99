//! Means, shares and strengths, beside figures that others have printed or worked out.

use gonfalon::statistics::control_variate::{FEWEST, without_luck, without_luck_in};
use gonfalon::statistics::quantile::student;
use gonfalon::statistics::spread::moments;
use gonfalon::statistics::{Elo, MeanInterval, PairCounts, Spread, Sprt, Verdict, wilson};

fn near(value: f64, expected: f64, within: f64) {
    assert!((value - expected).abs() <= within, "{value} is not {expected}");
}

/// Newcombe 1998, table I, method 3; the first is Wilson's own kind of example.
#[test]
fn intervals_of_shares_are_the_printed_ones() {
    let printed = [
        (8, 10, 0.4902, 0.9433),
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ];
    for (wins, games, low, high) in printed {
        let interval = wilson(wins, games);
        near(interval.0, low, 1e-4);
        near(interval.1, high, 1e-4);
    }
    assert_eq!(wilson(0, 0), (0.0, 1.0), "nothing is known without games");
    near(wilson(200, 200).1, 1.0, 1e-12);
    for games in 1..300 {
        assert!(
            wilson(games, games).1 >= 1.0 && wilson(0, games).0 <= 0.0,
            "{games}: a share lies in its interval"
        );
    }
}

#[test]
fn quantiles_are_those_of_the_tables() {
    let printed =
        [(1, 12.706), (2, 4.303), (4, 2.776), (5, 2.571), (9, 2.262), (29, 2.045), (120, 1.980)];
    for (degrees, quantile) in printed {
        near(student(degrees), quantile, 0.002);
    }
    near(student(3), 3.182, 0.01);
    near(student(1_000_000), 1.96, 1e-4);
}

/// The quartiles are those of most programs (Hyndman and Fan, type 7).
#[test]
fn spreads_have_mean_deviation_and_quartiles() {
    let values = [6, 7, 15, 36, 39, 40, 41, 42, 43, 47, 49].map(f64::from);
    let spread = Spread::of(values).expect("there are values");
    for (quartile, expected) in spread.quartiles.into_iter().zip([25.5, 40.0, 42.5]) {
        near(quartile, expected, 1e-12);
    }
    near(spread.mean, 33.181_818, 1e-6);
    near(spread.deviation, 15.873_362, 1e-5);
    let one = Spread::of([7.0]).expect("there is a value");
    assert_eq!((one.mean, one.deviation, one.quartiles), (7.0, 0.0, [7.0; 3]));
    assert_eq!(Spread::of([]), None);
}

/// Student's own example (1908): the additional sleep of ten patients by two drugs.
#[test]
fn a_paired_difference_has_the_interval_of_student() {
    let differences = [1.2, 2.4, 1.3, 1.3, 0.0, 1.0, 1.8, 0.8, 4.6, 1.4];
    let interval = MeanInterval::of(&differences, 0.1).expect("there are pairs");
    near(interval.mean, 1.58, 1e-9);
    near(interval.low, 0.700_114, 1e-4);
    near(interval.high, 2.459_886, 1e-4);
    assert!(interval.is_sure());
    assert_eq!(MeanInterval::of(&[1.0], 1.0), None, "one pair tells nothing");
}

/// Twenty pairs without a difference leave room for one in six of them: 0.975 ^ ... of the binomial distribution.
#[test]
fn equal_pairs_are_not_sure_of_nothing() {
    let interval = MeanInterval::of(&[0.0; 20], 1.0).expect("there are pairs");
    near(interval.high, 0.168_433, 1e-6);
    near(interval.low, -0.168_433, 1e-6);
    assert!(!interval.is_sure());
}

/// A game of three outcomes whose luck has the expectation 0: result, luck, chance.
const OUTCOMES: [(f64, f64, f64); 3] = [(1.0, 0.7, 0.3), (0.0, -0.5, 0.42), (1.0, 0.0, 0.28)];
const EXPECTED: f64 = 0.58;

/// Every series of `games` such games, with its chance.
fn every_series(games: u32) -> impl Iterator<Item = (f64, Vec<f64>, Vec<f64>)> {
    (0..3_usize.pow(games)).map(move |series| {
        let outcomes: Vec<_> =
            (0..games).map(|game| OUTCOMES[series / 3_usize.pow(game) % 3]).collect();
        let chance = outcomes.iter().map(|(_, _, chance)| chance).product();
        let values = outcomes.iter().map(|(value, _, _)| *value).collect();
        (chance, values, outcomes.iter().map(|(_, luck, _)| *luck).collect())
    })
}

#[test]
fn taking_luck_out_shifts_no_mean() {
    let (mut mean, mut plain_slope) = (0.0, 0.0);
    for (chance, values, luck) in every_series(6) {
        mean += chance * moments(&without_luck_in(3, &values, &luck)).0;
        // The same with the slope of all games together, for comparison.
        let ((value, _), (unlucky, _)) = (moments(&values), moments(&luck));
        let spread: f64 = luck.iter().map(|luck| (luck - unlucky).powi(2)).sum();
        let common: f64 = luck.iter().zip(&values).map(|(l, v)| (l - unlucky) * (v - value)).sum();
        let slope = if spread > 0.0 { common / spread } else { 0.0 };
        plain_slope += chance * (value - slope * unlucky);
    }
    near(mean, EXPECTED, 1e-12);
    assert!((plain_slope - EXPECTED).abs() > 1e-3, "{plain_slope}: the parts would not be needed");
}

#[test]
fn taking_luck_out_makes_the_mean_surer() {
    let luck: Vec<f64> = (0..1_000).map(|k| f64::from(k % 7) - 3.0).collect();
    let values: Vec<f64> = (0..1_000)
        .map(|k| if f64::from(k % 7) - 3.0 + f64::from(k % 5) - 2.0 > 0.0 { 1.0 } else { 0.0 })
        .collect();
    let (plain, adjusted) = (moments(&values).1, moments(&without_luck(&values, &luck)).1);
    assert!(adjusted < 0.6 * plain, "{adjusted} of {plain}");
    let few = FEWEST - 1;
    assert_eq!(without_luck(&values[..few], &luck[..few]), &values[..few], "too few games");
}

#[test]
fn elo_is_that_of_the_printed_tables() {
    near(Elo::of_score(0.5), 0.0, 1e-12);
    near(Elo::of_score(0.64), 99.95, 0.01);
    near(Elo::of_score(0.76), 200.24, 0.01);
    near(Elo::score(400.0), 10.0 / 11.0, 1e-12);
    for elo in [-300.0, -5.0, 0.0, 42.0] {
        near(Elo::of_score(Elo::score(elo)), elo, 1e-9);
    }
}

/// Matches of chess programs that were published with cutechess' figures; each game stands for a pair of its own.
#[test]
fn elo_intervals_are_the_published_ones() {
    for (won, lost, drawn, elo, error) in [(869, 646, 357, 41.6, 14.2), (628, 416, 277, 56.2, 16.8)]
    {
        let found = Elo::of(&PairCounts([lost, 0, drawn, 0, won]));
        near(found.difference.expect("nobody won all"), elo, 0.05);
        near(found.low.expect("it has an end"), elo - error, 0.3);
        near(found.high.expect("it has an end"), elo + error, 0.3);
    }
}

/// Two games on the same dice make up for each other: the interval is narrower than that of single games.
#[test]
fn pairs_that_make_up_for_each_other_count_as_such() {
    let width = |counts| {
        let elo = Elo::of(&PairCounts(counts));
        elo.high.expect("an end") - elo.low.expect("an end")
    };
    assert!(width([5, 0, 90, 0, 5]) < 0.4 * width([50, 0, 0, 0, 50]));
    let all = Elo::of(&PairCounts([0, 0, 0, 0, 40]));
    assert_eq!((all.difference, all.high), (None, None));
    near(all.low.expect("so much at least"), Elo::of_score(wilson(40, 40).0), 1e-9);
    let equal = Elo::of(&PairCounts([0, 0, 40, 0, 0]));
    assert!(equal.difference == Some(0.0) && equal.low.is_some_and(|low| low < -50.0));
    assert_eq!(Elo::of(&PairCounts::default()).low, None);
}

fn sprt(elo0: f64, elo1: f64) -> Sprt {
    Sprt { elo0, elo1, alpha: 0.05, beta: 0.05 }
}

/// Worked out beside this program, by the constrained likeliest distributions of Van den Bergh's multinomial test, as fishtest
/// has them.
#[test]
fn likelihood_ratios_are_those_of_the_multinomial_test() {
    let known = [
        ([10, 5, 2, 5, 10], -1.75, 0.25, 0.000_565_533),
        ([0, 0, 0, 0, 3], -1.75, 0.25, 0.017_318_213),
        ([10, 20, 40, 30, 15], 0.0, 10.0, 0.734_044_891),
        ([3, 25, 70, 40, 12], 0.0, 20.0, 3.492_024_116),
        ([1, 2, 30, 20, 9], 0.0, 10.0, 1.565_726_051),
    ];
    for (counts, elo0, elo1, ratio) in known {
        near(sprt(elo0, elo1).log_ratio(&PairCounts(counts)), ratio, 1e-6);
        let mut turned = counts;
        turned.reverse();
        near(sprt(-elo1, -elo0).log_ratio(&PairCounts(turned)), -ratio, 1e-6);
    }
    near(sprt(0.0, 10.0).log_ratio(&PairCounts::default()), 0.0, 0.0);
}

#[test]
fn a_test_stops_at_the_bounds_of_wald() {
    let (low, high) = sprt(0.0, 20.0).bounds();
    near(low, -2.944, 1e-3);
    near(high, 2.944, 1e-3);
    assert_eq!(sprt(0.0, 20.0).verdict(&PairCounts([3, 25, 70, 40, 12])), Verdict::H1);
    assert_eq!(sprt(0.0, 20.0).verdict(&PairCounts([12, 40, 70, 25, 3])), Verdict::H0);
    assert_eq!(sprt(0.0, 10.0).verdict(&PairCounts([10, 20, 40, 30, 15])), Verdict::Open);
}
