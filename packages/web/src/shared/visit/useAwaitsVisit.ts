import { useEffect, useState } from 'react';
import { useService } from '../../platform/services/useService.ts';
import { VisitT } from './visitStore.ts';

/** Maximum wait for the visit before the public view shows, in ms (DATA-06). */
export const visitDelayMs = 300;

/**
 * True if a page with restricted content still waits for the visit: at most 300 ms (DATA-06).
 */
export const useAwaitsVisit = (): boolean => {
  const { visit } = useService(VisitT);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), visitDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return visit === null && !isOver;
};
