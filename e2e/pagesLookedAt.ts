/** Pages checked on every change, at 320 pixels and in both languages (`looks.e2e.ts`). */
import { readdirSync } from 'node:fs';
import { pathOfPage } from '../packages/domain/src/content/index.ts';
import { plainShirt } from './visitor.ts';

export const range = [
  '/products',
  '/products/t-shirts',
  '/products/shirts',
  '/products?color=navy&family=knitwear&sort=price-up',
  '/products?q=merino',
  '/products?q=qqqxxx',
  '/new-arrivals',
  '/bestsellers',
  '/seasonal-favorites',
  '/cashmere-collection',
];
export const designs = [
  '/product',
  plainShirt,
  '/product/oxford-shirt',
  '/product/merino-beanie',
  '/giftcard',
  '/digitalgiftcard',
];
export const checkout = [
  '/favorites',
  '/checkout/error',
  '/checkout/thank-you',
  '/sign-in',
  '/sign-in?auth=create-account&next=/profile/sizes',
  '/withdraw',
  '/offline',
];
export const explaining = [
  '/notes',
  '/notes/tags/care',
  '/notes/two-weeks-and-what-happens-in-them',
  '/reviews',
  '/launch-calendar',
  // A content page is included as soon as its file exists.
  ...readdirSync(new URL('../packages/server/content/pages/', import.meta.url)).map((file) =>
    pathOfPage(file.replace('.json', '')),
  ),
];

export const lookedAt: readonly string[] = ['/', ...range, ...designs, ...checkout, ...explaining];

/** Pages that need a session, by sample account. */
export const personal = {
  customer: [
    '/profile/orders',
    '/profile/sizes',
    '/profile/info',
    '/profile/credit',
    '/profile/security',
    '/profile/ways-of-paying',
    '/profile/refer-a-friend',
    '/confirmfit',
    '/support',
  ],
  staff: [
    '/studio',
    '/studio/claims',
    '/studio/customers',
    '/studio/data',
    '/studio/fits',
    '/studio/inbox',
    '/studio/jobs',
    '/studio/legal',
    '/studio/records',
    '/studio/sheets/100001',
    '/size-convert',
  ],
  store: ['/retail/products', '/retail/inventory', '/retail/till', '/retail/sales'],
} as const;
