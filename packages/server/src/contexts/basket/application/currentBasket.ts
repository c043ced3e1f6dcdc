import type { PendingPayment } from '@tailorbird/domain/basket';
import type { Queries } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { emptyBasket, loadCurrentBasket } from '../store/baskets.ts';
import type { BasketNeeds } from './changeBasket.ts';
import { type BasketView, readBasketView } from './price.ts';

export { countPieces, loadCurrentBasket, type StoredBasket } from '../store/baskets.ts';

/**
 * Port: the payment at the bank's page that a frozen basket waits for. Implemented by checkout.
 */
export type WithPendingPayments = {
  readonly pendingPaymentOf: (queries: Queries, basketId: number) => Promise<PendingPayment | null>;
};

/** The actor's priced basket. If there is none, an empty one that is not stored. */
export const currentBasket = async (shop: BasketNeeds, actor: Actor): Promise<BasketView> => {
  const { database } = shop;
  const owner = await actor.owner();
  const stored =
    (await loadCurrentBasket(database.queries, owner)) ?? emptyBasket(0, owner, actor.currency);
  return await readBasketView(database.queries, shop, actor, stored);
};

export const readBasket = async (
  shop: BasketNeeds & WithPendingPayments,
  actor: Actor,
): Promise<{ readonly view: BasketView; readonly pending: PendingPayment | null }> => {
  const view = await currentBasket(shop, actor);
  const isFrozen = view.stored.status === 'Frozen';
  return {
    view,
    pending: isFrozen ? await shop.pendingPaymentOf(shop.database.queries, view.stored.id) : null,
  };
};

/** Like `readBasket`, without creating a guest key: an unknown visitor has no basket. */
export const knownBasket = async (
  shop: BasketNeeds & WithPendingPayments,
  actor: Actor,
): Promise<{ readonly view: BasketView; readonly pending: PendingPayment | null } | null> =>
  (await actor.knownOwner()) ? await readBasket(shop, actor) : null;
