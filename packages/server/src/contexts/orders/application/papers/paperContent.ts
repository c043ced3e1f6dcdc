import { type Address, addressLines } from '@tailorbird/domain/checkout';
import { type Locale, type Money, subtract, sum, zero } from '@tailorbird/domain/kernel';
import { type PaperKind, type TaxPart, taxOfOrder, taxWithin } from '@tailorbird/domain/orders';
import type { Seller } from '../../../../platform/runtime/settings.ts';
import { countryName } from '../../../location/application/countries.ts';
import type { StoredOrder } from '../../store/orders.ts';
import { showOrder } from '../showOrder.ts';
import { taxRateOf } from './taxRates.ts';

/** What an invoice or a credit note says. It is kept as it was issued, whatever changes afterwards. */
export type PaperContent = {
  readonly locale: Locale;
  readonly seller: Seller;
  /** Whom it is made out to, line by line. */
  readonly buyer: readonly string[];
  /** Where the pieces go, when that is elsewhere. */
  readonly deliveredTo: readonly string[];
  readonly orderNumber: string;
  readonly orderedAt: string;
  readonly lines: readonly { readonly title: string; readonly detail: string; readonly quantity: number; readonly amount: Money }[];
  readonly discounts: readonly { readonly name: string; readonly amount: Money }[];
  /** What was paid for shipping; null where nothing of it is on the paper. */
  readonly shipping: Money | null;
  readonly total: Money;
  readonly tax: readonly TaxPart[];
  /** What its notes on tax speak of. */
  readonly hasGiftCards: boolean;
  readonly hasTaxable: boolean;
  readonly credit: Money;
  readonly paid: Money;
  /** The invoice a credit note takes back, all of it or a part. */
  readonly corrects: { readonly number: string; readonly issuedAt: string } | null;
};

export type IssuedPaper = {
  readonly number: string;
  readonly kind: PaperKind;
  readonly issuedAt: string;
  readonly content: PaperContent;
};

const linesOf = (address: Address, locale: Locale): readonly string[] => addressLines(address, countryName(address.countryCode, locale));

/** The invoice of an order: what its customer agreed to, to the cent. */
export const invoiceOf = (order: StoredOrder, billing: Address | null, seller: Seller, locale: Locale): PaperContent => {
  const shown = showOrder(order, locale);
  const { shippingAddress } = shown;
  const to = billing ?? shippingAddress;
  const delivered = shippingAddress ? linesOf(shippingAddress, locale) : [];
  const buyer = to ? linesOf(to, locale) : [order.email];
  return {
    locale,
    seller,
    buyer,
    deliveredTo: delivered.join('\n') === buyer.join('\n') ? [] : delivered,
    orderNumber: order.number,
    orderedAt: order.placedAt,
    lines: shown.lines.map(({ title, variantTitle, quantity, priceExclDiscounts }) => ({
      title,
      detail: variantTitle,
      quantity,
      amount: priceExclDiscounts,
    })),
    discounts: [...shown.offerDiscounts, ...shown.voucherDiscounts].map(({ name, amount }) => ({ name, amount })),
    shipping: shown.shipping,
    total: shown.total,
    // Tax is due where the pieces go.
    tax: taxOfOrder(shown, taxRateOf((shippingAddress ?? to)?.countryCode ?? null)),
    hasGiftCards: shown.lines.some(({ productClass }) => productClass === 'Gift Card'),
    hasTaxable: shown.lines.some(({ productClass }) => productClass !== 'Gift Card'),
    credit: shown.credit,
    paid: shown.paid,
    corrects: null,
  };
};

/** What takes back an invoice as a whole. */
export const creditNoteOf = ({ content, number, issuedAt }: IssuedPaper): PaperContent => ({ ...content, corrects: { number, issuedAt } });

/** What takes back a part of what was paid, given as credit. */
export const partialCreditNoteOf = ({ content, number, issuedAt }: IssuedPaper, amount: Money, reason: string): PaperContent => ({
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

/** Whether the sums of a paper add up: its lines less discounts with shipping are the total, which its taxes and its payments make up too. */
export const addsUp = ({ lines, discounts, shipping, total, tax, credit, paid }: PaperContent): boolean => {
  const { currency } = total;
  const all = (amounts: readonly Money[]): Money => sum(amounts, currency);
  const goods = subtract(all(lines.map(({ amount }) => amount)), all(discounts.map(({ amount }) => amount)));
  const sums = [
    all([goods, shipping ?? zero(currency)]),
    all(tax.map(({ gross }) => gross)),
    all(tax.flatMap(({ net, tax: within }) => [net, within])),
    all([credit, paid]),
  ];
  return sums.every(({ amount }) => amount === total.amount);
};
