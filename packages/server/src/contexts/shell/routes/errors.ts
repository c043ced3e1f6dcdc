import * as contract from '@tailorbird/contract/shell';
import type { Api } from '../../../platform/api/api.ts';
import { rateLimitedReply } from '../../../platform/api/rateLimitedReply.ts';
import { reply } from '../../../platform/api/reply.ts';
import { route } from '../../../platform/api/route.ts';
import type { WithDatabase } from '../../../platform/database/database.ts';
import type { WithClock, WithSettings } from '../../../platform/runtime/runtime.ts';
import { reportError, type WithErrorReporter } from '../application/reportErrors.ts';

export const errorRoutes = (
  api: Api,
  shop: WithDatabase & WithClock & WithSettings & WithErrorReporter,
): void => {
  route(api, contract.reportError, async (call) => {
    const reported = await reportError(shop, call, contract.fromWireErrorReport(call.body));
    return reported.ok
      ? reply(200, { reference: reported.value })
      : rateLimitedReply(reported.failure, call.locale);
  });
};
