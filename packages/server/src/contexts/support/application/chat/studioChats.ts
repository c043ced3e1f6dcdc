import { err, ok, type Result } from '@tailorbird/domain/kernel';
import {
  type ChatMessageFailure,
  type ChatState,
  type ChatSummary,
  chatIdentity,
  checkChatMessage,
  isPresent,
  type StudioInquiry,
} from '@tailorbird/domain/support';
import type { WithDatabase } from '../../../../platform/database/database.ts';
import type { WithClock } from '../../../../platform/runtime/runtime.ts';
import {
  type AccessRefused,
  type NotFound,
  requireStaff,
} from '../../../../platform/session/access.ts';
import type { Actor } from '../../../../platform/session/actor.ts';
import type { WithIdentities } from '../../../../platform/session/identities.ts';
import {
  addMessage,
  changeConversation,
  hasMessage,
  lockConversation,
  markRead,
} from '../../store/conversations.ts';
import {
  type ListedConversation,
  listConversations,
  listedConversation,
  listInquiries,
  markInquiry,
} from '../../store/studioChats.ts';
import { showConversation } from './conversation.ts';
import type { WithChatSignals } from './signals.ts';

export type StudioChatNeeds = WithDatabase & WithClock & WithIdentities & WithChatSignals;

const longestExcerpt = 120;

const nameOf = async (
  { identities }: WithIdentities,
  accountId: number,
): Promise<{ readonly name: string; readonly email: string } | null> => {
  const account = await identities.accountOf(accountId);
  const identity = chatIdentity(account ?? null);
  return identity.kind === 'customer' ? { name: identity.name, email: identity.email } : null;
};

const summaryOf = async (
  shop: StudioChatNeeds,
  listed: ListedConversation,
  me: number,
): Promise<ChatSummary> => {
  const { conversation } = listed;
  const customer =
    conversation.accountId === null ? null : await nameOf(shop, conversation.accountId);
  const assigned =
    conversation.assignedTo === null ? null : await nameOf(shop, conversation.assignedTo);
  const seenAt = conversation.customerSeenAt;
  return {
    id: conversation.id,
    name: customer?.name ?? null,
    email: customer?.email ?? conversation.replyTo,
    isCustomer: customer !== null,
    locale: conversation.locale,
    isClosed: conversation.isClosed,
    isWithAssistant: conversation.messenger === 'ai',
    isThere: isPresent(seenAt === null ? null : Date.parse(seenAt), shop.clock().getTime()),
    unread: listed.unread,
    assignedTo: assigned && { name: assigned.name, isMe: conversation.assignedTo === me },
    excerpt: listed.last.slice(0, longestExcerpt),
    at: conversation.updatedAt,
    version: conversation.stateVersion,
  };
};

/** Conversations, those that wait for staff first. */
export const allConversations = async (
  shop: StudioChatNeeds,
  actor: Actor,
  status: 'open' | 'closed',
): Promise<Result<readonly ChatSummary[], AccessRefused>> => {
  const staff = requireStaff(await actor.visitor(), 'admins');
  if (!staff.ok) return staff;
  const listed = await listConversations(shop.database.queries, status === 'closed');
  const asksPerson = ({ waits, conversation }: ListedConversation): number =>
    waits && conversation.messenger === 'human' ? 0 : 1;
  const ordered = [...listed].sort((one, other) => asksPerson(one) - asksPerson(other));
  return ok(await Promise.all(ordered.map((each) => summaryOf(shop, each, staff.value.id))));
};

const stateOf = async (
  shop: StudioChatNeeds,
  id: number,
  me: number,
  after: number,
): Promise<ChatState | null> => {
  const listed = await listedConversation(shop.database.queries, id);
  if (!listed) return null;
  const summary = await summaryOf(shop, listed, me);
  return {
    summary,
    conversation: await showConversation(shop, listed.conversation, summary.email, after),
  };
};

