import type { CurrentUser, Visit } from '@tailorbird/domain/account';
import type { VisitStore } from './visitStore.ts';

/**
 * Updates the visit from a response. Keeps the known place; reloads the whole visit if the
 * place is unknown.
 */
export const updateUser = async (
  visit: Pick<VisitStore, 'visit' | 'setVisit' | 'refresh'>,
  user: CurrentUser,
  known: Partial<Pick<Visit, 'basketCount'>> = {},
): Promise<void> => {
  if (visit.visit) visit.setVisit({ ...visit.visit, user, ...known });
  else await visit.refresh();
};
