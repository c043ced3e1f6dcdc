import type { CutFor } from '../cutFor.ts';
import type { Fit } from '../idealSizeInput.ts';
import { type BodyEstimate, perMeasure } from './bodyMeasure.ts';
import { cutGarment } from './cutGarment.ts';
import type { GarmentMeasurement } from './garmentMeasure.ts';

/**
 * Finished measurements of a custom size: the garment of a size type and fit (SIZE-13) for the
 * estimated body, like `standardMeasurements` for a standard size; undefined if the size type
 * is not cut.
 */
export const garmentMeasurements = (request: {
  readonly estimate: BodyEstimate;
  readonly sizeTypeSlug: string;
  readonly fit: Fit;
  /** Absent means men's. */
  readonly cutFor?: CutFor | undefined;
}): readonly GarmentMeasurement[] | undefined =>
  cutGarment(
    request.sizeTypeSlug,
    perMeasure((measure) => request.estimate[measure].meanCm),
    request.fit,
    request.cutFor,
  );
