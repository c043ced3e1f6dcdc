import type {
  Inquiry,
  InquiryFieldFailure,
  InquiryFieldFailures,
  InquiryForm,
} from '@tailorbird/domain/support';
import type { WireInquiry, WireInquiryFailure } from './schema.ts';

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

/** Failures by field, as kinds of the domain. */
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
