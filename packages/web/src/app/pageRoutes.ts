import type { ProductCollection } from '@tailorbird/domain/catalog';
import type { Guard } from '@tailorbird/domain/shell';
import type { PageDefinition } from '../platform/navigation/page.tsx';
import type { Namespace } from '../platform/texts/texts.ts';

// biome-ignore lint/suspicious/noExplicitAny: the data of a page is known to the page alone; here all pages are alike.
export type AnyPage = PageDefinition<any>;

export type PageRoute = {
  /** Language-independent name; the route's is `{name}___{locale}` (ROUTE-02). */
  readonly name: string;
  readonly path: string;
  readonly page: () => Promise<{ readonly page: AnyPage }>;
  readonly guard?: Guard;
  /** Source file of the page, so that the server knows which script and styles belong to it. The build writes it here, for the server alone. */
  readonly source?: string;
};

/** What is known of a matched page, in the browser and on the server. */
export type PageHandle = {
  readonly name: string;
  readonly source: string | null;
  readonly guard: Guard | null;
  readonly namespaces: readonly Namespace[];
  readonly meta: AnyPage['meta'];
};

const contentSlugs = [
  'howitworks',
  'materials',
  'our-mission',
  'our-production',
  'privacy',
  'termsconditions',
  'store',
  'b-corp',
  'madeby',
  'a-look-back-2024',
] as const;

/** Collections of the range (ROUTE-09 … ROUTE-12). */
const productCollections = [
  'new-arrivals',
  'bestsellers',
  'seasonal-favorites',
  'cashmere-collection',
] as const satisfies readonly ProductCollection[];

/** Pages with a form that reaches the inbox of the house. */
const inquirySlugs = ['contact', 'private-client-service', 'stylist-inquiries'] as const;

const giftCardPaths = [
  ['giftcard', '/giftcard'],
  ['digitalgiftcard', '/digitalgiftcard'],
  ['product-gift-card', '/product/gift-card/:variantId?'],
  ['product-digital-gift-card', '/product/digital-gift-card/:variantId?'],
] as const;

/** Whoever is not signed in is led home (GUARD-14), where the panel to sign in is open and leads on to the page that was wanted. */
const signInFor = (path: string): Guard => ({ kind: 'authenticated-only', target: `/?auth=choice&auth-next=${path}` });

/** Every page of the shop. Paths are without language prefix. */
export const pageRoutes: readonly PageRoute[] = [
  { name: 'home', path: '/', page: () => import('./pages/HomePage.tsx') },
  {
    name: 'products',
    path: '/products/:groupSlug?',
    page: () => import('../features/catalog/OverviewPage.tsx'),
  },
  ...productCollections.map(
    (slug): PageRoute => ({
      name: slug,
      path: `/${slug}`,
      page: () => import('./pages/CollectionPage.tsx'),
    }),
  ),
  {
    name: 'chooser',
    path: '/product',
    page: () => import('../features/catalog/ChooserPage.tsx'),
  },
  {
    name: 'product',
    path: '/product/:slug/:variantId?',
    page: () => import('./pages/ProductPage.tsx'),
  },
  ...giftCardPaths.map(
    ([name, path]): PageRoute => ({
      name,
      path,
      page: () => import('./pages/GiftCardPage.tsx'),
    }),
  ),
  {
    name: 'checkout',
    path: '/checkout',
    page: () => import('../features/checkout/CheckoutPage.tsx'),
  },
  {
    name: 'checkout-error',
    path: '/checkout/error',
    page: () => import('../features/checkout/CheckoutErrorPage.tsx'),
  },
  {
    name: 'checkout-thank-you',
    path: '/checkout/thank-you',
    page: () => import('../features/checkout/ThankYouPage.tsx'),
  },
  {
    name: 'profile',
    path: '/profile',
    page: () => import('../features/account/ProfilePage.tsx'),
  },
  {
    name: 'profile-orders',
    path: '/profile/orders',
    page: () => import('./pages/ProfileOrdersPage.tsx'),
    guard: signInFor('/profile/orders'),
  },
  {
    name: 'profile-sizes',
    path: '/profile/sizes',
    page: () => import('./pages/ProfileSizesPage.tsx'),
    guard: signInFor('/profile/sizes'),
  },
  {
    name: 'profile-info',
    path: '/profile/info',
    page: () => import('../features/account/InfoPage.tsx'),
    guard: signInFor('/profile/info'),
  },
  {
    name: 'profile-credit',
    path: '/profile/credit',
    page: () => import('../features/account/CreditPage.tsx'),
    guard: signInFor('/profile/credit'),
  },
  {
    name: 'reset-password',
    path: '/reset-password/:uidb64/:token',
    page: () => import('../features/account/ResetPasswordPage.tsx'),
    guard: { kind: 'guest-only', skipQueryChanges: true },
  },
  { name: 'notes', path: '/notes', page: () => import('../features/content/NotesPage.tsx') },
  { name: 'notes-tags-slug', path: '/notes/tags/:slug', page: () => import('../features/content/NotesPage.tsx') },
  {
    name: 'notes-slug',
    path: '/notes/:slug',
    page: () => import('../features/content/NotePage.tsx'),
  },
  ...contentSlugs.map(
    (slug): PageRoute => ({
      name: slug,
      path: `/${slug}`,
      page: () => import('../features/content/ContentPage.tsx'),
    }),
  ),
  ...inquirySlugs.map(
    (slug): PageRoute => ({
      name: slug,
      path: `/${slug}`,
      page: () => import('./pages/InquiryPage.tsx'),
    }),
  ),
  { name: 'faq', path: '/faq', page: () => import('../features/content/FaqPage.tsx') },
  {
    name: 't-shirt-footprint',
    path: '/t-shirt-footprint',
    page: () => import('../features/content/FootprintPage.tsx'),
  },
  {
    name: 'launch-calendar',
    path: '/launch-calendar',
    page: () => import('../features/content/LaunchCalendarPage.tsx'),
  },
  {
    name: 'campaign-slug',
    path: '/campaign/:campaignSlug',
    page: () => import('../features/content/ContentPage.tsx'),
  },
  {
    name: 'below-the-fold-preview',
    path: '/below-the-fold-preview/:slug/:id',
    page: () => import('../features/content/PreviewPage.tsx'),
  },
  {
    name: 'below-the-fold-preview-variant',
    path: '/below-the-fold-preview/:slug/:variantId/:id',
    page: () => import('../features/content/PreviewPage.tsx'),
  },
  // A canvas is `/canvas-…`: what else is one word and has no page of its own is not found by its loader.
  { name: 'canvas', path: '/:canvas', page: () => import('../features/content/CanvasPage.tsx') },
];

/** Whether the shop has a page at this path, for links to pages that are yet to come. */
export const isPage = (path: string): boolean => {
  const [bare = ''] = path.split(/[?#]/);
  return pageRoutes.some((route) => route.path === bare || route.path.split('/:')[0] === bare);
};
