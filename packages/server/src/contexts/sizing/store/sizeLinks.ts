import type { Locale } from '@tailorbird/domain/kernel';
import { daysOfSizeLink, type SizeLink, sizeLinkState } from '@tailorbird/domain/sizing';
import { toInstant } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { hashToken } from '../../../platform/session/secrets.ts';

const columns = [
  'id',
  'wearer_id',
  'sender_name',
  'size_type_id',
  'expires_at',
  'ended_at',
  'given_at',
] as const;

type Row = {
  readonly id: number;
  readonly wearer_id: number;
  readonly sender_name: string;
  readonly size_type_id: number;
  readonly expires_at: string;
  readonly ended_at: string | null;
  readonly given_at: string | null;
};

const instantOf = (text: string | null): number | null => (text === null ? null : Date.parse(text));

const stateOf = (row: Row, now: Date): SizeLink['state'] =>
  sizeLinkState(
    {
      expiresAt: Date.parse(row.expires_at),
      givenAt: instantOf(row.given_at),
      endedAt: instantOf(row.ended_at),
    },
    now.getTime(),
  );

const toLink = (row: Row, now: Date): SizeLink => ({
  id: row.id,
  wearerId: row.wearer_id,
  senderName: row.sender_name,
  sizeTypeId: row.size_type_id,
  state: stateOf(row, now),
  expiresAt: row.expires_at,
  givenAt: row.given_at,
});

/** The newest link of each wearer of an account. */
export const newestLinks = async (
  queries: Queries,
  accountId: number,
  now: Date,
): Promise<readonly SizeLink[]> => {
  const newest = queries
    .selectFrom('size_link')
    .select(({ fn }) => fn.max('id').as('id'))
    .where('account_id', '=', accountId)
    .groupBy('wearer_id');
  const rows = await queries
    .selectFrom('size_link')
    .innerJoin('wearer', 'wearer.id', 'size_link.wearer_id')
    .select(columns.map((column) => `size_link.${column}` as const))
    .where('size_link.id', 'in', newest)
    .where('wearer.removed_at', 'is', null)
    .orderBy('size_link.id')
    .execute();
  return rows.map((row) => toLink(row, now));
};

/** Ends what is open of an account's links: those of a wearer, or one of them. Answers whether there was any. */
export const endLinks = async (
  trx: Queries,
  accountId: number,
  which: { readonly wearerId: number } | { readonly id: number },
  now: Date,
): Promise<boolean> => {
  const open = trx
    .updateTable('size_link')
    .set({ ended_at: toInstant(now) })
    .where('account_id', '=', accountId)
    .where('given_at', 'is', null)
    .where('ended_at', 'is', null);
  const ended = await ('id' in which
    ? open.where('id', '=', which.id)
    : open.where('wearer_id', '=', which.wearerId)
  ).executeTakeFirst();
  return ended.numUpdatedRows > 0n;
};

export const addLink = async (
  trx: Queries,
  accountId: number,
  wanted: {
    readonly wearerId: number;
    readonly senderName: string;
    readonly sizeTypeId: number;
    readonly token: string;
    readonly locale: Locale;
  },
  now: Date,
): Promise<SizeLink> => {
  const row = await trx
    .insertInto('size_link')
    .values({
      account_id: accountId,
      wearer_id: wanted.wearerId,
      token_hash: hashToken(wanted.token),
      sender_name: wanted.senderName,
      locale: wanted.locale,
      size_type_id: wanted.sizeTypeId,
      created_at: toInstant(now),
      expires_at: toInstant(new Date(now.getTime() + daysOfSizeLink * 24 * 60 * 60_000)),
      ended_at: null,
      given_at: null,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toLink(row, now);
};

/** A link with whose it is, and how the wearer is called there. */
export type FoundLink = SizeLink & {
  readonly accountId: number;
  readonly wearerName: string;
  readonly locale: Locale;
  readonly email: string;
};

/** The link of a token. That of a profile that was deleted, or of a wearer who was taken off the list, has ended. */
export const findLink = async (
  queries: Queries,
  token: string,
  now: Date,
): Promise<FoundLink | undefined> => {
  const row = await queries
    .selectFrom('size_link')
    .innerJoin('account', 'account.id', 'size_link.account_id')
    .innerJoin('wearer', 'wearer.id', 'size_link.wearer_id')
    .select(columns.map((column) => `size_link.${column}` as const))
    .select([
      'size_link.account_id',
      'size_link.locale',
      'account.is_active',
      'account.email',
      'wearer.name',
      'wearer.removed_at',
    ])
    .where('size_link.token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (!row) return undefined;
  const link = toLink(row, now);
  const isOver = link.state === 'open' && (row.removed_at !== null || row.is_active !== 1);
  return {
    ...link,
    state: isOver ? 'ended' : link.state,
    accountId: row.account_id,
    wearerName: row.name,
    locale: row.locale,
    email: row.email,
  };
};

export const markGiven = async (trx: Queries, id: number, now: Date): Promise<void> => {
  await trx
    .updateTable('size_link')
    .set({ given_at: toInstant(now) })
    .where('id', '=', id)
    .execute();
};
