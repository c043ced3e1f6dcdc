import { hasValidCheckDigit } from '@tailorbird/domain/checkout';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatExpiry, groupCardNumber, testCards } from './cardText.ts';

const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 19 });

test('grouping a card number keeps its digits and is idempotent', () => {
  fc.assert(
    fc.property(digits, (number) => {
      const grouped = groupCardNumber(number);
      // American Express numbers have 15 digits.
      expect(grouped.replaceAll(' ', '')).toBe(
        /^3[47]/.test(number) ? number.slice(0, 15) : number,
      );
      expect(groupCardNumber(grouped)).toBe(grouped);
    }),
  );
});

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['378282246310005', '3782 822463 10005'],
  ['4242-4242', '4242 4242'],
])('the card number %s is shown as %s', (typed, printed) => {
  expect(groupCardNumber(typed)).toBe(printed);
});

test.each([
  ['1', '1'],
  ['12', '12'],
  ['12/', '12/'],
  ['122', '12/2'],
  ['1229', '12/29'],
  ['5', '05'],
  ['12/29', '12/29'],
])('an expiry typed as %s is set as %s', (typed, set) => {
  expect(formatExpiry(typed)).toBe(set);
});

test('the sandbox cards have valid card numbers', () => {
  for (const { number } of testCards)
    expect(hasValidCheckDigit(number.replaceAll(' ', '')), number).toBe(true);
});
