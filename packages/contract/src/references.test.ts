import { standardSizes } from '@tailorbird/domain/sizing';
import { expect, test } from 'vitest';
import { countryCodeOf, countryLink } from './checkout/index.ts';
import { standardSizeIdOf, standardSizeOfId } from './sizing/index.ts';

test('[SIZE-56] the 24 standard sizes are numbered 1 to 24, and each number is one size', () => {
  expect(standardSizes.map(standardSizeIdOf)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
  for (const size of standardSizes) expect(standardSizeOfId(standardSizeIdOf(size))).toEqual(size);
  expect([0, 25, -1, 1.5].map(standardSizeOfId)).toEqual([undefined, undefined, undefined, undefined]);
});

test('a country is its link, relative or absolute', () => {
  expect(countryCodeOf(countryLink('NL'))).toBe('NL');
  expect(countryCodeOf('https://shop.example/oscarapi/countries/DK/')).toBe('DK');
  expect(['NL', '/oscarapi/countries/nl/', '/oscarapi/countries/NLD/', ''].map(countryCodeOf)).toEqual([null, null, null, null]);
});
