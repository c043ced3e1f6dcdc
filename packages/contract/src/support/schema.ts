import { inquiryTopics } from '@tailorbird/domain/support';
import * as z from 'zod/mini';
import { matching, text } from '../values.ts';

/**
 * A submitted contact form. `key` is its idempotency key. `website` is a hidden field:
 * only bots fill it in, and they get a success response.
 */
export const inquiry = z.object({
  topic: z.enum(inquiryTopics),
  key: matching(/^[\w-]{16,64}$/),
  values: z.record(z.string().check(z.maxLength(40)), text(8000)),
  website: z.optional(text(400)),
});
export type WireInquiry = z.infer<typeof inquiry>;

/** A field failure: `{"kind": "required"}`. */
export const inquiryFailure = z.object({
  kind: z.enum(['required', 'email-invalid', 'too-long', 'not-a-choice', 'not-a-day']),
  maximum: z.optional(z.int()),
});
export type WireInquiryFailure = z.infer<typeof inquiryFailure>;
