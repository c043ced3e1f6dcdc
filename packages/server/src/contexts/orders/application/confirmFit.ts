import { err, ok, type Result } from '@tailorbird/domain/kernel';
import {
  confirmFit,
  type FitAnswer,
  type FitRefused,
  releaseRest,
} from '@tailorbird/domain/orders';
import { attempt } from '../../../platform/database/attempt.ts';
import { toInstant } from '../../../platform/database/columns.ts';
import type { Queries, WithDatabase } from '../../../platform/database/database.ts';
import type { WithMailQueue } from '../../../platform/mail/outbox.ts';
import { recordAct } from '../../../platform/records/records.ts';
import type { WithClock } from '../../../platform/runtime/runtime.ts';
import {
  type AccessRefused,
  type NotFound,
  requireStaff,
} from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { sameSecret } from '../../../platform/session/secrets.ts';
import { findSize } from '../../sizing/index.ts';
import { ordersAwaitingFit, storeFitAnswer, storeRestVersion } from '../store/fit.ts';
import { findOrder, type StoredOrder } from '../store/orders.ts';
import { type MoveNeeds, type Mover, moveAndMail } from './moveOrders.ts';
import { ownOrder, ownOrders } from './readOrders.ts';

export type FitNeeds = WithDatabase & WithClock & WithMailQueue & MoveNeeds;

type Refused = AccessRefused | NotFound | FitRefused;

/** The order without personal data, for links from mails, which may have been forwarded. */
export const withoutPersonalData = (order: StoredOrder): StoredOrder => ({
  ...order,
  email: '',
  comment: '',
  content: { ...order.content, shippingAddress: null, billingAddress: null, dropPoint: null },
});

type Opened = { readonly order: StoredOrder; readonly byLink: boolean };

/** The order that a link opens, or one of the customer's own orders. */
const openOrder = async (
  shop: WithDatabase,
  actor: Actor,
  number: string,
  key: string | undefined,
): Promise<Result<Opened, AccessRefused | NotFound>> => {
  const own = await ownOrder(shop, actor, number);
  if (own.ok) return ok({ order: own.value, byLink: false });
  if (key === undefined) return own;
  const order = await findOrder(shop.database.queries, number);
  return order?.fitKey && sameSecret(order.fitKey, key)
    ? ok({ order: withoutPersonalData(order), byLink: true })
    : own;
};

/**
 * The customer's orders that await a fit confirmation or, if the size needs adjusting, the
 * release of the rest. With the number and key from a mail's link, only that order.
 */
export const listAwaitingFit = async (
  shop: WithDatabase,
  actor: Actor,
  link: { readonly number: string; readonly key: string } | null,
): Promise<Result<readonly StoredOrder[], AccessRefused>> => {
  if (link) {
    const opened = await openOrder(shop, actor, link.number, link.key);
    if (!opened.ok && opened.failure.kind !== 'not-found') return err(opened.failure);
    const waits = opened.ok && opened.value.order.status === 'AwaitingFitConfirmation';
    return ok(waits ? [opened.value.order] : []);
  }
  const own = await ownOrders(shop, actor);
  return own.ok ? ok(own.value.filter(({ status }) => status === 'AwaitingFitConfirmation')) : own;
};

/**
 * All customers' orders that await a fit confirmation or, if the size needs adjusting, the
 * release of the rest; for staff.
 */
export const listAllAwaitingFit = async (
  { database }: WithDatabase,
  actor: Actor,
): Promise<Result<readonly StoredOrder[], AccessRefused>> => {
  const staff = requireStaff(await actor.visitor(), 'admins');
  return staff.ok ? ok(await ordersAwaitingFit(database.queries, 'any word')) : staff;
};

type Speaker = { readonly byLink: boolean; readonly mover: Mover };

/** To its customer, to a holder of the mail's link, or to staff on the customer's behalf. */
export const orderForFitAnswer = async (
  shop: WithDatabase,
  actor: Actor,
  number: string,
  key: string | undefined,
): Promise<Result<Speaker, AccessRefused | NotFound>> => {
  const visitor = await actor.visitor();
  const opened = await openOrder(shop, actor, number, key);
  if (opened.ok) {
    const accountId = visitor.kind === 'customer' ? visitor.account.id : null;
    return ok({ byLink: opened.value.byLink, mover: { by: 'customer', accountId } });
  }
  const staff = requireStaff(visitor, 'admins');
  const order = staff.ok ? await findOrder(shop.database.queries, number) : undefined;
  return staff.ok && order
    ? ok({ byLink: false, mover: { by: 'staff', accountId: staff.value.id } })
    : opened;
};

