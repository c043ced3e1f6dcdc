import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../kernel/index.ts';
import { runs } from '../testing/index.ts';
import { repaymentOf } from './cancelOrder.ts';
import type { RefundShare } from './refund.ts';
import { amountsAfterRefunds, refundPart } from './refundPart.ts';

const eur = (cents: number) => money(cents, 'EUR');
const cents = fc.nat(20_000);
const request = fc.record({
  key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  parts: fc.array(cents, { maxLength: 3 }),
});

/** Refunds cent by cent: first to the payment method, then to credit, until nothing is left. */
const countedOut = (
  paid: number,
  credit: number,
  wanted: readonly number[],
): readonly (readonly [number, number])[] => {
  const purses = [...Array<'paid'>(paid).fill('paid'), ...Array<'credit'>(credit).fill('credit')];
  return wanted.flatMap((amount) => {
    if (amount === 0 || amount > purses.length) return [];
    const taken = purses.splice(0, amount);
    return [
      [
        taken.filter((purse) => purse === 'paid').length,
        taken.filter((purse) => purse === 'credit').length,
      ] as const,
    ];
  });
};

describe('giving a part of an order back', () => {
  it('paid = kept + credited + refunded, for each means and any sequence', () => {
    fc.assert(
      fc.property(cents, cents, fc.array(request, { maxLength: 12 }), (paid, credit, requests) => {
        const taken = { paid: eur(paid), credit: eur(credit) };
        let refunds: readonly RefundShare[] = [];
        for (const { key, parts } of requests) {
          const asked = {
            key,
            reason: 'changed' as const,
            parts: parts.map((amount) => ({ lineId: null, quantity: 1, amount: eur(amount) })),
          };
          const before = refunds.find((refund) => refund.key === key);
          const given = refundPart({ ...taken, refunds }, asked);
          if (before) expect(given).toEqual({ ok: true, value: before });
          else if (given.ok) {
            const sum = parts.reduce((one, other) => one + other, 0);
            expect(given.value.refunded.amount + given.value.credited.amount).toBe(sum);
            refunds = [...refunds, given.value];
          }
          const kept = amountsAfterRefunds({ ...taken, refunds });
          const backOf = (means: 'refunded' | 'credited') =>
            refunds.reduce((sum, refund) => sum + refund[means].amount, 0);
          expect(kept.paid.amount + backOf('refunded')).toBe(paid);
          expect(kept.credit.amount + backOf('credited')).toBe(credit);
          expect(Math.min(kept.paid.amount, kept.credit.amount)).toBeGreaterThanOrEqual(0);
        }
        const cancelled = repaymentOf({
          ...taken,
          refunds,
          voucherDiscounts: [],
          shippingDiscounts: [],
        });
        const kept = amountsAfterRefunds({ ...taken, refunds });
        expect(cancelled).toMatchObject({ refunded: kept.paid, credited: kept.credit });
      }),
      runs(200),
    );
  });

  it('a refund returns the payment before the credit, cent by cent', () => {
    const few = fc.nat(60);
    fc.assert(
      fc.property(few, few, fc.array(few, { maxLength: 8 }), (paid, credit, wanted) => {
        let refunds: readonly RefundShare[] = [];
        for (const [place, amount] of wanted.entries()) {
          const parts = [{ lineId: 1, quantity: 1, amount: eur(amount) }];
          const given = refundPart(
            { paid: eur(paid), credit: eur(credit), refunds },
            { key: String(place), reason: 'withdrawn', parts },
          );
          if (given.ok) refunds = [...refunds, given.value];
        }
        expect(refunds.map(({ refunded, credited }) => [refunded.amount, credited.amount])).toEqual(
          countedOut(paid, credit, wanted),
        );
      }),
      runs(200),
    );
  });

  it('a refund of zero, less, or more than is left is refused', () => {
    const sale = { paid: eur(100), credit: eur(20), refunds: [] };
    const refundAmounts = (...amounts: readonly number[]) =>
      refundPart(sale, {
        key: 'x',
        reason: 'changed',
        parts: amounts.map((amount) => ({ lineId: null, quantity: 1, amount: eur(amount) })),
      });
    expect(refundAmounts()).toEqual({ ok: false, failure: { kind: 'nothing-to-refund' } });
    expect(refundAmounts(0)).toEqual({ ok: false, failure: { kind: 'nothing-to-refund' } });
    expect(refundAmounts(50, -10)).toEqual({ ok: false, failure: { kind: 'nothing-to-refund' } });
    expect(refundAmounts(121)).toEqual({
      ok: false,
      failure: { kind: 'refund-too-large', left: eur(120) },
    });
    expect(refundAmounts(110)).toMatchObject({
      ok: true,
      value: { refunded: eur(100), credited: eur(10) },
    });
  });
});
