import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pricedBasket } from '../../test/pricedBasket.ts';
import { scriptedBaskets } from '../../test/scriptedBaskets.ts';
import type { AddRequest, Baskets } from '../basket/index.ts';
import type { ProductClass } from '../catalog/index.ts';
import { err, ok } from '../kernel/index.ts';
import { runs } from '../testing/runs.ts';
import {
  addRequestOf,
  confirmFit,
  estimateDelivery,
  fitAnswers,
  isCancellableBySupport,
  isComplete,
  isUnderRemakeGuarantee,
  moveOrder,
  nextStatuses,
  type Order,
  type OrderStatus,
  orderStatuses,
  progressOf,
  remakeGuaranteeEnd,
  remakeGuaranteeMonths,
  reorder,
} from './index.ts';

const status = fc.constantFrom(...orderStatuses);

describe('the status of an order', () => {
  test('[ORDER-02] an order has one of seven statuses, each with its progress', () => {
    expect(orderStatuses).toEqual([
      'Pending',
      'Confirmed',
      'InProduction',
      'AwaitingFitConfirmation',
      'Shipped',
      'Delivered',
      'Cancelled',
    ]);
    expect(orderStatuses.map((each) => progressOf[each])).toEqual([0, 15, 40, 50, 80, 100, 0]);
  });

  test('[ORDER-03] an order is complete from 100, a cancelled one never', () => {
    expect([99, 100, 120].map((progress) => isComplete({ status: 'Delivered', progress }))).toEqual(
      [false, true, true],
    );
    expect(isComplete({ status: 'Cancelled', progress: 100 })).toBe(false);
    expect(
      orderStatuses.filter((each) => isComplete({ status: each, progress: progressOf[each] })),
    ).toEqual(['Delivered']);
  });

  test('[ORDER-02] statuses follow the table of moves; final ones are final', () => {
    fc.assert(
      fc.property(status, status, (from, to) => {
        const moved = moveOrder(from, to);
        expect(moved.ok).toBe(nextStatuses[from].includes(to));
        expect(moved).toEqual(
          moved.ok
            ? { ok: true, value: { status: to, progress: progressOf[to] } }
            : { ok: false, failure: { kind: 'order-cannot-move', from, to } },
        );
      }),
      runs(100),
    );
    expect(nextStatuses).toEqual({
      Pending: ['Confirmed', 'Cancelled'],
      Confirmed: ['InProduction', 'Cancelled'],
      InProduction: ['AwaitingFitConfirmation', 'Shipped'],
      AwaitingFitConfirmation: ['InProduction', 'Cancelled'],
      Shipped: ['Delivered'],
      Delivered: [],
      Cancelled: [],
    });
  });

  test('[ORDER-02] an order only moves forward; production follows the fit once', () => {
    fc.assert(
      fc.property(fc.array(status, { maxLength: 30 }), (wishes) => {
        let current: OrderStatus = 'Pending';
        const seen: OrderStatus[] = [current];
        for (const wish of wishes) {
          const moved = moveOrder(current, wish);
          if (!moved.ok) continue;
          current = moved.value.status;
          seen.push(current);
        }
        for (const each of ['Pending', 'Confirmed', 'Shipped', 'Delivered', 'Cancelled'] as const) {
          expect(seen.filter((one) => one === each).length).toBeLessThanOrEqual(1);
        }
        if (seen.includes('Shipped')) expect(seen).not.toContain('Cancelled');
      }),
      runs(500),
    );
  });

  test('[ORDER-08] support cancels until production starts, as the table allows', () => {
    expect(orderStatuses.filter(isCancellableBySupport)).toEqual(['Pending', 'Confirmed']);
    for (const each of orderStatuses.filter(isCancellableBySupport))
      expect(moveOrder(each, 'Cancelled').ok).toBe(true);
  });
});

