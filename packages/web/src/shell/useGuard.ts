import { checkGuard, type Guard } from '@tailorbird/domain/shell';
import { autorun } from 'mobx';
import { useEffect, useState } from 'react';
import { useApp } from '../app.ts';
import { useLocalNavigate } from './links.tsx';

/**
 * Leads visitors away from pages that are not for them (GUARD-14, GUARD-15), as soon as it is known who they are. The public page has nothing personal,
 * so nothing is given away meanwhile. `forbidden`: they may not see it, and there is nowhere to lead them.
 */
export const useGuard = (guard: Guard | null): 'enter' | 'forbidden' => {
  const { visit } = useApp();
  const navigate = useLocalNavigate();
  const [isForbidden, setIsForbidden] = useState(false);
  useEffect(() => {
    setIsForbidden(false);
    if (guard === null) return;
    return autorun(() => {
      if (visit.user === undefined) return;
      const visitor = { signedIn: visit.isSignedIn, isRetailStore: visit.isRetailStore, isAdmin: visit.isAdmin };
      const verdict = checkGuard(guard, visitor, { onlyQueryChanged: false });
      if (verdict.kind === 'redirect') navigate(verdict.to, { replace: true });
      setIsForbidden(verdict.kind === 'forbidden');
    });
  }, [guard, visit, navigate]);
  return isForbidden ? 'forbidden' : 'enter';
};
