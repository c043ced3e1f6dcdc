import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError } from '../errors.ts';
import { idInPath, pageOfList, slug } from '../values.ts';
import { clothingType, fabricColorStock, linkedProduct, productGroup } from './schema.ts';

/**
 * `menu` selects the menu's list, which follows the admin flag. Other lists follow admin
 * UI (MENU-16).
 */
const list = z.optional(z.literal('menu'));

export const listClothingTypes = endpoint({
  context: 'catalog',
  name: 'listClothingTypes',
  method: 'GET',
  path: '/customizer_api/v3/clothing-types/',
  summary:
    'Clothing types this visitor may see in lists, in shop order; with slug the one of that address, also when it is in no list; with related_to what to look at beside it. The menu of an admin lists what admin UI does, whatever the mode. With limit and offset a part of the list.',
  query: { slug: z.optional(slug), related_to: z.optional(slug), list, ...pageOfList },
  responses: { 200: z.array(clothingType) },
});

export const readClothingType = endpoint({
  context: 'catalog',
  name: 'readClothingType',
  method: 'GET',
  path: '/customizer_api/v2/clothing-types/{id}',
  summary: 'One clothing type.',
  params: { id: idInPath },
  responses: { 200: clothingType, 404: detailError },
});

export const listStock = endpoint({
  context: 'catalog',
  name: 'listStock',
  method: 'GET',
  path: '/customizer_api/v2/clothing_type_stock/',
  summary: 'How many pieces of each fabric color can still be ordered.',
  query: { clothing_type_id: z.optional(idInPath) },
  responses: { 200: z.array(fabricColorStock) },
});

export const listProductGroups = endpoint({
  context: 'catalog',
  name: 'listProductGroups',
  method: 'GET',
  path: '/customizer_api/v3/product-groups/',
  summary: 'The headings of the product overview with what stands under them.',
  query: { list },
  responses: { 200: z.array(productGroup) },
});

export const readProduct = endpoint({
  context: 'catalog',
  name: 'readProduct',
  method: 'GET',
  path: '/oscarapi/products/{id}/',
  summary: 'What the link of a product stands for, in the visitor’s currency.',
  params: { id: idInPath },
  responses: { 200: linkedProduct, 404: detailError },
});
