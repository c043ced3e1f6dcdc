import { type Locale, localizePath } from '@tailorbird/domain/kernel';
import type texts from '../../../../locales/en/account.json';
import { renderLetter } from '../../../platform/mail/layout.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { textsOf } from '../../../platform/texts/texts.ts';

const textsIn = textsOf<typeof texts>('account');

export const confirmEmailMail = (letter: {
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
    subject: t('confirmEmailMail.subject'),
    preview: t('confirmEmailMail.preview'),
    blocks: [
      { kind: 'paragraph', text: t('confirmEmailMail.intro') },
      { kind: 'paragraph', text: t('confirmEmailMail.ask') },
      {
        kind: 'button',
        label: t('confirmEmailMail.button'),
        url: `${letter.origin}${localizePath(letter.path, letter.locale)}`,
      },
      { kind: 'paragraph', text: t('confirmEmailMail.notYou') },
    ],
  });
};
