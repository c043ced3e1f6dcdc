import type { Currency } from '@tailorbird/domain/kernel';
import type { Withdrawal } from '@tailorbird/domain/orders';
import * as z from 'zod/mini';
import { fields, listOf } from '../fields.ts';
import { decimalMoney } from '../money.ts';
import { decimal, id, instant } from '../values.ts';

/** A partial withdrawal: the price of each piece, and the shipping if nothing remains. */
export const withdrawal = z.object({
  id,
  date: instant,
  /** `comes_back`: the customer has these pieces. They are refunded after the return. */
  pieces: z.array(
    z.object({ line: id, quantity: z.int(), amount: decimal, comes_back: z.boolean() }),
  ),
  shipping: decimal,
  /**
   * Day the returned pieces arrived. Null until then, and if there is nothing to return.
   */
  date_back: z.nullable(instant),
});

type WireWithdrawal = z.infer<typeof withdrawal>;

const pieces = fields<Withdrawal['pieces'][number], WireWithdrawal['pieces'][number], Currency>()({
  lineId: 'line',
  quantity: 'quantity',
  amount: ['amount', decimalMoney],
  comesBack: 'comes_back',
});

export const withdrawalFields = fields<Withdrawal, WireWithdrawal, Currency>()({
  id: 'id',
  at: 'date',
  pieces: ['pieces', listOf(pieces)],
  shipping: ['shipping', decimalMoney],
  backAt: 'date_back',
});
