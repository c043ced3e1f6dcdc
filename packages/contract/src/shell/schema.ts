import { consentPurposes } from '@tailorbird/domain/shell';
import * as z from 'zod/mini';
import { matching } from '../values.ts';

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
