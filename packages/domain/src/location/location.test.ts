import { describe, expect, test } from 'vitest';
import { continentCodes, currencies } from '../kernel/index.ts';
import { currencyFor, defaultCurrency, fallbackCurrency } from './index.ts';

describe('the place', () => {
  test('[DATA-09] continents have the documented codes', () =>
    expect([...continentCodes].sort()).toEqual(['AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA']));

  test('[PRICE-22, DATA-10] the currency follows the country, else EUR, else USD', () => {
    expect([defaultCurrency, fallbackCurrency]).toEqual(['USD', 'EUR']);
    const expected = {
      CA: 'CAD',
      DK: 'DKK',
      GB: 'GBP',
      IE: 'EUR',
      KW: 'EUR',
      NO: 'EUR',
      SE: 'SEK',
      US: 'USD',
      AU: 'AUD',
      CH: 'CHF',
      SG: 'SGD',
      LI: 'CHF',
      XX: 'EUR',
    };
    for (const [country, currency] of Object.entries(expected))
      expect([country, currencyFor(country)]).toEqual([country, currency]);
    expect(currencyFor(null)).toBe('USD');
    for (const country of ['', 'constructor', '__proto__'])
      expect(currencies).toContain(currencyFor(country));
  });
});
