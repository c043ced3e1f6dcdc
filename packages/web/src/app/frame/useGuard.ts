import { type Guard, isGuardKind } from '@tailorbird/domain/shell';
import { useEffect, useRef, useState } from 'react';
import { useLocalNavigate } from '../../platform/navigation/links.tsx';
import { useLocation } from '../../platform/navigation/router.ts';
import { useService } from '../../platform/services/useService.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';
import type { GuardWatch, Judged } from './watchGuard.ts';

/**
 * Redirects visitors from pages they may not see (GUARD-14 … GUARD-16), as soon as the visit is
 * known. Until then only the public page shows, which has no personal data. `forbidden`: not
 * allowed, without a redirect. `unanswered`: the visit could not be loaded.
 */
export const useGuard = (
  guard: Guard | null,
): { readonly judged: Judged; readonly checkAgain: () => void } => {
  const visit = useService(VisitT);
  const navigate = useLocalNavigate();
  const [judged, judge] = useState<Judged>('enter');
  const [tries, setTries] = useState(0);
  const watch = useRef<GuardWatch | null>(null);
  const isFirst = useRef(true);
  const here = useLocation();
  // Address of the shown page: during navigation the browser already has the next page's, which
  // this guard must not judge.
  const place = useRef(here);
  useEffect(() => {
    place.current = here;
    watch.current?.moveTo(here);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: run again for each try.
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
  return { judged, checkAgain: () => setTries(tries + 1) };
};
