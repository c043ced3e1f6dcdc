import {
  nextStepOf,
  openInMemoryShop,
  type ShopSnapshot,
  sandboxBank,
} from '@tailorbird/adapter-memory';
import type { Account } from '@tailorbird/domain/account';
import type { Payments } from '@tailorbird/domain/checkout';
import { err, type Locale, ok, type Result } from '@tailorbird/domain/kernel';
import type { Order, OrderLinks } from '@tailorbird/domain/orders';
import type { Claim } from '@tailorbird/domain/support';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Demo, DemoMail } from '../../features/demo/demo.ts';
import { type DemoFile, demoFixture } from './demoFixture.ts';
import { prepareCustomer } from './prepareCustomer.ts';

type Needs = {
  /** Language of the current page. */
  readonly locale: () => Locale;
  /** Reads the initial data of a language. */
  readonly readFile: (locale: Locale) => Promise<DemoFile>;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Called after an order has moved. */
  readonly moved: () => void;
  /** Called after the state was deleted. */
  readonly startedOver: () => void;
};

export type DemoShop = {
  readonly visit: Account['visit'];
  /** Signs in the sample customer, with orders. */
  readonly prepareCustomer: () => Promise<void>;
  readonly demo: Demo;
  /** Implementations of ports by the name of their token. */
  readonly ports: Readonly<Record<string, object>>;
};

type Kept = { readonly shop: ShopSnapshot; readonly mails: readonly DemoMail[] };

const storageKey = 'tailorbird.demo';

const read = ({ storage }: Needs): Kept | null => {
  try {
    return JSON.parse(storage.getItem(storageKey) ?? 'null') as Kept | null;
  } catch {
    // An unreadable state is a new one.
    return null;
  }
};

/** Mails and controls; `changed` stores the state. */
class OpenDemo implements Demo {
  mails: readonly DemoMail[];
  orders: readonly Order[] = [];
  openClaims: readonly Claim[] = [];
  readonly #shop: ReturnType<ReturnType<typeof openInMemoryShop>>;
  readonly #needs: Needs;
  isOver = false;

  constructor(
    shop: ReturnType<ReturnType<typeof openInMemoryShop>>,
    needs: Needs,
    kept: Kept | null,
  ) {
    this.#shop = shop;
    this.#needs = needs;
    this.mails = kept?.mails ?? [];
    makeAutoObservable(
      this,
      { mails: observableRef, orders: observableRef, openClaims: observableRef, nextStep: false },
      { autoBind: true },
    );
    this.changed();
  }

  changed(): void {
    if (this.isOver) return;
    const snapshot = this.#shop.snapshot();
    const of = snapshot.accounts.find(({ user }) => user.id === snapshot.signedIn);
    const { orders, claims } = of?.belongings ?? snapshot.guest;
    this.orders = orders;
    this.openClaims = claims.filter(({ decision }) => decision === null);
    const kept: Kept = { shop: snapshot, mails: this.mails };
    this.#needs.storage.setItem(storageKey, JSON.stringify(kept));
  }

  send(mail: Omit<DemoMail, 'id'>): void {
    this.mails = [{ ...mail, id: (this.mails[0]?.id ?? 0) + 1 }, ...this.mails];
  }

  about(
    order: Pick<Order, 'number' | 'email' | 'isGuest'>,
    mail: Pick<DemoMail, 'kind' | 'status'>,
  ): void {
    const { number, email, isGuest } = order;
    const path =
      mail.status === 'AwaitingFitConfirmation'
        ? `/confirmfit?${new URLSearchParams({ order: number, key: number })}`
        : isGuest
          ? `/order?${new URLSearchParams({ order: number, link: `link-to-${number}` })}`
          : `/profile/orders?order=${number}`;
    this.send({ ...mail, to: email, number, path });
  }

  nextStep(order: Order): ReturnType<typeof nextStepOf> {
    return nextStepOf(order);
  }

  advance(order: Order): void {
    const to = nextStepOf(order);
    const moved = to && this.#shop.advance(order.number, to);
    if (!moved?.ok) return;
    this.about(moved.value, { kind: 'step', status: to });
    this.changed();
    this.#needs.moved();
  }

  approveRemake({ number }: Claim): void {
    this.#shop.claims.decide(number, { kind: 'remake', orderNumber: null });
    this.changed();
    this.#needs.moved();
  }

