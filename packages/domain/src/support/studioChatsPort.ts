import type { Result } from '../kernel/index.ts';
import type { Conversation } from './conversation.ts';
import type { InquiryTopic } from './inquiry.ts';

/** A conversation in the list of the people of the house. */
export type ChatSummary = {
  readonly id: number;
  /** Null: a guest. */
  readonly name: string | null;
  readonly email: string | null;
  readonly isCustomer: boolean;
  readonly locale: string;
  readonly isClosed: boolean;
  /** The assistant answers. */
  readonly isWithAssistant: boolean;
  /** They have it open now. */
  readonly isThere: boolean;
  /** Messages of theirs nobody of the house has read. */
  readonly unread: number;
  /** Who has taken it; null when nobody has. */
  readonly assignedTo: { readonly name: string; readonly isMe: boolean } | null;
  /** The beginning of the last message. */
  readonly excerpt: string;
  /** ISO 8601 instant of the last change. */
  readonly at: string;
  /** Grows when it is taken, left, closed or opened. */
  readonly version: number;
};

/** One of them with its messages. */
export type ChatState = { readonly summary: ChatSummary; readonly conversation: Conversation };

/** What somebody wrote by a form, as the people of the house see it. */
export type StudioInquiry = {
  readonly id: number;
  readonly topic: InquiryTopic;
  readonly email: string;
  readonly values: Readonly<Record<string, string>>;
  readonly at: string;
  /** ISO 8601 instant; null while it waits. */
  readonly answeredAt: string | null;
};

export type StudioChatRefused =
  | { readonly kind: 'permission-denied' }
  | { readonly kind: 'chat-not-found' }
  /** Somebody else changed it meanwhile: this is how it is now. */
  | { readonly kind: 'changed-meanwhile'; readonly now: ChatSummary }
  | { readonly kind: 'message-refused' }
  | { readonly kind: 'unreachable' };

type Answer<Value> = Promise<Result<Value, StudioChatRefused>>;

/** Port: conversations and inquiries of everybody, for the people of the house. */
export type StudioChats = {
  /** Those that wait for an answer first, then by their last change. */
  readonly list: (status: 'open' | 'closed') => Answer<readonly ChatSummary[]>;
  readonly read: (id: number, after: number) => Answer<ChatState>;
  readonly answer: (
    id: number,
    message: { readonly key: string; readonly text: string },
    after: number,
  ) => Answer<ChatState>;
  /** Takes it, leaves it, closes it or opens it again. `version` is what the change was decided by. */
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
  /** Calls `changed` whenever there may be something new, until what it answers is called. `isHere`: visitors are told that somebody is. */
  readonly listen: (isHere: boolean, changed: () => void) => () => void;
};
