import type { Guard } from '@tailorbird/domain/shell';
import { useEffect, useRef, useState } from 'react';
import { useLocalNavigate } from '../../platform/navigation/links.tsx';
import { useService } from '../../platform/services/useService.ts';
import { VisitT } from '../../platform/visit/visitStore.ts';
import type { GuardWatch } from './watchGuard.ts';

/**
 * Leads visitors away from pages that are not for them (GUARD-14 … GUARD-16), as soon as it is known who they are. The public page has nothing personal,
 * so nothing is given away meanwhile. `forbidden`: they may not see it, and there is nowhere to lead them.
 */
export const useGuard = (guard: Guard | null): 'enter' | 'forbidden' => {
  const visit = useService(VisitT);
  const navigate = useLocalNavigate();
  const [isForbidden, setIsForbidden] = useState(false);
  const watch = useRef<GuardWatch | null>(null);
  useEffect(() => watch.current?.moveTo(location));
  useEffect(() => {
    setIsForbidden(false);
    if (guard === null) return;
    let wanted = true;
    import('./watchGuard.ts').then(
      ({ leadingBack, watchGuard }) => {
        const redirect = (to: string): void => navigate(leadingBack(to, location), { replace: true });
        if (wanted) watch.current = watchGuard(guard, visit, { redirect, forbid: setIsForbidden }, location);
      },
      () => setIsForbidden(true),
    );
    return () => {
      wanted = false;
      watch.current?.stop();
      watch.current = null;
    };
  }, [guard, visit, navigate]);
  return isForbidden ? 'forbidden' : 'enter';
};
