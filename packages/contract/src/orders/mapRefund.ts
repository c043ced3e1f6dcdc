import type { Currency } from '@tailorbird/domain/kernel';
import type { Refund } from '@tailorbird/domain/orders';
import { fromWireMoney, toWireMoney } from '../money.ts';
import type { WireOrder } from './schema.ts';

type WireRefund = WireOrder['refunds'][number];

export const toWireRefund = ({
  key,
  reason,
  parts,
  refunded,
  credited,
  at,
  doneAt,
}: Refund): WireRefund => ({
  key,
  reason,
  parts: parts.map(({ lineId, quantity, amount }) => ({
    line: lineId,
    quantity,
    amount: toWireMoney(amount),
  })),
  refunded: toWireMoney(refunded),
  credited: toWireMoney(credited),
  date: at,
  date_done: doneAt,
});

export const fromWireRefund = (
  { key, reason, parts, refunded, credited, date, date_done }: WireRefund,
  currency: Currency,
): Refund => ({
  key,
  reason,
  parts: parts.map(({ line, quantity, amount }) => ({
    lineId: line,
    quantity,
    amount: fromWireMoney(amount, currency),
  })),
  refunded: fromWireMoney(refunded, currency),
  credited: fromWireMoney(credited, currency),
  at: date,
  doneAt: date_done,
});
