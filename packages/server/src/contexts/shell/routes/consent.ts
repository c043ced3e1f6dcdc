import * as contract from '@tailorbird/contract/shell';
import { consentDays, formatConsent, preferenceKeys } from '@tailorbird/domain/shell';
import type { Api } from '../../../platform/api/api.ts';
import { reply } from '../../../platform/api/reply.ts';
import { route } from '../../../platform/api/route.ts';
import { tooOften } from '../../../platform/api/tooOften.ts';
import type { WithDatabase } from '../../../platform/database/database.ts';
import type { WithClock, WithSettings } from '../../../platform/runtime/runtime.ts';
import { analyticsCookie } from '../../../platform/session/cookieNames.ts';
import { recordConsent } from '../application/recordConsent.ts';
import { forgetVisit } from '../store/visits.ts';

/** What visitors allow. A cookie that the server sets lasts its year in every browser; some forget those of scripts after a week. */
export const consentRoutes = (api: Api, shop: WithDatabase & WithClock & WithSettings): void => {
  route(api, contract.recordConsent, async (call) => {
    const recorded = await recordConsent(shop, call, contract.fromWireConsentChoice(call.body));
    if (!recorded.ok) return tooOften(recorded.failure, call.locale);
    const { value } = recorded;
    call.setCookie(preferenceKeys.consent.name, formatConsent(value), {
      maxAgeSeconds: consentDays * 86_400,
      httpOnly: false,
    });
    // Consent that is taken back ends the visit that was counted, and what it left goes.
    const session = call.cookies.get(analyticsCookie);
    if (session !== undefined && !value.allowed.includes('statistics')) {
      await forgetVisit(shop.database.queries, session);
      call.clearCookie(analyticsCookie);
    }
    return reply(200, { recorded_at: new Date(value.at).toISOString() });
  });
};
