import { unreachable } from '../kernel/index.ts';

/** Groups of pages that one conversation is about; the human messenger restarts when it changes (SUPPORT-16). */
export const pageGroups = ['home', 'shop', 'product', 'checkout', 'profile', 'support', 'content'] as const;
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
const supportPages = ['support', 'contact', 'faq', 'confirmfit', 'fitfeedback', 'private-client-service', 'stylist-inquiries'];

const firstSegment = (path: string): string => path.split('/')[1] ?? '';

/** The group of a path without language prefix. */
export const pageGroupOf = (path: string): PageGroup => {
  const segment = firstSegment(path);
  if (segment === '') return 'home';
  if (segment === 'product' || segment === 'designer') return 'product';
  if (segment === 'checkout' || segment === 'profile') return segment;
  if (shopPages.includes(segment)) return 'shop';
  return supportPages.includes(segment) ? 'support' : 'content';
};

/** SHELL-04, decisions 20: the checkout is bare of header and footer, previews are bare of everything, all else has the whole frame. */
export type Layout = 'checkout' | 'standalone' | 'default';
export const layoutOf = (path: string): Layout => {
  const segment = firstSegment(path);
  return segment === 'checkout' ? 'checkout' : segment === 'below-the-fold-preview' ? 'standalone' : 'default';
};

/** SHELL-01 … SHELL-03: what a layout has around the page. */
export const frameOf = (layout: Layout): { readonly header: boolean; readonly footer: boolean; readonly panels: boolean } => {
  switch (layout) {
    case 'default':
      return { header: true, footer: true, panels: true };
    case 'checkout':
      return { header: false, footer: false, panels: true };
    case 'standalone':
      return { header: false, footer: false, panels: false };
    default:
      return unreachable(layout);
  }
};

/** SHELL-05, SHELL-06, SHELL-08: retail users have a banner of their own; closing the top banner lasts for the session. */
export const topBanner = (visitor: { readonly isRetailStore: boolean; readonly closed: boolean }): 'retail' | 'top' | 'none' =>
  visitor.isRetailStore ? 'retail' : visitor.closed ? 'none' : 'top';
