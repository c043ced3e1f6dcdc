import { fillPath } from '@tailorbird/contract/endpoint';
import { unsubscribe } from '@tailorbird/contract/newsletter';
import { type Locale, localizePath } from '@tailorbird/domain/kernel';
import type texts from '../../../locales/en/newsletter.json';
import { renderLetter } from '../../platform/mail/layout.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { textsOf } from '../../platform/texts/texts.ts';

const textsIn = textsOf<typeof texts>('newsletter');

type To = { readonly to: string; readonly locale: Locale; readonly origin: string };

const leavingHeaders = (origin: string, link: string) => ({
  'List-Unsubscribe': `<${origin}${fillPath(unsubscribe.path, { link })}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

export const confirmationMail = ({
  to,
  locale,
  origin,
  token,
  days,
}: To & { readonly token: string; readonly days: number }): Mail => {
  const t = textsIn(locale);
  return renderLetter({
    to,
    locale,
    origin,
    subject: t('confirm.subject'),
    preview: t('confirm.preview'),
    blocks: [
      { kind: 'paragraph', text: t('hello') },
      { kind: 'paragraph', text: t('confirm.text') },
      {
        kind: 'button',
        label: t('confirm.label'),
        url: `${origin}${localizePath(`/newsletter/confirm/${token}`, locale)}`,
      },
      { kind: 'paragraph', text: t('confirm.until', { count: days }) },
    ],
  });
};

/**
 * The welcome letter, with unsubscription by header for mail clients (RFC 8058) and by link.
 */
export const firstLetter = ({ to, locale, origin, link }: To & { readonly link: string }): Mail => {
  const t = textsIn(locale);
  const letter = renderLetter({
    to,
    locale,
    origin,
    subject: t('first.subject'),
    preview: t('first.preview'),
    blocks: [
      { kind: 'paragraph', text: t('hello') },
      { kind: 'paragraph', text: t('first.text') },
      {
        kind: 'button',
        label: t('first.label'),
        url: `${origin}${localizePath('/notes', locale)}`,
      },
      { kind: 'paragraph', text: t('first.leave') },
      {
        kind: 'link',
        label: t('first.unsubscribe'),
        url: `${origin}${localizePath(`/newsletter/unsubscribe/${link}`, locale)}`,
      },
    ],
  });
  return { ...letter, headers: leavingHeaders(origin, link) };
};
