import type { AnalyticsTraits, Purchase, TrackedEvent } from '@tailorbird/domain/shell';
import type { OutsideService } from './outsideAnalytics.ts';
import { traitFields } from './traitFields.ts';

export type GoogleWindow = {
  dataLayer?: unknown[];
  [switchedOff: `ga-disable-${string}`]: boolean;
};

export type GoogleAnalyticsNeeds = {
  /** A measurement ID (`G-…`) or a Tag Manager container (`GTM-…`). */
  readonly id: string;
  readonly window: GoogleWindow;
  readonly load: (address: string) => void;
  readonly origin: string;
  readonly now: () => number;
  readonly cookies: {
    readonly names: () => readonly string[];
    readonly remove: (name: string) => void;
  };
};

type MappedEvent = readonly [name: string, fields: Readonly<Record<string, unknown>>];

/**
 * Maps an event to Google's names. Null for events that are sent in another way.
 * Contains the full address so that the script does not read the page's own.
 */
const mapEvent = (event: TrackedEvent, origin: string): MappedEvent | null => {
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
      // The confirmation page sends the complete purchase.
      return null;
  }
};

/** Denies all advertising purposes, overriding the settings of the Google account. */
const granted = {
  analytics_storage: 'granted',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
};

/** Google Analytics 4 or Google Tag Manager. Both read `dataLayer`. */
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
    // Keeps shop addresses and referrers out of the script's automatic events.
    this.#gtag('set', { page_location: `${origin}/`, page_referrer: '', page_title: '' });
    if (this.#isContainer) this.#layer.push({ event: 'gtm.js', 'gtm.start': now() });
    else {
      this.#gtag('js', new Date(now()));
      this.#gtag('config', id, {
        send_page_view: false,
        allow_google_signals: false,
        allow_ad_personalization_signals: false,
        // A session cookie for this host only.
        cookie_domain: 'none',
        cookie_expires: 0,
      });
    }
    load(`https://www.googletagmanager.com/${this.#isContainer ? 'gtm.js' : 'gtag/js'}?id=${id}`);
  };

  readonly send = (event: TrackedEvent, traits: AnalyticsTraits): void => {
    const mapped = mapEvent(event, this.#needs.origin);
    if (mapped) this.#event(mapped, traits);
  };

  readonly purchase = ({ google }: Purchase, traits: AnalyticsTraits): void =>
    this.#event(['purchase', google], traits);

  readonly hasSession = (): boolean =>
    this.#needs.cookies.names().some((name) => /^_ga(_|$)/.test(name));

  readonly stop = (): void => {
    const { id, window, cookies } = this.#needs;
    this.#gtag('consent', 'update', { analytics_storage: 'denied' });
    window[`ga-disable-${id}`] = true;
    for (const name of cookies.names()) if (/^_ga(_|$)/.test(name)) cookies.remove(name);
  };

  #event([name, fields]: MappedEvent, traits: AnalyticsTraits): void {
    // A container keeps values between events, so an old purchase must be cleared.
    if (this.#isContainer)
      this.#layer.push(
        { ecommerce: null },
        { event: name, ...traitFields(traits), ...containerFields(name, fields) },
      );
    else {
      this.#gtag('set', 'user_properties', traitFields(traits));
      this.#gtag('event', name, fields);
    }
  }

  /** Google's script recognizes commands by being `arguments` objects. */
  #gtag(..._command: readonly unknown[]): void {
    // biome-ignore lint/complexity/noArguments: Google's script treats an array differently.
    this.#layer.push(arguments);
  }
}

/** Containers expect product fields below `ecommerce`. */
const containerFields = (name: string, fields: MappedEvent[1]): MappedEvent[1] =>
  ['add_to_cart', 'remove_from_cart', 'purchase'].includes(name) ? { ecommerce: fields } : fields;
