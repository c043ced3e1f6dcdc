/**
 * The parts around the page (SHELL-04): the checkout has no header or footer, previews have
 * nothing, and pages of staff and stores have no parts that sell.
 */
export type Layout = 'checkout' | 'standalone' | 'staff' | 'default';
export const layoutOf = (path: string): Layout => {
  switch (path.split('/')[1]) {
    case 'checkout':
      return 'checkout';
    case 'below-the-fold-preview':
      return 'standalone';
    case 'studio':
    case 'retail':
      return 'staff';
    default:
      return 'default';
  }
};

/** `shop`: top banner, full footer and chat (SHELL-01 … SHELL-03). */
export const frameOf = (
  layout: Layout,
): { readonly header: boolean; readonly shop: boolean; readonly panels: boolean } => ({
  header: layout === 'default' || layout === 'staff',
  shop: layout === 'default',
  panels: layout !== 'standalone',
});
