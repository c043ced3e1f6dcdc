import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { WithDatabase } from '../../../platform/database/database.ts';
import type { WithClock } from '../../../platform/runtime/runtime.ts';
import {
  type AccessRefused,
  type NotFound,
  requireStaff,
} from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { readLink, signLink, type WithSigningKey } from '../../../platform/session/signedLinks.ts';
import {
  findOrder,
  orderOfLink as orderOfOwnLink,
  ownOrder,
  type StoredOrder,
} from '../../orders/index.ts';

export type AccessNeeds = WithDatabase & WithClock & WithSigningKey;

const purpose = 'order-claims';
const goodForMs = 180 * 24 * 60 * 60 * 1_000;

/**
 * Signed link with which a mail's reader can claim a remake of an order, and see its status,
 * without an account.
 */
export const orderLinkFor = (
  { signingKey, clock }: WithSigningKey & WithClock,
  orderNumber: string,
): string => signLink(signingKey, purpose, orderNumber, new Date(clock().getTime() + goodForMs));

/**
 * The order of a link to a claim or to the order itself; null if the link was not signed here
 * or has expired.
 */
export const orderOfLink = (
  shop: WithSigningKey & WithClock,
  link: string | undefined,
): string | null =>
  link === undefined
    ? null
    : (readLink(shop.signingKey, purpose, link, shop.clock()) ?? orderOfOwnLink(shop, link));

/** The order by its number, for its owner or a holder of its link. */
export const accessibleOrder = async (
  shop: AccessNeeds,
  actor: Actor,
  number: string,
  link: string | undefined,
): Promise<Result<StoredOrder, AccessRefused | NotFound>> => {
  if (orderOfLink(shop, link) !== number) return await ownOrder(shop, actor, number);
  const order = await findOrder(shop.database.queries, number);
  return order ? ok(order) : err({ kind: 'not-found' });
};

/** An order of `accessibleOrder`; for staff, any order. */
export const visibleOrder = async (
  shop: AccessNeeds,
  actor: Actor,
  number: string,
  link: string | undefined,
): Promise<Result<StoredOrder, AccessRefused | NotFound>> => {
  if (requireStaff(await actor.visitor(), 'admins').ok) {
    const order = await findOrder(shop.database.queries, number);
    return order ? ok(order) : err({ kind: 'not-found' });
  }
  return await accessibleOrder(shop, actor, number, link);
};
