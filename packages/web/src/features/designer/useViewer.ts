import { publicViewer, type Viewer } from '@tailorbird/domain/catalog';
import { useMemo } from 'react';
import { PreferencesT } from '../../platform/ports/ports.ts';
import { useService } from '../../platform/services/useService.ts';
import { viewerNow } from '../../platform/visit/viewer.ts';
import { VisitT } from '../../platform/visit/visitStore.ts';

/** Who is looking at the range (GUARD-07, GUARD-11): the public until somebody is known to be more. Call it in an observer. */
export const useViewer = (): Viewer => {
  const { adminUi, retailStore } = viewerNow(useService(VisitT), useService(PreferencesT));
  return useMemo(
    () => (adminUi || retailStore ? { adminUi, retailStore } : publicViewer),
    [adminUi, retailStore],
  );
};
