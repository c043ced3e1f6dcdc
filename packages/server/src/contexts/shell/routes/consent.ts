import * as contract from '@tailorbird/contract/shell';
import { consentDays, formatConsent, preferenceKeys } from '@tailorbird/domain/shell';
import type { Api } from '../../../platform/api/api.ts';
import { rateLimitedReply } from '../../../platform/api/rateLimitedReply.ts';
import { reply } from '../../../platform/api/reply.ts';
import { route } from '../../../platform/api/route.ts';
import type { WithDatabase } from '../../../platform/database/database.ts';
import type { WithClock, WithSettings } from '../../../platform/runtime/runtime.ts';
import { recordConsent } from '../application/recordConsent.ts';

/**
 * Consent routes. A cookie set by the server lasts its full year; some browsers delete script
 * cookies after a week.
 */
export const consentRoutes = (api: Api, shop: WithDatabase & WithClock & WithSettings): void => {
  route(api, contract.recordConsent, async (call) => {
    const recorded = await recordConsent(shop, call, contract.fromWireConsentChoice(call.body));
    if (!recorded.ok) return rateLimitedReply(recorded.failure, call.locale);
    const { value } = recorded;
    call.setCookie(preferenceKeys.consent.name, formatConsent(value), {
      maxAgeSeconds: consentDays * 86_400,
      httpOnly: false,
    });
    return reply(200, { recorded_at: new Date(value.at).toISOString() });
  });
};
