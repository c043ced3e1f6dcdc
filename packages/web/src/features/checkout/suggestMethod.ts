import { cheapestShippingMethod } from '@tailorbird/domain/basket';
import type { CheckoutStore } from './checkoutStore.ts';
import { dropPointMethod } from './shippingChoice.ts';
import { chooseMethod } from './shippingSteps.ts';

/** Preselects the cheapest method to the door if none is chosen; most customers keep it. */
export const suggestMethod = async (store: CheckoutStore): Promise<void> => {
  const { shipping, requiresShipping, basket } = store;
  if (
    !requiresShipping ||
    store.address.accepted === null ||
    shipping.choosing !== null ||
    shipping.chosenMethod !== null
  )
    return;
  const methods = basket.basket?.shippingMethods ?? [];
  const cheapest = cheapestShippingMethod(methods.filter(({ code }) => code !== dropPointMethod));
  if (cheapest) await chooseMethod(store, cheapest.code);
};
