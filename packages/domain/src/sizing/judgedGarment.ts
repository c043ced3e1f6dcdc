import { type BodyEstimate, type BodyMeasure, perMeasure } from './body/bodyMeasure.ts';
import { measuredEnds } from './body/cutGarment.ts';
import { estimateWearers } from './body/estimateWearers.ts';
import { type FeltFit, perceivedFits } from './body/feltAnswer.ts';
import { learnFromFit } from './body/learnFromFit.ts';
import { standardBody } from './body/standardBody.ts';
import { transferLearned } from './body/transferLearned.ts';
import type { WornGarment } from './body/wornGarment.ts';
import { bodyOfSize } from './convertSize.ts';
import type { Fit } from './idealSizeInput.ts';
import type { SizeContent } from './savedSize.ts';
import { estimateOfPrefs, prefsOutOfBounds } from './sizePrefs.ts';
import type { StandardSize } from './standardSize.ts';
import { centimeters } from './units.ts';

export type JudgedZone = 'chest' | 'waist' | 'neck' | 'sleeve' | 'length';

export const judgedMeasures: Readonly<Record<JudgedZone, BodyMeasure>> = {
  chest: 'chestCircumference',
  waist: 'waistCircumference',
  neck: 'neckCircumference',
  sleeve: 'sleeveLengthSpineWrist',
  length: 'torsoLength',
};

/** A worn and judged garment, with the version of the size it was made in. */
export type JudgedGarment = {
  readonly madeTo: Omit<SizeContent, 'title'>;
  readonly zones: Readonly<Partial<Record<JudgedZone, FeltFit>>>;
  readonly washed: boolean;
  /** No decision about it was made yet. */
  readonly isNew: boolean;
  /** The size type, if the garment was made in another size of the same wearer (SIZE-80). */
  readonly ofAnother?: string | undefined;
};

const informativeZones = (sizeTypeSlug: string): readonly JudgedZone[] => {
  const { wrist, neck } = measuredEnds(sizeTypeSlug);
  return (Object.keys(judgedMeasures) as JudgedZone[]).filter(
    (zone) => (zone !== 'sleeve' || wrist) && (zone !== 'neck' || neck),
  );
};

/** Body measurements that a garment of the size type reveals. */
export const placesOf = (sizeTypeSlug: string): readonly BodyMeasure[] =>
  informativeZones(sizeTypeSlug).map((zone) => judgedMeasures[zone]);

const answersOf = (
  sizeTypeSlug: string,
  { zones, ofAnother }: Pick<JudgedGarment, 'zones' | 'ofAnother'>,
): WornGarment['answers'] =>
  informativeZones(ofAnother ?? sizeTypeSlug).flatMap((zone) => {
    const felt = zones[zone];
    return felt !== undefined && perceivedFits.includes(felt)
      ? [{ zone: judgedMeasures[zone], felt }]
      : [];
  });

export const misfits = (
  sizeTypeSlug: string,
  garment: Pick<JudgedGarment, 'zones' | 'ofAnother'>,
): readonly BodyMeasure[] =>
  answersOf(sizeTypeSlug, garment).flatMap(({ zone, felt }) => (felt === 'right' ? [] : [zone]));

export const bodyCutFor = (
  sizeTypeSlug: string,
  madeTo: JudgedGarment['madeTo'],
): Readonly<Record<BodyMeasure, number>> =>
  madeTo.standardSize ? standardBody(madeTo.standardSize) : bodyOfSize(sizeTypeSlug, madeTo);

/**
 * The estimate of a wearer before any garment, and how the size is cut: from facts or from the
 * chosen standard size; null without either.
 */
export const initialEstimate = (
  { prefs }: Pick<SizeContent, 'prefs'>,
  chosen: StandardSize | null,
): { readonly today: BodyEstimate; readonly fit: Fit } | null => {
  if (prefs)
    return prefsOutOfBounds(prefs).length === 0
      ? { today: estimateOfPrefs(prefs), fit: prefs.fit }
      : null;
  return chosen && { today: estimateWearers(chosen), fit: 'REGULAR' };
};

type PriorKnowledge = { readonly today: BodyEstimate; readonly hasFacts: boolean };

/**
 * Adds a garment to an estimate, whether it was judged with the current or earlier facts.
 * Without current facts, changed facts have no effect.
 */
const learnFrom =
  (sizeTypeSlug: string, { today, hasFacts }: PriorKnowledge) =>
  (known: BodyEstimate, garment: JudgedGarment): BodyEstimate => {
    const { madeTo, washed, ofAnother } = garment;
    const then =
      hasFacts && madeTo.prefs && prefsOutOfBounds(madeTo.prefs).length === 0
        ? estimateOfPrefs(madeTo.prefs)
        : today;
    const body = bodyCutFor(ofAnother ?? sizeTypeSlug, madeTo);
    const cutFor = perMeasure((measure) => centimeters(body[measure]));
    return transferLearned(
      learnFromFit(then, [{ cutFor, answers: answersOf(sizeTypeSlug, garment), washed }]),
      known,
    );
  };

/** The current estimate with everything learned from garments. */
export const estimateAfter = (
  sizeTypeSlug: string,
  before: PriorKnowledge,
  garments: readonly JudgedGarment[],
): BodyEstimate => garments.reduce(learnFrom(sizeTypeSlug, before), before.today);

export const estimatesAfterEach = (
  sizeTypeSlug: string,
  before: PriorKnowledge,
  garments: readonly JudgedGarment[],
): readonly BodyEstimate[] => {
  const learn = learnFrom(sizeTypeSlug, before);
  let known = before.today;
  return garments.map((garment) => {
    known = learn(known, garment);
    return known;
  });
};
