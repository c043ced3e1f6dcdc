import { add, allocate, type Money, subtract, sum, zero } from '../kernel/index.ts';
import { type TaxPart, taxWithin } from '../location/index.ts';

/** Amounts of an invoice, tax included. `isUntaxed` marks gift cards. */
export type GrossInvoice = {
  readonly lines: readonly { readonly amount: Money; readonly isUntaxed: boolean }[];
  readonly shipping: Money | null;
  readonly tax: readonly TaxPart[];
};

/**
 * Net amounts at one tax rate. Lines and shipping less the discount equal `net`. `lines` holds
 * the place of each line in the invoice.
 */
export type NetGroup = {
  /** Thousandths: 190 is 19 %. */
  readonly rate: number;
  readonly lines: readonly { readonly place: number; readonly net: Money }[];
  readonly shipping: Money | null;
  readonly discount: Money;
  readonly net: Money;
  readonly tax: Money;
};

const mergeRates = (parts: readonly TaxPart[]): readonly TaxPart[] =>
  [...new Set(parts.map(({ rate }) => rate))].map((rate) =>
    parts
      .filter((part) => part.rate === rate)
      .reduce((one, other) => ({
        rate,
        gross: add(one.gross, other.gross),
        net: add(one.net, other.net),
        tax: add(one.tax, other.tax),
      })),
  );

/**
 * Converts an invoice with prices including tax into net amounts by tax rate, as electronic
 * invoices state them (EN 16931). Each amount differs from the exact one by less than a cent per
 * line, and every sum is exact. Empty for an invoice of zero.
 */
export const netInvoice = ({ lines, shipping, tax }: GrossInvoice): readonly NetGroup[] => {
  const groups = mergeRates(tax);
  const taxed = groups.find(({ rate }) => rate > 0) ?? groups[0];
  return groups.map((group) => {
    const { rate, gross, net, tax: within } = group;
    const own = lines.flatMap(({ amount, isUntaxed }, place) =>
      groups.length === 1 || isUntaxed === (group !== taxed) ? [{ amount, place }] : [],
    );
    const shipped = group === taxed ? shipping : null;
    const amounts = own.map(({ amount }) => amount);
    const before = sum([...amounts, ...(shipped ? [shipped] : [])], gross.currency);
    const discount = taxWithin(subtract(before, gross), rate).net;
    const nets = allocate(
      add(net, discount),
      [...amounts, shipped ?? zero(gross.currency)].map(({ amount }) => amount),
    );
    return {
      rate,
      lines: own.map(({ place }, index) => ({ place, net: nets[index] ?? zero(gross.currency) })),
      shipping: shipped && (nets.at(-1) ?? null),
      discount,
      net,
      tax: within,
    };
  });
};
