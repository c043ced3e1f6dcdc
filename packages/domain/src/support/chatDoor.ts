import type { Messenger } from './messenger.ts';

// What every page needs to know of the chat, apart from what the chat itself does.

/** The messenger an address asks for with `?open-support-chat=…`: the human one by its name, the AI one by anything else (PANEL-10). */
export const messengerNamed = (value: string): Messenger => (value === 'dixa' ? 'human' : 'ai');

/** SUPPORT-22: without a chat widget a letter to support opens. */
export const withoutWidget = (supportEmail: string): string => `mailto:${supportEmail}`;
