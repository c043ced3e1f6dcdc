import { err, ok, type Result } from '@tailorbird/domain/kernel';
import {
  type ChatMessageFailure,
  type Conversation,
  checkChatMessage,
  type MessageToSend,
} from '@tailorbird/domain/support';
import type { Queries } from '../../../../platform/database/database.ts';
import { countAttempt, type RateLimited } from '../../../../platform/limits/attempts.ts';
import type { Actor } from '../../../../platform/session/actor.ts';
import type { WithSigningKey } from '../../../../platform/session/signedLinks.ts';
import { countDrafts } from '../../store/chatPhotos.ts';
import {
  addMessage,
  conversationById,
  hasMessage,
  lockConversation,
  markRead,
  messagesAfter,
  type StoredConversation,
} from '../../store/conversations.ts';
import {
  type ChatNeeds,
  conversationOf,
  emailOf,
  isStaffed,
  showConversation,
} from './conversation.ts';
import { mailWaiting } from './mailChat.ts';
import { hasBegun } from './tokens.ts';

type SendNeeds = ChatNeeds & WithSigningKey;

export type SentMessage = MessageToSend & { readonly assistantToken?: string | undefined };

const mostBefore = 12;

/** Leaves out photos of other conversations and photos that are already in a message. */
const ownPhotos = async (
  trx: Queries,
  conversationId: number,
  photos: readonly string[],
): Promise<readonly string[]> =>
  (await countDrafts(trx, conversationId, photos)) === photos.length ? photos : [];

/** Stores a visitor's message, once per key, and notifies the addressee. */
const keepMessage = async (
  shop: ChatNeeds,
  actor: Actor,
  { key, text, photos, messenger }: MessageToSend,
): Promise<{ readonly conversation: StoredConversation; readonly wasKept: boolean }> => {
  const owner = await actor.owner();
  const email = await emailOf(actor);
  return await shop.database.transaction(async (trx) => {
    const now = shop.clock();
    const found = await conversationOf(trx, owner, actor, now);
    const conversation = (await lockConversation(trx, found.id)) ?? found;
    if (await hasMessage(trx, conversation.id, key)) return { conversation, wasKept: true };
    const own = await ownPhotos(trx, conversation.id, photos);
    const change = { messenger, isClosed: false, locale: actor.locale };
    const version = await addMessage(
      trx,
      conversation.id,
      { key, author: 'customer', text, photos: own },
      change,
      now,
    );
    const changed: StoredConversation = { ...conversation, ...change, version };
    if (messenger === 'human')
      await mailWaiting(trx, shop, changed, { email, isStaffed: await isStaffed(trx, now) });
    return { conversation: changed, wasKept: false };
  }, 'read committed');
};

/**
 * Lets the assistant answer the message with this key unless it has: a message resent after an
 * interruption gets its answer.
 */
const askAssistant = async (
  shop: SendNeeds,
  actor: Actor,
  conversation: StoredConversation,
  question: SentMessage,
): Promise<void> => {
  const key = `${question.key}-answer`;
  const { database } = shop;
  if (await hasMessage(database.queries, conversation.id, key)) return;
  const messages = await messagesAfter(database.queries, conversation.id, 0);
  const answer = await shop.assistant.answer({
    text: question.text,
    locale: actor.locale,
    before: messages.slice(0, -1).slice(-mostBefore),
    actor,
    mayBeWorded: hasBegun(shop, await actor.owner(), question.assistantToken),
  });
  await database.transaction(async (trx) => {
    const held = await lockConversation(trx, conversation.id);
    // A staff member may have taken over in the meantime.
    if (held?.messenger !== 'ai' || (await hasMessage(trx, conversation.id, key))) return;
    await addMessage(
      trx,
      conversation.id,
      { key, author: 'assistant', ...answer },
      {},
      shop.clock(),
    );
  }, 'read committed');
};

/**
 * Adds a message to the visitor's conversation; returns the messages after the last number the
 * visitor has.
 */
export const sendMessage = async (
  shop: SendNeeds,
  actor: Actor,
  sent: SentMessage,
  after: number,
): Promise<Result<Conversation, ChatMessageFailure | RateLimited>> => {
  const checked = checkChatMessage(sent);
  if (!checked.ok) return err(checked.failure);
  const counted = await countAttempt(shop, { kind: 'chat', address: actor.networkAddress() });
  if (!counted.ok) return counted;
  // If the assistant is turned off, its messages go to staff.
  const messenger = shop.settings.switches.appliedChat ? sent.messenger : 'human';
  const message = { ...sent, ...checked.value, messenger };
  const { conversation, wasKept } = await keepMessage(shop, actor, message);
  if (!wasKept) {
    shop.mailQueued();
    shop.chatSignals.publish(conversation.id);
  }
  if (message.messenger === 'ai' && conversation.messenger === 'ai') {
    await askAssistant(shop, actor, conversation, message);
    shop.chatSignals.publish(conversation.id);
  }
  const now = (await conversationById(shop.database.queries, conversation.id)) ?? conversation;
  await markRead(shop.database.queries, now, 'customer', after);
  return ok(await showConversation(shop, now, await emailOf(actor), after));
};
