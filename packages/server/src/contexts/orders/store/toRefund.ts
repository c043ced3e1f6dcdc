import { money } from '@tailorbird/domain/kernel';
import type { Refund } from '@tailorbird/domain/orders';
import type { Selectable } from 'kysely';
import { fromJson } from '../../../platform/database/columns.ts';
import type { RefundRow } from '../tables.ts';

export const toRefund = ({
  key,
  reason,
  parts,
  amount,
  credited,
  currency,
  created_at,
  done_at,
}: Selectable<RefundRow>): Refund => ({
  key,
  reason,
  parts: fromJson(parts),
  refunded: money(amount, currency),
  credited: money(credited, currency),
  at: created_at,
  doneAt: done_at,
});
