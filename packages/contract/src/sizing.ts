import { type StandardSize, sizeLengths, standardSizes } from '@tailorbird/domain/sizing';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { detailError, fieldErrors } from './errors.ts';
import { id, idInPath } from './values.ts';

/** `slug` is the measure: chest, bodyLength, … */
export const sizeProperty = z.object({
  id,
  slug: z.string(),
  frontend_title: z.string(),
  show_in_size_charts: z.boolean(),
  display_order: z.int(),
});

export const sizeType = z.object({ id, slug: z.string(), title: z.string(), size_properties: z.array(sizeProperty) });
export type WireSizeType = z.infer<typeof sizeType>;

export const listSizeTypes = endpoint({
  context: 'sizing',
  name: 'listSizeTypes',
  method: 'GET',
  path: '/customizer_api/v2/size-types/',
  summary: 'Size types this visitor may see.',
  responses: { 200: z.array(sizeType) },
});

export const readSizeType = endpoint({
  context: 'sizing',
  name: 'readSizeType',
  method: 'GET',
  path: '/customizer_api/v2/size-types/{id}',
  summary: 'One size type with its size properties.',
  params: { id: idInPath },
  responses: { 200: sizeType, 404: detailError },
});

/** Where a measurement comes from: a standard size, the sizing model, or a person. */
export const measurementOrigins = ['standard', 'lookup', 'manual'] as const;

/** `value` is in centimeters. */
export const measurement = z.object({
  origin: z.enum(measurementOrigins),
  size_property_id: id,
  size_property_slug: z.string(),
  size_property_title: z.string(),
  lookup_source_id: z.nullable(z.int()),
  value: z.number(),
});

/** A standard size: base 1 … 12, R for Regular or L for Long. */
export const standardSizeRef = z.object({ id, base: z.int().check(z.minimum(1), z.maximum(12)), length: z.enum(sizeLengths) });

/** `size_type` is an id; `standard_size` is set when the size was made from one. */
export const userSize = z.object({
  id,
  title: z.string(),
  size_type: id,
  standard_size: z.nullable(standardSizeRef),
  measurements: z.array(measurement),
});
export type WireUserSize = z.infer<typeof userSize>;

export const listUserSizes = endpoint({
  context: 'sizing',
  name: 'listUserSizes',
  method: 'GET',
  path: '/customizer_api/v2/user-size2/',
  summary: 'Sizes of this customer or guest, newest first.',
  responses: { 200: z.array(userSize) },
});

/** `created_with_prefs` is what the customer entered, kept as it came. */
export const userSizeToCreate = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(50)),
  size_type: id,
  created_with_prefs: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
  measurements: z
    .array(
      z.object({
        origin: z.enum(measurementOrigins),
        size_property_id: id,
        lookup_source_id: z.optional(z.nullable(z.int())),
        value: z.number().check(z.positive(), z.maximum(300)),
      }),
    )
    .check(z.minLength(1), z.maxLength(40)),
});
export type WireUserSizeToCreate = z.infer<typeof userSizeToCreate>;

export const createUserSize = endpoint({
  context: 'sizing',
  name: 'createUserSize',
  method: 'POST',
  path: '/customizer_api/v2/user-size2/',
  summary: 'Saves a size for this customer or guest.',
  request: userSizeToCreate,
  responses: { 201: userSize, 400: fieldErrors, 403: detailError },
  csrf: 'when-signed-in',
});

export const readUserSize = endpoint({
  context: 'sizing',
  name: 'readUserSize',
  method: 'GET',
  path: '/customizer_api/v2/user-size2/{id}',
  summary: 'One size of this customer or guest.',
  params: { id: idInPath },
  responses: { 200: userSize, 404: detailError },
});

export const deleteUserSize = endpoint({
  context: 'sizing',
  name: 'deleteUserSize',
  method: 'DELETE',
  path: '/customizer_api/v2/user-size2/{id}',
  summary: 'Deletes a size of this customer or guest. Lines and orders made with it keep it.',
  params: { id: idInPath },
  responses: { 204: null, 403: detailError, 404: detailError },
  csrf: 'when-signed-in',
});

/** The 24 standard sizes are numbered 1 (1R), 2 (1L), … 24 (12L). */
export const standardSizeIdOf = (size: StandardSize): number => (size.base - 1) * sizeLengths.length + sizeLengths.indexOf(size.length) + 1;

/** The standard size with a number, undefined beyond 1 … 24. */
export const standardSizeOfId = (number: number): StandardSize | undefined => standardSizes[number - 1];
