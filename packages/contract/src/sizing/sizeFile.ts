import {
  cutForChoices,
  freeSewingNames,
  type GarmentInterval,
  type SizeTrust,
} from '@tailorbird/domain/sizing';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors } from '../errors.ts';
import { id, idInPath, text } from '../values.ts';
import { userSize } from './userSize.ts';

/** Body measurements under FreeSewing's names, in millimeters. */
export const measurementSet = z.object({
  name: z.string(),
  imperial: z.literal(false),
  /**
   * The unit and the differences between the sides, which FreeSewing has no measure for.
   */
  notes: z.string(),
  measies: z.record(z.enum(freeSewingNames), z.int()),
});

/** Keys are a measure and its unit, such as `chest_cm`. */
const numbers = z.record(z.string(), z.number());

const words = z.record(z.string(), z.union([z.string(), z.number()]));

/**
 * A size as a file. Number keys contain their unit. `learned` and `standard` repeat the
 * lengths of `garment` that came from worn garments or from a former standard size.
 * `body`, `tape` and `owned` are the inputs, absent if unknown.
 */
export const sizeFile = z.object({
  format: z.literal('tailorbird-size/1'),
  title: z.string(),
  size_type: z.string(),
  cut_for: z.enum(cutForChoices),
  standard_size: z.optional(z.string()),
  garment: z.optional(numbers),
  learned: z.optional(numbers),
  standard: z.optional(numbers),
  body: z.optional(words),
  tape: z.optional(numbers),
  owned: z.optional(z.record(z.string(), words)),
});
export type WireSizeFile = z.infer<typeof sizeFile>;

export const readSizeFile = endpoint({
  context: 'sizing',
  name: 'readSizeFile',
  method: 'GET',
  path: '/customizer_api/v2/user-size2/{id}/file/',
  summary: 'Exports a size as JSON; `/customizer_api/v2/user-size2/{id}/file.csv` returns CSV.',
  params: { id: idInPath },
  responses: { 200: sizeFile, 404: detailError },
});

export const readSizeMeasurements = endpoint({
  context: 'sizing',
  name: 'readSizeMeasurements',
  method: 'GET',
  path: '/customizer_api/v2/user-size2/{id}/freesewing/',
  summary: 'Returns the body of a size as a FreeSewing measurement set in millimeters.',
  params: { id: idInPath },
  responses: { 200: measurementSet, 404: detailError },
});

/** `file` is a file from `readSizeFile` as text, in JSON or as a table. */
export const sizeToImport = z.object({ file: text(20_000), wearer_id: z.optional(z.nullable(id)) });
export type WireSizeToImport = z.infer<typeof sizeToImport>;

export const importUserSize = endpoint({
  context: 'sizing',
  name: 'importUserSize',
  method: 'POST',
  path: '/customizer_api/v2/user-size2/import/',
  summary:
    'Saves a size from a file. Measurements are computed from its body data; differing ones are manual unless the file marks them as learned. Standard sizes are not duplicated.',
  request: sizeToImport,
  responses: { 201: userSize, 400: fieldErrors, 403: detailError },
  csrf: 'when-signed-in',
});

export const sizeTrust = z.object({
  /** Probability (0–1) that a size computed from the inputs fits. */
  confidence: z.number(),
  /**
   * Distance of the wearer from the people in the model's survey. Above 1 the survey has
   * no comparable person.
   */
  survey_reach: z.number(),
  widened_by: z.number(),
  beyond_survey: z.boolean(),
  may_grow: z.boolean(),
  /** True in the group with the lowest fit rate for sizes computed from answers alone. */
  served_least: z.boolean(),
  /** 80 % interval of each finished measure, in centimeters. */
  intervals: z.array(
    z.object({
      size_property_slug: z.string(),
      value: z.number(),
      low: z.number(),
      high: z.number(),
    }),
  ),
});

export const readSizeTrust = endpoint({
  context: 'sizing',
  name: 'readSizeTrust',
  method: 'GET',
  path: '/customizer_api/v2/user-size2/{id}/trust/',
  summary:
    'Returns the confidence of a size by its inputs, without feedback; `trust` is null without inputs.',
  params: { id: idInPath },
  responses: { 200: z.object({ trust: z.nullable(sizeTrust) }), 404: detailError },
});

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
  may_grow: trust.mayStillGrow,
  served_least: trust.hasLowFitRate,
  intervals: intervals.map(({ measure, value, low, high }) => ({
    size_property_slug: measure,
    value,
    low,
    high,
  })),
});
