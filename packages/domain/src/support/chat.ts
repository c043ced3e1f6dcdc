import { unreachable } from '../kernel/index.ts';
import type { Messenger, StoredMessenger } from './messenger.ts';

/**
 * SUPPORT-16: delays before the human messenger restarts, in ms. A language change has
 * the same delay as a page group change.
 */
export const restartAfterPageGroupMs = 100;
export const restartAfterSignInMs = 1000;

/** State of the support chat in a tab. Instants are in ms of the same clock. */
export type Chat = {
  readonly consented: boolean;
  /** The messenger opened last, null if none was opened (SUPPORT-13). */
  readonly active: Messenger | null;
  readonly open: boolean;
  readonly identified: boolean;
  /** Time of the scheduled restart. Null if none is scheduled. */
  readonly restartAt: number | null;
  /** Number of restarts. An increase triggers one. */
  readonly restarts: number;
  /** Choice to store in the browser (SUPPORT-12). */
  readonly kept: StoredMessenger | null;
};

export type ChatEvent =
  | { readonly type: 'consent-granted' }
  | { readonly type: 'consent-withdrawn' }
  | { readonly type: 'opened'; readonly messenger: Messenger; readonly at: number }
  | { readonly type: 'closed' }
  | { readonly type: 'page-group-changed'; readonly at: number }
  | { readonly type: 'language-changed'; readonly at: number }
  | { readonly type: 'signed-in'; readonly at: number }
  /** A command from the active chat (SUPPORT-17). */
  | { readonly type: 'commanded'; readonly command: 'open' | 'clear-identity' }
  | { readonly type: 'time-passed'; readonly at: number };

export const startChat = (kept: StoredMessenger | null): Chat => ({
  consented: false,
  active: null,
  open: false,
  identified: false,
  restartAt: null,
  restarts: 0,
  kept,
});

/** The later restart wins, so that signing in while changing the page restarts once. */
const restartAt = (chat: Chat, at: number): Chat =>
  chat.active === 'human' ? { ...chat, restartAt: Math.max(chat.restartAt ?? 0, at) } : chat;

/**
 * State after an event (SUPPORT-10, SUPPORT-12, SUPPORT-13, SUPPORT-16, SUPPORT-17).
 * Without consent nothing opens or restarts.
 */
export const reduceChat = (chat: Chat, event: ChatEvent): Chat => {
  switch (event.type) {
    case 'consent-granted':
      return { ...chat, consented: true };
    case 'consent-withdrawn':
      return { ...startChat(chat.kept), restarts: chat.restarts };
    case 'opened':
      return chat.consented
        ? {
            ...chat,
            active: event.messenger,
            open: true,
            kept: { messenger: event.messenger, at: event.at },
          }
        : chat;
    case 'closed':
      return { ...chat, open: false };
    case 'page-group-changed':
    case 'language-changed':
      return restartAt(chat, event.at + restartAfterPageGroupMs);
    case 'signed-in':
      return { ...restartAt(chat, event.at + restartAfterSignInMs), identified: true };
    case 'commanded':
      switch (event.command) {
        case 'open':
          return chat.active === null ? chat : { ...chat, open: true };
        case 'clear-identity':
          return { ...chat, identified: false };
        default:
          return unreachable(event.command);
      }
    case 'time-passed':
      return chat.restartAt !== null && event.at >= chat.restartAt
        ? { ...chat, restartAt: null, restarts: chat.restarts + 1 }
        : chat;
    default:
      return unreachable(event);
  }
};
