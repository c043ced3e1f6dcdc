import { expect, test } from 'vitest';
import { paramsAt } from './paramsAt.ts';

test('route parameters are read from an address', () => {
  const route = 'product/:slug/:variantId?';
  expect(paramsAt(route, '/product/polo/1-2', {})).toEqual({ slug: 'polo', variantId: '1-2' });
  expect(paramsAt(route, '/de/product/polo', { variantId: '7' })).toEqual({
    slug: 'polo',
    variantId: undefined,
  });
  expect(paramsAt('faq', '/faq', { a: 'b' })).toEqual({});
  expect(paramsAt(undefined, '/', { a: 'b' })).toEqual({ a: 'b' });
});

test('invalid escapes in an address are read unchanged', () => {
  expect(paramsAt('product/:slug', '/product/50%', {})).toEqual({ slug: '50%' });
});
