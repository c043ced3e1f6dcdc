import * as contract from '@tailorbird/contract/newsletter';
import { csvField, type Locale, localizePath, unreachable } from '@tailorbird/domain/kernel';
import type { Api } from '../../platform/api/api.ts';
import { rateLimitedReply } from '../../platform/api/rateLimitedReply.ts';
import { notFound, refusalReply, reply, toResponse } from '../../platform/api/reply.ts';
import { route } from '../../platform/api/route.ts';
import { respond } from '../../platform/http/respond.ts';
import type { WithMailQueue } from '../../platform/mail/outbox.ts';
import type { WithSettings } from '../../platform/runtime/runtime.ts';
import { confirmSubscription, unsubscribe } from './application/byLink.ts';
import { exportSubscribers } from './application/exportSubscribers.ts';
import type { ListNeeds } from './application/list.ts';
import { type NotSubscribed, subscribe } from './application/subscribe.ts';

const refusal = (failure: NotSubscribed, locale: Locale) => {
  switch (failure.kind) {
    case 'email-required':
      return reply(400, { email: ['Email is required.'] });
    case 'email-invalid':
      return reply(400, { email: ['Provided email is invalid.'] });
    case 'unknown-list':
      return reply(400, { list_id: ['Not a valid choice.'] });
    case 'too-often':
      return rateLimitedReply(failure, locale);
    default:
      return unreachable(failure);
  }
};

export const newsletterRoutes = (
  api: Api,
  shop: ListNeeds & WithSettings & WithMailQueue,
): void => {
  route(api, contract.subscribe, async (call) => {
    const subscribed = await subscribe(shop, call, contract.fromWireSubscription(call.body));
    return subscribed.ok
      ? reply(201, { email: subscribed.value })
      : refusal(subscribed.failure, call.locale);
  });

  route(api, contract.confirmSubscription, async (call) =>
    (await confirmSubscription(shop, call, call.params.token)).ok
      ? reply(204, undefined)
      : notFound,
  );

  route(api, contract.unsubscribe, async (call) =>
    (await unsubscribe(shop, call.params.link)).ok ? reply(204, undefined) : notFound,
  );

  route(api, contract.listSubscribers, async (call) => {
    const subscribers = await exportSubscribers(shop, call);
    return subscribers.ok ? reply(200, [...subscribers.value]) : refusalReply(subscribers.failure);
  });

  api.add('GET', '/studio_api/newsletter/subscribers.csv', async (context) => {
    const subscribers = await exportSubscribers(shop, api.visit(context));
    if (!subscribers.ok) return toResponse(refusalReply(subscribers.failure));
    const columns = ['email', 'locale', 'confirmed_at', 'source'] as const;
    const lines = [columns, ...subscribers.value.map((each) => columns.map((name) => each[name]))];
    return respond(200, lines.map((line) => `${line.map(csvField).join(',')}\r\n`).join(''), {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="newsletter-subscribers.csv"',
      'cache-control': 'private, no-store',
    });
  });

  // Mail clients without one-click support open the address in a browser.
  api.add('GET', contract.unsubscribe.path, (context) => {
    const path = localizePath(
      `/newsletter/unsubscribe/${encodeURIComponent(context.req.param('link') ?? '')}`,
      api.visit(context).locale,
    );
    return new Response(null, {
      status: 303,
      headers: { location: path, 'cache-control': 'no-store' },
    });
  });
};
