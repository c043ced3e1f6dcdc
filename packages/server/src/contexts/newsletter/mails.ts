import type { Locale } from '@tailorbird/domain/kernel';
import { renderLetter } from '../../platform/mail/layout.ts';
import type { Mail } from '../../platform/mail/mail.ts';

/** To a new reader of the letters. */
export const firstLetter = (to: string, locale: Locale, origin: string): Mail => {
  const texts = {
    en: {
      subject: 'You are on the list',
      preview: 'About twice a month, and never more than we have to say.',
      text: 'thank you for wanting to read us. We write about twice a month: about cloth, about care, and when something new can be ordered. Nothing else is done with your address.',
      label: 'Read the notes',
      leave: 'You did not ask for this, or would like to leave? Reply with one word, and your address is off the list.',
      path: '/notes',
    },
    de: {
      subject: 'Du stehst auf der Liste',
      preview: 'Etwa zweimal im Monat, und nie mehr, als wir zu sagen haben.',
      text: 'schön, dass du uns lesen möchtest. Wir schreiben etwa zweimal im Monat: über Stoff, über Pflege und wenn es etwas Neues zu bestellen gibt. Sonst geschieht mit deiner Adresse nichts.',
      label: 'Zu den Notizen',
      leave: 'Du hast nicht darum gebeten oder möchtest nicht mehr? Antworte mit einem Wort, und deine Adresse ist von der Liste.',
      path: '/de/notes',
    },
  }[locale];
  return renderLetter({
    to,
    locale,
    subject: texts.subject,
    preview: texts.preview,
    blocks: [
      { kind: 'paragraph', text: texts.text },
      { kind: 'button', label: texts.label, url: `${origin}${texts.path}` },
      { kind: 'paragraph', text: texts.leave },
    ],
  });
};
