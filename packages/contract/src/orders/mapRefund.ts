import type { Currency } from '@tailorbird/domain/kernel';
import type { Refund } from '@tailorbird/domain/orders';
import { fields, listOf } from '../fields.ts';
import { decimalMoney } from '../money.ts';
import type { WireOrder } from './schema.ts';

type WireRefund = WireOrder['refunds'][number];

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
