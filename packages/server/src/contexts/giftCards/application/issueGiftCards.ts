import type { VoucherBenefit } from '@tailorbird/domain/basket';
import type { GiftDelivery } from '@tailorbird/domain/giftCards';
import { formatMoney, type Locale, languageTags, localizePath, type Money } from '@tailorbird/domain/kernel';
import type texts from '../../../../locales/en/giftCards.json';
import { toInstant, toJson } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { renderLetter } from '../../../platform/mail/layout.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { queueMail } from '../../../platform/mail/outbox.ts';
import { textsOf } from '../../../platform/texts.ts';
import type { StoredOrder } from '../../orders/store/orders.ts';

/** A card that was bought: who enters its code gets its worth as account credit. */
export type GiftCard = { readonly code: string; readonly worth: Money; readonly note: string; readonly gift: GiftDelivery | null };

/** Letters and digits nobody confuses when a card is read aloud. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const years = 3;

const createCode = (random: (bytes: number) => Uint8Array): string => {
  const signs = [...random(12)].map((byte) => alphabet[byte % alphabet.length]);
  return `GIFT-${[0, 4, 8].map((start) => signs.slice(start, start + 4).join('')).join('-')}`;
};

/** Makes the vouchers of all gift cards of an order, one a piece. */
export const issueGiftCards = async (
  trx: Queries,
  order: StoredOrder,
  random: (bytes: number) => Uint8Array,
  now: Date,
): Promise<readonly GiftCard[]> => {
  const cards = order.lines
    .filter(({ snapshot }) => snapshot.giftCardTier !== null)
    .flatMap(({ quantity, unitPrice, snapshot }) =>
      Array.from(
        { length: quantity },
        (): GiftCard => ({ code: createCode(random), worth: unitPrice, note: snapshot.note, gift: snapshot.gift ?? null }),
      ),
    );
  if (cards.length === 0) return [];
  const validUntil = new Date(now);
  validUntil.setUTCFullYear(validUntil.getUTCFullYear() + years);
  await trx
    .insertInto('voucher')
    .values(
      cards.map(({ code, worth }) => ({
        code,
        name: `Gift card of order ${order.number}`,
        benefit: toJson<VoucherBenefit>({ kind: 'account', amounts: { [worth.currency]: worth.amount } }),
        valid_from: toInstant(now),
        valid_until: toInstant(validUntil),
        usage: 'single-use' as const,
      })),
    )
    .execute();
  return cards;
};

const textsIn = textsOf<typeof texts>('giftCards');

/** Hands the codes of gift cards to the one who bought them. */
const giftCardMail = (letter: {
  readonly to: string;
  readonly locale: Locale;
  readonly origin: string;
  readonly cards: readonly GiftCard[];
}): Mail => {
  const t = textsIn(letter.locale);
  return renderLetter({
    to: letter.to,
    locale: letter.locale,
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
              ...(gift?.email ? [[t('sentTo'), gift.email] as const, [t('sentOn'), gift.on ?? t('atOnce')] as const] : []),
              ...(note ? [[t('note'), note] as const] : []),
            ],
          }) as const,
      ),
      { kind: 'paragraph', text: t('valid', { years }) },
      { kind: 'button', label: t('shop'), url: `${letter.origin}${localizePath('/products', letter.locale)}` },
    ],
  });
};

/** Hands a card to the one it is for. */
const presentMail = (letter: {
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
      { kind: 'paragraph', text: t('valid', { years }) },
      { kind: 'button', label: t('shop'), url: `${letter.origin}${localizePath('/products', letter.locale)}` },
    ],
  });
};

/** Morning of the day a card is sent on. */
const sentAt = ({ on }: GiftDelivery): Date | null => (on === null ? null : new Date(`${on}T06:00:00Z`));

/** Puts the letters about cards in the outbox: one to the buyer at once, and one to each recipient on the day that was chosen. */
export const queueGiftCards = async (
  trx: Queries,
  cards: readonly GiftCard[],
  letter: { readonly to: string; readonly locale: Locale; readonly origin: string },
  now: Date,
): Promise<void> => {
  if (cards.length === 0) return;
  await queueMail(trx, 'gift-card', giftCardMail({ ...letter, cards }), now);
  for (const card of cards) {
    const { gift } = card;
    if (gift?.email) await queueMail(trx, 'gift-card', presentMail({ ...letter, card, gift }), now, sentAt(gift));
  }
};
