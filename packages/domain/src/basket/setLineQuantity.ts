import { err, type Result } from '../kernel/index.ts';
import type { Basket } from './basket.ts';
import { type BasketNotChanged, basketNotChanged } from './basketNotChanged.ts';
import type { Baskets } from './basketsPort.ts';

/**
 * Sets a line's quantity; 0 removes the line (BASKET-16). Returns the basket without a reload
 * (BASKET-13).
 */
export const setLineQuantity =
  ({ baskets }: { readonly baskets: Baskets }) =>
  async (lineId: number, quantity: number): Promise<Result<Basket, BasketNotChanged>> => {
    const changed = await (quantity === 0
      ? baskets.remove(lineId)
      : baskets.changeQuantity(lineId, quantity));
    return changed.ok
      ? changed
      : err(await basketNotChanged(baskets, 'change-quantity', changed.failure));
  };
