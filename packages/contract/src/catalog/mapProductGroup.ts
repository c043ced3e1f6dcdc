import type { ProductGroup } from '@tailorbird/domain/catalog';
import { fields, listOf } from '../fields.ts';
import type { WireProductGroup } from './schema.ts';

export const { toWire: toWireProductGroup, fromWire: fromWireProductGroup } = fields<
  ProductGroup,
  WireProductGroup
>()({
  slug: 'slug',
  title: 'title',
  description: 'description',
  subCategories: [
    'sub_categories',
    listOf(
      fields<ProductGroup['subCategories'][number], WireProductGroup['sub_categories'][number]>()({
        slug: 'slug',
        title: 'title',
        clothingTypeSlugs: 'clothing_type_slugs',
      }),
    ),
  ],
});
