import * as contract from '@tailorbird/contract/orders';
import type { Api } from '../../../platform/api/api.ts';
import { rateLimitedReply } from '../../../platform/api/rateLimitedReply.ts';
import { reply } from '../../../platform/api/reply.ts';
import { route } from '../../../platform/api/route.ts';
import type { WithMailQueue } from '../../../platform/mail/outbox.ts';
import type { WithSettings } from '../../../platform/runtime/runtime.ts';
import type { OrderAccessNeeds } from '../application/orderAccess.ts';
import { sendOrderLink } from '../application/sendOrderLink.ts';

export const orderLinkRoutes = (
  api: Api,
  shop: OrderAccessNeeds & WithSettings & WithMailQueue,
): void =>
  route(api, contract.sendOrderLink, async (call) => {
    const { order_number: orderNumber, email } = call.body;
    const sent = await sendOrderLink(shop, call, { orderNumber, email });
    return sent.ok
      ? reply(200, { received: true as const })
      : rateLimitedReply(sent.failure, call.locale);
  });
