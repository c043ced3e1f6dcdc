import { adminModeOf, hasAdminUi } from '@tailorbird/domain/account';
import { publicViewer, type Viewer } from '@tailorbird/domain/catalog';
import { useMemo } from 'react';
import { useApp } from '../../platform/app.ts';

/** Who is looking at the range (GUARD-07, GUARD-11): the public until somebody is known to be more. Call it in an observer. */
export const useViewer = (): Viewer => {
  const { visit, preferences } = useApp();
  const { user, isRetailStore } = visit;
  const mode = adminModeOf({ readable: preferences !== null, value: preferences?.read('adminMode') ?? null });
  const adminUi = hasAdminUi(user ?? null, mode);
  return useMemo(() => (adminUi || isRetailStore ? { adminUi, retailStore: isRetailStore } : publicViewer), [adminUi, isRetailStore]);
};
