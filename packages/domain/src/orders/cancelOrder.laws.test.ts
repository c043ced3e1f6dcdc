import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '../kernel/index.ts';
import { cancelRefused, repaymentOf } from './cancelOrder.ts';
import { orderStatuses } from './orderStatus.ts';

const garment = { productClass: 'Customize' } as const;
const giftCard = { productClass: 'Gift Card' } as const;

describe('cancelling', () => {
  test('[ORDER-08] an order can be canceled until production starts', () => {
    expect(
      orderStatuses.filter((status) => cancelRefused({ status, lines: [garment] }) === null),
    ).toEqual(['Pending', 'Confirmed']);
    expect(cancelRefused({ status: 'Confirmed', lines: [garment, giftCard] })).toEqual({
      kind: 'gift-card-sent',
    });
    expect(cancelRefused({ status: 'Shipped', lines: [giftCard] })).toEqual({
      kind: 'order-being-made',
    });
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
