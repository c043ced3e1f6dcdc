import { type BodyEstimate, type BodyMeasure, perMeasure } from './body/bodyMeasure.ts';
import { bodyOfGarment } from './body/bodyOfGarment.ts';
import { cutGarment } from './body/cutGarment.ts';
import { type FitShares, fitShares, tolerancesOf } from './body/fitShares.ts';
import { bodyBehind } from './body/garmentMeasure.ts';
import { tapeNoise } from './body/observeTape.ts';
import { recommendStandardSize } from './body/recommendStandardSize.ts';
import { completeBody, standardBody } from './body/standardBody.ts';
import { measurementsByName, type SavedMeasurement, type SizeContent } from './savedSize.ts';
import { estimateOfPrefs } from './sizePrefs.ts';
import { standardMeasurements } from './standardMeasurements.ts';
import type { StandardSize } from './standardSize.ts';

/** How a size came from one garment type to another: as the same standard size, through its wearer's body, or through the ease of the garment. */
export type ConversionRoute = 'standard' | 'body' | 'ease';

export type ConvertedSize = {
  readonly through: ConversionRoute;
  readonly standardSize: StandardSize | null;
  readonly measurements: readonly SavedMeasurement[];
};

type SizedBody = Pick<SizeContent, 'prefs' | 'measurements' | 'cutFor'>;

/** What the garment tells of the body: all of it without prefs, else what somebody set by hand or what was learned from worn garments. */
const bodyTold = (
  sizeTypeSlug: string,
  { prefs, measurements, cutFor }: SizedBody,
): Readonly<Partial<Record<BodyMeasure, number>>> => {
  const whole = bodyOfGarment(
    sizeTypeSlug,
    measurementsByName(measurements),
    prefs?.fit ?? 'REGULAR',
    cutFor,
  );
  if (!prefs) return whole;
  // A sleeve is told from where the shoulder ends: who moves that end by hand reaches as much further.
  const told = new Set<string>(
    measurements
      .filter(({ origin }) => origin === 'manual' || origin === 'learned')
      .flatMap(({ measure }) => bodyBehind[measure === 'shoulder' ? 'sleeveLength' : measure]),
  );
  return Object.fromEntries(Object.entries(whole).filter(([measure]) => told.has(measure)));
};

/** The body a saved size of a size type is for, in centimeters: from its prefs where they are known, with what was set by hand over it. */
export const bodyOfSize = (
  sizeTypeSlug: string,
  size: SizedBody,
): Readonly<Record<BodyMeasure, number>> => {
  const told = bodyTold(sizeTypeSlug, size);
  if (!size.prefs) return completeBody(told, size.cutFor);
  const estimate = estimateOfPrefs(size.prefs);
  return perMeasure((measure) => told[measure] ?? estimate[measure].meanCm);
};

/**
 * The size for another garment type. A standard size stays the same standard size; else the garment is cut for the body behind the size (its prefs), or
 * where nobody said anything about it, for the body the ease table read backwards tells. Undefined when no garment of the other type is cut for those bodies.
 */
export const convertSize = (
  fromSlug: string,
  toSlug: string,
  size: Omit<SizeContent, 'title'>,
): ConvertedSize | undefined => {
  if (size.standardSize) {
    const standard = standardMeasurements(toSlug, size.standardSize);
    return (
      standard && {
        through: 'standard',
        standardSize: size.standardSize,
        measurements: standard.map((each) => ({ ...each, origin: 'standard' })),
      }
    );
  }
  if (fromSlug === toSlug)
    return {
      through: size.prefs ? 'body' : 'ease',
      standardSize: null,
      measurements: size.measurements,
    };
  const cut = cutGarment(
    toSlug,
    bodyOfSize(fromSlug, size),
    size.prefs?.fit ?? 'REGULAR',
    size.cutFor,
  );
  return (
    cut && {
      through: size.prefs ? 'body' : 'ease',
      standardSize: null,
      measurements: cut.map((each) => ({ ...each, origin: 'lookup' })),
    }
  );
};

type StandardSizeOfSize = StandardSize & { readonly probability: number | null };

/** What is known of the wearer of a saved size: what the garment tells is as sure as a tape. */
const estimateOfSize = (sizeTypeSlug: string, size: SizedBody): BodyEstimate => {
  const body = bodyOfSize(sizeTypeSlug, size);
  const told = bodyTold(sizeTypeSlug, size);
  const model = size.prefs && estimateOfPrefs(size.prefs);
  return perMeasure((measure) => ({
    meanCm: body[measure],
    sdCm: model && told[measure] === undefined ? model[measure].sdCm : tapeNoise * body[measure],
  }));
};

/**
 * The standard size for the wearer of a saved size (API-79), and how probably it fits; null outside the standard range (SIZE-62). A standard size is its
 * own recommendation, whose wearer alone knows how it fits.
 */
export const recommendFromSize = (
  sizeTypeSlug: string,
  size: Omit<SizeContent, 'title'>,
): StandardSizeOfSize | null =>
  size.standardSize
    ? { ...size.standardSize, probability: null }
    : recommendStandardSize(estimateOfSize(sizeTypeSlug, size), size.cutFor);

/** The same with whom a garment of a size type fits (SIZE-133): the first one in that size, and then made to measure. */
export const recommendForGarment = (
  sizeTypeSlug: string,
  size: Omit<SizeContent, 'title'>,
  forSlug: string,
): (StandardSizeOfSize & { readonly shares: FitShares | null }) | null => {
  const found = recommendFromSize(sizeTypeSlug, size);
  const shares =
    found && found.probability !== null
      ? fitShares(estimateOfSize(sizeTypeSlug, size), tolerancesOf(forSlug), standardBody(found))
      : null;
  return found && { ...found, shares };
};
