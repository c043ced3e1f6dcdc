import { type Locale, localizePath } from '@tailorbird/domain/kernel';
import type texts from '../../../../locales/en/account.json';
import { renderLetter } from '../../../platform/mail/layout.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { textsOf } from '../../../platform/texts/texts.ts';

const textsIn = textsOf<typeof texts>('account');

/** To a new customer. `setPasswordPath` is set if the account has no password yet. */
export const welcomeMail = (letter: {
  readonly to: string;
  readonly locale: Locale;
  readonly origin: string;
  readonly setPasswordPath: string | null;
  readonly confirmPath: string | null;
}): Mail => {
  const { locale, origin, setPasswordPath, confirmPath } = letter;
  const link = (path: string): string => `${origin}${localizePath(path, locale)}`;
  const t = textsIn(locale);
  return renderLetter({
    to: letter.to,
    locale,
    origin,
    subject: t('welcomeMail.subject'),
    preview: t('welcomeMail.preview'),
    blocks: [
      { kind: 'paragraph', text: t('welcomeMail.intro') },
      { kind: 'paragraph', text: t('welcomeMail.ready') },
      ...(confirmPath === null
        ? []
        : [
            { kind: 'paragraph' as const, text: t('welcomeMail.confirm') },
            {
              kind: 'button' as const,
              label: t('confirmEmailMail.button'),
              url: link(confirmPath),
            },
          ]),
      ...(setPasswordPath === null
        ? [{ kind: 'button' as const, label: t('welcomeMail.shop'), url: link('/products') }]
        : [
            { kind: 'paragraph' as const, text: t('welcomeMail.choose') },
            {
              kind: 'button' as const,
              label: t('welcomeMail.setPassword'),
              url: link(setPasswordPath),
            },
          ]),
      { kind: 'paragraph', text: t('welcomeMail.notYou') },
    ],
  });
};
