import type { PageDefinition } from '../../platform/navigation/page.tsx';

// biome-ignore lint/suspicious/noExplicitAny: the data of a page is known to the page alone; here all pages are alike.
export type AnyPage = PageDefinition<any>;

/** Every page there is, loaded when it is first shown. */
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
  support: () => import('../../features/support/claims/SupportPage.tsx'),
  claim: () => import('../../features/support/claims/ClaimPage.tsx'),
  studioInbox: () => import('../../features/support/inbox/InboxPage.tsx'),
  studioClaims: () => import('../../features/support/studio/StudioClaimsPage.tsx'),
  studioJobs: () => import('../../features/orders/studio/JobsPage.tsx'),
  makingSheets: () => import('../../features/orders/studio/SheetsPage.tsx'),
  studio: () => import('../../features/orders/studio/StudioPage.tsx'),
  studioCustomers: () => import('../../features/staff/people/CustomersPage.tsx'),
  studioData: () => import('../../features/staff/data/ShopDataPage.tsx'),
  sizeConvert: () => import('../../features/staff/convert/SizeConvertPage.tsx'),
  retailProducts: () => import('../../features/staff/retail/RetailProductsPage.tsx'),
  retailInventory: () => import('../../features/staff/data/InventoryPage.tsx'),
  studioRecords: () => import('../../features/staff/people/RecordsPage.tsx'),
  reportedErrors: () => import('../../features/watch/ErrorsPage.tsx'),
  visits: () => import('../../features/watch/VisitsPage.tsx'),
  sizes: () => import('./ProfileSizesPage.tsx'),
  info: () => import('../../features/account/InfoPage.tsx'),
  credit: () => import('../../features/account/CreditPage.tsx'),
  refer: () => import('../../features/account/referrals/ReferPage.tsx'),
  invitation: () => import('../../features/account/referrals/InvitationPage.tsx'),
  security: () => import('../../features/account/security/SecurityPage.tsx'),
  confirmEmail: () => import('../../features/account/security/ConfirmEmailPage.tsx'),
  resetPassword: () => import('../../features/account/ResetPasswordPage.tsx'),
  newsletter: () => import('../../features/newsletter/NewsletterPage.tsx'),
  notes: () => import('../../features/content/NotesPage.tsx'),
  note: () => import('../../features/content/NotePage.tsx'),
  content: () => import('../../features/content/ContentPage.tsx'),
  inquiry: () => import('./InquiryPage.tsx'),
  faq: () => import('../../features/content/FaqPage.tsx'),
  footprint: () => import('../../features/content/FootprintPage.tsx'),
  launches: () => import('../../features/content/LaunchCalendarPage.tsx'),
  preview: () => import('../../features/content/PreviewPage.tsx'),
  canvas: () => import('../../features/content/CanvasPage.tsx'),
} as const satisfies Readonly<Record<string, () => Promise<{ readonly page: AnyPage }>>>;
export type PageId = keyof typeof pages;

/** What a page loads. */
export type DataOf<Id extends PageId> = Awaited<ReturnType<(typeof pages)[Id]>>['page'] extends PageDefinition<infer Data> ? Data : never;
