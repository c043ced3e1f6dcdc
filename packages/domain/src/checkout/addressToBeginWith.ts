import type { Currency } from '../kernel/index.ts';
import { currencyFor } from '../location/index.ts';
import type { Address } from './address.ts';

/**
 * Of the addresses a customer has had orders sent to, the one used last first, the one that another order most likely goes to: in the country they are in, else in one that pays in the currency they pay in; any
 * where nobody knows where they are. Null where the shop ships to none of those: then the customer says where.
 */
export const addressToBeginWith = (
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
