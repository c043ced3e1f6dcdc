import type { ProductGroup } from '@tailorbird/domain/catalog';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { fields, listOf } from '../fields.ts';
import { menuList } from './clothingType.ts';

export const productGroup = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  sub_categories: z.array(
    z.object({ slug: z.string(), title: z.string(), clothing_type_slugs: z.array(z.string()) }),
  ),
});
export type WireProductGroup = z.infer<typeof productGroup>;

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

export const listProductGroups = endpoint({
  context: 'catalog',
  name: 'listProductGroups',
  method: 'GET',
  path: '/customizer_api/v3/product-groups/',
  summary: 'Returns the headings of the overview with their products.',
  query: { list: menuList },
  responses: { 200: z.array(productGroup) },
});
