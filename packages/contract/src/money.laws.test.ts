import { toDecimalString } from '@tailorbird/domain/kernel';
import { arbitraryMoney } from '@tailorbird/domain/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromWireMoney, toWireMoney } from './money.ts';
import { sent } from './testing/roundTrips.ts';
import { decimal } from './values.ts';

it('money survives the round trip to the cent', () => {
  fc.assert(
    fc.property(arbitraryMoney(), (amount) => {
      expect(fromWireMoney(sent(decimal, toWireMoney(amount)), amount.currency)).toEqual(amount);
      expect(toWireMoney(amount)).toBe(toDecimalString(amount));
    }),
  );
});

it('money on the wire has exactly two decimals', () => {
  for (const text of ['59.00', '0.05', '-12.30'])
    expect(decimal.safeParse(text).success).toBe(true);
  for (const text of ['59', '59.0', '59.000', '59.0000', '5,90', '1e3', ''])
    expect(decimal.safeParse(text).success).toBe(false);
});

it('money that bypasses the schema throws an error', () => {
  expect(() => fromWireMoney('59.999', 'EUR')).toThrow(RangeError);
});
