import { type Money, money } from '../kernel/index.ts';

/** What is paid for: prices of lines are after discounts, for all of their pieces. */
type PaidFor = {
  readonly lines: readonly {
    readonly quantity: number;
    readonly price: Money;
    readonly isTaxed: boolean;
  }[];
  readonly shipping: Money;
  /** What is paid with credit, and so is not asked of a provider. */
  readonly credit: Money;
};

/** So many of something at a price each, tax included; the rate of the tax is in thousandths. `of` is the place of a line, or what it is for. */
export type PaymentLine = {
  readonly of: number | 'shipping' | 'credit';
  readonly quantity: number;
  readonly each: Money;
  readonly rate: number;
};

/** Pieces that share a price, as those that cost the same: a cent more for some where it does not go in equal parts. */
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

/** A payment line by line, as providers that sell on an invoice want it: quantities times prices are what is to be paid, to the cent. Credit is a line below zero, without tax, since it is a way to pay. */
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
