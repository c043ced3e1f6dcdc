import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { WithDatabase } from '../../../platform/database/database.ts';
import {
  type AccessRefused,
  type NotFound,
  requireCustomer,
} from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { isSameOwner } from '../../../platform/session/visitor.ts';
import { findOrder, ordersOf, type PartOfOrders, type StoredOrder } from '../store/orders.ts';

/** The customer's orders, newest first: the latest, or one page of all. */
export const ownOrders = async (
  { database }: WithDatabase,
  actor: Actor,
  part?: PartOfOrders,
): Promise<Result<readonly StoredOrder[], AccessRefused>> => {
  const customer = requireCustomer(await actor.visitor());
  return customer.ok ? ok(await ordersOf(database.queries, customer.value.id, part)) : customer;
};

/**
 * An order of the visitor: a customer's own, or a guest's, identified by cookie. For customers,
 * another person's order is forbidden and an unknown one not found; guests get the same answer
 * for both.
 */
export const ownOrder = async (
  { database }: WithDatabase,
  actor: Actor,
  number: string,
): Promise<Result<StoredOrder, AccessRefused | NotFound>> => {
  const owner = await actor.knownOwner();
  const order = owner ? await findOrder(database.queries, number) : undefined;
  if (order && owner && isSameOwner(owner, order.owner)) return ok(order);
  if (owner?.kind !== 'customer') return err({ kind: 'sign-in-required' });
  return err({ kind: order ? 'permission-denied' : 'not-found' });
};
