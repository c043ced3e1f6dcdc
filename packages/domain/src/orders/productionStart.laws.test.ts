import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LineSnapshot, shippingDays } from '../basket/index.ts';
import { estimateDelivery } from './estimateDelivery.ts';
import { possibleMoves } from './orderSplit.ts';
import { isMadeReturnable, productionDay, productionFrom } from './productionStart.ts';
import { isWorkingDay } from './workingDays.ts';

const dayMs = 86_400_000;
const instant = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2031-12-31T00:00:00Z'),
  noInvalidDate: true,
});
const snapshot = (changes: Partial<LineSnapshot>): LineSnapshot => ({
  clothingTypeId: 1,
  fabricColorId: 3,
  selectedProperties: {},
  initials: '',
  userSizeId: null,
  note: '',
  giftCardTier: null,
  ...changes,
});
const standard = {
  snapshot: snapshot({ userSizeId: 7 }),
  productClass: 'Customize',
  withdrawalRight: 'granted',
} as const;
const measured = { ...standard, withdrawalRight: 'made-to-specification' } as const;
const abroad = { ...standard, withdrawalRight: 'not-required' } as const;
const cap = { ...standard, snapshot: snapshot({}), productClass: 'Accessories' } as const;
const card = { ...cap, productClass: 'Gift Card' } as const;

describe('the start of production', () => {
  it('[ORDER-20] only garments in a returnable size wait', () => {
    expect([standard, measured, abroad, cap, card].map(isMadeReturnable)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('[ORDER-20] an order waits if one garment waits and the setting asks for it', () => {
    const anyLine = fc.constantFrom(standard, measured, abroad, cap, card);
    fc.assert(
      fc.property(instant, fc.array(anyLine), (placed, lines) => {
        const placedAt = placed.toISOString();
        expect(productionFrom(placedAt, lines, 'at-once')).toBeNull();
        const from = productionFrom(placedAt, lines, 'after-14-days');
        expect(from).toBe(lines.includes(standard) ? productionDay(placedAt) : null);
      }),
    );
  });

  it('[ORDER-20] the day is a working day, more than 14 days after the order', () => {
    fc.assert(
      fc.property(instant, (placed) => {
        const from = productionDay(placed.toISOString());
        expect(isWorkingDay(from)).toBe(true);
        const wait = (Date.parse(from) - placed.getTime()) / dayMs;
        expect(wait).toBeGreaterThan(14);
        // Christmas and weekends prolong it by at most a week.
        expect(wait).toBeLessThan(23);
      }),
    );
    expect(productionDay('2026-11-28T08:00:00.000Z')).toBe('2026-12-15');
  });

  it('[ORDER-20] a waiting order arrives as if it were placed on its day', () => {
    const methods = fc.constantFrom(...Object.values(shippingDays));
    fc.assert(
      fc.property(instant, methods, fc.constantFrom('', 'Ring twice'), (placed, days, comment) => {
        const order = {
          placedAt: placed.toISOString(),
          productClasses: ['Customize'] as const,
          shippingDays: days,
          comment,
        };
        const from = productionDay(order.placedAt);
        const waiting = estimateDelivery({ ...order, productionFrom: from });
        const later = estimateDelivery({ ...order, placedAt: `${from}T00:00:00.000Z` });
        const shift = (Date.parse(from) - Date.parse(order.placedAt.slice(0, 10))) / dayMs;
        expect(waiting).toEqual(
          later && { earliest: later.earliest + shift, latest: later.latest + shift },
        );
      }),
    );
  });

  it('[ORDER-20] staff can start production from its day on, and cancel before', () => {
    fc.assert(
      fc.property(instant, instant, fc.boolean(), (placed, at, waits) => {
        const placedAt = placed.toISOString();
        const from = productionDay(placedAt);
        const order = {
          status: 'Confirmed',
          history: [{ status: 'Confirmed', at: placedAt, by: 'system' }],
          lines: [{ id: 1, quantity: 1, madeFirst: null, productClass: 'Customize' }],
          withdrawals: [],
          ...(waits && { productionFrom: from }),
        } as const;
        const moves = possibleMoves(order, at.toISOString());
        const isDue = !waits || at.getTime() >= Date.parse(from);
        expect(moves).toEqual(isDue ? ['InProduction', 'Cancelled'] : ['Cancelled']);
      }),
    );
  });
});
