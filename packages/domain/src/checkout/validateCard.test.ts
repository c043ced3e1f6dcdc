import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../testing/runs.ts';
import { emptyCard, hasValidCheckDigit, validateCard } from './index.ts';

const card = {
  number: '4111 1111 1111 1111',
  expiry: '03/30',
  securityCode: '737',
  holderName: 'Ada Núñez',
};
const june2026 = { year: 2026, month: 6 };
const failures = (changes: Partial<typeof card>) => {
  const result = validateCard({ ...card, ...changes }, june2026);
  return result.ok ? {} : result.failure;
};

describe('a card', () => {
  test('[CHECKOUT-16] an accepted card is returned in normalized form', () => {
    expect(validateCard({ ...card, expiry: ' 0330 ', holderName: ' Ada ' }, june2026)).toEqual({
      ok: true,
      value: {
        number: '4111111111111111',
        expiry: '03/30',
        securityCode: '737',
        holderName: 'Ada',
      },
    });
  });

  test('[ERR-15] a card reports every missing field', () => {
    expect(validateCard(emptyCard, june2026)).toEqual({
      ok: false,
      failure: {
        number: 'required',
        expiry: 'required',
        securityCode: 'required',
        holderName: 'required',
      },
    });
  });

  test('[CHECKOUT-16] a card expires after its month', () => {
    expect(failures({ expiry: '05/26' })).toEqual({ expiry: 'expired' });
    expect(failures({ expiry: '06/26' })).toEqual({});
    expect(failures({ expiry: '12/25' })).toEqual({ expiry: 'expired' });
    expect(failures({ expiry: '01/27' })).toEqual({});
    for (const expiry of ['13/27', '00/27', '1/27', '12/2027', 'soon', '112/27', '12/271'])
      expect(failures({ expiry })).toEqual({ expiry: 'invalid' });
  });

  test('[CHECKOUT-16] a security code has three or four digits', () => {
    for (const securityCode of ['123', '1234', ' 123 '])
      expect(failures({ securityCode })).toEqual({});
    for (const securityCode of ['12', '12345', 'abc'])
      expect(failures({ securityCode })).toEqual({ securityCode: 'invalid' });
  });

  test('[CHECKOUT-16] a card number requires a valid check digit', () => {
    for (const number of ['4111111111111111', '5555-5555-5555-4444', '378282246310005'])
      expect(failures({ number })).toEqual({});
    for (const number of ['4111111111111112', '41111111111', '4111x11111111111', '0'.repeat(20)])
      expect(failures({ number })).toEqual({ number: 'invalid' });
  });

  test('[CHECKOUT-16] wrong or swapped digits are detected', () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 11, maxLength: 18 });
    fc.assert(
      fc.property(digits, fc.nat(), fc.integer({ min: 1, max: 9 }), (payload, at, shift) => {
        const check = [...Array(10).keys()].filter((digit) =>
          hasValidCheckDigit([...payload, digit].join('')),
        );
        expect(check).toHaveLength(1);
        const number = [...payload, check[0]!];
        const index = at % number.length;
        const wrong = number.map((digit, position) =>
          position === index ? (digit + shift) % 10 : digit,
        );
        expect(hasValidCheckDigit(wrong.join(''))).toBe(false);
        const [one, other] = [number[index]!, number[index + 1] ?? number[index]!];
        const swapped = number.with(index, other).with(Math.min(index + 1, number.length - 1), one);
        const isBlindSpot =
          one === other || (Math.min(one, other) === 0 && Math.max(one, other) === 9);
        if (index < number.length - 1 && !isBlindSpot)
          expect(hasValidCheckDigit(swapped.join(''))).toBe(false);
      }),
      runs(500),
    );
  });
});
