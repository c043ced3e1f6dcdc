import type { Result } from '@tailorbird/domain/kernel';
import { acquireLocks } from '../../../platform/database/acquireLocks.ts';
import { attempt } from '../../../platform/database/attempt.ts';
import type { Queries, WithDatabase } from '../../../platform/database/database.ts';
import type { WithClock } from '../../../platform/runtime/runtime.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { WithCatalog } from '../../catalog/index.ts';
import type { WithLevies } from '../../location/index.ts';
import { createBasket, type StoredBasket } from '../store/baskets.ts';
import { lockOrCreateBasket } from '../store/lockBaskets.ts';
import { type BasketRefusal, reason } from './basketRefusal.ts';
import { type BasketView, readBasketView, type WithReturnPolicy } from './price.ts';

export type BasketNeeds = WithDatabase & WithCatalog & WithClock & WithLevies & WithReturnPolicy;

/**
 * Changes the actor's open basket in one transaction and returns the result. Refuses a frozen
 * basket (BASKET-10). `turns` are the locks to acquire before the basket's own.
 */
export const changeBasket = async (
  shop: BasketNeeds,
  actor: Actor,
  change: (trx: Queries, basket: StoredBasket) => Promise<Result<StoredBasket, BasketRefusal>>,
  turns: readonly string[] = [],
): Promise<Result<BasketView, BasketRefusal>> => {
  const known = await actor.knownOwner();
  const owner = known ?? (await actor.owner());
  return await attempt<BasketView, BasketRefusal>(
    shop.database,
    async (trx, refuse) => {
      await acquireLocks(trx, turns);
      // A guest key created by this request has no basket yet.
      const basket = await (known ? lockOrCreateBasket : createBasket)(
        trx,
        owner,
        actor.currency,
        shop.clock(),
      );
      if (basket.status === 'Frozen') return refuse(reason('Basket Frozen'));
      const changed = await change(trx, basket);
      if (!changed.ok) return refuse(changed.failure);
      return await readBasketView(trx, shop, actor, changed.value);
    },
    'read committed',
  );
};
