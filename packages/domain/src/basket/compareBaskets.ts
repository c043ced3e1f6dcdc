import type { Money } from '../kernel/index.ts';
import type { Basket, BasketLine } from './basket.ts';

/** A difference between the basket a customer saw and the one there is. */
export type BasketChange =
  | { readonly kind: 'line-gone'; readonly title: string }
  | { readonly kind: 'line-new'; readonly title: string; readonly quantity: number }
  | { readonly kind: 'quantity'; readonly title: string; readonly before: number; readonly after: number }
  | { readonly kind: 'unit-price'; readonly title: string; readonly before: Money; readonly after: Money }
  | { readonly kind: 'voucher-gone'; readonly code: string }
  | { readonly kind: 'total'; readonly before: Money; readonly after: Money };

const isSame = (one: Money, other: Money): boolean => one.amount === other.amount && one.currency === other.currency;

const ofLine = (before: BasketLine, after: BasketLine | undefined): readonly BasketChange[] => {
  const { title } = before;
  if (!after) return [{ kind: 'line-gone', title }];
  return [
    ...(before.quantity === after.quantity ? [] : [{ kind: 'quantity', title, before: before.quantity, after: after.quantity } as const]),
    ...(isSame(before.unitPrice, after.unitPrice)
      ? []
      : [{ kind: 'unit-price', title, before: before.unitPrice, after: after.unitPrice } as const]),
  ];
};

/** What changed in a basket, to be said when a payment finds another basket than the customer saw (CHECKOUT-13: basket changed). The total comes last. */
export const compareBaskets = (before: Basket, after: Basket): readonly BasketChange[] => {
  const now = new Map(after.lines.map((line) => [line.id, line]));
  const known = new Set(before.lines.map((line) => line.id));
  return [
    ...before.lines.flatMap((line) => ofLine(line, now.get(line.id))),
    ...after.lines.filter((line) => !known.has(line.id)).map(({ title, quantity }) => ({ kind: 'line-new', title, quantity }) as const),
    ...before.voucherCodes.filter((code) => !after.voucherCodes.includes(code)).map((code) => ({ kind: 'voucher-gone', code }) as const),
    ...(isSame(before.total, after.total) ? [] : [{ kind: 'total', before: before.total, after: after.total } as const]),
  ];
};
