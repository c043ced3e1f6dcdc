import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors, reasonError } from '../errors.ts';
import { idInPath, matching } from '../values.ts';
import { basket, basketCount, basketLine } from './basket.ts';
import { addedVoucher, voucherRefused } from './discount.ts';
import { pieceChange, pieceToAdd, quantityChange, voucherCode } from './pieceToAdd.ts';

export const readBasket = endpoint({
  context: 'basket',
  name: 'readBasket',
  method: 'GET',
  path: '/oscarapi/basket/',
  summary: 'Returns the basket of this customer or guest and creates one if necessary.',
  responses: { 200: basket },
});

export const countBasket = endpoint({
  context: 'basket',
  name: 'countBasket',
  method: 'GET',
  path: '/oscarapi/basket/count/',
  summary: 'Returns the sum of line quantities. Creates no basket.',
  responses: { 200: basketCount },
});

/** 0 is the id of a basket that is not stored yet. */
const basketIdInPath = matching(/^(?:0|[1-9]\d{0,8})$/);

export const readBasketById = endpoint({
  context: 'basket',
  name: 'readBasketById',
  method: 'GET',
  path: '/oscarapi/baskets/{id}/',
  summary:
    'Returns the visitor’s own basket by its link; 404 for other baskets and after an order.',
  params: { id: basketIdInPath },
  responses: { 200: basket, 404: detailError },
});

export const listBasketLines = endpoint({
  context: 'basket',
  name: 'listBasketLines',
  method: 'GET',
  path: '/oscarapi/baskets/{id}/lines/',
  summary: 'Lists the lines of this basket, as in all_lines.',
  params: { id: basketIdInPath },
  responses: { 200: z.array(basketLine), 404: detailError },
});

export const readLine = endpoint({
  context: 'basket',
  name: 'readLine',
  method: 'GET',
  path: '/oscarapi/lines/{id}/',
  summary: 'Returns a line of the visitor’s own basket.',
  params: { id: idInPath },
  responses: { 200: basketLine, 404: detailError },
});

export const addProduct = endpoint({
  context: 'basket',
  name: 'addProduct',
  method: 'POST',
  path: '/oscarapi/basket/add-product/',
  summary:
    'Adds garments: equal garments share a line. Field errors are the object form of reason.',
  request: pieceToAdd,
  responses: { 200: basket, 403: detailError, 406: reasonError },
  csrf: 'when-signed-in',
});

export const changeLine = endpoint({
  context: 'basket',
  name: 'changeLine',
  method: 'PUT',
  path: '/oscarapi/lines/{id}/',
  summary: 'Sets the quantity of a line of the visitor’s own basket; 0 removes it.',
  params: { id: idInPath },
  request: quantityChange,
  responses: {
    200: basket,
    400: fieldErrors,
    403: detailError,
    404: detailError,
    406: reasonError,
  },
  csrf: 'when-signed-in',
});

export const changePiece = endpoint({
  context: 'basket',
  name: 'changePiece',
  method: 'PUT',
  path: '/oscarapi/lines/{id}/piece/',
  summary:
    'Changes the garments of a line: all of them, or `quantity` of them, which become a line of their own. Equal garments share a line.',
  params: { id: idInPath },
  request: pieceChange,
  responses: { 200: basket, 403: detailError, 404: detailError, 406: reasonError },
  csrf: 'when-signed-in',
});

export const removeLine = endpoint({
  context: 'basket',
  name: 'removeLine',
  method: 'DELETE',
  path: '/oscarapi/lines/{id}/',
  summary: 'Removes a line of the visitor’s own basket.',
  params: { id: idInPath },
  responses: { 200: basket, 403: detailError, 404: detailError, 406: reasonError },
  csrf: 'when-signed-in',
});

export const addVoucher = endpoint({
  context: 'basket',
  name: 'addVoucher',
  method: 'POST',
  path: '/oscarapi/basket/add-voucher/',
  summary:
    'Adds a voucher by its code and returns the voucher. Upper and lower case do not matter; repeating it has no effect.',
  request: voucherCode,
  responses: { 200: addedVoucher, 403: detailError, 406: voucherRefused, 429: detailError },
  csrf: 'when-signed-in',
});

export const removeVoucher = endpoint({
  context: 'basket',
  name: 'removeVoucher',
  method: 'POST',
  path: '/oscarapi/basket/remove-voucher/',
  summary: 'Removes a voucher from the basket.',
  request: voucherCode,
  responses: { 200: basket, 403: detailError, 406: voucherRefused },
  csrf: 'when-signed-in',
});

export const activateCredit = endpoint({
  context: 'basket',
  name: 'activateCredit',
  access: 'customer',
  ownerOnly: true,
  method: 'POST',
  path: '/oscarapi/basket/accounts/activate/',
  summary: 'Pays for this basket with account credit as far as possible. Signed-in customers only.',
  responses: { 200: basket, 403: detailError, 406: reasonError },
  csrf: 'when-signed-in',
});

export const deactivateCredit = endpoint({
  context: 'basket',
  name: 'deactivateCredit',
  method: 'POST',
  path: '/oscarapi/basket/accounts/deactivate/',
  summary: 'Stops using account credit for this basket.',
  responses: { 200: basket, 403: detailError, 406: reasonError },
  csrf: 'when-signed-in',
});
