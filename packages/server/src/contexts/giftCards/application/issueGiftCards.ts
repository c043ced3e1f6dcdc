import type { VoucherBenefit } from '@tailorbird/domain/basket';
import type { GiftDelivery } from '@tailorbird/domain/giftCards';
import { formatMoney, type Locale, languageTags, localizePath, type Money } from '@tailorbird/domain/kernel';
import { toInstant, toJson } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { renderLetter } from '../../../platform/mail/layout.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { queueMail } from '../../../platform/mail/outbox.ts';
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

const words = {
  en: {
    subject: (count: number) => (count === 1 ? 'Your gift card' : `Your ${count} gift cards`),
    preview: 'The code is inside.',
    intro: 'Here is what you give away. Whoever enters a code in the basket, signed in, gets its worth as credit.',
    code: 'Code',
    worth: 'Worth',
    note: 'Your words',
    valid: `Valid for ${years} years.`,
    shop: 'To the shop',
    recipient: 'For',
    sentTo: 'Sent to',
    sentOn: 'On',
    atOnce: 'today',
    present: {
      subject: 'A gift card for you',
      preview: 'Something to wear, in your measure.',
      greeting: (recipient: string) => `Dear ${recipient},`,
      intro:
        'Somebody gives you clothes that are made for you alone: a gift card of Tailorbird. Sign in, enter the code in the basket, and its worth is yours as credit.',
    },
  },
  de: {
    subject: (count: number) => (count === 1 ? 'Deine Geschenkkarte' : `Deine ${count} Geschenkkarten`),
    preview: 'Der Code steht in dieser E-Mail.',
    intro: 'Das verschenkst du. Wer angemeldet einen Code im Warenkorb eingibt, bekommt den Wert als Guthaben.',
    code: 'Code',
    worth: 'Wert',
    note: 'Deine Worte',
    valid: `Gültig für ${years} Jahre.`,
    shop: 'Zum Shop',
    recipient: 'Für',
    sentTo: 'Geht an',
    sentOn: 'Am',
    atOnce: 'heute',
    present: {
      subject: 'Ein Geschenkgutschein für dich',
      preview: 'Etwas zum Anziehen, nach deinem Maß.',
      greeting: (recipient: string) => `Hallo ${recipient},`,
      intro:
        'jemand schenkt dir Kleidung, die nur für dich gemacht wird: einen Gutschein von Tailorbird. Melde dich an, gib den Code im Warenkorb ein, und der Wert gehört dir als Guthaben.',
    },
  },
} as const;

/** Hands the codes of gift cards to the one who bought them. */
const giftCardMail = (letter: {
  readonly to: string;
  readonly locale: Locale;
  readonly origin: string;
  readonly cards: readonly GiftCard[];
}): Mail => {
  const text = words[letter.locale];
  return renderLetter({
    to: letter.to,
    locale: letter.locale,
    subject: text.subject(letter.cards.length),
    preview: text.preview,
    blocks: [
      { kind: 'paragraph', text: text.intro },
      ...letter.cards.map(
        ({ code, worth, note, gift }) =>
          ({
            kind: 'rows',
            rows: [
              [text.code, code],
              [text.worth, formatMoney(worth, languageTags[letter.locale])],
              ...(gift?.recipient ? [[text.recipient, gift.recipient] as const] : []),
              ...(gift?.email ? [[text.sentTo, gift.email] as const, [text.sentOn, gift.on ?? text.atOnce] as const] : []),
              ...(note ? [[text.note, note] as const] : []),
            ],
          }) as const,
      ),
      { kind: 'paragraph', text: text.valid },
      { kind: 'button', label: text.shop, url: `${letter.origin}${localizePath('/products', letter.locale)}` },
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
  const text = words[letter.locale];
  return renderLetter({
    to: letter.gift.email,
    locale: letter.locale,
    subject: text.present.subject,
    preview: text.present.preview,
    blocks: [
      { kind: 'paragraph', text: text.present.greeting(letter.gift.recipient) },
      { kind: 'paragraph', text: text.present.intro },
      ...(note ? [{ kind: 'paragraph', text: note } as const] : []),
      {
        kind: 'rows',
        rows: [
          [text.code, code],
          [text.worth, formatMoney(worth, languageTags[letter.locale])],
        ],
      },
      { kind: 'paragraph', text: text.valid },
      { kind: 'button', label: text.shop, url: `${letter.origin}${localizePath('/products', letter.locale)}` },
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
