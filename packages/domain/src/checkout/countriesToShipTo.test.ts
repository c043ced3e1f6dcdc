import { expect, test } from 'vitest';
import { countriesToShipTo } from './index.ts';

test('[CHECKOUT-08] an address offers shipped countries, and explains Puerto Rico', () => {
  const countries = [
    { code: 'AQ', printableName: 'Antarctica', shippable: false },
    { code: 'DE', printableName: 'Germany', shippable: true },
    { code: 'PR', printableName: 'Puerto Rico', shippable: false },
    { code: 'RU', printableName: 'Russia', shippable: false },
  ];
  const codes = (chosen: string): readonly string[] =>
    countriesToShipTo(countries, chosen).map(({ code }) => code);
  expect(codes('')).toEqual(['DE', 'PR']);
  expect(codes('RU')).toEqual(['DE', 'PR', 'RU']);
});
