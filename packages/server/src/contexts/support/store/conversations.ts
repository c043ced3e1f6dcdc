import type { Locale } from '@tailorbird/domain/kernel';
import type { ChatAuthor, ChatMessage, ChatSource, Messenger } from '@tailorbird/domain/support';
import type { Selectable } from 'kysely';
import {
  fromFlag,
  fromJson,
  toFlag,
  toInstant,
  toJson,
} from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { lockRows } from '../../../platform/database/lockRows.ts';
import type { Owner } from '../../../platform/session/visitor.ts';
import type { ChatMessageRow, ConversationRow } from '../tables.ts';

export type StoredConversation = {
  readonly id: number;
  readonly accountId: number | null;
  readonly locale: Locale;
  readonly origin: string;
  readonly messenger: Messenger;
  readonly isClosed: boolean;
  readonly assignedTo: number | null;
  readonly replyTo: string | null;
  readonly version: number;
  readonly stateVersion: number;
  readonly customerRead: number;
  readonly staffRead: number;
  readonly customerSeenAt: string | null;
  readonly customerMailed: boolean;
  readonly staffMailed: boolean;
  readonly updatedAt: string;
};

const toConversation = (row: Selectable<ConversationRow>): StoredConversation => ({
  id: row.id,
  accountId: row.account_id,
  locale: row.locale,
  origin: row.origin,
  messenger: row.messenger,
  isClosed: fromFlag(row.is_closed),
  assignedTo: row.assigned_to,
  replyTo: row.reply_to,
  version: row.version,
  stateVersion: row.state_version,
  customerRead: row.customer_read,
  staffRead: row.staff_read,
  customerSeenAt: row.customer_seen_at,
  customerMailed: fromFlag(row.customer_mailed),
  staffMailed: fromFlag(row.staff_mailed),
  updatedAt: row.updated_at,
});

const toMessage = (row: Selectable<ChatMessageRow>): ChatMessage => ({
  number: row.number,
  author: row.author,
  text: row.text,
  sources: fromJson(row.sources),
  photos: fromJson(row.photos),
  at: row.created_at,
});

const ofOwner = (queries: Queries, owner: Owner) => {
  const all = queries
    .selectFrom('conversation')
    .selectAll()
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1);
  return owner.kind === 'customer'
    ? all.where('account_id', '=', owner.accountId)
    : all.where('guest_key', '=', owner.guestKey);
};

/** The actor's conversation: of several that were merged at sign-in, the most recently used. */
export const findConversation = async (
  queries: Queries,
  owner: Owner,
): Promise<StoredConversation | undefined> => {
  const row = await ofOwner(queries, owner).executeTakeFirst();
  return row && toConversation(row);
};

export const conversationById = async (
  queries: Queries,
  id: number,
): Promise<StoredConversation | undefined> => {
  const row = await queries
    .selectFrom('conversation')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toConversation(row);
};

/** Like `findConversation`, and locked until the transaction ends. */
export const lockConversation = async (
  trx: Queries,
  id: number,
): Promise<StoredConversation | undefined> => {
  const [row] = await lockRows(
    trx,
    trx.selectFrom('conversation').selectAll().where('id', '=', id),
  );
  return row && toConversation(row);
};

