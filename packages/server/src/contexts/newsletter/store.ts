import { createHash } from 'node:crypto';
import { newsletterListId } from '@tailorbird/domain/newsletter';
import { toInstant } from '../../platform/database/columns.ts';
import type { Queries } from '../../platform/database/database.ts';

/** A hash of an address that fits into a signed link. */
export const emailKeyOf = (email: string): string =>
  createHash('sha256').update(email).digest('base64url').slice(0, 40);

const longestSource = 80;

type Asked = {
  readonly email: string;
  readonly source: string;
  readonly locale: string;
  readonly wording: string;
  /** Confirmed by the account of the address, or waiting until a time. */
  readonly state:
    | { readonly kind: 'confirmed' }
    | {
        readonly kind: 'waiting';
        readonly until: Date;
        readonly tokenHash: string | null;
        readonly accountId: number | null;
      };
};

/** Stores a subscription or renews a waiting one; false, without change, if it is confirmed. */
export const storeSubscription = async (
  trx: Queries,
  { email, source, locale, wording, state }: Asked,
  now: Date,
): Promise<boolean> => {
  const isConfirmed = state.kind === 'confirmed';
  const columns = {
    source: source.slice(0, longestSource),
    locale,
    wording,
    created_at: toInstant(now),
    confirmed_at: isConfirmed ? toInstant(now) : null,
    proof: isConfirmed ? ('account' as const) : null,
    expires_at: isConfirmed ? null : toInstant(state.until),
  };
  const [accountId, tokenHash] = isConfirmed ? [null, null] : [state.accountId, state.tokenHash];
  const row = await trx
    .insertInto('subscription')
    .values({
      email,
      email_key: emailKeyOf(email),
      list_id: newsletterListId,
      ...columns,
      account_id: accountId,
      token_hash: tokenHash,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['email', 'list_id'])
        // A guest's request keeps the account's request, and an account's request keeps the
        // mailed link.
        .doUpdateSet({
          ...columns,
          ...((isConfirmed || accountId !== null) && { account_id: accountId }),
          ...((isConfirmed || tokenHash !== null) && { token_hash: tokenHash }),
        })
        .where('subscription.confirmed_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

export type Reader = { readonly email: string; readonly locale: string };

const confirmed = (by: 'link' | 'account', now: Date) => ({
  confirmed_at: toInstant(now),
  proof: by,
  token_hash: null,
  expires_at: null,
  account_id: null,
});

/** Redeems a confirmation link; undefined if it is used, replaced, expired or unknown. */
export const confirmByToken = async (
  trx: Queries,
  tokenHash: string,
  now: Date,
): Promise<Reader | undefined> =>
  await trx
    .updateTable('subscription')
    .set(confirmed('link', now))
    .where('token_hash', '=', tokenHash)
    .where('confirmed_at', 'is', null)
    .where('expires_at', '>', toInstant(now))
    .returning(['email', 'locale'])
    .executeTakeFirst();

export const confirmByAccount = async (
  trx: Queries,
  accountId: number,
  email: string,
  now: Date,
): Promise<Reader | undefined> =>
  await trx
    .updateTable('subscription')
    .set(confirmed('account', now))
    .where('account_id', '=', accountId)
    .where('email', '=', email)
    .where('confirmed_at', 'is', null)
    .where('expires_at', '>', toInstant(now))
    .returning(['email', 'locale'])
    .executeTakeFirst();

export const moveSubscription = async (
  trx: Queries,
  accountId: number,
  from: string,
  to: string,
): Promise<void> => {
  const old = await trx
    .selectFrom('subscription')
    .select(['id'])
    .where('email', '=', from)
    .where(({ eb, or }) =>
      or([eb('confirmed_at', 'is not', null), eb('account_id', '=', accountId)]),
    )
    .executeTakeFirst();
  if (!old) return;
  const there = await trx
    .selectFrom('subscription')
    .select(['id', 'confirmed_at'])
    .where('email', '=', to)
    .executeTakeFirst();
  const isSettled = there !== undefined && there.confirmed_at !== null;
  if (there)
    await trx
      .deleteFrom('subscription')
      .where('id', '=', isSettled ? old.id : there.id)
      .execute();
  if (isSettled) return;
  await trx
    .updateTable('subscription')
    .set({ email: to, email_key: emailKeyOf(to), token_hash: null })
    .where('id', '=', old.id)
    .execute();
};

/**
 * Whether an account's address is subscribed, or waits for a confirmation that the account
 * requested.
 */
export const isWantedBy = async (
  queries: Queries,
  { id, email }: { readonly id: number; readonly email: string },
): Promise<boolean> =>
  (await queries
    .selectFrom('subscription')
    .select('id')
    .where('email', '=', email)
    .where(({ eb, or }) => or([eb('confirmed_at', 'is not', null), eb('account_id', '=', id)]))
    .executeTakeFirst()) !== undefined;

/** Deletes an address and its data; returns whether it was subscribed. */
export const deleteSubscription = async (
  trx: Queries,
  by: { readonly email: string } | { readonly emailKey: string },
): Promise<boolean> => {
  const rows = trx.deleteFrom('subscription');
  const taken = await ('email' in by
    ? rows.where('email', '=', by.email)
    : rows.where('email_key', '=', by.emailKey)
  ).executeTakeFirst();
  return taken.numDeletedRows > 0n;
};

export type Subscriber = Reader & { readonly confirmed_at: string; readonly source: string };

export const confirmedSubscribers = async (queries: Queries): Promise<readonly Subscriber[]> =>
  (
    await queries
      .selectFrom('subscription')
      .select(['email', 'locale', 'confirmed_at', 'source'])
      .where('confirmed_at', 'is not', null)
      .orderBy('confirmed_at')
      .orderBy('id')
      .execute()
  ).map((row) => ({ ...row, confirmed_at: row.confirmed_at ?? '' }));
