import { useEffect } from 'react';
import { useQuery } from '../../platform/navigation/useQuery.ts';
import { useSupportChat } from '../../platform/support/useSupportChat.ts';

const arrivalFlag = '_scy';
const chatFlag = 'open-support-chat';

/** Takes off the address what was meant for the arrival alone: `_scy` (SHELL-31), and the wish for the chat once it opens (PANEL-10, PANEL-11). */
export const useArrivalFlags = (): void => {
  const [query, setQuery] = useQuery();
  const { open } = useSupportChat();
  useEffect(() => {
    if (!query.has(arrivalFlag) && !query.has(chatFlag)) return;
    if (query.has(chatFlag)) void open();
    setQuery(
      (next) => {
        next.delete(arrivalFlag);
        next.delete(chatFlag);
        return next;
      },
      { replace: true },
    );
  }, [query, setQuery, open]);
};
