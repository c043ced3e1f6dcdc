import { expect, test } from 'vitest';
import { countryCodeOf, countryLink } from './links.ts';

test('a country is read from a relative or an absolute link', () => {
  expect(countryCodeOf(countryLink('NL'))).toBe('NL');
  expect(countryCodeOf('https://shop.example/oscarapi/countries/DK/')).toBe('DK');
  expect(
    ['NL', '/oscarapi/countries/nl/', '/oscarapi/countries/NLD/', ''].map(countryCodeOf),
  ).toEqual([null, null, null, null]);
});
