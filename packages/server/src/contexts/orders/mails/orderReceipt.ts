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
import { legalLineOf, requiredNotices } from '@tailorbird/domain/legal';
import {
  type Order,
  type OrderLine,
  type OrderOutlook,
  orderOutlook,
} from '@tailorbird/domain/orders';
import { alikeAddresses, imageWidths } from '@tailorbird/packshot';
import type texts from '../../../../locales/en/orders.json';
import { type Block, renderLetter } from '../../../platform/mail/layout.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { textsOf } from '../../../platform/texts/texts.ts';
import { writeDay } from '../../../platform/texts/writeDay.ts';
import { countryName, writeMoment } from '../../location/index.ts';
import { deliveryDaysIn } from './deliveryDays.ts';

const textsIn = textsOf<typeof texts>('orders');

const paidWith = ({ method, lastFour }: PaidBy, t: ReturnType<typeof textsIn>): string => {
  if (lastFour !== null) return t('paidBy.cardEnding', { lastFour });
  return method === 'card' ? t('paidBy.card') : walletNames[method];
};

const traitsOf = (line: OrderLine, locale: Locale): readonly string[] => {
  const t = textsIn(locale);
  const quantity = line.quantity > 1 ? [`${line.quantity} ${t('each')}`] : [];
  const note = line.snapshot.note ? [line.snapshot.note] : [];
  if (line.snapshot.giftCardTier !== null) return [...quantity, ...note];
  return [
    ...quantity,
    ...(line.fabricColor ? [line.fabricColor.title] : []),
    ...(line.fabricColor && line.supportsMultipleFabrics ? [line.fabricColor.fabricTitle] : []),
    ...line.properties.map(({ title }) => title),
    ...(line.snapshot.initials ? [`${t('initials')} ${line.snapshot.initials}`] : []),
    ...(line.size ? [`${t('size')} ${line.size.title}`] : []),
    ...(line.size?.cutFor === 'women' ? [t('cutForWomen')] : []),
    ...(line.size?.wearer === undefined ? [] : [t('wearer', { name: line.size.wearer })]),
    ...note,
  ];
};

const pngOf = (imagePath: string, origin: string): string => {
  const url = new URL(imagePath, origin);
  url.pathname = url.pathname.replace(/\.svg$/, '.png');
  url.searchParams.set('width', String(imageWidths[0]));
  return url.href;
};

/**
 * Expected delivery of each parcel: of a split order, days for the first, and the rest after
 * the fit confirmation.
 */
const expected = (
  { parcels, delivery }: OrderOutlook,
  locale: Locale,
): readonly (readonly [string, string])[] => {
  const t = textsIn(locale);
  const window = deliveryDaysIn(parcels[0]?.window, locale);
  const afterFit = parcels[1]?.afterFit;
  const label = delivery?.kind === 'pickup' ? 'deliveryStore' : 'delivery';
  return [
    ...(window
      ? [[t(parcels.length > 1 ? 'deliveryFirst' : label), t('days', window)] as const]
      : []),
    ...(afterFit ? [[t('deliveryRest'), t('afterFit', afterFit)] as const] : []),
  ];
};

const emailedTo = ({ emailed, pieces }: OrderOutlook, locale: Locale): readonly Block[] => {
  if (emailed.length === 0) return [];
  const t = textsIn(locale);
  return [
    { kind: 'heading', text: t('emailed') },
    {
      kind: 'lines',
      lines: emailed.map(({ lineId, quantity, to, on }) => {
        const title = pieces.find((piece) => piece.lineId === lineId)?.title ?? '';
        const card = `${quantity} × ${title}`;
        return on === null
          ? t('emailedTo', { card, to })
          : t('emailedToOn', { card, to, day: writeDay(new Date(on), locale) });
      }),
    },
  ];
};

