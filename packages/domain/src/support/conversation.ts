import { err, ok, type Result } from '../kernel/index.ts';
import type { Messenger } from './messenger.ts';

export const maximumMessageLength = 2_000;
export const maximumChatPhotos = 4;

export type ChatAuthor = 'customer' | 'assistant' | 'staff';

/** Source of an assistant's answer: a page of the shop, without language prefix. */
export type ChatSource = { readonly title: string; readonly path: string };

export type ChatMessage = {
  readonly number: number;
  readonly author: ChatAuthor;
  readonly text: string;
  readonly sources: readonly ChatSource[];
  readonly photos: readonly string[];
  /** ISO 8601 instant. */
  readonly at: string;
};

export type Conversation = {
  /** The messenger that answers (SUPPORT-09). */
  readonly messenger: Messenger;
  readonly isClosed: boolean;
  readonly isStaffed: boolean;
  /** Email address for answers when the visitor is offline. Null if not given. */
  readonly replyTo: string | null;
  /** Increases with every change. */
  readonly version: number;
  readonly messages: readonly ChatMessage[];
};

export type ChatMessageFailure =
  | { readonly kind: 'message-empty' }
  | { readonly kind: 'message-too-long'; readonly maximum: number }
  | { readonly kind: 'too-many-photos'; readonly maximum: number };

/**
 * Validates and trims a message, before sending and on arrival: it needs a text or a
 * photo, within limits.
 */
export const checkChatMessage = (message: {
  readonly text: string;
  readonly photos: readonly string[];
}): Result<{ readonly text: string; readonly photos: readonly string[] }, ChatMessageFailure> => {
  const text = message.text.trim();
  if (text === '' && message.photos.length === 0) return err({ kind: 'message-empty' });
  if ([...text].length > maximumMessageLength)
    return err({ kind: 'message-too-long', maximum: maximumMessageLength });
  if (message.photos.length > maximumChatPhotos)
    return err({ kind: 'too-many-photos', maximum: maximumChatPhotos });
  return ok({ text, photos: message.photos });
};

/**
 * Merges known and new messages by number, without loss or duplicates, in any order of
 * arrival.
 */
export const joinMessages = (
  known: readonly ChatMessage[],
  came: readonly ChatMessage[],
): readonly ChatMessage[] => {
  const byNumber = new Map([...known, ...came].map((message) => [message.number, message]));
  return [...byNumber.values()].sort((one, other) => one.number - other.number);
};

/** Time after the last activity during which a person counts as present, in ms. */
export const presenceTimeoutMs = 60_000;

/** True if a person is present. Both instants are in ms of the same clock. */
export const isPresent = (seenAt: number | null, now: number): boolean =>
  seenAt !== null && now - seenAt <= presenceTimeoutMs;

/**
 * True if a message is mailed to its reader: absent, and not mailed since their last
 * visit.
 */
export const isMailedTo = (reader: {
  readonly isThere: boolean;
  readonly wasMailed: boolean;
}): boolean => !reader.isThere && !reader.wasMailed;
