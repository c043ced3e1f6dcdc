import { addressToBeginWith } from '@tailorbird/domain/checkout';
import { submitAddress } from './addressSteps.ts';
import type { CheckoutStore } from './checkoutStore.ts';
import { suggestMethod } from './suggestMethod.ts';

/* For customers who have ordered before: what they would most likely enter, entered. */

/** Takes over where the last order went, and how, as far as nothing was entered; so that there is one page to look over and to pay on. What does not fit any more is left to the customer. */
export const beginWithKnown = async (store: CheckoutStore): Promise<void> => {
  const { address } = store;
  if (store.requiresShipping && address.accepted === null && !address.isTyped) {
    const { visit } = address.dependencies;
    const known = addressToBeginWith(address.savedAddresses, {
      shippable: address.countries.filter(({ shippable }) => shippable).map(({ code }) => code),
      countryCode: visit.countryCode,
      currency: store.basket.basket?.total.currency ?? visit.currency,
    });
    if (known === null) return;
    address.suggest(known);
    if (!(await submitAddress(store))) return;
  }
  await suggestMethod(store);
};
