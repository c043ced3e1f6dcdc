import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../kernel/index.ts';
import { taxWithin } from '../location/index.ts';
import { runs } from '../testing/index.ts';
import { taxOfOrder } from './orderTax.ts';

const amount = fc.integer({ min: 0, max: 10_000_000 });
const rate = fc.constantFrom(0, 170, 190, 200, 210, 230, 240, 250, 255, 270);
const line = fc.record({ cents: amount, isCard: fc.boolean() });

/**
 * Long division with integers: twice the remainder against the divisor decides the rounding.
 */
const roundedTax = (gross: number, permille: number): number => {
  const [over, under] = [BigInt(gross) * BigInt(permille), BigInt(1_000 + permille)];
  return Number(over / under + (2n * (over % under) >= under ? 1n : 0n));
};

describe('the tax included in an order', () => {
  it('tax is rounded half up once, and net plus tax is the amount', () => {
    fc.assert(
      fc.property(amount, rate, (cents, permille) => {
        const { gross, net, tax } = taxWithin(money(cents, 'EUR'), permille);
        expect(tax.amount).toBe(roundedTax(cents, permille));
        expect(net.amount + tax.amount).toBe(gross.amount);
        expect(tax.amount).toBeGreaterThanOrEqual(0);
      }),
      runs(300),
    );
  });

  it('tax parts add up to the total, and gift cards have none', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), amount, rate, (lines, shipping, permille) => {
        const total = lines.reduce((cents, each) => cents + each.cents, shipping);
        const cards = lines.reduce((cents, each) => cents + (each.isCard ? each.cents : 0), 0);
        const order = {
          total: money(total, 'EUR'),
          lines: lines.map(({ cents, isCard }) => ({
            productClass: isCard ? ('Gift Card' as const) : ('Customize' as const),
            priceInclDiscounts: money(cents, 'EUR'),
          })),
        };
        const parts = taxOfOrder(order, permille);
        expect(parts.reduce((cents, { gross }) => cents + gross.amount, 0)).toBe(total);
        expect(parts.reduce((cents, { tax }) => cents + tax.amount, 0)).toBe(
          roundedTax(total - cards, permille),
        );
        for (const { net, tax, gross } of parts) expect(net.amount + tax.amount).toBe(gross.amount);
      }),
      runs(200),
    );
  });

  it('tax equals that of a till for common prices', () => {
    expect(taxWithin(money(119_00, 'EUR'), 190)).toMatchObject({
      net: { amount: 100_00 },
      tax: { amount: 19_00 },
    });
    expect(taxWithin(money(125_00, 'DKK'), 250)).toMatchObject({
      net: { amount: 100_00 },
      tax: { amount: 25_00 },
    });
    expect(taxWithin(money(99, 'EUR'), 255).tax.amount).toBe(20);
    expect(taxWithin(money(99, 'USD'), 0)).toMatchObject({
      net: { amount: 99 },
      tax: { amount: 0 },
    });
  });
});
