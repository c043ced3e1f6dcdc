import {
  type BodyEstimate,
  type BodyMeasure,
  bodyMeasures,
  type Tolerances,
} from './bodyMeasure.ts';
import { measuredEnds } from './cutGarment.ts';
import { type FeltFit, type FeltZone, perceivedFits } from './feltAnswer.ts';
import { feltModel } from './feltModel.ts';
import { fitTolerances } from './fitConfidence.ts';
import { normalProbabilityBetween } from './normal.ts';

/**
 * Shares of people (0 to 1) that a garment fits: the first one, and after one and two remakes.
 */
export type FitShares = {
  readonly atOnce: number;
  readonly afterOne: number;
  readonly afterTwo: number;
};

/** The tolerances of a garment type; the sleeve counts if it ends at the wrist. */
export const tolerancesOf = (sizeTypeSlug: string): Tolerances =>
  measuredEnds(sizeTypeSlug).wrist
    ? fitTolerances
    : { chestCircumference: fitTolerances.chestCircumference };

const points = 121;
const reach = 5;

/** The distribution of a zone: grid lengths in centimeters and their probabilities. */
type Zone = { readonly lengths: readonly number[]; readonly weights: readonly number[] };

const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0);

const spreadOut = (sdCm: number): Zone => {
  const places = Array.from(
    { length: points },
    (_, index) => (index / (points - 1) - 0.5) * 2 * reach,
  );
  const densities = places.map((place) => Math.exp(-(place ** 2) / 2));
  const all = sum(densities);
  return {
    lengths: places.map((place) => place * sdCm),
    weights: densities.map((density) => density / all),
  };
};

/**
 * The probability of an answer for each length of the zone, given the length the garment is cut
 * for.
 */
const feltBy = (
  { lengths }: Zone,
  cutFor: number,
  { toleranceCm, noiseCm }: FeltZone,
): readonly (readonly number[])[] => {
  const below = (bound: number): readonly number[] =>
    lengths.map((length) =>
      normalProbabilityBetween(Number.NEGATIVE_INFINITY, (bound - (length - cutFor)) / noiseCm),
    );
  const [larger, notSmaller] = [below(-toleranceCm), below(toleranceCm)];
  const shareOf: Readonly<Record<FeltFit, (index: number) => number>> = {
    'too-small': (index) => 1 - (notSmaller[index] ?? 0),
    right: (index) => (notSmaller[index] ?? 0) - (larger[index] ?? 0),
    'too-large': (index) => larger[index] ?? 0,
  };
  return perceivedFits.map((felt) => lengths.map((_, index) => shareOf[felt](index)));
};

/**
 * The shares of people, by weight, that garments fit when each is cut from the answers about
 * those before it.
 */
const sharesAt = (
  zone: Zone,
  cutFor: number,
  toleranceCm: number,
  felt: FeltZone,
  remakes: number,
): readonly number[] => {
  const { lengths, weights } = zone;
  const step = (lengths[1] ?? 0) - (lengths[0] ?? 0);
  // The part of each grid cell within the tolerance, so that shares change smoothly.
  const fits = sum(
    weights.map((weight, index) => {
      const within = (toleranceCm - Math.abs((lengths[index] ?? 0) - cutFor)) / step + 0.5;
      return weight * Math.min(1, Math.max(0, within));
    }),
  );
  if (remakes === 0) return [fits];
  const after = feltBy(zone, cutFor, felt).map((likelihoods) => {
    const left = weights.map((weight, index) => weight * (likelihoods[index] ?? 0));
    const all = sum(left);
    if (all < 1e-9) return Array.from({ length: remakes }, () => 0);
    const mean = sum(left.map((weight, index) => weight * (lengths[index] ?? 0))) / all;
    return sharesAt({ lengths, weights: left }, mean, toleranceCm, felt, remakes - 1);
  });
  return [
    fits,
    ...Array.from({ length: remakes }, (_, remake) => sum(after.map((each) => each[remake] ?? 0))),
  ];
};

/**
 * The shares of people with that estimate that a garment fits: the first one, cut for the
 * estimate or the body `first`, and each remake from the answers before it (`learnFromFit`). It
 * fits if it is within the tolerances. Zones are independent here; what they reveal about each
 * other comes on top.
 */
export const fitShares = (
  estimate: BodyEstimate,
  tolerances: Tolerances = fitTolerances,
  first?: Readonly<Partial<Record<BodyMeasure, number>>>,
): FitShares => {
  const shares = bodyMeasures.flatMap((measure) => {
    const tolerance = tolerances[measure];
    if (tolerance === undefined) return [];
    const { meanCm, sdCm } = estimate[measure];
    const off = (first?.[measure] ?? meanCm) - meanCm;
    const felt = feltModel.zones[measure];
    const atOnce =
      sdCm === 0
        ? Number(Math.abs(off) <= tolerance)
        : normalProbabilityBetween((off - tolerance) / sdCm, (off + tolerance) / sdCm);
    if (!felt || sdCm === 0) return [{ atOnce, later: [atOnce, atOnce] }];
    const [, ...later] = sharesAt(spreadOut(sdCm), off, tolerance, felt, 2);
    return [{ atOnce, later }];
  });
  const product = (of: (each: (typeof shares)[number]) => number): number =>
    shares.reduce((all, each) => all * of(each), 1);
  return {
    atOnce: product(({ atOnce }) => atOnce),
    afterOne: product(({ later }) => later[0] ?? 0),
    afterTwo: product(({ later }) => later[1] ?? 0),
  };
};
