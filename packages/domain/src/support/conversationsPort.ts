import type { Currency, Result } from '../kernel/index.ts';
import type { ChatPlacement } from './chatPlacement.ts';
import type { ChatMessageFailure, Conversation } from './conversation.ts';
import type { Messenger } from './messenger.ts';
import type { PhotoFailure, PhotosAway } from './photo.ts';

/**
 * A customer in the messenger. `token` is the server's signature for messengers that
 * require one (SUPPORT-20).
 */
export type ChatPerson = { readonly email: string; readonly name: string; readonly token?: string };

export type WindowEvent = 'opened' | 'closed';

/**
 * Port: the human messenger of any provider. Nothing loads before it is opened, which
 * requires consent (SUPPORT-10).
 */
export type Conversations = {
  /**
   * True if the messenger has its own window. Otherwise the shop's panel shows the chat.
   */
  readonly isOwnWindow: boolean;
  /** True if an identity requires the server's signature (SUPPORT-20). */
  readonly asksForToken: boolean;
  /**
   * Opens the messenger. `opened` is false if it is unavailable (SUPPORT-22). Rejects if
   * it is not configured (SUPPORT-19).
   */
  readonly open: () => Promise<{ readonly opened: boolean }>;
  /** Closes the window. The conversation continues when it is opened again. */
  readonly close: () => void;
  /**
   * SUPPORT-18: sets the customer. Null for a guest, which forgets an earlier customer.
   */
  readonly identify: (person: ChatPerson | null) => void;
  /**
   * SUPPORT-16: restarts in the current language and for the current team. Messages are
   * kept.
   */
  readonly restart: () => void;
  /** SUPPORT-14: for a messenger with its own launcher or window. */
  readonly place: (placement: ChatPlacement) => void;
  /** Ends the messenger and removes its browser data after consent was withdrawn. */
  readonly end: () => void;
  /**
   * Calls `listener` when the window opens or closes by itself. Returns a function that
   * unsubscribes.
   */
  readonly follow: (listener: (event: WindowEvent) => void) => () => void;
};

/** Port: signed identities of customers, for messengers that require them (API-57). */
export type SupportTokens = {
  /** Null for a guest, or if the shop does not sign identities. */
  readonly userToken: (currency: Currency) => Promise<string | null>;
};

export type ChatRefused =
  | ChatMessageFailure
  | { readonly kind: 'too-often' }
  | { readonly kind: 'chat-not-found' }
  | { readonly kind: 'email-invalid' }
  | { readonly kind: 'unreachable' };

/** A message to send. `key` is its idempotency key. */
export type MessageToSend = {
  readonly key: string;
  readonly text: string;
  readonly photos: readonly string[];
  readonly messenger: Messenger;
};

/**
 * Port: the shop's own chat with a visitor, identified by account or cookie. Results
 * contain the messages after number `after`.
 */
export type ChatDesk = {
  readonly read: (after: number) => Promise<Result<Conversation | null, ChatRefused>>;
  readonly send: (
    message: MessageToSend,
    after: number,
  ) => Promise<Result<Conversation, ChatRefused>>;
  /** Selects the assistant for this visitor (API-56). */
  readonly startAssistant: () => Promise<void>;
  /** Re-encodes and stores a photo for a message. Returns its id. */
  readonly addPhoto: (
    bytes: Uint8Array<ArrayBuffer>,
  ) => Promise<Result<string, ChatRefused | PhotoFailure | PhotosAway>>;
  readonly requestPerson: (after: number) => Promise<Result<Conversation, ChatRefused>>;
  /** Sets the email address for answers while the visitor is away. */
  readonly setReplyTo: (email: string, after: number) => Promise<Result<Conversation, ChatRefused>>;
  /**
   * Calls `changed` when there may be new messages. Returns a function that
   * unsubscribes.
   */
  readonly listen: (changed: () => void) => () => void;
};
