import { adminModeOf, hasAdminUi } from '@tailorbird/domain/account';
import { publicViewer, type Viewer } from '@tailorbird/domain/catalog';
import { useMemo } from 'react';
import { PreferencesT } from '../../platform/ports/ports.ts';
import { useService } from '../../platform/services/useService.ts';
import { VisitT } from '../../platform/visit/visitStore.ts';

/** Who is looking at the range (GUARD-07, GUARD-11): the public until somebody is known to be more. Call it in an observer. */
export const useViewer = (): Viewer => {
  const visit = useService(VisitT);
  const preferences = useService(PreferencesT);
  const { user, isRetailStore } = visit;
  const mode = adminModeOf({ readable: true, value: preferences.read('adminMode') });
  const adminUi = hasAdminUi(user ?? null, mode);
  return useMemo(() => (adminUi || isRetailStore ? { adminUi, retailStore: isRetailStore } : publicViewer), [adminUi, isRetailStore]);
};
