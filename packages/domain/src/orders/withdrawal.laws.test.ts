import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LineSnapshot } from '../basket/index.ts';
import { money } from '../kernel/index.ts';
import { runs } from '../testing/index.ts';
import type { Order } from './order.ts';
import { refundPart } from './refundPart.ts';
import { type ChosenPieces, withdraw } from './withdraw.ts';
import {
  lineWithdrawal,
  paidForPieces,
  withdrawalBegins,
  withdrawalPeriod,
  withdrawnQuantity,
} from './withdrawal.ts';
import { withdrawalRightOf, withdrawalRights } from './withdrawalRight.ts';
import type { Withdrawal } from './withdrawn.ts';

const granted = { withdrawalRight: 'granted', madeFirst: null } as const;
const measured = { withdrawalRight: 'made-to-specification', madeFirst: null } as const;
const snapshot = (changes: Partial<LineSnapshot> = {}): { readonly snapshot: LineSnapshot } => ({
  snapshot: {
    clothingTypeId: 1,
    fabricColorId: null,
    selectedProperties: {},
    initials: '',
    userSizeId: null,
    note: '',
    giftCardTier: null,
    ...changes,
  },
});
const none = {
  status: 'Delivered',
  datePlaced: '2026-01-05T10:00:00.000Z',
  history: [],
  parcels: [],
  withdrawals: [],
} as const;
const parcel = (deliveredAt: string | null) =>
  ({
    part: 'all',
    carrier: 'Parcel',
    trackingNumber: 'T',
    sentAt: none.datePlaced,
    deliveredAt,
  }) as const;

const instant = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2031-12-31T00:00:00Z'),
  noInvalidDate: true,
});

/** The workshop's holidays by year, copied from a printed calendar. */
const easterSunday: Readonly<Record<number, string>> = { 2026: '2026-04-05', 2027: '2027-03-28' };
const isFree = (day: Date): boolean => {
  const [month, date] = [day.getUTCMonth() + 1, day.getUTCDate()];
  const fixed = [
    '1/1',
    '4/25',
    '5/1',
    '6/10',
    '8/15',
    '10/5',
    '11/1',
    '12/1',
    '12/8',
    '12/25',
  ].includes(`${month}/${date}`);
  const easter = Date.parse(easterSunday[day.getUTCFullYear()] ?? '');
  const byEaster = [-2, 60].some((after) => easter + after * 86_400_000 === day.getTime());
  return fixed || byEaster || [0, 6].includes(day.getUTCDay());
};

describe('the period of withdrawal', () => {
  it('the period equals day-by-day counting on a calendar', () => {
    const inPrintedYears = fc.date({
      min: new Date('2026-01-01T00:00:00Z'),
      max: new Date('2027-11-30T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(inPrintedYears, (begins) => {
        const day = new Date(begins.getTime() + 3 * 3_600_000);
        day.setUTCHours(0, 0, 0, 0);
        for (let count = 0; count < 14; count += 1) day.setUTCDate(day.getUTCDate() + 1);
        while (isFree(day)) day.setUTCDate(day.getUTCDate() + 1);
        const period = withdrawalPeriod(begins.toISOString());
        expect(period.lastDay).toBe(day.toISOString().slice(0, 10));
        expect(period.end).toBe(
          `${new Date(day.getTime() + 86_400_000).toISOString().slice(0, 10)}T01:00:00.000Z`,
        );
      }),
      runs(200),
    );
  });

  it('the withdrawal period lasts fourteen whole days everywhere in the Union', () => {
    fc.assert(
      fc.property(instant, fc.integer({ min: -1, max: 3 }), (begins, zone) => {
        const { end } = withdrawalPeriod(begins.toISOString());
        const there = new Date(begins.getTime() + zone * 3_600_000);
        const lastMidnight =
          Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate() + 15) -
          zone * 3_600_000;
        expect(Date.parse(end)).toBeGreaterThanOrEqual(lastMidnight);
        expect(Date.parse(end) - begins.getTime()).toBeLessThanOrEqual(21 * 86_400_000);
      }),
      runs(300),
    );
  });

  it('withdrawal is possible on the last day, and not after it', () => {
    const order = { ...none, parcels: [parcel('2026-06-15T15:30:00.000Z')] };
    const line = {
      id: 1,
      quantity: 2,
      priceInclDiscounts: money(4_000, 'EUR'),
      ...granted,
    };
    const at = (now: string) =>
      lineWithdrawal(order, line, { travels: true, unusedCards: null }, now);
    expect(at('2026-06-29T22:00:00.000Z')).toEqual({
      kind: 'open',
      quantity: 2,
      lastDay: '2026-06-29',
    });
    expect(at('2026-06-30T00:59:59.000Z').kind).toBe('open');
    expect(at('2026-06-30T01:00:00.000Z')).toEqual({ kind: 'period-over', lastDay: '2026-06-29' });
  });

  it('the withdrawal period starts with the last parcel, of mail with the order', () => {
    const two = [parcel('2026-02-03T10:00:00.000Z'), parcel('2026-02-01T10:00:00.000Z')];
    expect(withdrawalBegins({ ...none, parcels: two }, { travels: true })).toBe(
      '2026-02-03T10:00:00.000Z',
    );
    expect(withdrawalBegins({ ...none, parcels: two }, { travels: false })).toBe(none.datePlaced);
    expect(
      withdrawalBegins({ ...none, status: 'Shipped', parcels: [parcel(null)] }, { travels: true }),
    ).toBeNull();
    const delivered = [
      { status: 'Delivered', at: '2026-03-01T10:00:00.000Z', by: 'staff' },
    ] as const;
    expect(withdrawalBegins({ ...none, history: delivered }, { travels: true })).toBe(
      '2026-03-01T10:00:00.000Z',
    );
  });
});

