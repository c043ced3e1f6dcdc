import type { PendingPayment } from '@tailorbird/domain/basket';
import type { Queries } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { emptyBasket, loadCurrentBasket } from '../store/baskets.ts';
import type { BasketNeeds } from './changeBasket.ts';
import { type BasketView, viewFor } from './price.ts';

/** What other contexts may read of somebody's basket, within their transactions. */
export { countPieces, loadCurrentBasket, type StoredBasket } from '../store/baskets.ts';

/** Port: the payment a frozen basket waits for at the bank's page. Whoever takes payments implements it. */
export type WithPendingPayments = {
  readonly pendingPaymentOf: (queries: Queries, basketId: number) => Promise<PendingPayment | null>;
};

/** The actor's basket, priced; an empty one that is kept nowhere if there is none: to look is not to begin. */
export const currentBasket = async (shop: BasketNeeds, actor: Actor): Promise<BasketView> => {
  const { database } = shop;
  const owner = await actor.owner();
  const stored =
    (await loadCurrentBasket(database.queries, owner)) ?? emptyBasket(0, owner, actor.currency);
  return await viewFor(database.queries, shop, actor, stored);
};

/** The same, with the payment it waits for where it is frozen. */
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

/** The same for an actor who is known already: who is not has no basket, and gets no key for asking. */
export const knownBasket = async (
  shop: BasketNeeds & WithPendingPayments,
  actor: Actor,
): Promise<{ readonly view: BasketView; readonly pending: PendingPayment | null } | null> =>
  (await actor.knownOwner()) ? await readBasket(shop, actor) : null;
