import type { Discount } from '@tailorbird/domain/basket';
import {
  addressLines,
  dropPointLines,
  type PaidBy,
  type SoldInStore,
  walletNames,
} from '@tailorbird/domain/checkout';
import {
  formatMoney,
  formatPercent,
  type Locale,
  languageTags,
  localizePath,
  type Money,
} from '@tailorbird/domain/kernel';
import { isSplit, type Order, type OrderLine, partsOf } from '@tailorbird/domain/orders';
import type texts from '../../../../locales/en/orders.json';
import { type Block, renderLetter } from '../../../platform/mail/layout.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { textsOf } from '../../../platform/texts/texts.ts';
import { countryName } from '../../location/application/countries.ts';
import { deliveryDaysIn } from './deliveryDays.ts';

const textsIn = textsOf<typeof texts>('orders');

const paidWith = ({ method, lastFour }: PaidBy, t: ReturnType<typeof textsIn>): string => {
  if (lastFour !== null) return t('paidBy.cardEnding', { lastFour });
  return method === 'card' ? t('paidBy.card') : walletNames[method];
};

const traitsOf = (line: OrderLine, locale: Locale): readonly string[] => {
  const t = textsIn(locale);
  return [
    ...(line.quantity > 1 ? [`${line.quantity} ${t('each')}`] : []),
    ...(line.fabricColor ? [line.fabricColor.title] : []),
    ...(line.fabricColor && line.supportsMultipleFabrics ? [line.fabricColor.fabricTitle] : []),
    ...line.properties.map(({ title }) => title),
    ...(line.snapshot.initials ? [`${t('initials')} ${line.snapshot.initials}`] : []),
    ...(line.size ? [`${t('size')} ${line.size.title}`] : []),
    ...(line.size?.cutFor === 'women' ? [t('cutForWomen')] : []),
    ...(line.size?.wearer === undefined ? [] : [t('wearer', { name: line.size.wearer })]),
    ...(line.snapshot.note ? [line.snapshot.note] : []),
  ];
};

/** The receipt of an order (ORDER-11): what is made, what it cost, where it goes. `order` has its texts in the language of the mail. */
export const orderReceiptMail = (letter: {
  readonly order: Order;
  readonly locale: Locale;
  readonly origin: string;
  readonly path: string;
  /** How it was sold in a store; null for what was ordered by whom it is for. */
  readonly sold: SoldInStore | null;
}): Mail => {
  const { order, locale, origin, sold } = letter;
  const isTakenAlong = sold?.handover === 'now';
  const t = textsIn(locale);
  const shown = (amount: Money): string => formatMoney(amount, languageTags[locale]);
  const minus = (amount: Money): string => shown({ ...amount, amount: -amount.amount });
  const nameOf = (discount: Discount): string =>
    discount.kind === 'volume'
      ? t('volume', { percent: formatPercent(discount.percent, languageTags[locale]) })
      : discount.name;
  const goods = order.lines.reduce((total, line) => total + line.priceExclDiscounts.amount, 0);
  const discounts = [...order.offerDiscounts, ...order.voucherDiscounts];
  const rows: (readonly [string, string])[] = [
    [t('goods'), shown({ ...order.total, amount: goods })],
    ...discounts.map((discount) => [nameOf(discount), minus(discount.amount)] as const),
    ...(isTakenAlong
      ? []
      : [
          [t('shipping'), order.shipping.amount === 0 ? t('free') : shown(order.shipping)] as const,
        ]),
    [t('total'), shown(order.total)],
    ...(order.credit.amount > 0
      ? [[t('credit'), minus(order.credit)] as const, [t('paid'), shown(order.paid)] as const]
      : []),
    ...(order.paidBy ? [[t('paidBy.label'), paidWith(order.paidBy, t)] as const] : []),
    ...(sold ? [[t(`sold.paid-${sold.means}`), shown(order.paid)] as const] : []),
    ...(sold?.reference ? [[t('sold.reference'), sold.reference] as const] : []),
  ];
  const window = deliveryDaysIn(order, locale);
  const blocks: Block[] = [
    { kind: 'paragraph', text: sold ? t('sold.thanks', sold) : t('thanks') },
    ...(sold?.handover === 'pickup'
      ? [{ kind: 'paragraph' as const, text: t('sold.pickup', sold) }]
      : []),
    {
      kind: 'rows',
      rows: [
        [t('number'), order.number],
        ...(window ? [[t('delivery'), t('days', window)] as const] : []),
      ],
    },
    { kind: 'heading', text: t(isTakenAlong ? 'sold.pieces' : 'pieces') },
    {
      kind: 'pieces',
      pieces: order.lines.map((line) => ({
        title: line.title,
        traits: traitsOf(line, locale),
        price: shown(line.priceExclDiscounts),
      })),
    },
    ...(isSplit(order)
      ? [
          { kind: 'paragraph' as const, text: t('split') },
          {
            kind: 'lines' as const,
            lines: order.lines.flatMap((line) =>
              partsOf(line).first > 0 ? [`${partsOf(line).first} × ${line.title}`] : [],
            ),
          },
        ]
      : []),
    { kind: 'rows', rows, total: true },
    ...(order.levies ? [{ kind: 'paragraph' as const, text: order.levies.text }] : []),
    ...(order.shippingAddress
      ? [
          { kind: 'heading' as const, text: t(order.dropPoint ? 'toDropPoint' : 'to') },
          {
            kind: 'lines' as const,
            lines: order.dropPoint
              ? dropPointLines(order.dropPoint)
              : addressLines(
                  order.shippingAddress,
                  countryName(order.shippingAddress.countryCode, locale),
                ),
          },
        ]
      : []),
    ...(order.comment
      ? [
          { kind: 'heading' as const, text: t('comment') },
          { kind: 'paragraph' as const, text: order.comment },
        ]
      : []),
    { kind: 'button', label: t('look'), url: `${origin}${localizePath(letter.path, locale)}` },
    ...(isTakenAlong ? [] : [{ kind: 'paragraph' as const, text: t('guarantee') }]),
  ];
  return renderLetter({
    to: order.email,
    locale,
    subject: t('subject', { number: order.number }),
    preview: t(sold ? 'sold.preview' : 'preview'),
    blocks,
  });
};
