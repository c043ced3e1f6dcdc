import * as contract from '@tailorbird/contract/checkout';
import type { Api } from '../../platform/api/api.ts';
import { reply } from '../../platform/api/reply.ts';
import { route } from '../../platform/api/route.ts';
import type { TillNeeds } from '../orders/index.ts';
import type { PayNeeds } from './application/pay.ts';
import { checkBasket, paymentMethods } from './application/readiness.ts';
import { deliveryRoutes } from './routes/delivery.ts';
import { paymentRoutes } from './routes/payments.ts';
import { checkoutRefused } from './routes/refusals.ts';
import { sandboxRoutes } from './routes/sandbox.ts';
import { savedMeansRoutes } from './routes/savedMeans.ts';
import { tillRoutes } from './routes/till.ts';
import { webhookRoutes } from './routes/webhooks.ts';

export const checkoutRoutes = (api: Api, shop: PayNeeds & TillNeeds): void => {
  deliveryRoutes(api, shop);

  route(api, contract.validateBasket, async (call) => {
    const checked = await checkBasket(shop, call);
    return checked.ok ? reply(200, { valid: true as const }) : checkoutRefused(checked.failure);
  });

  route(api, contract.listPaymentMethods, async (call) => {
    const methods = await paymentMethods(shop, call);
    return methods.ok
      ? reply(200, contract.toWirePaymentMethods(methods.value))
      : checkoutRefused(methods.failure);
  });

  paymentRoutes(api, shop);
  savedMeansRoutes(api, shop);
  tillRoutes(api, shop);
  sandboxRoutes(api, shop);
  webhookRoutes(api, shop);
};
