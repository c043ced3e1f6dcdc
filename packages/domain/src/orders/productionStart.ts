import type { OrderLine } from './order.ts';
import { makingOf } from './pieceMaking.ts';
import { withdrawalPeriod } from './withdrawal.ts';
import { addWorkingDays } from './workingDays.ts';

/**
 * Shop setting: production starts at once, or 14 days after the order if a garment of it can
 * be returned (ORDER-20).
 */
export const productionStarts = ['at-once', 'after-14-days'] as const;
export type ProductionStart = (typeof productionStarts)[number];

/** True for garments made in a size that can still be returned. One-size pieces suit any other customer. */
export const isMadeReturnable = (
  line: Pick<OrderLine, 'snapshot' | 'productClass' | 'withdrawalRight'>,
): boolean => line.withdrawalRight === 'granted' && makingOf(line) === 'to-size';

/**
 * First day (YYYY-MM-DD) of production of a returnable garment: the first working day after
 * the 14 days, counted from the order as for goods that arrive on that day. The statutory
 * period still begins with the delivery.
 */
export const productionDay = (placedAt: string): string =>
  addWorkingDays(withdrawalPeriod(placedAt).lastDay, 1);

/** First day of production (ORDER-20) as YYYY-MM-DD; null if it starts at once. */
export const productionFrom = (
  placedAt: string,
  lines: readonly Parameters<typeof isMadeReturnable>[0][],
  productionStart: ProductionStart,
): string | null =>
  productionStart === 'after-14-days' && lines.some(isMadeReturnable)
    ? productionDay(placedAt)
    : null;

/** True if production may start at an instant (ISO 8601). */
export const isProductionDue = (
  { productionFrom: from }: { readonly productionFrom?: string | undefined },
  now: string,
): boolean => from === undefined || from <= now.slice(0, 10);
