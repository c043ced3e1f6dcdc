import type { AnalyticsTraits, CountedEvent, Purchase } from '@tailorbird/domain/shell';
import type { OutsideService } from './outsideAnalytics.ts';
import { toldTraits } from './toldTraits.ts';

/** What Google's script and the shop share of a window. */
export type GoogleWindow = {
  dataLayer?: unknown[];
  [switchedOff: `ga-disable-${string}`]: boolean;
};

export type GoogleAnalyticsNeeds = {
  /** A measurement ID, `G-…`, or a container of the tag manager, `GTM-…`. */
  readonly id: string;
  readonly window: GoogleWindow;
  readonly load: (address: string) => void;
  /** Scheme and host of the shop. */
  readonly origin: string;
  readonly now: () => number;
  /** The names of the cookies of this page, and how one is taken away. */
  readonly cookies: {
    readonly names: () => readonly string[];
    readonly remove: (name: string) => void;
  };
};

type Told = readonly [name: string, fields: Readonly<Record<string, unknown>>];

/** An event in Google's words; null for what it is told otherwise. An address is told in full, so that the script does not read the page's own. */
const toldEvent = (event: CountedEvent, origin: string): Told | null => {
  switch (event.name) {
    case 'page':
      return [
        'page_view',
        { page_location: origin + event.path, non_interaction: event.nonInteraction },
      ];
    case 'line-added':
      return [
        'add_to_cart',
        { items: [{ item_id: event.clothingTypeSlug, quantity: event.quantity }] },
      ];
    case 'line-removed':
      return ['remove_from_cart', { items: [{ item_id: event.clothingTypeSlug }] }];
    case 'nothing-found':
      return ['nothing_found', event.words === null ? {} : { search_term: event.words }];
    case 'consent-settings-opened':
      return ['consent_settings_opened', {}];
    case 'consent-chosen':
      return ['consent_chosen', { allowed: event.allowed.join(',') }];
    case 'voucher-refused':
      return ['voucher_refused', { reason: event.reason }];
    case 'payment-failed':
      return ['payment_failed', { kind: event.kind }];
    case 'order-placed':
      // The purchase is told in full on the page that gives thanks.
      return null;
  }
};

/** Nothing for advertising, whatever the account at Google says. */
const granted = {
  analytics_storage: 'granted',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
};

/** Google Analytics 4 by its tag, or Google's tag manager: both read `dataLayer`. */
export class GoogleAnalytics implements OutsideService {
  readonly #needs: GoogleAnalyticsNeeds;
  readonly #layer: unknown[];
  readonly #isContainer: boolean;

  constructor(needs: GoogleAnalyticsNeeds) {
    this.#needs = needs;
    this.#layer = needs.window.dataLayer ??= [];
    this.#isContainer = needs.id.startsWith('GTM-');
  }

  readonly start = (): void => {
    const { id, load, now, origin } = this.#needs;
    this.#gtag('consent', 'default', granted);
    // What the script tells by itself names neither an address of the shop nor where somebody came from.
    this.#gtag('set', { page_location: `${origin}/`, page_referrer: '', page_title: '' });
    if (this.#isContainer) this.#layer.push({ event: 'gtm.js', 'gtm.start': now() });
    else {
      this.#gtag('js', new Date(now()));
      this.#gtag('config', id, {
        send_page_view: false,
        allow_google_signals: false,
        allow_ad_personalization_signals: false,
        // For this host alone, and until the browser is closed.
        cookie_domain: 'none',
        cookie_expires: 0,
      });
    }
    load(`https://www.googletagmanager.com/${this.#isContainer ? 'gtm.js' : 'gtag/js'}?id=${id}`);
  };

  readonly tell = (event: CountedEvent, traits: AnalyticsTraits): void => {
    const told = toldEvent(event, this.#needs.origin);
    if (told) this.#event(told, traits);
  };

  readonly purchase = ({ google }: Purchase, traits: AnalyticsTraits): void =>
    this.#event(['purchase', google], traits);

  readonly stop = (): void => {
    const { id, window, cookies } = this.#needs;
    this.#gtag('consent', 'update', { analytics_storage: 'denied' });
    window[`ga-disable-${id}`] = true;
    for (const name of cookies.names()) if (/^_ga(_|$)/.test(name)) cookies.remove(name);
  };

  #event([name, fields]: Told, traits: AnalyticsTraits): void {
    // A container's own rules say where an event goes; an old purchase does not stay in what they read.
    if (this.#isContainer)
      this.#layer.push(
        { ecommerce: null },
        { event: name, ...toldTraits(traits), ...containerFields(name, fields) },
      );
    else {
      this.#gtag('set', 'user_properties', toldTraits(traits));
      this.#gtag('event', name, fields);
    }
  }

  /** Google's script tells a command from other entries by its being an `arguments` object. */
  #gtag(..._command: readonly unknown[]): void {
    // biome-ignore lint/complexity/noArguments: an array would be something else to Google's script.
    this.#layer.push(arguments);
  }
}

/** Containers look for what is about goods below `ecommerce`. */
const containerFields = (name: string, fields: Told[1]): Told[1] =>
  ['add_to_cart', 'remove_from_cart', 'purchase'].includes(name) ? { ecommerce: fields } : fields;
