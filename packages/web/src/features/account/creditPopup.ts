import type { CurrentUser } from '@tailorbird/domain/account';
import type { Money } from '@tailorbird/domain/kernel';

type Customer = Pick<CurrentUser, 'id'>;

/** PRICE-19: stored value of a closed popup. */
export const closedCreditPopup = (user: Customer): string => String(user.id);

/**
 * PRICE-18: true if the credit should load: a signed-in customer has not closed the popup.
 * `closedBy` is the stored value.
 */
export const mayShowCreditPopup = (visit: {
  readonly user: Customer | null;
  readonly closedBy: string | null;
}): boolean => visit.user !== null && visit.closedBy !== closedCreditPopup(visit.user);

/** PRICE-18: the credit to show; null if the popup is hidden. */
export const shownCredit = (visit: {
  readonly user: Customer | null;
  readonly credit: Money | null;
  readonly closedBy: string | null;
}): Money | null =>
  mayShowCreditPopup(visit) && visit.credit !== null && visit.credit.amount > 0
    ? visit.credit
    : null;
