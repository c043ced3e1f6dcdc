import type { Locale } from '@tailorbird/domain/kernel';
import { type Inquiry, inquiryFields } from '@tailorbird/domain/support';
import { renderLetter } from '../mail/layout.ts';
import type { Mail } from '../mail/mail.ts';

const topics = { contact: 'Contact', 'private-client-service': 'Private client service', 'stylist-inquiries': 'Stylist inquiry' } as const;

/** To the people of the house, who read English: everything that was filled in, in the order of the form. */
export const inboxMail = (inquiry: Inquiry, locale: Locale, supportAddress: string): Mail => {
  const rows = inquiryFields[inquiry.topic]
    .filter(({ kind, name }) => kind !== 'text' && inquiry.values[name] !== undefined)
    .map(({ name }) => [name, inquiry.values[name] ?? ''] as const);
  return renderLetter({
    to: supportAddress,
    locale: 'en',
    subject: `${topics[inquiry.topic]}: ${inquiry.values.name ?? inquiry.email}`,
    preview: inquiry.values.message?.slice(0, 120) ?? '',
    blocks: [
      { kind: 'rows', rows: [...rows, ['language', locale]] },
      { kind: 'lines', lines: (inquiry.values.message ?? '').split(/\r?\n/) },
    ],
  });
};

/** To who wrote: that it has arrived, and what it says. */
export const receivedMail = (inquiry: Inquiry, locale: Locale): Mail => {
  const texts = {
    en: {
      subject: 'We have your message',
      preview: 'Somebody reads it on the next working day.',
      hello: `Hello ${inquiry.values.name ?? ''},`,
      text: 'your message has arrived. Somebody reads it on the next working day and answers to this address. Should you want to add something, simply reply.',
      heading: 'What you wrote',
    },
    de: {
      subject: 'Deine Nachricht ist da',
      preview: 'Am nächsten Werktag liest sie jemand.',
      hello: `Hallo ${inquiry.values.name ?? ''},`,
      text: 'deine Nachricht ist angekommen. Am nächsten Werktag liest sie jemand und antwortet an diese Adresse. Wenn du noch etwas ergänzen möchtest, antworte einfach.',
      heading: 'Das hast du geschrieben',
    },
  }[locale];
  return renderLetter({
    to: inquiry.email,
    locale,
    subject: texts.subject,
    preview: texts.preview,
    blocks: [
      { kind: 'paragraph', text: texts.hello },
      { kind: 'paragraph', text: texts.text },
      { kind: 'heading', text: texts.heading },
      { kind: 'lines', lines: (inquiry.values.message ?? '').split(/\r?\n/) },
    ],
  });
};
