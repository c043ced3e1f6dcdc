import { type Consent, consentPurposes } from '@tailorbird/domain/shell';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors } from '../errors.ts';
import { fields } from '../fields.ts';
import { instant, matching } from '../values.ts';

/**
 * A visitor's consent, the version of its text and the random reference stored in the
 * browser. It contains no personal data.
 */
export const consentChoice = z.object({
  version: z.int().check(z.minimum(1), z.maximum(9_999)),
  allowed: z.array(z.enum(consentPurposes)).check(z.maxLength(consentPurposes.length)),
  reference: matching(/^[a-z0-9-]{8,40}$/),
});
export type WireConsentChoice = z.infer<typeof consentChoice>;

export const { toWire: toWireConsentChoice, fromWire: fromWireConsentChoice } = fields<
  Omit<Consent, 'at'>,
  WireConsentChoice
>()({ version: 'version', allowed: 'allowed', reference: 'reference' });

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
