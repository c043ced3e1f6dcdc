import {
  type Analytics,
  type AnalyticsEvent,
  type AnalyticsTraits,
  type CountedEvent,
  countedPath,
  type PageEvent,
  type Purchase,
  type Purchases,
} from '@tailorbird/domain/shell';

/** A service of another company, by the script it is told things with. */
export type OutsideService = {
  /** Brings its script in. */
  readonly start: () => void;
  readonly tell: (event: CountedEvent, traits: AnalyticsTraits) => void;
  readonly purchase: (purchase: Purchase, traits: AnalyticsTraits) => void;
  /** Ends what its script does, and takes away what it keeps in the browser. */
  readonly stop: () => void;
};

export type OutsideAnalyticsNeeds = {
  readonly service: OutsideService;
  /** Whether it may be counted now: consent, and nobody acting for somebody else. Asked again for each event. */
  readonly mayCount: () => boolean;
  readonly traits: () => AnalyticsTraits;
  readonly purchases: Purchases;
  /** The orders that this browser has told the service of. */
  readonly toldOrders: {
    readonly has: (orderNumber: string) => boolean;
    readonly add: (orderNumber: string) => void;
  };
};

/** The order that the page at an address gives thanks for; null for another page. */
export const thankedOrder = (address: string): string | null => {
  const [path = '', query = ''] = address.split('?', 2);
  return /^(\/de)?\/checkout\/thank-you\/?$/.test(path)
    ? new URLSearchParams(query).get('order_number')
    : null;
};

/**
 * Statistics with a service of another company. Its script comes with the first event that may be counted, and no sooner. Consent that is taken back stops it until a page is loaded anew. An
 * order is told once, on the page that gives thanks for it.
 */
export class OutsideAnalytics implements Analytics {
  readonly #needs: OutsideAnalyticsNeeds;
  #state: 'new' | 'started' | 'stopped' = 'new';

  constructor(needs: OutsideAnalyticsNeeds) {
    this.#needs = needs;
  }

  readonly page = ({ path, nonInteraction }: PageEvent): void => {
    this.#tell({ name: 'page', path: countedPath(path), nonInteraction });
    const order = thankedOrder(path);
    if (order !== null && this.#isOpen()) void this.#tellOrder(order);
  };

  readonly track = (event: AnalyticsEvent): void => this.#tell(event);

  /** What was allowed and still is goes on: another page may have taken the place of the one that measured. */
  readonly forget = (): void => {
    this.#isOpen();
  };

  /** Consent may end without a word, when its time is over: then too the script stops. */
  #isOpen(): boolean {
    if (this.#state === 'stopped') return false;
    if (this.#needs.mayCount()) return true;
    if (this.#state === 'started') {
      this.#state = 'stopped';
      this.#needs.service.stop();
    }
    return false;
  }

  #tell(event: CountedEvent): void {
    if (!this.#isOpen()) return;
    const { service, traits } = this.#needs;
    if (this.#state === 'new') {
      this.#state = 'started';
      service.start();
    }
    service.tell(event, traits());
  }

  async #tellOrder(orderNumber: string): Promise<void> {
    const { purchases, toldOrders, service, traits } = this.#needs;
    if (toldOrders.has(orderNumber)) return;
    const found = await purchases.purchase(orderNumber).catch(() => null);
    // Meanwhile consent may have been taken back, or the same page have been opened again.
    if (!found?.ok || toldOrders.has(orderNumber) || !this.#isOpen()) return;
    toldOrders.add(orderNumber);
    service.purchase(found.value, traits());
  }
}
