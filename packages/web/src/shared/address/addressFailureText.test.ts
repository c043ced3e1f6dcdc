import { emptyAddress, validateAddress } from '@tailorbird/domain/checkout';
import { ruleFigures } from '@tailorbird/domain/content';
import type { Locale } from '@tailorbird/domain/kernel';
import { expect, test } from 'vitest';
import { textsOf } from '../../platform/texts/allTexts.ts';
import { createTexts } from '../../platform/texts/textStore.ts';
import { addressFailureText, addressLabel } from './addressFailureText.ts';

const saidOf = (locale: Locale, countryCode: string): readonly (string | null)[] => {
  const texts = createTexts(async () => ({}), ruleFigures, {
    locale,
    texts: { checkout: textsOf(locale, 'checkout') },
  });
  const t = texts.translate(locale, 'checkout');
  const failureOf = (postcode: string) => {
    const checked = validateAddress({ ...emptyAddress, countryCode, postcode }, null);
    return addressFailureText(
      t,
      'postcode',
      checked.ok ? undefined : checked.failure.postcode,
      countryCode,
    );
  };
  return [addressLabel(t, 'postcode', countryCode), failureOf(''), failureOf('?')];
};

test('[ERR-15, CHECKOUT-04] postcode label and errors use the country’s term', () => {
  expect(saidOf('en', 'US')).toEqual([
    'Zip code',
    'Required: Zip code is required.',
    'This is not a valid zip code for that country. Example: 10001.',
  ]);
  expect(saidOf('en', 'GB')).toEqual([
    'Postcode',
    'Required: Postcode is required.',
    'This is not a valid postcode for that country. Example: SW1A 1AA.',
  ]);
  expect(saidOf('en', 'IE')[2]).toBe('This is not a valid Eircode. Example: D02 AF30.');
  expect(saidOf('en', 'CA')[0]).toBe('Postal code');
  expect(saidOf('de', 'GB')).toEqual([
    'Postleitzahl',
    'Bitte gib die Postleitzahl an.',
    'Diese Postleitzahl passt nicht zum Land. Beispiel: SW1A 1AA.',
  ]);
});
