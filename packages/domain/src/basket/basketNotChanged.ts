import type { Basket } from './basket.ts';
import { type BasketMessage, basketMessage } from './basketMessage.ts';
import type { BasketRefused, Baskets } from './basketsPort.ts';

export type BasketNotChanged = {
  readonly failure: BasketRefused;
  readonly message: BasketMessage;
  /** The basket as it is now, when the failure called for a reload and it came. */
  readonly basket: Basket | null;
};

/** What a customer is told, with the basket reloaded where the failure calls for it (BASKET-18, BASKET-22). */
export const basketNotChanged = async (
  baskets: Baskets,
  tried: 'add' | 'change-quantity',
  failure: BasketRefused,
): Promise<BasketNotChanged> => {
  const { message, reload } = basketMessage(tried, failure);
  const current = reload ? await baskets.current() : null;
  return { failure, message, basket: current?.ok ? current.value : null };
};
