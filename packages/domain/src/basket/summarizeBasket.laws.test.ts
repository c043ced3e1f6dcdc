import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unpricedBasket } from '../../test/arbitraryBasket.ts';
import { pricedBasket } from '../../test/pricedBasket.ts';
import { money } from '../kernel/index.ts';
import { runs } from '../testing/runs.ts';
import {
  allocateCredit,
  allocateCreditToGoods,
  amountToPay,
  type Basket,
  discountPercent,
  noShippingRequired,
  selectShippingMethod,
  sumBasket,
  summarizeBasket,
} from './index.ts';

const on = { applyCreditToShippingPrice: true };
const off = { applyCreditToShippingPrice: false };

const basket = fc
  .record({
    unpriced: unpricedBasket,
    active: fc.boolean(),
    available: fc.integer({ min: 0, max: 10_000_000 }),
    code: fc.constantFrom('standard', 'express', 'drop-point', 'gone', null),
  })
  .map(
    ({ unpriced, active, available, code }): Basket =>
      pricedBasket(unpriced, { active, available, code }),
  );

describe('credit', () => {
  test('[PRICE-01] with the switch off the server’s credit amount applies', () => {
    fc.assert(
      fc.property(basket, (each) => {
        const { credit } = each;
        expect(
          allocateCredit(
            { total: each.total, shipping: money(500, each.total.currency), credit },
            off,
          ),
        ).toEqual(credit.allocatedByServer);
      }),
      runs(200),
    );
  });

  test('[PRICE-02] with the switch on, credit that is not in use pays nothing', () => {
    const credit = {
      active: false,
      available: money(20000, 'USD'),
      allocatedByServer: money(700, 'USD'),
    };
    expect(
      allocateCredit({ total: money(9000, 'USD'), shipping: money(1500, 'USD'), credit }, on)
        .amount,
    ).toBe(0);
  });

  test('[PRICE-03] credit in use pays total and shipping: 90 + 15 of 200 is 105', () => {
    const credit = {
      active: true,
      available: money(20000, 'USD'),
      allocatedByServer: money(9000, 'USD'),
    };
    expect(
      allocateCredit({ total: money(9000, 'USD'), shipping: money(1500, 'USD'), credit }, on),
    ).toEqual(money(10500, 'USD'));
    expect(
      allocateCredit({ total: money(9000, 'USD'), shipping: money(1500, 'USD'), credit }, off),
    ).toEqual(money(9000, 'USD'));
  });

  test('[PRICE-03] credit is the smaller of the balance and the amount due', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000_000 });
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.integer({ min: -1000, max: 1_000_000_000 }),
        (total, shipping, available) => {
          const credit = {
            active: true,
            available: money(available, 'SEK'),
            allocatedByServer: money(0, 'SEK'),
          };
          const used = allocateCredit(
            { total: money(total, 'SEK'), shipping: money(shipping, 'SEK'), credit },
            on,
          ).amount;
          const expected = [new Big(total).plus(shipping), new Big(available)].sort((one, other) =>
            one.cmp(other),
          )[0]!;
          expect(used).toBe(expected.lt(0) ? 0 : Number(expected));
          expect(allocateCreditToGoods(money(total, 'SEK'), credit).amount).toBe(
            Math.max(0, Math.min(total, available)),
          );
          expect(
            amountToPay(money(total, 'SEK'), money(shipping, 'SEK'), money(used, 'SEK')).amount,
          ).toBe(total + shipping - used);
        },
      ),
      runs(1000),
    );
  });
});

describe('the amount to pay', () => {
  test('[PRICE-01, PRICE-07] server and client compute the same credit', () => {
    fc.assert(
      fc.property(basket, fc.boolean(), (each, applyCreditToShippingPrice) => {
        const { active, available } = each.credit;
        const alone = sumBasket(
          { ...each, credit: { active, available } },
          { applyCreditToShippingPrice },
        );
        expect(alone).toEqual(sumBasket(each, { applyCreditToShippingPrice }));
        expect(alone.owed).toEqual(amountToPay(each.total, alone.shipping, alone.credit));
        expect(alone.owed).toEqual(summarizeBasket(each, { applyCreditToShippingPrice }).total);
        expect(alone.shipping).toEqual(
          alone.shippingMethod?.price ?? money(0, each.total.currency),
        );
      }),
      runs(300),
    );
  });
});

