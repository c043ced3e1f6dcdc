import { unreachable } from '@tailorbird/domain/kernel';

/**
 * Requests in progress (BASKET-11): adding, and changes by line. Counted, because two clicks
 * make two requests.
 */
export type BasketActivity = {
  readonly adding: number;
  readonly updating: Readonly<Record<number, number>>;
};

export type BasketActivityEvent =
  | { readonly type: 'add-started' }
  | { readonly type: 'add-ended' }
  | { readonly type: 'change-started'; readonly lineId: number }
  | { readonly type: 'change-ended'; readonly lineId: number };

export const idleBasket: BasketActivity = { adding: 0, updating: {} };

export const isAdding = (activity: BasketActivity): boolean => activity.adding > 0;
export const isUpdating = (activity: BasketActivity, lineId: number): boolean =>
  (activity.updating[lineId] ?? 0) > 0;

const counted = (activity: BasketActivity, lineId: number, by: 1 | -1): BasketActivity => {
  const { [lineId]: before = 0, ...others } = activity.updating;
  return { ...activity, updating: before + by > 0 ? { ...others, [lineId]: before + by } : others };
};

/** BASKET-11: flags are on from the start to the end of a request, failed or not. */
export const reduceBasketActivity = (
  activity: BasketActivity,
  event: BasketActivityEvent,
): BasketActivity => {
  switch (event.type) {
    case 'add-started':
      return { ...activity, adding: activity.adding + 1 };
    case 'add-ended':
      return { ...activity, adding: Math.max(0, activity.adding - 1) };
    case 'change-started':
      return counted(activity, event.lineId, 1);
    case 'change-ended':
      return counted(activity, event.lineId, -1);
    default:
      return unreachable(event);
  }
};
