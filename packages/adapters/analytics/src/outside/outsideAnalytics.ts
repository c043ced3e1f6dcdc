import {
  type Analytics,
  type AnalyticsEvent,
  type AnalyticsTraits,
  type PageEvent,
  type Purchase,
  type Purchases,
  sessionReadAfter,
  type TrackedEvent,
  trackablePath,
} from '@tailorbird/domain/shell';

export type OutsideService = {
  readonly start: () => void;
  readonly send: (event: TrackedEvent, traits: AnalyticsTraits) => void;
  readonly purchase: (purchase: Purchase, traits: AnalyticsTraits) => void;
  readonly hasSession: () => boolean;
  readonly stop: () => void;
};

export type OutsideAnalyticsNeeds = {
  readonly service: OutsideService;
  /** True with consent and unless staff act for a customer. Checked for each event. */
  readonly mayCount: () => boolean;
  readonly traits: () => AnalyticsTraits;
  readonly purchases: Purchases;
  /** The orders that this browser has already sent to the service. */
  readonly sentOrders: {
    readonly has: (orderNumber: string) => boolean;
    readonly add: (orderNumber: string) => void;
  };
  readonly after: (milliseconds: number, run: () => void) => unknown;
};

/** Order number of a confirmation page. Null for other pages. */
export const confirmedOrder = (address: string): string | null => {
  const [path = '', query = ''] = address.split('?', 2);
  return /^(\/de)?\/checkout\/thank-you\/?$/.test(path)
    ? new URLSearchParams(query).get('order_number')
    : null;
};

/**
 * Analytics with a third-party service. Its script loads with the first event that may
 * be counted. Withdrawn consent stops it until the page is reloaded. The confirmation
 * page sends each order once.
 */
export class OutsideAnalytics implements Analytics {
  readonly #needs: OutsideAnalyticsNeeds;
  #state: 'new' | 'started' | 'stopped' = 'new';

  constructor(needs: OutsideAnalyticsNeeds) {
    this.#needs = needs;
  }

  readonly page = ({ path, nonInteraction }: PageEvent): void => {
    this.#tell({ name: 'page', path: trackablePath(path), nonInteraction });
    const order = confirmedOrder(path);
    if (order !== null && this.#isOpen()) void this.#sendOrder(order);
  };

  readonly track = (event: AnalyticsEvent): void => this.#tell(event);

  /**
   * Counting continues if it is still allowed, since another page may have started it.
   */
  readonly forget = (): void => {
    this.#isOpen();
  };

  /** Consent can also expire without an event. The script stops then too. */
  #isOpen(): boolean {
    if (this.#state === 'stopped') return false;
    if (this.#needs.mayCount()) return true;
    if (this.#state === 'started') {
      this.#state = 'stopped';
      this.#needs.service.stop();
    }
    return false;
  }

  #tell(event: TrackedEvent): void {
    if (!this.#isOpen()) return;
    const { service, traits } = this.#needs;
    if (this.#state === 'new') {
      this.#state = 'started';
      service.start();
    }
    service.send(event, traits());
  }

  /** Resolves when the session cookie is set, or after the last read (ANALYTICS-05). */
  async #sessionRead(): Promise<void> {
    const { service, after } = this.#needs;
    for (let failed = 1; !service.hasSession(); failed += 1) {
      const wait = sessionReadAfter(failed);
      if (wait === null) return;
      await new Promise<void>((resolve) => {
        after(wait, resolve);
      });
    }
  }

  async #sendOrder(orderNumber: string): Promise<void> {
    const { purchases, sentOrders, service, traits } = this.#needs;
    if (sentOrders.has(orderNumber)) return;
    const found = await purchases.purchase(orderNumber).catch(() => null);
    await this.#sessionRead();
    // Consent may have been withdrawn, or the page reopened, during the request.
    if (!found?.ok || sentOrders.has(orderNumber) || !this.#isOpen()) return;
    sentOrders.add(orderNumber);
    service.purchase(found.value, traits());
  }
}
