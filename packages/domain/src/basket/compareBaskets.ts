import type { Money } from '../kernel/index.ts';
import type { Basket } from './basket.ts';

/** A difference between the basket the customer saw and the current one. */
export type BasketChange =
  | { readonly kind: 'line-gone'; readonly title: string }
  | { readonly kind: 'line-new'; readonly title: string; readonly quantity: number }
  | {
      readonly kind: 'quantity';
      readonly title: string;
      readonly before: number;
      readonly after: number;
    }
  | {
      readonly kind: 'unit-price';
      readonly title: string;
      readonly before: Money;
      readonly after: Money;
    }
  | { readonly kind: 'voucher-gone'; readonly code: string }
  | { readonly kind: 'total'; readonly before: Money; readonly after: Money };

const isSame = (one: Money, other: Money): boolean =>
  one.amount === other.amount && one.currency === other.currency;

/**
 * The differences to report when a payment finds a changed basket (CHECKOUT-13). The total
 * comes last.
 */
export const compareBaskets = (before: Basket, after: Basket): readonly BasketChange[] => {
  const changes: BasketChange[] = [];
  const newLines = new Map(after.lines.map((line) => [line.id, line]));
  for (const { id, title, quantity, unitPrice } of before.lines) {
    const now = newLines.get(id);
    newLines.delete(id);
    if (!now) changes.push({ kind: 'line-gone', title });
    else {
      if (quantity !== now.quantity)
        changes.push({ kind: 'quantity', title, before: quantity, after: now.quantity });
      if (!isSame(unitPrice, now.unitPrice))
        changes.push({ kind: 'unit-price', title, before: unitPrice, after: now.unitPrice });
    }
  }
  for (const { title, quantity } of newLines.values())
    changes.push({ kind: 'line-new', title, quantity });
  for (const code of before.voucherCodes)
    if (!after.voucherCodes.includes(code)) changes.push({ kind: 'voucher-gone', code });
  if (!isSame(before.total, after.total))
    changes.push({ kind: 'total', before: before.total, after: after.total });
  return changes;
};
