import type { ChatProvider } from '@tailorbird/domain/support';

/** Id of the element present when support uses a third-party messenger. */
export const chatProviderElement = 'chat-provider';

/** Null if support uses the shop's own panel. */
export const readChatProvider = (): ChatProvider | null =>
  JSON.parse(
    document.getElementById(chatProviderElement)?.textContent ?? 'null',
  ) as ChatProvider | null;

const names: Readonly<Record<ChatProvider['kind'], string>> = {
  chatwoot: 'Chatwoot',
  dixa: 'Dixa',
};

/** For the consent question; null without third-party messenger. */
export const chatProviderName = (provider: ChatProvider | null): string | null =>
  provider && names[provider.kind];
