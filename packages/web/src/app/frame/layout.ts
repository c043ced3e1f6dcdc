/** The checkout is bare of header and footer, previews are bare of everything, all else has the whole frame (SHELL-04). */
export type Layout = 'checkout' | 'standalone' | 'default';
export const layoutOf = (path: string): Layout => {
  const segment = path.split('/')[1] ?? '';
  return segment === 'checkout'
    ? 'checkout'
    : segment === 'below-the-fold-preview'
      ? 'standalone'
      : 'default';
};

/** What a layout has around the page (SHELL-01 … SHELL-03). */
export const frameOf = (
  layout: Layout,
): { readonly header: boolean; readonly footer: boolean; readonly panels: boolean } => ({
  header: layout === 'default',
  footer: layout === 'default',
  panels: layout !== 'standalone',
});
