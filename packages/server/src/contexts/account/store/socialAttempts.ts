import type { PendingIdentity } from '@tailorbird/domain/account';
import type { SocialProvider } from '@tailorbird/domain/shell';
import { toInstant } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { hashToken } from '../../../platform/session/secrets.ts';

/** Time limit at the provider, and for entering the password afterwards. */
export const attemptSeconds = 15 * 60;
export const pendingSeconds = 15 * 60;

const secondsAfter = (now: Date, seconds: number): string =>
  toInstant(new Date(now.getTime() + seconds * 1_000));

export type SocialAttempt = {
  readonly provider: SocialProvider;
  readonly nonce: string;
  readonly verifier: string;
  readonly next: string;
  readonly accountId: number | null;
};

export const storeAttempt = async (
  queries: Queries,
  state: string,
  attempt: SocialAttempt,
  now: Date,
): Promise<void> => {
  await queries
    .insertInto('social_attempt')
    .values({
      token_hash: hashToken(state),
      provider: attempt.provider,
      nonce: attempt.nonce,
      verifier: attempt.verifier,
      next_path: attempt.next,
      account_id: attempt.accountId,
      expires_at: secondsAfter(now, attemptSeconds),
    })
    .execute();
};

export const redeemAttempt = async (
  queries: Queries,
  state: string,
  now: Date,
): Promise<SocialAttempt | undefined> => {
  const row = await queries
    .deleteFrom('social_attempt')
    .where('token_hash', '=', hashToken(state))
    .where('expires_at', '>', toInstant(now))
    .returningAll()
    .executeTakeFirst();
  return (
    row && {
      provider: row.provider,
      nonce: row.nonce,
      verifier: row.verifier,
      next: row.next_path,
      accountId: row.account_id,
    }
  );
};

export type SocialPending = PendingIdentity & {
  readonly accountId: number;
  readonly subject: string;
};

export const storePending = async (
  queries: Queries,
  token: string,
  pending: SocialPending,
  now: Date,
): Promise<void> => {
  await queries
    .insertInto('social_pending')
    .values({
      token_hash: hashToken(token),
      account_id: pending.accountId,
      provider: pending.provider,
      subject: pending.subject,
      email: pending.email,
      asks: pending.asks,
      expires_at: secondsAfter(now, pendingSeconds),
    })
    .execute();
};

export const findPendingIdentity = async (
  queries: Queries,
  token: string,
  now: Date,
): Promise<SocialPending | undefined> => {
  const row = await queries
    .selectFrom('social_pending')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', toInstant(now))
    .executeTakeFirst();
  return (
    row && {
      provider: row.provider,
      email: row.email,
      asks: row.asks,
      accountId: row.account_id,
      subject: row.subject,
    }
  );
};

export const deletePending = async (queries: Queries, token: string): Promise<void> => {
  await queries.deleteFrom('social_pending').where('token_hash', '=', hashToken(token)).execute();
};
