import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { WithDatabase } from '../../../platform/database/database.ts';
import type { AccessRefused, NotFound } from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import * as store from '../store/orders.ts';
import { ownOrder } from './readOrders.ts';

/** Changes the comment of an own order, as long as nothing of it is being made. */
export const changeComment = async (
  shop: WithDatabase,
  actor: Actor,
  number: string,
  typed: string,
): Promise<Result<store.StoredOrder, AccessRefused | NotFound | { readonly kind: 'in-production' }>> => {
  const found = await ownOrder(shop, actor, number);
  if (!found.ok) return found;
  const order = found.value;
  if (order.status !== 'Pending' && order.status !== 'Confirmed') return err({ kind: 'in-production' });
  const comment = typed.trim();
  await shop.database.transaction((trx) => store.changeComment(trx, order.id, comment));
  return ok({ ...order, comment });
};
