import * as contract from '@tailorbird/contract/account';
import type { Api } from '../../../platform/api/api.ts';
import { rateLimitedReply } from '../../../platform/api/rateLimitedReply.ts';
import { refusalReply, reply } from '../../../platform/api/reply.ts';
import { route } from '../../../platform/api/route.ts';
import type { WithMailQueue } from '../../../platform/mail/outbox.ts';
import type { WithSettings } from '../../../platform/runtime/runtime.ts';
import type { ListNeeds } from '../../newsletter/index.ts';
import { confirmEmail, requestEmailChange, sendConfirmation } from '../application/changeEmail.ts';
import { changePassword } from '../application/changePassword.ts';
import { endOtherSessions, endSession } from '../application/endSessions.ts';
import type { EventNeeds } from '../application/recordEvent.ts';
import { securityOverview } from '../application/securityOverview.ts';
import { emailMessage, passwordMessage } from '../messages.ts';
import { notTheOwner } from './notTheOwner.ts';
import { setSessionCookies } from './sessionCookies.ts';

export const securityRoutes = (
  api: Api,
  shop: EventNeeds & ListNeeds & WithSettings & WithMailQueue,
): void => {
  route(api, contract.readSecurity, async (call) => {
    const security = await securityOverview(shop, call);
    return security.ok
      ? reply(200, contract.toWireSecurity(security.value))
      : refusalReply(security.failure);
  });

  route(api, contract.changeOwnPassword, async (call) => {
    const session = await changePassword(shop, call, contract.fromWirePasswordChange(call.body));
    if (session.ok) {
      setSessionCookies(call, session.value);
      return reply(204, undefined);
    }
    const { failure } = session;
    switch (failure.kind) {
      case 'password-required':
      case 'password-too-short':
      case 'password-too-long':
      case 'password-too-common':
        return reply(400, { password: [passwordMessage(failure, call.locale)] });
      default:
        return notTheOwner(failure, call.locale);
    }
  });

  route(api, contract.changeOwnEmail, async (call) => {
    const changed = await requestEmailChange(shop, call, contract.fromWireEmailChange(call.body));
    if (changed.ok) return reply(204, undefined);
    const { failure } = changed;
    switch (failure.kind) {
      case 'email-required':
      case 'email-invalid':
        return reply(400, { email: [emailMessage(failure, call.locale)] });
      default:
        return notTheOwner(failure, call.locale);
    }
  });

  route(api, contract.sendEmailConfirmation, async (call) => {
    const sent = await sendConfirmation(shop, call);
    if (sent.ok) return reply(204, undefined);
    return sent.failure.kind === 'too-often'
      ? rateLimitedReply(sent.failure, call.locale)
      : refusalReply(sent.failure);
  });

  route(api, contract.confirmEmail, async (call) => {
    const confirmed = await confirmEmail(shop, call, contract.fromWireResetLink(call.body));
    return confirmed.ok
      ? reply(204, undefined)
      : reply(400, contract.toWireEmailLinkRefused(confirmed.failure));
  });

  route(api, contract.endSession, async (call) => {
    const ended = await endSession(shop, call, call.params.id);
    return ended.ok ? reply(204, undefined) : refusalReply(ended.failure);
  });

  route(api, contract.endOtherSessions, async (call) => {
    const ended = await endOtherSessions(shop, call);
    return ended.ok ? reply(204, undefined) : refusalReply(ended.failure);
  });
};
