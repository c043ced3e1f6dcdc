import type { GiftDelivery } from '@tailorbird/domain/giftCards';
import { formatMoney, type Locale, languageTags, localizePath } from '@tailorbird/domain/kernel';
import type texts from '../../../locales/en/giftCards.json';
import { renderLetter } from '../../platform/mail/layout.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { textsOf } from '../../platform/texts/texts.ts';
import { type GiftCard, yearsValid } from './giftCard.ts';

const textsIn = textsOf<typeof texts>('giftCards');

export const giftCardMail = (letter: {
  readonly to: string;
  readonly locale: Locale;
  readonly origin: string;
  readonly cards: readonly GiftCard[];
}): Mail => {
  const t = textsIn(letter.locale);
  return renderLetter({
    to: letter.to,
    locale: letter.locale,
    origin: letter.origin,
    subject: t('subject', { count: letter.cards.length }),
    preview: t('preview'),
    blocks: [
      { kind: 'paragraph', text: t('intro') },
      ...letter.cards.map(
        ({ code, worth, note, gift }) =>
          ({
            kind: 'rows',
            rows: [
              [t('code'), code],
              [t('worth'), formatMoney(worth, languageTags[letter.locale])],
              ...(gift?.recipient ? [[t('recipient'), gift.recipient] as const] : []),
              ...(gift?.email
                ? [
                    [t('sentTo'), gift.email] as const,
                    [t('sentOn'), gift.on ?? t('atOnce')] as const,
                  ]
                : []),
              ...(note ? [[t('note'), note] as const] : []),
            ],
          }) as const,
      ),
      { kind: 'paragraph', text: t('valid', { years: yearsValid }) },
      {
        kind: 'button',
        label: t('shop'),
        url: `${letter.origin}${localizePath('/products', letter.locale)}`,
      },
    ],
  });
};

export const presentMail = (letter: {
  readonly locale: Locale;
  readonly origin: string;
  readonly card: GiftCard;
  readonly gift: GiftDelivery;
}): Mail => {
  const { code, worth, note } = letter.card;
  const t = textsIn(letter.locale);
  return renderLetter({
    to: letter.gift.email,
    locale: letter.locale,
    origin: letter.origin,
    subject: t('present.subject'),
    preview: t('present.preview'),
    blocks: [
      { kind: 'paragraph', text: t('present.greeting', { recipient: letter.gift.recipient }) },
      { kind: 'paragraph', text: t('present.intro') },
      ...(note ? [{ kind: 'paragraph', text: note } as const] : []),
      {
        kind: 'rows',
        rows: [
          [t('code'), code],
          [t('worth'), formatMoney(worth, languageTags[letter.locale])],
        ],
      },
      { kind: 'paragraph', text: t('valid', { years: yearsValid }) },
      {
        kind: 'button',
        label: t('shop'),
        url: `${letter.origin}${localizePath('/products', letter.locale)}`,
      },
    ],
  });
};
