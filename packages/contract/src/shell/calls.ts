import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors } from '../errors.ts';
import { instant } from '../values.ts';
import { countedEvent, visitReport } from './analyticsSchema.ts';
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

export const startCounting = endpoint({
  context: 'shell',
  name: 'startCounting',
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
  method: 'POST',
  path: '/api/v1/analytics/',
  summary: 'Counts something that happened. 403 without consent, or when impersonating: nothing is counted then.',
  request: countedEvent,
  responses: { 204: null, 400: fieldErrors, 403: detailError, 429: detailError },
  csrf: 'when-signed-in',
});

export const readVisits = endpoint({
  context: 'shell',
  name: 'readVisits',
  method: 'GET',
  path: '/studio_api/visits/',
  summary: 'Visits, how far they got, pages and what was looked for in vain, for staff; of the last 7, 30 or 90 days.',
  query: { days: z.optional(z.enum(['7', '30', '90'])) },
  responses: { 200: visitReport, 403: detailError },
});
