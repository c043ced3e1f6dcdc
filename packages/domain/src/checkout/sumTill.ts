import { type Currency, currencies, type Money, money, sum } from '../kernel/index.ts';
import type { TillMeans } from './tillSale.ts';

/** Kinds of store refunds: a whole order, or a refund that is already due. */
export const tillReturns = ['order', 'due'] as const;
export type TillReturn = (typeof tillReturns)[number];

export type TillEntry = {
  readonly id: number;
  readonly kind: 'sale' | 'refund';
  readonly orderNumber: string;
  readonly store: string;
  readonly means: TillMeans;
  readonly reference: string;
  /** The amount taken or refunded, never negative. */
  readonly amount: Money;
  /** Email address of the cashier; null if the account is gone. */
  readonly by: string | null;
  /** ISO 8601 instant. */
  readonly at: string;
};

/** The change of a till in a currency, by means: sales minus refunds. */
export type TillTotal = {
  readonly currency: Currency;
  readonly sales: number;
  readonly refunds: number;
  readonly cash: Money;
  readonly card: Money;
  readonly total: Money;
};

export const sumTill = (
  entries: readonly Pick<TillEntry, 'kind' | 'means' | 'amount'>[],
): readonly TillTotal[] =>
  currencies.flatMap((currency) => {
    const own = entries.filter(({ amount }) => amount.currency === currency);
    if (own.length === 0) return [];
    const flow = (means: TillMeans): Money =>
      sum(
        own
          .filter((entry) => entry.means === means)
          .map(({ kind, amount }) => (kind === 'sale' ? amount : money(-amount.amount, currency))),
        currency,
      );
    const [cash, card] = [flow('cash'), flow('card')];
    const sales = own.filter(({ kind }) => kind === 'sale').length;
    return [
      {
        currency,
        sales,
        refunds: own.length - sales,
        cash,
        card,
        total: sum([cash, card], currency),
      },
    ];
  });
