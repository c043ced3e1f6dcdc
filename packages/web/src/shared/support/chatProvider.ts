import type { ChatProvider } from '@tailorbird/domain/support';

/** Id of the element present when support uses a third-party messenger. */
export const chatProviderElement = 'chat-provider';

/** The third-party messenger, or null if support uses the shop's own panel. */
export const readChatProvider = (): ChatProvider | null =>
  JSON.parse(
    document.getElementById(chatProviderElement)?.textContent ?? 'null',
  ) as ChatProvider | null;

const names: Readonly<Record<ChatProvider['kind'], string>> = {
  chatwoot: 'Chatwoot',
  dixa: 'Dixa',
};

/** Name of the messenger, for the consent question; null without one. */
export const chatProviderName = (provider: ChatProvider | null): string | null =>
  provider && names[provider.kind];
