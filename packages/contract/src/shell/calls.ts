import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors } from '../errors.ts';
import { instant } from '../values.ts';
import { errorReport } from './errorsSchema.ts';
import { consentChoice } from './schema.ts';

export const recordConsent = endpoint({
  context: 'shell',
  name: 'recordConsent',
  method: 'POST',
  path: '/api/v1/consent/',
  summary:
    'Records what a visitor allows, as evidence, without anything that says who they are, and renews the cookie consent. The same choice sent twice is recorded once.',
  request: consentChoice,
  responses: {
    200: z.object({ recorded_at: instant }),
    400: fieldErrors,
    403: detailError,
    429: detailError,
  },
  csrf: 'when-signed-in',
});

export const reportError = endpoint({
  context: 'shell',
  name: 'reportError',
  unasked: true,
  method: 'POST',
  path: '/api/v1/errors/',
  summary:
    'Tells that something went wrong in a page: where in the shop’s own files, nothing about who or what was entered. Answers the reference by which the log names it.',
  request: errorReport,
  responses: {
    200: z.object({ reference: z.string() }),
    400: fieldErrors,
    403: detailError,
    429: detailError,
  },
  csrf: 'when-signed-in',
});
