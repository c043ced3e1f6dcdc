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
    'Lists the clothing types this visitor may see, in shop order. slug returns one, also if it is not listed; related_to returns related ones; limit and offset select a page.',
  query: { slug: z.optional(slug), related_to: z.optional(slug), list, ...pageOfList },
  responses: { 200: z.array(clothingType) },
});

export const readClothingType = endpoint({
  context: 'catalog',
  name: 'readClothingType',
  method: 'GET',
  path: '/customizer_api/v2/clothing-types/{id}',
  summary: 'Returns one clothing type.',
  params: { id: idInPath },
  responses: { 200: clothingType, 404: detailError },
});

export const listStock = endpoint({
  context: 'catalog',
  name: 'listStock',
  method: 'GET',
  path: '/customizer_api/v2/clothing_type_stock/',
  summary: 'Returns the available quantity per fabric color.',
  query: { clothing_type_id: z.optional(idInPath) },
  responses: { 200: z.array(fabricColorStock) },
});

export const listProductGroups = endpoint({
  context: 'catalog',
  name: 'listProductGroups',
  method: 'GET',
  path: '/customizer_api/v3/product-groups/',
  summary: 'Returns the headings of the overview with their products.',
  query: { list },
  responses: { 200: z.array(productGroup) },
});

export const readProduct = endpoint({
  context: 'catalog',
  name: 'readProduct',
  method: 'GET',
  path: '/oscarapi/products/{id}/',
  summary: 'Returns the product of a link, in the visitor’s currency.',
  params: { id: idInPath },
  responses: { 200: linkedProduct, 404: detailError },
});
