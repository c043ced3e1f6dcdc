import { type Locale, localizePath } from '@tailorbird/domain/kernel';
import type texts from '../../../locales/en/newsletter.json';
import { renderLetter } from '../../platform/mail/layout.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { textsOf } from '../../platform/texts/texts.ts';

const textsIn = textsOf<typeof texts>('newsletter');

/** To a new reader of the letters. */
export const firstLetter = (to: string, locale: Locale, origin: string): Mail => {
  const t = textsIn(locale);
  return renderLetter({
    to,
    locale,
    subject: t('subject'),
    preview: t('preview'),
    blocks: [
      { kind: 'paragraph', text: t('text') },
      { kind: 'button', label: t('label'), url: `${origin}${localizePath('/notes', locale)}` },
      { kind: 'paragraph', text: t('leave') },
    ],
  });
};
