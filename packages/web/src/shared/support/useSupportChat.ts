import type { ChatRequest } from '@tailorbird/domain/support';
import { useCallback, useEffect } from 'react';
import { useService } from '../../platform/services/useService.ts';
import { ChatDoorT } from './chatDoor.ts';

/** Opens the chat (SHELL-14). */
export const useSupportChat = (): { readonly open: () => void } => {
  const door = useService(ChatDoorT);
  const open = useCallback(() => door.open(), [door]);
  return { open };
};

/** SUPPORT-14: a screen's wish where the chat's launcher is, for as long as it is shown. Give it the same object each time. */
export const useChatRequest = (request: ChatRequest): void => {
  const door = useService(ChatDoorT);
  useEffect(() => door.ask(request), [door, request]);
};
