import type { Result } from '../kernel/index.ts';
import type { Conversation } from './conversation.ts';
import type { InquiryTopic } from './inquiry.ts';

/** List entry of a conversation, for staff. */
export type ChatSummary = {
  readonly id: number;
  /** Null for a guest. */
  readonly name: string | null;
  readonly email: string | null;
  readonly isCustomer: boolean;
  readonly locale: string;
  readonly isClosed: boolean;
  /** True while the assistant answers. */
  readonly isWithAssistant: boolean;
  readonly isThere: boolean;
  readonly unread: number;
  /** The staff member in charge. Null if unassigned. */
  readonly assignedTo: { readonly name: string; readonly isMe: boolean } | null;
  readonly excerpt: string;
  /** ISO 8601 instant of the last change. */
  readonly at: string;
  /** Increases when the chat is assigned, unassigned, closed or reopened. */
  readonly version: number;
};

export type ChatState = { readonly summary: ChatSummary; readonly conversation: Conversation };

export type StudioInquiry = {
  readonly id: number;
  readonly topic: InquiryTopic;
  readonly email: string;
  readonly values: Readonly<Record<string, string>>;
  readonly at: string;
  /** ISO 8601 instant. Null if unanswered. */
  readonly answeredAt: string | null;
};

export type StudioChatRefused =
  | { readonly kind: 'permission-denied' }
  | { readonly kind: 'chat-not-found' }
  /** Conflict with a concurrent change. `now` is the current state. */
  | { readonly kind: 'changed-meanwhile'; readonly now: ChatSummary }
  | { readonly kind: 'message-refused' }
  | { readonly kind: 'unreachable' };

type Answer<Value> = Promise<Result<Value, StudioChatRefused>>;

/** Port: chats and inquiries of all customers, for staff. */
export type StudioChats = {
  /** Chats that wait for an answer first, then by last change. */
  readonly list: (status: 'open' | 'closed') => Answer<readonly ChatSummary[]>;
  readonly read: (id: number, after: number) => Answer<ChatState>;
  readonly answer: (
    id: number,
    message: { readonly key: string; readonly text: string },
    after: number,
  ) => Answer<ChatState>;
  /**
   * Assigns, unassigns, closes or reopens the chat. `version` is the version the change
   * is based on.
   */
  readonly change: (
    id: number,
    change: {
      readonly assigned?: 'me' | 'nobody';
      readonly isClosed?: boolean;
      readonly version: number;
    },
  ) => Answer<ChatState>;
  readonly inquiries: (status: 'open' | 'answered') => Answer<readonly StudioInquiry[]>;
  readonly setAnswered: (id: number, isAnswered: boolean) => Answer<null>;
  /**
   * Calls `changed` when there may be news. Returns a function that unsubscribes.
   * `isHere` shows visitors that staff are online.
   */
  readonly listen: (isHere: boolean, changed: () => void) => () => void;
};
