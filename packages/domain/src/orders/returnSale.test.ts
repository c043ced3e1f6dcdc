import { describe, expect, it } from 'vitest';
import type { ProductClass } from '../catalog/index.ts';
import { orderStatuses } from './orderStatus.ts';
import { saleReturnDays, saleReturnRefusal } from './returnSale.ts';

const soldAt = '2026-03-04T10:00:00.000Z';
const daysLater = (days: number, ms = 0): string =>
  new Date(Date.parse(soldAt) + days * 86_400_000 + ms).toISOString();
const sale = (
  changes: Partial<Parameters<typeof saleReturnRefusal>[0]> = {},
  productClass: ProductClass = 'Retail',
) => ({
  status: 'Delivered' as const,
  datePlaced: soldAt,
  sold: { handover: 'now' as const },
  lines: [{ id: 1, quantity: 1, productClass }],
  withdrawals: [],
  ...changes,
});

describe('returns to a store', () => {
  it('stores accept returns of goods taken along for a number of days', () => {
    expect(saleReturnRefusal(sale(), daysLater(saleReturnDays))).toBeNull();
    expect(saleReturnRefusal(sale(), daysLater(saleReturnDays, 1))).toEqual({
      kind: 'brought-back-late',
    });
  });

  it('orders not sold in a store cannot be returned to one', () => {
    expect(saleReturnRefusal(sale({ sold: null }), soldAt)).toEqual({ kind: 'not-sold-in-store' });
  });

  it('a sale with a spendable gift card cannot be returned to a store', () => {
    expect(saleReturnRefusal(sale({}, 'Gift Card'), soldAt)).toEqual({ kind: 'gift-card-sent' });
  });

  it('[ORDER-08] made-to-order store sales can be canceled until they are cut', () => {
    for (const handover of ['pickup', 'delivery'] as const) {
      const taken = orderStatuses.filter(
        (status) =>
          saleReturnRefusal(sale({ status, sold: { handover } }, 'Customize'), daysLater(100)) ===
          null,
      );
      expect(taken).toEqual(['Pending', 'Confirmed']);
    }
  });
});
