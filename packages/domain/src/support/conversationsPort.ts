import type { Currency, Result } from '../kernel/index.ts';
import type { ChatPlacement } from './chatPlacement.ts';
import type { ChatMessageFailure, Conversation } from './conversation.ts';
import type { Messenger } from './messenger.ts';
import type { PhotoFailure, PhotosAway } from './photo.ts';

/** Who a messenger talks to; `token` is the server's word for it, where a messenger asks for one (SUPPORT-20). */
export type ChatPerson = { readonly email: string; readonly name: string; readonly token?: string };

/** What a messenger with a window of its own tells of it. */
export type WindowEvent = 'opened' | 'closed';

/** Port: the human messenger, whoever provides it. Nothing loads before it is opened, which happens after consent (SUPPORT-10). */
export type Conversations = {
  /** It shows itself in a window of its own; else the shop's panel shows the conversation. */
  readonly isOwnWindow: boolean;
  /** It believes who somebody is by the server's word alone (SUPPORT-20). */
  readonly asksForToken: boolean;
  /** Opens it; `opened` is false where it is not there (SUPPORT-22). Rejects where it is not set up (SUPPORT-19). */
  readonly open: () => Promise<{ readonly opened: boolean }>;
  /** Closes its window; the conversation goes on when it is opened again. */
  readonly close: () => void;
  /** SUPPORT-18: who is here; null for nobody, whatever was known before. */
  readonly identify: (person: ChatPerson | null) => void;
  /** SUPPORT-16: begins anew, in the language and for the team of now; what was said stays. */
  readonly restart: () => void;
  /** SUPPORT-14: for a messenger that has a launcher or a window of its own. */
  readonly place: (placement: ChatPlacement) => void;
  /** Ends it, with what it keeps in this browser: consent was taken back. */
  readonly end: () => void;
  /** Calls `hear` when its window opens or closes by itself, until what it answers is called. */
  readonly follow: (hear: (event: WindowEvent) => void) => () => void;
};

/** Port: the server's word for who is signed in, for a messenger that asks for one (API-57). */
export type SupportTokens = {
  /** Null where there is none: nobody is signed in, or the shop does not vouch for them. */
  readonly userToken: (currency: Currency) => Promise<string | null>;
};

export type ChatRefused =
  | ChatMessageFailure
  | { readonly kind: 'too-often' }
  | { readonly kind: 'chat-not-found' }
  | { readonly kind: 'email-invalid' }
  | { readonly kind: 'unreachable' };

/** A message on its way. `key` is its own: what is sent twice under it arrives once. */
export type MessageToSend = {
  readonly key: string;
  readonly text: string;
  readonly photos: readonly string[];
  /** Who is asked. */
  readonly messenger: Messenger;
};

/** Port: the shop's own conversation with whoever visits, by their account or their cookie. Answers hold what came after message number `after`. */
export type ChatDesk = {
  /** Null when there is no conversation yet. */
  readonly read: (after: number) => Promise<Result<Conversation | null, ChatRefused>>;
  readonly send: (
    message: MessageToSend,
    after: number,
  ) => Promise<Result<Conversation, ChatRefused>>;
  /** Says that the assistant is asked from now on, by who is here (API-56). */
  readonly startAssistant: () => Promise<void>;
  /** Draws a photo anew and keeps it for a message; answers its id. */
  readonly addPhoto: (
    bytes: Uint8Array<ArrayBuffer>,
  ) => Promise<Result<string, ChatRefused | PhotoFailure | PhotosAway>>;
  /** Asks for a person: the conversation is theirs from now on. */
  readonly handOver: (after: number) => Promise<Result<Conversation, ChatRefused>>;
  /** Says where answers go when nobody reads them here. */
  readonly setReplyTo: (email: string, after: number) => Promise<Result<Conversation, ChatRefused>>;
  /** Calls `changed` whenever there may be something new, until what it answers is called. */
  readonly listen: (changed: () => void) => () => void;
};
