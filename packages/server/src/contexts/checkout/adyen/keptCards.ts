import * as z from 'zod/mini';
import type { KeptCard } from '../application/paymentProvider.ts';
import { parsed } from '../providerParts.ts';
import { type AdyenApi, AdyenRefusal } from './api.ts';
import { type BrowserInfo, browserInfo, storedMethods } from './shapes.ts';

/** A card that is kept is the only one of a shopper of its own at Adyen, called as the payment it came with: together they are what the shop asks for it by. */
const nameOf = (shopper: string, id: string): string => `${shopper}/${id}`;

const partsOf = (name: string): { readonly shopper: string; readonly id: string } | null => {
  const [, shopper, id] = /^([^/]{1,200})\/([^/]{1,200})$/.exec(name) ?? [];
  return shopper && id ? { shopper, id } : null;
};

/** What a payment is asked for with beside the card, where that is to be kept. */
export const toKeep = (reference: string) => ({
  storePaymentMethod: true,
  shopperReference: reference,
  recurringProcessingModel: 'CardOnFile',
});

const deviceIn = (device: string | null): BrowserInfo | null =>
  z.safeParse(browserInfo, parsed(device ?? '')).data ?? null;

/** What a payment with a kept card is asked for with: its owner is there, and no security code is typed. */
export const keptFields = (name: string, device: string | null) => {
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

/** The card that Adyen keeps of a payment; it may come to do so some time after the payment. */
export const keptAtAdyen = async (api: AdyenApi, reference: string): Promise<KeptCard | null> => {
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

/** Has Adyen keep a card no longer. Where it refuses to, the card may be gone already: its list says so. */
export const forgetAtAdyen = async (api: AdyenApi, name: string): Promise<void> => {
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
