import { type Locale, localizePath } from '@tailorbird/domain/kernel';
import { renderLetter } from '../../../platform/mail/layout.ts';
import type { Mail } from '../../../platform/mail/mail.ts';

/** To a new customer. With `setPasswordPath` their account has no password yet, and this is where they choose one. */
export const welcomeMail = (letter: {
  readonly to: string;
  readonly locale: Locale;
  readonly origin: string;
  readonly setPasswordPath: string | null;
}): Mail => {
  const { locale, origin, setPasswordPath } = letter;
  const link = (path: string): string => `${origin}${localizePath(path, locale)}`;
  const texts = {
    en: {
      subject: 'Welcome to Tailorbird',
      preview: 'Your account is ready.',
      intro: 'Hello,',
      ready: 'your account is ready. Your sizes and orders are kept in it, so the next piece fits like the last one.',
      choose: 'Choose a password within a day, and the account is yours alone.',
      setPassword: 'Choose a password',
      shop: 'Design something',
      notYou: 'You did not create an account? Then somebody mistyped their address, and you can ignore this email.',
    },
    de: {
      subject: 'Willkommen bei Tailorbird',
      preview: 'Dein Konto ist bereit.',
      intro: 'Hallo,',
      ready: 'dein Konto ist bereit. Es merkt sich deine Größen und Bestellungen, damit das nächste Teil so gut sitzt wie das letzte.',
      choose: 'Wähle innerhalb eines Tages ein Passwort, dann gehört das Konto nur dir.',
      setPassword: 'Passwort wählen',
      shop: 'Etwas entwerfen',
      notYou: 'Du hast kein Konto angelegt? Dann hat sich jemand bei der Adresse vertippt, und du kannst diese E-Mail ignorieren.',
    },
  }[locale];
  return renderLetter({
    to: letter.to,
    locale,
    subject: texts.subject,
    preview: texts.preview,
    blocks: [
      { kind: 'paragraph', text: texts.intro },
      { kind: 'paragraph', text: texts.ready },
      ...(setPasswordPath === null
        ? [{ kind: 'button' as const, label: texts.shop, url: link('/products') }]
        : [
            { kind: 'paragraph' as const, text: texts.choose },
            { kind: 'button' as const, label: texts.setPassword, url: link(setPasswordPath) },
          ]),
      { kind: 'paragraph', text: texts.notYou },
    ],
  });
};
