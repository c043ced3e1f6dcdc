import type { Money } from '../kernel/index.ts';

/** Why a part of what an order cost is given back. */
export const refundReasons = ['cancelled', 'changed', 'withdrawn'] as const;
export type RefundReason = (typeof refundReasons)[number];

/** What money is given back for: pieces of a line, or shipping where `lineId` is null. */
export type RefundedPart = {
  readonly lineId: number | null;
  readonly quantity: number;
  readonly amount: Money;
};

/** What is to be given back of an order. */
export type RefundRequest = {
  /** One refund of the order has this key, however often it is asked for. */
  readonly key: string;
  readonly reason: RefundReason;
  /** Their sum is given back. */
  readonly parts: readonly RefundedPart[];
};

/** What is given back of an order, and by which means. */
export type RefundShare = RefundRequest & {
  /** To where it was paid from. */
  readonly refunded: Money;
  /** To the customer's credit. */
  readonly credited: Money;
};

/** A refund of an order. Instants are ISO 8601. */
export type Refund = RefundShare & {
  readonly at: string;
  /** When whoever took the payment gave it back; null while that is still to be done. */
  readonly doneAt: string | null;
};
