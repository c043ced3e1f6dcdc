/** Panels that open over a page by a query parameter of their name. */
export const panelNames = [
  'basket',
  'auth',
  'reviews',
  'create-size',
  'edit-size',
  'ideal-size',
  'about-standard-sizes',
  'std-size-details',
  'save-size',
  'size-basket-cta',
  'recommend-size',
  'item-details',
  'mini-designer',
  'change-piece',
  'info',
  'us-tariffs',
  'consent-settings',
] as const;
export type PanelName = (typeof panelNames)[number];
