import * as contract from '@tailorbird/contract/shell';
import { unreachable } from '@tailorbird/domain/kernel';
import { preferenceKeys } from '@tailorbird/domain/shell';
import type { Api } from '../../../platform/api/api.ts';
import { permissionDenied, refusalReply, reply } from '../../../platform/api/reply.ts';
import { route } from '../../../platform/api/route.ts';
import { tooOften } from '../../../platform/api/tooOften.ts';
import type { Visit } from '../../../platform/api/visit.ts';
import type { WithDatabase } from '../../../platform/database/database.ts';
import type { WithClock, WithRandom, WithSettings } from '../../../platform/runtime/runtime.ts';
import { analyticsCookie, analyticsSeconds } from '../../../platform/session/cookieNames.ts';
import { createToken } from '../../../platform/session/secrets.ts';
import { countEvent, mayCount, type NotCounted, readVisits } from '../application/countVisits.ts';

const consentOf = ({ cookies }: Visit): string | null =>
  cookies.get(preferenceKeys.consent.name) ?? null;

const refusal = (failure: NotCounted, call: Visit) => {
  switch (failure.kind) {
    case 'permission-denied':
      return permissionDenied;
    case 'too-often':
      return tooOften(failure, call.locale);
    default:
      return unreachable(failure);
  }
};

/** Counting visits, for those who allow it, and what came of it, for staff. */
export const analyticsRoutes = (
  api: Api,
  shop: WithDatabase & WithClock & WithSettings & WithRandom,
): void => {
  route(api, contract.startCounting, async (call) => {
    const may = await mayCount(shop, call, consentOf(call));
    if (!may.ok) return refusal(may.failure, call);
    const known = call.cookies.get(analyticsCookie) ?? '';
    const session = /^[a-z0-9-]{8,40}$/.test(known)
      ? known
      : createToken(shop.random)
          .toLowerCase()
          .replace(/[^a-z0-9]/g, '-')
          .slice(0, 32);
    call.setCookie(analyticsCookie, session, { maxAgeSeconds: analyticsSeconds, httpOnly: false });
    return reply(204, undefined);
  });

  route(api, contract.countEvent, async (call) => {
    const counted = await countEvent(
      shop,
      call,
      consentOf(call),
      contract.fromWireCounted(call.body),
    );
    return counted.ok ? reply(204, undefined) : refusal(counted.failure, call);
  });

  route(api, contract.readVisits, async (call) => {
    const report = await readVisits(shop, call, Number(call.query.days ?? 30));
    if (!report.ok) return refusalReply(report.failure);
    const { days, funnel, pages, missing, devices } = report.value;
    return reply(200, {
      days: [...days],
      funnel: [...funnel],
      pages: [...pages],
      missing: [...missing],
      devices: [...devices],
    });
  });
};
