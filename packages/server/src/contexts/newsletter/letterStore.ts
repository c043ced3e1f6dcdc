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
  const fresh = { state: 'draft' as const, version: 1, started_at: null, reached: 0, queued: 0, unsubscribed: 0, origin: '' };
  const row = await trx
    .insertInto('letter')
    .values({ ...columnsOf(words), ...fresh, changed_at: toInstant(now) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
};

export const findLetter = async (queries: Queries, id: number): Promise<Selectable<Schema['letter']> | undefined> =>
  await queries.selectFrom('letter').selectAll().where('id', '=', id).executeTakeFirst();

export const changeWords = async (trx: Queries, id: number, words: LetterWords, now: Date): Promise<void> => {
  await trx
    .updateTable('letter')
    .set(({ eb }) => ({ ...columnsOf(words), changed_at: toInstant(now), version: eb('version', '+', 1) }))
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

export const countReaders = async (queries: Queries, after = 0): Promise<number> => {
  const { readers } = await queries
    .selectFrom('subscription')
    .select(({ fn }) => fn.countAll<number | string>().as('readers'))
    .where('confirmed_at', 'is not', null)
    .where('id', '>', after)
    .executeTakeFirstOrThrow();
  return Number(readers);
};

const viewOf = async (queries: Queries, row: Selectable<Schema['letter']>): Promise<Letter> => {
  const mails = await queries
    .selectFrom('letter_mail')
    .innerJoin('outbox', 'outbox.id', 'letter_mail.outbox_id')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('open'),
      sql<number | string | null>`sum(case when outbox.attempts >= ${mostAttempts} then 1 else 0 end)`.as('failed'),
    ])
    .where('letter_mail.letter_id', '=', row.id)
    .where('outbox.delivered_at', 'is', null)
    .executeTakeFirstOrThrow();
  const failed = Number(mails.failed ?? 0);
  const waiting = Number(mails.open) - failed;
  return {
    ...wordsOf(row),
    id: row.id,
    state: row.state,
    version: row.version,
    changedAt: row.changed_at,
    startedAt: row.started_at,
    sent: row.queued - waiting - failed,
    waiting,
    failed,
    left: row.state === 'sent' ? 0 : await countReaders(queries, row.reached),
    unsubscribed: row.unsubscribed,
  };
};

export const viewLetter = async (queries: Queries, id: number): Promise<Letter | null> => {
  const row = await findLetter(queries, id);
  return row ? await viewOf(queries, row) : null;
};

export const viewLetters = async (queries: Queries): Promise<readonly Letter[]> => {
  const rows = await queries.selectFrom('letter').selectAll().orderBy('id', 'desc').limit(mostLetters).execute();
  const letters: Letter[] = [];
  for (const row of rows) letters.push(await viewOf(queries, row));
  return letters;
};

export const lettersUnderWay = async (queries: Queries): Promise<readonly number[]> =>
  (await queries.selectFrom('letter').select('id').where('state', '=', 'sending').orderBy('id').execute()).map(({ id }) => id);

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

export const noteReached = async (trx: Queries, letterId: number, mails: readonly number[], reached: number, now: Date): Promise<void> => {
  await trx
    .insertInto('letter_mail')
    .values(mails.map((outboxId) => ({ outbox_id: outboxId, letter_id: letterId, created_at: toInstant(now) })))
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