/** A conversation with its messages, which marks it as read. */
export const readStudioConversation = async (
  shop: StudioChatNeeds,
  actor: Actor,
  id: number,
  after: number,
): Promise<Result<ChatState, AccessRefused | NotFound>> => {
  const staff = requireStaff(await actor.visitor(), 'admins');
  if (!staff.ok) return staff;
  const listed = await listedConversation(shop.database.queries, id);
  if (!listed) return err({ kind: 'not-found' });
  await markRead(shop.database.queries, listed.conversation, 'staff', listed.conversation.version);
  const state = await stateOf(shop, id, staff.value.id, after);
  return state ? ok(state) : err({ kind: 'not-found' });
};

/**
 * Answers a conversation, once per key. From then on it belongs to staff and, if unassigned, to
 * the author of the answer.
 */
export const answerConversation = async (
  shop: StudioChatNeeds,
  actor: Actor,
  id: number,
  { key, text, after }: { readonly key: string; readonly text: string; readonly after: number },
): Promise<Result<ChatState, AccessRefused | NotFound | ChatMessageFailure>> => {
  const staff = requireStaff(await actor.visitor(), 'admins');
  if (!staff.ok) return staff;
  const checked = checkChatMessage({ text, photos: [] });
  if (!checked.ok) return err(checked.failure);
  const found = await shop.database.transaction(async (trx) => {
    const conversation = await lockConversation(trx, id);
    if (!conversation) return false;
    if (await hasMessage(trx, id, key)) return true;
    const assignedTo = conversation.assignedTo ?? staff.value.id;
    const change = {
      messenger: 'human',
      isClosed: false,
      assignedTo,
      byStaff: assignedTo !== conversation.assignedTo,
    } as const;
    await addMessage(
      trx,
      id,
      { key, author: 'staff', text: checked.value.text },
      change,
      shop.clock(),
    );
    return true;
  }, 'read committed');
  if (!found) return err({ kind: 'not-found' });
  shop.chatSignals.publish(id);
  return await readStudioConversation(shop, actor, id, after);
};

/**
 * Assigns, releases, closes or reopens a conversation, unless another staff member changed it
 * since it was read.
 */
export const changeStudioConversation = async (
  shop: StudioChatNeeds,
  actor: Actor,
  id: number,
  change: {
    readonly assigned?: 'me' | 'nobody' | undefined;
    readonly closed?: boolean | undefined;
    readonly version: number;
  },
): Promise<
  Result<
    ChatState,
    AccessRefused | NotFound | { readonly kind: 'changed-meanwhile'; readonly now: ChatSummary }
  >
> => {
  const staff = requireStaff(await actor.visitor(), 'admins');
  if (!staff.ok) return staff;
  const me = staff.value.id;
  const outcome = await shop.database.transaction(async (trx) => {
    const conversation = await lockConversation(trx, id);
    if (!conversation) return 'not-found';
    if (conversation.stateVersion !== change.version) return 'changed-meanwhile';
    await changeConversation(
      trx,
      id,
      {
        byStaff: true,
        ...(change.assigned && { assignedTo: change.assigned === 'me' ? me : null }),
        ...(change.closed !== undefined && { isClosed: change.closed }),
      },
      shop.clock(),
    );
    return 'changed';
  }, 'read committed');
  if (outcome === 'changed') shop.chatSignals.publish(id);
  const state = outcome === 'not-found' ? null : await stateOf(shop, id, me, 0);
  if (!state) return err({ kind: 'not-found' });
  return outcome === 'changed' ? ok(state) : err({ kind: 'changed-meanwhile', now: state.summary });
};

export const allInquiries = async (
  shop: WithDatabase,
  actor: Actor,
  status: 'open' | 'answered',
): Promise<Result<readonly StudioInquiry[], AccessRefused>> => {
  const staff = requireStaff(await actor.visitor(), 'admins');
  return staff.ok ? ok(await listInquiries(shop.database.queries, status === 'answered')) : staff;
};

export const setInquiryAnswered = async (
  shop: WithDatabase & WithClock,
  actor: Actor,
  id: number,
  isAnswered: boolean,
): Promise<Result<null, AccessRefused | NotFound>> => {
  const staff = requireStaff(await actor.visitor(), 'admins');
  if (!staff.ok) return staff;
  return (await markInquiry(shop.database.queries, id, isAnswered ? shop.clock() : null))
    ? ok(null)
    : err({ kind: 'not-found' });
};
