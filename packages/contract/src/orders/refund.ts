import type { Currency } from '@tailorbird/domain/kernel';
import { type Refund, refundReasons } from '@tailorbird/domain/orders';
import * as z from 'zod/mini';
import { fields, listOf } from '../fields.ts';
import { decimalMoney } from '../money.ts';
import { decimal, id, instant } from '../values.ts';

/** A refund for pieces of a line, or for shipping if `line` is null. */
export const refund = z.object({
  /** Unique in its order. */
  key: z.string(),
  reason: z.enum(refundReasons),
  parts: z.array(z.object({ line: z.nullable(id), quantity: z.int(), amount: decimal })),
  refunded: decimal,
  credited: decimal,
  date: instant,
  date_done: z.nullable(instant),
});

type WireRefund = z.infer<typeof refund>;

const part = fields<Refund['parts'][number], WireRefund['parts'][number], Currency>()({
  lineId: 'line',
  quantity: 'quantity',
  amount: ['amount', decimalMoney],
});

export const refundFields = fields<Refund, WireRefund, Currency>()({
  key: 'key',
  reason: 'reason',
  parts: ['parts', listOf(part)],
  refunded: ['refunded', decimalMoney],
  credited: ['credited', decimalMoney],
  at: 'date',
  doneAt: 'date_done',
});
