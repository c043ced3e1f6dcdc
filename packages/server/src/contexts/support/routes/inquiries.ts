import * as contract from '@tailorbird/contract/support';
import { type Locale, unreachable } from '@tailorbird/domain/kernel';
import type { Api } from '../../../platform/api/api.ts';
import { rateLimitedReply } from '../../../platform/api/rateLimitedReply.ts';
import { reply } from '../../../platform/api/reply.ts';
import { route } from '../../../platform/api/route.ts';
import type { WithDatabase } from '../../../platform/database/database.ts';
import type { WithMailQueue } from '../../../platform/mail/outbox.ts';
import type { WithClock, WithSettings } from '../../../platform/runtime/runtime.ts';
import { type InquiryNotSent, sendInquiry } from '../application/sendInquiry.ts';

const received = reply(201, { received: true as const });

const refusal = (failure: InquiryNotSent, locale: Locale) => {
  switch (failure.kind) {
    case 'fields':
      return reply(400, contract.toWireInquiryRefused(failure.fields));
    case 'too-often':
      return rateLimitedReply(failure, locale);
    default:
      return unreachable(failure);
  }
};

export const inquiryRoutes = (
  api: Api,
  shop: WithDatabase & WithClock & WithSettings & WithMailQueue,
): void => {
  route(api, contract.sendInquiry, async (call) => {
    const { form, key, isTrap } = contract.fromWireInquiry(call.body);
    // A hidden field that only bots fill in; they get the usual answer.
    if (isTrap) return received;
    const sent = await sendInquiry(shop, call, { ...form, key });
    return sent.ok ? received : refusal(sent.failure, call.locale);
  });
};
