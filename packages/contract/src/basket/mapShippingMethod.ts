import type { ShippingMethod } from '@tailorbird/domain/basket';
import { money } from '@tailorbird/domain/kernel';
import { taxedPrice, toWireMoney } from '../money.ts';
import type { WireShippingMethod } from './basketSchema.ts';

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
