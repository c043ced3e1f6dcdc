import { type Gaussian, shift } from './gaussian.ts';

export type Moments = { readonly mean: number; readonly variance: number };

/** An observation of one component as a function on its moments given everything else. */
export type View = { readonly index: number; readonly tilt: (known: Moments) => Moments };

/** The normal approximation of an observation: its precision, and precision times value. */
type Site = { readonly precision: number; readonly pull: number };

const unseen: Site = { precision: 0, pull: 0 };

/** Limit for rounding noise; observations of a body converge in about six sweeps. */
const mostSweeps = 60;

/** The normal observation equivalent to `tilt`, given the previous approximation `site`. */
const siteOf = ({ mean, covariance }: Gaussian, { index, tilt }: View, site: Site): Site => {
  const variance = covariance[index]?.[index] ?? 0;
  const rest = 1 - site.precision * variance;
  const known = {
    mean: ((mean[index] ?? 0) - site.pull * variance) / rest,
    variance: variance / rest,
  };
  const tilted = tilt(known);
  // At least a thousandth of the variance remains, to absorb rounding errors.
  const left = Math.max(tilted.variance, known.variance / 1000);
  return {
    precision: Math.max(0, 1 / left - 1 / known.variance),
    pull: tilted.mean / left - known.mean / known.variance,
  };
};

/**
 * The shift of the means of a joint normal distribution by observations of components, by
 * expectation propagation (T. P. Minka, Expectation propagation for approximate Bayesian
 * inference, 2001): each observation is replaced by the normal one with its effect on mean and
 * variance given the others, until no mean moves by more than `precise`. Returns a pull for
 * each observation; the sum of pulls times covariances is the shift. Observed components need a
 * variance.
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
