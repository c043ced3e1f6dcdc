import { suggestedAddress } from '@tailorbird/domain/checkout';
import { submitAddress } from './addressSteps.ts';
import type { CheckoutStore } from './checkoutStore.ts';
import { suggestMethod } from './suggestMethod.ts';

/**
 * Applies address and shipping method of the last order if nothing was entered yet, so that one
 * page is left to review and pay. The customer chooses whatever is no longer valid.
 */
export const prefillCheckout = async (store: CheckoutStore): Promise<void> => {
  const { address } = store;
  if (store.requiresShipping && address.accepted === null && !address.isTyped) {
    const { visit } = address.dependencies;
    const known = suggestedAddress(address.savedAddresses, {
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
