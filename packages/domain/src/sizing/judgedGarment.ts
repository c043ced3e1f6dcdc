import { type BodyEstimate, type BodyMeasure, perMeasure } from './body/bodyMeasure.ts';
import { carryLearned } from './body/carryLearned.ts';
import { endsTold } from './body/cutGarment.ts';
import { type FeltFit, feltFits } from './body/feltAnswer.ts';
import { learnFromFit } from './body/learnFromFit.ts';
import { standardBody } from './body/standardBody.ts';
import { wearersOf } from './body/wearersOf.ts';
import type { Worn } from './body/worn.ts';
import { bodyOfSize } from './convertSize.ts';
import type { Fit } from './idealSizeInput.ts';
import type { SizeContent } from './savedSize.ts';
import { estimateOfPrefs, prefsOutOfBounds } from './sizePrefs.ts';
import type { StandardSize } from './standardSize.ts';
import { centimeters } from './units.ts';

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
  /** The size type of a garment made to another size of the same wearer (SIZE-80); absent for one made to this size. */
  readonly ofAnother?: string | undefined;
};

/** The zones of which a garment of the size type tells. */
const tellingZones = (sizeTypeSlug: string): readonly JudgedZone[] => {
  const { wrist, neck } = endsTold(sizeTypeSlug);
  return (Object.keys(judgedMeasures) as JudgedZone[]).filter(
    (zone) => (zone !== 'sleeve' || wrist) && (zone !== 'neck' || neck),
  );
};

/** The places of a body that a garment of the size type tells of. */
export const placesOf = (sizeTypeSlug: string): readonly BodyMeasure[] =>
  tellingZones(sizeTypeSlug).map((zone) => judgedMeasures[zone]);

const answersOf = (
  sizeTypeSlug: string,
  { zones, ofAnother }: Pick<JudgedGarment, 'zones' | 'ofAnother'>,
): Worn['answers'] =>
  tellingZones(ofAnother ?? sizeTypeSlug).flatMap((zone) => {
    const felt = zones[zone];
    return felt !== undefined && feltFits.includes(felt)
      ? [{ zone: judgedMeasures[zone], felt }]
      : [];
  });

/** The measures of the body at which a garment misfits. */
export const misfits = (
  sizeTypeSlug: string,
  garment: Pick<JudgedGarment, 'zones' | 'ofAnother'>,
): readonly BodyMeasure[] =>
  answersOf(sizeTypeSlug, garment).flatMap(({ zone, felt }) => (felt === 'right' ? [] : [zone]));

/** The body a size is cut for. */
export const bodyCutFor = (
  sizeTypeSlug: string,
  madeTo: JudgedGarment['madeTo'],
): Readonly<Record<BodyMeasure, number>> =>
  madeTo.standardSize ? standardBody(madeTo.standardSize) : bodyOfSize(sizeTypeSlug, madeTo);

/** What is known of a size's wearer before any garment, and how its garments are cut: by facts, or by the standard size they chose; null where nobody said either. */
export const knownOf = (
  { prefs }: Pick<SizeContent, 'prefs'>,
  chosen: StandardSize | null,
): { readonly today: BodyEstimate; readonly fit: Fit } | null => {
  if (prefs)
    return prefsOutOfBounds(prefs).length === 0
      ? { today: estimateOfPrefs(prefs), fit: prefs.fit }
      : null;
  return chosen && { today: wearersOf(chosen), fit: 'REGULAR' };
};

/** What is known of a body today before any garment. */
type KnownBefore = { readonly today: BodyEstimate; readonly hasFacts: boolean };

/** What one more garment adds to what is known, judged today or when its wearer's facts were others. Where today is no word on the facts, there is none on how they changed. */
const learnFrom =
  (sizeTypeSlug: string, { today, hasFacts }: KnownBefore) =>
  (known: BodyEstimate, garment: JudgedGarment): BodyEstimate => {
    const { madeTo, washed, ofAnother } = garment;
    const then =
      hasFacts && madeTo.prefs && prefsOutOfBounds(madeTo.prefs).length === 0
        ? estimateOfPrefs(madeTo.prefs)
        : today;
    const body = bodyCutFor(ofAnother ?? sizeTypeSlug, madeTo);
    const cutFor = perMeasure((measure) => centimeters(body[measure]));
    return carryLearned(
      learnFromFit(then, [{ cutFor, answers: answersOf(sizeTypeSlug, garment), washed }]),
      known,
    );
  };

/** What is known of the body today by all that garments told. */
export const knownBy = (
  sizeTypeSlug: string,
  before: KnownBefore,
  garments: readonly JudgedGarment[],
): BodyEstimate => garments.reduce(learnFrom(sizeTypeSlug, before), before.today);

/** The same after each of the garments, in their order. */
export const knownAfterEach = (
  sizeTypeSlug: string,
  before: KnownBefore,
  garments: readonly JudgedGarment[],
): readonly BodyEstimate[] => {
  const learn = learnFrom(sizeTypeSlug, before);
  let known = before.today;
  return garments.map((garment) => {
    known = learn(known, garment);
    return known;
  });
};
