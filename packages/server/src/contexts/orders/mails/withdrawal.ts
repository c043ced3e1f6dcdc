import {
  formatMoney,
  languageTags,
  localizePath,
  type Money,
  sum,
} from '@tailorbird/domain/kernel';
import { type Withdrawal, withdrawalDays } from '@tailorbird/domain/orders';
import type texts from '../../../../locales/en/withdrawal.json';
import { type Block, renderLetter } from '../../../platform/mail/layout.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { Seller } from '../../../platform/runtime/settings.ts';
import { textsOf } from '../../../platform/texts/texts.ts';
import { showOrder } from '../application/showOrder.ts';
import type { StoredOrder } from '../store/orders.ts';

const textsIn = textsOf<typeof texts>('withdrawal');

/**
 * Mail that confirms a withdrawal on a durable medium: the pieces and the time, in the language
 * of the order.
 */
export const withdrawalMail = (
  order: StoredOrder,
  withdrawal: Withdrawal,
  seller: Seller | null,
  path: string,
): Mail => {
  const { locale, number, origin } = order;
  const t = textsIn(locale);
  const shown = (amount: Money): string => formatMoney(amount, languageTags[locale]);
  const at = new Intl.DateTimeFormat(languageTags[locale], {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'Europe/Copenhagen',
  });
  const { currency } = order.total;
  const { lines } = showOrder(order, locale);
  const waits = withdrawal.pieces.some(({ comesBack }) => comesBack);
  const hasCards = withdrawal.pieces.some(({ lineId }) =>
    lines.some((line) => line.id === lineId && line.productClass === 'Gift Card'),
  );
  const all = sum(
    [...withdrawal.pieces.map(({ amount }) => amount), withdrawal.shipping],
    currency,
  );
  const address = seller ? [seller.name, ...seller.address].join(', ') : '';
  const blocks: readonly Block[] = [
    { kind: 'paragraph', text: t('text', { number }) },
    {
      kind: 'rows',
      rows: [
        [t('order'), number],
        [t('at'), at.format(new Date(withdrawal.at))],
      ],
    },
    { kind: 'heading', text: t('pieces') },
    {
      kind: 'rows',
      total: true,
      rows: [
        ...withdrawal.pieces.map(({ lineId, quantity, amount }) => {
          const line = lines.find(({ id }) => id === lineId);
          const isCard = line !== undefined && line.snapshot.giftCardTier !== null;
          const named = [line?.title, isCard ? '' : line?.variantTitle].filter(Boolean).join(', ');
          return [`${quantity} × ${named}`, shown(amount)] as const;
        }),
        ...(withdrawal.shipping.amount > 0
          ? [[t('shipping'), shown(withdrawal.shipping)] as const]
          : []),
        [t('total'), shown(all)],
      ],
    },
    ...(hasCards ? [{ kind: 'paragraph' as const, text: t('cards') }] : []),
    ...(waits
      ? [
          {
            kind: 'paragraph' as const,
            text: seller
              ? t('sendBack', { days: withdrawalDays, address })
              : t('sendBackAsk', { days: withdrawalDays }),
          },
        ]
      : []),
    { kind: 'paragraph', text: t(waits ? 'moneyLater' : 'moneyNow', { days: withdrawalDays }) },
    { kind: 'button', label: t('look'), url: `${origin}${localizePath(path, locale)}` },
  ];
  return renderLetter({
    to: order.email,
    locale,
    origin,
    subject: t('subject', { number }),
    preview: t('preview'),
    blocks,
  });
};
