import { fromFlag, toInstant } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { prepared } from '../../../platform/database/prepared.ts';
import type { WithClock, WithRandom } from '../../../platform/runtime/runtime.ts';
import { guestCookie, sessionCookie } from '../../../platform/session/cookieNames.ts';
import { createToken, hashToken, isToken } from '../../../platform/session/secrets.ts';
import type { SignedInAccount, Visitor } from '../../../platform/session/visitor.ts';

export const sessionSeconds = 14 * 24 * 60 * 60;
export const csrfSeconds = 364 * 24 * 60 * 60;

const columns = [
  'account.id as id',
  'email',
  'first_name',
  'last_name',
  'is_active',
  'is_superuser',
  'is_staff',
  'impersonate',
  'is_store',
  'is_store_impersonate',
  'newsletter',
  'account.created_at as created_at',
] as const;

type AccountRow = {
  readonly id: number;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly is_active: 0 | 1;
  readonly is_superuser: 0 | 1;
  readonly is_staff: 0 | 1;
  readonly impersonate: 0 | 1;
  readonly is_store: 0 | 1;
  readonly is_store_impersonate: 0 | 1;
  readonly newsletter: 0 | 1;
  readonly created_at: string;
};

export const toAccount = (row: AccountRow): SignedInAccount => ({
  id: row.id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  isActive: fromFlag(row.is_active),
  isSuperuser: fromFlag(row.is_superuser),
  isStaff: fromFlag(row.is_staff),
  impersonate: fromFlag(row.impersonate),
  isStore: fromFlag(row.is_store),
  isStoreImpersonate: fromFlag(row.is_store_impersonate),
  newsletter: fromFlag(row.newsletter),
  dateJoined: row.created_at,
});

/** Every request of a customer asks this. */
const accountOfSession = prepared(({ tokenHash, now }: { readonly tokenHash: string; readonly now: string }, queries) =>
  queries
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select([...columns, 'csrf_token'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('is_active', '=', 1),
);

/** Who the cookies of a request belong to. A session that has ended, or whose account is no longer active, is a guest's. */
export const findVisitor = async (queries: Queries, cookies: ReadonlyMap<string, string>, now: Date): Promise<Visitor> => {
  const token = cookies.get(sessionCookie) ?? '';
  if (isToken(token)) {
    const tokenHash = hashToken(token);
    const [row] = (await accountOfSession(queries, { tokenHash, now: toInstant(now) })).rows;
    if (row) return { kind: 'customer', account: toAccount(row), session: { tokenHash, csrfToken: row.csrf_token } };
  }
  const guestToken = cookies.get(guestCookie) ?? '';
  return { kind: 'guest', guestKey: isToken(guestToken) ? hashToken(guestToken) : null };
};

export const findAccount = async (queries: Queries, accountId: number): Promise<SignedInAccount | undefined> => {
  const row = await queries.selectFrom('account').select(columns).where('id', '=', accountId).executeTakeFirst();
  return row && toAccount(row);
};

/** What the cookies of a session hold. */
export type NewSession = { readonly token: string; readonly csrfToken: string };

/** A new session; answers what its cookies hold. Sessions that have ended are swept away on the way. */
export const openSession = async (queries: Queries, accountId: number, { clock, random }: WithClock & WithRandom): Promise<NewSession> => {
  const now = clock();
  const [token, csrfToken] = [createToken(random), createToken(random)];
  await queries.deleteFrom('session').where('expires_at', '<=', toInstant(now)).execute();
  await queries
    .insertInto('session')
    .values({
      token_hash: hashToken(token),
      account_id: accountId,
      csrf_token: csrfToken,
      created_at: toInstant(now),
      expires_at: toInstant(new Date(now.getTime() + sessionSeconds * 1_000)),
    })
    .execute();
  return { token, csrfToken };
};

export const closeSession = async (queries: Queries, tokenHash: string): Promise<void> => {
  await queries.deleteFrom('session').where('token_hash', '=', tokenHash).execute();
};

export const closeAllSessions = async (queries: Queries, accountId: number): Promise<void> => {
  await queries.deleteFrom('session').where('account_id', '=', accountId).execute();
};
