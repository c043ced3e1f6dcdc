import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countryOfTaxNumber } from '../location/index.ts';
import { taxCountryOf } from './taxCountry.ts';

const country = fc.constantFrom('DE', 'PT', 'DK', 'CH', 'IC');
const place = country.map((countryCode) => ({ countryCode }));

test('tax applies at the destination, else the pickup place, else the shop', () => {
  fc.assert(
    fc.property(
      fc.option(place),
      fc.option(place, { nil: undefined }),
      fc.option(country),
      (shippingAddress, sold, shop) => {
        // The first of the three countries that is set.
        const cards = [shippingAddress?.countryCode, sold?.countryCode, shop].filter(
          (each) => each != null,
        );
        expect(taxCountryOf({ shippingAddress, ...(sold && { sold }) }, shop)).toBe(
          cards[0] ?? null,
        );
      },
    ),
  );
});

test('the country of a shop is that of its VAT number', () => {
  const numbers = [
    'DK12345678',
    ' de 123 456 789',
    'ATU12345678',
    'EL123456789',
    'CHE-123.456.789 MWST',
    'ESX1234567X',
  ];
  expect(numbers.map(countryOfTaxNumber)).toEqual(['DK', 'DE', 'AT', 'GR', 'CH', 'ES']);
  expect(['', '12/345/67890', '1', 'ß1'].map(countryOfTaxNumber)).toEqual([null, null, null, null]);
});
