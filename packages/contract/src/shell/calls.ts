import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors } from '../errors.ts';
import { instant } from '../values.ts';
import { consentChoice } from './schema.ts';

export const recordConsent = endpoint({
  context: 'shell',
  name: 'recordConsent',
  method: 'POST',
  path: '/api/v1/consent/',
  summary:
    'Records what a visitor allows, as evidence, without anything that says who they are, and renews the cookie consent. The same choice sent twice is recorded once.',
  request: consentChoice,
  responses: { 200: z.object({ recorded_at: instant }), 400: fieldErrors, 403: detailError, 429: detailError },
  csrf: 'when-signed-in',
});
