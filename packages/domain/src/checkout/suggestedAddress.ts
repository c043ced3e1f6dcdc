import type { Currency } from '../kernel/index.ts';
import { currencyFor } from '../location/index.ts';
import type { Address } from './address.ts';

/**
 * The most likely address for another order, of those used before, most recent first: one in
 * the visitor's country, else one with the visitor's currency; any if the country is unknown.
 * Null if the shop ships to none of them.
 */
export const suggestedAddress = (
  saved: readonly Address[],
  {
    shippable,
    countryCode,
    currency,
  }: {
    readonly shippable: readonly string[];
    readonly countryCode: string | null;
    readonly currency: Currency;
  },
): Address | null => {
  const reachable = saved.filter((address) => shippable.includes(address.countryCode));
  if (countryCode === null) return reachable[0] ?? null;
  return (
    reachable.find((address) => address.countryCode === countryCode) ??
    reachable.find((address) => currencyFor(address.countryCode) === currency) ??
    null
  );
};
