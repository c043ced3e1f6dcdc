import * as contract from '@tailorbird/contract/shell';
import type { Api } from '../../../platform/api/api.ts';
import { refusalReply, reply } from '../../../platform/api/reply.ts';
import { route } from '../../../platform/api/route.ts';
import { tooOften } from '../../../platform/api/tooOften.ts';
import type { WithDatabase } from '../../../platform/database/database.ts';
import type { WithClock, WithSettings } from '../../../platform/runtime/runtime.ts';
import type { WithErrorKeeper } from '../application/keepErrors.ts';
import { markResolved, readErrors, reportError } from '../application/reportErrors.ts';

/** What went wrong: told by pages, seen and resolved by staff. */
export const errorRoutes = (
  api: Api,
  shop: WithDatabase & WithClock & WithSettings & WithErrorKeeper,
): void => {
  route(api, contract.reportError, async (call) => {
    const reported = await reportError(shop, call, contract.fromWireErrorReport(call.body));
    return reported.ok
      ? reply(200, { reference: reported.value })
      : tooOften(reported.failure, call.locale);
  });

  route(api, contract.listErrors, async (call) => {
    const groups = await readErrors(shop, call);
    return groups.ok
      ? reply(200, groups.value.map(contract.toWireErrorGroup))
      : refusalReply(groups.failure);
  });

  route(api, contract.resolveError, async (call) => {
    const group = await markResolved(shop, call, Number(call.params.id));
    return group.ok
      ? reply(200, contract.toWireErrorGroup(group.value))
      : refusalReply(group.failure);
  });
};
