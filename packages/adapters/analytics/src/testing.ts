import { ok } from '@tailorbird/domain/kernel';
import type { Analytics, AnalyticsTraits, Purchase } from '@tailorbird/domain/shell';
import { GoogleAnalytics, type GoogleWindow } from './outside/googleAnalytics.ts';
import { OutsideAnalytics, type OutsideService } from './outside/outsideAnalytics.ts';
import { SegmentAnalytics, type SegmentWindow } from './outside/segmentAnalytics.ts';

/** Analytics in a fake browser that records the service's input as plain JSON. */
export type Recorded = {
  readonly analytics: Analytics;
  readonly state: { may: boolean };
  readonly sent: () => readonly unknown[];
  readonly scripts: readonly string[];
  readonly asked: readonly string[];
  /** Milliseconds between two reads of the session cookie. */
  readonly waits: readonly number[];
};

export const someTraits: AnalyticsTraits = {
  isLoggedIn: true,
  device: 'iPhone',
  deviceCategory: 'phone',
  isStaff: false,
  isOldCustomer: true,
  testGroup: 'a',
  adBlockDetected: false,
};

export const aPurchase: Purchase = {
  google: {
    transaction_id: '100001',
    value: 99,
    currency: 'EUR',
    shipping: 0,
    items: [{ item_id: '11', quantity: 2, price: 49.5 }],
  },
  segment: {
    order_id: '100001',
    total: 99,
    currency: 'EUR',
    shipping: 0,
    products: [{ product_id: '11', quantity: 2, price: 49.5 }],
  },
};

export const origin = 'https://shop.example';

const outside = (
  open: (load: (address: string) => void) => {
    readonly service: OutsideService;
    readonly sent: () => readonly unknown[];
  },
  orders: Set<string>,
  onWait: () => void = () => {},
): Recorded => {
  const [scripts, asked]: [string[], string[]] = [[], []];
  const waits: number[] = [];
  const state = { may: true };
  const { service, sent: told } = open((address) => scripts.push(address));
  const analytics = new OutsideAnalytics({
    service,
    mayCount: () => state.may,
    traits: () => someTraits,
    purchases: {
      purchase: async (number) => {
        asked.push(number);
        return ok(aPurchase);
      },
    },
    sentOrders: orders,
    after: (milliseconds, run) => {
      waits.push(milliseconds);
      onWait();
      run();
    },
  });
  return { analytics, state, sent: told, scripts, asked, waits };
};

/** Entries of `dataLayer`. Commands are `arguments` objects there. */
const entriesOf = ({ dataLayer = [] }: GoogleWindow): readonly unknown[] =>
  dataLayer.map((entry) =>
    Object.prototype.toString.call(entry) === '[object Arguments]'
      ? [...(entry as ArrayLike<unknown> & Iterable<unknown>)]
      : entry,
  );

export const google = (
  orders: Set<string> = new Set(),
  {
    id = 'G-TEST1',
    cookies = new Set<string>(),
    window = {} as GoogleWindow,
    onWait = (): void => {},
  } = {},
): Recorded =>
  outside(
    (load) => ({
      service: new GoogleAnalytics({
        id,
        window,
        load,
        origin,
        now: () => 5,
        cookies: { names: () => [...cookies], remove: (name) => cookies.delete(name) },
      }),
      sent: () => entriesOf(window),
    }),
    orders,
    onWait,
  );

export const segment = (orders: Set<string> = new Set(), window: SegmentWindow = {}): Recorded =>
  outside(
    (load) => ({
      service: new SegmentAnalytics({ writeKey: 'key12345', window, load, origin }),
      sent: () => (Array.isArray(window.analytics) ? [...window.analytics] : []),
    }),
    orders,
  );

export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
