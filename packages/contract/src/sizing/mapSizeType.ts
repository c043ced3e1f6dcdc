import {
  type CutFor,
  type SizeDependency,
  type SizeType,
  sizeDependencies,
} from '@tailorbird/domain/sizing';
import type { WireSizeDependency, WireSizeType } from './sizeTypeSchema.ts';

export const toWireSizeType = ({ id, slug, title, properties }: SizeType): WireSizeType => ({
  id,
  slug,
  title,
  size_properties: properties.map((property) => ({
    id: property.id,
    slug: property.measure,
    frontend_title: property.title,
    show_in_size_charts: property.showInSizeCharts,
    display_order: property.displayOrder,
  })),
});

export const fromWireSizeType = ({ id, slug, title, size_properties }: WireSizeType): SizeType => ({
  id,
  slug,
  title,
  properties: size_properties.map((property) => ({
    id: property.id,
    measure: property.slug,
    title: property.frontend_title,
    showInSizeCharts: property.show_in_size_charts,
    displayOrder: property.display_order,
  })),
});

/**
 * Inputs and allowed ranges of each measure of a size type (API-62), for one cut, or for
 * any if no cut is given.
 */
export const toWireSizeDependencies = (
  type: Pick<SizeType, 'slug' | 'properties'>,
  cutFor?: CutFor,
): WireSizeDependency[] =>
  sizeDependencies(type, cutFor).flatMap(({ measure, minimum, maximum, step, dependsOn }) =>
    type.properties
      .filter((property) => property.measure === measure)
      .map(({ id }) => ({
        size_property_id: id,
        slug: measure,
        minimum,
        maximum,
        step,
        depends_on: [...dependsOn],
      })),
  );

export const fromWireSizeDependency = ({
  slug,
  minimum,
  maximum,
  step,
  depends_on,
}: WireSizeDependency): SizeDependency => ({
  measure: slug,
  minimum,
  maximum,
  step,
  dependsOn: depends_on,
});
