/**
 * Pages checked on every change, at 320 pixels and in both languages (`looks.e2e.ts`): all of the
 * page table, with example addresses for routes with parameters.
 */
import { readdirSync } from 'node:fs';
import { pathOfPage } from '../packages/domain/src/content/index.ts';
import { type PageRoute, pageTable } from '../packages/domain/src/shell/index.ts';
import { plainShirt } from './visitor.ts';

/** Addresses of routes with parameters, and of pages that change with their query. */
const examples: Readonly<Record<string, readonly string[]>> = {
  products: [
    '/products',
    '/products/t-shirts',
    '/products/shirts',
    '/products?color=navy&family=knitwear&sort=price-up',
    '/products?q=merino',
    '/products?q=qqqxxx',
  ],
  garment: ['/garment/1-101'],
  product: [plainShirt, '/product/oxford-shirt', '/product/merino-beanie'],
  'notes-tags-slug': ['/notes/tags/care'],
  'notes-slug': ['/notes/two-weeks-and-what-happens-in-them'],
  'sign-in': ['/sign-in', '/sign-in?auth=create-account&next=/profile/sizes'],
  'studio-sheets': ['/studio/sheets/100001'],
};

/**
 * Pages that need a basket, an order or a link from a mail, or that redirect. Journeys of their own
 * check them.
 */
const needMore: readonly string[] = [
  'checkout',
  'profile',
  'order',
  'fitfeedback-positive',
  'fitfeedback-negative',
];

const addressesOf = ({ name, path }: PageRoute): readonly string[] =>
  examples[name] ?? (path.includes(':') || needMore.includes(name) ? [] : [path]);

const needSession: readonly string[] = ['confirmfit', 'support'];
const isForGuests = ({ name, guard }: PageRoute): boolean =>
  (guard === undefined || guard.kind === 'guest-only') && !needSession.includes(name);

const addressesWhere = (isWanted: (route: PageRoute) => boolean): readonly string[] =>
  pageTable.filter(isWanted).flatMap(addressesOf);
const isContent = ({ page }: PageRoute): boolean => ['content', 'inquiry'].includes(page);

export const shop = addressesWhere((route) => isForGuests(route) && !isContent(route));
export const explaining: readonly string[] = [
  // A content page is included as soon as its file exists.
  ...readdirSync(new URL('../packages/server/content/pages/', import.meta.url)).map((file) =>
    pathOfPage(file.replace('.json', '')),
  ),
];

export const checkedPages: readonly string[] = [...new Set([...shop, ...explaining])];

/** Pages that need a session, by sample account. */
export const personal = {
  customer: addressesWhere(
    ({ name, guard }) => guard?.kind === 'authenticated-only' || needSession.includes(name),
  ),
  staff: addressesWhere(
    ({ name, guard }) => guard?.kind === 'admin-only' || name === 'studio-customers',
  ),
  store: addressesWhere(({ path }) => path.startsWith('/retail/')),
} as const;
