import { type PaymentMethod, type SavedMeans, walletMethods } from '@tailorbird/domain/checkout';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError } from '../errors.ts';
import { fields } from '../fields.ts';
import { id, idInPath } from '../values.ts';
import { checkoutRefused } from './checkoutRefused.ts';

/** `configuration` has the options of the provider's form or button. */
export const paymentMethod = z.object({
  type: z.enum(['scheme', ...walletMethods, 'none']),
  name: z.string(),
  brands: z.array(z.string()),
  configuration: z.record(z.string(), z.string()),
});

export const paymentMethods = z.object({ paymentMethods: z.array(paymentMethod) });
export type WirePaymentMethods = z.infer<typeof paymentMethods>;

/**
 * A card stored at the provider. `expires` is its last valid month, such as `2029-04`.
 */
export const savedMeans = z.object({
  id,
  type: z.literal('scheme'),
  brand: z.string(),
  last_four: z.string(),
  expires: z.string(),
});
export type WireSavedMeans = z.infer<typeof savedMeans>;

/** Cards are called `scheme` on the wire. */
export const toWirePaymentMethods = (methods: readonly PaymentMethod[]): WirePaymentMethods => ({
  paymentMethods: methods.map(({ type, name, brands, configuration }) => ({
    type: type === 'card' ? 'scheme' : type,
    name,
    brands: [...brands],
    configuration: { ...configuration },
  })),
});

export const fromWirePaymentMethods = ({
  paymentMethods,
}: WirePaymentMethods): readonly PaymentMethod[] =>
  paymentMethods.map((method) => ({
    ...method,
    type: method.type === 'scheme' ? 'card' : method.type,
  }));

const cardFields = fields<Omit<SavedMeans, 'kind'>, Omit<WireSavedMeans, 'type'>>()({
  id: 'id',
  brand: 'brand',
  lastFour: 'last_four',
  expires: 'expires',
});

export const toWireSavedMeans = (card: SavedMeans): WireSavedMeans => ({
  ...cardFields.toWire(card),
  type: 'scheme',
});

export const fromWireSavedMeans = (card: WireSavedMeans): SavedMeans => ({
  ...cardFields.fromWire(card),
  kind: 'card',
});

export const listPaymentMethods = endpoint({
  context: 'checkout',
  name: 'listPaymentMethods',
  method: 'POST',
  path: '/adyen_api/checkout/payment_methods/',
  summary: 'Lists the payment methods for this basket.',
  responses: { 200: paymentMethods, 403: detailError, 406: checkoutRefused },
  csrf: 'when-signed-in',
});

export const listSavedMeans = endpoint({
  context: 'checkout',
  name: 'listSavedMeans',
  access: 'customer',
  ownerOnly: true,
  method: 'GET',
  path: '/oscarapi/user/payment-methods/',
  summary: 'Lists the saved cards of the signed-in customer, most recently used first.',
  responses: { 200: z.array(savedMeans), 403: detailError },
});

export const removeSavedMeans = endpoint({
  context: 'checkout',
  name: 'removeSavedMeans',
  access: 'customer',
  ownerOnly: true,
  method: 'DELETE',
  path: '/oscarapi/user/payment-methods/{id}/',
  summary: 'Removes a saved card at once; the provider deletes it now or later.',
  params: { id: idInPath },
  responses: { 204: null, 403: detailError, 404: detailError },
  csrf: 'when-signed-in',
});
