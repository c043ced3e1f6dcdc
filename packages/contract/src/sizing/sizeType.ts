import {
  type CutFor,
  cutForChoices,
  type SizeDependency,
  type SizeType,
  sizeDependencies,
} from '@tailorbird/domain/sizing';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError } from '../errors.ts';
import { fields, listOf } from '../fields.ts';
import { id, idInPath } from '../values.ts';

/** `slug` is the measure, such as chest or bodyLength. */
export const sizeProperty = z.object({
  id,
  slug: z.string(),
  frontend_title: z.string(),
  show_in_size_charts: z.boolean(),
  display_order: z.int(),
});

export const sizeType = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  size_properties: z.array(sizeProperty),
});
export type WireSizeType = z.infer<typeof sizeType>;

export const sizeDependency = z.object({
  size_property_id: id,
  slug: z.string(),
  /** Smallest value that can be set by hand, in centimeters. */
  minimum: z.number(),
  maximum: z.number(),
  step: z.number(),
  /** The keys of `created_with_prefs` that the measure is computed from. */
  depends_on: z.array(z.string()),
});
export type WireSizeDependency = z.infer<typeof sizeDependency>;

export const { toWire: toWireSizeType, fromWire: fromWireSizeType } = fields<
  SizeType,
  WireSizeType
>()({
  id: 'id',
  slug: 'slug',
  title: 'title',
  properties: [
    'size_properties',
    listOf(
      fields<SizeType['properties'][number], WireSizeType['size_properties'][number]>()({
        id: 'id',
        measure: 'slug',
        title: 'frontend_title',
        showInSizeCharts: 'show_in_size_charts',
        displayOrder: 'display_order',
      }),
    ),
  ],
});

const dependencyFields = fields<SizeDependency, Omit<WireSizeDependency, 'size_property_id'>>()({
  measure: 'slug',
  minimum: 'minimum',
  maximum: 'maximum',
  step: 'step',
  dependsOn: 'depends_on',
});

/**
 * Inputs and allowed ranges of each measure of a size type (API-62), for one cut, or for
 * any if no cut is given.
 */
export const toWireSizeDependencies = (
  type: Pick<SizeType, 'slug' | 'properties'>,
  cutFor?: CutFor,
): WireSizeDependency[] =>
  sizeDependencies(type, cutFor).flatMap((dependency) =>
    type.properties
      .filter(({ measure }) => measure === dependency.measure)
      .map(({ id }) => ({ size_property_id: id, ...dependencyFields.toWire(dependency) })),
  );

export const { fromWire: fromWireSizeDependency } = dependencyFields;

export const listSizeTypes = endpoint({
  context: 'sizing',
  name: 'listSizeTypes',
  method: 'GET',
  path: '/customizer_api/v2/size-types/',
  summary: 'Lists the size types this visitor may see.',
  responses: { 200: z.array(sizeType) },
});

export const readSizeType = endpoint({
  context: 'sizing',
  name: 'readSizeType',
  method: 'GET',
  path: '/customizer_api/v2/size-types/{id}',
  summary: 'Returns one size type with its size properties.',
  params: { id: idInPath },
  responses: { 200: sizeType, 404: detailError },
});

export const readSizeDependencies = endpoint({
  context: 'sizing',
  name: 'readSizeDependencies',
  method: 'GET',
  path: '/customizer_api/v2/size-types/{id}/size-dependencies/',
  summary:
    'Returns the inputs and allowed ranges of each measurement of a size type, for one cut or for any.',
  params: { id: idInPath },
  query: { cut_for: z.optional(z.enum(cutForChoices)) },
  responses: { 200: z.array(sizeDependency), 404: detailError },
});
