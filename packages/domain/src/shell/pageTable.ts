import { productCollections } from '../catalog/index.ts';
import type { Guard } from './guards.ts';

/** Components of pages. Each has a loader in `web/src/app/pages/pages.ts`. */
export type PageId =
  | 'home'
  | 'overview'
  | 'collection'
  | 'chooser'
  | 'product'
  | 'giftCard'
  | 'checkout'
  | 'checkoutError'
  | 'thankYou'
  | 'profile'
  | 'orders'
  | 'sizes'
  | 'info'
  | 'credit'
  | 'refer'
  | 'invitation'
  | 'security'
  | 'means'
  | 'resetPassword'
  | 'confirmEmail'
  | 'newsletter'
  | 'notes'
  | 'note'
  | 'content'
  | 'inquiry'
  | 'signIn'
  | 'confirmFit'
  | 'fitFeedback'
  | 'findOrder'
  | 'garment'
  | 'withdraw'
  | 'offline'
  | 'favorites'
  | 'support'
  | 'claim'
  | 'studioInbox'
  | 'studioClaims'
  | 'studioFits'
  | 'studioJobs'
  | 'makingSheets'
  | 'studioCustomers'
  | 'studioData'
  | 'sizeConvert'
  | 'retailProducts'
  | 'retailInventory'
  | 'till'
  | 'tillSales'
  | 'studioRecords'
  | 'studioLegal'
  | 'studio'
  | 'reviews'
  | 'faq'
  | 'footprint'
  | 'launches'
  | 'preview'
  | 'canvas';

type Use = {
  readonly isIndexed?: boolean;
  /** Browsers may cache the page for offline use: it contains nothing about a person. */
  readonly isAvailableOffline?: boolean;
  readonly guard?: Guard;
};

/** A route of the shop. Several routes may share a page. */
export type PageRoute = Use & {
  /** Language-independent name; the route's is `{name}___{locale}` (ROUTE-02). */
  readonly name: string;
  /** Pattern without language prefix, such as `/product/:slug/:variantId?`. */
  readonly path: string;
  readonly page: PageId;
};

const row = (page: PageId, name: string, path: string, use: Use = {}): PageRoute => ({
  page,
  name,
  path,
  ...use,
});

const shared: Use = { isIndexed: true, isAvailableOffline: true };

/** Parameter of the sign-in page: the path to open after signing in. */
const onward = 'next';

/** Guests are redirected to sign in (GUARD-14), which returns them to the page. */
const guarded = (
  kind: 'authenticated-only' | 'admin-only' | 'retail-only' | 'store-only',
  page: PageId,
  name: string,
  path: string,
): PageRoute => row(page, name, path, { guard: { kind, target: `/sign-in?${onward}=${path}` } });

/** Content pages whose slug is their address. */
const contentSlugs = [
  'howitworks',
  'materials',
  'our-mission',
  'our-production',
  'imprint',
  'privacy',
  'termsconditions',
  'accessibility',
  'legal-guarantee',
  'store',
  'b-corp',
  'madeby',
  'a-look-back-2024',
] as const;

/** Content pages with a form, which needs the network. */
const inquirySlugs = ['contact', 'private-client-service', 'stylist-inquiries'] as const;

