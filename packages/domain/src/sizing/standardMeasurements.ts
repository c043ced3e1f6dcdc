import { cutGarment, cutSizeTypeSlugs } from './body/cutGarment.ts';
import type { GarmentMeasurement } from './body/garmentMeasure.ts';
import { standardBody } from './body/standardBody.ts';
import { cutForOf } from './cutFor.ts';
import type { StandardSize } from './standardSize.ts';

export {
  bodyBehind,
  type GarmentMeasure,
  type GarmentMeasurement,
  garmentMeasures,
} from './body/garmentMeasure.ts';

/** Slugs of the size types that have standard sizes. */
export const standardSizeTypeSlugs: readonly string[] = cutSizeTypeSlugs;

/**
 * Finished measurements of a standard size of a size type (SIZE-56): the regular garment for the body the size is cut for, in centimeters (to the half), in
 * the order of its chart; undefined for a size type without standard sizes, or without any for those bodies. Circumferences are full, not half.
 */
export const standardMeasurements = (
  sizeTypeSlug: string,
  size: StandardSize,
): readonly GarmentMeasurement[] | undefined =>
  cutGarment(sizeTypeSlug, standardBody(size), 'REGULAR', cutForOf(size));
