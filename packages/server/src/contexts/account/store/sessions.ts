import type { Device } from '@tailorbird/domain/account';
import { fromFlag, toFlag, toInstant } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { WithClock, WithRandom } from '../../../platform/runtime/runtime.ts';
import { guestCookie, sessionCookie } from '../../../platform/session/cookieNames.ts';
import { createToken, hashToken, isToken } from '../../../platform/session/secrets.ts';
import type { SignedInAccount, Visitor } from '../../../platform/session/visitor.ts';
import { type AccountRow, accountColumns, fromAccountRow } from './accountFields.ts';
import { rememberDevice } from './knownDevices.ts';

/** A session ends two weeks after sign-in, or one week after the last visit. */
export const sessionSeconds = 14 * 24 * 60 * 60;
const idleSeconds = 7 * 24 * 60 * 60;
/** A visit is recorded at most this often, for privacy. */
const noticedSeconds = 60 * 60;

export const csrfSeconds = 364 * 24 * 60 * 60;

/** Converts a row. `needsSecondFactor` and `isRestored` are set later, if they apply. */
export const toAccount = (row: AccountRow): SignedInAccount => ({
  ...fromAccountRow(row),
  emailConfirmed: row.email_confirmed_at !== null,
  needsSecondFactor: false,
  isRestored: false,
});

/** Part of every customer request, so it is one query. */
const accountOfSession = (
  queries: Queries,
  {
    tokenHash,
    now,
    idle,
  }: { readonly tokenHash: string; readonly now: string; readonly idle: string },
) =>
  queries
    .selectFrom('session')
    .leftJoin('impersonation', (join) =>
      join
        .onRef('impersonation.id', '=', 'session.impersonation_id')
        .on('impersonation.ended_at', 'is', null)
        .on('impersonation.expires_at', '>', now),
    )
    .innerJoin('account', (join) =>
      join.on(({ eb, fn, ref }) =>
        eb(
          'account.id',
          '=',
          fn.coalesce(ref('impersonation.account_id'), ref('session.account_id')),
        ),
      ),
    )
    .select([
      ...accountColumns,
      'csrf_token',
      'last_seen_at',
      'passkey_id',
      'session.restored',
      'impersonation.id as impersonation_id',
      'session.account_id as own_id',
    ])
    .where('token_hash', '=', tokenHash)
    .where('session.expires_at', '>', now)
    .where('last_seen_at', '>', idle)
    .where('is_active', '=', 1)
    .execute();

const secondsBefore = (now: Date, seconds: number): string =>
  toInstant(new Date(now.getTime() - seconds * 1_000));

/**
 * The visitor of a request's cookies. An ended session or an inactive account makes a guest.
 */
export const findVisitor = async (
  queries: Queries,
  cookies: ReadonlyMap<string, string>,
  now: Date,
): Promise<Visitor> => {
  const token = cookies.get(sessionCookie) ?? '';
  if (isToken(token)) {
    const tokenHash = hashToken(token);
    const instants = { now: toInstant(now), idle: secondsBefore(now, idleSeconds) };
    const [row] = await accountOfSession(queries, { tokenHash, ...instants });
    if (row) {
      if (row.last_seen_at < secondsBefore(now, noticedSeconds)) {
        await queries
          .updateTable('session')
          .set({ last_seen_at: instants.now })
          .where('token_hash', '=', tokenHash)
          .execute();
      }
      const session = { tokenHash, csrfToken: row.csrf_token, passkeyId: row.passkey_id };
      if (row.impersonation_id === null)
        return {
          kind: 'customer',
          account: { ...toAccount(row), isRestored: fromFlag(row.restored) },
          session,
          impersonation: null,
        };
      const by = await findAccount(queries, row.own_id);
      if (by?.isActive)
        return {
          kind: 'customer',
          account: toAccount(row),
          session,
          impersonation: { id: row.impersonation_id, by },
        };
    }
  }
  const guestToken = cookies.get(guestCookie) ?? '';
  return { kind: 'guest', guestKey: isToken(guestToken) ? hashToken(guestToken) : null };
};

