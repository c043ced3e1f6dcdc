import { fromWireAddressToSend, toWireAddressErrors } from '@tailorbird/contract/checkout';
import * as contract from '@tailorbird/contract/orders';
import { requestedPage } from '@tailorbird/contract/values';
import type { Api } from '../../platform/api/api.ts';
import { rateLimitedReply } from '../../platform/api/rateLimitedReply.ts';
import { refusalReply, reply } from '../../platform/api/reply.ts';
import { route } from '../../platform/api/route.ts';
import { productIdOf, type WithCatalog, type WithStockSignal } from '../catalog/index.ts';
import { addressMessage } from '../location/index.ts';
import { cancelOwnOrder } from './application/cancelOwnOrder.ts';
import { changeOwnOrder } from './application/changeOrder.ts';
import type { FitNeeds } from './application/confirmFit.ts';
import type { FeedbackNeeds } from './application/fitFeedback.ts';
import { reachableOrder } from './application/orderAccess.ts';
import { ownOrder, ownOrders } from './application/readOrders.ts';
import type { WithRefundSignal } from './application/refunds.ts';
import { showOrder } from './application/showOrder.ts';
import { changeMessages, orderMessages, pieceMessages } from './messages.ts';
import { fitRoutes } from './routes/fit.ts';
import { fitFeedbackRoutes } from './routes/fitFeedback.ts';
import { garmentPageRoutes } from './routes/garmentPages.ts';
import { orderLinkRoutes } from './routes/links.ts';
import { paperRoutes } from './routes/papers.ts';
import { sheetRoutes } from './routes/sheets.ts';
import { toWire } from './routes/toWire.ts';
import { withdrawalRoutes } from './routes/withdrawals.ts';
import { workshopRoutes } from './routes/workshop.ts';
import type { StoredOrder } from './store/orders.ts';

const invalidCountry = 'Invalid hyperlink - No URL match.';

/** Reports name pieces in one language, regardless of the order's. */
const languageOfReports = 'en';

const toWireAnalytics = (order: StoredOrder): contract.WireOrderAnalytics =>
  contract.toWireAnalytics(showOrder(order, languageOfReports), {
    productIdOf: ({ snapshot }) =>
      productIdOf({ id: snapshot.clothingTypeId }, snapshot.giftCardTier),
    nameOf: ({ title }) => title,
  });

export const orderRoutes = (
  api: Api,
  shop: FitNeeds & FeedbackNeeds & WithCatalog & WithRefundSignal & WithStockSignal,
): void => {
  fitRoutes(api, shop);
  fitFeedbackRoutes(api, shop);
  workshopRoutes(api, shop);
  orderLinkRoutes(api, shop);
  paperRoutes(api, shop);
  sheetRoutes(api, shop);
  garmentPageRoutes(api, shop);
  withdrawalRoutes(api, shop);

  route(api, contract.listOrders, async (call) => {
    const orders = await ownOrders(shop, call, requestedPage(call.query));
    if (!orders.ok) return refusalReply(orders.failure);
    return reply(
      200,
      orders.value.map((order) => toWire(order, call)),
    );
  });

  route(api, contract.readOrder, async (call) => {
    const order = await reachableOrder(shop, call, call.params.number, call.query.link);
    return order.ok ? reply(200, toWire(order.value, call)) : refusalReply(order.failure);
  });

  route(
    api,
    contract.changeOrder,
    async (call) => {
      const { comment, shipping_address: sent, line } = call.body;
      const shippingAddress = sent && fromWireAddressToSend(sent);
      if (shippingAddress === null)
        return reply(400, { shipping_address: { country: [invalidCountry] } });
      const piece = line && { lineId: line.id, change: contract.fromWireOrderedPieceChange(line) };
      const asked = { number: call.params.number, link: call.query.link };
      const changed = await changeOwnOrder(shop, call, asked, { comment, shippingAddress, piece });
      if (changed.ok) return reply(200, toWire(changed.value, call));
      const { failure } = changed;
      switch (failure.kind) {
        case 'too-often':
          return rateLimitedReply(failure, call.locale);
        case 'initials-refused':
          return reply(400, { line: { initials: [pieceMessages[failure.kind][call.locale]] } });
        case 'cut-off-passed':
        case 'piece-fixed':
        case 'line-not-found':
        case 'out-of-stock':
        case 'fabric-color-not-available':
        case 'missing-size':
        case 'wrong-size-type':
        case 'not-cut-for-body':
        case 'missing-properties':
          return reply(409, {
            code: failure.kind,
            detail: pieceMessages[failure.kind][call.locale],
          });
        case 'address-refused':
          return reply(400, {
            shipping_address: toWireAddressErrors(failure.fields, (wrong) =>
              addressMessage(wrong, call.locale),
            ),
          });
        case 'order-not-changeable':
        case 'another-country':
        case 'no-home-delivery':
          return reply(409, {
            code: failure.kind,
            detail: changeMessages[failure.kind][call.locale],
          });
        default:
          return refusalReply(failure);
      }
    },
    { owns: (call) => reachableOrder(shop, call, call.params.number, call.query.link) },
  );

  route(api, contract.cancelOrder, async (call) => {
    const cancelled = await cancelOwnOrder(shop, call, call.params.number, call.query.link);
    if (cancelled.ok) return reply(200, toWire(cancelled.value, call));
    const { failure } = cancelled;
    return failure.kind === 'order-being-made' || failure.kind === 'gift-card-sent'
      ? reply(409, { code: failure.kind, detail: orderMessages[failure.kind][call.locale] })
      : refusalReply(failure);
  });

  route(api, contract.readOrderAnalytics, async (call) => {
    const order = await ownOrder(shop, call, call.params.number);
    return order.ok ? reply(200, toWireAnalytics(order.value)) : refusalReply(order.failure);
  });
};
