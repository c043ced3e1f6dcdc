import { defaultLocale, type Locale } from '@tailorbird/domain/kernel';
import { type Inquiry, inquiryFields } from '@tailorbird/domain/support';
import type texts from '../../../../locales/en/support.json';
import { renderLetter } from '../../../platform/mail/layout.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { textsOf } from '../../../platform/texts/texts.ts';

const textsIn = textsOf<typeof texts>('support');

const topics = {
  contact: 'Contact',
  'private-client-service': 'Private client service',
  'stylist-inquiries': 'Stylist inquiry',
} as const;

type From = { readonly locale: Locale; readonly origin: string };

/** Mail to the team, in English: all fields of the form in their sequence. */
export const inboxMail = (
  inquiry: Inquiry,
  { locale, origin }: From,
  supportAddress: string,
): Mail => {
  const rows = inquiryFields[inquiry.topic]
    .filter(({ kind, name }) => kind !== 'text' && inquiry.values[name] !== undefined)
    .map(({ name }) => [name, inquiry.values[name] ?? ''] as const);
  return renderLetter({
    to: supportAddress,
    locale: defaultLocale,
    origin,
    subject: `${topics[inquiry.topic]}: ${inquiry.values.name ?? inquiry.email}`,
    preview: inquiry.values.message?.slice(0, 120) ?? '',
    blocks: [
      { kind: 'rows', rows: [...rows, ['language', locale]] },
      { kind: 'lines', lines: (inquiry.values.message ?? '').split(/\r?\n/) },
    ],
  });
};

/**
 * Confirms an inquiry to its sender. It does not quote the inquiry, because the address is
 * unconfirmed and the form must not send messages to strangers.
 */
export const receivedMail = (inquiry: Inquiry, { locale, origin }: From): Mail => {
  const t = textsIn(locale);
  return renderLetter({
    to: inquiry.email,
    locale,
    origin,
    subject: t('subject'),
    preview: t('preview'),
    blocks: [
      { kind: 'paragraph', text: t('hello') },
      { kind: 'paragraph', text: t('text') },
    ],
  });
};
