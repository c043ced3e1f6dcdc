import * as z from 'zod/mini';
import type { SavedCard } from '../application/paymentProvider.ts';
import { parsed } from '../providerParts.ts';
import { type AdyenApi, AdyenRefusal } from './api.ts';
import { type BrowserInfo, browserInfo, storedMethods } from './shapes.ts';

/**
 * Name of a saved card at Adyen: shopper and card id. Each card has its own shopper,
 * named after its payment.
 */
const nameOf = (shopper: string, id: string): string => `${shopper}/${id}`;

const partsOf = (name: string): { readonly shopper: string; readonly id: string } | null => {
  const [, shopper, id] = /^([^/]{1,200})\/([^/]{1,200})$/.exec(name) ?? [];
  return shopper && id ? { shopper, id } : null;
};

export const savedCardFields = (reference: string) => ({
  storePaymentMethod: true,
  shopperReference: reference,
  recurringProcessingModel: 'CardOnFile',
});

const deviceIn = (device: string | null): BrowserInfo | null =>
  z.safeParse(browserInfo, parsed(device ?? '')).data ?? null;

/** Payment fields for a saved card: the customer is present, without security code. */
export const savedCardFieldsOf = (name: string, device: string | null) => {
  const parts = partsOf(name);
  const known = deviceIn(device);
  return (
    parts && {
      paymentMethod: { type: 'scheme', storedPaymentMethodId: parts.id },
      shopperReference: parts.shopper,
      shopperInteraction: 'ContAuth',
      recurringProcessingModel: 'CardOnFile',
      ...(known && { browserInfo: known }),
    }
  );
};

const storedOf = async (api: AdyenApi, shopper: string) =>
  (await api.get('/storedPaymentMethods', { shopperReference: shopper }, storedMethods))
    .storedPaymentMethods ?? [];

/** The card saved by a payment; Adyen may create it some time after the payment. */
export const savedCardAtAdyen = async (
  api: AdyenApi,
  reference: string,
): Promise<SavedCard | null> => {
  const [stored] = await storedOf(api, reference);
  if (!stored?.lastFour || !stored.expiryMonth || !stored.expiryYear) return null;
  return {
    name: nameOf(reference, stored.id),
    kind: 'card',
    brand: stored.brand ?? 'card',
    lastFour: stored.lastFour,
    expires: `${stored.expiryYear}-${stored.expiryMonth.padStart(2, '0')}`,
  };
};

/**
 * Deletes a saved card at Adyen. After a refusal, checks the list: the card may already be
 * deleted.
 */
export const deleteCardAtAdyen = async (api: AdyenApi, name: string): Promise<void> => {
  const parts = partsOf(name);
  if (!parts) return;
  try {
    await api.remove(`/storedPaymentMethods/${encodeURIComponent(parts.id)}`, {
      shopperReference: parts.shopper,
    });
  } catch (cause) {
    if (!(cause instanceof AdyenRefusal)) throw cause;
    if ((await storedOf(api, parts.shopper)).some(({ id }) => id === parts.id)) throw cause;
  }
};
