import { DeskConversations } from '@tailorbird/adapter-chat';
import type { Conversations } from '@tailorbird/domain/support';
import type { Services } from '../platform/services/services.ts';
import { readChatProvider } from '../shared/support/chatProvider.ts';

export const openConversations = async (services: Services): Promise<Conversations> => {
  const provider = readChatProvider();
  if (provider === null) return new DeskConversations();
  const { openOutsideConversations } = await import('./openOutsideConversations.ts');
  return openOutsideConversations(provider, services);
};
