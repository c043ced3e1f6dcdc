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
    'Records a consent choice without identifying the visitor, and renews the cookie consent. A repeated choice is recorded once.',
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
    'Reports an error in a page: positions in the shop’s files, no personal data or input. Returns the reference in the log.',
  request: errorReport,
  responses: {
    200: z.object({ reference: z.string() }),
    400: fieldErrors,
    403: detailError,
    429: detailError,
  },
  csrf: 'when-signed-in',
});
