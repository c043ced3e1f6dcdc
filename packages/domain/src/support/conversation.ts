import { err, ok, type Result } from '../kernel/index.ts';
import type { Messenger } from './messenger.ts';

/** The longest message, in characters as people count them. */
export const longestChatMessage = 2_000;
/** The most photos with one message. */
export const mostChatPhotos = 4;

export type ChatAuthor = 'customer' | 'assistant' | 'staff';

/** Where an answer of the assistant comes from: a page of the shop, without language. */
export type ChatSource = { readonly title: string; readonly path: string };

export type ChatMessage = {
  /** Counts up within its conversation, with gaps. */
  readonly number: number;
  readonly author: ChatAuthor;
  readonly text: string;
  readonly sources: readonly ChatSource[];
  /** Ids of photos. */
  readonly photos: readonly string[];
  /** ISO 8601 instant. */
  readonly at: string;
};

/** A conversation as who has it sees it. */
export type Conversation = {
  /** Who answers (SUPPORT-09). */
  readonly messenger: Messenger;
  readonly isClosed: boolean;
  /** Whether somebody of the house is there now. */
  readonly isStaffed: boolean;
  /** Where an answer goes when nobody reads it here; null while nobody said. */
  readonly replyTo: string | null;
  /** Grows with every change. */
  readonly version: number;
  /** The whole conversation, or what came after a number that was asked for. */
  readonly messages: readonly ChatMessage[];
};

export type ChatMessageFailure =
  | { readonly kind: 'message-empty' }
  | { readonly kind: 'message-too-long'; readonly maximum: number }
  | { readonly kind: 'too-many-photos'; readonly maximum: number };

/** A message before it is sent, and when it arrives: trimmed, with a text or a photo, and bounded. */
export const checkChatMessage = (message: {
  readonly text: string;
  readonly photos: readonly string[];
}): Result<{ readonly text: string; readonly photos: readonly string[] }, ChatMessageFailure> => {
  const text = message.text.trim();
  if (text === '' && message.photos.length === 0) return err({ kind: 'message-empty' });
  if ([...text].length > longestChatMessage)
    return err({ kind: 'message-too-long', maximum: longestChatMessage });
  if (message.photos.length > mostChatPhotos)
    return err({ kind: 'too-many-photos', maximum: mostChatPhotos });
  return ok({ text, photos: message.photos });
};

/** Messages that are known with those that came, each once, in their order: nothing is lost or doubled whichever way they came. */
export const joinMessages = (
  known: readonly ChatMessage[],
  came: readonly ChatMessage[],
): readonly ChatMessage[] => {
  const byNumber = new Map([...known, ...came].map((message) => [message.number, message]));
  return [...byNumber.values()].sort((one, other) => one.number - other.number);
};

/** How long after a sign of life somebody still counts as being there, in ms. */
export const presentForMs = 60_000;

/** Whether somebody who was last seen at an instant is there; both in ms of one clock. */
export const isPresent = (seenAt: number | null, now: number): boolean =>
  seenAt !== null && now - seenAt <= presentForMs;

/** Whether a message is mailed to those it is for: when they are not there, and have not been mailed since they last were. */
export const isMailedTo = (reader: {
  readonly isThere: boolean;
  readonly wasMailed: boolean;
}): boolean => !reader.isThere && !reader.wasMailed;
