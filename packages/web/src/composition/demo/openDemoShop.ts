import {
  type InMemoryShop,
  nextStepOf,
  openInMemoryShop,
  type ShopOptions,
  type ShopSnapshot,
  sandboxBank,
} from '@tailorbird/adapter-memory';
import type { Account } from '@tailorbird/domain/account';
import { formatVariantId } from '@tailorbird/domain/catalog';
import type { Payments } from '@tailorbird/domain/checkout';
import { type Locale, ok } from '@tailorbird/domain/kernel';
import type { Order } from '@tailorbird/domain/orders';
import type { Claim } from '@tailorbird/domain/support';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Demo, DemoMail } from '../../features/demo/demo.ts';
import { loadOnce } from '../../platform/services/loadOnce.ts';
import { isVariantRendered } from '../../shared/garments/garmentOf.ts';
import { packshotPath } from '../../ui/Packshot.tsx';
import { type DemoFile, demoFixture } from './demoFixture.ts';
import { DemoMails, type Reactions } from './demoMails.ts';
import { prepareCustomer } from './prepareCustomer.ts';
import { loadShopMails } from './shopMails.ts';

type Needs = {
  readonly locale: () => Locale;
  readonly readFile: (locale: Locale) => Promise<DemoFile>;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly moved: () => void;
  /** Called after the state was deleted. */
  readonly startedOver: () => void;
};

export type DemoShop = {
  readonly visit: Account['visit'];
  readonly prepareCustomer: () => Promise<void>;
  readonly demo: Demo;
  /** Implementations of ports by the name of their token. */
  readonly ports: Readonly<Record<string, object>>;
};

type Kept = { readonly shop: ShopSnapshot; readonly mails: readonly DemoMail[] };

/** The number changes with the form of the state. */
const storageKey = 'tailorbird.demo.3';

const read = ({ storage }: Needs): Kept | null => {
  try {
    return JSON.parse(storage.getItem(storageKey) ?? 'null') as Kept | null;
  } catch {
    // An unreadable state is a new one.
    return null;
  }
};

/** Controls of the demo; `changed` stores the state. */
class OpenDemo implements Demo {
  mails: readonly DemoMail[];
  orders: readonly Order[] = [];
  openClaims: readonly Claim[] = [];
  readonly #shop: InMemoryShop;
  readonly #needs: Needs;
  readonly letters: DemoMails;
  isOver = false;

  constructor(shop: InMemoryShop, needs: Needs, kept: Kept | null) {
    this.#shop = shop;
    this.#needs = needs;
    this.mails = kept?.mails ?? [];
    this.letters = new DemoMails({
      shop,
      locale: needs.locale,
      load: loadOnce(loadShopMails),
      send: (mail) => this.send(mail),
    });
    makeAutoObservable(
      this,
      {
        mails: observableRef,
        orders: observableRef,
        openClaims: observableRef,
        letters: false,
        nextStep: false,
      },
      { autoBind: true },
    );
    this.changed();
  }

  changed(): void {
    if (this.isOver) return;
    const snapshot = this.#shop.snapshot();
    const of = snapshot.accounts.find(({ user }) => user.id === snapshot.signedIn);
    const { orders, claims } = of?.records ?? snapshot.guest;
    this.orders = orders;
    this.openClaims = claims.filter(({ decision }) => decision === null);
    const kept: Kept = { shop: snapshot, mails: this.mails };
    this.#needs.storage.setItem(storageKey, JSON.stringify(kept));
  }

  send(mail: Omit<DemoMail, 'id'>): void {
    this.mails = [{ ...mail, id: (this.mails[0]?.id ?? 0) + 1 }, ...this.mails];
    this.changed();
  }

  nextStep(order: Order): ReturnType<typeof nextStepOf> {
    return nextStepOf(order);
  }

  advance(order: Order): void {
    const to = nextStepOf(order);
    const moved = to && this.#shop.advance(order.number, to);
    if (!moved?.ok) return;
    this.changed();
    void this.letters.orderMoved(moved.value);
    this.#needs.moved();
  }

  approveRemake({ number }: Claim): void {
    const decided = this.#shop.claims.decide(number, { kind: 'remake', orderNumber: null });
    if (!decided.ok) return;
    this.changed();
    void this.letters.claimDecided(decided.value);
    this.#needs.moved();
  }

