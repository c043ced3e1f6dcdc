import { type Guard, isGuardKind } from '@tailorbird/domain/shell';
import { useEffect, useRef, useState } from 'react';
import { useLocalNavigate } from '../../platform/navigation/links.tsx';
import { useLocation } from '../../platform/navigation/router.ts';
import { useService } from '../../platform/services/useService.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';
import type { GuardWatch, Judged } from './watchGuard.ts';

/**
 * Leads visitors away from pages that are not for them (GUARD-14 … GUARD-16), as soon as it is known who they are. The public page has nothing personal,
 * so nothing is given away meanwhile. `forbidden`: they may not see it, and there is nowhere to lead them. `unanswered`: nobody says who they are, until it is asked again.
 */
export const useGuard = (
  guard: Guard | null,
): { readonly judged: Judged; readonly askAgain: () => void } => {
  const visit = useService(VisitT);
  const navigate = useLocalNavigate();
  const [judged, judge] = useState<Judged>('enter');
  const [tries, setTries] = useState(0);
  const watch = useRef<GuardWatch | null>(null);
  const isFirst = useRef(true);
  const here = useLocation();
  // Where the page is that is shown: while it is left, the address of the browser is that of the next, which is not for this guard to judge.
  const place = useRef(here);
  useEffect(() => {
    place.current = here;
    watch.current?.moveTo(here);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try judges anew.
  useEffect(() => {
    judge('enter');
    // The session may have ended since the page before.
    if (guard !== null && !isFirst.current) void visit.checkSession();
    isFirst.current = false;
    // The page of an unknown guard is an error already (ERR-08).
    if (guard === null || !isGuardKind(guard.kind)) return;
    let wanted = true;
    import('./watchGuard.ts').then(
      ({ watchGuard }) => {
        const redirect = (to: string): void => navigate(to, { replace: true });
        if (wanted) watch.current = watchGuard(guard, visit, { redirect, judge }, place.current);
      },
      () => wanted && judge('unanswered'),
    );
    return () => {
      wanted = false;
      watch.current?.stop();
      watch.current = null;
    };
  }, [guard, visit, navigate, tries]);
  return { judged, askAgain: () => setTries(tries + 1) };
};
