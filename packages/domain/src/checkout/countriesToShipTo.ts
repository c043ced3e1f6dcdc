import type { Country } from './checkoutPort.ts';

/** Where many expect a delivery to go, who are told why it cannot (CHECKOUT-08). */
const explained = 'PR';

/** The countries a delivery address offers: those the shop ships to, the one that is explained, and the one that is chosen, which an address kept from before may have. */
export const countriesToShipTo = (
  countries: readonly Country[],
  chosen: string,
): readonly Country[] =>
  countries.filter(({ code, shippable }) => shippable || code === explained || code === chosen);
