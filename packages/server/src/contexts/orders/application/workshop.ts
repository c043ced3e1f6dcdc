import { ok, type Result } from '@tailorbird/domain/kernel';
import type { MoveRefused, OrderStatus } from '@tailorbird/domain/orders';
import { attempt } from '../../../platform/database/attempt.ts';
import type { WithDatabase } from '../../../platform/database/database.ts';
import type { WithMailQueue } from '../../../platform/mail/outbox.ts';
import type { WithClock } from '../../../platform/runtime/runtime.ts';
import {
  type AccessRefused,
  type NotFound,
  requireStaff,
} from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { WithStockSignal } from '../../catalog/index.ts';
import { findOrder, type StoredOrder } from '../store/orders.ts';
import { workshopOrders } from '../store/workshopOrders.ts';
import { type MoveNeeds, moveAndMail } from './moveOrders.ts';
import type { WithRefundSignal } from './refunds.ts';
import { colorsOf } from './returnPieces.ts';

export const listForWorkshop = async (
  { database }: WithDatabase,
  actor: Actor,
  asked: { readonly statuses: readonly OrderStatus[]; readonly search: string },
): Promise<Result<readonly StoredOrder[], AccessRefused>> => {
  const staff = requireStaff(await actor.visitor(), 'admins');
  return staff.ok ? ok(await workshopOrders(database.queries, asked)) : staff;
};

export const moveAsStaff = async (
  shop: WithDatabase & WithClock & WithMailQueue & MoveNeeds & WithRefundSignal & WithStockSignal,
  actor: Actor,
  number: string,
  to: OrderStatus,
): Promise<Result<StoredOrder, AccessRefused | NotFound | MoveRefused>> => {
  const staff = requireStaff(await actor.visitor(), 'admins');
  if (!staff.ok) return staff;
  const moved = await attempt<StoredOrder, NotFound | MoveRefused>(
    shop.database,
    async (trx, refuse) => {
      const order = (await findOrder(trx, number)) ?? refuse({ kind: 'not-found' });
      const done = await moveAndMail(
        trx,
        shop,
        order,
        to,
        { by: 'staff', accountId: staff.value.id },
        shop.clock(),
      );
      return done.ok ? done.value : refuse(done.failure);
    },
  );
  if (moved.ok) {
    shop.mailQueued();
    if (to === 'Cancelled') {
      shop.refundDue();
      shop.stockChanged(colorsOf(moved.value));
    }
  }
  return moved;
};
