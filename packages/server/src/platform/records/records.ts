import { toInstant } from '../database/columns.ts';
import type { Queries } from '../database/database.ts';
import { staffOf, type Visitor } from '../session/visitor.ts';

export type StaffAct = {
  readonly action: string;
  readonly accountId?: number | null;
  readonly about?: string;
  readonly reason?: string;
};

export const recordAct = async (
  queries: Queries,
  visitor: Visitor,
  { action, accountId = null, about = '', reason = '' }: StaffAct,
  now: Date,
): Promise<void> => {
  const by = staffOf(visitor);
  if (!by || visitor.kind === 'guest') throw new Error(`Unknown actor of ${action}`);
  await queries
    .insertInto('staff_record')
    .values({
      at: toInstant(now),
      by_account_id: by.id,
      impersonation_id: visitor.impersonation?.id ?? null,
      action,
      account_id: accountId ?? (visitor.impersonation ? visitor.account.id : null),
      about,
      reason,
    })
    .execute();
};
