import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../testing/runs.ts';
import {
  inLanguage,
  languageTags,
  locales,
  localizePath,
  lowerCasePrefix,
  parseLocalizedPath,
} from './index.ts';

const path = fc
  .array(fc.stringMatching(/^[a-z0-9-]{1,8}$/), { maxLength: 4 })
  .map((parts) => `/${parts.join('/')}`);

test('[I18N-01] the languages are English and German', () => {
  expect(locales.slice(0, 2)).toEqual(['en', 'de']);
  expect(languageTags).toMatchObject({ en: 'en-US', de: 'de-DE' });
});

test('[I18N-03] English addresses have no prefix, German ones have /de', () => {
  expect(localizePath('/faq', 'en')).toBe('/faq');
  expect(localizePath('/faq', 'de')).toBe('/de/faq');
  expect(localizePath('/', 'de')).toBe('/de');
  expect(parseLocalizedPath('/de/')).toEqual({ locale: 'de', path: '/' });
  expect(parseLocalizedPath('/design')).toEqual({ locale: 'en', path: '/design' });
});

test('[I18N-03] only the language prefix of a path matches in any case', () => {
  expect(['/DE', '/dE/products', '/De/Faq'].map(lowerCasePrefix)).toEqual([
    '/de',
    '/de/products',
    '/de/Faq',
  ]);
  for (const path of ['/', '/de', '/de/FAQ', '/FAQ', '/EN', '/DEal', '/PROFILE'])
    expect(lowerCasePrefix(path)).toBeNull();
});

test('[ROUTE-01] every path round-trips through both languages', () => {
  fc.assert(
    fc.property(path, fc.constantFrom(...locales), (english, locale) => {
      fc.pre(!english.startsWith('/de/') && english !== '/de');
      expect(parseLocalizedPath(localizePath(english, locale))).toEqual({ locale, path: english });
    }),
    runs(500),
  );
});

test('inLanguage selects one language and changes nothing else', () => {
  const both = {
    title: { en: 'Shirt', de: 'Hemd' },
    tags: [{ en: 'New', de: 'Neu' }, 'x'],
    price: 5,
    none: null,
    en: 'only one',
  };
  expect(inLanguage(both, 'de')).toEqual({
    title: 'Hemd',
    tags: ['Neu', 'x'],
    price: 5,
    none: null,
    en: 'only one',
  });
  expect(inLanguage(inLanguage(both, 'en'), 'de')).toEqual(inLanguage(both, 'en'));
});
