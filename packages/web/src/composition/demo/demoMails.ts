import type { InMemoryShop } from '@tailorbird/adapter-memory';
import type { Locale, Result } from '@tailorbird/domain/kernel';
import { currentStepOf, type Order } from '@tailorbird/domain/orders';
import type { Claim } from '@tailorbird/domain/support';
import type { DemoMail } from '../../features/demo/demo.ts';
import { urlOf } from '../../platform/site/shopLocation.ts';
import type { Place, ShopMails, WrittenMail } from './shopMails.ts';

/** Calls after which something is mailed, with the value of the answer and the arguments. */
export type Reactions<Port> = {
  readonly [Name in keyof Port]?: Port[Name] extends (
    ...given: infer Given
  ) => Promise<Result<infer Value, infer _>>
    ? (value: Value, ...given: Given) => Promise<void>
    : never;
};

type Write = (mails: ShopMails, place: Place) => WrittenMail;

const linkTo = (orderNumber: string): string => `link-to-${orderNumber}`;

const orderPath = ({ number, isGuest }: Order): string =>
  isGuest
    ? `/order?${new URLSearchParams({ order: number, link: linkTo(number) })}`
    : `/profile/orders?order=${number}`;

export class DemoMails {
  readonly #shop: InMemoryShop;
  readonly #locale: () => Locale;
  readonly #load: () => Promise<ShopMails>;
  readonly #send: (mail: Omit<DemoMail, 'id'>) => void;
  readonly #confirmed = new Set<string>();

  constructor({
    shop,
    locale,
    load,
    send,
  }: {
    readonly shop: InMemoryShop;
    readonly locale: () => Locale;
    readonly load: () => Promise<ShopMails>;
    readonly send: (mail: Omit<DemoMail, 'id'>) => void;
  }) {
    this.#shop = shop;
    this.#locale = locale;
    this.#load = load;
    this.#send = send;
  }

  readonly orderMoved = async (order: Order): Promise<void> => {
    const step = currentStepOf(order);
    if (step === null) return;
    await this.#write((mails, place) =>
      mails.orderStep(order, step, {
        ...place,
        path: orderPath(order),
        fitKey: step === 'first-sent' ? order.number : null,
        feedbackLink: linkTo(order.number),
      }),
    );
  };

  readonly claimDecided = async (claim: Claim): Promise<void> =>
    this.#write((mails, place) =>
      mails.claimDecided({ ...place, claim, link: linkTo(claim.orderNumber) }),
    );

  readonly account: Reactions<InMemoryShop['account']> = {
    signUp: async ({ email: to }) =>
      this.#write((mails, place) =>
        mails.welcome({ ...place, to, setPasswordPath: null, confirmPath: null }),
      ),
  };

  readonly claims: Reactions<InMemoryShop['claims']> = {
    create: async (claim) => this.#claimReceived(claim),
    claimFirstPiece: async (piece, _, access) => {
      const claim = piece.claim && (await this.#shop.claims.byNumber(piece.claim.number, access));
      if (claim?.ok) await this.#claimReceived(claim.value);
    },
    mailLink: async (_, order) => this.#orderLink(order),
  };

  readonly fits: Reactions<InMemoryShop['fits']> = {
    confirmFit: async (order) => this.#released(order),
    releaseRest: async (order) => this.#released(order),
  };

  readonly orderLinks: Reactions<InMemoryShop['orderLinks']> = {
    send: async (_, order) => this.#orderLink(order),
  };

  readonly orders: Reactions<InMemoryShop['orders']> = { cancel: this.orderMoved };

  readonly passwords: Reactions<InMemoryShop['passwords']> = {
    requestReset: async (_, to) => {
      const link = this.#shop.passwords.mailedTo(to);
      if (!link) return;
      const path = `/reset-password/${link.uid}/${link.token}`;
      await this.#write((mails, place) => mails.passwordReset({ ...place, to, path }));
    },
  };

  readonly payments: Reactions<InMemoryShop['payments']> = {
    pay: async (paid) => {
      if (paid.status !== 'authorised' || this.#confirmed.has(paid.orderNumber)) return;
      this.#confirmed.add(paid.orderNumber);
      const placed = await this.#shop.orders.byNumber(paid.orderNumber);
      if (!placed.ok) return;
      const order = placed.value;
      await this.#write((mails, place) =>
        mails.orderReceipt({ ...place, order, path: orderPath(order), sold: null }),
      );
    },
  };

  readonly security: Reactions<InMemoryShop['security']> = {
    changeEmail: async (_, { email: to }) => {
      const link = this.#shop.security.mailedTo(to);
      if (!link) return;
      const path = `/confirm-email/${link.uid}/${link.token}`;
      await this.#write((mails, place) => mails.confirmEmail({ ...place, to, path }));
    },
  };

  readonly #released = async (order: Order): Promise<void> => {
    if (order.status === 'InProduction') await this.orderMoved(order);
  };

  readonly #claimReceived = async (claim: Claim): Promise<void> =>
    this.#write((mails, place) =>
      mails.claimReceived({ ...place, claim, link: linkTo(claim.orderNumber) }),
    );

  readonly #orderLink = async (order: {
    readonly number: string;
    readonly email: string;
  }): Promise<void> => {
    const [to, orderNumber] = [order.email.trim(), order.number.trim()];
    const link = linkTo(orderNumber);
    if (this.#shop.orderLinks.mailedTo(to) === link)
      await this.#write((mails, place) => mails.orderLink({ ...place, to, orderNumber, link }));
  };

  readonly #write = async (write: Write): Promise<void> => {
    const locale = this.#locale();
    const origin = urlOf('/').replace(/\/$/, '');
    const { to, subject, text } = write(await this.#load(), { locale, origin });
    this.#send({ to, subject, text, locale });
  };
}
