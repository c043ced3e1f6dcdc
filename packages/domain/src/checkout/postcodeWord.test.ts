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
])(
  '[CHECKOUT-04] the postcode of an address in “%s” is called as it is there: %s',
  (countryCode, word) => {
    expect(postcodeWord(countryCode)).toBe(word);
  },
);