describe('confirming the fit', () => {
  test('[ORDER-04] a confirmed fit starts the rest, a bad fit blocks it', () => {
    expect(fitAnswers).toEqual(['positive', 'negative']);
    const waiting = { status: 'AwaitingFitConfirmation', fitAnswer: null } as const;
    expect(confirmFit(waiting, 'positive')).toEqual({
      ok: true,
      value: { status: 'InProduction', releasesRest: true, needsAdjustment: false },
    });
    expect(confirmFit(waiting, 'negative')).toEqual({
      ok: true,
      value: { status: 'AwaitingFitConfirmation', releasesRest: false, needsAdjustment: true },
    });
    expect(moveOrder('AwaitingFitConfirmation', 'InProduction').ok).toBe(true);
    expect(confirmFit({ status: 'InProduction', fitAnswer: null }, 'positive')).toEqual({
      ok: false,
      failure: { kind: 'fit-not-awaited' },
    });
  });

  test('[ORDER-04] the fit is confirmed once and only while awaited', () => {
    fc.assert(
      fc.property(
        status,
        fc.constantFrom(...fitAnswers, null),
        fc.constantFrom(...fitAnswers),
        (current, before, answer) => {
          const confirmed = confirmFit({ status: current, fitAnswer: before }, answer);
          if (before !== null)
            expect(confirmed).toEqual({ ok: false, failure: { kind: 'fit-already-answered' } });
          else if (current !== 'AwaitingFitConfirmation')
            expect(confirmed).toEqual({ ok: false, failure: { kind: 'fit-not-awaited' } });
          else expect(confirmed.ok).toBe(true);
        },
      ),
      runs(100),
    );
  });
});

describe('the remake guarantee', () => {
  test.each([
    ['2026-01-15T10:00:00.000Z', '2026-05-15T10:00:00.000Z'],
    ['2025-10-31T10:00:00.000Z', '2026-02-28T10:00:00.000Z'],
    ['2023-10-31T23:59:59.000Z', '2024-02-29T23:59:59.000Z'],
    ['2026-03-31T00:00:00.000Z', '2026-07-31T00:00:00.000Z'],
    ['2026-05-31T00:00:00.000Z', '2026-09-30T00:00:00.000Z'],
    ['2025-12-01T00:00:00.000Z', '2026-04-01T00:00:00.000Z'],
  ])('[ORDER-09] the remake guarantee of %s ends %s', (placed, end) => {
    expect(remakeGuaranteeMonths).toBe(4);
    expect(remakeGuaranteeEnd(placed)).toBe(end);
    expect(isUnderRemakeGuarantee(placed, placed)).toBe(true);
    expect(isUnderRemakeGuarantee(placed, end)).toBe(true);
    expect(
      isUnderRemakeGuarantee(placed, new Date(Date.parse(end) - 86_400_000).toISOString()),
    ).toBe(true);
    expect(isUnderRemakeGuarantee(placed, new Date(Date.parse(end) + 1).toISOString())).toBe(false);
    expect(isUnderRemakeGuarantee(placed, new Date(Date.parse(placed) - 1).toISOString())).toBe(
      false,
    );
  });

  test('[ORDER-09] the remake guarantee lasts four calendar months (118–123 days)', () => {
    const instant = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2040-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instant, instant, (one, other) => {
        const end = Date.parse(remakeGuaranteeEnd(one.toISOString()));
        const days = (end - one.getTime()) / 86_400_000;
        expect(days).toBeGreaterThanOrEqual(118);
        expect(days).toBeLessThanOrEqual(123);
        const [earlier, later] = [one, other]
          .sort((a, b) => a.getTime() - b.getTime())
          .map((each) => each.toISOString());
        // Compares days: guarantees from October 30 and 31 both end on the last day of February.
        expect(
          remakeGuaranteeEnd(earlier!).slice(0, 10) <= remakeGuaranteeEnd(later!).slice(0, 10),
        ).toBe(true);
      }),
      runs(500),
    );
  });
});