describe('the summary', () => {
  test('[PRICE-06, PRICE-07] the summary rows add up to the amount due', () => {
    fc.assert(
      fc.property(basket, fc.boolean(), (each, applies) => {
        const summary = summarizeBasket(each, { applyCreditToShippingPrice: applies });
        const rows = [...summary.discounts, ...summary.vouchers].reduce(
          (so, { discount }) => so.minus(discount.amount.amount),
          new Big(summary.subtotal.amount),
        );
        const owed = rows.plus(summary.shipping.amount).minus(summary.credit.amount);
        expect(summary.total.amount).toBe(Number(owed.lt(0) ? 0 : owed));
        expect(summary.total.amount).toBeGreaterThanOrEqual(0);
        expect(summary.credit.amount).toBeLessThanOrEqual(each.credit.available.amount);
      }),
      runs(5000),
    );
  });

  test('[PRICE-07] the total is zero if the server allocated more than due', () => {
    expect(amountToPay(money(1000, 'USD'), money(0, 'USD'), money(3000, 'USD')).amount).toBe(0);
    expect(amountToPay(money(10000, 'USD'), money(1000, 'USD'), money(3000, 'USD')).amount).toBe(
      8000,
    );
  });

  test('[PRICE-08] shipping is free at price zero, not while none is chosen', () => {
    fc.assert(
      fc.property(basket, (each) => {
        const { shippingIsFree, shippingMethod, shipping } = summarizeBasket(each, on);
        expect(shippingIsFree).toBe(shippingMethod?.price.amount === 0);
        expect(shipping.amount).toBe(shippingMethod?.price.amount ?? 0);
      }),
      runs(500),
    );
  });

  test('[PRICE-09] the percentage is of the full garment price, to two decimals', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.integer({ min: 1, max: 1_000_000_000 }),
        (amount, base) => {
          const expected = new Big(amount).times(100).div(base).round(2, Big.roundHalfUp);
          // big.js divides to 20 decimals, enough to round twice safely.
          expect(discountPercent(money(amount, 'EUR'), money(base, 'EUR'))).toBe(Number(expected));
        },
      ),
      {
        ...runs(3000),
        examples: [
          [3333, 10000],
          [1, 3],
        ],
      },
    );
  });

  test('[PRICE-10] the base is the garment price, absent without garments', () => {
    expect(discountPercent(money(0, 'EUR'), money(0, 'EUR'))).toBeNull();
    fc.assert(
      fc.property(basket, (each) => {
        const summary = summarizeBasket(each, on);
        const garments = each.lines.filter(({ productClass }) => productClass !== 'Gift Card');
        const base = garments.reduce((so, line) => so + line.priceExclDiscounts.amount, 0);
        for (const row of [...summary.discounts, ...summary.vouchers]) {
          expect(row.percent).toBe(
            base === 0
              ? null
              : discountPercent(row.discount.amount, money(base, each.total.currency)),
          );
        }
        expect(summary.garmentCount).toBe(
          garments.reduce((count, { quantity }) => count + quantity, 0),
        );
      }),
      runs(300),
    );
  });
});

describe('the shipping method', () => {
  test('[CHECKOUT-02] the shipping method is the active one, or none is required', () => {
    fc.assert(
      fc.property(basket, (each) => {
        const selected = selectShippingMethod(each);
        if (!each.requiresShipping) expect(selected?.code).toBe(noShippingRequired);
        else if (each.shippingMethods.some(({ code }) => code === each.activeShippingMethodCode)) {
          expect(selected?.code).toBe(each.activeShippingMethodCode);
        }
      }),
      runs(500),
    );
  });

  test('[CHECKOUT-03] an unknown code selects the first method at total 0, else none', () => {
    fc.assert(
      fc.property(basket, (each) => {
        fc.pre(
          each.requiresShipping &&
            !each.shippingMethods.some(({ code }) => code === each.activeShippingMethodCode),
        );
        expect(selectShippingMethod(each)).toBe(
          each.total.amount === 0 ? (each.shippingMethods[0] ?? null) : null,
        );
      }),
      runs(300),
    );
  });
});
