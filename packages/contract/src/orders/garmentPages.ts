import { type GarmentPage, isGarmentCode, type OwnGarment } from '@tailorbird/domain/orders';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError } from '../errors.ts';
import { fields } from '../fields.ts';
import { linkOfMail, orderNumber } from './orderNumber.ts';

/** Public facts about a piece or a model. `sent_in` is a month: `2026-11`. */
export const garmentPage = z.object({
  code: z.string(),
  model: z.string(),
  title: z.string(),
  product_path: z.string(),
  image_path: z.string(),
  color: z.nullable(z.string()),
  fabric: z.nullable(z.string()),
  composition: z.nullable(z.string()),
  care: z.nullable(z.string()),
  weight_gsm: z.nullable(z.number()),
  ready_made: z.boolean(),
  sent_in: z.nullable(z.string()),
});
export type WireGarmentPage = z.infer<typeof garmentPage>;

export const { toWire: toWireGarmentPage, fromWire: fromWireGarmentPage } = fields<
  GarmentPage,
  WireGarmentPage
>()({
  code: 'code',
  model: 'model',
  title: 'title',
  productPath: 'product_path',
  imagePath: 'image_path',
  color: 'color',
  fabric: 'fabric',
  composition: 'composition',
  care: 'care',
  weightGsm: 'weight_gsm',
  isReadyMade: 'ready_made',
  sentIn: 'sent_in',
});

export const ownGarment = z.object({
  code: z.string(),
  title: z.string(),
  color: z.nullable(z.string()),
  size: z.nullable(z.object({ title: z.string(), version: z.int() })),
  initials: z.string(),
});
export type WireOwnGarment = z.infer<typeof ownGarment>;

export const { toWire: toWireOwnGarment, fromWire: fromWireOwnGarment } = fields<
  OwnGarment,
  WireOwnGarment
>()({ code: 'code', title: 'title', color: 'color', size: 'size', initials: 'initials' });

export const readGarmentPage = endpoint({
  context: 'orders',
  name: 'readGarmentPage',
  method: 'GET',
  path: '/api/v1/garments/{code}/',
  summary:
    'Returns public facts about a piece, by the code on its label, or about a model, by clothing type and fabric color: `101-21`.',
  params: { code: z.string().check(z.refine(isGarmentCode)) },
  responses: { 200: garmentPage, 404: detailError },
});

export const listOwnGarments = endpoint({
  context: 'orders',
  name: 'listOwnGarments',
  method: 'GET',
  path: '/oscarapi/orders/{number}/garments/',
  summary: 'Lists the pieces of an own or linked order with the codes of their garment pages.',
  params: { number: orderNumber },
  query: { link: z.optional(linkOfMail) },
  responses: { 200: z.array(ownGarment), 403: detailError, 404: detailError },
});