describe('delivery', () => {
  // A Monday, without a holiday in the weeks after it.
  const order = {
    placedAt: '2026-09-07T09:00:00.000Z',
    productClasses: ['Gift Card', 'Customize'] as const,
    shippingDays: { earliest: 1, latest: 4 },
    comment: '',
  };

  test('[CHECKOUT-18] delivery is making plus shipping; ready-made goods are only shipped', () => {
    const made = { earliest: 9, latest: 16 };
    expect(estimateDelivery(order)).toEqual(made);
    const of = (productClass: ProductClass) =>
      estimateDelivery({ ...order, productClasses: [productClass] });
    expect(of('Accessories')).toEqual(made);
    for (const productClass of ['Gift Card', 'Retail'] as const)
      expect(of(productClass)).toEqual(order.shippingDays);
    expect(estimateDelivery({ ...order, shippingDays: { earliest: 1, latest: 1 } })).toEqual({
      earliest: 9,
      latest: 11,
    });
    // Over Christmas and New Year it takes longer.
    expect(estimateDelivery({ ...order, placedAt: '2026-12-21T09:00:00.000Z' })).toEqual({
      earliest: 10,
      latest: 18,
    });
    expect(estimateDelivery({ ...order, shippingDays: null })).toBeNull();
  });

  test('[CHECKOUT-19] a comment can add a day', () => {
    expect(estimateDelivery({ ...order, comment: 'Ring twice' })).toEqual({
      earliest: 9,
      latest: 17,
    });
    expect(estimateDelivery({ ...order, comment: '  ' })).toEqual({ earliest: 9, latest: 16 });
  });
});

describe('ordering again', () => {
  const basket = pricedBasket(
    { currency: 'EUR', lines: [], vouchers: [], shippingMethods: [] },
    { active: false, available: 0, code: null },
  );
  const piece = {
    clothingTypeId: 1,
    fabricColorId: 1,
    selectedProperties: {},
    userSizeId: 1,
    initials: 'AB',
    note: '',
    giftCardTier: null,
  };
  const order = {
    lines: [
      { title: 'Shirt', quantity: 2, snapshot: piece },
      { title: 'Card', quantity: 1, snapshot: { ...piece, giftCardTier: 102 } },
    ],
  } as unknown as Order;

  test('[ORDER-11] ordering again adds all garments but no gift cards', async () => {
    const { baskets, calls } = scriptedBaskets(basket);
    expect(await reorder({ baskets })(order)).toEqual({
      ok: true,
      value: { basket, leftOut: [], inDefault: [] },
    });
    expect(calls).toEqual(['add …', 'current']);
    const { giftCardTier: _, ...design } = piece;
    expect(addRequestOf(order.lines[0]!)).toEqual({ ...design, quantity: 2, productId: null });
  });

  test('[ORDER-11, SIZE-125] reordering uses the default for a deleted size', async () => {
    const wornBy = async (size: Order['lines'][number]['size']) => {
      const asked: AddRequest[] = [];
      const { baskets } = scriptedBaskets(basket);
      const add: Baskets['add'] = async (request) => {
        asked.push(request);
        return request.userSizeId === null ? ok(basket) : err({ kind: 'missing-size' });
      };
      const again = await reorder({ baskets: { ...baskets, add } })({
        ...order,
        lines: order.lines.slice(0, 1).map((line) => ({ ...line, size })),
      });
      return [
        asked.slice(1).map(({ wearerId }) => wearerId),
        again.ok && [again.value.inDefault, again.value.leftOut.length],
      ];
    };
    const size = { id: 1, title: 'Blue', version: 1 };
    expect(await wornBy(size)).toEqual([[null], [['Shirt'], 0]]);
    expect(await wornBy({ ...size, wearer: 'Anna', wearerId: 7 })).toEqual([[7], [['Shirt'], 0]]);
    expect(await wornBy({ ...size, wearer: 'Anna' })).toEqual([[], [[], 1]]);
  });

  test('[ORDER-11] pieces that could not be added are listed', async () => {
    const { baskets } = scriptedBaskets(basket, { add: err({ kind: 'out-of-stock' }) });
    expect(await reorder({ baskets })(order)).toEqual({
      ok: true,
      value: {
        basket,
        leftOut: [{ title: 'Shirt', failure: { kind: 'out-of-stock' } }],
        inDefault: [],
      },
    });
    const lost = scriptedBaskets(basket, { current: err({ kind: 'unreachable' }) });
    expect(await reorder(lost)(order)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });
});
