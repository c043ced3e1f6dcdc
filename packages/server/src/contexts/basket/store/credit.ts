import type { Currency, Money } from '@tailorbird/domain/kernel';
import { money } from '@tailorbird/domain/kernel';
import { toInstant } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { CreditEntryRow } from '../tables.ts';

/** A customer's credit in a currency (PRICE-20): the sum of the ledger entries. */
export const creditOf = async (
  queries: Queries,
  accountId: number,
  currency: Currency,
): Promise<Money> => {
  const row = await queries
    .selectFrom('credit_entry')
    .select((table) => table.fn.coalesce(table.fn.sum<number>('amount'), table.lit(0)).as('total'))
    .where('account_id', '=', accountId)
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow();
  // PostgreSQL sums bigint to numeric, which the driver returns as text.
  return money(Number(row.total), currency);
};

/**
 * Adds a ledger entry; a negative amount spends credit. A reference is booked once: returns
 * false, without a change, if it exists. Before spending, check `creditOf` in the same
 * transaction.
 */
export const addCreditEntry = async (
  trx: Queries,
  entry: {
    readonly accountId: number;
    readonly amount: Money;
    readonly reason: CreditEntryRow['reason'];
    readonly reference: string;
    readonly now: Date;
  },
): Promise<boolean> => {
  const entered = await trx
    .insertInto('credit_entry')
    .values({
      account_id: entry.accountId,
      currency: entry.amount.currency,
      amount: entry.amount.amount,
      reason: entry.reason,
      reference: entry.reference,
      created_at: toInstant(entry.now),
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'currency', 'reason', 'reference']).doNothing(),
    )
    .executeTakeFirst();
  return (entered.numInsertedOrUpdatedRows ?? 0n) > 0n;
};
