import {
  type Currency,
  formatMoney,
  type Money,
  money,
  type NumberLocale,
} from '@tailorbird/domain/kernel';
import type { ReactNode } from 'react';

export const Price = ({
  amount,
  languageTag,
}: {
  readonly amount: Money;
  readonly languageTag: NumberLocale;
}): ReactNode => formatMoney(amount, languageTag);

/** The price in one currency out of a clothing type's nine. */
export const priceIn = (prices: Readonly<Record<Currency, number>>, currency: Currency): Money =>
  money(prices[currency], currency);
