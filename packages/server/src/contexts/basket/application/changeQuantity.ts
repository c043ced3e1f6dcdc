import * as domain from '@tailorbird/domain/basket';
import { err, type Result } from '@tailorbird/domain/kernel';
import { attempt } from '../../../platform/database/attempt.ts';
import type { NotFound } from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { changeLines, noDetails } from '../store/lines.ts';
import { lockCurrentBasket } from '../store/lockBaskets.ts';
import { type BasketRefusal, quantityRefusal } from './basketRefusal.ts';
import type { BasketNeeds } from './changeBasket.ts';
import { checkStock } from './checkStock.ts';
import { type BasketView, readBasketView } from './price.ts';

/**
 * Changes the quantity of one of the actor's own lines; 0 removes it. Another owner's line is
 * reported as not found.
 */
export const changeQuantity = async (
  { database, catalog, clock, levies, settings }: BasketNeeds,
  actor: Actor,
  lineId: number,
  quantity: number,
): Promise<Result<BasketView, BasketRefusal | NotFound>> => {
  const owner = await actor.knownOwner();
  if (!owner) return err({ kind: 'not-found' });
  return await attempt<BasketView, BasketRefusal | NotFound>(
    database,
    async (trx, refuse) => {
      const basket = await lockCurrentBasket(trx, owner);
      const line = basket?.lines.find(({ id }) => id === lineId);
      if (!basket || !line) return refuse({ kind: 'not-found' });
      const change = domain.changeQuantity(basket, lineId, quantity);
      if (!change.ok) return refuse(quantityRefusal(change.failure, 0));
      const changed = await changeLines(trx, basket, [change.value], noDetails, clock());
      // A smaller quantity is always allowed, even if stock has run out.
      if (quantity > line.quantity) {
        const stock = await checkStock(trx, catalog, changed.lines, line.snapshot.fabricColorId);
        if (!stock.ok) return refuse(stock.failure);
      }
      return await readBasketView(trx, { catalog, clock, levies, settings }, actor, changed);
    },
    'read committed',
  );
};
