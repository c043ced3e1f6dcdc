import { type Gaussian, shift } from './gaussian.ts';
import { normalMeanBetween, normalShareLostBetween } from './normal.ts';

/** A component of a joint normal distribution, seen between two bounds with an error of variance `noise`; either bound may be infinite. */
export type Sight = { readonly index: number; readonly low: number; readonly high: number; readonly noise: number };

/** The normal observation a sight is taken for: its precision, and that times its value. */
type Site = { readonly precision: number; readonly pull: number };

const unseen: Site = { precision: 0, pull: 0 };

/** Ends a search that rounding keeps from settling. Contradictory sights take about fifteen sweeps, others six. */
const mostSweeps = 60;

/** The observation that leaves the mean and the variance the sight leaves, of what is known of its component from all others. */
const siteOf = ({ mean, covariance }: Gaussian, { index, low, high, noise }: Sight, known: Site): Site => {
  const variance = covariance[index]?.[index] ?? 0;
  const rest = 1 - known.precision * variance;
  const restVariance = variance / rest;
  const restMean = ((mean[index] ?? 0) - known.pull * variance) / rest;
  const deviation = Math.sqrt(restVariance + noise);
  const [from, to] = [(low - restMean) / deviation, (high - restMean) / deviation];
  const slope = normalMeanBetween(from, to) / deviation;
  const bend = Math.min(1, Math.max(0, normalShareLostBetween(from, to))) / deviation ** 2;
  const left = 1 - restVariance * bend;
  return { precision: bend / left, pull: (slope + bend * restMean) / left };
};

/**
 * What several sights say of a joint normal distribution, by expectation propagation (T. P. Minka, Expectation propagation for approximate Bayesian
 * inference, 2001): each sight is replaced by the normal observation that has its effect on mean and variance, given all others, until no mean moves by more
 * than `precise`. The likelihood of a sight is log-concave: no precision is negative, and contradictory sights meet between their bounds.
 *
 * Answers for each sight how much surer it makes its component, and its pull: the prior's covariances with the component times the pull, summed over the
 * sights, is by how much the means move.
 */
export const observeBetween = (
  prior: Gaussian,
  sights: readonly Sight[],
  precise = 1e-4,
): { readonly precisions: readonly number[]; readonly pulls: readonly number[] } => {
  const sites = sights.map(() => unseen);
  let body = prior;
  let change = Number.POSITIVE_INFINITY;
  for (let sweep = 0; sweep < mostSweeps && change > precise; sweep += 1) {
    change = 0;
    for (const [number, sight] of sights.entries()) {
      const known = sites[number] ?? unseen;
      const site = siteOf(body, sight, known);
      const row = body.covariance[sight.index] ?? [];
      const variance = row[sight.index] ?? 0;
      const surer = site.precision - known.precision;
      const share = 1 + surer * variance;
      const move = (site.pull - known.pull - surer * (body.mean[sight.index] ?? 0)) / share;
      body = shift(body, row, move, surer / share);
      sites[number] = site;
      change = Math.max(change, Math.abs(move) * variance, Math.abs(surer) * variance);
    }
  }
  return {
    precisions: sites.map(({ precision }) => precision),
    pulls: sites.map(({ precision, pull }, number) => pull - precision * (body.mean[sights[number]?.index ?? 0] ?? 0)),
  };
};
