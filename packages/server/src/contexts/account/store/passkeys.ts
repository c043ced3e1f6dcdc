import type { Passkey } from '@tailorbird/domain/account';
import { toInstant } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';

const shown = ['id', 'name', 'created_at', 'used_at'] as const;

const toPasskey = (row: {
  readonly id: number;
  readonly name: string;
  readonly created_at: string;
  readonly used_at: string | null;
}): Passkey => ({ id: row.id, name: row.name, addedAt: row.created_at, usedAt: row.used_at });

export const passkeysOf = async (
  queries: Queries,
  accountId: number,
): Promise<readonly Passkey[]> => {
  const rows = await queries
    .selectFrom('passkey')
    .select(shown)
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return rows.map(toPasskey);
};

export const credentialIdsOf = async (
  queries: Queries,
  accountId: number,
): Promise<readonly string[]> => {
  const rows = await queries
    .selectFrom('passkey')
    .select('credential_id')
    .where('account_id', '=', accountId)
    .execute();
  return rows.map(({ credential_id }) => credential_id);
};

export type KnownPasskey = {
  readonly id: number;
  readonly accountId: number;
  readonly publicKey: string;
  readonly counter: number;
};

export const findPasskey = async (
  queries: Queries,
  credentialId: string,
): Promise<KnownPasskey | undefined> => {
  const row = await queries
    .selectFrom('passkey')
    .select(['id', 'account_id', 'public_key', 'counter'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      accountId: row.account_id,
      publicKey: row.public_key,
      counter: row.counter,
    }
  );
};

export const insertPasskey = async (
  trx: Queries,
  passkey: {
    readonly accountId: number;
    readonly credentialId: string;
    readonly publicKey: string;
    readonly counter: number;
    readonly name: string;
  },
  now: Date,
): Promise<Passkey | undefined> => {
  const row = await trx
    .insertInto('passkey')
    .values({
      account_id: passkey.accountId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      name: passkey.name,
      created_at: toInstant(now),
      used_at: null,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(shown)
    .executeTakeFirst();
  return row && toPasskey(row);
};

/**
 * Records the use of a passkey with its counter; false if the counter did not increase: then
 * the passkey was cloned, or was used concurrently.
 */
export const updatePasskeyCounter = async (
  queries: Queries,
  id: number,
  counter: number,
  now: Date,
): Promise<boolean> => {
  const used = await queries
    .updateTable('passkey')
    .set({ counter, used_at: toInstant(now) })
    .where('id', '=', id)
    .where('counter', counter === 0 ? '=' : '<', counter)
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
};

export const renamePasskey = async (
  queries: Queries,
  {
    id,
    accountId,
    name,
  }: { readonly id: number; readonly accountId: number; readonly name: string },
): Promise<Passkey | undefined> => {
  const row = await queries
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning(shown)
    .executeTakeFirst();
  return row && toPasskey(row);
};

export const deletePasskey = async (trx: Queries, id: number): Promise<void> => {
  await trx.deleteFrom('passkey').where('id', '=', id).execute();
};

export const deletePasskeys = async (trx: Queries, accountId: number): Promise<void> => {
  await trx.deleteFrom('passkey').where('account_id', '=', accountId).execute();
};
