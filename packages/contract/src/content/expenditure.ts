import type { Expenditure, Resources } from '@tailorbird/domain/content';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError } from '../errors.ts';
import { fields, listOf } from '../fields.ts';
import { linkOfMail } from '../orders/orderNumber.ts';
import { id, idInPath } from '../values.ts';

const resources = {
  water_liters: z.number(),
  energy_megajoules: z.number(),
  carbon_kilograms: z.number(),
} as const;

/**
 * Materials of a garment and the resources of each production stage. The figures are
 * samples, and `assumptions` states their basis.
 */
export const expenditure = z.object({
  fabric: z.object({
    title: z.string(),
    composition: z.string(),
    square_meters: z.number(),
    grams: z.int(),
    offcut_grams: z.int(),
  }),
  trims: z.array(
    z.object({ title: z.string(), quantity: z.number(), unit: z.enum(['piece', 'meter']) }),
  ),
  stages: z.array(z.object({ slug: z.string(), title: z.string(), ...resources })),
  total: z.object(resources),
  source: z.string(),
  assumptions: z.array(z.string()),
});
export type WireExpenditure = z.infer<typeof expenditure>;

/** Wire keys contain the unit of each figure. */
const resourceKeys = {
  water: 'water_liters',
  energy: 'energy_megajoules',
  carbon: 'carbon_kilograms',
} as const;

export const { toWire: toWireExpenditure, fromWire: fromWireExpenditure } = fields<
  Expenditure,
  WireExpenditure
>()({
  fabric: [
    'fabric',
    fields<Expenditure['fabric'], WireExpenditure['fabric']>()({
      title: 'title',
      composition: 'composition',
      squareMeters: 'square_meters',
      grams: 'grams',
      offcutGrams: 'offcut_grams',
    }),
  ],
  trims: 'trims',
  stages: [
    'stages',
    listOf(
      fields<Expenditure['stages'][number], WireExpenditure['stages'][number]>()({
        slug: 'slug',
        title: 'title',
        ...resourceKeys,
      }),
    ),
  ],
  total: ['total', fields<Resources, WireExpenditure['total']>()(resourceKeys)],
  source: 'source',
  assumptions: 'assumptions',
});

export const readGenericExpenditure = endpoint({
  context: 'content',
  name: 'readGenericExpenditure',
  method: 'POST',
  path: '/trims_api/expenditures/generic/',
  summary: 'Returns the materials and work of a design in a base size (1 to 12, default 7).',
  request: z.object({
    clothing_type_id: id,
    fabric_color_id: z.optional(id),
    base_size: z.optional(z.int().check(z.minimum(1), z.maximum(12))),
  }),
  responses: { 200: expenditure, 403: detailError, 404: detailError },
  csrf: 'when-signed-in',
});

export const readBasketLineExpenditure = endpoint({
  context: 'content',
  name: 'readBasketLineExpenditure',
  method: 'GET',
  path: '/trims_api/expenditures/basket-line/{id}/',
  summary: 'Returns the materials and work of one garment of an own basket line, in its size.',
  params: { id: idInPath },
  responses: { 200: expenditure, 404: detailError },
});

export const readOrderLineExpenditure = endpoint({
  context: 'content',
  name: 'readOrderLineExpenditure',
  method: 'GET',
  path: '/trims_api/expenditures/order-line/{id}/',
  summary: 'Returns the materials and work of one garment of an own or linked order line.',
  params: { id: idInPath },
  query: { link: z.optional(linkOfMail) },
  responses: { 200: expenditure, 403: detailError, 404: detailError },
});
