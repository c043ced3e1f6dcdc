import { err, type Result } from '../kernel/index.ts';
import type { Basket } from './basket.ts';
import type { BasketRefused, Baskets } from './basketsPort.ts';

/** Activating and deactivating have different messages (PRICE-17). */
export type CreditNotSet = {
  readonly kind: 'credit-not-activated' | 'credit-not-deactivated';
  readonly because: BasketRefused;
};

/** Activates or deactivates account credit and returns the reloaded basket (PRICE-04). */
export const setCreditActive =
  ({ baskets }: { readonly baskets: Baskets }) =>
  async (active: boolean): Promise<Result<Basket, CreditNotSet>> => {
    const changed = await (active ? baskets.activateCredit() : baskets.deactivateCredit());
    return changed.ok
      ? changed
      : err({
          kind: active ? 'credit-not-activated' : 'credit-not-deactivated',
          because: changed.failure,
        });
  };
