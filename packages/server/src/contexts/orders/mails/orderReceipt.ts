import type { Address } from '@tailorbird/domain/checkout';
import { formatMoney, type Locale, languageTags, localizePath, type Money } from '@tailorbird/domain/kernel';
import type { Order, OrderLine } from '@tailorbird/domain/orders';
import { type Block, renderLetter } from '../../../platform/mail/layout.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { countryName } from '../../location/application/countries.ts';

const words = {
  en: {
    subject: (number: string) => `Your order ${number}`,
    preview: 'Thank you. We are making it now.',
    thanks:
      'Thank you for your order. Every piece is made for you alone, so it takes a little longer than from a shelf, and fits the better for it.',
    number: 'Order number',
    delivery: 'Expected with you',
    days: (earliest: number, latest: number) => `in ${earliest} to ${latest} days`,
    pieces: 'What we are making',
    initials: 'Initials',
    size: 'Size',
    each: 'pieces',
    goods: 'Pieces',
    shipping: 'Shipping',
    free: 'free',
    credit: 'Credit',
    paid: 'Paid',
    total: 'Total',
    to: 'We send it to',
    comment: 'Your comment',
    look: 'Look at your order',
    guarantee: 'If something does not fit, write to us within four months: we make it again, free of charge.',
    volume: (percent: string) => `${percent} % for several pieces`,
  },
  de: {
    subject: (number: string) => `Deine Bestellung ${number}`,
    preview: 'Danke. Wir fangen an zu nähen.',
    thanks:
      'Danke für deine Bestellung. Jedes Teil wird nur für dich gemacht. Das dauert etwas länger als aus dem Regal, dafür sitzt es besser.',
    number: 'Bestellnummer',
    delivery: 'Voraussichtlich bei dir',
    days: (earliest: number, latest: number) => `in ${earliest} bis ${latest} Tagen`,
    pieces: 'Das machen wir für dich',
    initials: 'Initialen',
    size: 'Größe',
    each: 'Stück',
    goods: 'Teile',
    shipping: 'Versand',
    free: 'kostenlos',
    credit: 'Guthaben',
    paid: 'Bezahlt',
    total: 'Gesamt',
    to: 'Wir schicken es an',
    comment: 'Deine Bemerkung',
    look: 'Bestellung ansehen',
    guarantee: 'Wenn etwas nicht passt, schreib uns innerhalb von vier Monaten: Wir fertigen es kostenlos neu.',
    volume: (percent: string) => `${percent} % für mehrere Teile`,
  },
} as const;

const traitsOf = (line: OrderLine, locale: Locale): readonly string[] => {
  const text = words[locale];
  return [
    ...(line.quantity > 1 ? [`${line.quantity} ${text.each}`] : []),
    ...(line.fabricColor ? [line.fabricColor.title] : []),
    ...(line.fabricColor && line.supportsMultipleFabrics ? [line.fabricColor.fabricTitle] : []),
    ...line.properties.map(({ title }) => title),
    ...(line.snapshot.initials ? [`${text.initials} ${line.snapshot.initials}`] : []),
    ...(line.size ? [`${text.size} ${line.size.title}`] : []),
    ...(line.snapshot.note ? [line.snapshot.note] : []),
  ];
};

const addressLines = (address: Address, locale: Locale): readonly string[] =>
  [
    `${address.firstName} ${address.lastName}`,
    address.company,
    address.line1,
    address.line2,
    `${address.postcode} ${address.city}`.trim(),
    address.state,
    countryName(address.countryCode, locale),
  ].filter((line) => line !== '');

/** The receipt of an order (ORDER-11): what is made, what it cost, where it goes. `order` has its texts in the language of the mail. */
export const orderReceiptMail = (letter: {
  readonly order: Order;
  readonly locale: Locale;
  readonly origin: string;
  readonly path: string;
}): Mail => {
  const { order, locale, origin } = letter;
  const text = words[locale];
  const shown = (amount: Money): string => formatMoney(amount, languageTags[locale]);
  const minus = (amount: Money): string => shown({ ...amount, amount: -amount.amount });
  const nameOf = (name: string): string => {
    const volume = /^volume-(\d+)$/.exec(name);
    return volume?.[1] ? text.volume(volume[1]) : name;
  };
  const goods = order.lines.reduce((total, line) => total + line.priceExclDiscounts.amount, 0);
  const discounts = [...order.offerDiscounts, ...order.voucherDiscounts];
  const rows: (readonly [string, string])[] = [
    [text.goods, shown({ ...order.total, amount: goods })],
    ...discounts.map(({ name, amount }) => [nameOf(name), minus(amount)] as const),
    [text.shipping, order.shipping.amount === 0 ? text.free : shown(order.shipping)],
    [text.total, shown(order.total)],
    ...(order.credit.amount > 0 ? [[text.credit, minus(order.credit)] as const, [text.paid, shown(order.paid)] as const] : []),
  ];
  const blocks: Block[] = [
    { kind: 'paragraph', text: text.thanks },
    {
      kind: 'rows',
      rows: [
        [text.number, order.number],
        ...(order.deliveryDays ? [[text.delivery, text.days(order.deliveryDays.earliest, order.deliveryDays.latest)] as const] : []),
      ],
    },
    { kind: 'heading', text: text.pieces },
    {
      kind: 'pieces',
      pieces: order.lines.map((line) => ({ title: line.title, traits: traitsOf(line, locale), price: shown(line.priceExclDiscounts) })),
    },
    { kind: 'rows', rows, total: true },
    ...(order.shippingAddress
      ? [
          { kind: 'heading' as const, text: text.to },
          { kind: 'lines' as const, lines: addressLines(order.shippingAddress, locale) },
        ]
      : []),
    ...(order.comment
      ? [
          { kind: 'heading' as const, text: text.comment },
          { kind: 'paragraph' as const, text: order.comment },
        ]
      : []),
    { kind: 'button', label: text.look, url: `${origin}${localizePath(letter.path, locale)}` },
    { kind: 'paragraph', text: text.guarantee },
  ];
  return renderLetter({ to: order.email, locale, subject: text.subject(order.number), preview: text.preview, blocks });
};
