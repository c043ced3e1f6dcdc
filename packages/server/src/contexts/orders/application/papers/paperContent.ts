import { type Address, addressLines, dropPointLines } from '@tailorbird/domain/checkout';
import {
  add,
  formatPercent,
  type Locale,
  languageTags,
  type Money,
  subtract,
  sum,
  zero,
} from '@tailorbird/domain/kernel';
import { countryOfTaxNumber, type TaxPart, taxWithin } from '@tailorbird/domain/location';
import {
  type Order,
  type OrderLine,
  type OrderOutlook,
  orderOutlook,
  type Refund,
  supplyOf,
  taxCountryOf,
  taxOfOrder,
} from '@tailorbird/domain/orders';
import type { Seller } from '../../../../platform/runtime/settings.ts';
import { countryName, taxRateOf } from '../../../location/index.ts';
import type { StoredOrder } from '../../store/orders.ts';
import { showOrder } from '../showOrder.ts';
import type { InvoicedCompany, IssuedPaper, PaperContent } from './paper.ts';
import { paperTexts } from './paperTexts.ts';

const linesOf = (address: Address, locale: Locale): readonly string[] =>
  addressLines(address, countryName(address.countryCode, locale));

/** The recipient and address of the parcels; empty without parcels. */
const deliveredToOf = (
  { shippingAddress }: Order,
  { delivery }: OrderOutlook,
  locale: Locale,
): readonly string[] => {
  if (delivery?.kind === 'home') return shippingAddress ? linesOf(shippingAddress, locale) : [];
  if (delivery?.kind !== 'drop-point' || !delivery.dropPoint || !shippingAddress) return [];
  const { countryCode, firstName, lastName } = shippingAddress;
  return [
    `${firstName} ${lastName}`,
    ...dropPointLines(delivery.dropPoint, countryCode),
    countryName(countryCode, locale),
  ];
};

const companyOf = (
  { company, line1, line2, postcode, city, countryCode }: Address,
  vatNumber: string | null,
): InvoicedCompany => ({ company, line1, line2, postcode, city, countryCode, vatNumber });

const detailOf = ({ snapshot, variantTitle }: OrderLine): string =>
  snapshot.giftCardTier === null ? variantTitle : '';

/** The invoice of an order, with exactly the amounts the customer agreed to. */
export const invoiceOf = (
  order: StoredOrder,
  {
    billing,
    vatNumber,
    seller,
    locale,
  }: {
    readonly billing: Address | null;
    readonly vatNumber: string | null;
    readonly seller: Seller;
    readonly locale: Locale;
  },
): PaperContent => {
  const shown = showOrder(order, locale);
  const { sold } = order.content;
  const outlook = orderOutlook(shown, order.placedAt);
  const supply = supplyOf(shown, outlook);
  const to = billing ?? shown.shippingAddress;
  const delivered = deliveredToOf(shown, outlook, locale);
  const buyer = to ? linesOf(to, locale) : [order.email];
  return {
    locale,
    seller,
    buyer: vatNumber === null ? buyer : [...buyer, paperTexts(locale)('vatNumber', { vatNumber })],
    ...(to && to.company !== '' && { company: companyOf(to, vatNumber) }),
    deliveredTo: delivered.join('\n') === buyer.join('\n') ? [] : delivered,
    orderNumber: order.number,
    orderedAt: order.placedAt,
    ...(supply.kind === 'supplied' && { suppliedAt: supply.at }),
    ...(supply.kind === 'withdrawn' && { isWithdrawn: true as const }),
    ...(outlook.delivery?.kind === 'pickup' && { isPickup: true as const }),
    lines: shown.lines.map((line) => ({
      title: line.title,
      detail: detailOf(line),
      quantity: line.quantity,
      amount: line.priceExclDiscounts,
      ...(line.productClass === 'Gift Card' && { isUntaxed: true as const }),
    })),
    discounts: [...shown.offerDiscounts, ...shown.voucherDiscounts].map((discount) => ({
      name:
        discount.kind === 'volume'
          ? paperTexts(locale)('volume', {
              percent: formatPercent(discount.percent, languageTags[locale]),
            })
          : discount.name,
      amount: discount.amount,
    })),
    shipping: outlook.delivery === null && shown.shipping.amount === 0 ? null : shown.shipping,
    total: shown.total,
    tax: taxOfOrder(
      shown,
      taxRateOf(taxCountryOf(order.content, countryOfTaxNumber(seller.taxNumber))),
    ),
    hasGiftCards: shown.lines.some(({ productClass }) => productClass === 'Gift Card'),
    hasTaxable: shown.lines.some(({ productClass }) => productClass !== 'Gift Card'),
    ...(order.content.levies?.terms === 'included' && { dutiesPaid: true as const }),
    credit: shown.credit,
    paid: shown.paid,
    ...(shown.paidBy && { paidBy: shown.paidBy }),
    ...(sold && { sold: { store: sold.store, means: sold.means, reference: sold.reference } }),
    corrects: null,
  };
};

