import type { VoucherBenefit } from '@tailorbird/domain/basket';
import { formatMoney, type Locale, languageTags, localizePath, type Money } from '@tailorbird/domain/kernel';
import { toInstant, toJson } from '../database/columns.ts';
import type { Queries } from '../database/database.ts';
import { renderLetter } from '../mail/layout.ts';
import type { Mail } from '../mail/mail.ts';
import type { StoredOrder } from './store.ts';

/** A card that was bought: who enters its code gets its worth as account credit. */
export type GiftCard = { readonly code: string; readonly worth: Money; readonly note: string };

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
      Array.from({ length: quantity }, (): GiftCard => ({ code: createCode(random), worth: unitPrice, note: snapshot.note })),
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
  },
  de: {
    subject: (count: number) => (count === 1 ? 'Dein Geschenkgutschein' : `Deine ${count} Geschenkgutscheine`),
    preview: 'Der Code steht in dieser Mail.',
    intro: 'Das verschenkst du. Wer angemeldet einen Code im Warenkorb eingibt, bekommt den Wert als Guthaben.',
    code: 'Code',
    worth: 'Wert',
    note: 'Deine Worte',
    valid: `Gültig für ${years} Jahre.`,
    shop: 'Zum Shop',
  },
} as const;

/** Hands the codes of gift cards to the one who bought them. */
export const giftCardMail = (letter: {
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
        ({ code, worth, note }) =>
          ({
            kind: 'rows',
            rows: [
              [text.code, code],
              [text.worth, formatMoney(worth, languageTags[letter.locale])],
              ...(note ? [[text.note, note] as const] : []),
            ],
          }) as const,
      ),
      { kind: 'paragraph', text: text.valid },
      { kind: 'button', label: text.shop, url: `${letter.origin}${localizePath('/products', letter.locale)}` },
    ],
  });
};
