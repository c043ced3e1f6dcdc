import * as z from 'zod/mini';
import { basket, shippingMethod } from '../basket/basketSchema.ts';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors, reasonError } from '../errors.ts';
import { addressErrors, addressToSend } from './addressToSend.ts';
import {
  checkoutRefused,
  courierChoice,
  destination,
  dropPoint,
  dropPointChoice,
} from './schema.ts';

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
