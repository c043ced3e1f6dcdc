import type { GarmentInterval, SizeTrust } from '@tailorbird/domain/sizing';
import type * as z from 'zod/mini';
import type { sizeTrust } from './sizeFileCalls.ts';

/**
 * Confidence in a size. The shop's screens compute it locally and never read it from
 * here.
 */
export const toWireSizeTrust = (
  trust: SizeTrust,
  intervals: readonly GarmentInterval[],
): z.infer<typeof sizeTrust> => ({
  confidence: trust.confidence,
  survey_reach: trust.reach,
  widened_by: trust.widening,
  beyond_survey: trust.widening > 1,
  may_grow: trust.mayGrow,
  served_least: trust.isServedLeast,
  intervals: intervals.map(({ measure, value, low, high }) => ({
    size_property_slug: measure,
    value,
    low,
    high,
  })),
});
