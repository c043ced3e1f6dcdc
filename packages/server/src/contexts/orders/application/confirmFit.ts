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
import { makeRestTo, ordersAwaitingFit, storeFitAnswer } from '../store/fit.ts';
import { findOrder, type StoredOrder } from '../store/orders.ts';
import { type MoveNeeds, type Mover, moveAndTell } from './moveOrders.ts';
import { ownOrder, ownOrders } from './readOrders.ts';

export type FitNeeds = WithDatabase & WithClock & WithMailQueue & MoveNeeds;

type Refused = AccessRefused | NotFound | FitRefused;

/** An order without what says who it is for: all that the link of a mail opens, which may have been handed on. */
export const withoutPerson = (order: StoredOrder): StoredOrder => ({
  ...order,
  email: '',
  comment: '',
  content: { ...order.content, shippingAddress: null, billingAddress: null, dropPoint: null },
});

type Opened = { readonly order: StoredOrder; readonly byLink: boolean };

/** The order that a link opens, or an own one. */
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
    ? ok({ order: withoutPerson(order), byLink: true })
    : own;
};

/** Own orders that wait for a word on the fit, or, when it needs adjusting, for the next; with the number and key of a mail's link, that one. */
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

/** Everybody's orders that wait for a word on the fit, or, when it needs adjusting, for the next; for staff. */
export const listAwaitingAnybodysFit = async (
  { database }: WithDatabase,
  actor: Actor,
): Promise<Result<readonly StoredOrder[], AccessRefused>> => {
  const staff = requireStaff(await actor.visitor(), 'admins');
  return staff.ok ? ok(await ordersAwaitingFit(database.queries, 'any word')) : staff;
};

/** Who says something of the fit: the customer, or staff in their name. */
type Speaker = { readonly byLink: boolean; readonly mover: Mover };

/** Opens an order to who says something of its fit: its customer, who has the link of the mail, or staff, whom the customer told. */
export const openToSpeaker = async (
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

/** Writes down what staff said in a customer's name. */
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

/** Takes the customer's word on the fit, once (ORDER-04). Of two that come at the same time the first is kept, and the second is told so. One transaction. */
export const answerFit = async (
  shop: FitNeeds,
  actor: Actor,
  number: string,
  answer: { readonly fit: FitAnswer; readonly comment: string; readonly key: string | undefined },
): Promise<Result<StoredOrder, Refused>> => {
  const speaker = await openToSpeaker(shop, actor, number, answer.key);
  if (!speaker.ok) return speaker;
  const { byLink, mover } = speaker.value;
  const answered = await attempt<StoredOrder, Refused>(shop.database, async (trx, refuse) => {
    const order = (await findOrder(trx, number)) ?? refuse({ kind: 'not-found' });
    const outcome = confirmFit(order, answer.fit);
    if (!outcome.ok) return refuse(outcome.failure);
    const now = shop.clock();
    const word = { fit: answer.fit, comment: answer.comment.trim(), at: toInstant(now) };
    if (!(await storeFitAnswer(trx, order.id, word)))
      return refuse({ kind: 'fit-already-answered' });
    await recordWord(trx, actor, { order, mover, action: `fit-${answer.fit}`, now });
    const said = { ...order, fitAnswer: answer.fit };
    if (!outcome.value.releasesRest) return said;
    const moved = await moveAndTell(trx, shop, said, outcome.value.status, mover, now);
    return moved.ok ? moved.value : refuse({ kind: 'fit-already-answered' });
  });
  return await shown(shop, answered, byLink);
};

/** Whoever came by a link is shown what the link opens. */
const shown = async <Failure>(
  shop: WithMailQueue,
  result: Result<StoredOrder, Failure>,
  byLink: boolean,
): Promise<Result<StoredOrder, Failure>> => {
  if (!result.ok) return result;
  shop.mailQueued();
  return ok(byLink ? withoutPerson(result.value) : result.value);
};

/** Holds what is still to be made to the sizes as they are now; a size that is gone stays as it was. */
const takeSizesOfNow = async (trx: Queries, order: StoredOrder): Promise<void> => {
  for (const { id, sizeMadeTo } of order.lines) {
    const size = sizeMadeTo && (await findSize(trx, order.owner, sizeMadeTo.id));
    if (size && size.version !== sizeMadeTo.version) await makeRestTo(trx, id, size.version);
  }
};

/** Has the rest made after all, in the sizes as they are now, once the first pieces were said to need adjusting. One transaction. */
export const releaseAfterAdjusting = async (
  shop: FitNeeds,
  actor: Actor,
  number: string,
  key: string | undefined,
): Promise<Result<StoredOrder, Refused>> => {
  const speaker = await openToSpeaker(shop, actor, number, key);
  if (!speaker.ok) return speaker;
  const { byLink, mover } = speaker.value;
  const released = await attempt<StoredOrder, Refused>(shop.database, async (trx, refuse) => {
    const order = (await findOrder(trx, number)) ?? refuse({ kind: 'not-found' });
    const to = releaseRest(order);
    if (!to.ok) return refuse(to.failure);
    const now = shop.clock();
    await recordWord(trx, actor, { order, mover, action: 'fit-released', now });
    const moved = await moveAndTell(trx, shop, order, to.value, mover, now);
    if (!moved.ok) return refuse({ kind: 'fit-not-awaited' });
    await takeSizesOfNow(trx, order);
    return moved.value;
  });
  return await shown(shop, released, byLink);
};
