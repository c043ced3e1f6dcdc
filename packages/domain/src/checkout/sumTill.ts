import { type Currency, currencies, type Money, money, sum } from '../kernel/index.ts';
import type { TillMeans } from './tillSale.ts';

/** What a store gives back: an order as a whole, or what is due for one already. */
export const takenBack = ['order', 'due'] as const;
export type TakenBack = (typeof takenBack)[number];

/** Money that went into a till, or out of it. */
export type TillEntry = {
  readonly id: number;
  readonly kind: 'sale' | 'refund';
  readonly orderNumber: string;
  readonly store: string;
  readonly means: TillMeans;
  readonly reference: string;
  /** What was taken, or given back: never below zero. */
  readonly amount: Money;
  /** Address of who did it; null when their account is gone. */
  readonly by: string | null;
  /** ISO 8601 instant. */
  readonly at: string;
};

/** What a till should hold more than before in a currency, by means: what was taken less what was given back. */
export type TillTotal = {
  readonly currency: Currency;
  readonly sales: number;
  readonly refunds: number;
  readonly cash: Money;
  readonly card: Money;
  readonly total: Money;
};

/** Sums a till up, a line for each currency it has entries in. */
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
