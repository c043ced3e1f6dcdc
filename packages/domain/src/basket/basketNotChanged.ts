import type { Basket } from './basket.ts';
import { type BasketMessage, basketMessage } from './basketMessage.ts';
import type { BasketRefused, Baskets } from './basketsPort.ts';

export type BasketNotChanged = {
  readonly failure: BasketRefused;
  readonly message: BasketMessage;
  /** The reloaded basket, if the failure required a reload and it succeeded. */
  readonly basket: Basket | null;
};

/**
 * The message for the customer, with the basket reloaded if the failure requires it (BASKET-18,
 * BASKET-22).
 */
export const basketNotChanged = async (
  baskets: Baskets,
  tried: 'add' | 'change-quantity',
  failure: BasketRefused,
): Promise<BasketNotChanged> => {
  const { message, reload } = basketMessage(tried, failure);
  const current = reload ? await baskets.current() : null;
  return { failure, message, basket: current?.ok ? current.value : null };
};
