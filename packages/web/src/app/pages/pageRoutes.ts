import type { ProductCollection } from '@tailorbird/domain/catalog';
import type { Guard } from '@tailorbird/domain/shell';
import type { PageDefinition } from '../../platform/navigation/page.tsx';
import type { Namespace } from '../../platform/texts/texts.ts';

// biome-ignore lint/suspicious/noExplicitAny: only a page knows the type of its data.
export type AnyPage = PageDefinition<any>;

/** Every page, loaded when it is first shown. */
export const pages = {
  home: () => import('./HomePage.tsx'),
  overview: () => import('../../features/catalog/OverviewPage.tsx'),
  collection: () => import('./CollectionPage.tsx'),
  chooser: () => import('../../features/catalog/ChooserPage.tsx'),
  product: () => import('./ProductPage.tsx'),
  giftCard: () => import('./GiftCardPage.tsx'),
  checkout: () => import('../../features/checkout/CheckoutPage.tsx'),
  checkoutError: () => import('../../features/checkout/CheckoutErrorPage.tsx'),
  thankYou: () => import('../../features/checkout/ThankYouPage.tsx'),
  profile: () => import('../../features/account/ProfilePage.tsx'),
  orders: () => import('./ProfileOrdersPage.tsx'),
  confirmFit: () => import('../../features/orders/fit/FitPage.tsx'),
  findOrder: () => import('../../features/orders/find/FindOrderPage.tsx'),
  fitFeedback: () => import('../../features/orders/feedback/FitFeedbackPage.tsx'),
  withdraw: () => import('../../features/orders/withdraw/WithdrawPage.tsx'),
  offline: () => import('../../features/offline/OfflinePage.tsx'),
  favorites: () => import('../../features/favorites/FavoritesPage.tsx'),
  support: () => import('../../features/support/claims/SupportPage.tsx'),
  claim: () => import('../../features/support/claims/ClaimPage.tsx'),
  studioInbox: () => import('../../features/studio/inbox/InboxPage.tsx'),
  studioClaims: () => import('../../features/studio/claims/StudioClaimsPage.tsx'),
  studioFits: () => import('../../features/studio/workshop/FirstPiecesPage.tsx'),
  studioLegal: () => import('../../features/studio/legal/LegalPage.tsx'),
  studioJobs: () => import('../../features/studio/workshop/JobsPage.tsx'),
  makingSheets: () => import('../../features/studio/workshop/SheetsPage.tsx'),
  studio: () => import('../../features/studio/workshop/StudioPage.tsx'),
  studioCustomers: () => import('../../features/studio/people/CustomersPage.tsx'),
  studioData: () => import('../../features/studio/data/ShopDataPage.tsx'),
  sizeConvert: () => import('../../features/studio/convert/SizeConvertPage.tsx'),
  retailProducts: () => import('../../features/studio/retail/RetailProductsPage.tsx'),
  retailInventory: () => import('../../features/studio/data/InventoryPage.tsx'),
  till: () => import('../../features/studio/till/TillPage.tsx'),
  tillSales: () => import('../../features/studio/till/SalesPage.tsx'),
  studioRecords: () => import('../../features/studio/people/RecordsPage.tsx'),
  sizes: () => import('./ProfileSizesPage.tsx'),
  info: () => import('../../features/account/InfoPage.tsx'),
  credit: () => import('../../features/account/CreditPage.tsx'),
  refer: () => import('../../features/account/referrals/ReferPage.tsx'),
  invitation: () => import('../../features/account/referrals/InvitationPage.tsx'),
  security: () => import('../../features/account/security/SecurityPage.tsx'),
  means: () => import('../../features/account/means/MeansPage.tsx'),
  confirmEmail: () => import('../../features/account/security/ConfirmEmailPage.tsx'),
  signIn: () => import('../../features/account/SignInPage.tsx'),
  resetPassword: () => import('../../features/account/ResetPasswordPage.tsx'),
  newsletter: () => import('../../features/newsletter/NewsletterPage.tsx'),
  notes: () => import('../../features/content/NotesPage.tsx'),
  note: () => import('../../features/content/NotePage.tsx'),
  content: () => import('../../features/content/ContentPage.tsx'),
  reviews: () => import('../../features/reviews/ReviewsPage.tsx'),
  inquiry: () => import('./InquiryPage.tsx'),
  faq: () => import('../../features/content/FaqPage.tsx'),
  footprint: () => import('../../features/content/FootprintPage.tsx'),
  launches: () => import('../../features/content/LaunchCalendarPage.tsx'),
  preview: () => import('../../features/content/PreviewPage.tsx'),
  canvas: () => import('../../features/content/CanvasPage.tsx'),
} as const satisfies Readonly<Record<string, () => Promise<{ readonly page: AnyPage }>>>;
export type PageId = keyof typeof pages;

