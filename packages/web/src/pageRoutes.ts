import type { Guard } from '@tailorbird/domain/shell';
import type { Namespace } from './i18n/texts.ts';
import type { PageDefinition } from './page.tsx';

// biome-ignore lint/suspicious/noExplicitAny: the data of a page is known to the page alone; here all pages are alike.
export type AnyPage = PageDefinition<any>;

export type PageRoute = {
  /** Language-independent name; the route's is `{name}___{locale}` (ROUTE-02). */
  readonly name: string;
  readonly path: string;
  /** Source file of the page, so that the server knows which script and styles belong to it. */
  readonly source: string;
  readonly page: () => Promise<{ readonly page: AnyPage }>;
  readonly guard?: Guard;
};

/** What is known of a matched page, in the browser and on the server. */
export type PageHandle = {
  readonly name: string;
  readonly source: string;
  readonly guard: Guard | null;
  readonly namespaces: readonly Namespace[];
  readonly meta: AnyPage['meta'];
};

const contentSlugs = [
  'howitworks',
  'materials',
  'our-mission',
  'our-production',
  'faq',
  'contact',
  'privacy',
  'termsconditions',
  'store',
  't-shirt-footprint',
  'b-corp',
  'madeby',
  'private-client-service',
] as const;

const giftCardPaths = [
  ['giftcard', '/giftcard'],
  ['digitalgiftcard', '/digitalgiftcard'],
  ['product-gift-card', '/product/gift-card/:variantId?'],
  ['product-digital-gift-card', '/product/digital-gift-card/:variantId?'],
] as const;

/** Every page of the shop. Paths are without language prefix. */
export const pageRoutes: readonly PageRoute[] = [
  { name: 'home', path: '/', source: 'src/features/home/HomePage.tsx', page: () => import('./features/home/HomePage.tsx') },
  {
    name: 'products',
    path: '/products/:groupSlug?',
    source: 'src/features/catalog/OverviewPage.tsx',
    page: () => import('./features/catalog/OverviewPage.tsx'),
  },
  {
    name: 'chooser',
    path: '/product',
    source: 'src/features/catalog/ChooserPage.tsx',
    page: () => import('./features/catalog/ChooserPage.tsx'),
  },
  {
    name: 'product',
    path: '/product/:slug/:variantId?',
    source: 'src/pages/ProductPage.tsx',
    page: () => import('./pages/ProductPage.tsx'),
  },
  ...giftCardPaths.map(
    ([name, path]): PageRoute => ({
      name,
      path,
      source: 'src/pages/GiftCardPage.tsx',
      page: () => import('./pages/GiftCardPage.tsx'),
    }),
  ),
  {
    name: 'checkout',
    path: '/checkout',
    source: 'src/features/checkout/CheckoutPage.tsx',
    page: () => import('./features/checkout/CheckoutPage.tsx'),
  },
  {
    name: 'checkout-thank-you',
    path: '/checkout/thank-you',
    source: 'src/features/checkout/ThankYouPage.tsx',
    page: () => import('./features/checkout/ThankYouPage.tsx'),
  },
  {
    name: 'profile',
    path: '/profile',
    source: 'src/features/account/ProfilePage.tsx',
    page: () => import('./features/account/ProfilePage.tsx'),
  },
  {
    name: 'profile-orders',
    path: '/profile/orders',
    source: 'src/features/orders/OrdersPage.tsx',
    page: () => import('./features/orders/OrdersPage.tsx'),
    guard: { kind: 'authenticated-only' },
  },
  { name: 'notes', path: '/notes', source: 'src/features/content/NotesPage.tsx', page: () => import('./features/content/NotesPage.tsx') },
  {
    name: 'notes-slug',
    path: '/notes/:slug',
    source: 'src/features/content/NotePage.tsx',
    page: () => import('./features/content/NotePage.tsx'),
  },
  ...contentSlugs.map(
    (slug): PageRoute => ({
      name: slug,
      path: `/${slug}`,
      source: 'src/features/content/ContentPage.tsx',
      page: () => import('./features/content/ContentPage.tsx'),
    }),
  ),
];

/** Whether the shop has a page at this path, for links to pages that are yet to come. */
export const isPage = (path: string): boolean => {
  const [bare = ''] = path.split(/[?#]/);
  return pageRoutes.some((route) => route.path === bare || route.path.split('/:')[0] === bare);
};
