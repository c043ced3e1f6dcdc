import { adminModeOf, hasAdminUi } from '@tailorbird/domain/account';
import { publicViewer, type Viewer } from '@tailorbird/domain/catalog';
import type { Preferences } from '@tailorbird/domain/shell';
import type { VisitStore } from './visitStore.ts';

/** Whether the shop shows itself as to those who run it (GUARD-10, GUARD-11). Read it in an observer: who is here becomes known. */
export const isAdminUi = (
  visit: Pick<VisitStore, 'user'>,
  preferences: Pick<Preferences, 'find'>,
): boolean => hasAdminUi(visit.user ?? null, adminModeOf(preferences.find('adminMode')));

/** Who is looking at the range (GUARD-07): the public until somebody is known to be more. */
export const viewerNow = (
  visit: Pick<VisitStore, 'user' | 'isRetailStore'>,
  preferences: Pick<Preferences, 'find'>,
): Viewer => {
  const viewer = { adminUi: isAdminUi(visit, preferences), retailStore: visit.isRetailStore };
  return viewer.adminUi || viewer.retailStore ? viewer : publicViewer;
};
