import { err, ok, parseEmail, type Result } from '../kernel/index.ts';

/** What people write to the house about by a form (ROUTE-35, ROUTE-37, ROUTE-38). */
export const inquiryTopics = ['contact', 'private-client-service', 'stylist-inquiries'] as const;
export type InquiryTopic = (typeof inquiryTopics)[number];

/** A field of the form of a topic. Lengths in characters as people count them. */
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

/** The fields of each topic, in the order they are asked. */
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

/** What was typed, by the names of the fields; a field that is left out is empty. */
export type InquiryForm = {
  readonly topic: InquiryTopic;
  readonly values: Readonly<Record<string, string>>;
};

/** A form without failures: trimmed, with empty fields left out. */
export type Inquiry = InquiryForm & { readonly email: string };

/** What is wrong with a field; `kind` is also the key of its message. */
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

/** The form on submit: what to send, or what is wrong, by field in the order of the form. What the topic does not ask for is left out. */
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

/** Port: the inbox of the house. `key` is the form's own: what is sent twice under it arrives once. */
export type Inquiries = {
  readonly send: (inquiry: Inquiry, key: string) => Promise<Result<null, InquiryRefused>>;
};
