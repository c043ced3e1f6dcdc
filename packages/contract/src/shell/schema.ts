import { consentPurposes } from '@tailorbird/domain/shell';
import * as z from 'zod/mini';
import { matching } from '../values.ts';

/** What a visitor allowed, of which text, under the reference their browser holds. Nothing says who they are. */
export const consentChoice = z.object({
  version: z.int().check(z.minimum(1), z.maximum(9_999)),
  allowed: z.array(z.enum(consentPurposes)).check(z.maxLength(consentPurposes.length)),
  reference: matching(/^[a-z0-9-]{8,40}$/),
});
export type WireConsentChoice = z.infer<typeof consentChoice>;
