import type { ProfileChanges } from '@tailorbird/domain/account';
import type { Locale } from '@tailorbird/domain/kernel';
import { toFlag, toInstant } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { toAccountColumns } from './accountFields.ts';

/** Email addresses are compared case-insensitively. */
export const normalizeEmail = (email: string): string =>
  email.trim().normalize('NFC').toLowerCase();

export type Credentials = {
  readonly id: number;
  readonly email: string;
  readonly passwordHash: string | null;
  readonly isActive: boolean;
  /** Set from deletion by the owner until erasure. */
  readonly deletedAt: Date | null;
  readonly hasSecondFactor: boolean;
  readonly locale: Locale;
  readonly firstName: string;
};

export const findCredentials = async (
  queries: Queries,
  by: { readonly email: string } | { readonly id: number },
): Promise<Credentials | undefined> => {
  const all = queries
    .selectFrom('account')
    .select([
      'id',
      'email',
      'password_hash',
      'is_active',
      'deleted_at',
      'has_second_factor',
      'locale',
      'first_name',
    ]);
  const row = await ('email' in by
    ? all.where('email', '=', normalizeEmail(by.email))
    : all.where('id', '=', by.id)
  ).executeTakeFirst();
  return (
    row && {
      id: row.id,
      email: row.email,
      passwordHash: row.password_hash,
      isActive: row.is_active === 1,
      deletedAt: row.deleted_at === null ? null : new Date(row.deleted_at),
      hasSecondFactor: row.has_second_factor === 1,
      locale: row.locale,
      firstName: row.first_name,
    }
  );
};

export type NewAccount = {
  readonly email: string;
  readonly passwordHash: string | null;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly isStaff?: boolean;
  readonly isStore?: boolean;
  readonly isSuperuser?: boolean;
  readonly locale: Locale;
  readonly source: string;
  /** Set for accounts that the shop creates, whose address needs no confirmation. */
  readonly isConfirmed?: boolean;
};

export const createAccount = async (
  trx: Queries,
  account: NewAccount,
  now: Date,
): Promise<number | undefined> => {
  const row = await trx
    .insertInto('account')
    .values({
      email: normalizeEmail(account.email),
      password_hash: account.passwordHash,
      first_name: account.firstName ?? '',
      last_name: account.lastName ?? '',
      is_active: 1,
      is_superuser: toFlag(account.isSuperuser ?? false),
      is_staff: toFlag(account.isStaff ?? false),
      impersonate: 0,
      is_store: toFlag(account.isStore ?? false),
      is_store_impersonate: 0,
      locale: account.locale,
      source: account.source,
      created_at: toInstant(now),
      email_confirmed_at: account.isConfirmed ? toInstant(now) : null,
      has_second_factor: 0,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
};

/** Stores trimmed texts. */
export const changeAccount = async (
  trx: Queries,
  id: number,
  changes: Omit<ProfileChanges, 'newsletter'>,
): Promise<void> => {
  const columns = Object.entries(toAccountColumns(changes)).map(([column, value]) => [
    column,
    typeof value === 'string' ? value.trim() : value,
  ]);
  if (columns.length > 0)
    await trx
      .updateTable('account')
      .set(Object.fromEntries(columns))
      .where('id', '=', id)
      .execute();
};

export const changePassword = async (
  trx: Queries,
  id: number,
  passwordHash: string,
): Promise<void> => {
  await trx
    .updateTable('account')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .execute();
};

/** Sets a confirmed address; false if another account uses it. */
export const confirmAddress = async (
  trx: Queries,
  id: number,
  email: string,
  now: Date,
): Promise<boolean> => {
  const others = await trx
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .where('id', '<>', id)
    .executeTakeFirst();
  if (others) return false;
  await trx
    .updateTable('account')
    .set({ email, email_confirmed_at: toInstant(now) })
    .where('id', '=', id)
    .execute();
  return true;
};
