import type { PageDefinition } from '../../platform/navigation/page.tsx';

// biome-ignore lint/suspicious/noExplicitAny: the data of a page is known to the page alone; here all pages are alike.
export type AnyPage = PageDefinition<any>;

type StaffPages = typeof import('./staffPages.ts').staffPages;

/** Customers never load where the pages of those who work here are. */
const staff = <Id extends keyof StaffPages>(id: Id): StaffPages[Id] =>
  // Each answers a page of its own, which the compiler does not follow through the table.
  (async () => (await import('./staffPages.ts')).staffPages[id]()) as StaffPages[Id];

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
  withdraw: () => import('../../features/orders/withdraw/WithdrawPage.tsx'),
  offline: () => import('../../features/offline/OfflinePage.tsx'),
  favorites: () => import('../../features/favorites/FavoritesPage.tsx'),
  support: () => import('../../features/support/claims/SupportPage.tsx'),
  claim: () => import('../../features/support/claims/ClaimPage.tsx'),
  studioInbox: staff('studioInbox'),
  studioClaims: staff('studioClaims'),
  studioFits: staff('studioFits'),
  studioJobs: staff('studioJobs'),
  makingSheets: staff('makingSheets'),
  studio: staff('studio'),
  studioCustomers: staff('studioCustomers'),
  studioData: staff('studioData'),
  sizeConvert: staff('sizeConvert'),
  retailProducts: staff('retailProducts'),
  retailInventory: staff('retailInventory'),
  till: staff('till'),
  tillSales: staff('tillSales'),
  studioRecords: staff('studioRecords'),
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

/** What a page loads. */
export type DataOf<Id extends PageId> =
  Awaited<ReturnType<(typeof pages)[Id]>>['page'] extends PageDefinition<infer Data> ? Data : never;
