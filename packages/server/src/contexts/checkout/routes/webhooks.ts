import type { Api } from '../../../platform/api/api.ts';
import { bodyTooLarge, readText } from '../../../platform/api/body.ts';
import { rateLimitedReply } from '../../../platform/api/rateLimitedReply.ts';
import { notFound, reply, toResponse } from '../../../platform/api/reply.ts';
import { respond } from '../../../platform/http/respond.ts';
import { countAttempt, removeAttempt } from '../../../platform/limits/attempts.ts';
import type { WithSettings } from '../../../platform/runtime/runtime.ts';
import type { PaymentNeeds } from '../application/queryProvider.ts';
import { receiveNotice } from '../application/receiveNotice.ts';

/** Adyen requires this body; other providers check only the status. */
const accepted = (): Response =>
  respond(200, '[accepted]', {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  });

const forged = reply(401, {
  detail: 'The signature of this notice is not the payment provider’s.',
});

/**
 * Adds the webhook routes of payment providers. Their signature is the only authentication:
 * there is neither session nor CSRF token. Genuine notices are not rate limited.
 */
export const webhookRoutes = (api: Api, shop: PaymentNeeds & WithSettings): void => {
  api.add('POST', '/webhooks/payments/{provider}', async (context) => {
    const { name, webhooks } = shop.payments;
    if (!webhooks || name !== context.req.param('provider')) return toResponse(notFound);
    const visit = api.visit(context);
    const sender = { kind: 'webhook', address: visit.networkAddress() } as const;
    const counted = await countAttempt(shop, sender);
    if (!counted.ok) return toResponse(rateLimitedReply(counted.failure, visit.locale));
    const body = await readText(context.req.raw);
    if (body === undefined) return toResponse(bodyTooLarge);
    const notice = await webhooks.read({
      headers: Object.fromEntries(context.req.raw.headers),
      body,
    });
    if (!notice.ok && notice.failure === 'forged') return toResponse(forged);
    if (notice.ok) await receiveNotice(shop, name, notice.value);
    await removeAttempt(shop, sender);
    return accepted();
  });
};
