import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors } from '../errors.ts';
import { fields } from '../fields.ts';
import { instant, text } from '../values.ts';

/** `source` is the form the subscription was made in (API-75). */
export const subscription = z.object({ email: text(254), source: text(80), list_id: text(80) });
export type WireSubscription = z.infer<typeof subscription>;

export const subscriber = z.object({
  email: z.string(),
  locale: z.string(),
  confirmed_at: instant,
  source: z.string(),
});

export type Subscription = {
  readonly email: string;
  readonly source: string;
  readonly listId: string;
};

export const { toWire: toWireSubscription, fromWire: fromWireSubscription } = fields<
  Subscription,
  WireSubscription
>()({ email: 'email', source: 'source', listId: 'list_id' });

export const subscribe = endpoint({
  context: 'newsletter',
  name: 'subscribe',
  method: 'POST',
  path: '/oscarapi/newsletter/',
  summary:
    'Subscribes an email to the newsletter. A confirmation link is mailed unless the signed-in account has confirmed this email. The response is the same for subscribed emails.',
  request: subscription,
  responses: {
    201: z.object({ email: z.string() }),
    400: fieldErrors,
    403: detailError,
    429: detailError,
  },
  csrf: 'when-signed-in',
});

export const confirmSubscription = endpoint({
  context: 'newsletter',
  name: 'confirmSubscription',
  method: 'POST',
  path: '/oscarapi/newsletter/confirm/{token}/',
  summary: 'Confirms a subscription, once; 404 if the link was used, replaced or expired.',
  params: { token: text(64) },
  responses: { 204: null, 403: detailError, 404: detailError },
  csrf: 'when-signed-in',
});

export const unsubscribe = endpoint({
  context: 'newsletter',
  name: 'unsubscribe',
  method: 'POST',
  path: '/oscarapi/newsletter/unsubscribe/{link}/',
  summary:
    'Unsubscribes an email; idempotent. Target of List-Unsubscribe (RFC 8058): any body is accepted and ignored.',
  params: { link: text(200) },
  responses: { 204: null, 403: detailError, 404: detailError },
  csrf: 'when-signed-in',
});

export const listSubscribers = endpoint({
  context: 'newsletter',
  name: 'listSubscribers',
  access: 'admin',
  method: 'GET',
  path: '/studio_api/newsletter/subscribers/',
  summary:
    'Exports confirmed subscribers, oldest first; the export is recorded. `/studio_api/newsletter/subscribers.csv` returns CSV. Admin only.',
  responses: { 200: z.array(subscriber), 403: detailError },
});
