import type {
  Inquiry,
  InquiryFieldFailure,
  InquiryFieldFailures,
  InquiryForm,
} from '@tailorbird/domain/support';
import type { WireInquiry, WireInquiryFailure } from './schema.ts';

/** `key` is the form's own: what is sent twice under it arrives once. */
export const toWireInquiry = (
  { topic, values }: Pick<Inquiry, 'topic' | 'values'>,
  key: string,
): WireInquiry => ({
  topic,
  key,
  values: { ...values },
});

/** `isTrap`: the field that people do not see was filled in. */
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

/** What is wrong, by field, in the domain's own words. */
export const toWireInquiryRefused = (
  failures: InquiryFieldFailures,
): { fields: Record<string, WireInquiryFailure> } => ({
  fields: { ...failures },
});

/** A body that was no inquiry at all has no such fields, and nothing to tell. */
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
