import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unpricedBasket } from '../../test/arbitraryBasket.ts';
import { pricedBasket } from '../../test/pricedBasket.ts';
import { money } from '../kernel/index.ts';
import type { Basket } from './basket.ts';
import { compareBaskets } from './compareBaskets.ts';

const baskets = unpricedBasket.map((unpriced) =>
  pricedBasket(unpriced, { active: false, available: 0, code: null }),
);

const total = (basket: Basket, amount: number): Basket => ({
  ...basket,
  total: money(amount, basket.total.currency),
});

test('[CHECKOUT-13] a basket compared with itself has not changed', () => {
  fc.assert(fc.property(baskets, (basket) => compareBaskets(basket, basket).length === 0));
});

test('[CHECKOUT-13] every removed line is listed', () => {
  fc.assert(
    fc.property(baskets, (basket) => {
      const changes = compareBaskets(basket, { ...basket, lines: [] });
      expect(changes.filter(({ kind }) => kind === 'line-gone')).toHaveLength(basket.lines.length);
    }),
  );
});

test('[CHECKOUT-13] a line removed in one direction is new in the other', () => {
  fc.assert(
    fc.property(baskets, (basket) => {
      const empty = { ...basket, lines: [] };
      expect(compareBaskets(empty, basket).filter(({ kind }) => kind === 'line-new')).toHaveLength(
        compareBaskets(basket, empty).filter(({ kind }) => kind === 'line-gone').length,
      );
    }),
  );
});

test('[CHECKOUT-13] a changed total is reported last, with both amounts', () => {
  fc.assert(
    fc.property(baskets, (basket) => {
      const changes = compareBaskets(total(basket, 100), {
        ...total(basket, 250),
        lines: [],
        voucherCodes: [],
      });
      expect(changes.at(-1)).toEqual({
        kind: 'total',
        before: money(100, basket.total.currency),
        after: money(250, basket.total.currency),
      });
    }),
  );
});
