import { inquiryTopics } from '@tailorbird/domain/support';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { detailError, fieldErrors } from './errors.ts';
import { matching, text } from './values.ts';

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

export const sendInquiry = endpoint({
  context: 'support',
  name: 'sendInquiry',
  method: 'POST',
  path: '/api/v1/inquiries/',
  summary:
    'Puts a form into the inbox of the house and confirms it by mail; 400 with what is wrong by field, 429 when there were too many.',
  request: inquiry,
  responses: {
    201: z.object({ received: z.literal(true) }),
    400: z.union([z.object({ fields: z.record(z.string(), inquiryFailure) }), fieldErrors]),
    403: detailError,
    429: detailError,
  },
  csrf: 'when-signed-in',
});
