import * as contract from '@tailorbird/contract/newsletter';
import { type Locale, unreachable } from '@tailorbird/domain/kernel';
import type { Api } from '../../platform/api/api.ts';
import { reply } from '../../platform/api/reply.ts';
import { route } from '../../platform/api/route.ts';
import { tooOften } from '../../platform/api/tooOften.ts';
import type { WithDatabase } from '../../platform/database/database.ts';
import type { WithMailQueue } from '../../platform/mail/outbox.ts';
import type { WithClock, WithSettings } from '../../platform/runtime/runtime.ts';
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
      return tooOften(failure, locale);
    default:
      return unreachable(failure);
  }
};

/** The list of letters (API-75). */
export const newsletterRoutes = (api: Api, shop: WithDatabase & WithClock & WithSettings & WithMailQueue): void => {
  route(api, contract.subscribe, async (call) => {
    const subscribed = await subscribe(shop, call, contract.fromWireSubscription(call.body));
    return subscribed.ok ? reply(201, { email: subscribed.value }) : refusal(subscribed.failure, call.locale);
  });
};