const recordWord = async (
  trx: Queries,
  actor: Actor,
  {
    order,
    mover,
    action,
    now,
  }: {
    readonly order: StoredOrder;
    readonly mover: Mover;
    readonly action: string;
    readonly now: Date;
  },
): Promise<void> => {
  if (mover.by !== 'staff') return;
  const accountId = order.owner.kind === 'customer' ? order.owner.accountId : null;
  await recordAct(trx, await actor.visitor(), { action, accountId, about: order.number }, now);
};

/**
 * Stores the customer's fit answer, once (ORDER-04), in one transaction. Of two simultaneous
 * answers the first is kept and the second is refused.
 */
export const answerFit = async (
  shop: FitNeeds,
  actor: Actor,
  number: string,
  answer: { readonly fit: FitAnswer; readonly comment: string; readonly key: string | undefined },
): Promise<Result<StoredOrder, Refused>> => {
  const access = await orderForFitAnswer(shop, actor, number, answer.key);
  if (!access.ok) return access;
  const { byLink, mover } = access.value;
  const answered = await attempt<StoredOrder, Refused>(shop.database, async (trx, refuse) => {
    const order = (await findOrder(trx, number)) ?? refuse({ kind: 'not-found' });
    const outcome = confirmFit(order, answer.fit);
    if (!outcome.ok) return refuse(outcome.failure);
    const now = shop.clock();
    const word = { fit: answer.fit, comment: answer.comment.trim(), at: toInstant(now) };
    if (!(await storeFitAnswer(trx, order.id, word)))
      return refuse({ kind: 'fit-already-answered' });
    await recordWord(trx, actor, { order, mover, action: `fit-${answer.fit}`, now });
    const answered = { ...order, fitAnswer: answer.fit };
    if (!outcome.value.releasesRest) return answered;
    const moved = await moveAndMail(trx, shop, answered, outcome.value.status, mover, now);
    return moved.ok ? moved.value : refuse({ kind: 'fit-already-answered' });
  });
  return await shown(shop, answered, byLink);
};

/** Limits the result to what the link reveals if the request came by a link. */
const shown = async <Failure>(
  shop: WithMailQueue,
  result: Result<StoredOrder, Failure>,
  byLink: boolean,
): Promise<Result<StoredOrder, Failure>> => {
  if (!result.ok) return result;
  shop.mailQueued();
  return ok(byLink ? withoutPersonalData(result.value) : result.value);
};

/**
 * Updates the remaining pieces to the current versions of their sizes; a deleted size keeps its
 * old version.
 */
const applyCurrentSizes = async (trx: Queries, order: StoredOrder): Promise<void> => {
  for (const { id, sizeMadeTo } of order.lines) {
    const size = sizeMadeTo && (await findSize(trx, order.owner, sizeMadeTo.id));
    if (size && size.version !== sizeMadeTo.version) await storeRestVersion(trx, id, size.version);
  }
};

/**
 * Starts production of the rest in the current sizes after the first pieces needed adjusting.
 * One transaction.
 */
export const releaseAfterAdjusting = async (
  shop: FitNeeds,
  actor: Actor,
  number: string,
  key: string | undefined,
): Promise<Result<StoredOrder, Refused>> => {
  const access = await orderForFitAnswer(shop, actor, number, key);
  if (!access.ok) return access;
  const { byLink, mover } = access.value;
  const released = await attempt<StoredOrder, Refused>(shop.database, async (trx, refuse) => {
    const order = (await findOrder(trx, number)) ?? refuse({ kind: 'not-found' });
    const to = releaseRest(order);
    if (!to.ok) return refuse(to.failure);
    const now = shop.clock();
    await recordWord(trx, actor, { order, mover, action: 'fit-released', now });
    const moved = await moveAndMail(trx, shop, order, to.value, mover, now);
    if (!moved.ok) return refuse({ kind: 'fit-not-awaited' });
    await applyCurrentSizes(trx, order);
    return moved.value;
  });
  return await shown(shop, released, byLink);
};
