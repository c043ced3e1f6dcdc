import type { Guard } from '@tailorbird/domain/shell';
import { useEffect, useState } from 'react';
import { useLocalNavigate } from '../../platform/navigation/links.tsx';
import { useService } from '../../platform/services/useService.ts';
import { VisitT } from '../../platform/visit/visitStore.ts';

/**
 * Leads visitors away from pages that are not for them (GUARD-14, GUARD-15), as soon as it is known who they are. The public page has nothing personal,
 * so nothing is given away meanwhile. `forbidden`: they may not see it, and there is nowhere to lead them.
 */
export const useGuard = (guard: Guard | null): 'enter' | 'forbidden' => {
  const visit = useService(VisitT);
  const navigate = useLocalNavigate();
  const [isForbidden, setIsForbidden] = useState(false);
  useEffect(() => {
    setIsForbidden(false);
    if (guard === null) return;
    let stop: (() => void) | null = null;
    let wanted = true;
    import('./watchGuard.ts').then(
      ({ leadingBack, watchGuard }) => {
        const redirect = (to: string): void => navigate(leadingBack(to, location.search), { replace: true });
        if (wanted) stop = watchGuard(guard, visit, { redirect, forbid: setIsForbidden });
      },
      () => setIsForbidden(true),
    );
    return () => {
      wanted = false;
      stop?.();
    };
  }, [guard, visit, navigate]);
  return isForbidden ? 'forbidden' : 'enter';
};
