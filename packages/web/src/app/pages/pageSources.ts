import type { PageId } from './pages.ts';

/** Source file of each page, by which the server finds its script and its styles among what was built. A test keeps it true. */
export const pageSources: Readonly<Record<PageId, string>> = {
  home: 'src/app/pages/HomePage.tsx',
  overview: 'src/features/catalog/OverviewPage.tsx',
  collection: 'src/app/pages/CollectionPage.tsx',
  chooser: 'src/features/catalog/ChooserPage.tsx',
  product: 'src/app/pages/ProductPage.tsx',
  giftCard: 'src/app/pages/GiftCardPage.tsx',
  checkout: 'src/features/checkout/CheckoutPage.tsx',
  checkoutError: 'src/features/checkout/CheckoutErrorPage.tsx',
  thankYou: 'src/features/checkout/ThankYouPage.tsx',
  profile: 'src/features/account/ProfilePage.tsx',
  orders: 'src/app/pages/ProfileOrdersPage.tsx',
  sizes: 'src/app/pages/ProfileSizesPage.tsx',
  info: 'src/features/account/InfoPage.tsx',
  credit: 'src/features/account/CreditPage.tsx',
  resetPassword: 'src/features/account/ResetPasswordPage.tsx',
  notes: 'src/features/content/NotesPage.tsx',
  note: 'src/features/content/NotePage.tsx',
  content: 'src/features/content/ContentPage.tsx',
  inquiry: 'src/app/pages/InquiryPage.tsx',
  faq: 'src/features/content/FaqPage.tsx',
  footprint: 'src/features/content/FootprintPage.tsx',
  launches: 'src/features/content/LaunchCalendarPage.tsx',
  preview: 'src/features/content/PreviewPage.tsx',
  canvas: 'src/features/content/CanvasPage.tsx',
};
