import { expect, test } from 'vitest';
import { contentPages, isAvailableOffline, pageTable } from './pageTable.ts';

test('pages without personal content are kept offline', () => {
  for (const path of [
    '/',
    '/products',
    '/products/t-shirts',
    '/product/cotton-t-shirt/blue',
    '/notes/a',
    '/faq',
    '/offline',
  ])
    expect([path, isAvailableOffline(path)]).toEqual([path, true]);
});

test('personal pages, orders, payments and unknown pages are not kept offline', () => {
  for (const path of [
    '/checkout',
    '/checkout/thank-you',
    '/profile',
    '/profile/orders',
    '/order',
    '/studio',
    '/retail/till',
    '/reset-password/a/b',
    '/support/claims/7',
    '/below-the-fold-preview/a/1',
    '/productss',
  ])
    expect([path, isAvailableOffline(path)]).toEqual([path, false]);
});

test('guarded pages are neither indexed nor kept offline', () => {
  const guarded = pageTable.filter(({ guard }) => guard !== undefined);
  expect(
    guarded.filter(({ isIndexed, isAvailableOffline: isKept }) => isIndexed || isKept),
  ).toEqual([]);
});

test('content pages are routes with a fixed address', () => {
  expect(contentPages).toEqual(expect.arrayContaining(['imprint', 'faq', 'contact']));
  expect(contentPages.filter((slug) => slug.includes(':'))).toEqual([]);
});
