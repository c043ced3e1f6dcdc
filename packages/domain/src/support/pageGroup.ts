/**
 * Page groups of a conversation. The human messenger restarts when the group changes
 * (SUPPORT-16).
 */
export const pageGroups = [
  'home',
  'shop',
  'product',
  'checkout',
  'profile',
  'support',
  'content',
] as const;
export type PageGroup = (typeof pageGroups)[number];

const shopPages = [
  'products',
  'new-arrivals',
  'bestsellers',
  'seasonal-favorites',
  'cashmere-collection',
  'launch-calendar',
  'campaign',
  'giftcard',
  'digitalgiftcard',
  'retail',
];
const supportPages = [
  'support',
  'contact',
  'faq',
  'confirmfit',
  'fitfeedback',
  'order',
  'private-client-service',
  'stylist-inquiries',
];

const firstSegment = (path: string): string => path.split('/')[1] ?? '';

/** Group of a path without language prefix. */
export const pageGroupOf = (path: string): PageGroup => {
  const segment = firstSegment(path);
  if (segment === '') return 'home';
  if (segment === 'product' || segment === 'designer') return 'product';
  if (segment === 'checkout' || segment === 'profile') return segment;
  if (shopPages.includes(segment)) return 'shop';
  return supportPages.includes(segment) ? 'support' : 'content';
};
