import fc from 'fast-check';
import { expect, test } from 'vitest';
import { suggestCountry } from './index.ts';

const served = ['DE', 'AT', 'DK', 'GB', 'US', 'BR', 'TW'];

test.each([
  [['de-DE', 'de', 'en-US'], 'DE'],
  [['de-AT'], 'AT'],
  [['de'], 'DE'],
  [['da'], 'DK'],
  [['en-GB', 'en'], 'GB'],
  [['en'], 'US'],
  [['pt'], 'BR'],
  [['zh-Hant'], 'TW'],
  [['fr-FR', 'de-AT'], 'AT'],
  [['fr'], null],
  [['', '*', 'not a language', 'de'], 'DE'],
  [[], null],
] as const)('readers of %j are asked about %s', (languages, country) => {
  expect(suggestCountry(languages, served)).toBe(country);
});

test('only served countries are suggested, the first language wins', () => {
  const tag = fc.oneof(
    fc.constantFrom('de', 'de-AT', 'en', 'fr', 'da-DK', 'pt-BR', ''),
    fc.string({ maxLength: 12 }),
  );
  fc.assert(
    fc.property(fc.array(tag, { maxLength: 5 }), fc.array(tag, { maxLength: 5 }), (first, then) => {
      const alone = suggestCountry(first, served);
      expect(suggestCountry([...first, ...then], served)).toBe(
        alone ?? suggestCountry(then, served),
      );
      if (alone !== null) expect(served).toContain(alone);
    }),
  );
});
