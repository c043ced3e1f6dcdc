import { err, ok, parseEmail, type Result } from '@tailorbird/domain/kernel';
import { type Conversation, isPresent } from '@tailorbird/domain/support';
import { acquireLocks } from '../../../../platform/database/acquireLocks.ts';
import type { Queries, WithDatabase } from '../../../../platform/database/database.ts';
import { countAttempt, type RateLimited } from '../../../../platform/limits/attempts.ts';
import type { WithMailQueue } from '../../../../platform/mail/outbox.ts';
import type { WithClock, WithSettings } from '../../../../platform/runtime/runtime.ts';
import type { NotFound } from '../../../../platform/session/access.ts';
import type { Actor } from '../../../../platform/session/actor.ts';
import { lockNameOf, type Owner } from '../../../../platform/session/visitor.ts';
import {
  changeConversation,
  findConversation,
  markRead,
  messagesAfter,
  openConversation,
  type StoredConversation,
  transferConversations,
} from '../../store/conversations.ts';
import { lastPresence } from '../../store/studioChats.ts';
import type { WithAssistant } from './assistant.ts';
import { mailWaiting } from './mailChat.ts';
import type { WithChatSignals } from './signals.ts';

export type ChatNeeds = WithDatabase &
  WithClock &
  WithSettings &
  WithMailQueue &
  WithChatSignals &
  WithAssistant;

/** For the context that merges a guest's data into an account. */
export { transferConversations };

export const isStaffed = async (queries: Queries, now: Date): Promise<boolean> => {
  const seenAt = await lastPresence(queries);
  return isPresent(seenAt === null ? null : Date.parse(seenAt), now.getTime());
};

/** A conversation as its owner sees it, with the messages after a number. */
export const showConversation = async (
  { database: { queries }, clock }: WithDatabase & WithClock,
  conversation: StoredConversation,
  email: string | null,
  after: number,
): Promise<Conversation> => ({
  messenger: conversation.messenger,
  isClosed: conversation.isClosed,
  isStaffed: await isStaffed(queries, clock()),
  replyTo: conversation.replyTo ?? email,
  version: conversation.version,
  messages: await messagesAfter(queries, conversation.id, after),
});

export const emailOf = async (actor: Actor): Promise<string | null> => {
  const visitor = await actor.visitor();
  return visitor.kind === 'customer' ? visitor.account.email : null;
};

/**
 * The visitor's conversation; null if there is none yet. Messages the visitor already has count
 * as read.
 */
export const readConversation = async (
  shop: WithDatabase & WithClock,
  actor: Actor,
  after: number,
): Promise<Conversation | null> => {
  const owner = await actor.knownOwner();
  const found = owner && (await findConversation(shop.database.queries, owner));
  if (!found) return null;
  await markRead(shop.database.queries, found, 'customer', after);
  return await showConversation(shop, found, await emailOf(actor), after);
};

/** Finds or opens the actor's conversation, serialized per actor. */
export const conversationOf = async (
  trx: Queries,
  owner: Owner,
  actor: Actor,
  now: Date,
): Promise<StoredConversation> => {
  await acquireLocks(trx, [lockNameOf(owner)]);
  const found = await findConversation(trx, owner);
  return (
    found ??
    (await openConversation(
      trx,
      owner,
      { locale: actor.locale, origin: actor.linkOrigin, messenger: 'ai' },
      now,
    ))
  );
};

/** Requests a person. Mails the conversation if no staff member is online. */
export const requestPerson = async (
  shop: ChatNeeds,
  actor: Actor,
  after: number,
): Promise<Result<Conversation, RateLimited>> => {
  const counted = await countAttempt(shop, { kind: 'chat', address: actor.networkAddress() });
  if (!counted.ok) return counted;
  const owner = await actor.owner();
  const email = await emailOf(actor);
  const changed = await shop.database.transaction(async (trx) => {
    const now = shop.clock();
    const found = await conversationOf(trx, owner, actor, now);
    if (found.messenger === 'human' && !found.isClosed) return found;
    const version = await changeConversation(
      trx,
      found.id,
      { messenger: 'human', isClosed: false, locale: actor.locale },
      now,
    );
    const after: StoredConversation = { ...found, messenger: 'human', isClosed: false, version };
    await mailWaiting(trx, shop, after, { email, isStaffed: await isStaffed(trx, now) });
    return after;
  }, 'read committed');
  shop.mailQueued();
  shop.chatSignals.publish(changed.id);
  return ok(await showConversation(shop, changed, email, after));
};

export const setReplyTo = async (
  shop: ChatNeeds,
  actor: Actor,
  { email: typed, after }: { readonly email: string; readonly after: number },
): Promise<Result<Conversation, RateLimited | NotFound | { readonly kind: 'email-invalid' }>> => {
  const counted = await countAttempt(shop, { kind: 'chat', address: actor.networkAddress() });
  if (!counted.ok) return counted;
  const email = parseEmail(typed);
  if (!email.ok) return err({ kind: 'email-invalid' });
  const owner = await actor.knownOwner();
  const found = owner && (await findConversation(shop.database.queries, owner));
  if (!found) return err({ kind: 'not-found' });
  await changeConversation(shop.database.queries, found.id, { replyTo: email.value }, shop.clock());
  shop.chatSignals.publish(found.id);
  return ok(
    await showConversation(
      shop,
      { ...found, version: found.version + 1, replyTo: email.value },
      null,
      after,
    ),
  );
};
