/** First path segments of public pages worth reading offline. */
const families: readonly string[] = [
  '',
  'a-look-back-2024',
  'accessibility',
  'legal-guarantee',
  'b-corp',
  'bestsellers',
  'cashmere-collection',
  'digitalgiftcard',
  'faq',
  'giftcard',
  'howitworks',
  'imprint',
  'launch-calendar',
  'madeby',
  'materials',
  'new-arrivals',
  'notes',
  'offline',
  'our-mission',
  'our-production',
  'privacy',
  'product',
  'products',
  'seasonal-favorites',
  'store',
  't-shirt-footprint',
  'termsconditions',
];

/**
 * True if a browser may cache the page at a path (without language) for offline use: never a
 * page about a person, order or payment.
 */
export const isKeptOffline = (path: string): boolean => families.includes(path.split('/')[1] ?? '');
