import { type Locale, localizePath } from '@tailorbird/domain/kernel';
import { renderLetter } from '../../../platform/mail/layout.ts';
import type { Mail } from '../../../platform/mail/mail.ts';

/** The link to set a new password. */
export const passwordResetMail = (letter: {
  readonly to: string;
  readonly locale: Locale;
  readonly origin: string;
  readonly path: string;
}): Mail => {
  const texts = {
    en: {
      subject: 'Set a new password',
      preview: 'The link is good for a day.',
      intro: 'Hello,',
      ask: 'you asked for a new password. This link is good for a day, and only once:',
      button: 'Set a new password',
      notYou: 'You did not ask for one? Then nothing has changed, and you can ignore this email.',
    },
    de: {
      subject: 'Neues Passwort setzen',
      preview: 'Der Link gilt einen Tag lang.',
      intro: 'Hallo,',
      ask: 'du möchtest ein neues Passwort. Dieser Link gilt einen Tag lang und nur einmal:',
      button: 'Neues Passwort setzen',
      notYou: 'Das warst nicht du? Dann hat sich nichts geändert, und du kannst diese E-Mail ignorieren.',
    },
  }[letter.locale];
  return renderLetter({
    to: letter.to,
    locale: letter.locale,
    subject: texts.subject,
    preview: texts.preview,
    blocks: [
      { kind: 'paragraph', text: texts.intro },
      { kind: 'paragraph', text: texts.ask },
      { kind: 'button', label: texts.button, url: `${letter.origin}${localizePath(letter.path, letter.locale)}` },
      { kind: 'paragraph', text: texts.notYou },
    ],
  });
};
