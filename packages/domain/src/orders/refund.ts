import type { Money } from '../kernel/index.ts';

export const refundReasons = ['cancelled', 'changed', 'withdrawn'] as const;
export type RefundReason = (typeof refundReasons)[number];

/** A refunded item: pieces of a line, or shipping if `lineId` is null. */
export type RefundedPart = {
  readonly lineId: number | null;
  readonly quantity: number;
  readonly amount: Money;
};

export type RefundRequest = {
  /** Idempotency key: the order gets one refund for it. */
  readonly key: string;
  readonly reason: RefundReason;
  readonly parts: readonly RefundedPart[];
};

/** A refund with its split between payment and credit. */
export type RefundShare = RefundRequest & {
  /** Paid back to the payment method. */
  readonly refunded: Money;
  readonly credited: Money;
};

/** A refund of an order. Instants are ISO 8601. */
export type Refund = RefundShare & {
  readonly at: string;
  /** When the payment provider paid it out; null until then. */
  readonly doneAt: string | null;
};
