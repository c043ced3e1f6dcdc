import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { WithDatabase } from '../../../platform/database/database.ts';
import type { WithClock } from '../../../platform/runtime/runtime.ts';
import type { AccessRefused, NotFound } from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { readLink, signLink, type WithSigningKey } from '../../../platform/session/signedLinks.ts';
import { findOrder, type StoredOrder } from '../store/orders.ts';
import { ownOrder } from './readOrders.ts';

export type OrderAccessNeeds = WithDatabase & WithClock & WithSigningKey;

const purpose = 'order';
/** Every mail about the order carries a new link, and one can be requested with a click. */
const goodForMs = 30 * 24 * 60 * 60 * 1_000;

/** Signed link with which a mail's reader can see and change an order without an account. */
export const orderLinkFor = (
  { signingKey, clock }: WithSigningKey & WithClock,
  orderNumber: string,
): string => signLink(signingKey, purpose, orderNumber, new Date(clock().getTime() + goodForMs));

/**
 * The order of a link; null if the link was not signed here for this purpose or has expired.
 */
export const orderOfLink = (
  { signingKey, clock }: WithSigningKey & WithClock,
  link: string | undefined,
): string | null => (link === undefined ? null : readLink(signingKey, purpose, link, clock()));

/** The order with this number, for its owner or a holder of its link. */
export const reachableOrder = async (
  shop: OrderAccessNeeds,
  actor: Actor,
  number: string,
  link: string | undefined,
): Promise<Result<StoredOrder, AccessRefused | NotFound>> => {
  if (orderOfLink(shop, link) !== number) return await ownOrder(shop, actor, number);
  const order = await findOrder(shop.database.queries, number);
  return order ? ok(order) : err({ kind: 'not-found' });
};
