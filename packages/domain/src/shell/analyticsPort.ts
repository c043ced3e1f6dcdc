import type { ConsentPurpose } from './consent.ts';

/** Port: what is measured. Events carry no personal and no body data. */
export type Analytics = {
  readonly page: (event: { readonly path: string; readonly nonInteraction: boolean }) => void;
  readonly track: (event: AnalyticsEvent) => void;
  readonly forget: () => void;
};

export type AnalyticsEvent =
  | { readonly name: 'consent-settings-opened' }
  | { readonly name: 'consent-chosen'; readonly allowed: readonly ConsentPurpose[] }
  | { readonly name: 'line-added'; readonly clothingTypeSlug: string; readonly quantity: number }
  | { readonly name: 'line-removed'; readonly clothingTypeSlug: string }
  | { readonly name: 'voucher-refused'; readonly reason: string }
  | { readonly name: 'payment-failed'; readonly kind: string }
  | { readonly name: 'order-placed'; readonly currency: string; readonly itemCount: number };
