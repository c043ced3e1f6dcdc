import type { CurrentUser, Visit } from '@tailorbird/domain/account';
import type { VisitStore } from './visitStore.ts';

/** Takes over who is here now, as a call answered, with what else it knows. Where they are stays; while that is not known the server is asked for all of it. */
export const takeUser = async (
  visit: Pick<VisitStore, 'visit' | 'take' | 'refresh'>,
  user: CurrentUser,
  known: Partial<Pick<Visit, 'basketCount'>> = {},
): Promise<void> => {
  if (visit.visit) visit.take({ ...visit.visit, user, ...known });
  else await visit.refresh();
};
