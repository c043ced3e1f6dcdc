import { validateAddress } from '@tailorbird/domain/checkout';
import type { Result } from '@tailorbird/domain/kernel';
import {
  type ChangeRefused,
  changeOrder,
  estimateDelivery,
  type OrderChanges,
} from '@tailorbird/domain/orders';
import { attempt } from '../../../platform/database/attempt.ts';
import { toInstant } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { countAttempt, type RateLimited } from '../../../platform/limits/attempts.ts';
import { queueMail, type WithMailQueue } from '../../../platform/mail/outbox.ts';
import type { WithSettings } from '../../../platform/runtime/runtime.ts';
import type { AccessRefused, NotFound } from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { WithCatalog, WithStockSignal } from '../../catalog/index.ts';
import { pieceChangedMail } from '../mails/pieceChanged.ts';
import { storeChanges } from '../store/changes.ts';
import { addEvent } from '../store/events.ts';
import { findOrder, type StoredOrder } from '../store/orders.ts';
import {
  changePieceWithin,
  type PieceCustomer,
  type PieceNotChanged,
  type WantedPiece,
} from './changePiece.ts';
import { letterToBuyer } from './letterToBuyer.ts';
import { type OrderAccessNeeds, reachableOrder } from './orderAccess.ts';
import { orderPath } from './orderPath.ts';
import { correctInvoice } from './papers/issuePapers.ts';
import { recountDelivery } from './recountDelivery.ts';

export type ChangeNeeds = OrderAccessNeeds &
  WithCatalog &
  WithSettings &
  WithMailQueue &
  WithStockSignal;

export type OrderNotChanged =
  | AccessRefused
  | NotFound
  | ChangeRefused
  | PieceNotChanged
  | RateLimited;

/**
 * Changes comment and address of an order in the caller's transaction. The caller has checked
 * that the order is still in the same status.
 */
const changeParts = async (
  trx: Queries,
  order: StoredOrder,
  wanted: OrderChanges,
  { by, now }: { readonly by: number | null; readonly now: Date },
  refuse: (failure: OrderNotChanged) => never,
): Promise<StoredOrder> => {
  const { status, content, comment: before } = order;
  const outcome = changeOrder(
    {
      status,
      comment: before,
      shippingAddress: content.shippingAddress,
      toDropPoint: content.dropPoint !== null,
    },
    wanted,
    validateAddress,
  );
  if (!outcome.ok) return refuse(outcome.failure);
  const { changed, comment, shippingAddress } = outcome.value;
  const estimated = estimateDelivery({
    placedAt: order.placedAt,
    productClasses: order.lines.map(({ productClass }) => productClass),
    shippingDays: content.shippingDays,
    comment,
    productionFrom: content.productionFrom,
  });
  // A delivery date that staff moved stays.
  const deliveryDays = content.deliveryNote === undefined ? estimated : content.deliveryDays;
  const changes =
    changed.length === 0
      ? order
      : { comment, content: { ...content, shippingAddress, deliveryDays } };
  // Staff started production at the same time.
  if (!(await storeChanges(trx, order, changes))) return refuse({ kind: 'order-not-changeable' });
  const events = changed.map(
    (change) => ({ status: order.status, change, at: toInstant(now), by: 'customer' }) as const,
  );
  for (const event of events) await addEvent(trx, order.id, event, by);
  return {
    ...order,
    comment: changes.comment,
    content: changes.content,
    history: [...order.history, ...events],
  };
};

type Changed = { readonly order: StoredOrder; readonly colors: readonly number[] };

/**
 * Changes the pieces of a line, queues the mail about the change and, if the invoice lists the
 * old pieces, issues a corrected one.
 */
const changePieces = async (
  trx: Queries,
  shop: WithCatalog & OrderAccessNeeds,
  order: StoredOrder,
  wanted: WantedPiece,
  customer: PieceCustomer & { readonly by: number | null; readonly now: Date },
  refuse: (failure: OrderNotChanged) => never,
): Promise<Changed> => {
  const { by, now } = customer;
  const outcome = await changePieceWithin(trx, shop.catalog, order, wanted, customer);
  if (!outcome.ok) return refuse(outcome.failure);
  const { before, after, changed } = outcome.value;
  if (changed.length === 0) return { order, colors: [] };
  const event = {
    status: order.status,
    change: 'piece',
    at: toInstant(now),
    by: 'customer',
  } as const;
  const { id } = await addEvent(trx, order.id, event, by);
  const counted = await recountDelivery(trx, order, outcome.value.order, now);
  const made = { ...counted, history: [...order.history, event] };
  if (changed.includes('color') || changed.includes('properties'))
    await correctInvoice(trx, made, `piece-${id}`, now);
  const letter = letterToBuyer(made, (shown) =>
    pieceChangedMail(shown, { before, after, changed }, orderPath(shop, shown)),
  );
  await queueMail(trx, 'order-step', letter, now);
  const colors = [before, after].flatMap(({ snapshot: { fabricColorId } }) => fabricColorId ?? []);
  return { order: made, colors: changed.includes('color') ? colors : [] };
};

/**
 * Changes comment, address and pieces of an order on behalf of its owner or a holder of its
 * link until production starts (API-21), and records the changes in its history. One
 * transaction, all or nothing. Repeating the same change has no effect and sends no mail.
 */
export const changeOwnOrder = async (
  shop: ChangeNeeds,
  actor: Actor,
  { number, link }: { readonly number: string; readonly link: string | undefined },
  wanted: OrderChanges & { readonly piece?: WantedPiece | undefined },
): Promise<Result<StoredOrder, OrderNotChanged>> => {
  const own = await reachableOrder(shop, actor, number, link);
  if (!own.ok) return own;
  const { piece } = wanted;
  if (piece) {
    const counted = await countAttempt(shop, {
      kind: 'order-piece',
      address: actor.networkAddress(),
    });
    if (!counted.ok) return counted;
  }
  const visitor = await actor.visitor();
  const by = visitor.kind === 'customer' ? visitor.account.id : null;
  const customer = {
    by,
    owner: await actor.knownOwner(),
    viewer: await actor.viewer(),
    now: shop.clock(),
  };
  let colors: readonly number[] = [];
  const changed = await attempt<StoredOrder, OrderNotChanged>(
    shop.database,
    async (trx, refuse) => {
      const order = (await findOrder(trx, number)) ?? refuse({ kind: 'not-found' });
      const held = await changeParts(trx, order, wanted, customer, refuse);
      if (!piece) return held;
      const made = await changePieces(trx, shop, held, piece, customer, refuse);
      colors = made.colors;
      return made.order;
    },
  );
  if (changed.ok && piece) {
    shop.mailQueued();
    if (colors.length > 0) shop.stockChanged(colors);
  }
  return changed;
};
