import type { Guard, PageId } from '@tailorbird/domain/shell';
import type { PageDefinition } from '../../platform/navigation/page.ts';
import type { Namespace } from '../../platform/texts/texts.ts';

// biome-ignore lint/suspicious/noExplicitAny: each page has its own data type.
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
  garment: () => import('../../features/orders/garment/GarmentPage.tsx'),
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
} as const satisfies Readonly<Record<PageId, () => Promise<{ readonly page: AnyPage }>>>;

export type DataOf<Id extends PageId> =
  Awaited<ReturnType<(typeof pages)[Id]>>['page'] extends PageDefinition<infer Data> ? Data : never;

export type PageHandle = {
  readonly name: string;
  readonly page: PageId;
  readonly guard: Guard | null;
  readonly namespaces: readonly Namespace[];
  readonly meta: AnyPage['meta'];
};
