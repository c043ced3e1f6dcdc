import type { ChatProvider } from '@tailorbird/domain/support';

/** The element a page has when people of the house answer in a messenger of another company. */
export const chatProviderElement = 'chat-provider';

/** The messenger of another company; null where people of the house answer in the shop's own panel. */
export const readChatProvider = (): ChatProvider | null =>
  JSON.parse(
    document.getElementById(chatProviderElement)?.textContent ?? 'null',
  ) as ChatProvider | null;

const names: Readonly<Record<ChatProvider['kind'], string>> = {
  chatwoot: 'Chatwoot',
  dixa: 'Dixa',
};

/** What the messenger is called, for those who are asked; null where there is none. */
export const chatProviderName = (provider: ChatProvider | null): string | null =>
  provider && names[provider.kind];
