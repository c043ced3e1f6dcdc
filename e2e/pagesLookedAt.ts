/** Pages every change is looked at on, at 320 pixels and in both languages (`looks.e2e.ts`). */
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
export const designs = ['/product', plainShirt, '/product/oxford-shirt', '/product/merino-beanie', '/giftcard', '/digitalgiftcard'];
export const checkout = ['/checkout/error', '/checkout/thank-you'];
export const explaining = [
  '/notes',
  '/notes/tags/care',
  '/notes/two-weeks-and-what-happens-in-them',
  '/howitworks',
  '/materials',
  '/our-mission',
  '/our-production',
  '/faq',
  '/contact',
  '/privacy',
  '/termsconditions',
  '/store',
  '/t-shirt-footprint',
  '/b-corp',
  '/madeby',
  '/private-client-service',
  '/stylist-inquiries',
  '/a-look-back-2024',
  '/launch-calendar',
  '/campaign/november-colors',
  '/canvas-white',
];

export const lookedAt: readonly string[] = ['/', ...range, ...designs, ...checkout, ...explaining];
