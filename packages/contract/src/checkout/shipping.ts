import type { Address } from '@tailorbird/domain/checkout';
import * as z from 'zod/mini';
import { basket } from '../basket/basket.ts';
import { shippingMethod } from '../basket/shippingMethod.ts';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors, reasonError } from '../errors.ts';
import { countryCodeOf, countryLink } from '../links.ts';
import { text } from '../values.ts';
import { addressErrors, addressToSend } from './address.ts';
import { checkoutRefused } from './checkoutRefused.ts';

export const courierChoice = z.object({ shipping_method_code: text(128) });

export const dropPointChoice = z.object({ drop_point_id: text(64) });

/** The known part of the delivery address. */
export const destination = z.object({
  country: z.optional(text(400)),
  postcode: z.optional(text(400)),
  line1: z.optional(text(400)),
  line4: z.optional(text(400)),
});
export type WireDestination = z.infer<typeof destination>;

export const dropPoint = z.object({
  id: z.string(),
  name: z.string(),
  line1: z.string(),
  postcode: z.string(),
  city: z.string(),
});
export type WireDropPoint = z.infer<typeof dropPoint>;

/** The address fields that shipping methods depend on. */
export type Destination = Partial<Pick<Address, 'countryCode' | 'postcode' | 'line1' | 'city'>>;

export const toWireDestination = ({
  countryCode,
  postcode,
  line1,
  city,
}: Destination): WireDestination => ({
  ...(countryCode !== undefined && { country: countryCode === '' ? '' : countryLink(countryCode) }),
  ...(postcode !== undefined && { postcode }),
  ...(line1 !== undefined && { line1 }),
  ...(city !== undefined && { line4: city }),
});

/** Null if the country is not a country link. An empty link means no country. */
export const fromWireDestination = ({
  country,
  postcode,
  line1,
  line4,
}: WireDestination): Destination | null => {
  const link = country?.trim();
  const countryCode = link === undefined || link === '' ? link : countryCodeOf(link);
  if (countryCode === null) return null;
  return {
    ...(countryCode !== undefined && { countryCode }),
    ...(postcode !== undefined && { postcode }),
    ...(line1 !== undefined && { line1 }),
    ...(line4 !== undefined && { city: line4 }),
  };
};

export const addShippingAddress = endpoint({
  context: 'checkout',
  name: 'addShippingAddress',
  method: 'POST',
  path: '/oscarapi/basket/add-shipping-address/',
  summary: 'Sets the shipping address of this basket.',
  request: addressToSend,
  responses: {
    200: basket,
    400: z.union([addressErrors, fieldErrors]),
    403: detailError,
    406: reasonError,
  },
  csrf: 'when-signed-in',
});

export const addCourier = endpoint({
  context: 'checkout',
  name: 'addCourier',
  method: 'POST',
  path: '/oscarapi/basket/v2/add-currier/',
  summary: 'Selects a shipping method of the basket by its code.',
  request: courierChoice,
  responses: { 200: basket, 403: detailError, 406: z.union([reasonError, fieldErrors]) },
  csrf: 'when-signed-in',
});

export const addDropPoint = endpoint({
  context: 'checkout',
  name: 'addDropPoint',
  method: 'POST',
  path: '/oscarapi/basket/add-pakkeshop/',
  summary: 'Selects a drop point for this basket.',
  request: dropPointChoice,
  responses: { 200: basket, 403: detailError, 406: z.union([reasonError, fieldErrors]) },
  csrf: 'when-signed-in',
});

export const validateBasket = endpoint({
  context: 'checkout',
  name: 'validateBasket',
  method: 'GET',
  path: '/oscarapi/checkout-validate-basket/',
  summary: 'Returns whether the basket can be paid: stock, vouchers, address and shipping method.',
  responses: { 200: z.object({ valid: z.literal(true) }), 406: checkoutRefused },
});

export const listShippingMethods = endpoint({
  context: 'checkout',
  name: 'listShippingMethods',
  method: 'POST',
  path: '/shipping_api/shipping_methods/',
  summary: 'Lists the shipping methods of this basket to a destination, with discounts.',
  request: destination,
  responses: {
    200: z.array(shippingMethod),
    403: detailError,
    406: z.union([reasonError, fieldErrors]),
  },
  csrf: 'when-signed-in',
});

export const listDropPoints = endpoint({
  context: 'checkout',
  name: 'listDropPoints',
  method: 'POST',
  path: '/shipping_api/drop_points/',
  summary: 'Lists drop points near a destination.',
  request: destination,
  responses: {
    200: z.array(dropPoint),
    403: detailError,
    406: z.union([reasonError, fieldErrors]),
  },
  csrf: 'when-signed-in',
});
