import type { Locale } from '@tailorbird/domain/kernel';
import { refusalReply, reply } from '../../../platform/api/reply.ts';
import { tooOften } from '../../../platform/api/tooOften.ts';
import type { NotTheOwner } from '../application/checkCurrentPassword.ts';
import { accountMessages } from '../messages.ts';

/** The answer to who was asked for the current password again, and did not know it. */
export const notTheOwner = (failure: NotTheOwner, locale: Locale) => {
  switch (failure.kind) {
    case 'wrong-password':
      return reply(400, { current_password: [accountMessages.wrongPassword[locale]] });
    case 'too-often':
      return tooOften(failure, locale);
    default:
      return refusalReply(failure);
  }
};
