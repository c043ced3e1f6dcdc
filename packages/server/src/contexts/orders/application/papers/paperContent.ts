import { type Address, addressLines } from '@tailorbird/domain/checkout';
import { type Locale, type Money, subtract, sum, zero } from '@tailorbird/domain/kernel';
import { taxOfOrder, taxWithin } from '@tailorbird/domain/orders';
import type { Seller } from '../../../../platform/runtime/settings.ts';
import { countryName } from '../../../location/application/countries.ts';
import type { StoredOrder } from '../../store/orders.ts';
import { showOrder } from '../showOrder.ts';
import type { IssuedPaper, PaperContent } from './paper.ts';
import { taxRateOf } from './taxRates.ts';

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
