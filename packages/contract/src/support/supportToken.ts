import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError } from '../errors.ts';
import { currency } from '../values.ts';

export const readSupportToken = endpoint({
  context: 'support',
  name: 'readSupportToken',
  access: 'customer',
  method: 'GET',
  path: '/api/v1/dixa/user-token/',
  summary:
    'Returns the signed identity of the signed-in customer for the external messenger, for the team of a currency. 404 if none is needed or the email is unconfirmed.',
  query: { currency: z.optional(currency) },
  responses: { 200: z.object({ token: z.string() }), 403: detailError, 404: detailError },
  ownerOnly: true,
});

export const createAssistantToken = endpoint({
  context: 'support',
  name: 'createAssistantToken',
  method: 'POST',
  path: '/applai_api/api-applai-user-token/',
  summary:
    'Starts the assistant and returns a token for a day. With it a configured language model words the answers.',
  responses: { 200: z.object({ token: z.string() }), 403: detailError, 429: detailError },
  csrf: 'when-signed-in',
});
