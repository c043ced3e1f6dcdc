import type { ShippingMethod } from '@tailorbird/domain/basket';
import { money } from '@tailorbird/domain/kernel';
import * as z from 'zod/mini';
import { taxedPrice, toWireMoney } from '../money.ts';
import { price } from '../values.ts';

/** `discount` is a JSON number, as in django-oscar-api. */
export const shippingMethod = z.object({
  code: z.string(),
  name: z.string(),
  description: z.string(),
  price,
  is_discounted: z.boolean(),
  discount: z.number(),
});
export type WireShippingMethod = z.infer<typeof shippingMethod>;

/** `discount` is the only amount that is a JSON number on the wire. */
export const toWireShippingMethod = ({
  code,
  name,
  description,
  price,
  discount,
}: ShippingMethod): WireShippingMethod => ({
  code,
  name,
  description,
  price: taxedPrice.toWire(price),
  is_discounted: discount.amount > 0,
  discount: Number(toWireMoney(discount)),
});

export const fromWireShippingMethod = ({
  code,
  name,
  description,
  price,
  discount,
}: WireShippingMethod): ShippingMethod => ({
  code,
  name,
  description,
  price: taxedPrice.fromWire(price),
  discount: money(Math.round(discount * 100), price.currency),
});