  startOver(): void {
    this.isOver = true;
    this.#needs.storage.removeItem(storageKey);
    this.#needs.startedOver();
  }
}

const imagePathOf: ShopOptions['imagePathOf'] = (type, variant) =>
  packshotPath(type.slug, formatVariantId(type, variant), {
    isDrawn: !isVariantRendered(type, variant),
  });

/** A shop without a server for one browser. Its state stays in the browser's storage. */
export const openDemoShop = async (needs: Needs): Promise<DemoShop> => {
  const { locale } = needs;
  const files = new Map<Locale, DemoFile>();
  const load = async (): Promise<void> => {
    const wanted = locale();
    if (!files.has(wanted)) files.set(wanted, await needs.readFile(wanted));
  };
  await load();
  const file = (): DemoFile => files.get(locale()) ?? ([...files.values()][0] as DemoFile);
  const shop = openInMemoryShop(
    demoFixture(file, () => new Date()),
    // Invoices are files that a server writes.
    { bank: { ...sandboxBank, wallets: [] }, hasSeller: false, imagePathOf },
  )();
  const kept = read(needs);
  if (kept) {
    try {
      shop.restore(kept.shop);
    } catch {
      // The state of another version is dropped.
    }
  }
  const demo = new OpenDemo(shop, needs, kept);
  const { letters } = demo;

  /** Calls in the language of the page; the state is stored and mails are written afterwards. */
  const stored = <Port extends object>(port: Port, reactions: Reactions<Port> = {}): Port =>
    new Proxy(port, {
      get: (target, name) => {
        const found = Reflect.get(target, name, target) as unknown;
        if (typeof found !== 'function') return found;
        const react = reactions[name as keyof Port] as
          | ((value: unknown, ...given: readonly unknown[]) => Promise<void>)
          | undefined;
        return async (...given: readonly unknown[]) => {
          await load();
          const answer: unknown = await Reflect.apply(found, target, given);
          demo.changed();
          const { ok: isOk, value } = (answer ?? {}) as { ok?: boolean; value?: unknown };
          // A mail that cannot be written does not fail the call.
          if (react && isOk) await react(value, ...given).catch(() => {});
          return answer;
        };
      },
    });

  const payments: Payments = {
    ...shop.payments,
    /** The bank approves each challenge: its page would be a server’s. */
    pay: async (request) => {
      const answer = await shop.payments.pay(request);
      return answer.ok && answer.value.status === 'redirect'
        ? shop.payments.complete(answer.value.paymentId, 'authorised')
        : answer;
    },
  };
  const account = stored(shop.account, letters.account);
  return {
    visit: account.visit,
    prepareCustomer: async () => {
      await prepareCustomer(shop);
      demo.changed();
    },
    demo,
    ports: {
      Account: account,
      Baskets: stored(shop.baskets),
      CardTokens: stored(shop.cardTokens),
      Catalog: stored(shop.catalog),
      Changes: stored(shop.changes),
      Claims: stored(shop.claims, letters.claims),
      Checkout: stored(shop.checkout),
      ConsentRecords: { record: async () => ok(null) },
      Content: stored(shop.content),
      Expenditures: stored(shop.expenditures),
      Favorites: stored(shop.favorites),
      FitFeedbacks: stored(shop.fitFeedbacks),
      Fits: stored(shop.fits, letters.fits),
      GarmentPages: stored(shop.garmentPages),
      Inquiries: stored(shop.inquiries),
      Newsletter: stored(shop.newsletter),
      OrderLinks: stored(shop.orderLinks, letters.orderLinks),
      Orders: stored(shop.orders, letters.orders),
      Papers: stored(shop.papers),
      Passkeys: stored(shop.passkeys),
      Passwords: stored(shop.passwords, letters.passwords),
      Payments: stored(payments, letters.payments),
      ProfileExport: stored(shop.profileExport),
      Reviews: stored(shop.reviews),
      Search: stored(shop.search),
      Security: stored(shop.security, letters.security),
      Sizes: stored(shop.sizes),
      SocialAccounts: shop.socialAccounts,
      Wearers: stored(shop.wearers),
      Withdrawals: stored(shop.withdrawals),
    },
  };
};
