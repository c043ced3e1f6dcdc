import * as contract from '@tailorbird/contract/account';
import type { Api } from '../../../platform/api/api.ts';
import { rateLimitedReply } from '../../../platform/api/rateLimitedReply.ts';
import { reply } from '../../../platform/api/reply.ts';
import { route } from '../../../platform/api/route.ts';
import type { WithMailQueue } from '../../../platform/mail/outbox.ts';
import type { WithSettings } from '../../../platform/runtime/runtime.ts';
import type { ListNeeds } from '../../newsletter/index.ts';
import type { EventNeeds } from '../application/recordEvent.ts';
import {
  checkResetLink,
  requestPasswordReset,
  resetPassword,
} from '../application/resetPassword.ts';
import { emailMessage, passwordMessage } from '../messages.ts';

const userNotActive = reply(400, contract.toWireResetRefused({ kind: 'user-not-active' }));
const linkInvalid = reply(400, contract.toWireResetRefused({ kind: 'reset-link-invalid' }));

export const passwordRoutes = (
  api: Api,
  shop: EventNeeds & ListNeeds & WithSettings & WithMailQueue,
): void => {
  route(api, contract.requestPasswordReset, async (call) => {
    const requested = await requestPasswordReset(shop, call, call.body.email);
    if (requested.ok) return reply(204, undefined);
    const { failure } = requested;
    switch (failure.kind) {
      case 'too-often':
        return rateLimitedReply(failure, call.locale);
      case 'user-not-active':
        return userNotActive;
      default:
        return reply(400, { email: [emailMessage(failure, call.locale)] });
    }
  });

  route(api, contract.validateResetToken, async (call) =>
    (await checkResetLink(shop, contract.fromWireResetLink(call.body)))
      ? reply(204, undefined)
      : linkInvalid,
  );

  route(api, contract.confirmPasswordReset, async (call) => {
    const reset = await resetPassword(
      shop,
      call,
      contract.fromWireResetLink(call.body),
      call.body.password,
    );
    if (reset.ok) return reply(204, undefined);
    const { failure } = reset;
    switch (failure.kind) {
      case 'reset-link-invalid':
        return linkInvalid;
      case 'user-not-active':
        return userNotActive;
      default:
        return reply(400, { password: [passwordMessage(failure, call.locale)] });
    }
  });
};