const subtractTax = (tax: readonly TaxPart[], others: readonly TaxPart[]): readonly TaxPart[] =>
  tax
    .map((part) =>
      others
        .filter(({ rate }) => rate === part.rate)
        .reduce(
          ({ rate, gross, net, tax: within }, other) => ({
            rate,
            gross: subtract(gross, other.gross),
            net: subtract(net, other.net),
            tax: subtract(within, other.tax),
          }),
          part,
        ),
    )
    .filter(({ gross }) => gross.amount > 0);

/** The credit note for a whole invoice, or for the part that `earlier` credit notes left. */
export const creditNoteOf = (
  { content, number, issuedAt }: IssuedPaper,
  earlier: readonly IssuedPaper[] = [],
): PaperContent => {
  const t = paperTexts(content.locale);
  const less = (amount: Money, of: 'total' | 'credit' | 'paid'): Money =>
    earlier.reduce((left, note) => subtract(left, note.content[of]), amount);
  return {
    ...content,
    discounts: [
      ...content.discounts,
      ...earlier.map((note) => ({
        name: `${t('credit-note')} ${note.number}`,
        amount: note.content.total,
      })),
    ],
    total: less(content.total, 'total'),
    tax: subtractTax(
      content.tax,
      earlier.flatMap((note) => note.content.tax),
    ),
    credit: less(content.credit, 'credit'),
    paid: less(content.paid, 'paid'),
    corrects: { number, issuedAt },
  };
};

export const refundNoteOf = (
  { content, number, issuedAt }: IssuedPaper,
  order: StoredOrder,
  refund: Refund,
): PaperContent => {
  const { parts, refunded, credited, reason } = refund;
  const { currency } = refunded;
  const shown = showOrder(order, content.locale);
  const t = paperTexts(content.locale);
  const lines = parts.flatMap((part) => {
    const line =
      part.lineId === null ? undefined : shown.lines.find(({ id }) => id === part.lineId);
    return line ? [{ line, part }] : [];
  });
  const shipping = sum(
    parts.flatMap(({ lineId, amount }) => (lineId === null ? [amount] : [])),
    currency,
  );
  const total = add(refunded, credited);
  const rate = Math.max(0, ...content.tax.map((part) => part.rate));
  const hasGiftCards = lines.some(({ line }) => line.productClass === 'Gift Card');
  return {
    ...content,
    lines: lines.map(({ line, part }) => ({
      title: line.title,
      detail: detailOf(line),
      quantity: part.quantity,
      amount: part.amount,
      ...(line.productClass === 'Gift Card' && { isUntaxed: true as const }),
    })),
    discounts: [],
    shipping: shipping.amount > 0 ? shipping : null,
    total,
    tax: taxOfOrder(
      {
        total,
        lines: lines.map(({ line, part }) => ({
          productClass: line.productClass,
          priceInclDiscounts: part.amount,
        })),
      },
      rate,
    ),
    hasGiftCards,
    hasTaxable: shipping.amount > 0 || lines.some(({ line }) => line.productClass !== 'Gift Card'),
    credit: credited,
    paid: refunded,
    reason: t(`refund.${reason}`),
    corrects: { number, issuedAt },
  };
};

export const partialCreditNoteOf = (
  { content, number, issuedAt }: IssuedPaper,
  amount: Money,
  reason: string,
): PaperContent => ({
  ...content,
  lines: [{ title: reason, detail: '', quantity: 1, amount }],
  discounts: [],
  shipping: null,
  hasGiftCards: false,
  total: amount,
  tax: [taxWithin(amount, Math.max(0, ...content.tax.map(({ rate }) => rate)))],
  credit: amount,
  paid: zero(amount.currency),
  corrects: { number, issuedAt },
});

/**
 * Checks a document's totals: lines less discounts plus shipping equal the total, and so do its
 * taxes and its payments.
 */
export const addsUp = ({
  lines,
  discounts,
  shipping,
  total,
  tax,
  credit,
  paid,
}: PaperContent): boolean => {
  const { currency } = total;
  const all = (amounts: readonly Money[]): Money => sum(amounts, currency);
  const goods = subtract(
    all(lines.map(({ amount }) => amount)),
    all(discounts.map(({ amount }) => amount)),
  );
  const sums = [
    all([goods, shipping ?? zero(currency)]),
    all(tax.map(({ gross }) => gross)),
    all(tax.flatMap(({ net, tax: within }) => [net, within])),
    all([credit, paid]),
  ];
  return sums.every(({ amount }) => amount === total.amount);
};
