import { type BodyEstimate, type BodyMeasure, perMeasure } from './body/bodyMeasure.ts';
import { carryLearned } from './body/carryLearned.ts';
import { cutOf } from './body/cutGarment.ts';
import { type FeltFit, feltFits } from './body/feltAnswer.ts';
import { garmentBounds } from './body/garmentBounds.ts';
import { garmentIntervals } from './body/garmentIntervals.ts';
import { bodyBehind, type GarmentMeasure } from './body/garmentMeasure.ts';
import { learnFromFit } from './body/learnFromFit.ts';
import { standardBody } from './body/standardBody.ts';
import type { Worn } from './body/worn.ts';
import { bodyOfSize } from './convertSize.ts';
import { makingTolerances } from './makePiece.ts';
import type { SizeContent } from './savedSize.ts';
import { estimateOfPrefs, prefsOutOfBounds } from './sizePrefs.ts';
import { type Centimeters, centimeters } from './units.ts';

/** Where a customer judges a garment. */
export type JudgedZone = 'chest' | 'waist' | 'neck' | 'sleeve' | 'length';

/** The measure of the body that each zone is about. */
export const judgedMeasures: Readonly<Record<JudgedZone, BodyMeasure>> = {
  chest: 'chestCircumference',
  waist: 'waistCircumference',
  neck: 'neckCircumference',
  sleeve: 'sleeveLengthSpineWrist',
  length: 'torsoLength',
};

/** A garment somebody wore and judged, with the version of their size it was made to. */
export type JudgedGarment = {
  readonly madeTo: Omit<SizeContent, 'title'>;
  readonly zones: Readonly<Partial<Record<JudgedZone, FeltFit>>>;
  readonly washed: boolean;
  /** Nobody decided yet what follows from it. */
  readonly isNew: boolean;
};

/** A finished measure as it is and as it would be, each with the bounds that hold it in four of five cases by what was known then. */
export type ProposedMeasure = {
  readonly measure: GarmentMeasure;
  readonly before: { readonly value: Centimeters; readonly low: Centimeters; readonly high: Centimeters };
  readonly after: { readonly value: Centimeters; readonly low: Centimeters; readonly high: Centimeters };
};

/** The zones of which a garment of the size type tells: a short sleeve ends nowhere near the wrist, and a neckline without a collar is cut over no neck. */
const tellingZones = (sizeTypeSlug: string): readonly JudgedZone[] => {
  const cut = cutOf(sizeTypeSlug);
  return (Object.keys(judgedMeasures) as JudgedZone[]).filter((zone) => {
    if (zone === 'sleeve') return cut?.sleeve.share === 1;
    return zone !== 'neck' || cut?.ease.neck !== undefined;
  });
};

const answersOf = (sizeTypeSlug: string, { zones }: Pick<JudgedGarment, 'zones'>): Worn['answers'] =>
  tellingZones(sizeTypeSlug).flatMap((zone) => {
    const felt = zones[zone];
    return felt !== undefined && feltFits.includes(felt) ? [{ zone: judgedMeasures[zone], felt }] : [];
  });

const misfits = (sizeTypeSlug: string, garment: Pick<JudgedGarment, 'zones'>): readonly BodyMeasure[] =>
  answersOf(sizeTypeSlug, garment).flatMap(({ zone, felt }) => (felt === 'right' ? [] : [zone]));

const bodyCutFor = (sizeTypeSlug: string, madeTo: JudgedGarment['madeTo']): Readonly<Record<BodyMeasure, number>> =>
  madeTo.standardSize ? standardBody(madeTo.standardSize) : bodyOfSize(sizeTypeSlug, madeTo);

/** What is known of the body today by garments judged today and when its facts were others. */
const knownBy = (sizeTypeSlug: string, today: BodyEstimate, garments: readonly JudgedGarment[]): BodyEstimate =>
  garments.reduce((known, garment) => {
    const { madeTo, washed } = garment;
    const then = madeTo.prefs && prefsOutOfBounds(madeTo.prefs).length === 0 ? estimateOfPrefs(madeTo.prefs) : today;
    const body = bodyCutFor(sizeTypeSlug, madeTo);
    const cutFor = perMeasure((measure) => centimeters(body[measure]));
    return carryLearned(learnFromFit(then, [{ cutFor, answers: answersOf(sizeTypeSlug, garment), washed }]), known);
  }, today);

const toTenth = (value: number): Centimeters => centimeters(Math.round(value * 10) / 10);

/**
 * How a saved size ought to change once garments made to it were judged (SIZE-73 … SIZE-75), measure by measure; null where nothing follows: nothing new was said to
 * misfit, no measure would change by more than what is sewn may be off, or nobody said what the size could be estimated from. What was set by hand stays, unless
 * a garment was said to misfit there.
 */
export const proposeSize = (
  sizeTypeSlug: string,
  size: SizeContent,
  judged: readonly JudgedGarment[],
): readonly ProposedMeasure[] | null => {
  const { prefs } = size;
  const bounds = garmentBounds(sizeTypeSlug);
  if (!prefs || !bounds || prefsOutOfBounds(prefs).length > 0) return null;
  if (!judged.some((garment) => garment.isNew && misfits(sizeTypeSlug, garment).length > 0)) return null;
  const today = estimateOfPrefs(prefs);
  const of = (garments: readonly JudgedGarment[]) =>
    garmentIntervals({ estimate: knownBy(sizeTypeSlug, today, garments), sizeTypeSlug, fit: prefs.fit });
  const [before, after] = [of(judged.filter(({ isNew }) => !isNew)), of(judged)];
  const misfitting = new Set(judged.flatMap((garment) => misfits(sizeTypeSlug, garment)));
  const measures = size.measurements.flatMap(({ measure, value, origin }): readonly ProposedMeasure[] => {
    const [was, is] = [before, after].map((intervals) => intervals?.find((each) => each.measure === measure));
    const within = bounds[measure];
    if (!was || !is || !within) return [];
    const stays = origin === 'manual' && !bodyBehind[measure].some((each) => misfitting.has(each));
    const next = stays ? value : toTenth(Math.min(within.maximum, Math.max(within.minimum, is.value)));
    const around = (center: Centimeters, { low, high }: { readonly low: number; readonly high: number }) => ({
      value: center,
      low: toTenth(center - (high - low) / 2),
      high: toTenth(center + (high - low) / 2),
    });
    return [{ measure, before: around(value, was), after: around(next, is) }];
  });
  const isFelt = ({ measure, before: { value }, after: { value: next } }: ProposedMeasure): boolean =>
    Math.abs(next - value) >= makingTolerances[measure];
  return measures.some(isFelt) ? measures : null;
};

/** A size with what was proposed for it: no standard size any more, and its changed measures are learned. */
export const takeProposal = (size: SizeContent, proposed: readonly ProposedMeasure[]): SizeContent => ({
  ...size,
  standardSize: null,
  measurements: size.measurements.map((each) => {
    const next = proposed.find(({ measure }) => measure === each.measure)?.after.value;
    return next === undefined || next === each.value ? each : { measure: each.measure, value: next, origin: 'learned' };
  }),
});
