import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { type FitFeedback, hasFitAnswers } from '@tailorbird/domain/orders';
import type { WithDatabase } from '../../../platform/database/database.ts';
import { countAttempt, type RateLimited } from '../../../platform/limits/attempts.ts';
import type { WithClock, WithSettings } from '../../../platform/runtime/runtime.ts';
import type { AccessRefused, NotFound } from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { sameSecret } from '../../../platform/session/secrets.ts';
import type { WithSigningKey } from '../../../platform/session/signedLinks.ts';
import { storeFitFeedback } from '../store/fitFeedback.ts';
import { findOrder, type StoredOrder } from '../store/orders.ts';
import { withoutPersonalData } from './confirmFit.ts';
import { orderOfFeedbackLink } from './feedbackLink.ts';
import { ownOrder, ownOrders } from './readOrders.ts';

export type FeedbackNeeds = WithDatabase & WithClock & WithSigningKey & WithSettings;

const linesToSize = ({ lines }: StoredOrder): StoredOrder['lines'] =>
  lines.filter(({ sizeMadeTo }) => sizeMadeTo !== null);

/**
 * Lines whose fit can be rated: lines made to a size, of a delivered order, or those with a
 * finished piece, of an order that awaits a fit confirmation.
 */
const judgedLines = (order: StoredOrder): StoredOrder['lines'] => {
  if (order.status === 'Delivered') return linesToSize(order);
  return order.status === 'AwaitingFitConfirmation'
    ? linesToSize(order).filter(({ madeFirst }) => madeFirst !== null && madeFirst > 0)
    : [];
};

/**
 * An order for its owner, a holder of the link from the fit mail, or a holder of the key from
 * the fit confirmation mail.
 */
export const judgedOrder = async (
  shop: WithDatabase & WithClock & WithSigningKey,
  actor: Actor,
  { number, link }: { readonly number: string; readonly link: string | undefined },
): Promise<Result<StoredOrder, AccessRefused | NotFound>> => {
  const order = link === undefined ? undefined : await findOrder(shop.database.queries, number);
  const opens =
    order &&
    link !== undefined &&
    (orderOfFeedbackLink(shop, link) === number ||
      (order.fitKey !== null && sameSecret(order.fitKey, link)));
  return opens ? ok(order) : await ownOrder(shop, actor, number);
};

export const deliveredOrders = async (
  shop: FeedbackNeeds,
  actor: Actor,
  link: string | undefined,
): Promise<Result<readonly StoredOrder[], AccessRefused>> => {
  const number = orderOfFeedbackLink(shop, link);
  const linked = number === null ? undefined : await findOrder(shop.database.queries, number);
  const orders = linked ? ok([withoutPersonalData(linked)]) : await ownOrders(shop, actor);
  if (!orders.ok) return orders;
  const delivered = orders.value.filter(({ status }) => status === 'Delivered');
  return ok(
    delivered
      .map((order) => ({ ...order, lines: judgedLines(order) }))
      .filter(({ lines }) => lines.length > 0),
  );
};

export type FeedbackRefused =
  | AccessRefused
  | NotFound
  | RateLimited
  | { readonly kind: 'nothing-judged' };

/**
 * Stores a fit rating for a line from the order's owner or a holder of its link. The newest
 * rating of a line counts; an identical rating is stored once.
 */
export const sendFitFeedback = async (
  shop: FeedbackNeeds,
  actor: Actor,
  {
    number,
    lineId,
    link,
  }: { readonly number: string; readonly lineId: number; readonly link: string | undefined },
  feedback: FitFeedback,
): Promise<Result<null, FeedbackRefused>> => {
  if (!hasFitAnswers(feedback)) return err({ kind: 'nothing-judged' });
  const counted = await countAttempt(shop, {
    kind: 'fit-feedback',
    address: actor.networkAddress(),
  });
  if (!counted.ok) return counted;
  const order = await judgedOrder(shop, actor, { number, link });
  if (!order.ok) return order;
  const size = judgedLines(order.value).find(({ id }) => id === lineId)?.sizeMadeTo;
  if (!size) return err({ kind: 'not-found' });
  await storeFitFeedback(
    shop.database.queries,
    { id: lineId, size: { id: size.id, version: size.restVersion } },
    feedback,
    shop.clock(),
  );
  return ok(null);
};
