import type { GarmentInterval, SizeTrust } from '@tailorbird/domain/sizing';
import type * as z from 'zod/mini';
import type { sizeTrust } from './sizeFileCalls.ts';

/** How far a size may be trusted. The shop's own screens compute it from the prefs of the size, and read it nowhere. */
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
