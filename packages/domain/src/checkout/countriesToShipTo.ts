import type { Country } from './checkoutPort.ts';

/** Listed so that the form can explain why the shop does not ship there (CHECKOUT-08). */
const explained = 'PR';

/**
 * Countries offered for a delivery address: those the shop ships to, the explained one, and the
 * selected one, which an older address may have.
 */
export const countriesToShipTo = (
  countries: readonly Country[],
  chosen: string,
): readonly Country[] =>
  countries.filter(({ code, shippable }) => shippable || code === explained || code === chosen);