const destination = ({ delivery }: OrderOutlook, locale: Locale): readonly Block[] => {
  const t = textsIn(locale);
  if (delivery?.kind === 'drop-point' && delivery.dropPoint)
    return [
      { kind: 'heading', text: t('toDropPoint') },
      {
        kind: 'lines',
        lines: dropPointLines(delivery.dropPoint, delivery.recipient?.countryCode ?? ''),
      },
    ];
  if (delivery?.kind === 'home' && delivery.address)
    return [
      { kind: 'heading', text: t('to') },
      {
        kind: 'lines',
        lines: addressLines(delivery.address, countryName(delivery.address.countryCode, locale)),
      },
    ];
  return [];
};

const countryOf = ({ shippingAddress, billingAddress }: Order): string | null =>
  (shippingAddress ?? billingAddress)?.countryCode ?? null;

const legalGuarantee = (order: Order, locale: Locale, origin: string): readonly Block[] => {
  const countryCode = countryOf(order);
  if (countryCode === null) return [];
  const t = textsIn(locale);
  const url = `${origin}${localizePath('/legal-guarantee', locale)}`;
  return requiredNotices({
    seller: { countryCode: null },
    customer: { countryCode },
    lines: order.lines.map(legalLineOf),
    on: order.datePlaced.slice(0, 10),
  })
    .filter(({ kind, place }) => kind === 'legal-guarantee' && place === 'order-mail')
    .map(({ values }) => ({ kind: 'link', label: t('legalGuarantee', values), url }));
};

/**
 * The right of withdrawal by piece. Countries without such a law, and sales of pieces taken
 * along, have no sentence.
 */
const withdrawalRight = (order: Order, locale: Locale, origin: string): readonly Block[] => {
  const granted = order.lines.filter(({ withdrawalRight: right }) => right === 'granted');
  const isExcluded = order.lines.some(
    ({ withdrawalRight: right }) => right === 'made-to-specification',
  );
  if (order.sold || (granted.length === 0 && !isExcluded)) return [];
  const t = textsIn(locale);
  if (granted.length === 0) return [{ kind: 'paragraph', text: t('withdrawal.excluded') }];
  const pieces = [...new Set(granted.map(({ title }) => title))].join(', ');
  const text = isExcluded ? t('withdrawal.partly', { pieces }) : t('withdrawal.granted');
  const url = `${origin}${localizePath('/withdraw', locale)}`;
  return [
    { kind: 'paragraph', text },
    { kind: 'link', label: t('withdrawal.how'), url },
  ];
};

/** The first day of production, if it starts after the days to withdraw (ORDER-20). */
const production = ({ productionFrom }: OrderOutlook, locale: Locale): readonly Block[] =>
  productionFrom === null
    ? []
    : [
        {
          kind: 'paragraph',
          text: textsIn(locale)('productionFrom', {
            day: writeDay(new Date(productionFrom), locale),
          }),
        },
      ];

/**
 * The receipt of an order (ORDER-11): pieces, prices and destination. `order` has its texts in
 * the language of the mail.
 */
