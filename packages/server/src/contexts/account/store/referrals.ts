import { daysOfRewardedFriends, type ReferralRejection } from '@tailorbird/domain/account';
import { type Money, money } from '@tailorbird/domain/kernel';
import { type Selectable, sql } from 'kysely';
import { toInstant } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Owner } from '../../../platform/session/visitor.ts';
import type { AccountTables } from '../tables.ts';

type Row = Selectable<AccountTables['referral']>;
export type StoredReferral = Pick<Row, 'id' | 'referrer_id' | 'outcome'>;

const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const codeLength = 10;

/** Ten unambiguous letters and digits. */
const createCode = (random: (bytes: number) => Uint8Array): string =>
  [...random(codeLength)].map((byte) => letters[byte % letters.length]).join('');

export const isReferralCode = (text: string): boolean => /^[a-z2-9]{10}$/.test(text);

export const codeOf = async (
  queries: Queries,
  accountId: number,
  { random, now }: { readonly random: (bytes: number) => Uint8Array; readonly now: Date },
): Promise<string> => {
  const find = async () =>
    await queries
      .selectFrom('referral_code')
      .select('code')
      .where('account_id', '=', accountId)
      .executeTakeFirst();
  const known = await find();
  if (known) return known.code;
  await queries
    .insertInto('referral_code')
    .values({ account_id: accountId, code: createCode(random), created_at: toInstant(now) })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute();
  const made = await find();
  if (!made) throw new Error('The new referral code is missing');
  return made.code;
};

export const findReferrer = async (
  queries: Queries,
  code: string,
): Promise<{ readonly id: number; readonly firstName: string } | undefined> => {
  if (!isReferralCode(code)) return undefined;
  const row = await queries
    .selectFrom('referral_code')
    .innerJoin('account', 'account.id', 'referral_code.account_id')
    .select(['account.id as id', 'account.first_name as first_name'])
    .where('code', '=', code)
    .where('is_active', '=', 1)
    .executeTakeFirst();
  return row && { id: row.id, firstName: row.first_name };
};

const ofOwner = (owner: Owner): Partial<Pick<Row, 'account_id' | 'guest_key'>> =>
  owner.kind === 'customer' ? { account_id: owner.accountId } : { guest_key: owner.guestKey };

const referralsOf = (queries: Queries, owner: Owner) => {
  const all = queries.selectFrom('referral').select(['id', 'referrer_id', 'outcome']);
  return owner.kind === 'customer'
    ? all.where('account_id', '=', owner.accountId)
    : all.where('guest_key', '=', owner.guestKey);
};

export const findReferral = async (
  queries: Queries,
  owner: Owner,
): Promise<StoredReferral | undefined> => await referralsOf(queries, owner).executeTakeFirst();

/** Stores the referral of a visitor without a settled one; the last link wins. */
export const acceptReferral = async (
  queries: Queries,
  referrerId: number,
  owner: Owner,
  now: Date,
): Promise<void> => {
  const accepted = { referrer_id: referrerId, accepted_at: toInstant(now) };
  await queries
    .insertInto('referral')
    .values({ ...ofOwner(owner), ...accepted, is_friend_paid: 0 })
    .onConflict((conflict) =>
      conflict
        .column(owner.kind === 'customer' ? 'account_id' : 'guest_key')
        .doUpdateSet(accepted)
        .where('referral.outcome', 'is', null),
    )
    .execute();
};

export const referralToSettle = async (
  trx: Queries,
  owner: Owner,
  placedAt: string,
): Promise<StoredReferral | undefined> =>
  await referralsOf(trx, owner)
    .where('outcome', 'is', null)
    .where('accepted_at', '<=', placedAt)
    .executeTakeFirst();

