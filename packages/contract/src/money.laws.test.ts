import { toDecimalString } from '@tailorbird/domain/kernel';
import { arbitraryMoney } from '@tailorbird/domain/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromWireMoney, toWireMoney } from './money.ts';
import { sent } from './testing/comesBack.ts';
import { decimal } from './values.ts';

it('money comes back to the cent', () => {
  fc.assert(
    fc.property(arbitraryMoney(), (amount) => {
      expect(fromWireMoney(sent(decimal, toWireMoney(amount)), amount.currency)).toEqual(amount);
      expect(toWireMoney(amount)).toBe(toDecimalString(amount));
    }),
  );
});

it('money has two decimals, no more and no fewer', () => {
  for (const text of ['59.00', '0.05', '-12.30'])
    expect(decimal.safeParse(text).success).toBe(true);
  for (const text of ['59', '59.0', '59.000', '59.0000', '5,90', '1e3', ''])
    expect(decimal.safeParse(text).success).toBe(false);
});

it('money past the schema is a bug, and says so', () => {
  expect(() => fromWireMoney('59.999', 'EUR')).toThrow(RangeError);
});
