import { publicViewer, type Viewer } from '@tailorbird/domain/catalog';
import { useMemo } from 'react';
import { useService } from '../../platform/services/useService.ts';
import { PreferencesT } from '../../shared/ports/ports.ts';
import { viewerNow } from '../../shared/visit/viewer.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';

/**
 * The viewer of the catalog (GUARD-07, GUARD-11): public until a role is known. Call it in an
 * observer.
 */
export const useViewer = (): Viewer => {
  const { adminUi, retailStore } = viewerNow(useService(VisitT), useService(PreferencesT));
  return useMemo(
    () => (adminUi || retailStore ? { adminUi, retailStore } : publicViewer),
    [adminUi, retailStore],
  );
};
