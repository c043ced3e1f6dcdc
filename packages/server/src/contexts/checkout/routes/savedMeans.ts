import * as contract from '@tailorbird/contract/checkout';
import type { Api } from '../../../platform/api/api.ts';
import { notFound, refusalReply, reply } from '../../../platform/api/reply.ts';
import { route } from '../../../platform/api/route.ts';
import type { WithDatabase } from '../../../platform/database/database.ts';
import type { WithClock, WithLogger } from '../../../platform/runtime/runtime.ts';
import type { WithPayments } from '../application/paymentProvider.ts';
import { ownMeans, removeOwnMeans } from '../application/savedMeans.ts';

export const savedMeansRoutes = (
  api: Api,
  shop: WithDatabase & WithPayments & WithClock & WithLogger,
): void => {
  route(api, contract.listSavedMeans, async (call) => {
    const saved = await ownMeans(shop, call);
    return saved.ok
      ? reply(200, saved.value.map(contract.toWireSavedMeans))
      : refusalReply(saved.failure);
  });

  route(api, contract.removeSavedMeans, async (call) => {
    const removed = await removeOwnMeans(shop, call, Number(call.params.id));
    if (removed.ok) return reply(204, undefined);
    return removed.failure.kind === 'not-found' ? notFound : refusalReply(removed.failure);
  });
};
