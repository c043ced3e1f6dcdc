import {
  availabilities,
  channels,
  placements,
  productClasses,
  productKinds,
  publishStatuses,
  states,
  visibilities,
} from '@tailorbird/domain/catalog';
import { currencies } from '@tailorbird/domain/kernel';
import { cutForChoices } from '@tailorbird/domain/sizing';
import {
  type Artwork,
  drawableProperties,
  type FabricTexture,
  type GarmentPattern,
} from '@tailorbird/packshot';
import { z } from 'zod';
import {
  id,
  localizedParagraphs,
  localizedText,
  slug,
  text,
} from '../../../platform/rows/parseRows.ts';

export const patterns = Object.keys(drawableProperties) as readonly GarmentPattern[];

export const textures = [
  'jersey',
  'pique',
  'oxford',
  'fleece',
  'fine-knit',
  'rib',
  'cable',
  'terry',
  'waffle',
  'wool-jersey',
  'lyocell',
  'technical',
  'felted',
  'paper',
] as const satisfies readonly FabricTexture[];

/** Line drawings of artist collaborations. */
export const artworks = [
  'tide',
  'orchard',
  'loom',
  'harbor',
  'swallow',
  'cork-oak',
] as const satisfies readonly Artwork[];

const minorUnits = z.int().positive('must be more than 0 minor units');

const amounts = z
  .strictObject(
    Object.fromEntries(currencies.map((currency) => [currency, minorUnits])) as Record<
      (typeof currencies)[number],
      typeof minorUnits
    >,
  )
  .refine(({ DKK }) => DKK % 100 === 0, {
    path: ['DKK'],
    message: 'must be whole kroner, because kroner are shown whole',
  });

export const fabricRow = z.strictObject({
  id,
  slug,
  texture: z.enum(textures),
  title: localizedText,
  traitTitle: localizedText,
  composition: localizedText,
  care: localizedText,
  weightGsm: z.int().positive().nullable(),
});

/** Color families for filters, such as blue or green, in display order. */
export const colorFamilyRow = z.strictObject({ slug, title: localizedText });

export const colorRow = z.strictObject({
  slug,
  title: localizedText,
  family: slug,
  hex: z.string().regex(/^#[0-9A-F]{6}$/, 'must be # and six upper-case hexadecimal digits'),
});

const propertyRow = z.strictObject({
  id,
  slug,
  traitTitle: localizedText,
  showInDesigner: z.boolean(),
  default: z.boolean(),
  /** `collection-name/property-slug`, on both sides. */
  excludes: z.array(text).default([]),
});

/**
 * `name` is unique in the file; `slug` is used in addresses and unique only within a clothing
 * type.
 */
export const propertyCollectionRow = z.strictObject({
  id,
  name: slug,
  slug,
  traitLabelTitle: localizedText,
  properties: z.array(propertyRow).min(1, 'has no property'),
});

const sizePropertyRow = z.strictObject({
  id,
  /** The measurement's name if standard sizes are computed, such as `sleeveLength`. */
  slug: z.string().regex(/^[a-z][a-zA-Z0-9-]*$/, 'must be a measure name such as sleeveLength'),
  title: localizedText,
  showInSizeCharts: z.boolean(),
  displayOrder: id,
});

export const sizeTypeRow = z.strictObject({
  id,
  slug,
  title: localizedText,
  hiddenFromCustomers: z.boolean().default(false),
  properties: z.array(sizePropertyRow).min(1, 'has no property'),
});

const fabricColorRow = z.strictObject({
  id,
  fabric: slug,
  color: slug,
  showInDesigner: z.boolean(),
  availability: z.enum(availabilities),
  stock: z.int().nonnegative('must be 0 or more').nullable(),
});

const day = z.union(
  [z.iso.date(), z.iso.datetime({ offset: true })],
  'must be a date such as 2025-11-05 or 2025-11-05T09:00:00Z',
);

const publish = z
  .strictObject({ status: z.enum(publishStatuses), from: day.optional(), until: day.optional() })
  .refine(({ status, from }) => status !== 'SCHEDULED' || from !== undefined, {
    path: ['from'],
    message: 'is missing: a scheduled row needs its first day',
  })
  .refine(
    ({ from, until }) =>
      from === undefined || until === undefined || new Date(from) < new Date(until),
    {
      path: ['until'],
      message: 'must be after from',
    },
  );

export const clothingTypeRow = z.strictObject({
  id,
  slug,
  title: localizedText,
  subtitle: localizedText,
  description: localizedParagraphs,
  productClass: z.enum(productClasses),
  family: slug,
  pattern: z.enum(patterns),
  artwork: z.enum(artworks).optional(),
  gender: z.enum(['men', 'women', 'unisex']),
  kind: z.enum(productKinds),
  state: z.enum(states),
  visibility: z.enum(visibilities),
  availability: z.enum(availabilities),
  channels: z.array(z.enum(channels)).min(1, 'has no channel'),
  placements: z.array(z.enum(placements)),
  publish,
  showInDesigner: z.boolean(),
  isStockItem: z.boolean(),
  supportsInitials: z.boolean(),
  requiresShipping: z.boolean(),
  sizeType: slug.nullable(),
  cutFor: z.array(z.enum(cutForChoices)).default([]),
  propertyCollections: z.array(slug),
  fabricColors: z.array(fabricColorRow).min(1, 'has no fabric color'),
  trims: z.array(z.strictObject({ title: localizedText, fabric: slug })).optional(),
  defaultFabricColorId: id,
  prices: amounts,
});

export const productGroupRow = z.strictObject({
  slug,
  title: localizedText,
  description: localizedText,
  subCategories: z
    .array(z.strictObject({ slug, title: localizedText, clothingTypes: z.array(slug) }))
    .min(1, 'has no sub-category'),
});

export const giftCardTierRow = z.strictObject({
  level: z.enum(['LOW', 'MID', 'TOP']),
  code: id,
  amounts,
});

/**
 * CATALOG-25. `pattern` has the slug, or the English title of a type and its variant: `Cotton
 * Sweatshirt, *Half Zip*`.
 */
export const namingRuleRow = z.strictObject({
  pattern: text,
  name: localizedText,
  priority: z.int(),
});

export type NamingRuleRow = z.output<typeof namingRuleRow>;
export type FabricRow = z.output<typeof fabricRow>;
export type ColorFamilyRow = z.output<typeof colorFamilyRow>;
export type ColorRow = z.output<typeof colorRow>;
export type PropertyRow = z.output<typeof propertyRow>;
export type PropertyCollectionRow = z.output<typeof propertyCollectionRow>;
export type SizeTypeRow = z.output<typeof sizeTypeRow>;
export type ClothingTypeRow = z.output<typeof clothingTypeRow>;
export type ProductGroupRow = z.output<typeof productGroupRow>;
export type GiftCardTierRow = z.output<typeof giftCardTierRow>;
