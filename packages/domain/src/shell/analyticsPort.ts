import type { Result } from '../kernel/index.ts';
import type { ConsentPurpose } from './consent.ts';

/** Port: analytics. Events contain no personal and no body data. */
export type Analytics = {
  readonly page: (event: { readonly path: string; readonly nonInteraction: boolean }) => void;
  readonly track: (event: AnalyticsEvent) => void;
  readonly forget: () => void;
};

export type AnalyticsEvent =
  | { readonly name: 'consent-settings-opened' }
  | { readonly name: 'consent-chosen'; readonly allowed: readonly ConsentPurpose[] }
  /** A search without results. */
  | { readonly name: 'nothing-found'; readonly words: string | null }
  | { readonly name: 'line-added'; readonly clothingTypeSlug: string; readonly quantity: number }
  | { readonly name: 'line-removed'; readonly clothingTypeSlug: string }
  | { readonly name: 'voucher-refused'; readonly reason: string }
  | { readonly name: 'payment-failed'; readonly kind: string }
  | { readonly name: 'order-placed'; readonly currency: string; readonly itemCount: number };

export type TrackedEvent =
  | AnalyticsEvent
  | { readonly name: 'page'; readonly path: string; readonly nonInteraction: boolean };

/** Ids of the shop at external analytics services; absent if not used. */
export type OutsideKeys = { readonly google?: string; readonly segment?: string };

/**
 * An order as reported to external analytics (API-22): the purchase, nothing about the person.
 */
export type Purchase = {
  readonly google: Readonly<Record<string, unknown>>;
  readonly segment: Readonly<Record<string, unknown>>;
};

/** Port: the reportable purchase of the customer's own order. */
export type Purchases = {
  readonly purchase: (
    orderNumber: string,
  ) => Promise<Result<Purchase, { readonly kind: 'order-not-found' | 'unreachable' }>>;
};
