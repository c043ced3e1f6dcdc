import { type PasswordFailure, parseSignUpPassword } from '@tailorbird/domain/account';
import {
  defaultLocale,
  type EmailFailure,
  err,
  ok,
  parseEmail,
  type Result,
} from '@tailorbird/domain/kernel';
import type { WithDatabase } from '../../../platform/database/database.ts';
import type { WithClock, WithRandom, WithSettings } from '../../../platform/runtime/runtime.ts';
import { createAccount, findCredentials, normalizeEmail } from '../store/accounts.ts';
import { deletePasskeys } from '../store/passkeys.ts';
import { createResetPath } from '../store/passwordResets.ts';
import { disableSecondFactor } from '../store/secondFactors.ts';
import { closeAllSessions } from '../store/sessions.ts';
import { hashPassword } from './passwordHash.ts';

type NoAccount = { readonly kind: 'no-account' };
const noAccount = err<NoAccount>({ kind: 'no-account' });

/*
 * Account commands for operators on the shop's machine. They need no sign-in: access to the
 * database permits all of this.
 */

/**
 * Makes an account staff or superuser. An existing account keeps its password; for a new
 * account `choosePassword` is called.
 */
export const makeStaff = async (
  { database, clock, settings }: WithDatabase & WithClock & WithSettings,
  email: string,
  choosePassword: () => Promise<string>,
  role: 'staff' | 'superuser' = 'staff',
): Promise<Result<'appointed' | 'created', EmailFailure | PasswordFailure>> => {
  const address = parseEmail(email);
  if (!address.ok) return address;
  const appointed = await database.queries
    .updateTable('account')
    .set({
      ...(role === 'staff' ? { is_staff: 1 } : { is_superuser: 1 }),
      is_active: 1,
      deleted_at: null,
    })
    .where('email', '=', normalizeEmail(email))
    .executeTakeFirst();
  if (appointed.numUpdatedRows > 0n) return ok('appointed');
  const password = parseSignUpPassword(await choosePassword());
  if (!password.ok) return password;
  const passwordHash = await hashPassword(password.value, settings.passwordCost);
  await database.transaction((trx) =>
    createAccount(
      trx,
      {
        email,
        passwordHash,
        isStaff: role === 'staff',
        isSuperuser: role === 'superuser',
        locale: defaultLocale,
        source: 'admin',
        isConfirmed: true,
      },
      clock(),
    ),
  );
  return ok('created');
};

export const closeAccount = async (
  { database }: WithDatabase,
  email: string,
): Promise<Result<null, NoAccount>> => {
  const credentials = await findCredentials(database.queries, { email });
  if (!credentials) return noAccount;
  await database.transaction(async (trx) => {
    await trx
      .updateTable('account')
      .set({ is_active: 0, is_staff: 0, is_superuser: 0, deleted_at: null })
      .where('id', '=', credentials.id)
      .execute();
    await closeAllSessions(trx, credentials.id);
  });
  return ok(null);
};

/**
 * Creates the path of a password reset link, for users without working mail. Earlier links
 * become invalid.
 */
export const makeResetPath = async (
  shop: WithDatabase & WithClock & WithRandom,
  email: string,
): Promise<Result<string, NoAccount>> => {
  const credentials = await findCredentials(shop.database.queries, { email });
  if (!credentials?.isActive) return noAccount;
  return ok(await shop.database.transaction((trx) => createResetPath(trx, credentials.id, shop)));
};

/**
 * Removes the second factor and passkeys from an account whose owner lost their phone and
 * recovery codes. The operator must verify the owner's identity first.
 */
export const resetSecondFactor = async (
  { database }: WithDatabase,
  email: string,
): Promise<Result<null, NoAccount>> => {
  const credentials = await findCredentials(database.queries, { email });
  if (!credentials?.isActive) return noAccount;
  await database.transaction(async (trx) => {
    await disableSecondFactor(trx, credentials.id);
    await deletePasskeys(trx, credentials.id);
  });
  return ok(null);
};

export const listStaff = async ({ database }: WithDatabase): Promise<readonly string[]> => {
  const rows = await database.queries
    .selectFrom('account')
    .select('email')
    .where(({ eb, or }) => or([eb('is_staff', '=', 1), eb('is_superuser', '=', 1)]))
    .where('is_active', '=', 1)
    .orderBy('email')
    .execute();
  return rows.map(({ email }) => email);
};
