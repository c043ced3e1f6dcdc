import type { Queries } from '../../../platform/database/database.ts';
import type { SecretBox } from '../../../platform/session/secretBox.ts';
import { hashToken } from '../../../platform/session/secrets.ts';

const purposeOf = (accountId: number): string => `second-factor|${accountId}`;

/** Whether a secret is stored unencrypted, as in old releases. */
const isPlain = (kept: string): boolean => /^[A-Z2-7]+=*$/.test(kept);

/**
 * Encrypts secrets that are unencrypted or use an old key; returns their number. Secrets with a
 * missing key stay unchanged.
 */
export const sealSecrets = async (trx: Queries, box: SecretBox): Promise<number> => {
  const rows = await trx.selectFrom('second_factor').select(['account_id', 'secret']).execute();
  let sealed = 0;
  for (const { account_id, secret } of rows) {
    if (box.isCurrent(secret)) continue;
    const plain = isPlain(secret) ? secret : box.open(secret, purposeOf(account_id));
    if (plain === null) continue;
    await trx
      .updateTable('second_factor')
      .set({ secret: box.seal(plain, purposeOf(account_id)) })
      .where('account_id', '=', account_id)
      .where('secret', '=', secret)
      .execute();
    sealed += 1;
  }
  return sealed;
};

/** Stores a secret that is active after `enableSecondFactor`; replaces an earlier one. */
export const storeSecret = async (
  trx: Queries,
  box: SecretBox,
  accountId: number,
  secret: string,
): Promise<void> => {
  await disableSecondFactor(trx, accountId);
  const sealed = box.seal(secret, purposeOf(accountId));
  await trx
    .insertInto('second_factor')
    .values({ account_id: accountId, secret: sealed, last_step: 0 })
    .execute();
};

export const secretOf = async (
  queries: Queries,
  box: SecretBox,
  accountId: number,
): Promise<{ readonly secret: string; readonly lastStep: number } | undefined> => {
  const row = await queries
    .selectFrom('second_factor')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) return undefined;
  const secret = box.open(row.secret, purposeOf(accountId));
  return secret === null ? undefined : { secret, lastStep: row.last_step };
};

/** Uses up all codes until this time step; false if a concurrent request did. */
export const redeemStep = async (
  trx: Queries,
  accountId: number,
  step: number,
): Promise<boolean> => {
  const used = await trx
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
};

export const enableSecondFactor = async (
  trx: Queries,
  accountId: number,
  recoveryCodes: readonly string[],
): Promise<void> => {
  await trx
    .updateTable('account')
    .set({ has_second_factor: 1 })
    .where('id', '=', accountId)
    .execute();
  await trx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  await trx
    .insertInto('recovery_code')
    .values(recoveryCodes.map((code) => ({ account_id: accountId, code_hash: hashToken(code) })))
    .execute();
};

export const disableSecondFactor = async (trx: Queries, accountId: number): Promise<void> => {
  await trx
    .updateTable('account')
    .set({ has_second_factor: 0 })
    .where('id', '=', accountId)
    .execute();
  await trx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  await trx.deleteFrom('second_factor').where('account_id', '=', accountId).execute();
};

export const redeemRecoveryCode = async (
  trx: Queries,
  accountId: number,
  code: string,
): Promise<boolean> => {
  const used = await trx
    .deleteFrom('recovery_code')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashToken(code))
    .executeTakeFirst();
  return used.numDeletedRows > 0n;
};

export const recoveryCodesLeft = async (queries: Queries, accountId: number): Promise<number> => {
  const rows = await queries
    .selectFrom('recovery_code')
    .select('code_hash')
    .where('account_id', '=', accountId)
    .execute();
  return rows.length;
};
