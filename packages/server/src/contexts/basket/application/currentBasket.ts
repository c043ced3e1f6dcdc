import { type BasketReason, toWireBasket, type WireBasket } from '@tailorbird/contract/basket';
import type { Result } from '@tailorbird/domain/kernel';
import { type Reply, reply } from '../../../platform/api/reply.ts';
import type { Visit } from '../../../platform/api/visit.ts';
import { attempt } from '../../../platform/database/attempt.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Shop } from '../../../platform/shop.ts';
import { pendingPaymentOf } from '../../checkout/store/payments.ts';
import { createBasket, loadCurrentBasket, loadOrCreateBasket, type StoredBasket } from '../store/baskets.ts';
import type { BasketRefusal } from './addPiece.ts';
import { type BasketView, viewStoredBasket } from './price.ts';
import { showBasket } from './showBasket.ts';

/** What a basket call of a visitor starts with: their basket, priced. */
export const viewOf = (queries: Queries, shop: Pick<Shop, 'catalog' | 'clock'>, visit: Pick<Visit, 'currency'>, stored: StoredBasket) =>
  viewStoredBasket(queries, stored, { catalog: shop.catalog, currency: visit.currency, now: shop.clock() });

/** A basket as the wire has it. */
export const toWire = async (queries: Queries, view: BasketView, visit: Pick<Visit, 'origin' | 'locale'>): Promise<WireBasket> => {
  const pending = view.stored.status === 'Frozen' ? await pendingPaymentOf(queries, view.stored.id) : null;
  const { basket, details } = showBasket(view, visit, pending);
  return toWireBasket(basket, details);
};

/** The visitor's basket, made if there is none. */
export const currentBasket = async (shop: Shop, visit: Visit): Promise<StoredBasket> => {
  const owner = await visit.owner();
  return (
    (await loadCurrentBasket(shop.database.queries, owner)) ??
    (await shop.database.transaction((trx) => loadOrCreateBasket(trx, owner, visit.currency, shop.clock())))
  );
};

/**
 * Changes the visitor's open basket in one transaction and answers it as it then is; a frozen one is refused (BASKET-10).
 */
export const changeBasket = async (
  shop: Shop,
  visit: Visit,
  change: (trx: Queries, basket: StoredBasket) => Promise<Result<StoredBasket, BasketRefusal>>,
): Promise<Result<WireBasket, BasketRefusal>> => {
  const known = await visit.knownOwner();
  const owner = known ?? (await visit.owner());
  return await attempt<WireBasket, BasketRefusal>(shop.database, async (trx, refuse) => {
    // A key that was made a moment ago has no basket yet.
    const basket = await (known ? loadOrCreateBasket : createBasket)(trx, owner, visit.currency, shop.clock());
    if (basket.status === 'Frozen') return refuse({ kind: 'reason', reason: 'Basket Frozen' });
    const changed = await change(trx, basket);
    if (!changed.ok) return refuse(changed.failure);
    return await toWire(trx, await viewOf(trx, shop, visit, changed.value), visit);
  });
};

const refusalBody = (refusal: BasketRefusal): BasketReason | Record<string, string[]> =>
  refusal.kind === 'reason'
    ? refusal.reason
    : Object.fromEntries(Object.entries(refusal.fields).map(([name, messages]) => [name, [...messages]]));

type Refused = Reply<{ reason: string | Record<string, unknown> }, 406>;

export const refused = (refusal: BasketRefusal): Refused => reply(406, { reason: refusalBody(refusal) });

/** A basket, or why it stays as it was. */
export const answered = (result: Result<WireBasket, BasketRefusal>): Reply<WireBasket, 200> | Refused =>
  result.ok ? reply(200, result.value) : refused(result.failure);
