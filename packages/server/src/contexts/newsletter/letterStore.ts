import type { Letter, LetterState, LetterWords } from '@tailorbird/domain/newsletter';
import { type Selectable, sql } from 'kysely';
import { toInstant } from '../../platform/database/columns.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { mostAttempts } from '../../platform/mail/dispatcher.ts';

const mostLetters = 100;

const columnsOf = ({ subject, body, piece }: LetterWords) => ({
  subject_en: subject.en,
  subject_de: subject.de,
  body_en: body.en,
  body_de: body.de,
  piece,
});

export const wordsOf = (row: Selectable<Schema['letter']>): LetterWords => ({
  subject: { en: row.subject_en, de: row.subject_de },
  body: { en: row.body_en, de: row.body_de },
  piece: row.piece,
});

export const addLetter = async (trx: Queries, words: LetterWords, now: Date): Promise<number> => {
  const fresh = {
    state: 'draft' as const,
    version: 1,
    started_at: null,
    reached: 0,
    queued: 0,
    unsubscribed: 0,
    origin: '',
  };
  const row = await trx
    .insertInto('letter')
    .values({ ...columnsOf(words), ...fresh, changed_at: toInstant(now) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
};

export const findLetter = async (
  queries: Queries,
  id: number,
): Promise<Selectable<Schema['letter']> | undefined> =>
  await queries.selectFrom('letter').selectAll().where('id', '=', id).executeTakeFirst();

export const changeWords = async (
  trx: Queries,
  id: number,
  words: LetterWords,
  now: Date,
): Promise<void> => {
  await trx
    .updateTable('letter')
    .set(({ eb }) => ({
      ...columnsOf(words),
      changed_at: toInstant(now),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
};

export const setState = async (
  trx: Queries,
  id: number,
  state: LetterState,
  started: { readonly started_at: string; readonly origin: string } | null = null,
): Promise<void> => {
  await trx
    .updateTable('letter')
    .set({ state, ...started })
    .where('id', '=', id)
    .execute();
};

export const dropLetter = async (trx: Queries, id: number): Promise<void> => {
  await trx.deleteFrom('letter').where('id', '=', id).execute();
};

export const countReaders = async (queries: Queries): Promise<number> => {
  const { readers } = await queries
    .selectFrom('subscription')
    .select(({ fn }) => fn.countAll<number | string>().as('readers'))
    .where('confirmed_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(readers);
};

/** Mails of letters that have not gone out: how many, and how many of them are not tried any more. */
const openMails = async (
  queries: Queries,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { readonly open: number; readonly failed: number }>> => {
  const rows = await queries
    .selectFrom('letter_mail')
    .innerJoin('outbox', 'outbox.id', 'letter_mail.outbox_id')
    .select(({ fn }) => [
      'letter_mail.letter_id',
      fn.countAll<number | string>().as('open'),
      sql<number | string>`sum(case when outbox.attempts >= ${mostAttempts} then 1 else 0 end)`.as(
        'failed',
      ),
    ])
    .where('letter_mail.letter_id', 'in', ids)
    .where('outbox.delivered_at', 'is', null)
    .groupBy('letter_mail.letter_id')
    .execute();
  return new Map(
    rows.map(({ letter_id, open, failed }) => [
      letter_id,
      { open: Number(open), failed: Number(failed) },
    ]),
  );
};

/** How many readers letters are yet to be written to, where there are any. */
const readersLeft = async (
  queries: Queries,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const rows = await queries
    .selectFrom('letter')
    .innerJoin('subscription', (join) => join.onRef('subscription.id', '>', 'letter.reached'))
    .select(({ fn }) => ['letter.id', fn.countAll<number | string>().as('readers')])
    .where('letter.id', 'in', ids)
    .where('letter.state', '!=', 'sent')
    .where('subscription.confirmed_at', 'is not', null)
    .groupBy('letter.id')
    .execute();
  return new Map(rows.map(({ id, readers }) => [id, Number(readers)]));
};

/** Letters with how far they are. Two queries, however many there are. */
const viewsOf = async (
  queries: Queries,
  rows: readonly Selectable<Schema['letter']>[],
): Promise<readonly Letter[]> => {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [mails, left] = [await openMails(queries, ids), await readersLeft(queries, ids)];
  return rows.map((row) => {
    const { open, failed } = mails.get(row.id) ?? { open: 0, failed: 0 };
    return {
      ...wordsOf(row),
      id: row.id,
      state: row.state,
      version: row.version,
      changedAt: row.changed_at,
      startedAt: row.started_at,
      sent: row.queued - open,
      waiting: open - failed,
      failed,
      left: left.get(row.id) ?? 0,
      unsubscribed: row.unsubscribed,
    };
  });
};

export const viewLetter = async (queries: Queries, id: number): Promise<Letter | null> => {
  const row = await findLetter(queries, id);
  return (row && (await viewsOf(queries, [row]))[0]) ?? null;
};

export const viewLetters = async (queries: Queries): Promise<readonly Letter[]> =>
  await viewsOf(
    queries,
    await queries
      .selectFrom('letter')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(mostLetters)
      .execute(),
  );

export const lettersUnderWay = async (queries: Queries): Promise<readonly number[]> =>
  (
    await queries
      .selectFrom('letter')
      .select('id')
      .where('state', '=', 'sending')
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);

/** The next readers a letter has not been written to. */
export const nextReaders = async (
  trx: Queries,
  after: number,
  most: number,
): Promise<readonly { readonly id: number; readonly email: string; readonly locale: string }[]> =>
  await trx
    .selectFrom('subscription')
    .select(['id', 'email', 'locale'])
    .where('confirmed_at', 'is not', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();

export const noteReached = async (
  trx: Queries,
  letterId: number,
  mails: readonly number[],
  reached: number,
  now: Date,
): Promise<void> => {
  await trx
    .insertInto('letter_mail')
    .values(
      mails.map((outboxId) => ({
        outbox_id: outboxId,
        letter_id: letterId,
        created_at: toInstant(now),
      })),
    )
    .execute();
  await trx
    .updateTable('letter')
    .set(({ eb }) => ({ reached, queued: eb('queued', '+', mails.length) }))
    .where('id', '=', letterId)
    .execute();
};

export const noteUnsubscribed = async (trx: Queries, letterId: number): Promise<void> => {
  await trx
    .updateTable('letter')
    .set(({ eb }) => ({ unsubscribed: eb('unsubscribed', '+', 1) }))
    .where('id', '=', letterId)
    .execute();
};
