import type { Api } from '../../../platform/api/api.ts';
import { rateLimitedReply } from '../../../platform/api/rateLimitedReply.ts';
import { notFound, toResponse } from '../../../platform/api/reply.ts';
import type { WithDatabase } from '../../../platform/database/database.ts';
import { countAttempt } from '../../../platform/limits/attempts.ts';
import type { WithClock, WithSettings } from '../../../platform/runtime/runtime.ts';
import type { WithPayments } from '../application/paymentProvider.ts';

const paths: readonly (readonly [method: string, path: string])[] = [
  ['POST', '/sandbox/tokens'],
  ['GET', '/sandbox/3ds/{reference}'],
  ['POST', '/sandbox/3ds/{reference}'],
  ['GET', '/sandbox/wallets/{reference}'],
  ['POST', '/sandbox/wallets/{reference}'],
];

/**
 * Forwards browser requests to the pages of the built-in sandbox provider. Without it, there
 * are no routes.
 */
export const sandboxRoutes = (
  api: Api,
  shop: WithPayments & WithDatabase & WithClock & WithSettings,
): void => {
  for (const [method, path] of paths) {
    api.add(method, path, async (context) => {
      const { pages } = shop.payments;
      if (!pages) return toResponse(notFound);
      if (path === '/sandbox/tokens') {
        const visit = api.visit(context);
        const counted = await countAttempt(shop, {
          kind: 'card-token',
          address: visit.networkAddress(),
        });
        if (!counted.ok) return toResponse(rateLimitedReply(counted.failure, visit.locale));
      }
      return (await pages(context.req.raw)) ?? toResponse(notFound);
    });
  }
};
