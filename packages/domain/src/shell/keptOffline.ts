/** First parts of the paths of pages that tell everybody the same, and that somebody may want to read again without a network. */
const families: readonly string[] = [
  '',
  'a-look-back-2024',
  'accessibility',
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

/** Whether a browser may keep the page at a path, without language, for when there is no network: never one that is about a person, an order or a payment. */
export const isKeptOffline = (path: string): boolean => families.includes(path.split('/')[1] ?? '');
