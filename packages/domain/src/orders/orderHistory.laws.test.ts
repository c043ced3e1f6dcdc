import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextStatuses } from './moveOrder.ts';
import { type OrderEvent, orderActors, progressReached } from './orderHistory.ts';
import { type OrderStatus, orderStatuses } from './orderStatus.ts';

/** A random valid path through the statuses: each number selects the next step. */
const aWay = fc.array(fc.nat(10), { maxLength: 12 }).map((choices) => {
  const way: OrderStatus[] = ['Pending'];
  for (const choice of choices) {
    const next = nextStatuses[way.at(-1) ?? 'Pending'];
    const to = next[choice % Math.max(1, next.length)];
    if (to) way.push(to);
  }
  return way;
});

test('[ORDER-02, ORDER-03] progress falls only when an order is canceled', () => {
  fc.assert(
    fc.property(aWay, fc.constantFrom(...orderActors), (way, by) => {
      const history: OrderEvent[] = [];
      let before = 0;
      for (const status of way) {
        history.push({ status, at: '2025-11-05T09:00:00.000Z', by });
        const progress = progressReached(status, history);
        if (status === 'Cancelled') expect(progress).toBe(0);
        else expect(progress).toBeGreaterThanOrEqual(before);
        before = progress;
      }
    }),
  );
});

test('[ORDER-03] without recorded steps, the status gives the progress', () => {
  expect(orderStatuses.map((status) => progressReached(status, []))).toEqual([
    0, 15, 40, 50, 80, 100, 0,
  ]);
});
