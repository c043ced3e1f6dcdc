import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '../kernel/index.ts';
import { cancelRefused, repaymentOf } from './cancelOrder.ts';
import { orderStatuses } from './orderStatus.ts';
import type { Withdrawal } from './withdrawn.ts';

const garment = { id: 1, quantity: 1, productClass: 'Customize' } as const;
const giftCard = { id: 2, quantity: 3, productClass: 'Gift Card' } as const;

const withdrawalOf = (lineId: number, quantity: number): Withdrawal => ({
  id: quantity,
  at: '2026-03-04T10:00:00.000Z',
  backAt: null,
  shipping: money(0, 'EUR'),
  pieces: [{ lineId, quantity, amount: money(quantity, 'EUR'), comesBack: false }],
});

describe('cancelling', () => {
  test('[ORDER-08] an order can be canceled until production starts', () => {
    const withdrawals = [] as const;
    expect(
      orderStatuses.filter(
        (status) => cancelRefused({ status, withdrawals, lines: [garment] }) === null,
      ),
    ).toEqual(['Pending', 'Confirmed']);
    expect(cancelRefused({ status: 'Shipped', withdrawals, lines: [giftCard] })).toEqual({
      kind: 'order-being-made',
    });
  });

  test('[ORDER-08] an order with a gift card is canceled once all are withdrawn', () => {
    const cards = fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 3 });
    fc.assert(
      fc.property(cards, fc.nat(1), (withdrawn, garments) => {
        const order = {
          status: 'Confirmed',
          lines: [garment, giftCard],
          withdrawals: [
            ...withdrawn.map((quantity) => withdrawalOf(giftCard.id, quantity)),
            ...Array.from({ length: garments }, () => withdrawalOf(garment.id, 1)),
          ],
        } as const;
        const left = withdrawn.reduce((rest, quantity) => rest - quantity, giftCard.quantity);
        expect(cancelRefused(order)).toEqual(left > 0 ? { kind: 'gift-card-sent' } : null);
      }),
    );
  });

  test('[ORDER-08] canceling refunds the full price by the original means', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (credit, paid) => {
        const none = { voucherDiscounts: [], shippingDiscounts: [], refunds: [] };
        const repaid = repaymentOf({
          ...none,
          credit: money(credit, 'EUR'),
          paid: money(paid, 'EUR'),
        });
        expect(repaid).toEqual({
          credited: money(credit, 'EUR'),
          refunded: money(paid, 'EUR'),
          vouchers: [],
        });
      }),
    );
  });

  test('[ORDER-08] each used voucher is returned once', () => {
    const discounts = fc.array(fc.constantFrom('A', 'B', 'C', 'D'), { maxLength: 6 });
    fc.assert(
      fc.property(discounts, discounts, (goods, shipping) => {
        const asDiscounts = (codes: readonly string[]) =>
          codes.map((code) => ({
            kind: 'voucher' as const,
            code,
            name: code,
            amount: money(1, 'EUR'),
          }));
        const order = { credit: money(0, 'EUR'), paid: money(1, 'EUR'), refunds: [] } as const;
        const { vouchers } = repaymentOf({
          ...order,
          voucherDiscounts: asDiscounts(goods),
          shippingDiscounts: asDiscounts(shipping),
        });
        expect(vouchers).toHaveLength(new Set(vouchers).size);
        for (const code of ['A', 'B', 'C', 'D'])
          expect(vouchers.includes(code)).toBe(
            [...goods, ...shipping].some((used) => used === code),
          );
      }),
    );
  });
});
