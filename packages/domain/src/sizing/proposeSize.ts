import type { BodyEstimate, BodyMeasure } from './body/bodyMeasure.ts';
import { garmentBounds } from './body/garmentBounds.ts';
import { type GarmentInterval, garmentIntervals } from './body/garmentIntervals.ts';
import { bodyMeasuresOf, type GarmentMeasure } from './body/garmentMeasure.ts';
import { shareSatisfied } from './body/shareSatisfied.ts';
import { standardBody } from './body/standardBody.ts';
import { type CutFor, cutForOf } from './cutFor.ts';
import {
  bodyCutFor,
  estimateAfter,
  initialEstimate,
  type JudgedGarment,
  misfits,
  placesOf,
} from './judgedGarment.ts';
import { makingTolerances } from './makePiece.ts';
import type { SizeContent } from './savedSize.ts';
import { standardMeasurements } from './standardMeasurements.ts';
import {
  formatStandardSize,
  isSameStandardSize,
  type StandardSize,
  standardSizesFor,
} from './standardSize.ts';
import { type Centimeters, centimeters } from './units.ts';

/** A finished measurement before and after the proposal, each with its 80 % bounds. */
export type ProposedMeasure = {
  readonly measure: GarmentMeasure;
  readonly before: {
    readonly value: Centimeters;
    readonly low: Centimeters;
    readonly high: Centimeters;
  };
  readonly after: {
    readonly value: Centimeters;
    readonly low: Centimeters;
    readonly high: Centimeters;
  };
};

export type SizeChange = {
  /** The standard size it becomes; null for an individual size. */
  readonly standardSize: StandardSize | null;
  readonly measures: readonly ProposedMeasure[];
  /**
   * The share of judged zones that would feel right, before and after, by the current estimate.
   */
  readonly satisfied: { readonly before: number; readonly after: number };
};

/** Minimum gain of an individual size over a standard size to be proposed. */
const ownIsWorth = 0.05;

const toTenth = (value: number): Centimeters => centimeters(Math.round(value * 10) / 10);

/** The standard size that satisfies most zones; of equals, the smaller. */
const bestStandardSize = (
  sizeTypeSlug: string,
  known: BodyEstimate,
  cutFor: CutFor,
): { readonly size: StandardSize; readonly share: number } => {
  const places = placesOf(sizeTypeSlug);
  const [first, ...others] = standardSizesFor(cutFor).map((size) => ({
    size,
    share: shareSatisfied(known, standardBody(size), places),
  }));
  return others.reduce(
    (best, each) => (each.share > best.share ? each : best),
    first as NonNullable<typeof first>,
  );
};

/**
 * The individual size for the current estimate; manual measurements stay, unless a garment
 * misfits there.
 */
const asOwn = (
  size: SizeContent,
  [before, after]: readonly [readonly GarmentInterval[], readonly GarmentInterval[]],
  bounds: NonNullable<ReturnType<typeof garmentBounds>>,
  misfitting: ReadonlySet<BodyMeasure>,
): readonly ProposedMeasure[] =>
  size.measurements.flatMap(({ measure, value, origin }): readonly ProposedMeasure[] => {
    const [was, is] = [before, after].map((intervals) =>
      intervals.find((each) => each.measure === measure),
    );
    const within = bounds[measure];
    if (!was || !is || !within) return [];
    const stays =
      origin === 'manual' && !bodyMeasuresOf[measure].some((each) => misfitting.has(each));
    const next = stays
      ? value
      : toTenth(Math.min(within.maximum, Math.max(within.minimum, is.value)));
    const around = (
      center: Centimeters,
      { low, high }: { readonly low: number; readonly high: number },
    ) => ({
      value: center,
      low: toTenth(center - (high - low) / 2),
      high: toTenth(center + (high - low) / 2),
    });
    return [{ measure, before: around(value, was), after: around(next, is) }];
  });

/** A proposal of a standard size, with its measurements and the bounds of the estimate. */
const asStandard = (
  sizeTypeSlug: string,
  standardSize: StandardSize,
  own: readonly ProposedMeasure[],
): readonly ProposedMeasure[] => {
  const cut = standardMeasurements(sizeTypeSlug, standardSize) ?? [];
  return own.map((each) => ({
    ...each,
    after: {
      ...each.after,
      value: cut.find(({ measure }) => measure === each.measure)?.value ?? each.after.value,
    },
  }));
};

