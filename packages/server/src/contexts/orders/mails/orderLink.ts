import { type Locale, localizePath } from '@tailorbird/domain/kernel';
import type texts from '../../../../locales/en/orderLink.json';
import { renderLetter } from '../../../platform/mail/layout.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { textsOf } from '../../../platform/texts/texts.ts';

const textsIn = textsOf<typeof texts>('orderLink');

export const orderLinkMail = (letter: {
  readonly to: string;
  readonly orderNumber: string;
  readonly locale: Locale;
  readonly origin: string;
  readonly link: string;
}): Mail => {
  const { to, orderNumber: number, locale, origin, link } = letter;
  const t = textsIn(locale);
  const path = `/order?${new URLSearchParams({ order: number, link })}`;
  return renderLetter({
    to,
    locale,
    origin,
    subject: t('subject', { number }),
    preview: t('preview'),
    blocks: [
      { kind: 'paragraph', text: t('hello') },
      { kind: 'paragraph', text: t('text', { number }) },
      { kind: 'button', label: t('button'), url: `${origin}${localizePath(path, locale)}` },
      { kind: 'paragraph', text: t('notYou') },
    ],
  });
};
