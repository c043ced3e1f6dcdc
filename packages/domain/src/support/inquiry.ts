import { err, ok, parseEmail, type Result } from '../kernel/index.ts';

export const inquiryTopics = ['contact', 'private-client-service', 'stylist-inquiries'] as const;
export type InquiryTopic = (typeof inquiryTopics)[number];

/** A form field. Lengths are in characters (graphemes). */
export type InquiryField = {
  readonly name: string;
  readonly kind: 'line' | 'email' | 'text' | 'choice' | 'day';
  readonly isRequired: boolean;
  readonly longest: number;
  readonly choices: readonly string[];
};

const field = (
  name: string,
  kind: InquiryField['kind'],
  rest: Partial<InquiryField> = {},
): InquiryField => ({
  name,
  kind,
  isRequired: false,
  longest: kind === 'text' ? 4000 : kind === 'email' ? 254 : 120,
  choices: [],
  ...rest,
});
const required = { isRequired: true } as const;
const name = field('name', 'line', required);
const email = field('email', 'email', required);
const message = field('message', 'text', required);

/** Fields of each topic, in the order of the form. */
export const inquiryFields: Readonly<Record<InquiryTopic, readonly InquiryField[]>> = {
  contact: [
    field('subject', 'choice', {
      ...required,
      choices: ['size', 'order', 'payment', 'care', 'other'],
    }),
    field('order', 'line', { longest: 40 }),
    name,
    email,
    message,
  ],
  'private-client-service': [
    field('occasion', 'choice', {
      ...required,
      choices: ['wardrobe', 'unusual-size', 'gift', 'team', 'wedding', 'other'],
    }),
    field('pieces', 'choice', { choices: ['1-4', '5-10', '11-50', 'more'] }),
    name,
    email,
    field('phone', 'line', { longest: 40 }),
    message,
  ],
  'stylist-inquiries': [
    name,
    email,
    field('publication', 'line', required),
    field('needed', 'day'),
    field('garments', 'line', { longest: 200 }),
    message,
  ],
};

/** Input by field name. Omitted fields are empty. */
export type InquiryForm = {
  readonly topic: InquiryTopic;
  readonly values: Readonly<Record<string, string>>;
};

/** A valid form: trimmed, without empty fields. */
export type Inquiry = InquiryForm & { readonly email: string };

/** Failure of a field. `kind` is the key of its message. */
export type InquiryFieldFailure =
  | { readonly kind: 'required' }
  | { readonly kind: 'email-invalid' }
  | { readonly kind: 'too-long'; readonly maximum: number }
  | { readonly kind: 'not-a-choice' }
  | { readonly kind: 'not-a-day' };
export type InquiryFieldFailures = Readonly<Record<string, InquiryFieldFailure>>;

const isDay = (typed: string): boolean =>
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(typed);

const failureOf = (asked: InquiryField, typed: string): InquiryFieldFailure | null => {
  if (typed === '') return asked.isRequired ? { kind: 'required' } : null;
  if ([...typed].length > asked.longest) return { kind: 'too-long', maximum: asked.longest };
  if (asked.kind === 'email' && !parseEmail(typed).ok) return { kind: 'email-invalid' };
  if (asked.kind === 'choice' && !asked.choices.includes(typed)) return { kind: 'not-a-choice' };
  return asked.kind === 'day' && !isDay(typed) ? { kind: 'not-a-day' } : null;
};

/**
 * Validates a form. Returns the inquiry, or failures by field in the order of the form.
 * Fields of other topics are ignored.
 */
export const checkInquiry = ({
  topic,
  values,
}: InquiryForm): Result<Inquiry, InquiryFieldFailures> => {
  const failures: Record<string, InquiryFieldFailure> = {};
  const kept: Record<string, string> = {};
  for (const asked of inquiryFields[topic]) {
    const typed = (values[asked.name] ?? '').trim();
    const failure = failureOf(asked, typed);
    if (failure) failures[asked.name] = failure;
    else if (typed !== '') kept[asked.name] = typed;
  }
  return Object.keys(failures).length > 0
    ? err(failures)
    : ok({ topic, values: kept, email: kept.email ?? '' });
};

export type InquiryRefused =
  | { readonly kind: 'inquiry-refused'; readonly failures: InquiryFieldFailures }
  | { readonly kind: 'too-many-inquiries' }
  | { readonly kind: 'unreachable' };

/** Port: contact inquiries. `key` is the idempotency key of the form. */
export type Inquiries = {
  readonly send: (inquiry: Inquiry, key: string) => Promise<Result<null, InquiryRefused>>;
};
