import * as contract from '@tailorbird/contract/account';
import type { Api } from '../../../platform/api/api.ts';
import { rateLimitedReply } from '../../../platform/api/rateLimitedReply.ts';
import { refusalReply, reply } from '../../../platform/api/reply.ts';
import { route } from '../../../platform/api/route.ts';
import type { WithRandom, WithSettings } from '../../../platform/runtime/runtime.ts';
import type { WithSecretBox } from '../../../platform/session/secretBox.ts';
import type { EventNeeds } from '../application/recordEvent.ts';
import {
  confirmSecondFactor,
  removeSecondFactor,
  startSecondFactor,
} from '../application/secondFactor.ts';
import { accountMessages } from '../messages.ts';
import { notTheOwner } from './notTheOwner.ts';

export const secondFactorRoutes = (
  api: Api,
  shop: EventNeeds & WithRandom & WithSettings & WithSecretBox,
): void => {
  route(api, contract.startSecondFactor, async (call) => {
    const started = await startSecondFactor(shop, call, call.body.current_password);
    return started.ok ? reply(200, started.value) : notTheOwner(started.failure, call.locale);
  });

  route(api, contract.confirmSecondFactor, async (call) => {
    const confirmed = await confirmSecondFactor(shop, call, call.body.code);
    if (confirmed.ok) return reply(200, { recovery_codes: [...confirmed.value] });
    const { failure } = confirmed;
    switch (failure.kind) {
      case 'wrong-code':
        return reply(400, { code: [accountMessages.wrongCode[call.locale]] });
      case 'too-often':
        return rateLimitedReply(failure, call.locale);
      default:
        return refusalReply(failure);
    }
  });

  route(api, contract.removeSecondFactor, async (call) => {
    const removed = await removeSecondFactor(shop, call, call.body.current_password);
    return removed.ok ? reply(204, undefined) : notTheOwner(removed.failure, call.locale);
  });
};
