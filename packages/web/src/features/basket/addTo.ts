import type { AddRequest, Basket, BasketNotChanged, Baskets } from '@tailorbird/domain/basket';
import { err, type Result } from '@tailorbird/domain/kernel';
import type { Unanswered } from './addGarment.ts';

/** What adds a piece comes with the first one; where it does not come, nothing was added. */
export const addTo = async (
  baskets: Baskets,
  unanswered: Unanswered,
  request: AddRequest,
  asked: string,
): Promise<Result<Basket, BasketNotChanged>> => {
  const part = await import('./addGarment.ts').catch(() => null);
  return part
    ? part.addOnce({ baskets, unanswered }, request, asked)
    : err({ failure: { kind: 'unreachable' }, message: 'basket-error', basket: null });
};
