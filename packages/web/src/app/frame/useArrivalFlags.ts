import { messengerNamed } from '@tailorbird/domain/support';
import { useEffect } from 'react';
import { useQuery } from '../../platform/navigation/useQuery.ts';
import { useService } from '../../platform/services/useService.ts';
import { ChatDoorT } from '../../shared/support/chatDoor.ts';

const arrivalFlag = '_scy';
const chatFlag = 'open-support-chat';

/**
 * Removes one-time query parameters: `_scy` (SHELL-31), and the chat request once the chat
 * opens (PANEL-10, PANEL-11).
 */
export const useArrivalFlags = (): void => {
  const [query, setQuery] = useQuery();
  const door = useService(ChatDoorT);
  useEffect(() => {
    if (!query.has(arrivalFlag) && !query.has(chatFlag)) return;
    const messenger = query.get(chatFlag);
    if (messenger !== null) door.open(messengerNamed(messenger));
    setQuery(
      (next) => {
        next.delete(arrivalFlag);
        next.delete(chatFlag);
        return next;
      },
      { replace: true },
    );
  }, [query, setQuery, door]);
};
