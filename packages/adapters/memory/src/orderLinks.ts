import { ok } from '@tailorbird/domain/kernel';
import type { Order, OrderLink, OrderLinks } from '@tailorbird/domain/orders';
import { type Belongings, belongingsOf, type InMemoryState } from './state.ts';

export const everybodysBelongings = ({
  browsers,
  accounts,
}: Pick<InMemoryState, 'browsers' | 'accounts'>): readonly Belongings[] => [
  ...browsers.map(({ guest }) => guest),
  ...accounts.map(({ belongings }) => belongings),
];

const orderOfLink = (link: OrderLink | undefined): string | null =>
  /^link-to-(.+)$/.exec(link ?? '')?.[1] ?? null;

export const holderOf = (
  state: InMemoryState,
  number: string,
  link: OrderLink | undefined,
): Belongings | undefined => {
  const holders =
    orderOfLink(link) === number ? everybodysBelongings(state) : [belongingsOf(state)];
  return holders.find(({ orders }) => orders.some((order) => order.number === number));
};

/** An order by number with its setter, for the owner or a holder of its link. */
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

/** In-memory order links: mails are kept, and a link names its order. */
export class InMemoryOrderLinks implements OrderLinks {
  readonly #state: InMemoryState;

  constructor(state: InMemoryState) {
    this.#state = state;
  }

  readonly send: OrderLinks['send'] = async ({ number, email }) => {
    const address = email.trim().toLowerCase();
    const order = findOrderOf(this.#state, number.trim(), address);
    if (order) this.#state.orderLinks.set(address, `link-to-${order.number}`);
    return ok(null);
  };

  mailedTo(email: string): string | null {
    return this.#state.orderLinks.get(email.toLowerCase()) ?? null;
  }
}
