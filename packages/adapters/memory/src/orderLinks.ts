import { ok } from '@tailorbird/domain/kernel';
import type { Order, OrderLink, OrderLinks } from '@tailorbird/domain/orders';
import { type InMemoryState, recordsOf, type VisitorRecords } from './state.ts';

export const allRecords = ({
  browsers,
  accounts,
}: Pick<InMemoryState, 'browsers' | 'accounts'>): readonly VisitorRecords[] => [
  ...browsers.map(({ guest }) => guest),
  ...accounts.map(({ records }) => records),
];

const orderOfLink = (link: OrderLink | undefined): string | null =>
  /^link-to-(.+)$/.exec(link ?? '')?.[1] ?? null;

export const recordsOfOrder = (
  state: InMemoryState,
  number: string,
  link: OrderLink | undefined,
): VisitorRecords | undefined => {
  const owners = orderOfLink(link) === number ? allRecords(state) : [recordsOf(state)];
  return owners.find(({ orders }) => orders.some((order) => order.number === number));
};

/** For the owner or a holder of its link. */
export const accessibleOrder = (
  state: InMemoryState,
  number: string,
  link: OrderLink | undefined,
): { readonly order: Order; readonly replace: (changed: Order) => Order } | null => {
  const owner = recordsOfOrder(state, number, link);
  const order = owner?.orders.find((candidate) => candidate.number === number);
  if (!owner || !order) return null;
  const replace = (changed: Order): Order => {
    owner.orders = owner.orders.map((each) => (each.number === number ? changed : each));
    return changed;
  };
  return { order, replace };
};

export const findOrderOf = (
  state: InMemoryState,
  number: string,
  email: string,
): Order | undefined =>
  allRecords(state)
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
