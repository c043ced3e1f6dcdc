import type { Locale } from '@tailorbird/domain/kernel';
import { rateLimitedReply } from '../../../platform/api/rateLimitedReply.ts';
import { refusalReply, reply } from '../../../platform/api/reply.ts';
import type { NotProved } from '../application/proveOwner.ts';
import { accountMessages } from '../messages.ts';

export const notTheOwner = (failure: NotProved, locale: Locale) => {
  switch (failure.kind) {
    case 'wrong-password':
      return reply(400, { current_password: [accountMessages.wrongPassword[locale]] });
    case 'wrong-passkey':
      return reply(400, { passkey: [accountMessages.wrongPasskey[locale]] });
    case 'passkey-required':
      return reply(400, { current_password: [accountMessages.passkeyRequired[locale]] });
    case 'too-often':
      return rateLimitedReply(failure, locale);
    default:
      return refusalReply(failure);
  }
};
