import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '../kernel/index.ts';
import { orderStatuses } from '../orders/index.ts';
import { aSnapshot } from '../testing/builders.ts';
import { runs } from '../testing/runs.ts';
import {
  alterationCapPercent,
  type ClaimDecision,
  type ClaimStatus,
  checkClaimedQuantities,
  claimableLines,
  claimTypes,
  decideClaim,
  maximumClaimTextLength,
  maximumPayment,
  suggestedClaim,
} from './index.ts';

const day = 24 * 60 * 60 * 1_000;
const placed = '2026-01-31T12:00:00.000Z';
const line = {
  lineId: 1,
  productClass: 'Customize',
  isMadeToSize: true,
  isClaimed: false,
} as const;
const delivered = { status: 'Delivered', datePlaced: placed, lines: [line] } as const;

describe('claimable pieces', () => {
  test('[ORDER-09] a remake can be claimed for four calendar months after delivery', () => {
    const at = (now: string) => claimableLines('frg', delivered, now).length;
    expect([at('2026-05-31T12:00:00.000Z'), at('2026-05-31T12:00:00.001Z')]).toEqual([1, 0]);
    expect(claimableLines('quality', delivered, '2027-05-31T12:00:00.001Z')).toHaveLength(1);
    for (const status of orderStatuses.filter((each) => each !== 'Delivered'))
      for (const type of claimTypes)
        expect(claimableLines(type, { ...delivered, status }, placed)).toEqual([]);
  });

  test('[ORDER-09] an order suggests a remake only for garments in time', () => {
    const suggested = (
      productClass: 'Customize' | 'Accessories' | 'Retail' | 'Gift Card',
      now = placed,
      status: 'Delivered' | 'Shipped' = 'Delivered',
    ) => {
      const snapshot = aSnapshot({ userSizeId: productClass === 'Customize' ? 1 : null });
      const lines = [{ id: 1, productClass, snapshot }];
      return suggestedClaim({ status, datePlaced: placed, lines }, now);
    };
    expect(suggested('Customize')).toBe('frg');
    expect(suggested('Customize', '2026-06-01T12:00:00.000Z')).toBe('quality');
    expect(suggested('Accessories')).toBe('quality');
    expect(suggested('Retail')).toBe('quality');
    expect(suggested('Gift Card')).toBeNull();
    expect(suggested('Customize', placed, 'Shipped')).toBeNull();
  });

  test('[ORDER-09] only pieces made in a size get a remake, once', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            lineId: fc.nat(),
            productClass: fc.constantFrom(
              'Customize' as const,
              'Accessories' as const,
              'Retail' as const,
              'Gift Card' as const,
            ),
            isMadeToSize: fc.boolean(),
            isClaimed: fc.boolean(),
          }),
        ),
        fc.constantFrom(...claimTypes),
        fc.integer({ min: -200, max: 400 }),
        (lines, type, days) => {
          const now = new Date(Date.parse(placed) + days * day).toISOString();
          const claimable = claimableLines(type, { ...delivered, lines }, now);
          const isInTime = type === 'quality' || (days >= 0 && days <= 120);
          const expected = lines.filter(
            (each) =>
              isInTime &&
              !each.isClaimed &&
              each.productClass !== 'Gift Card' &&
              (type === 'quality' || each.isMadeToSize),
          );
          expect(claimable).toEqual(expected);
        },
      ),
      runs(300),
    );
  });
});

describe('the claimed pieces of a line', () => {
  test('[ORDER-09] claims never exceed the pieces of a line, and each open piece can be claimed', () => {
    const ids = [1, 2];
    const asked = fc.record({
      lineId: fc.constantFrom(1, 2, 3),
      quantity: fc.integer({ min: -1, max: 5 }),
    });
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 2, maxLength: 2 }),
        fc.array(fc.array(asked, { minLength: 1, maxLength: 3 }), { maxLength: 6 }),
        (quantities, claims) => {
          let open = ids.map((lineId, index) => ({ lineId, quantity: quantities[index] ?? 0 }));
          for (const items of claims) {
            const isNamedOnce = new Set(items.map(({ lineId }) => lineId)).size === items.length;
            const fits = items.every(
              ({ lineId, quantity }) =>
                quantity >= 1 &&
                open.some((each) => each.lineId === lineId && each.quantity >= quantity),
            );
            const checked = checkClaimedQuantities(items, open);
            expect(checked.ok).toBe(isNamedOnce && fits);
            if (!checked.ok) continue;
            open = open.map(({ lineId, quantity }) => ({
              lineId,
              quantity: quantity - (items.find((each) => each.lineId === lineId)?.quantity ?? 0),
            }));
            expect(Math.min(...open.map(({ quantity }) => quantity))).toBeGreaterThanOrEqual(0);
          }
          const rest = open.filter(({ quantity }) => quantity > 0);
          expect(checkClaimedQuantities(rest, open).ok).toBe(true);
        },
      ),
      runs(300),
    );
    expect(
      checkClaimedQuantities([{ lineId: 1, quantity: 0.5 }], [{ lineId: 1, quantity: 1 }]).ok,
    ).toBe(false);
  });
});