export type DataOf<Id extends PageId> =
  Awaited<ReturnType<(typeof pages)[Id]>>['page'] extends PageDefinition<infer Data> ? Data : never;

export type PageRoute = {
  /** Language-independent name; the route's is `{name}___{locale}` (ROUTE-02). */
  readonly name: string;
  readonly path: string;
  readonly page: PageId;
  readonly guard?: Guard;
};

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

const productCollections = [
  'new-arrivals',
  'bestsellers',
  'seasonal-favorites',
  'cashmere-collection',
] as const satisfies readonly ProductCollection[];

const inquirySlugs = ['contact', 'private-client-service', 'stylist-inquiries'] as const;

const giftCardPaths = [
  ['giftcard', '/giftcard'],
  ['digitalgiftcard', '/digitalgiftcard'],
  ['product-gift-card', '/product/gift-card/:variantId?'],
  ['product-digital-gift-card', '/product/digital-gift-card/:variantId?'],
] as const;

/** Parameter of the sign-in page: the path to open after signing in. */
const onward = 'next';
const signInTarget = (next: string): `/${string}` => `/sign-in?${onward}=${next}`;

/** Guests are redirected to sign in (GUARD-14), which returns them to the page. */
const profilePage = (name: string, path: string, page: PageId): PageRoute => ({
  name,
  path,
  page,
  guard: { kind: 'authenticated-only', target: signInTarget(path) },
});

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
  { name: 'products', path: '/products/:groupSlug?', page: 'overview' },
  ...productCollections.map(
    (slug): PageRoute => ({
      name: slug,
      path: `/${slug}`,
      page: 'collection',
    }),
  ),
  { name: 'chooser', path: '/product', page: 'chooser' },
  { name: 'product', path: '/product/:slug/:variantId?', page: 'product' },
  ...giftCardPaths.map(
    ([name, path]): PageRoute => ({
      name,
      path,
      page: 'giftCard',
    }),
  ),
  { name: 'checkout', path: '/checkout', page: 'checkout' },
  { name: 'checkout-error', path: '/checkout/error', page: 'checkoutError' },
  { name: 'checkout-thank-you', path: '/checkout/thank-you', page: 'thankYou' },
  { name: 'profile', path: '/profile', page: 'profile' },
  profilePage('profile-orders', '/profile/orders', 'orders'),
  profilePage('profile-sizes', '/profile/sizes', 'sizes'),
  profilePage('profile-info', '/profile/info', 'info'),
  profilePage('profile-credit', '/profile/credit', 'credit'),
  profilePage('profile-refer-a-friend', '/profile/refer-a-friend', 'refer'),
  { name: 'referrals-code', path: '/referrals/:code', page: 'invitation' },
  profilePage('profile-security', '/profile/security', 'security'),
  profilePage('profile-ways-of-paying', '/profile/ways-of-paying', 'means'),
  // Also for signed-in customers: staff-made accounts get a link to choose their first password.
  { name: 'reset-password', path: '/reset-password/:uidb64/:token', page: 'resetPassword' },
  { name: 'confirm-email', path: '/confirm-email/:uidb64/:token', page: 'confirmEmail' },
  { name: 'newsletter', path: '/newsletter/:step/:key', page: 'newsletter' },
  { name: 'notes', path: '/notes', page: 'notes' },
  { name: 'notes-tags-slug', path: '/notes/tags/:slug', page: 'notes' },
  { name: 'notes-slug', path: '/notes/:slug', page: 'note' },
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
    // Switching between the forms changes the query: the form itself redirects (GUARD-16).
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
  staffPage('admin-only', 'studio-legal', '/studio/legal', 'studioLegal'),
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
  { name: 't-shirt-footprint', path: '/t-shirt-footprint', page: 'footprint' },
  { name: 'launch-calendar', path: '/launch-calendar', page: 'launches' },
  { name: 'campaign-slug', path: '/campaign/:campaignSlug', page: 'content' },
  { name: 'below-the-fold-preview', path: '/below-the-fold-preview/:slug/:id', page: 'preview' },
  {
    name: 'below-the-fold-preview-variant',
    path: '/below-the-fold-preview/:slug/:variantId/:id',
    page: 'preview',
  },
  // Content pages without their own route, such as a canvas. The loader returns 404 if there is
  // no file.
  { name: 'canvas', path: '/:canvas', page: 'canvas' },
];
