import type { CutFor } from '../cutFor.ts';
import type { Bounds } from '../idealSizeInput.ts';
import { bodyMeasureBounds, perMeasure } from './bodyMeasure.ts';
import { cutGarment, cutOf } from './cutGarment.ts';
import type { GarmentMeasure } from './garmentMeasure.ts';

/**
 * What each finished measurement of a size type may be, in centimeters: from the tight garment of the smallest body a tape may tell to the loose one of the
 * largest. Every garment the shop computes lies within; undefined for a size type no garment is cut for.
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
  // A wide shoulder makes a short sleeve: the extremes of the sleeve are not those of the garment.
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

/** The widest body and its loosest ease, whatever the size type. */
const largestShoulder = bodyMeasureBounds.biacromialBreadth.maximum + 10;
