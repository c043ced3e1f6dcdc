import type { AnalyticsTraits, CountedEvent, Purchase } from '@tailorbird/domain/shell';
import type { OutsideService } from './outsideAnalytics.ts';
import { toldTraits } from './toldTraits.ts';

type Method = 'page' | 'track' | 'reset';
/** Before Segment's script has come it is a list of what to call, which the script takes over; then the script's own. */
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
  /** Scheme and host of the shop. */
  readonly origin: string;
};

type Fields = Readonly<Record<string, unknown>>;

/** An event in the words of Segment's specification of shops; null for what is told otherwise. */
const toldEvent = (
  event: Exclude<CountedEvent, { readonly name: 'page' }>,
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
      // The order is told in full on the page that gives thanks.
      return null;
  }
};

/** Segment by its script, analytics.js. Nobody is identified to it. */
export class SegmentAnalytics implements OutsideService {
  readonly #needs: SegmentAnalyticsNeeds;
  /** The page that was told last: what the script would read of the address instead is told to nobody. */
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
      // Links cannot name somebody, and an address is not searched for such names.
      _loadOptions: { useQueryString: false },
    });
    load(`https://cdn.segment.com/analytics.js/v1/${writeKey}/analytics.min.js`);
  };

  readonly tell = (event: CountedEvent, traits: AnalyticsTraits): void => {
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
    const told = toldEvent(event);
    if (told) this.#call('track', ...told, this.#context(traits));
  };

  readonly purchase = ({ segment }: Purchase, traits: AnalyticsTraits): void =>
    this.#call('track', 'Order Completed', segment, this.#context(traits));

  readonly stop = (): void => {
    const { analytics } = this.#needs.window;
    // What has not left yet does not leave.
    if (Array.isArray(analytics)) analytics.length = 0;
    else this.#call('reset');
  };

  #at(counted: string): void {
    const [path = '/'] = counted.split('?', 1);
    this.#page = { path, url: this.#needs.origin + counted, search: '', referrer: '', title: '' };
  }

  #context(traits: AnalyticsTraits): Fields {
    return { context: { page: this.#page, traits: toldTraits(traits) } };
  }

  #call(method: Method, ...given: readonly unknown[]): void {
    const { analytics } = this.#needs.window;
    if (Array.isArray(analytics)) analytics.push([method, ...given]);
    else analytics?.[method](...given);
  }
}
