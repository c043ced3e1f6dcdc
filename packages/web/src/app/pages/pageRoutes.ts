import type { ProductCollection } from '@tailorbird/domain/catalog';
import type { Guard } from '@tailorbird/domain/shell';
import type { Namespace } from '../../platform/texts/texts.ts';
import type { AnyPage, PageId } from './pages.ts';

export type PageRoute = {
  /** Language-independent name; the route's is `{name}___{locale}` (ROUTE-02). */
  readonly name: string;
  readonly path: string;
  readonly page: PageId;
  readonly guard?: Guard;
};

/** What is known of a matched page, in the browser and on the server. */
export type PageHandle = {
  readonly name: string;
  readonly page: PageId;
  readonly guard: Guard | null;
  readonly namespaces: readonly Namespace[];
  readonly meta: AnyPage['meta'];
};

const contentSlugs = [
  'howitworks',
  'materials',
  'our-mission',
  'our-production',
  'imprint',
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

/** Of the page to sign in on, the parameter that says where it leads on to. */
const onward = 'next';
const signInTarget = (next: string): `/${string}` => `/sign-in?${onward}=${next}`;

/** Whoever is not signed in is led to the page to sign in on (GUARD-14), which leads on to the page that was wanted. */
const signInFor = (path: string): Guard => ({
  kind: 'authenticated-only',
  target: signInTarget(path),
});

/** The same for pages of those who work here. */
const staffPage = (
  kind: 'admin-only' | 'retail-only' | 'store-only',
  name: string,
  path: string,
  page: PageId,
): PageRoute => ({
  name,
  path,
  page,
  guard: { kind, target: signInTarget(path) },
});

/** Every page of the shop. Paths are without language prefix. */
export const pageRoutes: readonly PageRoute[] = [
  { name: 'home', path: '/', page: 'home' },
  {
    name: 'products',
    path: '/products/:groupSlug?',
    page: 'overview',
  },
  ...productCollections.map(
    (slug): PageRoute => ({
      name: slug,
      path: `/${slug}`,
      page: 'collection',
    }),
  ),
  {
    name: 'chooser',
    path: '/product',
    page: 'chooser',
  },
  {
    name: 'product',
    path: '/product/:slug/:variantId?',
    page: 'product',
  },
  ...giftCardPaths.map(
    ([name, path]): PageRoute => ({
      name,
      path,
      page: 'giftCard',
    }),
  ),
  {
    name: 'checkout',
    path: '/checkout',
    page: 'checkout',
  },
  {
    name: 'checkout-error',
    path: '/checkout/error',
    page: 'checkoutError',
  },
  {
    name: 'checkout-thank-you',
    path: '/checkout/thank-you',
    page: 'thankYou',
  },
  {
    name: 'profile',
    path: '/profile',
    page: 'profile',
  },
  {
    name: 'profile-orders',
    path: '/profile/orders',
    page: 'orders',
    guard: signInFor('/profile/orders'),
  },
  {
    name: 'profile-sizes',
    path: '/profile/sizes',
    page: 'sizes',
    guard: signInFor('/profile/sizes'),
  },
  {
    name: 'profile-info',
    path: '/profile/info',
    page: 'info',
    guard: signInFor('/profile/info'),
  },
  {
    name: 'profile-credit',
    path: '/profile/credit',
    page: 'credit',
    guard: signInFor('/profile/credit'),
  },
  {
    name: 'profile-refer-a-friend',
    path: '/profile/refer-a-friend',
    page: 'refer',
    guard: signInFor('/profile/refer-a-friend'),
  },
  { name: 'referrals-code', path: '/referrals/:code', page: 'invitation' },
  {
    name: 'profile-security',
    path: '/profile/security',
    page: 'security',
    guard: signInFor('/profile/security'),
  },
  {
    name: 'profile-ways-of-paying',
    path: '/profile/ways-of-paying',
    page: 'means',
    guard: signInFor('/profile/ways-of-paying'),
  },
  // For who is signed in too: a link to choose a first password is followed in the browser that made the account.
  {
    name: 'reset-password',
    path: '/reset-password/:uidb64/:token',
    page: 'resetPassword',
  },
  {
    name: 'confirm-email',
    path: '/confirm-email/:uidb64/:token',
    page: 'confirmEmail',
  },
  { name: 'newsletter', path: '/newsletter/:step/:key', page: 'newsletter' },
  { name: 'notes', path: '/notes', page: 'notes' },
  { name: 'notes-tags-slug', path: '/notes/tags/:slug', page: 'notes' },
  {
    name: 'notes-slug',
    path: '/notes/:slug',
    page: 'note',
  },
  ...contentSlugs.map(
    (slug): PageRoute => ({
      name: slug,
      path: `/${slug}`,
      page: 'content',
    }),
  ),
  ...inquirySlugs.map(
    (slug): PageRoute => ({
      name: slug,
      path: `/${slug}`,
      page: 'inquiry',
    }),
  ),
  {
    name: 'sign-in',
    path: '/sign-in',
    page: 'signIn',
    // A form that takes the place of another is a change of the query, also the word that an account was made: who came as a guest is led on by the form (GUARD-16).
    guard: { kind: 'guest-only', targetIn: onward, skipQueryChanges: true },
  },
  { name: 'confirmfit', path: '/confirmfit', page: 'confirmFit' },
  { name: 'fitfeedback-positive', path: '/fitfeedback/positive', page: 'fitFeedback' },
  { name: 'fitfeedback-negative', path: '/fitfeedback/negative', page: 'fitFeedback' },
  { name: 'order', path: '/order', page: 'findOrder' },
  { name: 'withdraw', path: '/withdraw', page: 'withdraw' },
  { name: 'offline', path: '/offline', page: 'offline' },
  { name: 'favorites', path: '/favorites', page: 'favorites' },
  { name: 'support', path: '/support', page: 'support' },
  { name: 'support-claim', path: '/support/claims/:number', page: 'claim' },
  staffPage('admin-only', 'studio-inbox', '/studio/inbox', 'studioInbox'),
  staffPage('admin-only', 'studio-claims', '/studio/claims', 'studioClaims'),
  staffPage('admin-only', 'studio-fits', '/studio/fits', 'studioFits'),
  staffPage('admin-only', 'studio-jobs', '/studio/jobs', 'studioJobs'),
  staffPage('admin-only', 'studio-sheets', '/studio/sheets/:number/:piece?', 'makingSheets'),
  staffPage('retail-only', 'studio-customers', '/studio/customers', 'studioCustomers'),
  staffPage('admin-only', 'studio-data', '/studio/data', 'studioData'),
  staffPage('admin-only', 'size-convert', '/size-convert', 'sizeConvert'),
  staffPage('retail-only', 'retail-products', '/retail/products', 'retailProducts'),
  staffPage('retail-only', 'retail-inventory', '/retail/inventory', 'retailInventory'),
  staffPage('store-only', 'retail-till', '/retail/till', 'till'),
  staffPage('store-only', 'retail-sales', '/retail/sales', 'tillSales'),
  staffPage('admin-only', 'studio-records', '/studio/records', 'studioRecords'),
  staffPage('admin-only', 'studio', '/studio', 'studio'),
  { name: 'reviews', path: '/reviews', page: 'reviews' },
  { name: 'faq', path: '/faq', page: 'faq' },
  {
    name: 't-shirt-footprint',
    path: '/t-shirt-footprint',
    page: 'footprint',
  },
  {
    name: 'launch-calendar',
    path: '/launch-calendar',
    page: 'launches',
  },
  {
    name: 'campaign-slug',
    path: '/campaign/:campaignSlug',
    page: 'content',
  },
  {
    name: 'below-the-fold-preview',
    path: '/below-the-fold-preview/:slug/:id',
    page: 'preview',
  },
  {
    name: 'below-the-fold-preview-variant',
    path: '/below-the-fold-preview/:slug/:variantId/:id',
    page: 'preview',
  },
  // Pages of content without a route of their own, such as a canvas; what is not written is not found by its loader.
  { name: 'canvas', path: '/:canvas', page: 'canvas' },
];

/** Whether the shop has a page at this path, for links to pages that are yet to come. */
export const isPage = (path: string): boolean => {
  const [bare = ''] = path.split(/[?#]/);
  return pageRoutes.some((route) => route.path === bare || route.path.split('/:')[0] === bare);
};
