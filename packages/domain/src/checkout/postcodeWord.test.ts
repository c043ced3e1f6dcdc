import { expect, test } from 'vitest';
import { postcodeWord } from './index.ts';

test.each([
  ['', 'zip'],
  ['US', 'zip'],
  ['GB', 'postcode'],
  ['AU', 'postcode'],
  ['IE', 'eircode'],
  ['CA', 'postal'],
  ['DE', 'postal'],
  ['toString', 'postal'],
])('[CHECKOUT-04] the postcode in “%s” has its local name: %s', (countryCode, word) => {
  expect(postcodeWord(countryCode)).toBe(word);
});
