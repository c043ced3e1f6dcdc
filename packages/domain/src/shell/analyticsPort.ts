import type { Result } from '../kernel/index.ts';
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
  /** Something was looked for and nothing was there. */
  | { readonly name: 'nothing-found'; readonly words: string | null }
  | { readonly name: 'line-added'; readonly clothingTypeSlug: string; readonly quantity: number }
  | { readonly name: 'line-removed'; readonly clothingTypeSlug: string }
  | { readonly name: 'voucher-refused'; readonly reason: string }
  | { readonly name: 'payment-failed'; readonly kind: string }
  | { readonly name: 'order-placed'; readonly currency: string; readonly itemCount: number };

/** A page that was opened is an event like others. */
export type CountedEvent =
  | AnalyticsEvent
  | { readonly name: 'page'; readonly path: string; readonly nonInteraction: boolean };

/** Services of other companies that are told of visits: how the shop is known to each; absent where it is not. */
export type OutsideKeys = { readonly google?: string; readonly segment?: string };

/** An order as services of other companies are told of it, each in its own words (API-22): the purchase, and nothing about the person. */
export type Purchase = {
  readonly google: Readonly<Record<string, unknown>>;
  readonly segment: Readonly<Record<string, unknown>>;
};

/** Port: what may be told of an own order. */
export type Purchases = {
  readonly purchase: (
    orderNumber: string,
  ) => Promise<Result<Purchase, { readonly kind: 'order-not-found' | 'unreachable' }>>;
};
