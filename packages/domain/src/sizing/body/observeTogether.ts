import { type Gaussian, shift } from './gaussian.ts';

/** Mean and variance of one component of a distribution. */
export type Moments = { readonly mean: number; readonly variance: number };

/** Something seen of one component: what its moments become once that is known, from what they are by everything else. */
export type View = { readonly index: number; readonly tilt: (known: Moments) => Moments };

/** The normal observation a view is taken for: its precision, and that times its value. */
type Site = { readonly precision: number; readonly pull: number };

const unseen: Site = { precision: 0, pull: 0 };

/** Ends a search that rounding keeps from settling: views of a body take about six sweeps. */
const mostSweeps = 60;

/** The observation that has the effect of the view on its component, of which `site` is what was taken for it before. */
const siteOf = ({ mean, covariance }: Gaussian, { index, tilt }: View, site: Site): Site => {
  const variance = covariance[index]?.[index] ?? 0;
  const rest = 1 - site.precision * variance;
  const known = {
    mean: ((mean[index] ?? 0) - site.pull * variance) / rest,
    variance: variance / rest,
  };
  const tilted = tilt(known);
  // No view leaves less than a thousandth of the variance, whatever rounding says.
  const left = Math.max(tilted.variance, known.variance / 1000);
  return {
    precision: Math.max(0, 1 / left - 1 / known.variance),
    pull: tilted.mean / left - known.mean / known.variance,
  };
};

/**
 * How far the means of a joint normal distribution are pulled by views of some of its components, by expectation propagation (T. P. Minka, Expectation
 * propagation for approximate Bayesian inference, 2001): each view is replaced by the normal observation that has its effect on mean and variance, given all
 * others, until no mean moves by more than `precise`. Answers a pull for each view: the sum of the pulls, each times the covariances with its component, is the
 * shift of the means. A component seen must have a variance.
 */
export const observeTogether = (
  prior: Gaussian,
  views: readonly View[],
  precise = 1e-5,
): readonly number[] => {
  const sites = views.map(() => unseen);
  let body = prior;
  let change = Number.POSITIVE_INFINITY;
  for (let sweep = 0; sweep < mostSweeps && change > precise; sweep += 1) {
    change = 0;
    for (const [number, view] of views.entries()) {
      const before = sites[number] ?? unseen;
      const site = siteOf(body, view, before);
      const row = body.covariance[view.index] ?? [];
      const variance = row[view.index] ?? 0;
      const surer = site.precision - before.precision;
      const share = 1 + surer * variance;
      const move = (site.pull - before.pull - surer * (body.mean[view.index] ?? 0)) / share;
      body = shift(body, row, move, surer / share);
      sites[number] = site;
      change = Math.max(change, Math.abs(move) * variance, Math.abs(surer) * variance);
    }
  }
  return sites.map(
    ({ precision, pull }, number) => pull - precision * (body.mean[views[number]?.index ?? 0] ?? 0),
  );
};
