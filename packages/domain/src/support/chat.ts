import { unreachable } from '../kernel/index.ts';
import type { KeptMessenger, Messenger } from './messenger.ts';

/** SUPPORT-16: how long after which event the human messenger restarts, in ms; after another language as after another group of pages. */
export const restartAfterPageGroupMs = 100;
export const restartAfterSignInMs = 1000;

/** The support chat of a tab. Instants in ms of any one clock. */
export type Chat = {
  readonly consented: boolean;
  /** SUPPORT-13: the one that was opened last; null before any was. */
  readonly active: Messenger | null;
  readonly open: boolean;
  readonly identified: boolean;
  /** When the human messenger restarts; null when nothing calls for it. */
  readonly restartAt: number | null;
  /** How often it has restarted: a change is the order to do it. */
  readonly restarts: number;
  /** To be kept in the browser (SUPPORT-12). */
  readonly kept: KeptMessenger | null;
};

export type ChatEvent =
  | { readonly type: 'consent-granted' }
  | { readonly type: 'consent-withdrawn' }
  | { readonly type: 'opened'; readonly messenger: Messenger; readonly at: number }
  | { readonly type: 'closed' }
  | { readonly type: 'page-group-changed'; readonly at: number }
  | { readonly type: 'language-changed'; readonly at: number }
  | { readonly type: 'signed-in'; readonly at: number }
  /** SUPPORT-17: from the active chat. */
  | { readonly type: 'commanded'; readonly command: 'open' | 'clear-identity' }
  | { readonly type: 'time-passed'; readonly at: number };

export const startChat = (kept: KeptMessenger | null): Chat => ({
  consented: false,
  active: null,
  open: false,
  identified: false,
  restartAt: null,
  restarts: 0,
  kept,
});

/** The later of two restarts counts, so that signing in on the way to another page restarts once. */
const restartAt = (chat: Chat, at: number): Chat =>
  chat.active === 'human' ? { ...chat, restartAt: Math.max(chat.restartAt ?? 0, at) } : chat;

/** The chat after an event (SUPPORT-10, SUPPORT-12, SUPPORT-13, SUPPORT-16, SUPPORT-17). Before consent nothing opens, and nothing restarts. */
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
