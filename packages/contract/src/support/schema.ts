import { inquiryTopics } from '@tailorbird/domain/support';
import * as z from 'zod/mini';
import { matching, text } from '../values.ts';

/**
 * A form of the house as it was filled in. `key` is the form's own, so that sending it again changes nothing; `website` is a field that people do not see: who fills it in is no
 * person, and is answered as if all were well.
 */
export const inquiry = z.object({
  topic: z.enum(inquiryTopics),
  key: matching(/^[\w-]{16,64}$/),
  values: z.record(z.string().check(z.maxLength(40)), text(8000)),
  website: z.optional(text(400)),
});
export type WireInquiry = z.infer<typeof inquiry>;

/** What is wrong with a field: `{"kind": "required"}`. */
export const inquiryFailure = z.object({
  kind: z.enum(['required', 'email-invalid', 'too-long', 'not-a-choice', 'not-a-day']),
  maximum: z.optional(z.int()),
});
export type WireInquiryFailure = z.infer<typeof inquiryFailure>;
