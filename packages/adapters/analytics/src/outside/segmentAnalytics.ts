import type { AnalyticsTraits, Purchase, TrackedEvent } from '@tailorbird/domain/shell';
import type { OutsideService } from './outsideAnalytics.ts';
import { traitFields } from './traitFields.ts';

type Method = 'page' | 'track' | 'reset';
/**
 * An array of queued calls until Segment's script loads, then the script's own object.
 */
export type SegmentQueue = unknown[] & {
  _writeKey?: string;
  _loadOptions?: object;
  invoked?: boolean;
};
export type SegmentWindow = {
  analytics?:
    | SegmentQueue
    | { readonly [Name in Method]: (...given: readonly unknown[]) => unknown };
};

export type SegmentAnalyticsNeeds = {
  readonly writeKey: string;
  readonly window: SegmentWindow;
  readonly load: (address: string) => void;
  readonly origin: string;
};

type Fields = Readonly<Record<string, unknown>>;

/**
 * Maps an event to Segment's e-commerce specification. Null for events sent in another
 * way.
 */
const mapEvent = (
  event: Exclude<TrackedEvent, { readonly name: 'page' }>,
): readonly [name: string, fields: Fields] | null => {
  switch (event.name) {
    case 'line-added':
      return ['Product Added', { product_id: event.clothingTypeSlug, quantity: event.quantity }];
    case 'line-removed':
      return ['Product Removed', { product_id: event.clothingTypeSlug }];
    case 'nothing-found':
      return ['Nothing Found', event.words === null ? {} : { query: event.words }];
    case 'consent-settings-opened':
      return ['Consent Settings Opened', {}];
    case 'consent-chosen':
      return ['Consent Chosen', { allowed: [...event.allowed] }];
    case 'voucher-refused':
      return ['Voucher Refused', { reason: event.reason }];
    case 'payment-failed':
      return ['Payment Failed', { kind: event.kind }];
    case 'order-placed':
      // The confirmation page sends the complete order.
      return null;
  }
};

/** Segment through analytics.js. Visitors are never identified. */
export class SegmentAnalytics implements OutsideService {
  readonly #needs: SegmentAnalyticsNeeds;
  /** The latest page. It replaces the address that the script would read by itself. */
  #page: Fields = {};

  constructor(needs: SegmentAnalyticsNeeds) {
    this.#needs = needs;
    this.#at('/');
  }

  readonly start = (): void => {
    const { window, writeKey, load } = this.#needs;
    window.analytics = Object.assign([], {
      invoked: true,
      _writeKey: writeKey,
      // Ignores user ids in query strings.
      _loadOptions: { useQueryString: false },
    });
    load(`https://cdn.segment.com/analytics.js/v1/${writeKey}/analytics.min.js`);
  };

  readonly send = (event: TrackedEvent, traits: AnalyticsTraits): void => {
    if (event.name === 'page') {
      this.#at(event.path);
      this.#call(
        'page',
        event.path,
        { ...this.#page, non_interaction: event.nonInteraction },
        this.#context(traits),
      );
      return;
    }
    const mapped = mapEvent(event);
    if (mapped) this.#call('track', ...mapped, this.#context(traits));
  };

  readonly purchase = ({ segment }: Purchase, traits: AnalyticsTraits): void =>
    this.#call('track', 'Order Completed', segment, this.#context(traits));

  /** Segment's script queues events until it knows the visitor. */
  readonly hasSession = (): boolean => true;

  readonly stop = (): void => {
    const { analytics } = this.#needs.window;
    // Discards queued events.
    if (Array.isArray(analytics)) analytics.length = 0;
    else this.#call('reset');
  };

  #at(counted: string): void {
    const [path = '/'] = counted.split('?', 1);
    this.#page = { path, url: this.#needs.origin + counted, search: '', referrer: '', title: '' };
  }

  #context(traits: AnalyticsTraits): Fields {
    return { context: { page: this.#page, traits: traitFields(traits) } };
  }

  #call(method: Method, ...given: readonly unknown[]): void {
    const { analytics } = this.#needs.window;
    if (Array.isArray(analytics)) analytics.push([method, ...given]);
    else analytics?.[method](...given);
  }
}
