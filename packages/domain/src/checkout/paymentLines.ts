import { type Money, money } from '../kernel/index.ts';

/** The paid pieces: line prices are after discounts, for all pieces. */
type PaidFor = {
  readonly lines: readonly {
    readonly quantity: number;
    readonly price: Money;
    readonly isTaxed: boolean;
  }[];
  readonly shipping: Money;
  /** The amount paid by credit, which the provider does not collect. */
  readonly credit: Money;
};

/**
 * A quantity at a price, tax included; the tax rate is in thousandths. `of` is the index of a
 * line, or the purpose.
 */
export type PaymentLine = {
  readonly of: number | 'shipping' | 'credit';
  readonly quantity: number;
  readonly each: Money;
  readonly rate: number;
};

/**
 * Groups pieces by price; an amount that does not divide evenly has pieces that cost a cent
 * more.
 */
const byPiece = (
  { amount, currency }: Money,
  quantity: number,
): readonly Pick<PaymentLine, 'quantity' | 'each'>[] => {
  const least = Math.floor(amount / quantity);
  const dearer = amount - least * quantity;
  return [
    { quantity: quantity - dearer, each: money(least, currency) },
    { quantity: dearer, each: money(least + 1, currency) },
  ].filter((part) => part.quantity > 0);
};

/**
 * Payment lines as invoice providers require them: quantities times prices add up to the amount
 * to pay, to the cent. Credit is a negative line without tax, since it is a means of payment.
 */
export const paymentLines = (
  { lines, shipping, credit }: PaidFor,
  rate: number,
): readonly PaymentLine[] => [
  ...lines.flatMap(({ quantity, price, isTaxed }, place) =>
    byPiece(price, quantity).map((part) => ({ of: place, ...part, rate: isTaxed ? rate : 0 })),
  ),
  ...(shipping.amount > 0 ? [{ of: 'shipping' as const, quantity: 1, each: shipping, rate }] : []),
  ...(credit.amount > 0
    ? [{ of: 'credit' as const, quantity: 1, each: { ...credit, amount: -credit.amount }, rate: 0 }]
    : []),
];
