import { type Currency, type Money, money } from '../kernel/index.ts';

/** A price of a product from an instant on (ISO 8601), in minor units. */
export type DatedPrice = { readonly at: string; readonly amount: number };

const dayMs = 24 * 60 * 60 * 1_000;
/** Directive 98/6, article 6a. */
export const priorPriceDays = 30;
/** Days for which the shop presents a lower price as reduced. */
export const reductionDays = 30;

/** The instant (ISO 8601) until which a reduction made at `at` is presented as one (LEGAL-11). */
export const reducedUntil = ({ at }: Pick<DatedPrice, 'at'>): string =>
  new Date(Date.parse(at) + reductionDays * dayMs).toISOString();

/**
 * The price that a reduction is compared with (LEGAL-11): the lowest price of the 30 days
 * before the last change. Null if that change raised the price, if the price was as low within
 * the 30 days, or if no earlier price is known. `prices` are in order of time.
 */
export const priorPriceOf = (prices: readonly DatedPrice[], currency: Currency): Money | null => {
  const [now, ...earlier] = prices.toReversed();
  const [before] = earlier;
  if (!now || !before || before.amount <= now.amount) return null;
  const from = Date.parse(now.at) - priorPriceDays * dayMs;
  // The first price at or before the period was still in effect when it began.
  const asOf = earlier.findIndex(({ at }) => Date.parse(at) <= from);
  const inEffect = asOf < 0 ? earlier : earlier.slice(0, asOf + 1);
  const lowest = Math.min(...inEffect.map(({ amount }) => amount));
  return lowest > now.amount ? money(lowest, currency) : null;
};
