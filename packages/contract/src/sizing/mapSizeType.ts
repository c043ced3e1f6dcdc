import { type Bounds, bodyBehind, cutForChoices, type GarmentMeasure, garmentBounds, type SizeType } from '@tailorbird/domain/sizing';
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

/** The keys of prefs that every measure is computed from. */
const factKeys = ['cut_for', 'age', 'height_in_cm', 'weight_in_kg', 'foot_length_in_cm', 'body_shape', 'fit'] as const;

/** Garments are cut to the half centimeter. */
const step = 0.5;

/** From the smallest to the largest garment of a size type, for whomever it is cut. */
const boundsOf = (slug: string): Readonly<Partial<Record<GarmentMeasure, Bounds>>> => {
  const all = cutForChoices.flatMap((cutFor) => Object.entries(garmentBounds(slug, cutFor) ?? {}) as [GarmentMeasure, Bounds][]);
  return Object.fromEntries(
    all.map(([measure]) => {
      const each = all.filter(([name]) => name === measure).map(([, bounds]) => bounds);
      return [
        measure,
        {
          minimum: Math.min(...each.map(({ minimum }) => minimum)),
          maximum: Math.max(...each.map(({ maximum }) => maximum)),
        },
      ];
    }),
  );
};

/**
 * What the measures of a size type are computed from, and what they may be set to (API-62). What they may be is what garments for men and women may. A size type no garment is cut for has none. One way: the shop's own
 * screens ask the domain.
 */
export const toWireSizeDependencies = ({ slug, properties }: Pick<SizeType, 'slug' | 'properties'>): WireSizeDependency[] => {
  const bounds = boundsOf(slug);
  return properties.flatMap(({ id, measure }) => {
    const within = Object.hasOwn(bounds, measure) ? bounds[measure as GarmentMeasure] : undefined;
    if (!within) return [];
    const dependsOn = [...factKeys, ...bodyBehind[measure as GarmentMeasure].map((body) => `known.${body}`)];
    return [{ size_property_id: id, slug: measure, ...within, step, depends_on: dependsOn }];
  });
};
