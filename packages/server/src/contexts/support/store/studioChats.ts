import type { InquiryTopic, StudioInquiry } from '@tailorbird/domain/support';
import { fromJson, toInstant } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { StoredConversation } from './conversations.ts';
import { conversationById } from './conversations.ts';

/** Maximum length of staff's lists of conversations and inquiries. */
const mostListed = 100;

export type ListedConversation = {
  readonly conversation: StoredConversation;
  readonly unread: number;
  readonly last: string;
  readonly waits: boolean;
};

const detailsOf = async (
  queries: Queries,
  conversation: StoredConversation,
): Promise<ListedConversation> => {
  const last = await queries
    .selectFrom('chat_message')
    .select(['text', 'author'])
    .where('conversation_id', '=', conversation.id)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { unread } = await queries
    .selectFrom('chat_message')
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where('conversation_id', '=', conversation.id)
    .where('author', '=', 'customer')
    .where('number', '>', conversation.staffRead)
    .executeTakeFirstOrThrow();
  return {
    conversation,
    unread: Number(unread),
    last: last?.text ?? '',
    waits: last?.author === 'customer',
  };
};

export const listConversations = async (
  queries: Queries,
  isClosed: boolean,
): Promise<readonly ListedConversation[]> => {
  const rows = await queries
    .selectFrom('conversation')
    .select('id')
    .where('is_closed', '=', isClosed ? 1 : 0)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('chat_message')
          .select('chat_message.id')
          .whereRef('chat_message.conversation_id', '=', 'conversation.id'),
      ),
    )
    .orderBy('updated_at', 'desc')
    .limit(mostListed)
    .execute();
  const found = await Promise.all(rows.map(({ id }) => conversationById(queries, id)));
  return await Promise.all(found.flatMap((each) => (each ? [detailsOf(queries, each)] : [])));
};

export const listedConversation = async (
  queries: Queries,
  id: number,
): Promise<ListedConversation | undefined> => {
  const found = await conversationById(queries, id);
  return found && (await detailsOf(queries, found));
};

/** Open inquiries, oldest first, or answered ones, newest first. */
export const listInquiries = async (
  queries: Queries,
  isAnswered: boolean,
): Promise<readonly StudioInquiry[]> => {
  const rows = await queries
    .selectFrom('inquiry')
    .selectAll()
    .where('answered_at', isAnswered ? 'is not' : 'is', null)
    .orderBy('id', isAnswered ? 'desc' : 'asc')
    .limit(mostListed)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    topic: row.topic satisfies InquiryTopic,
    email: row.email,
    values: fromJson(row.fields),
    at: row.created_at,
    answeredAt: row.answered_at,
  }));
};

export const markInquiry = async (
  queries: Queries,
  id: number,
  answeredAt: Date | null,
): Promise<boolean> => {
  const changed = await queries
    .updateTable('inquiry')
    .set({ answered_at: answeredAt && toInstant(answeredAt) })
    .where('id', '=', id)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
};

export const recordPresence = async (
  queries: Queries,
  accountId: number,
  at: Date,
): Promise<void> => {
  await queries
    .insertInto('staff_presence')
    .values({ account_id: accountId, seen_at: toInstant(at) })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ seen_at: toInstant(at) }))
    .execute();
};

export const clearPresence = async (queries: Queries, accountId: number): Promise<void> => {
  await queries.deleteFrom('staff_presence').where('account_id', '=', accountId).execute();
};

export const lastPresence = async (queries: Queries): Promise<string | null> => {
  const row = await queries
    .selectFrom('staff_presence')
    .select('seen_at')
    .orderBy('seen_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.seen_at ?? null;
};
