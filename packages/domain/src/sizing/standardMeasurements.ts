import { cutGarment, cutSizeTypeSlugs } from './body/cutGarment.ts';
import type { GarmentMeasurement } from './body/garmentMeasure.ts';
import { standardBody } from './body/standardBody.ts';
import { cutForOf } from './cutFor.ts';
import type { StandardSize } from './standardSize.ts';

export {
  bodyMeasuresOf,
  type GarmentMeasure,
  type GarmentMeasurement,
  garmentMeasures,
} from './body/garmentMeasure.ts';

export const standardSizeTypeSlugs: readonly string[] = cutSizeTypeSlugs;

/**
 * Finished measurements of a standard size (SIZE-56): the regular garment for its body, in
 * centimeters rounded to the half, in the order of the chart. Circumferences are full.
 * Undefined for size types without standard sizes for that body.
 */
export const standardMeasurements = (
  sizeTypeSlug: string,
  size: StandardSize,
): readonly GarmentMeasurement[] | undefined =>
  cutGarment(sizeTypeSlug, standardBody(size), 'REGULAR', cutForOf(size));
