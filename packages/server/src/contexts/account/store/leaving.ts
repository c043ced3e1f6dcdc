import { type Insertable, sql } from 'kysely';
import { toInstant } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { AccountTables } from '../tables.ts';
import { eraseReferrals } from './referrals.ts';
import { closeAllSessions } from './sessions.ts';

/** A unique placeholder address for an account without one. */
const placeholderAddress = (id: number): string => `nobody-${id}@deleted.invalid`;

/** Closes an account for its owner, who can restore it for some days. */
export const markDeleted = async (trx: Queries, id: number, now: Date): Promise<void> => {
  await trx
    .updateTable('account')
    .set({ is_active: 0, deleted_at: toInstant(now) })
    .where('id', '=', id)
    .execute();
  await closeAllSessions(trx, id);
};

export const reactivateAccount = async (trx: Queries, id: number): Promise<void> => {
  await trx
    .updateTable('account')
    .set({ is_active: 1, deleted_at: null })
    .where('id', '=', id)
    .execute();
};

/**
 * Frees a deleted account's address for a new account; the old one can no longer be
 * restored.
 */
export const releaseEmail = async (trx: Queries, email: string): Promise<void> => {
  const deleted = await trx
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .where('is_active', '=', 0)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
  if (!deleted) return;
  await trx
    .updateTable('account')
    .set({ email: placeholderAddress(deleted.id), password_hash: null })
    .where('id', '=', deleted.id)
    .execute();
  await trx.deleteFrom('passkey').where('account_id', '=', deleted.id).execute();
};

export const deletedBefore = async (
  queries: Queries,
  instant: Date,
  most: number,
): Promise<readonly { readonly id: number; readonly email: string }[]> =>
  await queries
    .selectFrom('account')
    .select(['id', 'email'])
    .where('is_active', '=', 0)
    .where('deleted_at', '<=', toInstant(instant))
    .orderBy('deleted_at')
    .limit(most)
    .execute();

/** Erases an account except its id (for orders and credit), language and date. */
export const eraseAccount = async (trx: Queries, id: number): Promise<void> => {
  for (const table of [
    'session',
    'password_reset',
    'email_confirmation',
    'known_device',
    'security_event',
    'second_factor',
    'recovery_code',
    'passkey',
    'social_identity',
    'social_attempt',
    'social_pending',
    'saved_address',
  ] as const)
    await trx.deleteFrom(table).where('account_id', '=', id).execute();
  await eraseReferrals(trx, id);
  const kept = await trx.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
  if (!kept) return;
  const blank: Insertable<AccountTables['account']> = {
    id,
    created_at: kept.created_at,
    locale: kept.locale,
    email: placeholderAddress(id),
    first_name: '',
    last_name: '',
    source: '',
    is_active: 0,
    is_staff: 0,
    is_store: 0,
    is_superuser: 0,
    impersonate: 0,
    is_store_impersonate: 0,
    has_second_factor: 0,
  };
  // The row stays, because orders refer to it. All other columns get the values of a blank
  // account, including columns this code does not know.
  const columns = Object.keys(kept).filter((column) => column !== 'id');
  await trx
    .insertInto('account')
    .values(blank)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(
          Object.fromEntries(columns.map((column) => [column, sql.ref(`excluded.${column}`)])),
        ),
    )
    .execute();
};
