import { ok } from '../kernel/index.ts';
import type { Order, OrderLink, OrderLinks } from '../orders/index.ts';
import { type Belongings, belongingsOf, type InMemoryState } from './inMemoryState.ts';

const everybodysBelongings = ({
  browsers,
  accounts,
}: Pick<InMemoryState, 'browsers' | 'accounts'>): readonly Belongings[] => [
  ...browsers.map(({ guest }) => guest),
  ...accounts.map(({ belongings }) => belongings),
];

/** The number of the order a link opens. */
const orderOfLink = (link: OrderLink | undefined): string | null =>
  /^link-to-(.+)$/.exec(link ?? '')?.[1] ?? null;

/** Whose the order is, for who owns it or has its link. */
const holderOf = (
  state: InMemoryState,
  number: string,
  link: OrderLink | undefined,
): Belongings | undefined => {
  const holders =
    orderOfLink(link) === number ? everybodysBelongings(state) : [belongingsOf(state)];
  return holders.find(({ orders }) => orders.some((order) => order.number === number));
};

/** The order by its number, for who owns it or has its link, and how another takes its place. */
export const reachOrder = (
  state: InMemoryState,
  number: string,
  link: OrderLink | undefined,
): { readonly order: Order; readonly replace: (changed: Order) => Order } | null => {
  const holder = holderOf(state, number, link);
  const order = holder?.orders.find((candidate) => candidate.number === number);
  if (!holder || !order) return null;
  const replace = (changed: Order): Order => {
    holder.orders = holder.orders.map((each) => (each.number === number ? changed : each));
    return changed;
  };
  return { order, replace };
};

/** The order with this number and the address it was placed with. */
export const findOrderOf = (
  state: InMemoryState,
  number: string,
  email: string,
): Order | undefined =>
  everybodysBelongings(state)
    .flatMap(({ orders }) => orders)
    .find(
      (order) =>
        order.number === number && order.email.toLowerCase() === email.trim().toLowerCase(),
    );

/** Links to orders in memory: the mails are kept, and a link says what it opens. */
export class InMemoryOrderLinks implements OrderLinks {
  readonly #state: InMemoryState;
  readonly #mails: { readonly email: string; readonly link: string }[] = [];

  constructor(state: InMemoryState) {
    this.#state = state;
  }

  readonly send: OrderLinks['send'] = async ({ number, email }) => {
    const address = email.trim().toLowerCase();
    const order = findOrderOf(this.#state, number.trim(), address);
    if (order) this.#mails.push({ email: address, link: `link-to-${order.number}` });
    return ok(null);
  };

  /** The link in the last mail to an address; null when none was sent. */
  mailedTo(email: string): string | null {
    return this.#mails.findLast((mail) => mail.email === email.toLowerCase())?.link ?? null;
  }
}
