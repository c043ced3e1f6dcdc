import { expect, test } from 'vitest';
import { pageCacheKey } from './pageCacheKey.ts';

test('a page has one cache key for all queries and designs', () => {
  const of = (address: string): string => pageCacheKey(new URL(address, 'https://shop.example'));
  expect(
    [
      '/faq?q=a#b',
      '/product/polo',
      '/product/polo/1-2-3?size=8L',
      '/de/product/polo/1-2',
      '/products/shirts',
      '/de',
    ].map(of),
  ).toEqual([
    'https://shop.example/faq',
    'https://shop.example/product/polo',
    'https://shop.example/product/polo',
    'https://shop.example/de/product/polo',
    'https://shop.example/products/shirts',
    'https://shop.example/de',
  ]);
});
