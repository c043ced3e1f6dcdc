import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors } from '../errors.ts';
import { subscription } from './schema.ts';

export const subscribe = endpoint({
  context: 'newsletter',
  name: 'subscribe',
  method: 'POST',
  path: '/oscarapi/newsletter/',
  summary:
    'Puts an address on the list of letters. An address that is on it stays on it: the answer is the same, and nobody learns who is.',
  request: subscription,
  responses: { 201: z.object({ email: z.string() }), 400: fieldErrors, 403: detailError, 429: detailError },
  csrf: 'when-signed-in',
});
