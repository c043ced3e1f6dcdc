import type { Messenger } from './messenger.ts';

// The part of the chat that every page loads.

/**
 * Messenger of `?open-support-chat=…`: the human one for `dixa`, the AI for any other
 * value (PANEL-10).
 */
export const messengerOfParameter = (value: string): Messenger =>
  value === 'dixa' ? 'human' : 'ai';

/** Without a chat, support opens a mail (SUPPORT-22). */
export const supportMailLink = (supportEmail: string): string => `mailto:${supportEmail}`;