/**
 * The change of a saved size that follows from judged garments (SIZE-73 … SIZE-75, SIZE-77,
 * SIZE-80); null if there is no new misfit, no measurement would change by more than sewing
 * tolerance, or nothing is known to estimate from. Manual measurements stay, unless a garment
 * misfits there. `chosen` is the standard size of the first judged garment: without facts it is
 * the prior, and a standard size is replaced by another one unless an individual size satisfies
 * clearly more zones.
 */
export const proposeSize = (
  sizeTypeSlug: string,
  size: SizeContent,
  judged: readonly JudgedGarment[],
  chosen: StandardSize | null = null,
): SizeChange | null => {
  const known = initialEstimate(size, chosen);
  const bounds = garmentBounds(sizeTypeSlug, size.cutFor);
  if (!known || !bounds) return null;
  if (!judged.some((garment) => garment.isNew && misfits(sizeTypeSlug, garment).length > 0))
    return null;
  const [before, after] = [judged.filter(({ isNew }) => !isNew), judged].map((garments) =>
    estimateAfter(sizeTypeSlug, { today: known.today, hasFacts: size.prefs !== null }, garments),
  );
  const intervals = [before, after].map(
    (estimate) =>
      estimate && garmentIntervals({ estimate, sizeTypeSlug, fit: known.fit, cutFor: size.cutFor }),
  );
  const [was, is] = intervals;
  if (!after || !was || !is) return null;
  const misfitting = new Set(
    judged.flatMap((garment) =>
      garment.ofAnother === undefined ? misfits(sizeTypeSlug, garment) : [],
    ),
  );
  const measures = asOwn(size, [was, is], bounds, misfitting);
  const share = (content: Omit<SizeContent, 'title'>): number =>
    shareSatisfied(after, bodyCutFor(sizeTypeSlug, content), placesOf(sizeTypeSlug));
  const own: SizeChange = {
    standardSize: null,
    measures,
    satisfied: {
      before: share(size),
      after: share(acceptProposal(size, { standardSize: null, measures })),
    },
  };
  const change =
    size.prefs || !size.standardSize
      ? own
      : orStandard(own, sizeTypeSlug, after, size.standardSize);
  return change?.measures.some(isFelt) ? change : null;
};

/**
 * A standard size if it satisfies nearly as many zones as the individual one; null if it is the
 * current one.
 */
const orStandard = (
  own: SizeChange,
  sizeTypeSlug: string,
  known: BodyEstimate,
  now: StandardSize,
): SizeChange | null => {
  const { size, share } = bestStandardSize(sizeTypeSlug, known, cutForOf(now));
  const { before, after } = own.satisfied;
  if (share < after - ownIsWorth) return own;
  if (isSameStandardSize(size, now)) return null;
  return {
    standardSize: size,
    measures: asStandard(sizeTypeSlug, size, own.measures),
    satisfied: { before, after: share },
  };
};

const isFelt = ({ measure, before: { value }, after: { value: next } }: ProposedMeasure): boolean =>
  Math.abs(next - value) >= makingTolerances[measure];

/**
 * Applies a proposal: another standard size, which renames the size if it was named after one,
 * or an individual size with learned measurements.
 */
export const acceptProposal = (
  size: SizeContent,
  { standardSize, measures }: Pick<SizeChange, 'standardSize' | 'measures'>,
): SizeContent => ({
  ...size,
  title:
    standardSize && size.standardSize
      ? renamed(size.title, size.standardSize, standardSize)
      : size.title,
  standardSize,
  measurements: size.measurements.map((each) => {
    const next = measures.find(({ measure }) => measure === each.measure)?.after.value;
    if (next === undefined) return each;
    if (standardSize) return { measure: each.measure, value: next, origin: 'standard' };
    return next === each.value ? each : { measure: each.measure, value: next, origin: 'learned' };
  }),
});

const renamed = (title: string, from: StandardSize, to: StandardSize): string =>
  title
    .split(' ')
    .map((word) => (word === formatStandardSize(from) ? formatStandardSize(to) : word))
    .join(' ');