export const orderReceiptMail = (letter: {
  readonly order: Order;
  readonly locale: Locale;
  readonly origin: string;
  readonly path: string;
  /** Details of a sale in a store; null for orders that customers placed themselves. */
  readonly sold: SoldInStore | null;
}): Mail => {
  const { order, locale, origin, sold } = letter;
  const outlook = orderOutlook(order, order.datePlaced);
  const { parcels, pieces } = outlook;
  const { piecesUntil } = outlook.changes;
  const isTakenAlong = outlook.delivery?.kind === 'taken-along';
  const isSized = pieces.some(({ making }) => making === 'to-size');
  const isAllSized = isSized && pieces.every(({ making }) => making === 'to-size');
  const heading = isAllSized ? 'pieces' : 'ordered';
  const t = textsIn(locale);
  const shown = (amount: Money): string => formatMoney(amount, languageTags[locale]);
  const minus = (amount: Money): string => shown({ ...amount, amount: -amount.amount });
  const nameOf = (discount: Discount): string =>
    discount.kind === 'volume'
      ? t('volume', { percent: formatPercent(discount.percent, languageTags[locale]) })
      : discount.name;
  const pictures = alikeAddresses(order.lines.map(({ imagePath }) => imagePath));
  const goods = order.lines.reduce((total, line) => total + line.priceExclDiscounts.amount, 0);
  const discounts = [...order.offerDiscounts, ...order.voucherDiscounts];
  const rows: (readonly [string, string])[] = [
    [t('goods'), shown({ ...order.total, amount: goods })],
    ...discounts.map((discount) => [nameOf(discount), minus(discount.amount)] as const),
    ...(isTakenAlong || parcels.length === 0
      ? []
      : [
          [t('shipping'), order.shipping.amount === 0 ? t('free') : shown(order.shipping)] as const,
        ]),
    ...(order.credit.amount > 0
      ? [
          [t('total'), shown(order.total)] as const,
          [t('credit'), minus(order.credit)] as const,
          [t('paid'), shown(order.paid)] as const,
        ]
      : [[t('total'), shown(order.total)] as const]),
  ];
  const payment: (readonly [string, string])[] = [
    ...(order.paidBy ? [[t('paidBy.label'), paidWith(order.paidBy, t)] as const] : []),
    ...(sold ? [[t(`sold.paid-${sold.means}`), shown(order.paid)] as const] : []),
    ...(sold?.reference ? [[t('sold.reference'), sold.reference] as const] : []),
  ];
  const blocks: Block[] = [
    {
      kind: 'paragraph',
      text: sold ? t('sold.thanks', sold) : t(isAllSized ? 'thanks' : 'thanksPlain'),
    },
    ...(sold?.handover === 'pickup'
      ? [{ kind: 'paragraph' as const, text: t('sold.pickup', sold) }]
      : []),
    {
      kind: 'rows',
      rows: [[t('number'), order.number], ...expected(outlook, locale)],
    },
    { kind: 'heading', text: t(isTakenAlong ? 'sold.pieces' : heading) },
    {
      kind: 'pieces',
      pieces: order.lines.map((line, index) => ({
        picture: pngOf(pictures[index] ?? line.imagePath, origin),
        title: line.title,
        traits: traitsOf(line, locale),
        price: shown(line.priceExclDiscounts),
      })),
    },
    ...(parcels.length > 1
      ? [
          { kind: 'paragraph' as const, text: t('split') },
          {
            kind: 'lines' as const,
            lines: (parcels[0]?.pieces ?? []).map(
              ({ quantity, title }) => `${quantity} × ${title}`,
            ),
          },
        ]
      : []),
    { kind: 'rows', rows, total: true },
    ...(payment.length > 0 ? [{ kind: 'rows' as const, rows: payment }] : []),
    ...(order.levies ? [{ kind: 'paragraph' as const, text: order.levies.text }] : []),
    ...destination(outlook, locale),
    ...emailedTo(outlook, locale),
    ...(order.comment
      ? [
          { kind: 'heading' as const, text: t('comment') },
          { kind: 'paragraph' as const, text: order.comment },
        ]
      : []),
    ...(piecesUntil === null
      ? []
      : [
          {
            kind: 'paragraph' as const,
            text: t('change', {
              until: writeMoment(piecesUntil, { locale, countryCode: countryOf(order) }),
            }),
          },
        ]),
    { kind: 'button', label: t('look'), url: `${origin}${localizePath(letter.path, locale)}` },
    ...(isSized && !isTakenAlong ? [{ kind: 'paragraph' as const, text: t('guarantee') }] : []),
    ...withdrawalRight(order, locale, origin),
    ...production(outlook, locale),
    ...legalGuarantee(order, locale, origin),
    {
      kind: 'link',
      label: t('write'),
      url: `${origin}${localizePath(`/contact?order=${order.number}`, locale)}`,
    },
  ];
  return renderLetter({
    to: order.email,
    locale,
    origin,
    subject: sold
      ? t('sold.subject', { number: order.number, store: sold.store })
      : t('subject', { number: order.number }),
    preview: t(sold ? 'sold.preview' : isAllSized ? 'preview' : 'previewPlain'),
    blocks,
  });
};