/** Every page of the shop. Routes, sitemap, offline pages and visual tests follow from it. */
export const pageTable: readonly PageRoute[] = [
  row('home', 'home', '/', shared),
  row('overview', 'products', '/products/:groupSlug?', shared),
  ...productCollections.map((slug) => row('collection', slug, `/${slug}`, shared)),
  row('chooser', 'chooser', '/product', shared),
  row('product', 'product', '/product/:slug/:variantId?', shared),
  row('giftCard', 'giftcard', '/giftcard', { isAvailableOffline: true }),
  row('giftCard', 'digitalgiftcard', '/digitalgiftcard', { isAvailableOffline: true }),
  row('giftCard', 'product-gift-card', '/product/gift-card/:variantId?', {
    isAvailableOffline: true,
  }),
  row('giftCard', 'product-digital-gift-card', '/product/digital-gift-card/:variantId?', {
    isAvailableOffline: true,
  }),
  row('checkout', 'checkout', '/checkout'),
  row('checkoutError', 'checkout-error', '/checkout/error'),
  row('thankYou', 'checkout-thank-you', '/checkout/thank-you'),
  row('profile', 'profile', '/profile'),
  guarded('authenticated-only', 'orders', 'profile-orders', '/profile/orders'),
  guarded('authenticated-only', 'sizes', 'profile-sizes', '/profile/sizes'),
  guarded('authenticated-only', 'info', 'profile-info', '/profile/info'),
  guarded('authenticated-only', 'credit', 'profile-credit', '/profile/credit'),
  guarded('authenticated-only', 'refer', 'profile-refer-a-friend', '/profile/refer-a-friend'),
  row('invitation', 'referrals-code', '/referrals/:code'),
  guarded('authenticated-only', 'security', 'profile-security', '/profile/security'),
  guarded('authenticated-only', 'means', 'profile-ways-of-paying', '/profile/ways-of-paying'),
  // Also for signed-in customers: staff-made accounts get a link to choose their first password.
  row('resetPassword', 'reset-password', '/reset-password/:uidb64/:token'),
  row('confirmEmail', 'confirm-email', '/confirm-email/:uidb64/:token'),
  row('newsletter', 'newsletter', '/newsletter/:step/:key'),
  row('notes', 'notes', '/notes', shared),
  row('notes', 'notes-tags-slug', '/notes/tags/:slug', shared),
  row('note', 'notes-slug', '/notes/:slug', shared),
  ...contentSlugs.map((slug) => row('content', slug, `/${slug}`, shared)),
  ...inquirySlugs.map((slug) => row('inquiry', slug, `/${slug}`, { isIndexed: true })),
  row('signIn', 'sign-in', '/sign-in', {
    // Switching between the forms changes the query: the form itself redirects (GUARD-16).
    guard: { kind: 'guest-only', targetIn: onward, skipQueryChanges: true },
  }),
  row('confirmFit', 'confirmfit', '/confirmfit'),
  row('fitFeedback', 'fitfeedback-positive', '/fitfeedback/positive'),
  row('fitFeedback', 'fitfeedback-negative', '/fitfeedback/negative'),
  row('findOrder', 'order', '/order'),
  row('garment', 'garment', '/garment/:code'),
  row('withdraw', 'withdraw', '/withdraw'),
  row('offline', 'offline', '/offline', { isAvailableOffline: true }),
  row('favorites', 'favorites', '/favorites'),
  row('support', 'support', '/support'),
  row('claim', 'support-claim', '/support/claims/:number'),
  guarded('admin-only', 'studioInbox', 'studio-inbox', '/studio/inbox'),
  guarded('admin-only', 'studioClaims', 'studio-claims', '/studio/claims'),
  guarded('admin-only', 'studioFits', 'studio-fits', '/studio/fits'),
  guarded('admin-only', 'studioJobs', 'studio-jobs', '/studio/jobs'),
  guarded('admin-only', 'makingSheets', 'studio-sheets', '/studio/sheets/:number/:piece?'),
  guarded('retail-only', 'studioCustomers', 'studio-customers', '/studio/customers'),
  guarded('admin-only', 'studioData', 'studio-data', '/studio/data'),
  guarded('admin-only', 'sizeConvert', 'size-convert', '/size-convert'),
  guarded('retail-only', 'retailProducts', 'retail-products', '/retail/products'),
  guarded('retail-only', 'retailInventory', 'retail-inventory', '/retail/inventory'),
  guarded('store-only', 'till', 'retail-till', '/retail/till'),
  guarded('store-only', 'tillSales', 'retail-sales', '/retail/sales'),
  guarded('admin-only', 'studioRecords', 'studio-records', '/studio/records'),
  guarded('admin-only', 'studioLegal', 'studio-legal', '/studio/legal'),
  guarded('admin-only', 'studio', 'studio', '/studio'),
  row('reviews', 'reviews', '/reviews'),
  row('faq', 'faq', '/faq', shared),
  row('footprint', 't-shirt-footprint', '/t-shirt-footprint', shared),
  row('launches', 'launch-calendar', '/launch-calendar', shared),
  row('content', 'campaign-slug', '/campaign/:campaignSlug', { isIndexed: true }),
  row('preview', 'below-the-fold-preview', '/below-the-fold-preview/:slug/:id'),
  row('preview', 'below-the-fold-preview-variant', '/below-the-fold-preview/:slug/:variantId/:id'),
  // Content pages without their own route, such as a canvas. The loader returns 404 if there is
  // no file.
  row('canvas', 'canvas', '/:canvas', { isIndexed: true }),
];

/** Slugs of content files that routes name. Without its file, such a page is a 404. */
export const contentPages: readonly string[] = pageTable
  .filter(
    ({ page, path }) =>
      ['content', 'inquiry', 'faq', 'footprint'].includes(page) && !path.includes(':'),
  )
  .map(({ path }) => path.slice(1));

const firstSegment = (path: string): string => path.split('/')[1] ?? '';
const keptOffline = new Set(
  pageTable.flatMap(({ path, isAvailableOffline }) =>
    isAvailableOffline ? [firstSegment(path)] : [],
  ),
);

/**
 * True if a browser may cache the page at a path (without language) for offline use: never a
 * page about a person, order or payment.
 */
export const isAvailableOffline = (path: string): boolean => keptOffline.has(firstSegment(path));
