import type { CutFor } from '../cutFor.ts';
import type { Bounds, Fit } from '../idealSizeInput.ts';
import { type Centimeters, centimeters } from '../units.ts';
import { type BodyEstimate, type BodyMeasure, bodyMeasures, perMeasure } from './bodyMeasure.ts';
import { cutGarment } from './cutGarment.ts';
import type { GarmentMeasure } from './garmentMeasure.ts';

/** A finished measurement and its 80 % interval if the body were fully known. */
export type GarmentInterval = {
  readonly measure: GarmentMeasure;
  readonly value: Centimeters;
  readonly low: Centimeters;
  readonly high: Centimeters;
};

/** Standard deviations on either side that contain 80 %. */
const reach = 1.2816;

/** Step for slopes in centimeters; cuts are linear, and a long step loses least to rounding. */
const step = 10;

const varianceAlong = (
  estimate: BodyEstimate,
  slopes: Readonly<Record<BodyMeasure, number>>,
): number =>
  bodyMeasures.reduce((sum, one, row) => {
    const { sdCm, covariances } = estimate[one];
    return bodyMeasures.reduce((inner, other, column) => {
      const covariance = covariances?.[column] ?? (row === column ? sdCm ** 2 : 0);
      return inner + slopes[one] * slopes[other] * covariance;
    }, sum);
  }, 0);

/** Bounds that contain 80 % of bodies with this estimate, in centimeters. */
export const likelyInterval = ({ meanCm, sdCm }: BodyEstimate[BodyMeasure]): Bounds => ({
  minimum: meanCm - reach * sdCm,
  maximum: meanCm + reach * sdCm,
});

/**
 * `garmentMeasurements` with intervals: the uncertainty of the body carries over to the
 * garment. Undefined if the size type is not cut.
 */
export const garmentIntervals = (request: {
  readonly estimate: BodyEstimate;
  readonly sizeTypeSlug: string;
  readonly fit: Fit;
  /** Absent means men's. */
  readonly cutFor?: CutFor | undefined;
}): readonly GarmentInterval[] | undefined => {
  const { estimate, sizeTypeSlug, fit, cutFor } = request;
  const body = perMeasure((measure) => estimate[measure].meanCm);
  const changed = perMeasure((measure) =>
    cutGarment(sizeTypeSlug, { ...body, [measure]: body[measure] + step }, fit, cutFor),
  );
  return cutGarment(sizeTypeSlug, body, fit, cutFor)?.map(({ measure, value }, index) => {
    const slopes = perMeasure((each) => ((changed[each]?.[index]?.value ?? value) - value) / step);
    const spread = reach * Math.sqrt(Math.max(0, varianceAlong(estimate, slopes)));
    return { measure, value, low: centimeters(value - spread), high: centimeters(value + spread) };
  });
};
