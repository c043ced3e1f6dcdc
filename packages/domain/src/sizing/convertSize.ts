import { type BodyEstimate, type BodyMeasure, perMeasure } from './body/bodyMeasure.ts';
import { bodyOfGarment } from './body/bodyOfGarment.ts';
import { cutGarment } from './body/cutGarment.ts';
import { type FitShares, fitShares, tolerancesOf } from './body/fitShares.ts';
import { bodyMeasuresOf } from './body/garmentMeasure.ts';
import { tapeNoise } from './body/observeTape.ts';
import { recommendStandardSize } from './body/recommendStandardSize.ts';
import { completeBody, standardBody } from './body/standardBody.ts';
import { measurementsByName, type SavedMeasurement, type SizeContent } from './savedSize.ts';
import { estimateOfPrefs } from './sizePrefs.ts';
import { standardMeasurements } from './standardMeasurements.ts';
import type { StandardSize } from './standardSize.ts';

/**
 * Conversion of a size to another garment type: as the same standard size, through the wearer's
 * body, or through the garment's ease.
 */
export type ConversionRoute = 'standard' | 'body' | 'ease';

export type ConvertedSize = {
  readonly through: ConversionRoute;
  readonly standardSize: StandardSize | null;
  readonly measurements: readonly SavedMeasurement[];
};

type SizedBody = Pick<SizeContent, 'prefs' | 'measurements' | 'cutFor'>;

/**
 * Body facts that the garment reveals: everything without prefs, otherwise only manual and
 * learned measurements.
 */
const revealedBody = (
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
  // A sleeve is measured from the shoulder seam, so a manual shoulder changes its reach.
  const revealed = new Set<string>(
    measurements
      .filter(({ origin }) => origin === 'manual' || origin === 'learned')
      .flatMap(({ measure }) => bodyMeasuresOf[measure === 'shoulder' ? 'sleeveLength' : measure]),
  );
  return Object.fromEntries(Object.entries(whole).filter(([measure]) => revealed.has(measure)));
};

/**
 * The body behind a saved size in centimeters: from its prefs if known, overridden by manual
 * measurements.
 */
export const bodyOfSize = (
  sizeTypeSlug: string,
  size: SizedBody,
): Readonly<Record<BodyMeasure, number>> => {
  const revealed = revealedBody(sizeTypeSlug, size);
  if (!size.prefs) return completeBody(revealed, size.cutFor);
  const estimate = estimateOfPrefs(size.prefs);
  return perMeasure((measure) => revealed[measure] ?? estimate[measure].meanCm);
};

/**
 * The size for another garment type. A standard size stays the same; otherwise the garment is
 * cut for the body from its prefs or, without prefs, from its measurements minus ease.
 * Undefined if the other type is not cut for that body.
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

/**
 * The estimate of a saved size's wearer; measurements of the garment count like tape
 * measurements.
 */
const estimateOfSize = (sizeTypeSlug: string, size: SizedBody): BodyEstimate => {
  const body = bodyOfSize(sizeTypeSlug, size);
  const revealed = revealedBody(sizeTypeSlug, size);
  const model = size.prefs && estimateOfPrefs(size.prefs);
  return perMeasure((measure) => ({
    meanCm: body[measure],
    sdCm:
      model && revealed[measure] === undefined ? model[measure].sdCm : tapeNoise * body[measure],
  }));
};

/**
 * The standard size for the wearer of a saved size (API-79) and its probability to fit; null
 * outside the standard range (SIZE-62). A standard size recommends itself without a
 * probability.
 */
export const recommendFromSize = (
  sizeTypeSlug: string,
  size: Omit<SizeContent, 'title'>,
): StandardSizeOfSize | null =>
  size.standardSize
    ? { ...size.standardSize, probability: null }
    : recommendStandardSize(estimateOfSize(sizeTypeSlug, size), size.cutFor);

/**
 * The same with the shares of people it fits (SIZE-133): the first garment in that size, then
 * remakes to measure.
 */
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
