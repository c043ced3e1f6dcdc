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
    'The shop’s word, for its messenger, that the address of who is signed in is theirs: of the team of a currency, their own where none is said. 404 where the messenger asks for none, or the address is not confirmed.',
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
    'Begins with the assistant: a token for who asks, good for a day. With it a question is put into words by a language model where the shop has one, without it the shop’s own words answer.',
  responses: { 200: z.object({ token: z.string() }), 403: detailError, 429: detailError },
  csrf: 'when-signed-in',
});
