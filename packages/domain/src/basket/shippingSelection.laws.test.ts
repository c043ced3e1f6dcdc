import fc from 'fast-check';
import { expect, test } from 'vitest';
import { zero } from '../kernel/index.ts';
import type { ShippingMethod } from './basket.ts';
import { cheapestShippingMethod } from './priceBasket.ts';

const methods: fc.Arbitrary<readonly ShippingMethod[]> = fc
  .array(fc.integer({ min: 0, max: 100_000 }), { maxLength: 6 })
  .map((prices) =>
    prices.map((amount, index) => ({
      code: `method-${index}`,
      name: '',
      description: '',
      price: { amount, currency: 'EUR' },
      discount: zero('EUR'),
    })),
  );

test('[PRICE-08] no shipping method costs less than the cheapest', () => {
  fc.assert(
    fc.property(methods, (each) => {
      const cheapest = cheapestShippingMethod(each);
      expect(cheapest === null).toBe(each.length === 0);
      for (const { price } of each)
        expect(price.amount).toBeGreaterThanOrEqual(cheapest?.price.amount ?? Number.NaN);
    }),
  );
});

test('[PRICE-08] of equally priced methods, the first counts as the cheapest', () => {
  fc.assert(
    fc.property(methods, (each) => {
      const cheapest = cheapestShippingMethod(each);
      expect(each.find(({ price }) => price.amount === cheapest?.price.amount)).toBe(
        cheapest ?? undefined,
      );
    }),
  );
});
