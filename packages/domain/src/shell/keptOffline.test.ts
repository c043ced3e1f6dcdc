import { expect, test } from 'vitest';
import { isKeptOffline } from './keptOffline.ts';

test('pages that tell everybody the same are kept for when there is no network', () => {
  for (const path of [
    '/',
    '/products',
    '/products/t-shirts',
    '/product/cotton-t-shirt/blue',
    '/notes/a',
    '/faq',
    '/offline',
  ])
    expect([path, isKeptOffline(path)]).toEqual([path, true]);
});

test('personal, order, payment and unknown data is never stored', () => {
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
    expect([path, isKeptOffline(path)]).toEqual([path, false]);
});
