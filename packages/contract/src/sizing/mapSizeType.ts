import {
  type CutFor,
  type SizeDependency,
  type SizeType,
  sizeDependencies,
} from '@tailorbird/domain/sizing';
import { fields, listOf } from '../fields.ts';
import type { WireSizeDependency, WireSizeType } from './sizeTypeSchema.ts';

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
