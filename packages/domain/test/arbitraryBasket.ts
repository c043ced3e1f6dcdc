import fc from 'fast-check';
import type { UnpricedBasket, UnpricedLine } from '../src/basket/index.ts';
import { productClasses } from '../src/catalog/index.ts';
import { type Currency, currencies, money } from '../src/kernel/index.ts';

export const currency: fc.Arbitrary<Currency> = fc.constantFrom(...currencies);

/** Common shop prices (whole, .50, .99) and unusual ones, up to a million. */
const price = fc.oneof(
  fc.integer({ min: 0, max: 500 }).map((whole) => whole * 100),
  fc.integer({ min: 1, max: 500 }).map((whole) => whole * 100 - 1),
  fc.integer({ min: 0, max: 100_000_000 }),
);

/** Kroner are whole, as in the catalog. */
const priceIn = (of: Currency): fc.Arbitrary<ReturnType<typeof money>> =>
  price.map((amount) => money(of === 'DKK' ? amount - (amount % 100) : amount, of));

export const arbitraryLine = (of: Currency): fc.Arbitrary<Omit<UnpricedLine, 'id'>> =>
  fc.record({
    quantity: fc.integer({ min: 1, max: 50 }),
    unitPrice: priceIn(of),
    productClass: fc.constantFrom(...productClasses),
    requiresShipping: fc.boolean(),
  });

const numbered = (lines: readonly Omit<UnpricedLine, 'id'>[]): readonly UnpricedLine[] =>
  lines.map((line, index) => ({ ...line, id: index + 1 }));

const arbitraryVoucher = fc.record({
  code: fc.constantFrom('SPRING', 'WELCOME', 'THANKS'),
  name: fc.constant('Voucher'),
  benefit: fc.oneof(
    fc
      .integer({ min: 1, max: 10_000 })
      .map((hundredths) => ({ kind: 'percentage' as const, percent: hundredths / 100 })),
    fc
      .dictionary(fc.constantFrom(...currencies), fc.integer({ min: 1, max: 50_000 }))
      .map((amounts) => ({ kind: 'amount' as const, amounts })),
    fc.constant({ kind: 'shipping' as const }),
    fc.constant({ kind: 'account' as const, amounts: { USD: 5000 } }),
  ),
});

const methodCodes = ['standard', 'express', 'drop-point'] as const;

/** Baskets of up to eight lines, three vouchers and three shipping methods, in any currency. */
export const unpricedBasket: fc.Arbitrary<UnpricedBasket> = currency.chain((of) =>
  fc.record({
    currency: fc.constant(of),
    lines: fc.array(arbitraryLine(of), { maxLength: 8 }).map(numbered),
    vouchers: fc.array(arbitraryVoucher, { maxLength: 3 }),
    shippingMethods: fc
      .uniqueArray(fc.constantFrom(...methodCodes), { maxLength: 3 })
      .chain((codes) =>
        fc.tuple(
          ...codes.map((code) =>
            priceIn(of).map((each) => ({ code, name: code, description: '', price: each })),
          ),
        ),
      ),
  }),
);
