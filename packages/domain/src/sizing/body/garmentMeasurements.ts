import type { CutFor } from '../cutFor.ts';
import type { Fit } from '../idealSizeInput.ts';
import { type BodyEstimate, perMeasure } from './bodyMeasure.ts';
import { cutGarment } from './cutGarment.ts';
import type { GarmentMeasurement } from './garmentMeasure.ts';

/**
 * Finished measurements of a custom size: the garment of that size type and fit (SIZE-13) for the body as estimated, as `standardMeasurements` gives them
 * for a standard size; undefined for a size type no garment is cut for.
 */
export const garmentMeasurements = (request: {
  readonly estimate: BodyEstimate;
  readonly sizeTypeSlug: string;
  readonly fit: Fit;
  /** Men's where it is absent. */
  readonly cutFor?: CutFor | undefined;
}): readonly GarmentMeasurement[] | undefined =>
  cutGarment(
    request.sizeTypeSlug,
    perMeasure((measure) => request.estimate[measure].meanCm),
    request.fit,
    request.cutFor,
  );
