import { InMemoryAnalytics } from '@tailorbird/adapter-analytics';
import { aShopFixture, inMemoryShop } from '@tailorbird/adapter-memory';
import { MemoryPreferences } from '@tailorbird/adapter-storage';
import type { AddRequest, Basket } from '@tailorbird/domain/basket';
import { err, type Locale } from '@tailorbird/domain/kernel';
import type { Preferences } from '@tailorbird/domain/shell';
import type { ShopPorts } from '@tailorbird/domain/testing';
import { BasketChanges } from '../features/basket/basketChanges.ts';
import { BasketStore } from '../features/basket/basketStore.ts';
import type { Clock } from '../platform/browser/browser.ts';
import { VisitStore } from '../shared/visit/visitStore.ts';

type Timer = { readonly at: number; readonly run: () => void };

export class ManualClock implements Clock {
  #now = Date.parse('2025-11-05T09:00:00.000Z');
  #timers: readonly Timer[] = [];

  readonly now = (): number => this.#now;

  readonly after = (delay: number, run: () => void): (() => void) => {
    const timer = { at: this.#now + delay, run };
    this.#timers = [...this.#timers, timer];
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  };

  /** Advances the time, runs due timers and waits for their effects. */
  async pass(milliseconds: number): Promise<void> {
    this.#now += milliseconds;
    const due = this.#timers.filter(({ at }) => at <= this.#now);
    this.#timers = this.#timers.filter(({ at }) => at > this.#now);
    for (const { run } of due) run();
    await settled();
  }
}

/** Resolves when all started work that needs no time is done. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Result of a call: delivered, lost, or delivered with its response lost. */
export type NetworkCondition = 'clear' | 'question-lost' | 'answer-lost';
export type Network = {
  weather: NetworkCondition;
  readonly calls: string[];
  /** Responses that wait for their release; null if responses are not held back. */
  held: (() => void)[] | null;
};

type Call = (...asked: readonly unknown[]) => Promise<unknown>;

const overNetwork = <Port extends object>(name: string, port: Port, network: Network): Port =>
  Object.fromEntries(
    Object.entries(port).map(([method, call]) => [
      method,
      async (...asked: readonly unknown[]): Promise<unknown> => {
        const values = asked
          .filter((value) => typeof value !== 'object')
          .map((value) => ` ${String(value)}`);
        network.calls.push(`${name}.${method}${values.join('')}`);
        if (network.weather === 'question-lost') return err({ kind: 'unreachable' });
        const answer = await (call as Call)(...asked);
        const { held } = network;
        if (held) await new Promise<void>((resolve) => held.push(resolve));
        return network.weather === 'answer-lost' ? err({ kind: 'unreachable' }) : answer;
      },
    ]),
  ) as Port;

/** A browser tab of an in-memory shop, over a network that can be cut. */
export const aTab = async ({
  shop = inMemoryShop(aShopFixture()),
  preferences = new MemoryPreferences() as Preferences,
} = {}) => {
  const network: Network = { weather: 'clear', calls: [], held: null };
  const named = Object.entries(shop) as [keyof ShopPorts, object][];
  // The payment provider is called directly, not through the shop.
  const ports = Object.fromEntries(
    named.map(([name, port]) => [
      name,
      name === 'cardTokens' ? port : overNetwork(name, port, network),
    ]),
  ) as unknown as ShopPorts;
  const clock = new ManualClock();
  const analytics = new InMemoryAnalytics();
  const visit = new VisitStore(() => ports.account.visit());
  await visit.refresh();
  const callLanguage: { current: Locale } = { current: 'en' };
  const { baskets, catalog, payments } = ports;
  const leaving: (() => void)[] = [];
  const basket = new BasketStore({
    baskets,
    payments,
    analytics,
    visit,
    clock,
    callLanguage,
  });
  const changes = new BasketChanges({
    session: basket,
    baskets,
    catalog: async () => catalog,
    analytics,
    preferences,
    visit,
    clock,
    onLeave: (run) => leaving.push(run),
  });
  network.calls.length = 0;
  const leave = (): void => {
    for (const run of leaving) run();
  };
  return {
    shop,
    ports,
    network,
    clock,
    analytics,
    preferences,
    visit,
    basket,
    changes,
    callLanguage,
    leave,
  };
};
export type Tab = Awaited<ReturnType<typeof aTab>>;

export const beanie: AddRequest = {
  clothingTypeId: 2,
  fabricColorId: 21,
  selectedProperties: {},
  userSizeId: null,
  initials: '',
  note: '',
  quantity: 1,
  productId: null,
};

export const giftCard: AddRequest = {
  ...beanie,
  clothingTypeId: 3,
  fabricColorId: null,
  productId: 3100,
  note: 'For you',
};

export const withPieces = async (tab: Tab, ...requests: readonly AddRequest[]): Promise<Basket> => {
  for (const request of requests) await tab.basket.add(request);
  await tab.basket.show('en');
  tab.network.calls.length = 0;
  if (!tab.basket.basket) throw new Error('The basket did not come');
  return tab.basket.basket;
};

export const polo = (
  fabricColorId: number,
  userSizeId: number | null,
  quantity = 1,
): AddRequest => ({
  ...beanie,
  clothingTypeId: 5,
  fabricColorId,
  selectedProperties: { neck: 101 },
  userSizeId,
  quantity,
});

export const poloSize = async (tab: Tab): Promise<number> => {
  const size = await tab.shop.sizes.ofStandardSize({
    size: { base: 7, length: 'R' },
    sizeTypeId: 3,
    title: 'Standard - 7R',
  });
  return size.ok ? size.value.id : Number.NaN;
};

export const signIn = async (tab: Tab): Promise<void> => {
  await tab.shop.account.signIn({
    email: 'customer@tailorbird.example',
    password: 'measure-twice',
  });
  await tab.visit.refresh();
  await settled();
};
