import type { Money } from '../kernel/index.ts';
import type { CurrentUser } from './user.ts';

/** PRICE-18: signed in, with credit, and not closed before by this user. `closedBy` is what the browser remembers. */
export const showsCreditPopup = (visit: {
  readonly user: Pick<CurrentUser, 'id'> | null;
  readonly credit: Money | null;
  readonly closedBy: string | null;
}): boolean => visit.user !== null && visit.credit !== null && visit.credit.amount > 0 && visit.closedBy !== closedCreditPopup(visit.user);

/** PRICE-19: what the browser remembers when the popup is closed. */
export const closedCreditPopup = (user: Pick<CurrentUser, 'id'>): string => String(user.id);
