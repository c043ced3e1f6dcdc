import {
  add,
  amountIn,
  type Currency,
  chargeUnit,
  type Money,
  money,
  shareOut,
  sum,
  zero,
} from '../kernel/index.ts';
import type { GoodsKind, LevyTerms } from './levyTerms.ts';
import { taxWithin } from './taxWithin.ts';

/** Contents of a parcel and their prices. */
export type LeviedParcel = {
  readonly currency: Currency;
  /**
   * Prices after discounts for the whole quantity. `goods` is null for non-goods such as
   * a gift card.
   */
  readonly lines: readonly { readonly price: Money; readonly goods: GoodsKind | null }[];
  readonly shipping: Money;
};

export type Levy = { readonly duty: Money; readonly tax: Money };

/** Duties and taxes of a parcel, and of each line in order. */
export type Levies = Levy & { readonly lines: readonly Levy[] };

/** Duties and taxes of a basket or order with their description. */
export type DescribedLevies = Levy & {
  readonly terms: LevyTerms['kind'];
  readonly rate: number | null;
  readonly text: string;
};

/** Duties and taxes of a line with their description. */
export type DescribedLevy = Levy & { readonly text: string };

/**
 * Rounds the sum of `thousandths` half up to the charged unit, and shares it among the
 * lines in proportion.
 */
const rounded = (thousandths: readonly number[], unit: number): readonly number[] => {
  let wanted = 0;
  for (const each of thousandths) wanted += each;
  const units = Math.floor((2 * wanted + 1_000 * unit) / (2_000 * unit));
  return units === 0
    ? thousandths.map(() => 0)
    : shareOut(units, thousandths).map((part) => part * unit);
};

const collected = (
  duties: readonly number[],
  taxes: readonly number[],
  currency: Currency,
): Levies => {
  const lines = duties.map((duty, index) => ({
    duty: money(duty, currency),
    tax: money(taxes[index] ?? 0, currency),
  }));
  const all = (of: keyof Levy): Money =>
    sum(
      lines.map((line) => line[of]),
      currency,
    );
  return { lines, duty: all('duty'), tax: all('tax') };
};

/**
 * Duties and taxes of a shipment to a country.
 * VAT is contained in the prices of goods and shipping and rounded once. The lines share
 * the VAT of the goods. Customs charges are added on arrival: duty by kind of goods,
 * then tax on value and duty, each rounded once and shared by the lines. Nothing is
 * stated if the shop pays or the terms are unknown. Throws if a price has another
 * currency.
 */
export const leviesOn = ({ currency, lines, shipping }: LeviedParcel, terms: LevyTerms): Levies => {
  const nothing = lines.map(() => 0);
  const values = lines.map(({ price, goods }) => (goods === null ? 0 : amountIn(price, currency)));
  let worth = 0;
  for (const value of values) worth += value;
  if (terms.kind === 'vat') {
    const { tax } = taxWithin(add(money(worth, currency), shipping), terms.rate);
    const parts =
      tax.amount === 0 ? nothing : shareOut(tax.amount, [...values, amountIn(shipping, currency)]);
    return {
      lines: values.map((_, index) => ({
        duty: zero(currency),
        tax: money(parts[index] ?? 0, currency),
      })),
      duty: zero(currency),
      tax,
    };
  }
  if (worth === 0 || terms.kind !== 'on-arrival') return collected(nothing, nothing, currency);
  const { duty, tax, dutyFreeUpTo, taxFreeUpTo, withShipping } = terms.rates;
  const carried = withShipping ? shareOut(amountIn(shipping, currency), values) : nothing;
  const dutiable = values.map((value, index) => value + (carried[index] ?? 0));
  const unit = chargeUnit(currency);
  const asks = worth > amountIn(dutyFreeUpTo, currency);
  const duties = asks
    ? rounded(
        lines.map(
          ({ goods }, index) => (dutiable[index] ?? 0) * (goods === null ? 0 : duty[goods]),
        ),
        unit,
      )
    : nothing;
  const taxes =
    worth > amountIn(taxFreeUpTo, currency)
      ? rounded(
          dutiable.map((value, index) => (value + (duties[index] ?? 0)) * tax),
          unit,
        )
      : nothing;
  return collected(duties, taxes, currency);
};
