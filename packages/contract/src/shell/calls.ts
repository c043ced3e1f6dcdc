import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors } from '../errors.ts';
import { idInPath, instant } from '../values.ts';
import { countedEvent, visitReport } from './analyticsSchema.ts';
import { errorGroup, errorReport } from './errorsSchema.ts';
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

export const startCounting = endpoint({
  context: 'shell',
  name: 'startCounting',
  unasked: true,
  method: 'POST',
  path: '/api/v1/analytics/start/',
  summary:
    'Begins or goes on with a visit that may be counted: sets the cookie analytics_session for half an hour. 403 without consent, or when impersonating.',
  responses: { 204: null, 403: detailError, 429: detailError },
  csrf: 'when-signed-in',
});

export const countEvent = endpoint({
  context: 'shell',
  name: 'countEvent',
  unasked: true,
  method: 'POST',
  path: '/api/v1/analytics/',
  summary:
    'Counts something that happened. 403 without consent, or when impersonating: nothing is counted then.',
  request: countedEvent,
  responses: { 204: null, 400: fieldErrors, 403: detailError, 429: detailError },
  csrf: 'when-signed-in',
});

export const readVisits = endpoint({
  context: 'shell',
  name: 'readVisits',
  method: 'GET',
  path: '/studio_api/visits/',
  summary:
    'Visits, how far they got, pages and what was looked for in vain, for staff; of the last 7, 30 or 90 days.',
  query: { days: z.optional(z.enum(['7', '30', '90'])) },
  responses: { 200: visitReport, 403: detailError },
});

export const reportError = endpoint({
  context: 'shell',
  name: 'reportError',
  unasked: true,
  method: 'POST',
  path: '/api/v1/errors/',
  summary:
    'Tells that something went wrong in a page: where in the shop’s own files, nothing about who or what was entered. Answers under which name it was kept.',
  request: errorReport,
  responses: {
    200: z.object({ reference: z.string() }),
    400: fieldErrors,
    403: detailError,
    429: detailError,
  },
  csrf: 'when-signed-in',
});

export const listErrors = endpoint({
  context: 'shell',
  name: 'listErrors',
  method: 'GET',
  path: '/studio_api/errors/',
  summary:
    'What went wrong in pages and on the server, grouped, for staff: what is open first, the latest first.',
  responses: { 200: z.array(errorGroup), 403: detailError },
});

export const resolveError = endpoint({
  context: 'shell',
  name: 'resolveError',
  method: 'POST',
  path: '/studio_api/errors/{id}/resolve/',
  summary: 'Notes that a problem is mended, and by whom. It opens by itself when it comes again.',
  params: { id: idInPath },
  responses: { 200: errorGroup, 403: detailError, 404: detailError },
  csrf: 'when-signed-in',
});
