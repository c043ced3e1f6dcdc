import { useEffect, useState } from 'react';
import { useService } from '../../platform/services/useService.ts';
import { VisitT } from './visitStore.ts';

/** How long a page waits for who is here before it shows what everybody sees, in ms (DATA-06). */
export const visitDelayMs = 300;

/** Whether a page that shows more to some is still waiting for who is here: until that is known, and no longer than 300 ms (DATA-06). */
export const useAwaitsVisit = (): boolean => {
  const { visit } = useService(VisitT);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), visitDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return visit === null && !isOver;
};