const euros = (amount: number) => money(amount, 'EUR');
const open = {
  status: 'Received' as const,
  value: euros(10_000),
  hasReceipt: true,
  hasAccount: true,
};
const kindOf = (claim: Parameters<typeof decideClaim>[0], decision: ClaimDecision): string => {
  const decided = decideClaim(claim, decision);
  return decided.ok ? 'decided' : decided.failure.kind;
};

describe('a decision about a claim', () => {
  test('an alteration is paid against a receipt, up to its share of the price', () => {
    const pay = (cents: number, claim = open) =>
      kindOf(claim, { kind: 'alteration', amount: euros(cents), reference: 'SEPA 1' });
    expect([pay(4_000), pay(4_001), pay(0)]).toEqual([
      'decided',
      'amount-out-of-range',
      'amount-out-of-range',
    ]);
    expect(pay(100, { ...open, hasReceipt: false })).toBe('receipt-missing');
    expect(kindOf(open, { kind: 'alteration', amount: euros(1), reference: ' ' })).toBe(
      'words-missing',
    );
  });

  test('credit is given to an account, up to the price paid', () => {
    const refundCents = (cents: number, claim = open) =>
      kindOf(claim, { kind: 'credit', amount: euros(cents) });
    expect([refundCents(10_000), refundCents(10_001), refundCents(-1)]).toEqual([
      'decided',
      'amount-out-of-range',
      'amount-out-of-range',
    ]);
    expect(refundCents(1, { ...open, hasAccount: false })).toBe('account-missing');
    expect(kindOf(open, { kind: 'credit', amount: money(1, 'USD') })).toBe('amount-out-of-range');
  });

  test('a refusal requires a reason', () => {
    expect(decideClaim(open, { kind: 'refused', words: ' Worn and torn. ' })).toEqual({
      ok: true,
      value: { kind: 'refused', words: 'Worn and torn.' },
    });
    expect(kindOf(open, { kind: 'refused', words: '\n' })).toBe('words-missing');
    expect(kindOf(open, { kind: 'refused', words: 'x'.repeat(maximumClaimTextLength + 1) })).toBe(
      'words-missing',
    );
  });

  test('a claim is decided once and pays at most the price of its pieces', () => {
    const amount = fc.integer({ min: -10, max: 12_000 }).map(euros);
    const decision: fc.Arbitrary<ClaimDecision> = fc.oneof(
      fc.constant({ kind: 'remake' as const, orderNumber: null }),
      fc.record({
        kind: fc.constant('alteration' as const),
        amount,
        reference: fc.constantFrom('', 'SEPA'),
      }),
      fc.record({ kind: fc.constant('credit' as const), amount }),
      fc.record({ kind: fc.constant('refused' as const), words: fc.constantFrom('', 'No.') }),
    );
    fc.assert(
      fc.property(
        fc.nat(10_000).map(euros),
        fc.boolean(),
        fc.boolean(),
        fc.array(decision, { maxLength: 12 }),
        (value, hasReceipt, hasAccount, decisions) => {
          let status: ClaimStatus = 'Received';
          let given = 0;
          let taken = 0;
          for (const each of decisions) {
            const decided = decideClaim({ status, value, hasReceipt, hasAccount }, each);
            if (!decided.ok) {
              expect(decided.failure.kind === 'claim-settled').toBe(status === 'Settled');
              continue;
            }
            status = 'Settled';
            taken += 1;
            if (each.kind === 'credit' || each.kind === 'alteration') given += each.amount.amount;
            if (each.kind === 'alteration') {
              expect(hasReceipt).toBe(true);
              expect(given * 100).toBeLessThanOrEqual(value.amount * alterationCapPercent + 50);
            }
          }
          expect(taken).toBeLessThanOrEqual(1);
          expect(given).toBeLessThanOrEqual(value.amount);
        },
      ),
      runs(500),
    );
    expect([
      maximumPayment('credit', euros(999)),
      maximumPayment('alteration', euros(999)),
    ]).toEqual([euros(999), euros(400)]);
  });
});
