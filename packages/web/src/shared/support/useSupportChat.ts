import type { ChatRequest } from '@tailorbird/domain/support';
import { useCallback, useEffect } from 'react';
import { useService } from '../../platform/services/useService.ts';
import { ChatDoorT } from './chatDoor.ts';

export const useSupportChat = (): { readonly open: () => void } => {
  const door = useService(ChatDoorT);
  const open = useCallback(() => door.open(), [door]);
  return { open };
};

/** SUPPORT-14: requests the chat launcher while a screen is shown. Pass a stable object. */
export const useChatRequest = (request: ChatRequest): void => {
  const door = useService(ChatDoorT);
  useEffect(() => door.ask(request), [door, request]);
};
