import { autorun } from 'mobx';
import { useEffect } from 'react';
import { useApp } from '../app.ts';
import type { PageHandle } from '../pageRoutes.ts';
import { useLocalNavigate } from './links.tsx';

/**
 * Leads visitors away from pages that are not for them (GUARD-14, GUARD-15), as soon as it is known who they are. The public page has nothing personal,
 * so nothing is given away meanwhile; query changes do not ask again (GUARD-16).
 */
export const useGuard = (handle: PageHandle | null): void => {
  const { visit } = useApp();
  const navigate = useLocalNavigate();
  const guard = handle?.guard ?? null;
  const target = handle?.guardTarget ?? '/';
  useEffect(() => {
    if (guard === null) return;
    return autorun(() => {
      if (visit.user === undefined) return;
      const isWelcome = guard === 'authenticatedOnly' ? visit.isSignedIn : !visit.isSignedIn;
      if (!isWelcome) navigate(target, { replace: true });
    });
  }, [guard, target, visit, navigate]);
};
