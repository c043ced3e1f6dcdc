import { expect, test } from 'vitest';
import { targetWithin, titleOf } from './visitedPages.ts';

test('a page is named by its title without the shop’s name', () => {
  expect(titleOf('<head><title>Shirts &amp; &quot;more&quot; – Tailorbird</title>')).toBe(
    'Shirts & "more"',
  );
  expect(titleOf('<title>Tailorbird</title>')).toBe('Tailorbird');
  expect(titleOf('<p>')).toBeNull();
});

test('only URLs of the shop are linked', () => {
  const on = (to: string | null): string => targetWithin(to, 'https://shop.example', '/de');
  expect(on('/de/faq?q=a#b')).toBe('/de/faq?q=a#b');
  expect(
    [
      null,
      '//evil.example/x',
      'https://evil.example/',
      'javascript:alert(1)',
      '/\\evil.example',
      'faq',
      'https://[',
    ].map(on),
  ).toEqual(Array(7).fill('/de'));
});
