import type { CutFor } from '../cutFor.ts';
import type { Bounds } from '../idealSizeInput.ts';
import { bodyMeasureBounds, perMeasure } from './bodyMeasure.ts';
import { cutGarment, cutOf } from './cutGarment.ts';
import type { GarmentMeasure } from './garmentMeasure.ts';

/**
 * Bounds of the finished measurements of a size type in centimeters: from the tight garment of
 * the smallest body to the loose one of the largest. Every computed garment is within them;
 * undefined if the size type is not cut.
 */
export const garmentBounds = (
  sizeTypeSlug: string,
  cutFor: CutFor = 'men',
): Readonly<Partial<Record<GarmentMeasure, Bounds>>> | undefined => {
  const cut = cutOf(sizeTypeSlug, cutFor);
  const smallest = cutGarment(
    sizeTypeSlug,
    perMeasure((measure) => bodyMeasureBounds[measure].minimum),
    'TIGHT',
    cutFor,
  );
  const largest = cutGarment(
    sizeTypeSlug,
    perMeasure((measure) => bodyMeasureBounds[measure].maximum),
    'LOOSE',
    cutFor,
  );
  if (!cut || !smallest || !largest) return undefined;
  const { share, extra } = cut.sleeve;
  // A wide shoulder shortens the sleeve, so the sleeve's extremes differ from the garment's.
  const sleeveLength: Bounds = {
    minimum: Math.max(
      5,
      Math.floor(
        (bodyMeasureBounds.sleeveLengthSpineWrist.minimum - largestShoulder / 2) * share + extra,
      ),
    ),
    maximum: Math.ceil(
      (bodyMeasureBounds.sleeveLengthSpineWrist.maximum -
        bodyMeasureBounds.biacromialBreadth.minimum / 2) *
        share +
        extra,
    ),
  };
  return Object.fromEntries(
    smallest.map(({ measure, value }, index) => [
      measure,
      measure === 'sleeveLength'
        ? sleeveLength
        : { minimum: Math.floor(value), maximum: Math.ceil(largest[index]?.value ?? value) },
    ]),
  );
};

/** The widest body with the loosest ease of all size types. */
const largestShoulder = bodyMeasureBounds.biacromialBreadth.maximum + 10;
