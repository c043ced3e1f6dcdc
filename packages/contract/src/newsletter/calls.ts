import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors } from '../errors.ts';
import { text } from '../values.ts';
import { subscriber, subscription } from './schema.ts';

export const subscribe = endpoint({
  context: 'newsletter',
  name: 'subscribe',
  method: 'POST',
  path: '/oscarapi/newsletter/',
  summary:
    'Asks for the newsletter. A link to confirm it is mailed to the address, unless its account is signed in and has proved it. An address that is on the list stays on it: the answer is the same, and nobody learns who is.',
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
  summary:
    'Confirms a subscription by what the link of a mail carries, once; 404 when it is used, replaced or too old.',
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
    'Unsubscribes the address a letter was written to; asks for nothing, and once more is as good as once. It is the address in the header List-Unsubscribe (RFC 8058), so any body is accepted and none is read.',
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
    'Confirmed subscribers of the newsletter, oldest confirmation first, for admins; the export is recorded. `/studio_api/newsletter/subscribers.csv` answers the same as a table.',
  responses: { 200: z.array(subscriber), 403: detailError },
});