describe('withdrawing', () => {
  const terms = { countryCode: 'DE', standardSizesReturnable: true };
  const rightOf = (changes: Partial<LineSnapshot>, isStandardSize = false, more = {}) =>
    withdrawalRightOf({ ...snapshot(changes), isStandardSize }, { ...terms, ...more });

  it('stock items, gift cards and plain standard sizes can be withdrawn', () => {
    expect(rightOf({})).toBe('granted');
    expect(rightOf({ giftCardTier: 100 })).toBe('granted');
    expect(rightOf({ userSizeId: 7 }, true)).toBe('granted');
    expect(rightOf({ userSizeId: 7 })).toBe('made-to-specification');
    expect(rightOf({ initials: 'AB' })).toBe('made-to-specification');
    expect(rightOf({ userSizeId: 7, initials: 'AB' }, true)).toBe('made-to-specification');
    expect(rightOf({ userSizeId: 7 }, true, { standardSizesReturnable: false })).toBe(
      'made-to-specification',
    );
  });

  it('EU, EEA, UK, CH and unknown countries have the right of withdrawal', () => {
    for (const countryCode of ['DE', 'PT', 'IC', 'NO', 'LI', 'GB', 'CH', null])
      expect(rightOf({}, false, { countryCode })).toBe('granted');
    for (const countryCode of ['US', 'JP', 'TR'])
      expect(rightOf({}, false, { countryCode })).toBe('not-required');
  });

  it('a line can be withdrawn exactly if the right is granted for it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...withdrawalRights), (withdrawalRight) => {
        const line = {
          id: 1,
          quantity: 2,
          priceInclDiscounts: money(4_000, 'EUR'),
          withdrawalRight,
        };
        const { kind } = lineWithdrawal(
          none,
          line,
          { travels: true, unusedCards: null },
          none.datePlaced,
        );
        expect(kind).toBe(withdrawalRight === 'granted' ? 'open' : withdrawalRight);
      }),
      runs(20),
    );
  });

  it('a line’s price is split fairly over its pieces, kroner in whole units', () => {
    fc.assert(
      fc.property(
        fc.nat(100_000),
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 }),
        fc.boolean(),
        (price, steps, isDanish) => {
          const quantity = steps.reduce((one, other) => one + other, 0);
          const line = {
            quantity,
            priceInclDiscounts: isDanish ? money(price * 100, 'DKK') : money(price, 'EUR'),
          };
          let before = 0;
          let given = 0;
          for (const step of steps) {
            const { amount } = paidForPieces(line, { before, quantity: step });
            if (isDanish) expect(amount % 100).toBe(0);
            const fair = (line.priceInclDiscounts.amount * step) / quantity;
            expect(Math.abs(amount - fair)).toBeLessThanOrEqual(step * (isDanish ? 100 : 1));
            before += step;
            given += amount;
          }
          expect(given).toBe(line.priceInclDiscounts.amount);
        },
      ),
      runs(200),
    );
    // Ten euros for three pieces: the odd cent goes to the first.
    const three = { quantity: 3, priceInclDiscounts: money(1_000, 'EUR') };
    expect([0, 1, 2].map((before) => paidForPieces(three, { before, quantity: 1 }).amount)).toEqual(
      [334, 333, 333],
    );
  });

  const lines = fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 4 }),
      price: fc.nat(20_000),
      isCard: fc.boolean(),
    }),
    {
      minLength: 1,
      maxLength: 4,
    },
  );
  const wishes = fc.array(
    fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 4 })), {
      maxLength: 3,
    }),
    {
      maxLength: 10,
    },
  );

  /** Goods taken from a store have no parcel. */
  const whereabouts = ['in the workshop', 'sent', 'taken along'] as const;

  it('each piece is refunded once; the last one includes shipping', () => {
    fc.assert(
      fc.property(
        lines,
        fc.nat(3_000),
        fc.nat(100),
        wishes,
        fc.constantFrom(...whereabouts),
        (ordered, shipping, share, sequence, where) => {
          const isSent = where !== 'in the workshop';
          const all = ordered.map(({ quantity, price }, index) => ({
            id: index + 1,
            quantity,
            priceInclDiscounts: money(price, 'EUR'),
            ...granted,
          }));
          const total = all.reduce((sum, line) => sum + line.priceInclDiscounts.amount, shipping);
          const credit = Math.floor((total * share) / 100);
          const sale = { credit: money(credit, 'EUR'), paid: money(total - credit, 'EUR') };
          let withdrawals: readonly Withdrawal[] = [];
          let refunds: Order['refunds'] = [];
          for (const [index, wish] of sequence.entries()) {
            const chosen: readonly ChosenPieces[] = wish.map(([lineId, quantity]) => ({
              lineId,
              quantity,
            }));
            const order = {
              ...none,
              status: where === 'in the workshop' ? ('InProduction' as const) : none.status,
              parcels: where === 'sent' ? [parcel('2026-01-06T10:00:00.000Z')] : [],
              lines: all,
              shipping: money(shipping, 'EUR'),
              withdrawals,
            };
            const facts = (lineId: number) => ({
              travels: true,
              unusedCards: ordered[lineId - 1]?.isCard
                ? (ordered[lineId - 1]?.quantity ?? 0) - withdrawnQuantity({ withdrawals }, lineId)
                : null,
            });
            const done = withdraw(order, facts, chosen, '2026-01-08T10:00:00.000Z');
            if (!done.ok) continue;
            const { pieces } = done.value;
            for (const { lineId, comesBack } of pieces)
              expect(comesBack).toBe(isSent && !ordered[lineId - 1]?.isCard);
            withdrawals = [...withdrawals, { id: index, ...done.value }];
            const parts = [...pieces, { lineId: null, quantity: 1, amount: done.value.shipping }];
            const refund = refundPart(
              { ...sale, refunds },
              { key: String(index), reason: 'withdrawn', parts },
            );
            if (refund.ok) refunds = [...refunds, { ...refund.value, at: '', doneAt: null }];
            else expect(refund.failure.kind).toBe('nothing-to-refund');
          }
          for (const { id, quantity } of all)
            expect(withdrawnQuantity({ withdrawals }, id)).toBeLessThanOrEqual(quantity);
          const given = refunds.reduce(
            (sum, { refunded, credited }) => sum + refunded.amount + credited.amount,
            0,
          );
          const isAll = all.every(
            ({ id, quantity }) => withdrawnQuantity({ withdrawals }, id) === quantity,
          );
          expect(given).toBeLessThanOrEqual(total);
          if (isAll) expect(given).toBe(total);
          else expect(withdrawals.every((each) => each.shipping.amount === 0)).toBe(true);
        },
      ),
      runs(200),
    );
  });

  it('one piece without the right refuses the whole withdrawal', () => {
    const card = {
      id: 1,
      quantity: 2,
      priceInclDiscounts: money(20_000, 'EUR'),
      ...granted,
    };
    const shirt = {
      id: 2,
      quantity: 1,
      priceInclDiscounts: money(9_000, 'EUR'),
      ...measured,
    };
    const order = { ...none, lines: [card, shirt], shipping: money(0, 'EUR') };
    const why = (chosen: readonly ChosenPieces[], unusedCards = 2, more = {}) => {
      const done = withdraw(
        { ...order, ...more },
        () => ({ travels: false, unusedCards }),
        chosen,
        '2026-01-06T10:00:00.000Z',
      );
      return done.ok ? 'withdrawn-from' : done.failure.kind;
    };
    expect(why([])).toBe('nothing-chosen');
    expect(why([{ lineId: 1, quantity: 0 }])).toBe('nothing-chosen');
    expect(why([{ lineId: 9, quantity: 1 }])).toBe('not-in-order');
    expect(
      why([
        { lineId: 1, quantity: 1 },
        { lineId: 1, quantity: 1 },
      ]),
    ).toBe('not-in-order');
    expect(why([{ lineId: 1, quantity: 2 }], 1)).toBe('not-in-order');
    expect(why([{ lineId: 1, quantity: 1 }], 0)).toBe('card-used');
    expect(
      why([
        { lineId: 1, quantity: 1 },
        { lineId: 2, quantity: 1 },
      ]),
    ).toBe('made-to-specification');
    expect(why([{ lineId: 1, quantity: 1 }], 2, { status: 'Cancelled' })).toBe('order-cancelled');
    expect(why([{ lineId: 1, quantity: 1 }], 2, { datePlaced: '2025-12-01T10:00:00.000Z' })).toBe(
      'period-over',
    );
    const before = [
      {
        id: 1,
        at: '',
        pieces: [{ lineId: 1, quantity: 2, amount: money(20_000, 'EUR'), comesBack: false }],
        shipping: money(0, 'EUR'),
        backAt: null,
      },
    ];
    expect(why([{ lineId: 1, quantity: 1 }], 0, { withdrawals: before })).toBe('withdrawn');
    expect(why([{ lineId: 1, quantity: 1 }], 1)).toBe('withdrawn-from');
  });
});
