import { cutForChoices, freeSewingNames } from '@tailorbird/domain/sizing';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors } from '../errors.ts';
import { id, idInPath, text } from '../values.ts';
import { userSize } from './userSizeSchema.ts';

/** A body by FreeSewing's names, in millimeters. */
export const measurementSet = z.object({
  name: z.string(),
  imperial: z.literal(false),
  /** The unit, and how the sides of the body differ: FreeSewing has no measure of that. */
  notes: z.string(),
  measies: z.record(z.enum(freeSewingNames), z.int()),
});

/** By name and unit, as `chest_cm`. */
const numbers = z.record(z.string(), z.number());
const words = z.record(z.string(), z.union([z.string(), z.number()]));

/** A size as a file; the name of each number says its unit. `learned` and `standard` repeat the lengths of `garment` that worn garments said, or a standard size it no longer is. `body`, `tape` and `owned` are what it was computed from, and absent where nobody said. */
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
  summary:
    'One size of this customer or guest, as a file to take along; `/customizer_api/v2/user-size2/{id}/file.csv` is the same as a table.',
  params: { id: idInPath },
  responses: { 200: sizeFile, 404: detailError },
});

export const readSizeMeasurements = endpoint({
  context: 'sizing',
  name: 'readSizeMeasurements',
  method: 'GET',
  path: '/customizer_api/v2/user-size2/{id}/freesewing/',
  summary:
    'The body a size of this customer or guest is cut for, as a measurement set of FreeSewing, in millimeters.',
  params: { id: idInPath },
  responses: { 200: measurementSet, 404: detailError },
});

/** `file` is the text of a file that `readSizeFile` gave, as JSON or as a table. */
export const sizeToImport = z.object({ file: text(20_000), wearer_id: z.optional(z.nullable(id)) });
export type WireSizeToImport = z.infer<typeof sizeToImport>;

export const importUserSize = endpoint({
  context: 'sizing',
  name: 'importUserSize',
  method: 'POST',
  path: '/customizer_api/v2/user-size2/import/',
  summary:
    'Saves a size for this customer or guest from a file. What it says of the body is computed from; measures that differ from that are the customer’s own, unless the file tells that they were learned. A standard size is there once.',
  request: sizeToImport,
  responses: { 201: userSize, 400: fieldErrors, 403: detailError },
  csrf: 'when-signed-in',
});

/** How far what a size was computed from may be trusted. */
export const sizeTrust = z.object({
  /** How probably a size computed from it fits, 0 to 1. */
  confidence: z.number(),
  /** How far the wearer is from the people behind the model: above 1 nobody like them was measured. */
  survey_reach: z.number(),
  /** By what that multiplies every interval. */
  widened_by: z.number(),
  beyond_survey: z.boolean(),
  may_grow: z.boolean(),
  /** Of the group whom sizes from answers alone fit least often. */
  served_least: z.boolean(),
  /** Centimeters that hold the finished measure in four of five cases. */
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
    'How far a size of this customer or guest may be trusted by what it was computed from, before any garment was worn; `trust` is null where nobody said what to compute it from.',
  params: { id: idInPath },
  responses: { 200: z.object({ trust: z.nullable(sizeTrust) }), 404: detailError },
});
