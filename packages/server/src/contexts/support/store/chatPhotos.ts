import { toInstant } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';

export const insertChatPhoto = async (
  queries: Queries,
  photo: { readonly id: string; readonly conversationId: number },
  now: Date,
): Promise<void> => {
  await queries
    .insertInto('chat_photo')
    .values({
      id: photo.id,
      conversation_id: photo.conversationId,
      is_sent: 0,
      created_at: toInstant(now),
    })
    .execute();
};

export const conversationOfPhoto = async (
  queries: Queries,
  id: string,
): Promise<number | undefined> =>
  (
    await queries
      .selectFrom('chat_photo')
      .select('conversation_id')
      .where('id', '=', id)
      .executeTakeFirst()
  )?.conversation_id;

/** The number of these photos that belong to the conversation and are not in a message yet. */
export const countDrafts = async (
  queries: Queries,
  conversationId: number,
  ids: readonly string[],
): Promise<number> => {
  if (ids.length === 0) return 0;
  const rows = await queries
    .selectFrom('chat_photo')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where('is_sent', '=', 0)
    .where('id', 'in', ids)
    .execute();
  return rows.length;
};

export const countChatPhotos = async (
  queries: Queries,
  conversationId: number,
): Promise<number> => {
  const rows = await queries
    .selectFrom('chat_photo')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .execute();
  return rows.length;
};

/** Photos in the conversations of an account; their files must be deleted first. */
export const chatPhotosOf = async (
  queries: Queries,
  accountId: number,
): Promise<readonly string[]> => {
  const rows = await queries
    .selectFrom('chat_photo')
    .innerJoin('conversation', 'conversation.id', 'chat_photo.conversation_id')
    .select('chat_photo.id')
    .where('conversation.account_id', '=', accountId)
    .execute();
  return rows.map(({ id }) => id);
};

export const eraseConversations = async (trx: Queries, accountId: number): Promise<void> => {
  const own = trx.selectFrom('conversation').select('id').where('account_id', '=', accountId);
  await trx.deleteFrom('chat_photo').where('conversation_id', 'in', own).execute();
  await trx.deleteFrom('chat_message').where('conversation_id', 'in', own).execute();
  await trx.deleteFrom('conversation').where('account_id', '=', accountId).execute();
  await trx.deleteFrom('staff_presence').where('account_id', '=', accountId).execute();
};
