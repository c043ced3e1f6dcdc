import type { LineSnapshot } from '@tailorbird/domain/basket';
import type { GiftDelivery } from '@tailorbird/domain/giftCards';
import type { Locale, Money } from '@tailorbird/domain/kernel';
import type { Queries } from '../../../platform/database/database.ts';
import { queueMail } from '../../../platform/mail/outbox.ts';
import { createVouchers, type NewVoucher } from '../../basket/index.ts';
import { type GiftCard, yearsValid } from '../giftCard.ts';
import { giftCardMail, presentMail } from '../mails.ts';

type OrderedLine = {
  readonly id: number;
  readonly quantity: number;
  readonly unitPrice: Money;
  readonly snapshot: LineSnapshot;
};

/** Without I, O, 0 and 1, which are easily confused. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const createCode = (random: (bytes: number) => Uint8Array): string => {
  const signs = [...random(12)].map((byte) => alphabet[byte % alphabet.length]);
  return `GIFT-${[0, 4, 8].map((start) => signs.slice(start, start + 4).join('')).join('-')}`;
};

const voucherOf = (code: string, worth: Money, name: string, now: Date): NewVoucher => {
  const validUntil = new Date(now);
  validUntil.setUTCFullYear(validUntil.getUTCFullYear() + yearsValid);
  return {
    code,
    name,
    benefit: { kind: 'account', amounts: { [worth.currency]: worth.amount } },
    validFrom: now,
    validUntil,
    usage: 'single-use',
  };
};

export const sellGiftCard = async (
  trx: Queries,
  worth: Money,
  random: (bytes: number) => Uint8Array,
  now: Date,
): Promise<string> => {
  const code = createCode(random);
  await createVouchers(trx, [voucherOf(code, worth, 'Gift card', now)]);
  return code;
};

export const issueGiftCards = async (
  trx: Queries,
  order: { readonly number: string; readonly lines: readonly OrderedLine[] },
  random: (bytes: number) => Uint8Array,
  now: Date,
): Promise<readonly (GiftCard & { readonly lineId: number })[]> => {
  const cards = order.lines
    .filter(({ snapshot }) => snapshot.giftCardTier !== null)
    .flatMap(({ id, quantity, unitPrice, snapshot }) =>
      Array.from({ length: quantity }, () => ({
        lineId: id,
        code: createCode(random),
        worth: unitPrice,
        note: snapshot.note,
        gift: snapshot.gift ?? null,
      })),
    );
  if (cards.length === 0) return [];
  await createVouchers(
    trx,
    cards.map(({ code, worth }) =>
      voucherOf(code, worth, `Gift card of order ${order.number}`, now),
    ),
  );
  return cards;
};

const sentAt = ({ on }: GiftDelivery): Date | null =>
  on === null ? null : new Date(`${on}T06:00:00Z`);

/**
 * Queues the mails of gift cards: one to the buyer now, and one to each recipient on the chosen
 * day. Returns the recipients' mails by card code.
 */
export const queueGiftCards = async (
  trx: Queries,
  cards: readonly GiftCard[],
  letter: { readonly to: string; readonly locale: Locale; readonly origin: string },
  now: Date,
): Promise<ReadonlyMap<string, number>> => {
  const mails = new Map<string, number>();
  if (cards.length === 0) return mails;
  await queueMail(
    trx,
    'gift-card',
    { ...letter, write: (locale) => giftCardMail({ ...letter, locale, cards }) },
    now,
  );
  for (const card of cards) {
    const { gift } = card;
    if (!gift?.email) continue;
    const present = {
      ...letter,
      to: gift.email,
      write: (locale: Locale) => presentMail({ ...letter, locale, card, gift }),
    };
    mails.set(card.code, await queueMail(trx, 'gift-card', present, now, sentAt(gift)));
  }
  return mails;
};