  startOver(): void {
    this.isOver = true;
    this.#needs.storage.removeItem(storageKey);
    this.#needs.startedOver();
  }
}

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
    { bank: { ...sandboxBank, wallets: [] } },
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

  /** Calls in the language of the page; the state is stored afterwards. */
  const stored = <Port extends object>(port: Port): Port =>
    new Proxy(port, {
      get: (target, name) => {
        const found = Reflect.get(target, name, target) as unknown;
        if (typeof found !== 'function') return found;
        return async (...given: readonly unknown[]) => {
          await load();
          const answer: unknown = await Reflect.apply(found, target, given);
          demo.changed();
          return answer;
        };
      },
    });

  const mailOrder = async (answer: Awaited<ReturnType<Payments['pay']>>): Promise<void> => {
    if (!answer.ok || answer.value.status !== 'authorised') return;
    const placed = await shop.orders.byNumber(answer.value.orderNumber);
    if (placed.ok && !demo.mails.some(({ number }) => number === placed.value.number))
      demo.about(placed.value, { kind: 'order', status: null });
  };
  const payments: Payments = {
    ...shop.payments,
    /** The bank approves each challenge: its page would be a server’s. */
    pay: async (request) => {
      const answer = await shop.payments.pay(request);
      const settled =
        answer.ok && answer.value.status === 'redirect'
          ? await shop.payments.complete(answer.value.paymentId, 'authorised')
          : answer;
      await mailOrder(settled);
      return settled;
    },
  };
  const passwords = {
    ...shop.passwords,
    requestReset: async (email: string) => {
      const answer = await shop.passwords.requestReset(email);
      const link = shop.passwords.mailedTo(email);
      if (link)
        demo.send({
          kind: 'password',
          to: email,
          number: '',
          status: null,
          path: `/reset-password/${link.uid}/${link.token}`,
        });
      return answer;
    },
  };
  const orderLinks: OrderLinks = {
    send: async (order) => {
      const answer = await shop.orderLinks.send(order);
      if (shop.orderLinks.mailedTo(order.email))
        demo.about(
          { number: order.number.trim(), email: order.email, isGuest: true },
          { kind: 'order-link', status: null },
        );
      return answer;
    },
  };
  const security = {
    ...shop.security,
    changeEmail: async (change: Parameters<typeof shop.security.changeEmail>[0]) => {
      const answer = await shop.security.changeEmail(change);
      const link = shop.security.mailedTo(change.email);
      if (link)
        demo.send({
          kind: 'confirm-email',
          to: change.email,
          number: '',
          status: null,
          path: `/confirm-email/${link.uid}/${link.token}`,
        });
      return answer;
    },
  };
  const account = stored(shop.account);
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
      Claims: stored(shop.claims),
      Checkout: stored(shop.checkout),
      Content: stored(shop.content),
      Expenditures: stored(shop.expenditures),
      Favorites: stored(shop.favorites),
      FitFeedbacks: stored(shop.fitFeedbacks),
      Fits: stored(shop.fits),
      GarmentPages: stored(shop.garmentPages),
      Inquiries: shop.inquiries,
      Newsletter: shop.newsletter,
      OrderLinks: stored(orderLinks),
      Orders: stored(shop.orders),
      // Documents are files that a server writes.
      Papers: { of: async () => ok({ papers: [], canBeInvoiced: false }) },
      Passkeys: stored(shop.passkeys),
      Passwords: stored(passwords),
      Payments: stored(payments),
      Reviews: stored(shop.reviews),
      Search: stored(shop.search),
      Security: stored(security),
      Sizes: stored(shop.sizes),
      Wearers: stored(shop.wearers),
      Withdrawals: stored(shop.withdrawals),
      ConsentRecords: { record: async () => ok(null) },
      ErrorReports: { tell: async () => unreachable },
      Referrals: {
        mine: async () => err({ kind: 'first-order-required' }),
        validate: async () => err({ kind: 'referral-unknown' }),
      },
      ProfileExport: stored(shop.profileExport),
      SocialAccounts: shop.socialAccounts,
    },
  };
};

const unreachable: Result<never, { readonly kind: 'unreachable' }> = err({ kind: 'unreachable' });
