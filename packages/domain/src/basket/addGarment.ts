import { err, type Result } from '../kernel/index.ts';
import type { Basket } from './basket.ts';
import { type BasketNotChanged, basketNotChanged } from './basketNotChanged.ts';
import type { AddRequest, Baskets } from './basketsPort.ts';

/**
 * Adds pieces and returns the basket. If stock is insufficient, the basket is reloaded to show
 * what is available (BASKET-18).
 */
export const addGarment =
  ({ baskets }: { readonly baskets: Baskets }) =>
  async (request: AddRequest): Promise<Result<Basket, BasketNotChanged>> => {
    const added = await baskets.add(request);
    return added.ok ? added : err(await basketNotChanged(baskets, 'add', added.failure));
  };
