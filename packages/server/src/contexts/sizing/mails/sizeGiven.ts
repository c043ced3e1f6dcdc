import { type Locale, localizePath } from '@tailorbird/domain/kernel';
import type texts from '../../../../locales/en/sizing.json';
import { renderLetter } from '../../../platform/mail/layout.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { textsOf } from '../../../platform/texts/texts.ts';

const textsIn = textsOf<typeof texts>('sizing');

type Letter = {
  readonly to: string;
  readonly locale: Locale;
  readonly origin: string;
  readonly wearerName: string;
};

/** To a customer whose link was used: that there is a size, and where. What was told about a body is in no mail. */
export const sizeGivenMail = ({ to, locale, origin, wearerName: name }: Letter): Mail => {
  const t = textsIn(locale);
  return renderLetter({
    to,
    locale,
    subject: t('given.subject', { name }),
    preview: t('given.preview'),
    blocks: [
      { kind: 'paragraph', text: t('hello') },
      { kind: 'paragraph', text: t('given.text', { name }) },
      {
        kind: 'button',
        label: t('given.button'),
        url: `${origin}${localizePath('/profile/sizes', locale)}`,
      },
      { kind: 'paragraph', text: t('given.why') },
    ],
  });
};
