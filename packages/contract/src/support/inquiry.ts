import {
  type Inquiry,
  type InquiryFieldFailure,
  type InquiryFieldFailures,
  type InquiryForm,
  inquiryTopics,
} from '@tailorbird/domain/support';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors } from '../errors.ts';
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

export const inquiryFailure = z.object({
  kind: z.enum(['required', 'email-invalid', 'too-long', 'not-a-choice', 'not-a-day']),
  maximum: z.optional(z.int()),
});
export type WireInquiryFailure = z.infer<typeof inquiryFailure>;

/** `key` is the idempotency key of the form. */
export const toWireInquiry = (
  { topic, values }: Pick<Inquiry, 'topic' | 'values'>,
  key: string,
): WireInquiry => ({
  topic,
  key,
  values: { ...values },
});

/** `isTrap` is true if the hidden field was filled in. */
export const fromWireInquiry = ({
  topic,
  values,
  key,
  website = '',
}: WireInquiry): {
  readonly form: InquiryForm;
  readonly key: string;
  readonly isTrap: boolean;
} => ({
  form: { topic, values },
  key,
  isTrap: website !== '',
});

export const toWireInquiryRefused = (
  failures: InquiryFieldFailures,
): { fields: Record<string, WireInquiryFailure> } => ({
  fields: { ...failures },
});

/** Empty for a malformed body, which has no field failures. */
export const fromWireInquiryRefused = (
  body: Readonly<Record<string, unknown>>,
): InquiryFieldFailures => {
  const { fields } = body as { readonly fields?: Readonly<Record<string, WireInquiryFailure>> };
  return Object.fromEntries(
    Object.entries(fields ?? {}).map(([name, { kind, maximum }]) => [
      name,
      (kind === 'too-long' ? { kind, maximum: maximum ?? 0 } : { kind }) as InquiryFieldFailure,
    ]),
  );
};

export const sendInquiry = endpoint({
  context: 'support',
  name: 'sendInquiry',
  method: 'POST',
  path: '/api/v1/inquiries/',
  summary: 'Submits a form to the inbox and mails a confirmation; 400 with field errors.',
  request: inquiry,
  responses: {
    201: z.object({ received: z.literal(true) }),
    400: z.union([z.object({ fields: z.record(z.string(), inquiryFailure) }), fieldErrors]),
    403: detailError,
    429: detailError,
  },
  csrf: 'when-signed-in',
});