export const openConversation = async (
  trx: Queries,
  owner: Owner,
  begun: { readonly locale: Locale; readonly origin: string; readonly messenger: Messenger },
  now: Date,
): Promise<StoredConversation> => {
  const row = await trx
    .insertInto('conversation')
    .values({
      account_id: owner.kind === 'customer' ? owner.accountId : null,
      guest_key: owner.kind === 'guest' ? owner.guestKey : null,
      locale: begun.locale,
      origin: begun.origin,
      messenger: begun.messenger,
      is_closed: 0,
      assigned_to: null,
      reply_to: null,
      version: 0,
      state_version: 0,
      customer_read: 0,
      staff_read: 0,
      customer_seen_at: null,
      customer_mailed: 0,
      staff_mailed: 0,
      created_at: toInstant(now),
      updated_at: toInstant(now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toConversation(row);
};

/** Maximum number of messages read at once, newest first: more than visitors scroll back. */
const mostMessages = 500;

export const messagesAfter = async (
  queries: Queries,
  conversationId: number,
  after: number,
): Promise<readonly ChatMessage[]> => {
  const rows = await queries
    .selectFrom('chat_message')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('number', '>', after)
    .orderBy('number', 'desc')
    .limit(mostMessages)
    .execute();
  return rows.reverse().map(toMessage);
};

export const hasMessage = async (
  queries: Queries,
  conversationId: number,
  key: string,
): Promise<boolean> =>
  (await queries
    .selectFrom('chat_message')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where('message_key', '=', key)
    .executeTakeFirst()) !== undefined;

export type NewMessage = {
  readonly key: string;
  readonly author: ChatAuthor;
  readonly text: string;
  readonly sources?: readonly ChatSource[];
  readonly photos?: readonly string[];
};

export type ConversationChange = {
  readonly messenger?: Messenger;
  readonly isClosed?: boolean;
  readonly assignedTo?: number | null;
  readonly replyTo?: string;
  readonly locale?: Locale;
  /** Staff assigned, released, closed or reopened it. */
  readonly byStaff?: boolean;
};

/**
 * Changes a conversation and increments its version; the row stays locked until the end of the
 * transaction. Returns the version.
 */
export const changeConversation = async (
  trx: Queries,
  id: number,
  change: ConversationChange,
  now: Date,
): Promise<number> => {
  const { version } = await trx
    .updateTable('conversation')
    .set(({ eb }) => ({
      version: eb('version', '+', 1),
      updated_at: toInstant(now),
      ...(change.byStaff && { state_version: eb('state_version', '+', 1) }),
      ...(change.messenger && { messenger: change.messenger }),
      ...(change.isClosed !== undefined && { is_closed: toFlag(change.isClosed) }),
      ...(change.assignedTo !== undefined && { assigned_to: change.assignedTo }),
      ...(change.replyTo !== undefined && { reply_to: change.replyTo }),
      ...(change.locale && { locale: change.locale }),
    }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
};

/**
 * Adds a message under a new key: the caller has locked the conversation and checked the key.
 * Returns its number.
 */
export const addMessage = async (
  trx: Queries,
  conversationId: number,
  message: NewMessage,
  change: ConversationChange,
  now: Date,
): Promise<number> => {
  const number = await changeConversation(trx, conversationId, change, now);
  const photos = message.photos ?? [];
  await trx
    .insertInto('chat_message')
    .values({
      conversation_id: conversationId,
      number,
      message_key: message.key,
      author: message.author,
      text: message.text,
      sources: toJson(message.sources ?? []),
      photos: toJson(photos),
      created_at: toInstant(now),
    })
    .execute();
  if (photos.length > 0)
    await trx.updateTable('chat_photo').set({ is_sent: 1 }).where('id', 'in', photos).execute();
  return number;
};

export const transferConversations = async (
  trx: Queries,
  guestKey: string,
  accountId: number,
): Promise<void> => {
  await trx
    .updateTable('conversation')
    .set({ account_id: accountId, guest_key: null })
    .where('guest_key', '=', guestKey)
    .execute();
};

/** Records how far a side has read, which allows the next mail. */
export const markRead = async (
  queries: Queries,
  conversation: StoredConversation,
  side: 'customer' | 'staff',
  number: number,
): Promise<void> => {
  const read = side === 'customer' ? conversation.customerRead : conversation.staffRead;
  // Messages that do not exist yet cannot be read.
  const upTo = Math.min(number, conversation.version);
  if (upTo <= read) return;
  await queries
    .updateTable('conversation')
    .set(
      side === 'customer'
        ? { customer_read: upTo, customer_mailed: 0 }
        : { staff_read: upTo, staff_mailed: 0 },
    )
    .where('id', '=', conversation.id)
    .execute();
};

export const markMailed = async (
  trx: Queries,
  id: number,
  side: 'customer' | 'staff',
): Promise<void> => {
  await trx
    .updateTable('conversation')
    .set(side === 'customer' ? { customer_mailed: 1 } : { staff_mailed: 1 })
    .where('id', '=', id)
    .execute();
};

export const markSeen = async (queries: Queries, id: number, at: Date | null): Promise<void> => {
  await queries
    .updateTable('conversation')
    .set({ customer_seen_at: at && toInstant(at) })
    .where('id', '=', id)
    .execute();
};
