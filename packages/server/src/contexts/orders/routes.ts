import * as contract from '@tailorbird/contract/orders';
import type { Api } from '../../platform/api/api.ts';
import { notFound, permissionDenied, reply, signInRequired } from '../../platform/api/reply.ts';
import { route } from '../../platform/api/route.ts';
import type { Visit } from '../../platform/api/visit.ts';
import type { Shop } from '../../platform/shop.ts';
import { productIdOf } from '../catalog/application/products.ts';
import { detailsOfOrder, showOrder } from './application/showOrder.ts';
import { changeComment, findOrder, ordersOf, type StoredOrder } from './store/orders.ts';

const toWire = (order: StoredOrder, visit: Pick<Visit, 'origin' | 'locale'>): contract.WireOrder =>
  contract.toWireOrder(showOrder(order, visit.locale), detailsOfOrder(order, visit));

/** Reports name a piece in one language, whatever it was bought in. */
const languageOfReports = 'en';

type Found =
  | { readonly ok: true; readonly order: StoredOrder }
  | { readonly ok: false; readonly refusal: typeof notFound | typeof permissionDenied };

/**
 * An order of this visitor: a customer's own, or one a guest placed with the cookie they still have. Somebody else's is 403 and an unknown one 404, as the wire has it; a guest is told neither
 * from the other.
 */
const ownOrder = async (shop: Shop, visit: Visit, number: string): Promise<Found> => {
  const owner = await visit.knownOwner();
  const order = owner ? await findOrder(shop.database.queries, number) : undefined;
  const isOwn =
    order !== undefined &&
    owner !== null &&
    (owner.kind === 'customer'
      ? order.owner.kind === 'customer' && order.owner.accountId === owner.accountId
      : order.owner.kind === 'guest' && order.owner.guestKey === owner.guestKey);
  if (isOwn) return { ok: true, order };
  if (owner?.kind !== 'customer') return { ok: false, refusal: signInRequired };
  return { ok: false, refusal: order ? permissionDenied : notFound };
};

const toWireAnalytics = (order: StoredOrder): contract.WireOrderAnalytics =>
  contract.toWireAnalytics(showOrder(order, languageOfReports), {
    productIdOf: ({ snapshot }) => productIdOf({ id: snapshot.clothingTypeId }, snapshot.giftCardTier),
    nameOf: ({ title }) => title,
  });

/** Serves the calls of orders (API-16, API-20 … API-22). */
export const orderRoutes = (api: Api, shop: Shop): void => {
  const { database } = shop;

  route(api, contract.listOrders, async (call) => {
    const visitor = await call.visitor();
    if (visitor.kind === 'guest') return signInRequired;
    const orders = await ordersOf(database.queries, visitor.account.id);
    return reply(
      200,
      orders.map((order) => toWire(order, call)),
    );
  });

  route(api, contract.readOrder, async (call) => {
    const found = await ownOrder(shop, call, call.params.number);
    return found.ok ? reply(200, toWire(found.order, call)) : found.refusal;
  });

  route(api, contract.changeOrder, async (call) => {
    const found = await ownOrder(shop, call, call.params.number);
    if (!found.ok) return found.refusal;
    const { order } = found;
    if (order.status !== 'Pending' && order.status !== 'Confirmed') {
      return reply(409, { detail: 'The order is in production and can no longer be changed.' });
    }
    const comment = call.body.comment.trim();
    await database.transaction((trx) => changeComment(trx, order.id, comment));
    return reply(200, toWire({ ...order, comment }, call));
  });

  route(api, contract.readOrderAnalytics, async (call) => {
    const found = await ownOrder(shop, call, call.params.number);
    return found.ok ? reply(200, toWireAnalytics(found.order)) : found.refusal;
  });
};
