import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deliveryWindow } from './deliveryWindow.ts';
import { estimateDelivery } from './estimateDelivery.ts';
import { moveDelivery } from './moveDelivery.ts';
import { orderStatuses } from './orderStatus.ts';
import { isWorkingDay } from './workingDays.ts';

const anyInstant = fc
  .date({
    min: new Date('2025-01-01T00:00:00Z'),
    max: new Date('2030-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString());
const later = (instant: string, days: number): string =>
  new Date(Date.parse(instant) + days * 86_400_000).toISOString();

const anyOrder = fc
  .record({
    datePlaced: anyInstant,
    status: fc.constantFrom(...orderStatuses),
    express: fc.boolean(),
    comment: fc.constantFrom('', 'Hi'),
  })
  .map(({ express, comment, ...order }) => ({
    ...order,
    deliveryDays: estimateDelivery({
      placedAt: order.datePlaced,
      productClasses: ['Customize'],
      shippingDays: express ? { earliest: 1, latest: 2 } : { earliest: 2, latest: 4 },
      comment,
    }),
  }));

test('[CHECKOUT-18, ORDER-01] delivery is expected on working days in two weeks', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const window = deliveryWindow({ ...order, status: 'Confirmed' });
      if (!window) throw new Error('Garments are expected');
      expect([
        isWorkingDay(window.earliest.slice(0, 10)),
        isWorkingDay(window.latest.slice(0, 10)),
      ]).toEqual([true, true]);
      expect(window.earliest < window.latest).toBe(true);
      const days = (Date.parse(window.latest) - Date.parse(order.datePlaced)) / 86_400_000;
      expect(days).toBeGreaterThanOrEqual(14 - 2);
      expect(days).toBeLessThanOrEqual(24);
    }),
  );
});

test('a moved date is the last day of a range of future working days', () => {
  fc.assert(
    fc.property(
      anyOrder,
      fc.integer({ min: 0, max: 30 }),
      fc.integer({ min: -5, max: 200 }),
      (order, waited, ahead) => {
        const now = later(order.datePlaced, waited);
        const latest = later(now, ahead).slice(0, 10);
        const moved = moveDelivery(order, { latest, reason: ' The cloth came late ' }, now);
        const before = order.status === 'Shipped' ? null : deliveryWindow(order);
        const isDay =
          isWorkingDay(latest) &&
          ahead >= 0 &&
          ahead <= 180 &&
          before?.latest.slice(0, 10) !== latest;
        expect(moved.ok).toBe(before !== null && isDay);
        if (!moved.ok) {
          expect(moved.failure.kind).toBe(before === null ? 'delivery-settled' : 'day-refused');
          return;
        }
        expect(moved.value.deliveryNote).toBe('The cloth came late');
        const window = deliveryWindow({ ...order, ...moved.value });
        expect(window?.latest.slice(0, 10)).toBe(latest);
        const earliest = window?.earliest.slice(0, 10) ?? '';
        expect(isWorkingDay(earliest) && earliest <= latest && earliest >= now.slice(0, 10)).toBe(
          true,
        );
      },
    ),
  );
});

test('moving a date needs a short reason and a valid day', () => {
  const order = {
    datePlaced: '2026-09-07T09:00:00.000Z',
    status: 'Confirmed',
    deliveryDays: { earliest: 10, latest: 16 },
  } as const;
  const kinds = [
    { latest: '2026-10-01', reason: ' ' },
    { latest: '2026-10-01', reason: 'x'.repeat(301) },
    { latest: '2026-02-31', reason: 'x' },
    { latest: 'soon', reason: 'x' },
  ].map((wanted) => {
    const moved = moveDelivery(order, wanted, order.datePlaced);
    return moved.ok ? 'moved' : moved.failure.kind;
  });
  expect(kinds).toEqual(['reason-refused', 'reason-refused', 'day-refused', 'day-refused']);
});
