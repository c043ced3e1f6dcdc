import type { BodyEstimate, BodyMeasure } from './body/bodyMeasure.ts';
import { garmentBounds } from './body/garmentBounds.ts';
import { type GarmentInterval, garmentIntervals } from './body/garmentIntervals.ts';
import { bodyBehind, type GarmentMeasure } from './body/garmentMeasure.ts';
import { shareSatisfied } from './body/shareSatisfied.ts';
import { standardBody } from './body/standardBody.ts';
import { type CutFor, cutForOf } from './cutFor.ts';
import {
  bodyCutFor,
  type JudgedGarment,
  knownBy,
  knownOf,
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

/** A finished measure as it is and as it would be, each with the bounds that hold it in four of five cases by what was known then. */
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

/** How a saved size ought to change. */
export type SizeChange = {
  /** It becomes this standard size; null: one of its wearer's own. */
  readonly standardSize: StandardSize | null;
  readonly measures: readonly ProposedMeasure[];
  /** At which share of the places that a garment tells of it would feel right, as it is and as it would be, by all that is known now. */
  readonly satisfied: { readonly before: number; readonly after: number };
};

/** By how much more places of a hundred a size of somebody's own has to feel right than a standard size, to be proposed instead. */
const ownIsWorth = 0.05;

const toTenth = (value: number): Centimeters => centimeters(Math.round(value * 10) / 10);

/** The standard size that feels right at most places, of equals the smaller. */
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

/** A size as its wearer's own, cut for what is known now; what was set by hand stays, unless a garment misfits there. */
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
    const stays = origin === 'manual' && !bodyBehind[measure].some((each) => misfitting.has(each));
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

/** The same as another standard size: its measures are what they are, and the bounds those of what is known. */
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
 * How a saved size ought to change once garments of its wearer were judged (SIZE-73 … SIZE-75, SIZE-77, SIZE-80), measure by measure; null where nothing follows: nothing new
 * was said to misfit, no measure would change by more than what is sewn may be off, or nobody said what the size could be estimated from. What was set by hand
 * stays, unless a garment made to it was said to misfit there. `chosen` is the standard size of the first garment that was judged, where it was one: of who told nothing of
 * their body it is what is known before, and while theirs is one, another is proposed unless one of their own would feel right at clearly more places.
 */
export const proposeSize = (
  sizeTypeSlug: string,
  size: SizeContent,
  judged: readonly JudgedGarment[],
  chosen: StandardSize | null = null,
): SizeChange | null => {
  const known = knownOf(size, chosen);
  const bounds = garmentBounds(sizeTypeSlug, size.cutFor);
  if (!known || !bounds) return null;
  if (!judged.some((garment) => garment.isNew && misfits(sizeTypeSlug, garment).length > 0))
    return null;
  const [before, after] = [judged.filter(({ isNew }) => !isNew), judged].map((garments) =>
    knownBy(sizeTypeSlug, { today: known.today, hasFacts: size.prefs !== null }, garments),
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
      after: share(takeProposal(size, { standardSize: null, measures })),
    },
  };
  const change =
    size.prefs || !size.standardSize
      ? own
      : orStandard(own, sizeTypeSlug, after, size.standardSize);
  return change?.measures.some(isFelt) ? change : null;
};

/** A standard size instead of one of their own where it feels right at nearly as many places; null where that is the one they have. */
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

/** A size with what was proposed for it: another standard size, which it is named after where it was; or none any more, and its changed measures are learned. */
export const takeProposal = (
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