/** Stores the outcome of a referral; false if it was settled before. */
export const settleReferral = async (
  trx: Queries,
  id: number,
  settled: {
    readonly outcome: 'rewarded' | ReferralRejection['kind'];
    readonly orderId: number;
    readonly friend: Money | null;
    readonly referrer: Money | null;
    readonly isFriendPaid: boolean;
  },
  now: Date,
): Promise<boolean> => {
  const done = await trx
    .updateTable('referral')
    .set({
      outcome: settled.outcome,
      settled_at: toInstant(now),
      order_id: settled.orderId,
      friend_amount: settled.friend?.amount ?? null,
      friend_currency: settled.friend?.currency ?? null,
      referrer_amount: settled.referrer?.amount ?? null,
      referrer_currency: settled.referrer?.currency ?? null,
      is_friend_paid: settled.isFriendPaid ? 1 : 0,
    })
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
};

const dayMs = 24 * 60 * 60_000;

export const rewardedFriendsOf = async (
  queries: Queries,
  referrerId: number,
  now: Date,
): Promise<number> => {
  const row = await queries
    .selectFrom('referral')
    .select((table) => table.fn.countAll<number>().as('count'))
    .where('referrer_id', '=', referrerId)
    .where('outcome', '=', 'rewarded')
    .where('settled_at', '>', toInstant(new Date(now.getTime() - daysOfRewardedFriends * dayMs)))
    .executeTakeFirstOrThrow();
  return Number(row.count);
};

export const referralsBy = async (
  queries: Queries,
  referrerId: number,
): Promise<readonly { readonly settledAt: string | null; readonly reward: Money | null }[]> => {
  const rows = await queries
    .selectFrom('referral')
    .select(['outcome', 'settled_at', 'referrer_amount', 'referrer_currency'])
    .where('referrer_id', '=', referrerId)
    .orderBy('settled_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ outcome, settled_at, referrer_amount, referrer_currency }) => ({
    settledAt: settled_at,
    reward:
      outcome === 'rewarded' && referrer_currency !== null
        ? money(referrer_amount ?? 0, referrer_currency)
        : null,
  }));
};

/** Moves a guest's referral to their account, unless it has one. */
export const transferReferral = async (
  trx: Queries,
  guestKeys: readonly string[],
  accountId: number,
): Promise<void> => {
  for (const guestKey of guestKeys) {
    if (await findReferral(trx, { kind: 'customer', accountId })) return;
    await trx
      .updateTable('referral')
      .set({ account_id: accountId, guest_key: null })
      .where('guest_key', '=', guestKey)
      .execute();
  }
};

export const guestsWhoOrderedAs = async (
  trx: Queries,
  email: string,
): Promise<readonly string[]> => {
  const rows = await trx
    .selectFrom('placed_order')
    .select('guest_key')
    .distinct()
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('account_id', 'is', null)
    .execute();
  return rows.flatMap(({ guest_key }) => guest_key ?? []);
};

export type WaitingReward = { readonly id: number; readonly amount: Money };

/** Removes and returns rewards of guest orders that now belong to this customer. */
export const collectWaitingRewards = async (
  trx: Queries,
  accountId: number,
): Promise<readonly WaitingReward[]> => {
  const rows = await trx
    .selectFrom('referral')
    .innerJoin('placed_order', 'placed_order.id', 'referral.order_id')
    .select(['referral.id as id', 'friend_amount', 'friend_currency'])
    .where('outcome', '=', 'rewarded')
    .where('is_friend_paid', '=', 0)
    .where('placed_order.account_id', '=', accountId)
    .execute();
  const taken: WaitingReward[] = [];
  for (const { id, friend_amount, friend_currency } of rows) {
    const done = await trx
      .updateTable('referral')
      .set({ is_friend_paid: 1 })
      .where('id', '=', id)
      .where('is_friend_paid', '=', 0)
      .executeTakeFirst();
    if (done.numUpdatedRows > 0n && friend_currency !== null)
      taken.push({ id, amount: money(friend_amount ?? 0, friend_currency) });
  }
  return taken;
};

/** On erasure: deletes the customer's referrals of others and anonymizes their own. */
export const eraseReferrals = async (trx: Queries, accountId: number): Promise<void> => {
  await trx.deleteFrom('referral_code').where('account_id', '=', accountId).execute();
  await trx.deleteFrom('referral').where('referrer_id', '=', accountId).execute();
  await trx
    .updateTable('referral')
    .set({ account_id: null, guest_key: null })
    .where('account_id', '=', accountId)
    .execute();
};