export const findAccount = async (
  queries: Queries,
  accountId: number,
): Promise<SignedInAccount | undefined> => {
  const row = await queries
    .selectFrom('account')
    .select(accountColumns)
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row && toAccount(row);
};

export type NewSession = {
  readonly token: string;
  readonly csrfToken: string;
  /** Identifies the browser at its next sign-in. */
  readonly deviceToken: string;
};

/** Opens a session and returns its cookie values. Deletes ended sessions. */
export const openSession = async (
  queries: Queries,
  accountId: number,
  from: {
    readonly device: Device;
    readonly deviceToken: string | null;
    readonly passkeyId?: number | null;
    /** True if the sign-in restored a deleted profile. */
    readonly restored?: boolean;
  },
  { clock, random }: WithClock & WithRandom,
): Promise<NewSession> => {
  const { browser, system } = from.device;
  const now = clock();
  const [token, csrfToken] = [createToken(random), createToken(random)];
  await queries
    .deleteFrom('session')
    .where(({ eb, or }) =>
      or([
        eb('expires_at', '<=', toInstant(now)),
        eb('last_seen_at', '<=', secondsBefore(now, idleSeconds)),
      ]),
    )
    .execute();
  await queries
    .insertInto('session')
    .values({
      token_hash: hashToken(token),
      account_id: accountId,
      csrf_token: csrfToken,
      created_at: toInstant(now),
      expires_at: toInstant(new Date(now.getTime() + sessionSeconds * 1_000)),
      last_seen_at: toInstant(now),
      browser: browser ?? '',
      system: system ?? '',
      passkey_id: from.passkeyId ?? null,
      restored: toFlag(from.restored ?? false),
      impersonation_id: null,
    })
    .execute();
  const deviceToken = await rememberDevice(
    queries,
    { token: from.deviceToken, accountId },
    { clock, random },
  );
  return { token, csrfToken, deviceToken };
};

export const closeSession = async (queries: Queries, tokenHash: string): Promise<void> => {
  await queries.deleteFrom('session').where('token_hash', '=', tokenHash).execute();
};

export const closeAllSessions = async (
  queries: Queries,
  accountId: number,
  but?: { readonly tokenHash: string },
): Promise<void> => {
  const all = queries.deleteFrom('session').where('account_id', '=', accountId);
  await (but ? all.where('token_hash', '<>', but.tokenHash) : all).execute();
};

export const confirmSession = async (
  queries: Queries,
  tokenHash: string,
  passkeyId: number,
): Promise<void> => {
  await queries
    .updateTable('session')
    .set({ passkey_id: passkeyId })
    .where('token_hash', '=', tokenHash)
    .execute();
};

/**
 * Ends the sessions that started with a passkey. The current one continues without the
 * passkey.
 */
export const closeSessionsOfPasskey = async (
  trx: Queries,
  passkeyId: number,
  but: { readonly tokenHash: string },
): Promise<void> => {
  await trx
    .deleteFrom('session')
    .where('passkey_id', '=', passkeyId)
    .where('token_hash', '<>', but.tokenHash)
    .execute();
  await trx
    .updateTable('session')
    .set({ passkey_id: null })
    .where('passkey_id', '=', passkeyId)
    .execute();
};

/** A session id that is safe to show: it cannot be used to sign in. */
export const sessionIdOf = (tokenHash: string): string => hashToken(tokenHash).slice(0, 22);

export type KnownSession = {
  readonly tokenHash: string;
  readonly device: Device;
  readonly signedInAt: string;
  readonly lastSeenAt: string;
};

export const openSessionsOf = async (
  queries: Queries,
  accountId: number,
  now: Date,
): Promise<readonly KnownSession[]> => {
  const rows = await queries
    .selectFrom('session')
    .select(['token_hash', 'browser', 'system', 'created_at', 'last_seen_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', toInstant(now))
    .where('last_seen_at', '>', secondsBefore(now, idleSeconds))
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => ({
    tokenHash: row.token_hash,
    device: { browser: row.browser || null, system: row.system || null },
    signedInAt: row.created_at,
    lastSeenAt: row.last_seen_at,
  }));
};
