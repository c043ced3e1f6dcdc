import { adminModeOf, hasAdminUi } from '@tailorbird/domain/account';
import { publicViewer, type Viewer } from '@tailorbird/domain/catalog';
import type { Preferences } from '@tailorbird/domain/shell';
import type { VisitStore } from './visitStore.ts';

/**
 * True if the admin UI shows (GUARD-10, GUARD-11). Read it in an observer, because the visit
 * loads late.
 */
export const isAdminUi = (
  visit: Pick<VisitStore, 'user'>,
  preferences: Pick<Preferences, 'find'>,
): boolean => hasAdminUi(visit.user ?? null, adminModeOf(preferences.find('adminMode')));

/** Viewer of the range (GUARD-07): public until the visit says otherwise. */
export const viewerNow = (
  visit: Pick<VisitStore, 'user' | 'isRetailStore'>,
  preferences: Pick<Preferences, 'find'>,
): Viewer => {
  const viewer = { adminUi: isAdminUi(visit, preferences), retailStore: visit.isRetailStore };
  return viewer.adminUi || viewer.retailStore ? viewer : publicViewer;
};
