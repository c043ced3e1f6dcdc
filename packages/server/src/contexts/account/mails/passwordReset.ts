import { type Locale, localizePath } from '@tailorbird/domain/kernel';
import type texts from '../../../../locales/en/account.json';
import { renderLetter } from '../../../platform/mail/layout.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { textsOf } from '../../../platform/texts/texts.ts';

const textsIn = textsOf<typeof texts>('account');

export const passwordResetMail = (letter: {
  readonly to: string;
  readonly locale: Locale;
  readonly origin: string;
  readonly path: string;
}): Mail => {
  const t = textsIn(letter.locale);
  return renderLetter({
    to: letter.to,
    locale: letter.locale,
    origin: letter.origin,
    subject: t('passwordResetMail.subject'),
    preview: t('passwordResetMail.preview'),
    blocks: [
      { kind: 'paragraph', text: t('passwordResetMail.intro') },
      { kind: 'paragraph', text: t('passwordResetMail.ask') },
      {
        kind: 'button',
        label: t('passwordResetMail.button'),
        url: `${letter.origin}${localizePath(letter.path, letter.locale)}`,
      },
      { kind: 'paragraph', text: t('passwordResetMail.notYou') },
    ],
  });
};
