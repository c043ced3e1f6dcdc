import type { Basket } from '@tailorbird/domain/basket';
import { money } from '@tailorbird/domain/kernel';
import { defaultCurrency } from '@tailorbird/domain/location';

const nothing = money(0, defaultCurrency);

/** The basket of which nothing is known yet. */
export const noBasket: Basket = {
  id: 0,
  status: 'Open',
  lines: [],
  itemCount: 0,
  total: nothing,
  offerDiscounts: [],
  voucherDiscounts: [],
  shippingDiscounts: [],
  voucherCodes: [],
  requiresShipping: false,
  shippingMethods: [],
  activeShippingMethodCode: null,
  credit: { active: false, available: nothing, allocatedByServer: nothing },
};
