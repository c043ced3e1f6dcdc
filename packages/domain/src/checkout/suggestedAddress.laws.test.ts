import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currencies } from '../kernel/index.ts';
import { currencyFor } from '../location/index.ts';
import { emptyAddress } from './address.ts';
import { suggestedAddress } from './suggestedAddress.ts';

const someCountry = fc.constantFrom('DE', 'AT', 'DK', 'US', 'GB', 'CA', 'PR');
const someAddresses = fc.array(
  fc
    .record({ countryCode: someCountry, line1: fc.string() })
    .map((fields) => ({ ...emptyAddress, ...fields })),
  { maxLength: 6 },
);

describe('the suggested address of the next order', () => {
  test('the default address can be shipped to and fits the place or currency', () => {
    fc.assert(
      fc.property(
        someAddresses,
        fc.uniqueArray(someCountry),
        fc.option(someCountry),
        fc.constantFrom(...currencies),
        (saved, shippable, countryCode, currency) => {
          const first = suggestedAddress(saved, { shippable, countryCode, currency });
          const fits = saved.filter(
            (address) =>
              shippable.includes(address.countryCode) &&
              (countryCode === null ||
                address.countryCode === countryCode ||
                currencyFor(address.countryCode) === currency),
          );
          if (first === null) expect(fits).toEqual([]);
          else expect(fits).toContain(first);
        },
      ),
    );
  });

  test('the last used address wins, with the visitor’s country first', () => {
    const [berlin, york, vienna, munich] = ['DE', 'US', 'AT', 'DE'].map((countryCode, index) => ({
      ...emptyAddress,
      countryCode,
      line1: String(index),
    }));
    const saved = [york, vienna, berlin, munich].flatMap((address) => address ?? []);
    const at = (countryCode: string | null, currency: 'EUR' | 'USD' | 'DKK') =>
      suggestedAddress(saved, { shippable: ['DE', 'US', 'AT'], countryCode, currency });
    expect([
      at('DE', 'EUR'),
      at('AT', 'EUR'),
      at('FR', 'EUR'),
      at(null, 'EUR'),
      at('DK', 'DKK'),
    ]).toEqual([berlin, vienna, vienna, york, null]);
  });
});
